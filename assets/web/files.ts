/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-2ad38dd1b2.js" with { type: "file" };
import file2 from "./part-1d167ede04.js" with { type: "file" };
import file3 from "./part-1e139f853c.js" with { type: "file" };
import file4 from "./part-229bd113fa.js" with { type: "file" };
import file5 from "./part-2357ac7eae.js" with { type: "file" };
import file6 from "./part-285fff87b0.js" with { type: "file" };
import file7 from "./part-49f99f10f0.js" with { type: "file" };
import file8 from "./part-52e72d7ad4.js" with { type: "file" };
import file9 from "./part-618f1c40fb.js" with { type: "file" };
import file10 from "./part-624960ed3e.js" with { type: "file" };
import file11 from "./part-6900fee585.js" with { type: "file" };
import file12 from "./part-6b0aab361c.js" with { type: "file" };
import file13 from "./part-7dd6d58d59.js" with { type: "file" };
import file14 from "./part-829de6c573.js" with { type: "file" };
import file15 from "./part-88948bca71.js" with { type: "file" };
import file16 from "./part-897a7996c0.js" with { type: "file" };
import file17 from "./part-8fa32da63d.js" with { type: "file" };
import file18 from "./part-93e4c12d8f.js" with { type: "file" };
import file19 from "./part-997baf3d01.js" with { type: "file" };
import file20 from "./part-9e0de0dad3.js" with { type: "file" };
import file21 from "./part-9f48a39475.js" with { type: "file" };
import file22 from "./part-a323700662.js" with { type: "file" };
import file23 from "./part-cd389c664c.js" with { type: "file" };
import file24 from "./part-cf944a294b.js" with { type: "file" };
import file25 from "./part-d8bf225dc8.js" with { type: "file" };
import file26 from "./part-da2e0e353a.js" with { type: "file" };
import file27 from "./part-dac7f3c184.js" with { type: "file" };
import file28 from "./part-dd7ef2ccc1.js" with { type: "file" };
import file29 from "./part-df6bb6c99a.js" with { type: "file" };
import file30 from "./part-dfef95ac54.js" with { type: "file" };
import file31 from "./part-dff5f653d8.js" with { type: "file" };
import file32 from "./studio-23bd6e4910.css" with { type: "file" };
import file33 from "./studio-ae58e3343c.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-2ad38dd1b2.js", path: file1, bytes: 17718, integrity: "sha384-b779jj8w5/s1q2cIYnM7I9/nLQeNSs266BriJQ9MfDVAFyEC8nytQSG7YM9NPvNz" },
  { name: "part-1d167ede04.js", path: file2, bytes: 281, integrity: "sha384-H6RDRm+2Cm4elIftaIsiacw5CUp6LtxlCUlrMqghZ6RFyuXFWfdjTLCkgL4LLquT" },
  { name: "part-1e139f853c.js", path: file3, bytes: 4992, integrity: "sha384-PaN7R3CC6Ev6HmXgp3rZMqFqNQCu9WW2dJL9rOg+3QStoSU/0EvsHJUTW77u4ngX" },
  { name: "part-229bd113fa.js", path: file4, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-2357ac7eae.js", path: file5, bytes: 3828, integrity: "sha384-S2I6av+HIi4Y5miHMy5U28IE3p0y7wfi+LWiaVk0e86rVyZk2utW6yaGYqNeUlIU" },
  { name: "part-285fff87b0.js", path: file6, bytes: 33047, integrity: "sha384-3tauf418uvtOMlAceATHx5D4SsMZ9JZsrm1UAySmNZ2xxFGSOajVOm28sTEInjgU" },
  { name: "part-49f99f10f0.js", path: file7, bytes: 6585, integrity: "sha384-doMCpiJqOS9J9caAU2pjLUYBn40ulzfTvUiURpNngo+/+apy//wjCGCa8PschQjb" },
  { name: "part-52e72d7ad4.js", path: file8, bytes: 728, integrity: "sha384-MhhyDSWaoLJHYxvf24ZBFYuWK2PCWspzEvRpEHpq1OLr46xK86CzeWhFrc8Yw9/K" },
  { name: "part-618f1c40fb.js", path: file9, bytes: 1155, integrity: "sha384-GJeBLy71pf1nXviXANdEVQX62BJnTKPoLwK0xSjDzNZERxaRnlqJZaGA3ZmpEc6W" },
  { name: "part-624960ed3e.js", path: file10, bytes: 56250, integrity: "sha384-OlNRHYq68EBDPNmX7nfU0ZcUjOLJPPoLguesE6CuCPfX9nDlSweb45UhudM+L0AL" },
  { name: "part-6900fee585.js", path: file11, bytes: 1649, integrity: "sha384-Zq31qFrYone8Yxka7Chcgmu6xX3+0AcUMi7LRO9x02FvuV+XZ3m+WpbfRNKjjrNg" },
  { name: "part-6b0aab361c.js", path: file12, bytes: 546, integrity: "sha384-HslrvMQp94Qh/TjrHRMU0NBSlXmFMHobWCAu+8Netj/nE+m+AI5PjGSlVWnQQmdv" },
  { name: "part-7dd6d58d59.js", path: file13, bytes: 704, integrity: "sha384-WXV1JT5dfXeBdko/Iduv5O6bU8mJcSRRyRwgm8uYOuTou+YZRbRvD9MNJ4dt+dko" },
  { name: "part-829de6c573.js", path: file14, bytes: 18840, integrity: "sha384-6ozqivJWETzLLeHZtXrN0N/nKTZnmwRUtdm6JMDQLKTAaBLYoU8gklQ08i/QsJQO" },
  { name: "part-88948bca71.js", path: file15, bytes: 955, integrity: "sha384-eDKO6ZGcQGe+QJeFABjUAwT75xznzhH7/EwJbUqtwWfsbmDYlztpoVl/GRipiLfg" },
  { name: "part-897a7996c0.js", path: file16, bytes: 488, integrity: "sha384-z0Tcx786F15fiKcdH9IW7b24oNBS5G++MqRwIUtb9AoLamnJTZ765q4+HqdZsS84" },
  { name: "part-8fa32da63d.js", path: file17, bytes: 5755, integrity: "sha384-JTeZSC6CAmnHhaDp77GnIpm/V2lQ0MtDWvhsPrTTR/9QbpDVHddxUwFs03QpXnHt" },
  { name: "part-93e4c12d8f.js", path: file18, bytes: 759, integrity: "sha384-ODhveo/A7wcyAwQkXsEZVE1UftV3I4Q/A+4T1GD4WQbO/wKlvEW2Gr6FvvmgmzyR" },
  { name: "part-997baf3d01.js", path: file19, bytes: 3464, integrity: "sha384-d6XGbqCz/iL1y50Q3iZkwHKhYq+gWTSnjAqRbzfn39EEMyFHI1g1lroIHUAdrTgv" },
  { name: "part-9e0de0dad3.js", path: file20, bytes: 6470, integrity: "sha384-g0xQtj10D1erwqiLZUevie+lo9dz2Qt4MUVuhAaqoEblTTfmUgxfh/Ce2eGOOZpY" },
  { name: "part-9f48a39475.js", path: file21, bytes: 4372, integrity: "sha384-KbD7ugAJOe9xV0e9Oh0MXFVLt0RhJE+DSCxgNkuVVnnTwBflgIuNDljJ78yyTy/w" },
  { name: "part-a323700662.js", path: file22, bytes: 7942, integrity: "sha384-Ies+94/tZXlmEcBmtm2PKoHGs/N54BGPHxYJpS2RUFvZFnzkawDbNTqOk2vSI3xv" },
  { name: "part-cd389c664c.js", path: file23, bytes: 47685, integrity: "sha384-D/yJ5IFKTMyfs12BH3Tp/wC0f5cZ9/5EHqKHP5KUD75qE+OYV3aETCWWTvXDr41+" },
  { name: "part-cf944a294b.js", path: file24, bytes: 11851, integrity: "sha384-guW/OPVnW00SEM4cE4nz+TibTV9xLISk5+YyvuqEsE+gD6LAoxVcyeu1/N6YfkLX" },
  { name: "part-d8bf225dc8.js", path: file25, bytes: 1934, integrity: "sha384-zDJHJ/FupeLZvTJXSYYtisIzTFhbse9Xc3vpn/bg+GqCejkluur2U+7bMFK1qoN3" },
  { name: "part-da2e0e353a.js", path: file26, bytes: 2309, integrity: "sha384-xoRgPyaxq0VxtFNlwg8Kn8Guvvls7o9ESpou+nTnD28geQ8NCSFfKXLNmx8I67Cf" },
  { name: "part-dac7f3c184.js", path: file27, bytes: 16186, integrity: "sha384-vMLP0JnQT9zUGMTgny0mXicGtjyDHW7A4zyasO6QaLNu2vFjTsQlylUVifzdRead" },
  { name: "part-dd7ef2ccc1.js", path: file28, bytes: 922, integrity: "sha384-/S1U0TiW0Auu8UNO/HeZ4BQ2TaF2+/wi4FY0r6GnzvnUSfSPZY4nz0jOFhpM9Ojx" },
  { name: "part-df6bb6c99a.js", path: file29, bytes: 412, integrity: "sha384-ma5YwX51acxMymW+zpouQh2EBRZqtvOcEyUoD1u4pRxllOo/4TG61HDuqlIi9tp1" },
  { name: "part-dfef95ac54.js", path: file30, bytes: 3393, integrity: "sha384-APaN5/Phu1WyvIrzLWzJAbaEenoMs4vYwojiBSfioG4CJHBg4LZzGelD0x8YtNNg" },
  { name: "part-dff5f653d8.js", path: file31, bytes: 72966, integrity: "sha384-1IzQD2Db6iLpBaRRmDIRYVOMU3GROw4Ij3NLIYqmEopzckrrEBHUYuatuPwS0Yuw" },
  { name: "studio-23bd6e4910.css", path: file32, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-ae58e3343c.js", path: file33, bytes: 5977, integrity: "sha384-+CugjTP/CAHVYXCJVO5dVlS4BZjWZMKYSGkw9vBO0ZuIMFI4NlPajH7FJOSpZHu5" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-ae58e3343c.js", style: "studio-23bd6e4910.css", preload: ["part-52e72d7ad4.js","part-624960ed3e.js","part-7dd6d58d59.js","part-a323700662.js","part-cd389c664c.js","part-d8bf225dc8.js","part-df6bb6c99a.js"] },
  console: { script: "console-2ad38dd1b2.js", style: "console-11eafe72e8.css", preload: ["part-624960ed3e.js"] },
} as const;
