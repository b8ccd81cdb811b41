/** Made by `bun run web:build`; do not edit. */
import file0 from "./book-41f4449295.css" with { type: "file" };
import file1 from "./book-feaa657f5f.js" with { type: "file" };
import file2 from "./console-cc31db09b2.css" with { type: "file" };
import file3 from "./console-f3d80b227a.js" with { type: "file" };
import file4 from "./part-0bac7a2502.js" with { type: "file" };
import file5 from "./part-0db6dc607c.js" with { type: "file" };
import file6 from "./part-0e60103e7a.js" with { type: "file" };
import file7 from "./part-1645710323.js" with { type: "file" };
import file8 from "./part-1772a19e51.js" with { type: "file" };
import file9 from "./part-1a14c5f558.js" with { type: "file" };
import file10 from "./part-1be698ea1c.js" with { type: "file" };
import file11 from "./part-1c3d617f72.js" with { type: "file" };
import file12 from "./part-1fda3023e0.js" with { type: "file" };
import file13 from "./part-21104d0dc6.js" with { type: "file" };
import file14 from "./part-21136fa0d8.js" with { type: "file" };
import file15 from "./part-239fffedf2.js" with { type: "file" };
import file16 from "./part-26ba82deda.js" with { type: "file" };
import file17 from "./part-277d6e26ae.js" with { type: "file" };
import file18 from "./part-28585e94b8.js" with { type: "file" };
import file19 from "./part-2899bd0572.js" with { type: "file" };
import file20 from "./part-2a12e1f69e.js" with { type: "file" };
import file21 from "./part-2ce7f1e6eb.js" with { type: "file" };
import file22 from "./part-2e24b255f0.js" with { type: "file" };
import file23 from "./part-323ddac03e.js" with { type: "file" };
import file24 from "./part-325aa9e5bd.js" with { type: "file" };
import file25 from "./part-3621fd3045.js" with { type: "file" };
import file26 from "./part-387697517e.js" with { type: "file" };
import file27 from "./part-3b3e59a06e.js" with { type: "file" };
import file28 from "./part-3c64e6815d.js" with { type: "file" };
import file29 from "./part-3f687119d0.js" with { type: "file" };
import file30 from "./part-427e4f256b.js" with { type: "file" };
import file31 from "./part-47c37b6b12.js" with { type: "file" };
import file32 from "./part-4c301d914f.js" with { type: "file" };
import file33 from "./part-515a1b3e92.js" with { type: "file" };
import file34 from "./part-578db8b733.js" with { type: "file" };
import file35 from "./part-57c63177e6.js" with { type: "file" };
import file36 from "./part-5af7942566.js" with { type: "file" };
import file37 from "./part-626886ae38.js" with { type: "file" };
import file38 from "./part-648770dd10.js" with { type: "file" };
import file39 from "./part-64982751dd.js" with { type: "file" };
import file40 from "./part-66dff32241.js" with { type: "file" };
import file41 from "./part-68c8667bc6.js" with { type: "file" };
import file42 from "./part-6e29e57342.js" with { type: "file" };
import file43 from "./part-71978d8e85.js" with { type: "file" };
import file44 from "./part-76e91516f8.js" with { type: "file" };
import file45 from "./part-7b54645f81.js" with { type: "file" };
import file46 from "./part-7bb2adbf00.js" with { type: "file" };
import file47 from "./part-8483b4ec67.js" with { type: "file" };
import file48 from "./part-86aa1150e1.js" with { type: "file" };
import file49 from "./part-873a97832b.js" with { type: "file" };
import file50 from "./part-87ce4a3198.js" with { type: "file" };
import file51 from "./part-8a4c0a7f7f.js" with { type: "file" };
import file52 from "./part-8f375f17af.js" with { type: "file" };
import file53 from "./part-9246765660.js" with { type: "file" };
import file54 from "./part-a3d173647d.js" with { type: "file" };
import file55 from "./part-a467c8b756.js" with { type: "file" };
import file56 from "./part-a4e77b85a7.js" with { type: "file" };
import file57 from "./part-a55e8d5fc7.js" with { type: "file" };
import file58 from "./part-a7db9c3044.js" with { type: "file" };
import file59 from "./part-b85be08897.js" with { type: "file" };
import file60 from "./part-c09efb7396.js" with { type: "file" };
import file61 from "./part-c510292360.js" with { type: "file" };
import file62 from "./part-c87d8da5ab.js" with { type: "file" };
import file63 from "./part-cd80e59459.js" with { type: "file" };
import file64 from "./part-d2140104c1.js" with { type: "file" };
import file65 from "./part-d58a6b3bb4.js" with { type: "file" };
import file66 from "./part-d6a335c3ec.js" with { type: "file" };
import file67 from "./part-d7eccfd079.js" with { type: "file" };
import file68 from "./part-da51df43eb.js" with { type: "file" };
import file69 from "./part-e287e509ed.js" with { type: "file" };
import file70 from "./part-e48ceaf896.js" with { type: "file" };
import file71 from "./part-e89deb18d3.js" with { type: "file" };
import file72 from "./part-ec312f204c.js" with { type: "file" };
import file73 from "./part-ecaede29cc.js" with { type: "file" };
import file74 from "./part-ecbe53d57a.js" with { type: "file" };
import file75 from "./part-ef3d0b5baf.js" with { type: "file" };
import file76 from "./part-f2c7ce4f21.js" with { type: "file" };
import file77 from "./part-f3116d52ea.js" with { type: "file" };
import file78 from "./part-f339fc2075.js" with { type: "file" };
import file79 from "./part-f7e9a1b8a2.js" with { type: "file" };
import file80 from "./part-fa3cf9313b.js" with { type: "file" };
import file81 from "./part-fcf708d5dd.js" with { type: "file" };
import file82 from "./studio-071d93e0d3.js" with { type: "file" };
import file83 from "./studio-fc2e0292dc.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "book-41f4449295.css", path: file0, bytes: 12309, integrity: "sha384-x6/oAqT31v3tDhsN2KJlMLPDNAtrcyGYSyQ0LJ6TAnbdsfAvsFzZbK1gwAN32ZE+" },
  { name: "book-feaa657f5f.js", path: file1, bytes: 7229, integrity: "sha384-vwBl4EX5XM7Kg6co/wtErumbVG9G7OFg+6eoUCRgx3ft+jg9laR692/mjr+CVzJb" },
  { name: "console-cc31db09b2.css", path: file2, bytes: 56722, integrity: "sha384-dM6RJZ+r4ylw5EQiBjeSzMkB1oR580ObhdIRS4oTVNaV1tytqD0RrIJsZRbS/gau" },
  { name: "console-f3d80b227a.js", path: file3, bytes: 22281, integrity: "sha384-gJfNaZCzXOUGYbcLkQOyOrO8/IAg4d8KYYhZA9dlXJZjKJbO/YBZBQoXEEOdrKA+" },
  { name: "part-0bac7a2502.js", path: file4, bytes: 61994, integrity: "sha384-BAuZRvwBniQtFs+J+Pf4EOqIGgPn/FcINQzH3r6j9DLdRufHEgyxoLwncKVxE+Va" },
  { name: "part-0db6dc607c.js", path: file5, bytes: 764, integrity: "sha384-Tn+0Z+C76vL7HUB0W/FMz6DgLKBbKYdtu41lHiUGNfDjjGsDYEnrnDIFlJLUjOm6" },
  { name: "part-0e60103e7a.js", path: file6, bytes: 2711, integrity: "sha384-6vx/zX5sofYKlxDJG2K3+J01uo9i8OejLPu45mUUjC7WGEe1g3Li/a2Uecn1f2Qy" },
  { name: "part-1645710323.js", path: file7, bytes: 6624, integrity: "sha384-AZJ6IQhurQzC399AZyXm4hsHnBD3S+O49ue1hX8c5C4/FdJg5i7Y0vUwcXVw39cz" },
  { name: "part-1772a19e51.js", path: file8, bytes: 5351, integrity: "sha384-RO5QclbDZc3CCQGc61E3UXW4zFIAJi3ANTde3X0s9CMXoccacP+Fja5/awyxgwfM" },
  { name: "part-1a14c5f558.js", path: file9, bytes: 1624, integrity: "sha384-yMgOh8kvMO8rErbic/HEWQwnl2XYshOPZ3kKazWK33okuK6b6eknuqMHdMxAYsdh" },
  { name: "part-1be698ea1c.js", path: file10, bytes: 44376, integrity: "sha384-OgkyxmBwFpZ8ts04pWx9F12MJ1wmVxF55SEi0aRnqYkrb5zIco+wLKJoIUgCfEhK" },
  { name: "part-1c3d617f72.js", path: file11, bytes: 11115, integrity: "sha384-qcy8XOoodSZ2A59czcjJp9h+vOi4qex43KTEUhQPL7ZNMr9YQ8X28bVgb0m52D+g" },
  { name: "part-1fda3023e0.js", path: file12, bytes: 3961, integrity: "sha384-FRedQsy46K4knj8kksk5ODbSrh2JAy7jXXEEsrqncV65Ojc+uLFTQe7oYCU6rIjb" },
  { name: "part-21104d0dc6.js", path: file13, bytes: 894, integrity: "sha384-1MGcvFA5CBxEMihEDOA80CAQDPbWo3gu3Ih/Gdfp8ow1163/pdIxHGQl3kgMosbo" },
  { name: "part-21136fa0d8.js", path: file14, bytes: 383, integrity: "sha384-Qpnin5xwDU0CY+K9kZzcc7DGE5bE9E653L3jCyqbNH8sTqI3UQHT6JWvGBzqBboU" },
  { name: "part-239fffedf2.js", path: file15, bytes: 4344, integrity: "sha384-3vNJwspLYKVIdyK/75L6PxNMvPgwMzoT7qc6HJzThF8rBoMe236d7MoTpXjHyO+5" },
  { name: "part-26ba82deda.js", path: file16, bytes: 461, integrity: "sha384-Em0XYGzwEeBh7Pgzl7cn64J9c7NXPSq9J3EoPPH6Ow25KezDUIhNh+fXXdZ39WPl" },
  { name: "part-277d6e26ae.js", path: file17, bytes: 334, integrity: "sha384-vAT5iFbdAq2y2TfE6ABYZbjC6WkNvISkR2y92Uy6rgMGHcFdSfEFptiYFWo4PaKH" },
  { name: "part-28585e94b8.js", path: file18, bytes: 3530, integrity: "sha384-cZJiYstgyBXmv8HCtTJMx4MqqTUpwGlF+wy0itFvxnwkYGOJPnQ5TlFrzz05DtLF" },
  { name: "part-2899bd0572.js", path: file19, bytes: 1622, integrity: "sha384-C6vUF5Iq2cd4V3F++PibnodB/WtZ5iReCP69HIpDTIQnTzYgdKoQk7t7X1dx5rYo" },
  { name: "part-2a12e1f69e.js", path: file20, bytes: 3904, integrity: "sha384-9kIu9giykERhFQJsNTnsr7LMC8VPObrFVhqb2QD8jHHE9JzTlwyKhiVwhCJsGgXw" },
  { name: "part-2ce7f1e6eb.js", path: file21, bytes: 743, integrity: "sha384-cudtDx0gxL1RGBSgX+bRsmF+uSxs+9SKh1Pny/83/iUtmypIhvVvLNbum0C+EMos" },
  { name: "part-2e24b255f0.js", path: file22, bytes: 9187, integrity: "sha384-tcdHO8VwtzG9oUecSn1t9XUDpFIi1whPSneBSWDbCPSazp2+zHgagybmzV3Dr1Sj" },
  { name: "part-323ddac03e.js", path: file23, bytes: 1104, integrity: "sha384-o9agNSqdWKTK1tbzm/P/9rBg/Hfbr+lqPN4ec53yx357fhKcMu2kisW/Gz3fBNw9" },
  { name: "part-325aa9e5bd.js", path: file24, bytes: 2424, integrity: "sha384-Gd634w4fLri8milm2ccTzjRlgL8XnEnywPb5pWY1JVFlSg1n/JB+NaLf2wmUZOk3" },
  { name: "part-3621fd3045.js", path: file25, bytes: 24555, integrity: "sha384-GM7UhW/7NBHztHjCeihKtyJS79IKa/SvrtEPCuAWrpnIbylZ8dpK6Ys4Hsqogac8" },
  { name: "part-387697517e.js", path: file26, bytes: 706, integrity: "sha384-0X0nykVlRTzl1LqUVA6fFigawFBJ854lOOcWaNLsrVTaaki1HVtaWTsfq2O19DX5" },
  { name: "part-3b3e59a06e.js", path: file27, bytes: 4933, integrity: "sha384-xB+yrEpDlnl6YWeGKuyIRx0FXTAXwe2gyA1D3pZwfL2Aii/XFKqln9ZStkbocI2h" },
  { name: "part-3c64e6815d.js", path: file28, bytes: 498, integrity: "sha384-5D3Mu+ASvAVNt/pgi/Iq+LBE8zAukUG/sJ5KiAp2/zXrjqrMNcTffG0IslZGJWcg" },
  { name: "part-3f687119d0.js", path: file29, bytes: 561, integrity: "sha384-OTCgS6zr13YyUTMBEUDiO1lBPb044tmDiimVNdaRw3c3bx9psIh2blfHSZbQj8qi" },
  { name: "part-427e4f256b.js", path: file30, bytes: 2203, integrity: "sha384-dQmZo1FeaNgKWOef2wOF0AVPwUPo7P4K4Rw/j3vaFsa2m5ZYqdLLsoCjqQapedpQ" },
  { name: "part-47c37b6b12.js", path: file31, bytes: 1161, integrity: "sha384-4Hh8V3BoloDU+Yi1PVlhQ+z0TxLptlP8vd+qv0pp9tQJXeCAenKjr37tFnR9Xquv" },
  { name: "part-4c301d914f.js", path: file32, bytes: 506, integrity: "sha384-kRNglu+0zVqZ4+wFs0l+WA1YWEKOCL8fruTHG7+nXU9VWAecCh5N7LCnX1BldqvR" },
  { name: "part-515a1b3e92.js", path: file33, bytes: 922, integrity: "sha384-sPIaLIy4AKMI3Ml320YYiWTN4cD/rn0rup9L9PaOEyTt/41/TozQzPdCEStxCTp5" },
  { name: "part-578db8b733.js", path: file34, bytes: 3645, integrity: "sha384-/56mqmpEkyEjwzYabZSJj7oaBNs7ONn/EBFy2dwx2BaPIyz6bHrfF6WdwtyFaPXh" },
  { name: "part-57c63177e6.js", path: file35, bytes: 32361, integrity: "sha384-UYaMUDRIwKFzFv0sOwZqPtMuC3FZrywbrLCeOfW9T8zSraM+L2he524TOBfdzPp7" },
  { name: "part-5af7942566.js", path: file36, bytes: 391, integrity: "sha384-Fn7P8JbTj1KOBeNH3CrMezJkdwQoPBsAFIEMD+PEFCJLWWRJqAtxQZidP19fKOYY" },
  { name: "part-626886ae38.js", path: file37, bytes: 7399, integrity: "sha384-0WHnjAINOlAUvKnpJTdrXCeCFcW+QfmjtkOu7Fv3/jEtOIDcVi5tIjXS+S/es76s" },
  { name: "part-648770dd10.js", path: file38, bytes: 25405, integrity: "sha384-69B+jLgNxx9HcxIyh+JhBnW+QarWurTJO3Yg24donfs0Ky03ufoqmftzij6llwOB" },
  { name: "part-64982751dd.js", path: file39, bytes: 548, integrity: "sha384-L5Va1EoAkwkDvz0Ccq5FPAvst3Z4jKS9LIrjLZrBPwv7LTp5Yov3tqBVTO8ygF93" },
  { name: "part-66dff32241.js", path: file40, bytes: 17597, integrity: "sha384-6inGMMBT1PcZtzGi0KV7l4NUmwf8o/CYtoEfhjJEqLoru67wilxV5DvEImV5uANr" },
  { name: "part-68c8667bc6.js", path: file41, bytes: 577, integrity: "sha384-ukCXc8SzhmQUHDzdgwZqlk+Buh0qlomq8egyQm8+353fj/xPQpsd0lJP3+hPK9QI" },
  { name: "part-6e29e57342.js", path: file42, bytes: 487, integrity: "sha384-U/Iqk0CQsJhq2aRG0oQIYoBMPjFuPzGfhNng5KcCzVpO0MgWP99ZngdkBsTuOdTT" },
  { name: "part-71978d8e85.js", path: file43, bytes: 2323, integrity: "sha384-cJS8Se0fjDPukaNd0HW/Eqjm3EY1EWmc6fxfaKe5rGgNwPCpCYC3VmUW0ArISCzh" },
  { name: "part-76e91516f8.js", path: file44, bytes: 732, integrity: "sha384-H69851/lpFCIDUzZpDKYvbbLZkDSNt17B127+3OXTNJttbhngSksh0HJwClxXKuo" },
  { name: "part-7b54645f81.js", path: file45, bytes: 616, integrity: "sha384-88sOarswMeKfVQQLLYZ8LiybW3oc6aQqQwePvk4HjGZpovAVimpEF58qU+Q2SL7U" },
  { name: "part-7bb2adbf00.js", path: file46, bytes: 1369, integrity: "sha384-aYU908KqHCt1/p3yU+giIg/LygBoKkOUfSngdJ6RnPxhh5QZtt8H1JUpHMJfzbiq" },
  { name: "part-8483b4ec67.js", path: file47, bytes: 796, integrity: "sha384-UgShG3W/9hkyo36MtNpH5h6P+AAGB3dgn+AMlXmPkV/31YMnJNW9eF2tBV/AGIH3" },
  { name: "part-86aa1150e1.js", path: file48, bytes: 3415, integrity: "sha384-eyr6nr+XzJH2V+TO8l1P1pGB5bAnbl0qOa1wemz57OVtTj+iL6nqWKKUa9GFSJX0" },
  { name: "part-873a97832b.js", path: file49, bytes: 136, integrity: "sha384-EuYLeXMglas7C7/xUVn/wWYO1+dN6IjRZqHl2RKKq24RKXB9C7oWdtJaNp1+YrMi" },
  { name: "part-87ce4a3198.js", path: file50, bytes: 2744, integrity: "sha384-dlyT9AklLMkQXUHPKOjQ7YpYGVMJjor3nRwr90sGzSBrCRwzjYKRohV0iFZVivhI" },
  { name: "part-8a4c0a7f7f.js", path: file51, bytes: 280, integrity: "sha384-RuWdCZt9EmHfBxRMrd9SyRReZosXkQZRTzZTSSnCfzyxqD1sS38h/4HYgYzK7jd2" },
  { name: "part-8f375f17af.js", path: file52, bytes: 9073, integrity: "sha384-OB5kkil/w0zUUBTfVcQf2u9WtB/vHWvFn2haIl5eEDNUnnRMKSBJ0UbzuRIKDJDm" },
  { name: "part-9246765660.js", path: file53, bytes: 651, integrity: "sha384-vBR/AHkTanLZ0nogi+L6OmsvTue19bWL/HFzJzZosiozWkx0ZQc9pqwdAkxHfYHY" },
  { name: "part-a3d173647d.js", path: file54, bytes: 64331, integrity: "sha384-3R3Q952PmmBwahuNnN0cJ+plbsL1JLAuI2qNb8jpCw2pH6YKNawjpdFyKFEbeRvv" },
  { name: "part-a467c8b756.js", path: file55, bytes: 6994, integrity: "sha384-ubv2uKJN4NsdoiztQDTGctiDiFLVY+s0rfOJMADLLUUADbKcWkhvgiXRFs81YMmK" },
  { name: "part-a4e77b85a7.js", path: file56, bytes: 547, integrity: "sha384-Y33P7VrZHH0OqV9gXFsA3395/UgrDByzFJnBi9sSSbWuIr++RuoAQUgwF2ChbRc6" },
  { name: "part-a55e8d5fc7.js", path: file57, bytes: 306, integrity: "sha384-ND+wkAAOuHZxTKBIJmwHQjlv5rk3AEdls4JdSEbAAbTHdu1zMXcRe/K3SYzPn1n9" },
  { name: "part-a7db9c3044.js", path: file58, bytes: 920, integrity: "sha384-GSpu8dkPgAraCzWfJmm+oyMFsNEWyvSD1FwYITgHC83o3hmoXeSWfHsBX3UlDOLP" },
  { name: "part-b85be08897.js", path: file59, bytes: 4826, integrity: "sha384-rz7E/ceXBkAH0em8t9sCzS/G538awmQWq9m8HwgT01JWWEwGtFrSLW66gwA4saPF" },
  { name: "part-c09efb7396.js", path: file60, bytes: 582, integrity: "sha384-sdzl9Hh+pA5NgB0j6eB1zbl2lZ/lRCl0jPgvOzhbDdUNuuBjlblmYf73MEWjoAtK" },
  { name: "part-c510292360.js", path: file61, bytes: 1647, integrity: "sha384-68xxvev8ITMb8CA+YcTFyryPXJB9F/8GC7DW2bWcD8EzX++JPt4wiRH3cehAbyli" },
  { name: "part-c87d8da5ab.js", path: file62, bytes: 913, integrity: "sha384-QOybNX6eWKUWo7f/u2XM2rOCKp9a7mbCowLniDURufyxiCTimXBOAJQwkfm4vWf6" },
  { name: "part-cd80e59459.js", path: file63, bytes: 2447, integrity: "sha384-hZeukt1jHGYGFNivCHekT6e6hTX8C4Rh7iNQ6y6EKvLuSZg4X8Ky+fugvoC8hfAE" },
  { name: "part-d2140104c1.js", path: file64, bytes: 484, integrity: "sha384-6Th+cdFlwgLZaG1U9bY3eEIHwiqteCf1UJCigzVol02cjumNUG3diaRXzL6RqH0C" },
  { name: "part-d58a6b3bb4.js", path: file65, bytes: 14562, integrity: "sha384-IaGCspiuPKAUrBj1zmvQfmN8VqiYlCQPDoFHrM/Y2CjljkYHdlOCd7DTBhX2l+EJ" },
  { name: "part-d6a335c3ec.js", path: file66, bytes: 7170, integrity: "sha384-V63iMNeTPdJ98YpUBbdCpQCyNkTISR/NahI8DHFYM3WJ1hA0kPzGjSjKY3KVYjym" },
  { name: "part-d7eccfd079.js", path: file67, bytes: 12733, integrity: "sha384-QcHwpEnVUilcVtTSbyJsWFbkhK8S503BCgtXlPhPEMu8teQGdBsyh2cf1rwdocFq" },
  { name: "part-da51df43eb.js", path: file68, bytes: 616, integrity: "sha384-CZDWTjDWrvkYKE93/UKLbJAqOLRUclKtULZibkH56/BtsnH5y+q+GgEFSjDgy0f6" },
  { name: "part-e287e509ed.js", path: file69, bytes: 7252, integrity: "sha384-swjhiiAaN6eMnzgc8e157YSHLYo97T7d6OU/C4ArnBLZhbcRN3Y9dlywslyavK4T" },
  { name: "part-e48ceaf896.js", path: file70, bytes: 2522, integrity: "sha384-vM07p/nNklQOfHZoJUjlWEbN6/G+u56dKw0No/x0zCT47TWnQMWopvb3Nd2ebLBU" },
  { name: "part-e89deb18d3.js", path: file71, bytes: 1144, integrity: "sha384-7BgktQOv+MmCuiffvehO2wSJlIl+uIF2gg50QqWENN7JVOxPngq0SZZlNJYu+l6l" },
  { name: "part-ec312f204c.js", path: file72, bytes: 18227, integrity: "sha384-+Z6Z7e15ucICxXBJK7NisbqIj1MZ218kiqKm1c7AaW0b7khujyOQStgAH2sfBptJ" },
  { name: "part-ecaede29cc.js", path: file73, bytes: 928, integrity: "sha384-mtBwuhXG6eLRHjDi+k3KOBmn8akkETInwuVn7/kVp8KV4dzyJvn5cR40NGiR9uup" },
  { name: "part-ecbe53d57a.js", path: file74, bytes: 325, integrity: "sha384-6FywqUVWCHswjnbxtPpg+5cdCt5vCm89pwllnaL0PEZr7MYj5dIpM8eUsRdQldb7" },
  { name: "part-ef3d0b5baf.js", path: file75, bytes: 6439, integrity: "sha384-qqmVbRTY7hI8uaxDFy4EbdETYoPy6m9Lls3GdPNzmdVooO8xulY5bxxg81UjU0pL" },
  { name: "part-f2c7ce4f21.js", path: file76, bytes: 488, integrity: "sha384-Pv0wYLZc4/d0aOxj8M2SJ13IwyDQVuzG5MG+s/kTaFjHgiS01hp0NpsbLXkCifni" },
  { name: "part-f3116d52ea.js", path: file77, bytes: 45454, integrity: "sha384-ylFZkhbg9bajxR/1hTno13KlawAdhvrIMw7hdwgn6MO9b5Yj218iUSWuKt26bUXC" },
  { name: "part-f339fc2075.js", path: file78, bytes: 1587, integrity: "sha384-3f4kp0s/0+2G4qzNB6R4ulSzaeA82ovPNhAcutjG8Wz5u4Jo2Q/y7JsczoPJVO/9" },
  { name: "part-f7e9a1b8a2.js", path: file79, bytes: 4198, integrity: "sha384-VUn/FZfDtMmzV6yUVTRAf6z9/FhPK1M1xDJ/o+hlEioo5Hm/jaUzowJtub9jfb9+" },
  { name: "part-fa3cf9313b.js", path: file80, bytes: 370, integrity: "sha384-mBpP188yO66FXx9fryAw97Qn3WP0xhrzKKuXp8u1BkRfx//Sasof3V1egsGO8vWo" },
  { name: "part-fcf708d5dd.js", path: file81, bytes: 4596, integrity: "sha384-4YmMoPhy97rQXQkdBb7NeJvE/91nhKdj6ZAX7tdP0Kb7sM+tKZHzZcJ63DSiedOk" },
  { name: "studio-071d93e0d3.js", path: file82, bytes: 7642, integrity: "sha384-Mrvo+Ndta/EHs9U9Ajv5bZVKQoy+d5HSRx3FdQnGBmB5bu8z+AOY1v9BxrnnEwZN" },
  { name: "studio-fc2e0292dc.css", path: file83, bytes: 25021, integrity: "sha384-Nwhgpz0U0g8BurywW9FMLiPuHJk/m7+K1l51/uIVpWPWSjufnL8dSwnAydrP/lgK" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-071d93e0d3.js", style: "studio-fc2e0292dc.css", preload: ["part-0bac7a2502.js","part-1be698ea1c.js","part-26ba82deda.js","part-2e24b255f0.js","part-3f687119d0.js","part-76e91516f8.js","part-87ce4a3198.js","part-8a4c0a7f7f.js","part-da51df43eb.js","part-ecbe53d57a.js","part-f339fc2075.js"] },
  console: { script: "console-f3d80b227a.js", style: "console-cc31db09b2.css", preload: ["part-0bac7a2502.js","part-8a4c0a7f7f.js"] },
  book: { script: "book-feaa657f5f.js", style: "book-41f4449295.css", preload: ["part-8a4c0a7f7f.js"] },
} as const;
