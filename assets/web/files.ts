/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-043cabbdbf.js" with { type: "file" };
import file1 from "./console-11eafe72e8.css" with { type: "file" };
import file2 from "./part-01addf717e.js" with { type: "file" };
import file3 from "./part-065211ed70.js" with { type: "file" };
import file4 from "./part-0db1dc78a0.js" with { type: "file" };
import file5 from "./part-10f1a5bf82.js" with { type: "file" };
import file6 from "./part-1d8ec3c0c3.js" with { type: "file" };
import file7 from "./part-20435df5ed.js" with { type: "file" };
import file8 from "./part-229bd113fa.js" with { type: "file" };
import file9 from "./part-2e19489da3.js" with { type: "file" };
import file10 from "./part-38bf9ce9b6.js" with { type: "file" };
import file11 from "./part-438c649433.js" with { type: "file" };
import file12 from "./part-457f98f408.js" with { type: "file" };
import file13 from "./part-4f0cadc000.js" with { type: "file" };
import file14 from "./part-58a3f5e628.js" with { type: "file" };
import file15 from "./part-5bf541a125.js" with { type: "file" };
import file16 from "./part-64a64e3070.js" with { type: "file" };
import file17 from "./part-7aa3bdd143.js" with { type: "file" };
import file18 from "./part-7ba1ddb9d4.js" with { type: "file" };
import file19 from "./part-7ebab7f948.js" with { type: "file" };
import file20 from "./part-90beca6633.js" with { type: "file" };
import file21 from "./part-96882aaf3f.js" with { type: "file" };
import file22 from "./part-b0eb6c5bb0.js" with { type: "file" };
import file23 from "./part-b2c60e0f70.js" with { type: "file" };
import file24 from "./part-b8c70118d6.js" with { type: "file" };
import file25 from "./part-ce7fc58d7c.js" with { type: "file" };
import file26 from "./part-d4029753a0.js" with { type: "file" };
import file27 from "./part-d4c1682cdf.js" with { type: "file" };
import file28 from "./part-da098428fb.js" with { type: "file" };
import file29 from "./part-e03cd8106a.js" with { type: "file" };
import file30 from "./part-f695495a73.js" with { type: "file" };
import file31 from "./part-fb505d591e.js" with { type: "file" };
import file32 from "./studio-1fc55cc6b7.js" with { type: "file" };
import file33 from "./studio-23bd6e4910.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-043cabbdbf.js", path: file0, bytes: 17718, integrity: "sha384-ZGCcjWqHJyBDFOdxg/f4LWkVl+vIF5/RxBCQyTpnFBDb/F5giba+rinjb6eMPXjV" },
  { name: "console-11eafe72e8.css", path: file1, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "part-01addf717e.js", path: file2, bytes: 18840, integrity: "sha384-d97ZcYLey3d+pHKegdHwEQBIc8fdNYS4I5dXNjONe47OM8Yqnb01g/toqQPYVgQ8" },
  { name: "part-065211ed70.js", path: file3, bytes: 546, integrity: "sha384-oyTbVaoZZ5oQdu6d/G4dl/ARrEjiHr3VfY/i6c+OAoSAJiJ+/Pvf1OSmQego4slH" },
  { name: "part-0db1dc78a0.js", path: file4, bytes: 922, integrity: "sha384-/8ZNDP9YaPHOhHbZYb/Q7NtkikVV79m81mmQMc4+s5e4+lv7XgrErVBwJYkhF9a8" },
  { name: "part-10f1a5bf82.js", path: file5, bytes: 1155, integrity: "sha384-pFhs1/nhoJzl8GXNFI1GrQY+DZEaHEgTyOu28yFgfbgPVgUWklIfHRbrl2rqBA5W" },
  { name: "part-1d8ec3c0c3.js", path: file6, bytes: 16186, integrity: "sha384-/U9dlaOpeO7pNyuvyxeF2lrWpClArJ0UlJUQ/FurZOQgSb6gP1OpWTsJpS2C54wO" },
  { name: "part-20435df5ed.js", path: file7, bytes: 1934, integrity: "sha384-1eCbGRzOggtMOLNMxAaaGUJMDv7cWlhP6UVKaVDlKuTxpXBSMQNXWFnm1iSKG4qQ" },
  { name: "part-229bd113fa.js", path: file8, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-2e19489da3.js", path: file9, bytes: 72966, integrity: "sha384-vYBgH0TbWr1dnZqiRdMA3FsRPHodg9bzd853G+D7S9GzL2avefi1Ftji6zVKNB4s" },
  { name: "part-38bf9ce9b6.js", path: file10, bytes: 33033, integrity: "sha384-hMhflVDTrXlmIAVU/r/JmxTaSDfALAsfhyIMQi0ykfI3540xWT2lk7QzAZd2tqmS" },
  { name: "part-438c649433.js", path: file11, bytes: 3464, integrity: "sha384-LJUlw61nXdfgxHclUq/zWOvHM7Rj/xBbtId+w7jHOMT7OV+JIY9GPUPcqAODMVUW" },
  { name: "part-457f98f408.js", path: file12, bytes: 56817, integrity: "sha384-jlxAksZkzS78PanheGco5WpWyobOZpzZGGEKpa1mICXnEtyYtyWyjWPqXhdkLYkd" },
  { name: "part-4f0cadc000.js", path: file13, bytes: 3828, integrity: "sha384-DLMrYoUKTm7sdczthxdPK32/JFjhNz/vNrd3vovkEivGZyxG8kkr7vA+D7F4qQUh" },
  { name: "part-58a3f5e628.js", path: file14, bytes: 11851, integrity: "sha384-EnyUkSUqCQfD0Q9esa2Rg8rfujK5xcdryEv9bITYRWxOegdHOTCHWD1hbyD6nC5n" },
  { name: "part-5bf541a125.js", path: file15, bytes: 2309, integrity: "sha384-9rwJZwJmheopVg2LHi4RZGa6tsigHNWJLS9tPsiOAizj70/yVdYDryFTrYryKqbE" },
  { name: "part-64a64e3070.js", path: file16, bytes: 6470, integrity: "sha384-OeTUV0nZ7MpNOyBwzaqu+3p5Ny/R0xCtwzBS16yqo3bFtTBa/m2tWF6lBO8DiFnM" },
  { name: "part-7aa3bdd143.js", path: file17, bytes: 3393, integrity: "sha384-pS4XIZSBM83BNFr8CnHHG+zjagEpP9jV7DZrIG41xzFuraBM4UcgWIKzflmY0vYo" },
  { name: "part-7ba1ddb9d4.js", path: file18, bytes: 7982, integrity: "sha384-o81Ua1CXNBneLW/iTpWT/LySRnIONjubKuuocbqm1ELzwgZ1Vu8RbLIePFXhKCtN" },
  { name: "part-7ebab7f948.js", path: file19, bytes: 281, integrity: "sha384-ovXP3swtU3eOT8BDBx0AujVJHRTNPmK2EtwzkcE0MDSM0+eAlp/o/hvYvFELCGCA" },
  { name: "part-90beca6633.js", path: file20, bytes: 5755, integrity: "sha384-nu/7IamYy+Mkp4ZmF882IJtiqWlPKd4VVRGAUlVn/QTSXA4hVNwK30IHqKJBtRXQ" },
  { name: "part-96882aaf3f.js", path: file21, bytes: 1649, integrity: "sha384-qNx4/I9h7qOOOr5GxqGwC+TDUfcd5HizIYTcIA5QFzlFhMtDwaByeUtMZ6hVY/5W" },
  { name: "part-b0eb6c5bb0.js", path: file22, bytes: 4372, integrity: "sha384-Ywl5qRqwRzOwR8Lw6H09fDaG0w7Qyr14+IDPWITXRYqN+8zoyzDq9v8L1zcFBJzB" },
  { name: "part-b2c60e0f70.js", path: file23, bytes: 412, integrity: "sha384-ZToHXfW0WwO//tzKAXHhEvI6bnmq17hAeXH2QbRCEyJMslx+saCbBa8TfmIjBXis" },
  { name: "part-b8c70118d6.js", path: file24, bytes: 955, integrity: "sha384-5s6F/j5wvjkEUoRqtPaQsobtthwgRnP5XFmzoisuhp3alUuV48jPb/ztQHkjl1ym" },
  { name: "part-ce7fc58d7c.js", path: file25, bytes: 704, integrity: "sha384-G79B0vMV8sjkGHYR4AxdOWoCw4kj2TtNgz7GsI5td1loWX6r631Tt47bm40g7siC" },
  { name: "part-d4029753a0.js", path: file26, bytes: 6585, integrity: "sha384-/3Hd6DHDt7xxQrsyAG92TcX2o86F64C9eczQfVZjprdioPt8kCHtE2WWykPIbQXH" },
  { name: "part-d4c1682cdf.js", path: file27, bytes: 728, integrity: "sha384-npFGHafsQezcFPGqgadLffKU/6UVsJFeVKLXjKMwszfGWrnOstdQX1a7Jpt3Bs0Q" },
  { name: "part-da098428fb.js", path: file28, bytes: 4992, integrity: "sha384-plBS9hs3agwP585mlmRqsz0P7wa+eXWndY/mJTmRTVUp8GNF0BfHg8YMMQjO6Inh" },
  { name: "part-e03cd8106a.js", path: file29, bytes: 488, integrity: "sha384-JGvcfgPc3CoPwEE92w/aLq6eAdv67OhrOpUoGXLQzrVVBLX7DeSw4tRJfCvPqVRO" },
  { name: "part-f695495a73.js", path: file30, bytes: 759, integrity: "sha384-THdmAFzjnN+2PXoTQiQJ55PgZdfnbMW7hLa1L2MUr6nnfT2GgHNPgVbTBbaxK5tn" },
  { name: "part-fb505d591e.js", path: file31, bytes: 48010, integrity: "sha384-+FB96h9J8nUxdPzxPiCi0Uj2abiYA1Sd5i9AiVf0mIYkWUwFXzfNQc6W3Mo+jgbC" },
  { name: "studio-1fc55cc6b7.js", path: file32, bytes: 5977, integrity: "sha384-m20hsZMxMCykmDwz///wQVZHgyBZmnfacJI5JuS9aJsKPsnWbDguJXrqe+CLo4Rc" },
  { name: "studio-23bd6e4910.css", path: file33, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-1fc55cc6b7.js", style: "studio-23bd6e4910.css", preload: ["part-20435df5ed.js","part-457f98f408.js","part-7ba1ddb9d4.js","part-b2c60e0f70.js","part-ce7fc58d7c.js","part-d4c1682cdf.js","part-fb505d591e.js"] },
  console: { script: "console-043cabbdbf.js", style: "console-11eafe72e8.css", preload: ["part-457f98f408.js"] },
} as const;
