/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-8e7d9963a5.css" with { type: "file" };
import file1 from "./console-8f0ad8bab8.js" with { type: "file" };
import file2 from "./part-081b0ff5b4.js" with { type: "file" };
import file3 from "./part-0be0de2348.js" with { type: "file" };
import file4 from "./part-0e95f3461b.js" with { type: "file" };
import file5 from "./part-1099d9eede.js" with { type: "file" };
import file6 from "./part-11a415b659.js" with { type: "file" };
import file7 from "./part-141dc6ee04.js" with { type: "file" };
import file8 from "./part-1a21e00760.js" with { type: "file" };
import file9 from "./part-1da5e4669f.js" with { type: "file" };
import file10 from "./part-2126ae4936.js" with { type: "file" };
import file11 from "./part-25827bc444.js" with { type: "file" };
import file12 from "./part-34949e7ee0.js" with { type: "file" };
import file13 from "./part-358714b4a6.js" with { type: "file" };
import file14 from "./part-3c89919153.js" with { type: "file" };
import file15 from "./part-41622100d6.js" with { type: "file" };
import file16 from "./part-443d35240a.js" with { type: "file" };
import file17 from "./part-45cc7853ff.js" with { type: "file" };
import file18 from "./part-466696cafd.js" with { type: "file" };
import file19 from "./part-6009583caa.js" with { type: "file" };
import file20 from "./part-6104999630.js" with { type: "file" };
import file21 from "./part-6a3952381c.js" with { type: "file" };
import file22 from "./part-6b461bfaa7.js" with { type: "file" };
import file23 from "./part-72f0432cb3.js" with { type: "file" };
import file24 from "./part-7619eb74c6.js" with { type: "file" };
import file25 from "./part-7ec24bcf78.js" with { type: "file" };
import file26 from "./part-809b8f99bd.js" with { type: "file" };
import file27 from "./part-82d903398b.js" with { type: "file" };
import file28 from "./part-9248444fe2.js" with { type: "file" };
import file29 from "./part-a83177e436.js" with { type: "file" };
import file30 from "./part-abbeb3c711.js" with { type: "file" };
import file31 from "./part-b04a4dceed.js" with { type: "file" };
import file32 from "./part-b15582ab6b.js" with { type: "file" };
import file33 from "./part-b19aac9067.js" with { type: "file" };
import file34 from "./part-b5c4545e2c.js" with { type: "file" };
import file35 from "./part-b5d482170e.js" with { type: "file" };
import file36 from "./part-b64dc20584.js" with { type: "file" };
import file37 from "./part-cb3ecf3b3f.js" with { type: "file" };
import file38 from "./part-cf2601c6d3.js" with { type: "file" };
import file39 from "./part-d172faedeb.js" with { type: "file" };
import file40 from "./part-d23e85ec5f.js" with { type: "file" };
import file41 from "./part-d890fb809b.js" with { type: "file" };
import file42 from "./part-d91a8d475e.js" with { type: "file" };
import file43 from "./part-ed70016dc4.js" with { type: "file" };
import file44 from "./part-fbbd4795d5.js" with { type: "file" };
import file45 from "./part-fd44137f9e.js" with { type: "file" };
import file46 from "./studio-23bd6e4910.css" with { type: "file" };
import file47 from "./studio-68ca0de23c.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-8e7d9963a5.css", path: file0, bytes: 50386, integrity: "sha384-8TC7LvGN2r5FRu148ZC8XaC6oXJ6zlrh5qZlRA0R9opu3idxZQABZ0YnTDmMryIt" },
  { name: "console-8f0ad8bab8.js", path: file1, bytes: 20678, integrity: "sha384-ETjuwYlNEb+KQ1+NFZYfYFoHc4/8LFYWSN+Dq2xpyO7XsjlqCu/wizgafysRtiNL" },
  { name: "part-081b0ff5b4.js", path: file2, bytes: 73274, integrity: "sha384-IP+4f7g2flRm+6w4X4FcxDd2YthR46/f9mQ3H3SOtV32uLiNs2bXLiWc63sbJCxn" },
  { name: "part-0be0de2348.js", path: file3, bytes: 1063, integrity: "sha384-IR1cD7uyw0itxtWDJjyWuLoJMXwr8yfPDcgJZimCxKeieDfEtNFt2hFcCoddtm4T" },
  { name: "part-0e95f3461b.js", path: file4, bytes: 356, integrity: "sha384-dzQisTUJp4o1CsFjydR9yKg+TVpRDutbmd4/D7lJ/35ztvrNWrLciAT54FRLTNxH" },
  { name: "part-1099d9eede.js", path: file5, bytes: 2721, integrity: "sha384-EnGOIHTJFSkLU7aUPzcbyyh6XVlJAZcZ3Y/9YAJ8EPwAX3cq9TVhI0V5v3vrEvxt" },
  { name: "part-11a415b659.js", path: file6, bytes: 62013, integrity: "sha384-V7B6AGKUlT4gSrVvFiERf3k18leSSh1AbXUXREVGq5Cy39gVrbW5YDOyMkA9uohO" },
  { name: "part-141dc6ee04.js", path: file7, bytes: 308, integrity: "sha384-hWQ9t7LW6iUY873jzebg5VIWXF0GRZUrvi1QTHzyFo/D/Z4ClABOS2VYvGPNA52Q" },
  { name: "part-1a21e00760.js", path: file8, bytes: 25666, integrity: "sha384-KbEvxTF1jzJmIViNtK5Gn/0itDi20RgCKj6wwQq6cRqSpZpDlhFGMxhSj+yXNb8m" },
  { name: "part-1da5e4669f.js", path: file9, bytes: 704, integrity: "sha384-ggEEEYeT8EkWUpqahF38VwXRWTEm8/OwcLd+wY7KEM56W231fKzanBsaKUJlPMMr" },
  { name: "part-2126ae4936.js", path: file10, bytes: 7464, integrity: "sha384-9E30odvf4WjXDvyupfXHa/R6CPA6NWrFWlI1sl7LxZGmfTGFN6JMLFh/HjpmbMQN" },
  { name: "part-25827bc444.js", path: file11, bytes: 5773, integrity: "sha384-NDV7TuWW0VKGd+j6BhmOZ7FSULMcwck0TmfmSmsHkEw064JHDPOHRn91JyNIrli3" },
  { name: "part-34949e7ee0.js", path: file12, bytes: 16238, integrity: "sha384-iaDdOancaP3qi6rzsSe5bcGueNHWRqL9ZVngtP4jxx9IYFjIF/ZSFMSFLCRpZzEh" },
  { name: "part-358714b4a6.js", path: file13, bytes: 320, integrity: "sha384-P83foSbt43itJ5ShHmAc02mZj6RPt0JqPxchr5NchLuqZzt/LKvE3/hcyVDybbZu" },
  { name: "part-3c89919153.js", path: file14, bytes: 784, integrity: "sha384-cz6asbwLdkW8jtlX+eWNclZb8F10QDHWqKNzBUlUXA4FuaPXxlnoctZi2Ql0ygck" },
  { name: "part-41622100d6.js", path: file15, bytes: 547, integrity: "sha384-fGA5GoKvpk+DGDDiiuNmAvjA5/VD7l/ZCeHaSqMhHoiEbwUck7xFECbOOROW5gAG" },
  { name: "part-443d35240a.js", path: file16, bytes: 1311, integrity: "sha384-63nGvXs+8E33Ey14je7dR/iDcR7QyluaO0Wubt7fRbO1Yjdo/rrXToI4jAOFILNu" },
  { name: "part-45cc7853ff.js", path: file17, bytes: 4213, integrity: "sha384-T7f8WszwYX0TjQerGf989JLVmZTRd5jh7Ks0MuMb38pImJ+toch24aYZFXyoATet" },
  { name: "part-466696cafd.js", path: file18, bytes: 2317, integrity: "sha384-FPXldDM7Y5puCyBC80WllBF4WfeE7tvQNMGAKfqvpyRX8RhBzYwwxPjqS3Lq0vxb" },
  { name: "part-6009583caa.js", path: file19, bytes: 764, integrity: "sha384-4GcVKIeJwTh4Kwz1BUI9Df3yNIV8Y1sW9D83/hHfJhx2FCzyw+kwShNRRYRHOuzg" },
  { name: "part-6104999630.js", path: file20, bytes: 3875, integrity: "sha384-37D+gL7InqXXCGFc496p5ajvqU1NJSYM1vIpds5XxzX/49Ul8JY5m97zlUmUjVe7" },
  { name: "part-6a3952381c.js", path: file21, bytes: 1153, integrity: "sha384-8L/o8b/jfHg/Nh1PiLX7UIA58nK21esAPHb7MROJ3S5ukZbOFRp5EpgaR3XToY1Y" },
  { name: "part-6b461bfaa7.js", path: file22, bytes: 577, integrity: "sha384-YOCvtdMndNJ7fXh4wGhLqEU2IMvNQSAojHHAY1XxGeS2jl2kSL1Nluf5+kdoMc4h" },
  { name: "part-72f0432cb3.js", path: file23, bytes: 48486, integrity: "sha384-KAbx0nj/xePqEgJmLy/DA8U7qdobWK3MVFniE4rbzAxtiogOJqbUCoaXPd+Dul0p" },
  { name: "part-7619eb74c6.js", path: file24, bytes: 561, integrity: "sha384-s9zcpdV47FnCOLsDFZsHcnUgF9ORstUO5qCXJn6NQ54UnuwKbO6h9Z9iTtnDsQ/x" },
  { name: "part-7ec24bcf78.js", path: file25, bytes: 3648, integrity: "sha384-hYnfJ6uDGrraws0fUzuyYQiZ8SdVbVJmfvrh2Y/8IqPj5oR8RBcXw7I3fksGwIEa" },
  { name: "part-809b8f99bd.js", path: file26, bytes: 3360, integrity: "sha384-dvNvI1Z9zCD8dxR+icYZ9Dv+tnI1jWuGGsFcMo0jS987K37y5Xks0GJlAKYurkWv" },
  { name: "part-82d903398b.js", path: file27, bytes: 37088, integrity: "sha384-OiINB8VHzgcv7pYdlsUfmwtfZUw0GJJQ5pGS9x7gGeiqRn9NWHQGANimih7aNB+V" },
  { name: "part-9248444fe2.js", path: file28, bytes: 488, integrity: "sha384-tiEY3XFdaEcfMMmIYQL3BMnKbhS23hyzDcsYrNrDN4+U+hXxgXU/BOHKhLG+lsBX" },
  { name: "part-a83177e436.js", path: file29, bytes: 14976, integrity: "sha384-gzGOcrPmQ+hC9Y6M/8c2gf2dNNn8Nni4RUzu+JpcMNDSybIzf0C+ivJYkhu7g0Eb" },
  { name: "part-abbeb3c711.js", path: file30, bytes: 8414, integrity: "sha384-a1gXquiwfncAkBVq0SZp3OqfC3pg0XNbnxFKw1EUIYXlwWuL7tJdYS/sRB5LR5gf" },
  { name: "part-b04a4dceed.js", path: file31, bytes: 5554, integrity: "sha384-UFmIek6rg8AItkZfE2sXh1K9sQJqvJdpEtUyRFcHsUVkZdvAaXSe96iPY2N0ielf" },
  { name: "part-b15582ab6b.js", path: file32, bytes: 728, integrity: "sha384-imRZrv4lQPsBCgaK7Vg2M/FZp3RQdNT5yP/gh+GYrUYCbtmulgpypCvpvDGvgxFF" },
  { name: "part-b19aac9067.js", path: file33, bytes: 2538, integrity: "sha384-RF4Z65q64EsJ8dx3NWgq6h7xmxRH5/QDi/NrQ59nqnhJtCJVsKp77h5QO5TvCvAg" },
  { name: "part-b5c4545e2c.js", path: file34, bytes: 21935, integrity: "sha384-8bD+W/L/kK3A1H3sl4Q4rn5txPkErKoqrfUWp4mEJJ5UQa5N9KUWje+thmQwhcva" },
  { name: "part-b5d482170e.js", path: file35, bytes: 1106, integrity: "sha384-kRQOeStW02HJktkzI5YRqFMPuJxXn7uQFLTPgX4tN1AIJpM7C7fFxkjPs3UHhud8" },
  { name: "part-b64dc20584.js", path: file36, bytes: 922, integrity: "sha384-3wG36uSxHXaTVfDyLm8B/mbfBJSoNgun6Zx6W2g2UzgRBtSc2Q/mdOwwKOomvYai" },
  { name: "part-cb3ecf3b3f.js", path: file37, bytes: 546, integrity: "sha384-nc1CszaDlT/7YTZF/do6fqvmUSXkRzPntlG8hi/p2m9w02qYJkzuy5WF1gtEIdSL" },
  { name: "part-cf2601c6d3.js", path: file38, bytes: 414, integrity: "sha384-jj2XfxBpHvqefsIxGCVEG3J6icjh6pB+5SQpjiS3/NwzwY+817k0lxNqt5Q9fSxF" },
  { name: "part-d172faedeb.js", path: file39, bytes: 2237, integrity: "sha384-GejyV30n1F3peBNSWo++uY0IAYyr3Xj7BYugLfZZbQv/Cpzl/ae0p6hS1RI8q3rQ" },
  { name: "part-d23e85ec5f.js", path: file40, bytes: 1293, integrity: "sha384-j3O/uvis6CqRR3cakvV5kIlU++IG8hMNhPePieSj5B0dKubTpyRmDxfp6ggah9qU" },
  { name: "part-d890fb809b.js", path: file41, bytes: 1647, integrity: "sha384-lWp93MbWoamemhmMv1yIXi4lxn8NNW3skSTyxjuUG+vq/V2H73nZtDqN+jMSCeyv" },
  { name: "part-d91a8d475e.js", path: file42, bytes: 4266, integrity: "sha384-l9mWEqz9caRgFlAvmLNPCWGbtWVHQLzds0Nh5nLAwit1yh75u093C4BWYch6kuj7" },
  { name: "part-ed70016dc4.js", path: file43, bytes: 3633, integrity: "sha384-UWOUIgIErAXJ4gcBpwFMwFAllhKjn8nX4bZBZNkd5+WujiQQpfZ9i2t6pMya7CKI" },
  { name: "part-fbbd4795d5.js", path: file44, bytes: 6620, integrity: "sha384-jx7Yvm3cWY+3nXSkwthfcKSMgOV1wIjrOxr+u6a9Sc7UoPcnNYjE32GiyUHeDPRv" },
  { name: "part-fd44137f9e.js", path: file45, bytes: 279, integrity: "sha384-xK7iKMrCEVZ3C8AvO5L6Wqvwune35hl5RBXStW3MEGykWaf2mVY0Gdp8ctCr9UZN" },
  { name: "studio-23bd6e4910.css", path: file46, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-68ca0de23c.js", path: file47, bytes: 6078, integrity: "sha384-PtwL6y4OZhfeg1LSm1nqFsudkBNYi3hN2u5XG82O8V4hWjjDyTy142nbsPbxJ9EV" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-68ca0de23c.js", style: "studio-23bd6e4910.css", preload: ["part-1099d9eede.js","part-11a415b659.js","part-1da5e4669f.js","part-443d35240a.js","part-72f0432cb3.js","part-7619eb74c6.js","part-abbeb3c711.js","part-b15582ab6b.js","part-cf2601c6d3.js"] },
  console: { script: "console-8f0ad8bab8.js", style: "console-8e7d9963a5.css", preload: ["part-11a415b659.js"] },
} as const;
