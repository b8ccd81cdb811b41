/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-255af553e5.js" with { type: "file" };
import file2 from "./part-0153d5fc1f.js" with { type: "file" };
import file3 from "./part-076e3e9634.js" with { type: "file" };
import file4 from "./part-0af9b9709d.js" with { type: "file" };
import file5 from "./part-16a9219fde.js" with { type: "file" };
import file6 from "./part-1d167ede04.js" with { type: "file" };
import file7 from "./part-22851e8d46.js" with { type: "file" };
import file8 from "./part-229bd113fa.js" with { type: "file" };
import file9 from "./part-39f81118d6.js" with { type: "file" };
import file10 from "./part-3aeaab1d39.js" with { type: "file" };
import file11 from "./part-3bca5cf947.js" with { type: "file" };
import file12 from "./part-3f66066f32.js" with { type: "file" };
import file13 from "./part-40a054c2af.js" with { type: "file" };
import file14 from "./part-434042862a.js" with { type: "file" };
import file15 from "./part-4eb82282e5.js" with { type: "file" };
import file16 from "./part-51158bbf45.js" with { type: "file" };
import file17 from "./part-53cae080b3.js" with { type: "file" };
import file18 from "./part-57a19a2380.js" with { type: "file" };
import file19 from "./part-68138ae7fa.js" with { type: "file" };
import file20 from "./part-6870d5221e.js" with { type: "file" };
import file21 from "./part-778c81cd4b.js" with { type: "file" };
import file22 from "./part-7a0c5ed55d.js" with { type: "file" };
import file23 from "./part-92f9419457.js" with { type: "file" };
import file24 from "./part-a4e917309a.js" with { type: "file" };
import file25 from "./part-b8c1bb5e98.js" with { type: "file" };
import file26 from "./part-c4a7942f1a.js" with { type: "file" };
import file27 from "./part-d98e1880da.js" with { type: "file" };
import file28 from "./part-f14c6658ac.js" with { type: "file" };
import file29 from "./part-f57ef463cc.js" with { type: "file" };
import file30 from "./part-f5e7ba2190.js" with { type: "file" };
import file31 from "./part-fd72ebdc9b.js" with { type: "file" };
import file32 from "./studio-23bd6e4910.css" with { type: "file" };
import file33 from "./studio-84e6ba039f.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-255af553e5.js", path: file1, bytes: 17718, integrity: "sha384-3GgdbvipPz0KM+uMzQHZbpR/IgXLkk9jZ45kl8wgN/EwXpkOpBCCxqcdpfUF/j8C" },
  { name: "part-0153d5fc1f.js", path: file2, bytes: 488, integrity: "sha384-hV8xg8nBOs/XUgH7K15CSWAg8Kc3zzQNuObJQH8VryeC+XjwMEoJAyBYSXkGIy3F" },
  { name: "part-076e3e9634.js", path: file3, bytes: 7942, integrity: "sha384-AO6Rev6AWuFBsSUVlq2kC1pPTDIA6FkT353WFnjD+mlNex6ikj8GBVK+Nz9MydNp" },
  { name: "part-0af9b9709d.js", path: file4, bytes: 54320, integrity: "sha384-GjotjVzSM1ene//uA7YNkAaVQYArX5UcpiORjbdtkYDFT1mD8QVaWNKKBh13ZJ5s" },
  { name: "part-16a9219fde.js", path: file5, bytes: 412, integrity: "sha384-PNY4UnNOTNryz6RxUm8636h2E2kKrDYnfCMOMZ/qvtCV9v15bfZIqVHpvba7epD6" },
  { name: "part-1d167ede04.js", path: file6, bytes: 281, integrity: "sha384-H6RDRm+2Cm4elIftaIsiacw5CUp6LtxlCUlrMqghZ6RFyuXFWfdjTLCkgL4LLquT" },
  { name: "part-22851e8d46.js", path: file7, bytes: 546, integrity: "sha384-QOwhM3xDxnZEb3Yx7+hl8YlayGzBuu65KHfyZeakM8S5CoPu58ladcxEFRN9VNAO" },
  { name: "part-229bd113fa.js", path: file8, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-39f81118d6.js", path: file9, bytes: 6585, integrity: "sha384-CU2dE6DCw0xxJ5l4VosHz2QX9cM1I8O86lGGJIoe6mSya06LsBBMe1KeCphWwNUP" },
  { name: "part-3aeaab1d39.js", path: file10, bytes: 1934, integrity: "sha384-uxOhlos/B7u0cyvbYseBmoVXg2erZOZuW+wYKY1nogU8id7yvlFeUGlv++pvw4Ct" },
  { name: "part-3bca5cf947.js", path: file11, bytes: 728, integrity: "sha384-kJgFm4n3fd7msI23UEEY2M87C7Iy6GdzrdoDMZQ/xdduExOgj/Kf4lzaqdnqJrat" },
  { name: "part-3f66066f32.js", path: file12, bytes: 5742, integrity: "sha384-MKKn/XAsBBs8GXDEtCUyOklXJmn40ypRpE3rKo2K7HbTwsBpMLJOLLYsjt/aUkmg" },
  { name: "part-40a054c2af.js", path: file13, bytes: 2309, integrity: "sha384-cTzIITjmCYtFtRAb9psgv9efWJ3ih394ZqgEDQed2xMYeEgCwpxS/DXhbXHnBMI0" },
  { name: "part-434042862a.js", path: file14, bytes: 47662, integrity: "sha384-b92Z0Uf4L46gMsTTLm0jZF7VbhbUKog+D9kRoBcdX598Xjf9pIxpu/efECDhKlfQ" },
  { name: "part-4eb82282e5.js", path: file15, bytes: 759, integrity: "sha384-o9CJMzxUoBv0MEge6yUtk7WIXZvlxkaMVhN5QmfavfBKbIIoo4oK1qWKk5YpC+k1" },
  { name: "part-51158bbf45.js", path: file16, bytes: 704, integrity: "sha384-Qj9tWgJ3ybsqzwHHyd3w8hcFYRaEKeM6X290N6gCDdlTeRZ2vzEroGK+loMZZAZx" },
  { name: "part-53cae080b3.js", path: file17, bytes: 3464, integrity: "sha384-WonED4zg7Eshj8isxoDjqfyeQRYXmM2E0uVCTjBpewHRGHQzQdMmh/PRBrTyiFAc" },
  { name: "part-57a19a2380.js", path: file18, bytes: 4992, integrity: "sha384-uLZkYpHhPCBCD8SYDiFNwi56mG4vSBjdNDhSCROPR285UOi2OvakhztmCKVaJn3R" },
  { name: "part-68138ae7fa.js", path: file19, bytes: 11851, integrity: "sha384-jrK0nhBqRJzIsY6aFD7czP3uR8gJMuf7QFGAC381VvIc+wBmNl/AvGOuXtUkaN+I" },
  { name: "part-6870d5221e.js", path: file20, bytes: 955, integrity: "sha384-blJPImqT8SQ8oDT9IMISnGLrfHU1Ygw1bpEuCA3/jtvC0W2r3JWtuCbJtivlGYW/" },
  { name: "part-778c81cd4b.js", path: file21, bytes: 72966, integrity: "sha384-C3kVO+iPASIUN5HBFeuFalrxLp+SuoVEormZqAKd9mBXi4fweSL5GJYowf/qih8Y" },
  { name: "part-7a0c5ed55d.js", path: file22, bytes: 18840, integrity: "sha384-YXgkxVtu8le0u8LCfGZCgpdL/zectgYkHZaeqGF3wKx4k8vzPjwDXIlau+Tu+ByJ" },
  { name: "part-92f9419457.js", path: file23, bytes: 3828, integrity: "sha384-M1syKtyKtuS1TZVo8aI1+cPCE5aXx2Ay7a5x1k8UMkFASnLUSINGX0d94z7Lcz6k" },
  { name: "part-a4e917309a.js", path: file24, bytes: 3393, integrity: "sha384-wOCCz6/FZF6nlWCrcb8L8BigIPgz6xXXIWEoOtx7Oy3FtKmBe3RtGJL4KegNtbWa" },
  { name: "part-b8c1bb5e98.js", path: file25, bytes: 4168, integrity: "sha384-r1Lef+Ei/Nwc8TCHqkZM7bfQetX0ICmwZHjUDR0zAQKyfQSi2NE5oEFiY0frZFfz" },
  { name: "part-c4a7942f1a.js", path: file26, bytes: 32887, integrity: "sha384-i9eoke1w5bIPxTnQ823ls82snyIZwOJ+bDl9YTaEZpCaoWN7IXOt7uJPLGdlMKV5" },
  { name: "part-d98e1880da.js", path: file27, bytes: 922, integrity: "sha384-D7xm/rWzmifGyF+ISOlsokBLSQRDXFe842ff7h5c9a0a/ynzQNqm1iuU6BrsZqkU" },
  { name: "part-f14c6658ac.js", path: file28, bytes: 1649, integrity: "sha384-4gjXcWNE47TC8bT7d97hqGtR6t0a20CxiW3jBL3ElkkiP9cfPUhDecFoV/+YIQb9" },
  { name: "part-f57ef463cc.js", path: file29, bytes: 1155, integrity: "sha384-rAl8reW103oUx77iW229g6qsZVSHG/Ll0a64nesvSuH1lKTYdZAKN5h2CEVGb9nP" },
  { name: "part-f5e7ba2190.js", path: file30, bytes: 6170, integrity: "sha384-U/fDrPS3yEG6AUQQz4Fzn9/GV8Zknk0BYUMuUCPC0aHq1A8mTj6VGoZNGLyy1pxH" },
  { name: "part-fd72ebdc9b.js", path: file31, bytes: 16186, integrity: "sha384-4Ij0FhrdTDlVoT2rBYY8ywwNLPct5vO6HmWLF/IwTn3eM7nGUzrjUkCHo6hDreGx" },
  { name: "studio-23bd6e4910.css", path: file32, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-84e6ba039f.js", path: file33, bytes: 5977, integrity: "sha384-r99y2LFsy8JA3qFWWhZgkFrO1FcC+VcgsBYf9BUTo+XhPpHmg2m9uGLwA1LpDQ0j" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-84e6ba039f.js", style: "studio-23bd6e4910.css", preload: ["part-076e3e9634.js","part-0af9b9709d.js","part-16a9219fde.js","part-3aeaab1d39.js","part-3bca5cf947.js","part-434042862a.js","part-51158bbf45.js"] },
  console: { script: "console-255af553e5.js", style: "console-11eafe72e8.css", preload: ["part-0af9b9709d.js"] },
} as const;
