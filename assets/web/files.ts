/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-5144f827d8.css" with { type: "file" };
import file1 from "./console-b8fb6236d5.js" with { type: "file" };
import file2 from "./part-136556a0d9.js" with { type: "file" };
import file3 from "./part-18d604c052.js" with { type: "file" };
import file4 from "./part-229bd113fa.js" with { type: "file" };
import file5 from "./part-22dfe5f235.js" with { type: "file" };
import file6 from "./part-29efded7a3.js" with { type: "file" };
import file7 from "./part-2e97141604.js" with { type: "file" };
import file8 from "./part-31b6441b05.js" with { type: "file" };
import file9 from "./part-40f22db7ae.js" with { type: "file" };
import file10 from "./part-4f851cf376.js" with { type: "file" };
import file11 from "./part-5c7d277bd8.js" with { type: "file" };
import file12 from "./part-62f7c55633.js" with { type: "file" };
import file13 from "./part-631f2c6888.js" with { type: "file" };
import file14 from "./part-64358d9c60.js" with { type: "file" };
import file15 from "./part-6471583085.js" with { type: "file" };
import file16 from "./part-6da7c38e8d.js" with { type: "file" };
import file17 from "./part-784f58cbcb.js" with { type: "file" };
import file18 from "./part-7a251ec732.js" with { type: "file" };
import file19 from "./part-7b22209840.js" with { type: "file" };
import file20 from "./part-8666e3c62f.js" with { type: "file" };
import file21 from "./part-8b2153c830.js" with { type: "file" };
import file22 from "./part-91c2f1cde4.js" with { type: "file" };
import file23 from "./part-94b7c4618f.js" with { type: "file" };
import file24 from "./part-95b0b24933.js" with { type: "file" };
import file25 from "./part-96be09a1af.js" with { type: "file" };
import file26 from "./part-9f3dd2c026.js" with { type: "file" };
import file27 from "./part-a060e7c429.js" with { type: "file" };
import file28 from "./part-a8ed45c67d.js" with { type: "file" };
import file29 from "./part-bdb33a2d3a.js" with { type: "file" };
import file30 from "./part-dbe6d0dabb.js" with { type: "file" };
import file31 from "./part-e42b223e68.js" with { type: "file" };
import file32 from "./studio-2c42c873ea.css" with { type: "file" };
import file33 from "./studio-e4af02a46d.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-5144f827d8.css", path: file0, bytes: 46395, integrity: "sha384-/q2PRwH62sV+Nk9wFxH/9NJ6JgOUavXHOTsD5nlmFzraqd4N1fmq8+0rXs63wqAd" },
  { name: "console-b8fb6236d5.js", path: file1, bytes: 17652, integrity: "sha384-lBCLEUBGJaRiJolZiitc76ruJ/LJJFwWyzwZ3dXxPBx2NE6lsj6QQ9mYbddunIQq" },
  { name: "part-136556a0d9.js", path: file2, bytes: 1853, integrity: "sha384-Dsf7GEAF56NzydGrFMz80n/nzz3HDJ0mf5s+A/gE8cZJvnBfViYChtprV4/SKthh" },
  { name: "part-18d604c052.js", path: file3, bytes: 6587, integrity: "sha384-j+OHm/p274K/hslWksjKfBjYKDVNGme2A4b7ofqivB+4nhm8WrfOtL7rxKqNH8lC" },
  { name: "part-229bd113fa.js", path: file4, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-22dfe5f235.js", path: file5, bytes: 4994, integrity: "sha384-Ud8frWAkWBWA2OzB3jOu5zkApkfejm3g0bc9Msrelwr2SKKxQ5IhEclN+Tf7uX5s" },
  { name: "part-29efded7a3.js", path: file6, bytes: 11851, integrity: "sha384-F6woWodwp4C1eF5Nk9Ym4z/qhp+6TLW2Xl2uedks2NqU4DhjE4ShugIJw5J8N738" },
  { name: "part-2e97141604.js", path: file7, bytes: 16184, integrity: "sha384-/yKPVGQX3cTUJxJuhBnqwZQmwpEi685UHekPBSjgRb2VYE3jsNCf5jL7eaCB54dS" },
  { name: "part-31b6441b05.js", path: file8, bytes: 704, integrity: "sha384-5mi3+GEHi0a5+YBr7rUsdMhk3lgcxaNv2/RHeMcBz4/QzCMM6DZIXCXno1Kx4Rgd" },
  { name: "part-40f22db7ae.js", path: file9, bytes: 2309, integrity: "sha384-eOHhbWmlcK3IwJXrNs/oxzq6+HUt8hndjMbf8wqJTkMk6+vQkm4J/GExu7+6ZSK5" },
  { name: "part-4f851cf376.js", path: file10, bytes: 758, integrity: "sha384-yBSsVqBQgFdYP0BobvPj3kbUAXZ7emr6j8Whdu7YmvugM86l/2nPLim0TFZ2Lyxg" },
  { name: "part-5c7d277bd8.js", path: file11, bytes: 3391, integrity: "sha384-CLiQB7+u4Ers8zGqFn5FHw4uRYiT0DHdN24wWB7BWAS6j/sjhkiP6UQSa2BzmXIb" },
  { name: "part-62f7c55633.js", path: file12, bytes: 546, integrity: "sha384-WXwWtE1AfZRQJjFlYj2cXa0vQZEDLP96diq72XWmEdUTU/pFL12pFdoced60ns45" },
  { name: "part-631f2c6888.js", path: file13, bytes: 412, integrity: "sha384-hjqw85iSXX+DCkXEdg5tojQxvKdcWXM+xjyf0Lc0o4DeTb500JbNNIR7yJG0RzPB" },
  { name: "part-64358d9c60.js", path: file14, bytes: 1649, integrity: "sha384-bKpb7WW42SQy9Lz3p99jJzeOtMJJFaPOa77scy/GK6Vyr0c/Ct+eT/f35tFAVvkJ" },
  { name: "part-6471583085.js", path: file15, bytes: 7816, integrity: "sha384-3wHEYdE7y9yP48fMR7FQJ0fZwKoDA6bS7MzVUUX9fYILEHak6ri57/LhSUbACwxP" },
  { name: "part-6da7c38e8d.js", path: file16, bytes: 3462, integrity: "sha384-bIpF+vD4QMVMh6ZnNTYu+m6OArMhGgfVYqLdDyf+TDWKN2g7Gnp8fdfXcP29DBK8" },
  { name: "part-784f58cbcb.js", path: file17, bytes: 6160, integrity: "sha384-vMEnw1JFALThIZuxsTu/NfryPx8MwnktEkFlU4d9MUbB8z2ByBHeZSgnXZ8U28kl" },
  { name: "part-7a251ec732.js", path: file18, bytes: 45536, integrity: "sha384-F549qt7wxF+RxR4VCDZXovO7UVqXeU0LfCZT9kQrLXs4kwn6QQEX2mjhonHCFzCP" },
  { name: "part-7b22209840.js", path: file19, bytes: 3826, integrity: "sha384-2KAPiQ4n7O9/4Aw1Qk0kjiN7KdGIqlz2g6VvpcSrHiZ6inElNgrI7+92Y58m0g/y" },
  { name: "part-8666e3c62f.js", path: file20, bytes: 4208, integrity: "sha384-Kw9qMAcEjYRIfzpXunaKB3n3XmVB1mdMdXMVJns9LjeCt9fd5tHLg9kH6gO4fSJF" },
  { name: "part-8b2153c830.js", path: file21, bytes: 953, integrity: "sha384-EKq1qcQ5j/X7hQ4B0PI9OR6Zz1hq4jirJzaI5p17UnD8ZXD4ai8QRNgnVMAF1dOs" },
  { name: "part-91c2f1cde4.js", path: file22, bytes: 1157, integrity: "sha384-9Uythr7hDtY6HTGflB9Z9DA9EfQ5F6v4LEGOlxwc2nSAgyfwndEfth5q3Ml4sivV" },
  { name: "part-94b7c4618f.js", path: file23, bytes: 488, integrity: "sha384-KsrzzQtQSdcewk0XI9SLQz+UNRy2d/HKuk/k6t/1O/bSYUet9XH5f5bEMwOFQxxG" },
  { name: "part-95b0b24933.js", path: file24, bytes: 18840, integrity: "sha384-LRWkAargRsE67xzNFtbX+VoeBUYjqFL3R5IwOPJ3SUIj2W6XMNcndoeqwPkqRUJg" },
  { name: "part-96be09a1af.js", path: file25, bytes: 4841, integrity: "sha384-jk5Ezx8ufwv71cBt5Cash8PunJwVbTftR9edC8/IIkrsqjaXz55E7MImlU/DOJzA" },
  { name: "part-9f3dd2c026.js", path: file26, bytes: 759, integrity: "sha384-4S88bHib1AfzhYe87fnCuSRIORYNYBrANzkQXI+Z3Rwo/zb2H3wHRDFPZPipkeqY" },
  { name: "part-a060e7c429.js", path: file27, bytes: 922, integrity: "sha384-hK0EX1+MFf4/t5UDZpnSqNkeS4kZ+5DB5WX9NmUXgrwV5DyoiZndOMEZtfFK5sR7" },
  { name: "part-a8ed45c67d.js", path: file28, bytes: 52847, integrity: "sha384-EbQuUltvL8JsUhBPYc/ciPDqCJRhSdbj6mZIK0/FHVD3z20TIodfaE7EndgHcGRJ" },
  { name: "part-bdb33a2d3a.js", path: file29, bytes: 281, integrity: "sha384-fy2xnpAcTvEVOAEmPxFvv/ZTXBB8fAeECMzQaRtZZyMls2ngj6RzbmjUQDRnwhD+" },
  { name: "part-dbe6d0dabb.js", path: file30, bytes: 31606, integrity: "sha384-YNh1gn4AwDpi7aloVuc+Z1MArnsIzBShPiFlucwfTjOTLJ2gElitXVaI8+Mg2kG8" },
  { name: "part-e42b223e68.js", path: file31, bytes: 72966, integrity: "sha384-hKGNi8xeIuP0I5RloJ5aRvtG0TcoI0VbuVxgDHqva3R+Y93NJvjNysIEVb1NoVGA" },
  { name: "studio-2c42c873ea.css", path: file32, bytes: 22640, integrity: "sha384-MMug4Kluhu6FJMMcwDssN9iKBo9B2bikY+MbTQY2lpJI5D7dJ45Bp/QaLEc5RSlJ" },
  { name: "studio-e4af02a46d.js", path: file33, bytes: 5977, integrity: "sha384-R3C/ZDhGIAhzhUsd1o6P30i7csa4MeeHJuyj67X67vy06M9uyI1b2KQ5nrOKKeQk" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-e4af02a46d.js", style: "studio-2c42c873ea.css", preload: ["part-136556a0d9.js","part-31b6441b05.js","part-4f851cf376.js","part-631f2c6888.js","part-6471583085.js","part-7a251ec732.js","part-a8ed45c67d.js"] },
  console: { script: "console-b8fb6236d5.js", style: "console-5144f827d8.css", preload: ["part-a8ed45c67d.js"] },
} as const;
