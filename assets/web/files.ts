/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-57ac43de1d.js" with { type: "file" };
import file2 from "./part-01b2a956cb.js" with { type: "file" };
import file3 from "./part-02d95bb8d6.js" with { type: "file" };
import file4 from "./part-167134b94f.js" with { type: "file" };
import file5 from "./part-18c7618712.js" with { type: "file" };
import file6 from "./part-1b53603865.js" with { type: "file" };
import file7 from "./part-1d167ede04.js" with { type: "file" };
import file8 from "./part-217b1c19b2.js" with { type: "file" };
import file9 from "./part-229bd113fa.js" with { type: "file" };
import file10 from "./part-361a6b2416.js" with { type: "file" };
import file11 from "./part-3857eb3d2d.js" with { type: "file" };
import file12 from "./part-49a293d28d.js" with { type: "file" };
import file13 from "./part-4b858d7950.js" with { type: "file" };
import file14 from "./part-4ecce083ff.js" with { type: "file" };
import file15 from "./part-528ebddb04.js" with { type: "file" };
import file16 from "./part-5da2aef317.js" with { type: "file" };
import file17 from "./part-85362fcce1.js" with { type: "file" };
import file18 from "./part-9c29be8275.js" with { type: "file" };
import file19 from "./part-9c78cb7c35.js" with { type: "file" };
import file20 from "./part-9e6c914d07.js" with { type: "file" };
import file21 from "./part-a228236c73.js" with { type: "file" };
import file22 from "./part-ae1dcdada7.js" with { type: "file" };
import file23 from "./part-b006960eae.js" with { type: "file" };
import file24 from "./part-b3b2882a06.js" with { type: "file" };
import file25 from "./part-c1ce645c04.js" with { type: "file" };
import file26 from "./part-d99e139fb8.js" with { type: "file" };
import file27 from "./part-dda91ecac0.js" with { type: "file" };
import file28 from "./part-e2baf53991.js" with { type: "file" };
import file29 from "./part-e3c20d387c.js" with { type: "file" };
import file30 from "./part-ea732dce4a.js" with { type: "file" };
import file31 from "./part-ec8c6d7bda.js" with { type: "file" };
import file32 from "./studio-23bd6e4910.css" with { type: "file" };
import file33 from "./studio-33f15cc4db.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-57ac43de1d.js", path: file1, bytes: 17718, integrity: "sha384-sLV7ki4KCi1d4Hh43WxOVau1ZMBwDX3he85QxT+h53WO77SVq+ZkklZt5dd7tZYx" },
  { name: "part-01b2a956cb.js", path: file2, bytes: 412, integrity: "sha384-hXPbOMffzoKUrQgpu4azu76o+5BdYjgGpMc1b4cNLN4z7gs5PZjQVF1g5pCfkKV+" },
  { name: "part-02d95bb8d6.js", path: file3, bytes: 3464, integrity: "sha384-QlLZ5uH//xJN8qywIIuim1hWAteEVKUQWInKRngjVSe1JCz1DmzyXgqf8X+4Kol7" },
  { name: "part-167134b94f.js", path: file4, bytes: 728, integrity: "sha384-skakWWJxmmMMCHH/4tQTk6FuCi7Kho9+xQrDGum4Y943xk5vsqGWF+ymZsWTFenN" },
  { name: "part-18c7618712.js", path: file5, bytes: 56087, integrity: "sha384-8fiEhVRh/F9EsR1wKEVnO2I6UbxyIAGIZ/7IQTPYswh+mmsaMAg+7RCy/GsMwJ2/" },
  { name: "part-1b53603865.js", path: file6, bytes: 759, integrity: "sha384-Yfe61/7Gpkwo25ER0Elon8AOy/Hgd2QZVrgYkFxbwErKJFr4YRJmKZe1CVqo5+AV" },
  { name: "part-1d167ede04.js", path: file7, bytes: 281, integrity: "sha384-H6RDRm+2Cm4elIftaIsiacw5CUp6LtxlCUlrMqghZ6RFyuXFWfdjTLCkgL4LLquT" },
  { name: "part-217b1c19b2.js", path: file8, bytes: 4992, integrity: "sha384-g+TOBvyWvYmf4UP/tC85yZAGQTuuSaBEsSRVyDf8AMTGFOmQPPXcjDkxb36YlzC9" },
  { name: "part-229bd113fa.js", path: file9, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-361a6b2416.js", path: file10, bytes: 6585, integrity: "sha384-d1JHISK2IosJinHlNG7yjDJs1ad/NbxchFOROh+Z1om1QERkQqC0kRczKJMQa5WJ" },
  { name: "part-3857eb3d2d.js", path: file11, bytes: 1649, integrity: "sha384-g7MeRhEUczHbxu4ZsitkbbUSU3TQpFVB6z+5Ci4/GmGvPDdyLyswoVs6pfMnAnOl" },
  { name: "part-49a293d28d.js", path: file12, bytes: 7942, integrity: "sha384-03alo4OYoHeW6L+w+DA8tbR5fz5BZo8po2rtCQ3fqfV7CwOlowUCd7uzrONVqkGL" },
  { name: "part-4b858d7950.js", path: file13, bytes: 16186, integrity: "sha384-cWjE7Eqglsl+Ih79x53kUgvYItErYLaPYlxWJ6tDPGxKQRJajalEn3qSuB5PXNQ5" },
  { name: "part-4ecce083ff.js", path: file14, bytes: 955, integrity: "sha384-Sk8oSVLAryADouPthshT0KVG9q8NG2tNMtOoVBndw1+vmkjL1RUmtGXkVZmpuPDZ" },
  { name: "part-528ebddb04.js", path: file15, bytes: 704, integrity: "sha384-bvGpXgzn6bAoYd/+GsE+7NegBtBNVhIwO9TIImbmkLzAkYIeuGbRYU3eDQxLcfQH" },
  { name: "part-5da2aef317.js", path: file16, bytes: 11851, integrity: "sha384-MTe9Ylvod1l2xT46akAz0BR1oA/fuz39HREKx6zI2wZsIxYOLRbXeZ+LEbym44v0" },
  { name: "part-85362fcce1.js", path: file17, bytes: 3828, integrity: "sha384-IHb81NKnI+MZ1BZNaSpNoli7fMMFEQ3NfXMEyACEsfPONHcjL0gQQ5nKXzAS51zy" },
  { name: "part-9c29be8275.js", path: file18, bytes: 32966, integrity: "sha384-lnQUC4+PXkBkKpQ/jxCofbrBgY6xSYhv8Y6K5tz4TTZMm+M5zbP/U4nQW9GK4te8" },
  { name: "part-9c78cb7c35.js", path: file19, bytes: 1934, integrity: "sha384-GvgAbvl2lHWTfgbkh+N2t8Uqgn/eFAxzU9Oyt+HOR4LWd9YyRBazYq0eReSrUc76" },
  { name: "part-9e6c914d07.js", path: file20, bytes: 47685, integrity: "sha384-0e7kNZm2hkKPx/CyiURHFz0sMREgKrGvwl46h79HkAx6cGA45JhQXsVVbkruRdg5" },
  { name: "part-a228236c73.js", path: file21, bytes: 3393, integrity: "sha384-enGiL/QuvYxQs4f7voR3q8F7DXzujfctj7oYr1HlzjNntsDnuCCJE4t49K7h+d5Q" },
  { name: "part-ae1dcdada7.js", path: file22, bytes: 6470, integrity: "sha384-jINeEcJ35vnd3H1uMsIZy+5HJeFxmiUf4w17P3Ge/xs6/DEBoGj76otuKA11ZnTw" },
  { name: "part-b006960eae.js", path: file23, bytes: 922, integrity: "sha384-Mz/XBFlNte74y7tMDa8/jBeMhSN+ijE9KBKODOW8pisQCDjG9Qh/u/3SC8s6DN6d" },
  { name: "part-b3b2882a06.js", path: file24, bytes: 1155, integrity: "sha384-7wtSJ4TgXA+J86cyOroayLtUVSNJcXLD5k07icE/baHWPTpoIhuPTqq3M/LC48zh" },
  { name: "part-c1ce645c04.js", path: file25, bytes: 546, integrity: "sha384-SY3OJr+b9/CKKmhO8xRpLlBxL3WvFDrrYHREUVpyUOZG1NCiqOClIsy8PXHufcnh" },
  { name: "part-d99e139fb8.js", path: file26, bytes: 5755, integrity: "sha384-qJz2EFfODYyKXvHQWuvyqmS2zNb+1YqdtRF/fHHL+ffyK+bqATKXOV+XDIe4tCii" },
  { name: "part-dda91ecac0.js", path: file27, bytes: 2309, integrity: "sha384-M66r/5sgS2A2wGP3XH73f3CEK2IoZP7K6jxxRpdDLUnBAm/a9/mKRbJEk4ydGK5I" },
  { name: "part-e2baf53991.js", path: file28, bytes: 488, integrity: "sha384-8J8Claip3Ad9GjKpqhRPHd78UZQFXnWWvrhRJvvXjbzFDaHcn7sc6d2+VxevnO2K" },
  { name: "part-e3c20d387c.js", path: file29, bytes: 18840, integrity: "sha384-OTwdZNlnVeLcniidopNai9LOdyKCeaT+YnoXVTaAmkhk8a1nY8izLlx4EuPNfVpG" },
  { name: "part-ea732dce4a.js", path: file30, bytes: 72966, integrity: "sha384-Q1BJoLXllrG4dKUDurzXjkWLRyMGQkvBDYpviQb527JsTw961yVGPthdYL24SnQP" },
  { name: "part-ec8c6d7bda.js", path: file31, bytes: 4372, integrity: "sha384-/uTWrb6T1hCQNHnNDsybBepv60F44tXu9QlsuuAZzsKReNNTjNBVn96SmEiSo72S" },
  { name: "studio-23bd6e4910.css", path: file32, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-33f15cc4db.js", path: file33, bytes: 5977, integrity: "sha384-JzLaXBy3qUcvQ57szihaxcuR5eTPisVZJVzRmuxhPWHN5s764rOd4RjBzZ+4coyd" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-33f15cc4db.js", style: "studio-23bd6e4910.css", preload: ["part-01b2a956cb.js","part-167134b94f.js","part-18c7618712.js","part-49a293d28d.js","part-528ebddb04.js","part-9c78cb7c35.js","part-9e6c914d07.js"] },
  console: { script: "console-57ac43de1d.js", style: "console-11eafe72e8.css", preload: ["part-18c7618712.js"] },
} as const;
