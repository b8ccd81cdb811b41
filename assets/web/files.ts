/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-91a89b0776.js" with { type: "file" };
import file1 from "./console-c728e73536.css" with { type: "file" };
import file2 from "./part-0f6d18642d.js" with { type: "file" };
import file3 from "./part-1258a16b4b.js" with { type: "file" };
import file4 from "./part-16711a48af.js" with { type: "file" };
import file5 from "./part-3613fe77fb.js" with { type: "file" };
import file6 from "./part-3f6456c53d.js" with { type: "file" };
import file7 from "./part-490e09aa8b.js" with { type: "file" };
import file8 from "./part-52a51f98ee.js" with { type: "file" };
import file9 from "./part-59d1e57c7d.js" with { type: "file" };
import file10 from "./part-5b8100460c.js" with { type: "file" };
import file11 from "./part-5de9325f72.js" with { type: "file" };
import file12 from "./part-6107f37992.js" with { type: "file" };
import file13 from "./part-62687aef1b.js" with { type: "file" };
import file14 from "./part-662b4a569d.js" with { type: "file" };
import file15 from "./part-76d7cb96be.js" with { type: "file" };
import file16 from "./part-80a32d4d86.js" with { type: "file" };
import file17 from "./part-83b2c276bb.js" with { type: "file" };
import file18 from "./part-a8756b56f8.js" with { type: "file" };
import file19 from "./part-adaa1d84ee.js" with { type: "file" };
import file20 from "./part-b2fdbed01c.js" with { type: "file" };
import file21 from "./part-bdaf484ec1.js" with { type: "file" };
import file22 from "./part-bea995c03d.js" with { type: "file" };
import file23 from "./part-cc6ceb0bdc.js" with { type: "file" };
import file24 from "./part-d40239b355.js" with { type: "file" };
import file25 from "./part-d6ff109b48.js" with { type: "file" };
import file26 from "./part-db95e7c4a5.js" with { type: "file" };
import file27 from "./part-e0f610ba0d.js" with { type: "file" };
import file28 from "./part-e5c81ec3ab.js" with { type: "file" };
import file29 from "./part-ede53cac89.js" with { type: "file" };
import file30 from "./part-ee0ecf61dd.js" with { type: "file" };
import file31 from "./part-f3604ecc62.js" with { type: "file" };
import file32 from "./part-f74e5bda83.js" with { type: "file" };
import file33 from "./part-fb437e651f.js" with { type: "file" };
import file34 from "./studio-2345889293.js" with { type: "file" };
import file35 from "./studio-23bd6e4910.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-91a89b0776.js", path: file0, bytes: 18047, integrity: "sha384-Egqn+GjL9koWqVhbh7Jz4tWuYuaF16l7CxyIVSpL4OP5p/Iqs80fzZA6zn+Hqwgt" },
  { name: "console-c728e73536.css", path: file1, bytes: 47077, integrity: "sha384-OTJXFBPxp16Z+WVAc+P98DomFQL5P1ubnH6bAyCn6/dhq4FsV3k2uPp7VEGO6UZD" },
  { name: "part-0f6d18642d.js", path: file2, bytes: 3630, integrity: "sha384-7EHxLvugxRVYfZDSPeVGhMcCUmYMYafTW11w4rxAYFHswmQ4wqkfNOr8Aq5gDmFY" },
  { name: "part-1258a16b4b.js", path: file3, bytes: 7982, integrity: "sha384-mvq7E75ZOX15tBWsb04gzCyoJhrSeu4+yWbG34qeM/mSdDs1r2i8IJs121xoA6oU" },
  { name: "part-16711a48af.js", path: file4, bytes: 131, integrity: "sha384-R4KfnsC75qw4qMEp1NcQjMisKhWX4jFrc8hrM2h7CH5KyNNehCjBgljBO6IEOOHM" },
  { name: "part-3613fe77fb.js", path: file5, bytes: 546, integrity: "sha384-2yWV403GyArtcBpTbKl9z/cUQ+OCDTqJEu/r7lSjLU/EZ/JpHG8jPYg/1d6cKpKy" },
  { name: "part-3f6456c53d.js", path: file6, bytes: 5753, integrity: "sha384-/qfprU5l9F9kv7i9UDvo0f2J2Bm2GZq0S4mkEr1552cYFBEa3yPF/l+EhDz5aQoC" },
  { name: "part-490e09aa8b.js", path: file7, bytes: 1934, integrity: "sha384-0XETeRpP1ALrnNbJDOecuBDt/RvVFMP87q62fV5M2G1NBRs9KRNRvau+B6ZNniVv" },
  { name: "part-52a51f98ee.js", path: file8, bytes: 3828, integrity: "sha384-AfoMCZWDzI8ymVi2CVJHaaG/15nGweqwMn/NwVwjBBqcsknXTNCOI94rGI/P+IHw" },
  { name: "part-59d1e57c7d.js", path: file9, bytes: 488, integrity: "sha384-J672enOeiXS0KUxDUZh/eSYp3NJfisI3NQugcCWDd4Irhyap7Z2Cor90SlzZeVMi" },
  { name: "part-5b8100460c.js", path: file10, bytes: 414, integrity: "sha384-msM2pdNYGxy2MuQlVtuqD3Qr8SvacCTF84XUHNHGJp7ar6n1LctscGmvwHLzVezc" },
  { name: "part-5de9325f72.js", path: file11, bytes: 3393, integrity: "sha384-3uBWldep7DZk93VRQzMGsD7mZWdwH5itAqJih0iD3A14wPVO5DqUsZhbJZ2so+uc" },
  { name: "part-6107f37992.js", path: file12, bytes: 16188, integrity: "sha384-U//FXyj+C+mX0ZhcDDeCb8hoXmPpyIb18uaRE0UzdyJGsCx71/JTCbKwseQeJsKl" },
  { name: "part-62687aef1b.js", path: file13, bytes: 1153, integrity: "sha384-vinh30ks1YtinNmNIgrcWzdiH+LgiRCawA/ueAB+wxMO69YQyf6I94vAlLl5tfDT" },
  { name: "part-662b4a569d.js", path: file14, bytes: 73332, integrity: "sha384-yFemekQ8Pyk+WTaSmYkc/z0ZSpKZ/Kjs/kinsQrhvCLsSYoSeVhQoCrQX57Hzraq" },
  { name: "part-76d7cb96be.js", path: file15, bytes: 47991, integrity: "sha384-YMEi+10pDJdmOUEBKxbFbzgFNI6JPh8QNmVPpJUEJkyySEEhjR0Ct6QkZ8BkjcON" },
  { name: "part-80a32d4d86.js", path: file16, bytes: 6466, integrity: "sha384-5RooPFLwf1C9DE97JmkeE+x0Foa/RajznVl8eQF8aB1iQeqRKWQJT0qxFoCxkvdP" },
  { name: "part-83b2c276bb.js", path: file17, bytes: 279, integrity: "sha384-mg+EYKMvYd7czjdvHbNl/yXSk92mnptPDgJ6XjyALtEXCGE50UaltmMr4+wqPnFA" },
  { name: "part-a8756b56f8.js", path: file18, bytes: 6617, integrity: "sha384-FIHrpQeL+D2Vd9rI4u42jtWAZh/xc3zOgYOso4JbER6PVoS7a5TFDPQqvk9jcMVv" },
  { name: "part-adaa1d84ee.js", path: file19, bytes: 704, integrity: "sha384-ToldzRt2YP0dJcQ/qWRCXKRyu9zl0iNcKV59ZRnpoNnVvKuswnyZpvSCqHhQ7lFY" },
  { name: "part-b2fdbed01c.js", path: file20, bytes: 59046, integrity: "sha384-ALKWe0PzXrTpM4L67s9oqVzQ/czJqSeKHmp/qbsOlqZhuWyg7p05uvDBNfKG0HLz" },
  { name: "part-bdaf484ec1.js", path: file21, bytes: 2309, integrity: "sha384-9yDo1yL78uZiZ/Wmfm1gMPH7kfyfRFjhBA1+0fDNY9URHCfS/+6csnlhAnHyTJc8" },
  { name: "part-bea995c03d.js", path: file22, bytes: 18840, integrity: "sha384-rpUSJd929mBEcKewLgxH6raODDxGVXcLlGFsnKAeEmlCbGn8/O6O/BqNVmeBT04X" },
  { name: "part-cc6ceb0bdc.js", path: file23, bytes: 577, integrity: "sha384-XdENFjk4IijayxEWOyqmuOaGXQ+MDumQRfF2SPH3Q3BWiPKdjopF0hS29qzN0EVF" },
  { name: "part-d40239b355.js", path: file24, bytes: 759, integrity: "sha384-TAU0a0pSnvwvaZ2FinIOiDogrOCJyk0i8SolOOlFG5eBeZjSQoooaX5xaFqhSece" },
  { name: "part-d6ff109b48.js", path: file25, bytes: 547, integrity: "sha384-gW0teATvuPNYhqB49qpC9acG5Rfw83XVndzoMSEJ3JWDAtUQqVGBRS+w+bWY7N1Y" },
  { name: "part-db95e7c4a5.js", path: file26, bytes: 4372, integrity: "sha384-MIn1Zi1gfvWqKLj/1oGR6RnbeEXkfNENjco95pBDjYO9KI6sg4DFDMdwuN+9P1Yu" },
  { name: "part-e0f610ba0d.js", path: file27, bytes: 728, integrity: "sha384-+HsJsZ47ZDwWdbPNFZo1oImvmpyoHnx+8Q3gpsJBHW1nZ8/GI7eE1KmMpl/Bbg64" },
  { name: "part-e5c81ec3ab.js", path: file28, bytes: 922, integrity: "sha384-YF+qhMXbty3+6bRdMxdePGgJuPj8+Iz+fQqtOdlYEp9AZaVCmmM5N0tOF0QqjSFJ" },
  { name: "part-ede53cac89.js", path: file29, bytes: 14942, integrity: "sha384-eAnEBej1zGqBvDQyZpp5Xao92auwK1wO0X2JYq41Wub1mq9eOd6Y9nDwGrHa9GHr" },
  { name: "part-ee0ecf61dd.js", path: file30, bytes: 1649, integrity: "sha384-jUJMUBAXHCurhGQliVDjKgDMDuT5bmgaegVDN33iYwcuGXneUM5+SYkPitCfQLhP" },
  { name: "part-f3604ecc62.js", path: file31, bytes: 5024, integrity: "sha384-qxDrZredSUtrnrzypS1YR5E9h7kdxv37N0FTupiLL+kpbV2mf+Demd+saNAkuOft" },
  { name: "part-f74e5bda83.js", path: file32, bytes: 33031, integrity: "sha384-LwMvZZ81mShfsMI4DIMpLCY3oRG+fvsqO3XJlBS7dFTsB7i7dmMpj6dQfibhwRhW" },
  { name: "part-fb437e651f.js", path: file33, bytes: 6440, integrity: "sha384-93lmzd2/8rDpXRKez2QIVaFrj+03sdHzvXaaGQDHke/I1G2nj/dxsYzUR7/V7+Di" },
  { name: "studio-2345889293.js", path: file34, bytes: 5977, integrity: "sha384-x1OvAPPMGil2njarjMPOpsrFrENQm+T31NiLhu6JjnVP0owBac8cg7mYqC17uZEM" },
  { name: "studio-23bd6e4910.css", path: file35, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-2345889293.js", style: "studio-23bd6e4910.css", preload: ["part-1258a16b4b.js","part-490e09aa8b.js","part-5b8100460c.js","part-76d7cb96be.js","part-adaa1d84ee.js","part-b2fdbed01c.js","part-e0f610ba0d.js"] },
  console: { script: "console-91a89b0776.js", style: "console-c728e73536.css", preload: ["part-b2fdbed01c.js"] },
} as const;
