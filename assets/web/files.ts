/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-7aaf9fcb42.js" with { type: "file" };
import file1 from "./console-8e7d9963a5.css" with { type: "file" };
import file2 from "./part-0d0ec504c9.js" with { type: "file" };
import file3 from "./part-0e95f3461b.js" with { type: "file" };
import file4 from "./part-11a415b659.js" with { type: "file" };
import file5 from "./part-12de6e85c9.js" with { type: "file" };
import file6 from "./part-141dc6ee04.js" with { type: "file" };
import file7 from "./part-1da5e4669f.js" with { type: "file" };
import file8 from "./part-22ac2530d4.js" with { type: "file" };
import file9 from "./part-260b9dfae2.js" with { type: "file" };
import file10 from "./part-41622100d6.js" with { type: "file" };
import file11 from "./part-41eee4564a.js" with { type: "file" };
import file12 from "./part-443d35240a.js" with { type: "file" };
import file13 from "./part-51fa327f48.js" with { type: "file" };
import file14 from "./part-593de7523b.js" with { type: "file" };
import file15 from "./part-5d9a298992.js" with { type: "file" };
import file16 from "./part-6009583caa.js" with { type: "file" };
import file17 from "./part-655c552344.js" with { type: "file" };
import file18 from "./part-6a3952381c.js" with { type: "file" };
import file19 from "./part-6ce075255f.js" with { type: "file" };
import file20 from "./part-7619eb74c6.js" with { type: "file" };
import file21 from "./part-7822f0685e.js" with { type: "file" };
import file22 from "./part-7ee0b950af.js" with { type: "file" };
import file23 from "./part-82e6446d99.js" with { type: "file" };
import file24 from "./part-9592257850.js" with { type: "file" };
import file25 from "./part-98452342ac.js" with { type: "file" };
import file26 from "./part-9daa25675b.js" with { type: "file" };
import file27 from "./part-a30daeb7ff.js" with { type: "file" };
import file28 from "./part-abbeb3c711.js" with { type: "file" };
import file29 from "./part-b15582ab6b.js" with { type: "file" };
import file30 from "./part-c4ac8e364e.js" with { type: "file" };
import file31 from "./part-c667aaaf33.js" with { type: "file" };
import file32 from "./part-ca803a9d6a.js" with { type: "file" };
import file33 from "./part-cb3ecf3b3f.js" with { type: "file" };
import file34 from "./part-cc912bd761.js" with { type: "file" };
import file35 from "./part-cf2601c6d3.js" with { type: "file" };
import file36 from "./part-d03dac25b9.js" with { type: "file" };
import file37 from "./part-d1379ceece.js" with { type: "file" };
import file38 from "./part-d4c4a387df.js" with { type: "file" };
import file39 from "./part-d91a8d475e.js" with { type: "file" };
import file40 from "./part-dc03247f5a.js" with { type: "file" };
import file41 from "./part-e0ca86cb28.js" with { type: "file" };
import file42 from "./part-e1895d05a9.js" with { type: "file" };
import file43 from "./part-e3a35d7e8a.js" with { type: "file" };
import file44 from "./part-f1fd7b0324.js" with { type: "file" };
import file45 from "./part-fd44137f9e.js" with { type: "file" };
import file46 from "./studio-23bd6e4910.css" with { type: "file" };
import file47 from "./studio-c60ee728e2.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-7aaf9fcb42.js", path: file0, bytes: 20678, integrity: "sha384-s//iO52bUZWlnF2IW9I7YuYfaERysUFlNvVdWeg1wNnHIqXEW2YSJ4TutwKgZAT+" },
  { name: "console-8e7d9963a5.css", path: file1, bytes: 50386, integrity: "sha384-8TC7LvGN2r5FRu148ZC8XaC6oXJ6zlrh5qZlRA0R9opu3idxZQABZ0YnTDmMryIt" },
  { name: "part-0d0ec504c9.js", path: file2, bytes: 3648, integrity: "sha384-5m6hkRy6mEcqgXABw9DPzIeNrWfmliUh8WXJPhm2InZrB9C4fjU6I0DwfA6tlxbi" },
  { name: "part-0e95f3461b.js", path: file3, bytes: 356, integrity: "sha384-dzQisTUJp4o1CsFjydR9yKg+TVpRDutbmd4/D7lJ/35ztvrNWrLciAT54FRLTNxH" },
  { name: "part-11a415b659.js", path: file4, bytes: 62013, integrity: "sha384-V7B6AGKUlT4gSrVvFiERf3k18leSSh1AbXUXREVGq5Cy39gVrbW5YDOyMkA9uohO" },
  { name: "part-12de6e85c9.js", path: file5, bytes: 16238, integrity: "sha384-Ipg+RgqusFuP9ftC2ANqmdqswCTrp0+97J59DNiYEgtI0PUhF1gtnfvcA9GB50Y3" },
  { name: "part-141dc6ee04.js", path: file6, bytes: 308, integrity: "sha384-hWQ9t7LW6iUY873jzebg5VIWXF0GRZUrvi1QTHzyFo/D/Z4ClABOS2VYvGPNA52Q" },
  { name: "part-1da5e4669f.js", path: file7, bytes: 704, integrity: "sha384-ggEEEYeT8EkWUpqahF38VwXRWTEm8/OwcLd+wY7KEM56W231fKzanBsaKUJlPMMr" },
  { name: "part-22ac2530d4.js", path: file8, bytes: 1647, integrity: "sha384-cCqc0JqpU+oqm6FSjmkgsgBUGIpgQRKlBxYWjGoozGWskbKIONGPK9G7l/1P5f5w" },
  { name: "part-260b9dfae2.js", path: file9, bytes: 1063, integrity: "sha384-ceIgZpvZyNdMJASqaO3aRuENjW1YvAPbQ3Ku8cxzbK/gGCNur5MQKbqHFizgaJlK" },
  { name: "part-41622100d6.js", path: file10, bytes: 547, integrity: "sha384-fGA5GoKvpk+DGDDiiuNmAvjA5/VD7l/ZCeHaSqMhHoiEbwUck7xFECbOOROW5gAG" },
  { name: "part-41eee4564a.js", path: file11, bytes: 1106, integrity: "sha384-syYFh+hfSVB4g8bf0pqF8kODe+dZvEltg6ZHK6g5VSQ3s2aojKs9kf2jPX8xP1o/" },
  { name: "part-443d35240a.js", path: file12, bytes: 1311, integrity: "sha384-63nGvXs+8E33Ey14je7dR/iDcR7QyluaO0Wubt7fRbO1Yjdo/rrXToI4jAOFILNu" },
  { name: "part-51fa327f48.js", path: file13, bytes: 4213, integrity: "sha384-S4uAN0so5VzJnsz1DSqXciyKiBnX3+uHPu1JRv/CBke7NH9264JR+yHliEXAqby4" },
  { name: "part-593de7523b.js", path: file14, bytes: 21935, integrity: "sha384-NL0IG74QfXIHdXujS1r7AGb8dKYpuY0AbdOlco9w2VSTVLmRMbvbYzjj2F5YIxxU" },
  { name: "part-5d9a298992.js", path: file15, bytes: 14976, integrity: "sha384-Clc/ionEgrh+fxP3cO0IXvR0gJk+D2Ps0Rle7Mi/U+crOX8dL7+jPfBbBfizmNvD" },
  { name: "part-6009583caa.js", path: file16, bytes: 764, integrity: "sha384-4GcVKIeJwTh4Kwz1BUI9Df3yNIV8Y1sW9D83/hHfJhx2FCzyw+kwShNRRYRHOuzg" },
  { name: "part-655c552344.js", path: file17, bytes: 922, integrity: "sha384-8zOwUU4h4uvPgT8PEfeHbZAwoBMy1umx12WSIh4LvbKiuqv4T8utwUfkXpcHfN7/" },
  { name: "part-6a3952381c.js", path: file18, bytes: 1153, integrity: "sha384-8L/o8b/jfHg/Nh1PiLX7UIA58nK21esAPHb7MROJ3S5ukZbOFRp5EpgaR3XToY1Y" },
  { name: "part-6ce075255f.js", path: file19, bytes: 2538, integrity: "sha384-dCOtbPcaTtdE9rfqHRIxiI2AUsTg7nu34e6z8rrkSrSH0QuG1QVuu55iWmMcRIO+" },
  { name: "part-7619eb74c6.js", path: file20, bytes: 561, integrity: "sha384-s9zcpdV47FnCOLsDFZsHcnUgF9ORstUO5qCXJn6NQ54UnuwKbO6h9Z9iTtnDsQ/x" },
  { name: "part-7822f0685e.js", path: file21, bytes: 5554, integrity: "sha384-U8/qjfTEz+Qeykm/Xt3x5QmYMj9TjKFTlqjdeImRyWLOgEWdXFXz1ZFZV3RvbtoF" },
  { name: "part-7ee0b950af.js", path: file22, bytes: 577, integrity: "sha384-RGe2Ip+Dc/FuxOVE25bCab0Di4PwVEQzRnAlwQqD+H1CFEtMJWDSuQsjeZcsB7Cr" },
  { name: "part-82e6446d99.js", path: file23, bytes: 25666, integrity: "sha384-Y2LasQ4M3/ZIr/+Vjzan/EVduwIO1fYul1cY8zbLc660opVY2ghpxwWo8eHRABTd" },
  { name: "part-9592257850.js", path: file24, bytes: 5773, integrity: "sha384-4cUbuzL8+m/MS2lbP6ULLvEhrZJAD0a21kR9FHVJS20KEBq9NX6mpRfL/iAO6PxW" },
  { name: "part-98452342ac.js", path: file25, bytes: 37088, integrity: "sha384-J4lRfQA1yGHtSEenD75427kVP8ceWkIGZl9d1veTlE38jZ9ySbqf8jA9quro8opd" },
  { name: "part-9daa25675b.js", path: file26, bytes: 784, integrity: "sha384-yqYNoTiMsHkxD0eJpdJsLopRJB2/wFHtiRn4zP521mJsswmzX85OBTupcLYtm5T3" },
  { name: "part-a30daeb7ff.js", path: file27, bytes: 1293, integrity: "sha384-F2XDbOoFM8hycuK9jkmshX5+FfOMAAKqPj+UnR5Ifls0bsRNPixLR21ECzmN7i2K" },
  { name: "part-abbeb3c711.js", path: file28, bytes: 8414, integrity: "sha384-a1gXquiwfncAkBVq0SZp3OqfC3pg0XNbnxFKw1EUIYXlwWuL7tJdYS/sRB5LR5gf" },
  { name: "part-b15582ab6b.js", path: file29, bytes: 728, integrity: "sha384-imRZrv4lQPsBCgaK7Vg2M/FZp3RQdNT5yP/gh+GYrUYCbtmulgpypCvpvDGvgxFF" },
  { name: "part-c4ac8e364e.js", path: file30, bytes: 320, integrity: "sha384-MZzP/1bC2KzoTc0/8z34RvKp3N9z/5zMFnT+LMHDaMv6oSPKvUZ4JkVskqtGwY+B" },
  { name: "part-c667aaaf33.js", path: file31, bytes: 2720, integrity: "sha384-WQR3erdIUugqWA7U+ch1BvwsYI6BC0PpcLosvxLwX9q6Tqoj4fMfAT4Y5oAA4BqN" },
  { name: "part-ca803a9d6a.js", path: file32, bytes: 47865, integrity: "sha384-XzsRpaEJjsEXO3qiFcLDz5gUimZ1XUWCkELpCKqdRkjRnnhGcaX8i7maKp86tP0k" },
  { name: "part-cb3ecf3b3f.js", path: file33, bytes: 546, integrity: "sha384-nc1CszaDlT/7YTZF/do6fqvmUSXkRzPntlG8hi/p2m9w02qYJkzuy5WF1gtEIdSL" },
  { name: "part-cc912bd761.js", path: file34, bytes: 488, integrity: "sha384-GSI0D6HGUnPL07H9UBwcnzGs5j636JW3hS1+xz4HDZ6Z9pz28nl0IMyOMVwekHJS" },
  { name: "part-cf2601c6d3.js", path: file35, bytes: 414, integrity: "sha384-jj2XfxBpHvqefsIxGCVEG3J6icjh6pB+5SQpjiS3/NwzwY+817k0lxNqt5Q9fSxF" },
  { name: "part-d03dac25b9.js", path: file36, bytes: 3360, integrity: "sha384-uA+UTKx+pzfsL1CSyNfUNtSAOoehPo3SidQVRYw4wlOmErPOSqJjHaUPYiEJFwwB" },
  { name: "part-d1379ceece.js", path: file37, bytes: 73274, integrity: "sha384-XbpQ93UiuIbSOY68fE9V9Sz6qT/kC7TIZy0R8fDLiediLJGPuuBcRCokQbAdoe6i" },
  { name: "part-d4c4a387df.js", path: file38, bytes: 6620, integrity: "sha384-M/U9798MWYxHgaN8fz4JXid3zPLxwIq66Yb/TB1x3ARucUtoGj47zjG6CF/jP6kl" },
  { name: "part-d91a8d475e.js", path: file39, bytes: 4266, integrity: "sha384-l9mWEqz9caRgFlAvmLNPCWGbtWVHQLzds0Nh5nLAwit1yh75u093C4BWYch6kuj7" },
  { name: "part-dc03247f5a.js", path: file40, bytes: 2317, integrity: "sha384-SQj8s8UxCrM3/2vfll1TaKR62jdOB4Qc0JzOaCBWqMdSi03J26ThXZHowrkUkhN9" },
  { name: "part-e0ca86cb28.js", path: file41, bytes: 7464, integrity: "sha384-5vlsR9NXbJxZaqLNV92HeavQcdK2fs3nXF2hy8C2T3hTneL4SLqZyrKnyDWVz/7v" },
  { name: "part-e1895d05a9.js", path: file42, bytes: 3633, integrity: "sha384-lGnjN66oGFYu+p7Lur1brd85n7xg6iwzqAwXMOG1z2nlaQLEIyCA/tPeu07LTRtg" },
  { name: "part-e3a35d7e8a.js", path: file43, bytes: 3875, integrity: "sha384-5ReIlfkY+eWbDLksjT3qMcYy4bzS7z7AlRaIR2R963e3/9tcmc8ZqJe8qGPqIKGA" },
  { name: "part-f1fd7b0324.js", path: file44, bytes: 2237, integrity: "sha384-VI3/m7GA0h3dUjVagieUs/UpR5habgww5Q6lJ6bFTbnQ0q+vELtArJtuOAjLRmud" },
  { name: "part-fd44137f9e.js", path: file45, bytes: 279, integrity: "sha384-xK7iKMrCEVZ3C8AvO5L6Wqvwune35hl5RBXStW3MEGykWaf2mVY0Gdp8ctCr9UZN" },
  { name: "studio-23bd6e4910.css", path: file46, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-c60ee728e2.js", path: file47, bytes: 6078, integrity: "sha384-vABwT6lQAPMJXQ6pgxoZqxfflqVFr0ppzVwap/jz4IwooueybLjZavHuYPzW/7lK" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-c60ee728e2.js", style: "studio-23bd6e4910.css", preload: ["part-11a415b659.js","part-1da5e4669f.js","part-443d35240a.js","part-7619eb74c6.js","part-abbeb3c711.js","part-b15582ab6b.js","part-c667aaaf33.js","part-ca803a9d6a.js","part-cf2601c6d3.js"] },
  console: { script: "console-7aaf9fcb42.js", style: "console-8e7d9963a5.css", preload: ["part-11a415b659.js"] },
} as const;
