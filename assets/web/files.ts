/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-7490776e03.js" with { type: "file" };
import file2 from "./part-14bcb20581.js" with { type: "file" };
import file3 from "./part-197ecae463.js" with { type: "file" };
import file4 from "./part-1bd897e38d.js" with { type: "file" };
import file5 from "./part-1d167ede04.js" with { type: "file" };
import file6 from "./part-229bd113fa.js" with { type: "file" };
import file7 from "./part-240d9cfe5c.js" with { type: "file" };
import file8 from "./part-319db3db96.js" with { type: "file" };
import file9 from "./part-37091853f5.js" with { type: "file" };
import file10 from "./part-3fbf796ecb.js" with { type: "file" };
import file11 from "./part-427f1b68fc.js" with { type: "file" };
import file12 from "./part-4bd10f8edf.js" with { type: "file" };
import file13 from "./part-52166ee4a0.js" with { type: "file" };
import file14 from "./part-529e850af2.js" with { type: "file" };
import file15 from "./part-53e40b3e83.js" with { type: "file" };
import file16 from "./part-6645edf54a.js" with { type: "file" };
import file17 from "./part-6e39bf1069.js" with { type: "file" };
import file18 from "./part-7359a9302d.js" with { type: "file" };
import file19 from "./part-791a26ef81.js" with { type: "file" };
import file20 from "./part-9bf3cd1acd.js" with { type: "file" };
import file21 from "./part-a69b8a7ac7.js" with { type: "file" };
import file22 from "./part-b68cf7ef6a.js" with { type: "file" };
import file23 from "./part-c6d51ba750.js" with { type: "file" };
import file24 from "./part-c923218d2f.js" with { type: "file" };
import file25 from "./part-d244e2d59e.js" with { type: "file" };
import file26 from "./part-d52556e24a.js" with { type: "file" };
import file27 from "./part-d573aa49c6.js" with { type: "file" };
import file28 from "./part-e2543add15.js" with { type: "file" };
import file29 from "./part-e259906249.js" with { type: "file" };
import file30 from "./part-e324e640d4.js" with { type: "file" };
import file31 from "./part-e9f165a4e7.js" with { type: "file" };
import file32 from "./studio-23bd6e4910.css" with { type: "file" };
import file33 from "./studio-61d21caab3.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-7490776e03.js", path: file1, bytes: 17718, integrity: "sha384-hVBBYXLKu0I8lmoSBAO+fstB/+G4BClNi9W+CalRBlntTkU42lTUsztZYJCsgc0I" },
  { name: "part-14bcb20581.js", path: file2, bytes: 1934, integrity: "sha384-DBMy8B7eyfRGJP8bmZ+Fp3QK54r5k8HXi+CzcBFLBPVzPw1riRj5fSOL4ToE6CuO" },
  { name: "part-197ecae463.js", path: file3, bytes: 488, integrity: "sha384-0AJkz1Zc9FD5JTWkeOywNfjZ9pt3x9BLdjvFLILeJ9okNpmojhfiYEUIuQovKhqH" },
  { name: "part-1bd897e38d.js", path: file4, bytes: 11851, integrity: "sha384-qUEPGftw2IuQMy1teTpSsYScEj2fkfhkWvf84oGWEQUG8ulzsz06dJQGKDGCnleY" },
  { name: "part-1d167ede04.js", path: file5, bytes: 281, integrity: "sha384-H6RDRm+2Cm4elIftaIsiacw5CUp6LtxlCUlrMqghZ6RFyuXFWfdjTLCkgL4LLquT" },
  { name: "part-229bd113fa.js", path: file6, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-240d9cfe5c.js", path: file7, bytes: 7942, integrity: "sha384-NNtVnsCRWB57iQjoLnPpdbLOtFf3NSXkmDoVbfCOwtbLHXA7ZiDvXWq6S92dxouR" },
  { name: "part-319db3db96.js", path: file8, bytes: 1155, integrity: "sha384-IqW9vBkPAV2tSLTLM3+jT78iRZZhKzmXrmv80PMa2aTiYLzEWdZbqZbcZILbYovf" },
  { name: "part-37091853f5.js", path: file9, bytes: 1649, integrity: "sha384-URB55GUc3fQGfQKdii+dl9jVB2NvU41EnFQaGyzI5ztCDuf5XYaHDC0KaURWOc8G" },
  { name: "part-3fbf796ecb.js", path: file10, bytes: 2309, integrity: "sha384-W55lAauWZ+hqTSNyiD1CYalDrPq5zusp3JPeewT88Sy4frV7/WNSI3BCkpBh+/2r" },
  { name: "part-427f1b68fc.js", path: file11, bytes: 759, integrity: "sha384-qg/JoHJviGwa2ruRsC+oIS3tZjXZEsZ330O+c9orpOG/ms8USWzQCc1E9ZucWGWM" },
  { name: "part-4bd10f8edf.js", path: file12, bytes: 728, integrity: "sha384-Q2r+TNfklcOTQvORZBK3tazzr792CV75Q+U2DNUWB2cmyhRYt+q8mmV8dx+9ERQn" },
  { name: "part-52166ee4a0.js", path: file13, bytes: 32887, integrity: "sha384-KaZaQxa+z8b/qeKq0Wz6YxreEkJTh9c5OSVVATX49bsSg3DN+8XiTdhyTiTbUk0z" },
  { name: "part-529e850af2.js", path: file14, bytes: 704, integrity: "sha384-cReZYgUsn1dpng5ZOC+vo0VbhgkTTuTtTaoBRMA+jCtqwulQUWn3hYLsDJJ9twC9" },
  { name: "part-53e40b3e83.js", path: file15, bytes: 54359, integrity: "sha384-sBoHp+m0cO/hnJTigU7sT9GXCE1F4ETB0JTzdqtgj1js92MK9R8CLHCCkxvgbe4f" },
  { name: "part-6645edf54a.js", path: file16, bytes: 3828, integrity: "sha384-cGk4sgcsb/qiDzOSurpA/bxgmPO0+/kqL4TKOMTrLIWkqlqCE48QQiky9vcRbVpH" },
  { name: "part-6e39bf1069.js", path: file17, bytes: 5742, integrity: "sha384-xlhIsicVDXLmWj6mx7sXJlGZdOCYldfNwodtJ9Rgz41ZmFyhtf/xOdrujnlm11ok" },
  { name: "part-7359a9302d.js", path: file18, bytes: 412, integrity: "sha384-WaD70vQQNlqyvmS+sMe0NsDaS9Jeurc+9jCrpEit+EONs5NzOIAzWP6G0cHOsqeV" },
  { name: "part-791a26ef81.js", path: file19, bytes: 18840, integrity: "sha384-CqhTB1F4Bm/fLoA5hMbeEyxCt4agaYmiiCZXFNJRORZ3bLjCk+4PGlrvijAJwPkv" },
  { name: "part-9bf3cd1acd.js", path: file20, bytes: 16186, integrity: "sha384-46GbwScZFiLjHcgOYO9WhmgYoFU4BFeBvDdkjxozfaP5Tj0N1gyNf40/jF5PIi6+" },
  { name: "part-a69b8a7ac7.js", path: file21, bytes: 955, integrity: "sha384-Hd4JVzKq4cXfqMuqsl+/sHFeBQQpHhMB54TVbbvk+Jn1yxNSQWXmZmeJssmbRn32" },
  { name: "part-b68cf7ef6a.js", path: file22, bytes: 72966, integrity: "sha384-YucfS84PyrWaGl731efOnoltUxO01V+Db/xTRkrGUjiG1TSPYp7OLWl2nteEqo20" },
  { name: "part-c6d51ba750.js", path: file23, bytes: 6585, integrity: "sha384-Qq5jOjQ40IIvRqVCUzyegrLGrW/p/yhxG/6igj/lMUGqk3AqPqaq/Frwlvxro07R" },
  { name: "part-c923218d2f.js", path: file24, bytes: 922, integrity: "sha384-VCnT40/1tyI1UsAp0M7iz8ImlkrrJrafN47rMVO9GvQiaBW1wU0n6qkPws9Ibgvz" },
  { name: "part-d244e2d59e.js", path: file25, bytes: 4168, integrity: "sha384-auYlUUCLwxo1c8K15Auh7lqyccg7fjapZgIbciVgqPOkhTGBqgYFV6nevu/GKNL9" },
  { name: "part-d52556e24a.js", path: file26, bytes: 3464, integrity: "sha384-Pvc6LSaKapAtwiIGTRMRiz6atvCNECMk1E1ZeV5NrMaAjEV31nCjBHtGnuLjFYCN" },
  { name: "part-d573aa49c6.js", path: file27, bytes: 4992, integrity: "sha384-p4z7upAC+LuJ5FVI/JC8BKi5f+1B3HWSXAxwYbMvDSMggRoMlMZzotJTN3A1nkos" },
  { name: "part-e2543add15.js", path: file28, bytes: 3393, integrity: "sha384-QfNCUSemqUW2fceTAJQ0Sk9+JV40uKsUr/1ddhqMY0c6pc0J9ZgPT1As3q/I9wjn" },
  { name: "part-e259906249.js", path: file29, bytes: 47685, integrity: "sha384-RRcrCqd/FV9sGWrMljRErg+hUXll6X0aAybIKCk/n+rse94FadAFbm3Y8mcVfcCJ" },
  { name: "part-e324e640d4.js", path: file30, bytes: 546, integrity: "sha384-nzm+9ze7B+P3T46F2Rvi/iX3JtuKiNQePYKx4OqSKk+nqFh5zkVDxYyoGLupL/1R" },
  { name: "part-e9f165a4e7.js", path: file31, bytes: 6170, integrity: "sha384-gIXMQdcN+uDQKFaeYQOvTgAIVYiNZLH8sh0JV8LB0DwIGZYqbqlYTzsGZ083avFd" },
  { name: "studio-23bd6e4910.css", path: file32, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-61d21caab3.js", path: file33, bytes: 5977, integrity: "sha384-DcYtC7nXAoT0soY5ftc0VPLBzHuBN290pLCcxH8hmE9FbGGBMgHZBD817YZSAPsh" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-61d21caab3.js", style: "studio-23bd6e4910.css", preload: ["part-14bcb20581.js","part-240d9cfe5c.js","part-4bd10f8edf.js","part-529e850af2.js","part-53e40b3e83.js","part-7359a9302d.js","part-e259906249.js"] },
  console: { script: "console-7490776e03.js", style: "console-11eafe72e8.css", preload: ["part-53e40b3e83.js"] },
} as const;
