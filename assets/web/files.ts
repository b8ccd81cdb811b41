/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-8e7d9963a5.css" with { type: "file" };
import file1 from "./console-b312ee4f5c.js" with { type: "file" };
import file2 from "./part-0355c2a65a.js" with { type: "file" };
import file3 from "./part-0a76d32892.js" with { type: "file" };
import file4 from "./part-0d94bc519e.js" with { type: "file" };
import file5 from "./part-0dc88346fd.js" with { type: "file" };
import file6 from "./part-0ffbfa4180.js" with { type: "file" };
import file7 from "./part-103871a461.js" with { type: "file" };
import file8 from "./part-10b52baa0b.js" with { type: "file" };
import file9 from "./part-13cdf14fb9.js" with { type: "file" };
import file10 from "./part-1b47762b05.js" with { type: "file" };
import file11 from "./part-213cb70bb7.js" with { type: "file" };
import file12 from "./part-29a9d86657.js" with { type: "file" };
import file13 from "./part-2b02ac5f73.js" with { type: "file" };
import file14 from "./part-34a8109802.js" with { type: "file" };
import file15 from "./part-354e8d5abd.js" with { type: "file" };
import file16 from "./part-3b1aa3edfd.js" with { type: "file" };
import file17 from "./part-3d3b343a05.js" with { type: "file" };
import file18 from "./part-447575954f.js" with { type: "file" };
import file19 from "./part-4c8872ab10.js" with { type: "file" };
import file20 from "./part-53de6914cb.js" with { type: "file" };
import file21 from "./part-5b0fb54e63.js" with { type: "file" };
import file22 from "./part-5ca872c14e.js" with { type: "file" };
import file23 from "./part-68b55bf03b.js" with { type: "file" };
import file24 from "./part-7caa6c7c76.js" with { type: "file" };
import file25 from "./part-9165d2b2ea.js" with { type: "file" };
import file26 from "./part-9188fafed3.js" with { type: "file" };
import file27 from "./part-923fb3498b.js" with { type: "file" };
import file28 from "./part-94bf1f9084.js" with { type: "file" };
import file29 from "./part-9b9caf095a.js" with { type: "file" };
import file30 from "./part-aafa2e1242.js" with { type: "file" };
import file31 from "./part-ad6783d71d.js" with { type: "file" };
import file32 from "./part-ae37199eef.js" with { type: "file" };
import file33 from "./part-b1637128e2.js" with { type: "file" };
import file34 from "./part-b211e386ca.js" with { type: "file" };
import file35 from "./part-b230bd8c2f.js" with { type: "file" };
import file36 from "./part-bb7cc29846.js" with { type: "file" };
import file37 from "./part-c51142955e.js" with { type: "file" };
import file38 from "./part-d83c48ac90.js" with { type: "file" };
import file39 from "./part-dc00308821.js" with { type: "file" };
import file40 from "./part-dd38ba9e57.js" with { type: "file" };
import file41 from "./part-de2669bb25.js" with { type: "file" };
import file42 from "./part-f1f2dfd03f.js" with { type: "file" };
import file43 from "./part-f80a8d7f47.js" with { type: "file" };
import file44 from "./part-fc2f4f6eaf.js" with { type: "file" };
import file45 from "./part-fcbbddbcb1.js" with { type: "file" };
import file46 from "./studio-23bd6e4910.css" with { type: "file" };
import file47 from "./studio-f50bbbcd36.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-8e7d9963a5.css", path: file0, bytes: 50386, integrity: "sha384-8TC7LvGN2r5FRu148ZC8XaC6oXJ6zlrh5qZlRA0R9opu3idxZQABZ0YnTDmMryIt" },
  { name: "console-b312ee4f5c.js", path: file1, bytes: 20695, integrity: "sha384-8WyBGy2Cn/I+bPxquqYWZCBMXRGFYiFEpJTTLe6YMnj9PPvC+wfT7U9RvE1/qK+U" },
  { name: "part-0355c2a65a.js", path: file2, bytes: 48486, integrity: "sha384-q4GeisX2uTU1bK1R7DvT7YNBnb4AOqa8rt7Y+3ZJYyuq0mod65Lf3sYseZSDp2/1" },
  { name: "part-0a76d32892.js", path: file3, bytes: 3633, integrity: "sha384-u4dqZH3Zc1v4WbW9xZhbrZkheGjM1KktNnlsKUDrbRKik8XNIXDTOpQarXgzrCfG" },
  { name: "part-0d94bc519e.js", path: file4, bytes: 764, integrity: "sha384-wg+GsDTLJOUpPW02VDG+cMM7O9lmXDjl3P7CKAE/ruXshUTRiqsCTS5pX9m0cWKZ" },
  { name: "part-0dc88346fd.js", path: file5, bytes: 8414, integrity: "sha384-o6kPno3t8b2EfnmPwvqFBrqUzoBGG1R8B4JRvV1LDBf2dBRBdlesEtnGgm3VrANT" },
  { name: "part-0ffbfa4180.js", path: file6, bytes: 1063, integrity: "sha384-shsggfJC7q/AaxFe+f94Dcu/mx5iruGGabk6tiXqaBz5a1Nay2F4tQILoTO4IXEN" },
  { name: "part-103871a461.js", path: file7, bytes: 6620, integrity: "sha384-Do9k+LxUpnlTpAObjJKjICEokyRYbwvE4I0xoVVlVo3INFlQz3QgIoZVMhr9vLBl" },
  { name: "part-10b52baa0b.js", path: file8, bytes: 743, integrity: "sha384-sZj+jcGzbWDAvQhn4xl+VIf8wZ1DvgJhF61jEIjG4o41AGq0sopWb5WGOZUbt8kz" },
  { name: "part-13cdf14fb9.js", path: file9, bytes: 922, integrity: "sha384-xIa/0LAX62qIuwzxtvdv5YeOvanvewN2eNvtaC0HnRFDDuBeO3YLPdSqkdRho96e" },
  { name: "part-1b47762b05.js", path: file10, bytes: 4213, integrity: "sha384-DKDLB0/HX07i+RZR0k3aAmVtSraqlHT7ZxwOttORakuN/q12E5VtdPvcbgzVtgQ5" },
  { name: "part-213cb70bb7.js", path: file11, bytes: 547, integrity: "sha384-TZ1XdDQjENBMHa8wI5+GpZSsmxJ/RZxqeWxRbLMGVa0vd3nKzMQicUAFnR+Wt06a" },
  { name: "part-29a9d86657.js", path: file12, bytes: 784, integrity: "sha384-0qg2y/G7naU7cNQWGDMinkUZN2ahJcXZBSnfpLUEt/8Mlb3sHLBcbBAZ0eJw/I2a" },
  { name: "part-2b02ac5f73.js", path: file13, bytes: 3875, integrity: "sha384-ITJocS9FcMKZ/9qF6G3km898xaRmWsB/gYC80HYRNWbqzjnQ0xB5MJMgXm2gpGM8" },
  { name: "part-34a8109802.js", path: file14, bytes: 62013, integrity: "sha384-34dtBiJDZRhvusIcq1TGHOSX3CZ1pnZTJXLhxMnQD4x4ems7kUHD0lxfjSIad9mf" },
  { name: "part-354e8d5abd.js", path: file15, bytes: 14976, integrity: "sha384-h/xt2esuL6DevQdzDZhaUYA+DxjcAA6muM3NnZacw+ttiBuIvdtKCXgbXHjExn3s" },
  { name: "part-3b1aa3edfd.js", path: file16, bytes: 7567, integrity: "sha384-Fy4wDZEvAdBcdl7VZtzsrGwA/Wx6a6inhjV4UEW9JeHDQ+pQFZz6QefFChc/S0sn" },
  { name: "part-3d3b343a05.js", path: file17, bytes: 1293, integrity: "sha384-DivReqAgRAfzoKkZdc4edbtgf/0qYRVvnwyxFC/FeWvpcPsJzxPAbzPhN+M/LZYs" },
  { name: "part-447575954f.js", path: file18, bytes: 414, integrity: "sha384-6BqftZOMSr+7q64XBSsMkTRF6p2pztYhGIb1SkDqv4i31QgLC20TcvjOGW3PgXi7" },
  { name: "part-4c8872ab10.js", path: file19, bytes: 22032, integrity: "sha384-aPxKul2PwarAusHdzhjs6ri9D3itJ2fWV4KgLXEqn05sxQBFe1g/g33x0E34Ukn0" },
  { name: "part-53de6914cb.js", path: file20, bytes: 577, integrity: "sha384-hTg7+W0Qx1BkfcM88b7kx3mK4Btlz4ZnQRaimDuw5rbj0FWPm8wqvv3CybFxp5Eo" },
  { name: "part-5b0fb54e63.js", path: file21, bytes: 4266, integrity: "sha384-6Rt26bEKIEc27PjLwh2H44NgWhHhjVrIHUx+20ZAa9Gncd4DgOjMRnQl8ZAkjLri" },
  { name: "part-5ca872c14e.js", path: file22, bytes: 1106, integrity: "sha384-41ija7Bq0r9LddMjSoktSZj4xDczcLeDu7SxSaF+6xlM1OCw6Gvdujr4nJ9aAnWL" },
  { name: "part-68b55bf03b.js", path: file23, bytes: 320, integrity: "sha384-HaKLkxVogotr3SMdSXGv36KHBwTv9J43BIVigbXekMsMuIjrprbM3uzquzE5u6Wj" },
  { name: "part-7caa6c7c76.js", path: file24, bytes: 704, integrity: "sha384-5GAhHiBR34jSNjUDqVOLO5tqEwuZNXGWzqQscqrj26iLpCeJW/JJswDzSOpy85B3" },
  { name: "part-9165d2b2ea.js", path: file25, bytes: 1647, integrity: "sha384-6gh6YZAhKRGLbMoixC4uN6gTrTOtwYbcARbYuQ2fhIBC0uKEwWCCOHAA1wJYDUR6" },
  { name: "part-9188fafed3.js", path: file26, bytes: 5773, integrity: "sha384-2tW9+TvGpA1Ol9MM0sS+J8Q+rvEPdb2Or7aSadtrpbR41w5ht0zXtRBz8dRhIrpu" },
  { name: "part-923fb3498b.js", path: file27, bytes: 561, integrity: "sha384-7ft93H39xW4ZwmSgwdPlZQ+dJzrkClyLR+SIZTltbyQHB7vKGvIoTHDjAsPfSqYW" },
  { name: "part-94bf1f9084.js", path: file28, bytes: 546, integrity: "sha384-866t6vaCIXL0pzI8qkmFTxx2/dNsopwuMO/pcainDRXhpyivEPcdTFyYsSMqPlIY" },
  { name: "part-9b9caf095a.js", path: file29, bytes: 1153, integrity: "sha384-6mryGOZmzgJ0qAcF2F94dBnG+AT7499+oHgypDkNiC9jh+NcULUA8/4jbpQnX1Z6" },
  { name: "part-aafa2e1242.js", path: file30, bytes: 3139, integrity: "sha384-aCLGhvav1wL8aSb3Ld/gzqsJJvzrx+5FRO2CwS7KavgMAD371D20E7gxyxqYKQe3" },
  { name: "part-ad6783d71d.js", path: file31, bytes: 2237, integrity: "sha384-XJDIMYHl7j9rWrTtruQibIYCtFoflUUQgKOhGVPa9ixsqzEo9E1d1yVFeXg1f1ZP" },
  { name: "part-ae37199eef.js", path: file32, bytes: 2317, integrity: "sha384-nkK+X0DKwnfu3o3twkH6qhKGSXeaDm2wnsMur7feVuoIuSSYol4NGGJdDvkfZk79" },
  { name: "part-b1637128e2.js", path: file33, bytes: 279, integrity: "sha384-VbY3LlBqQMavTuv9E49u6xXONgKpC4cPIQRGioqbji6yNnQS/OlviCDh39AZBNeH" },
  { name: "part-b211e386ca.js", path: file34, bytes: 728, integrity: "sha384-kcZ9sDXdoA39UYvIONlbau9QPSbPXaRjpV/hieC4vbqCkk35yaWPlXLlkjFL7sng" },
  { name: "part-b230bd8c2f.js", path: file35, bytes: 3648, integrity: "sha384-koANYp/5FEjvSZqZZpQn8IEA5BpnHh1F2lEnabgeDmX3Gja/sgzNsb4lM1VTsEkv" },
  { name: "part-bb7cc29846.js", path: file36, bytes: 308, integrity: "sha384-Ue+PLrHsPzUph+AtezupY3Qx1JeE55brK/bq7YsUpU/dYEiLTI0SJfkGBdBXz0Cp" },
  { name: "part-c51142955e.js", path: file37, bytes: 2721, integrity: "sha384-SBfC/LVYOz+feT8ZdXdjJaWlzWPZjavQBKaDD1PJCqJ8euT9s+2/3OgESQGSNxHw" },
  { name: "part-d83c48ac90.js", path: file38, bytes: 37211, integrity: "sha384-RGnlFoNUEYM0XtZalA/hlIGStlH52TxP+ztOzSdNMOJIqMiVKvfHGsMEL5dAUkMY" },
  { name: "part-dc00308821.js", path: file39, bytes: 1311, integrity: "sha384-EiV9IpEuUduG/u0fwc+70jpOWMa4RnodoCrxRId0FSE4yJKQI8JCPFPdII9afiWU" },
  { name: "part-dd38ba9e57.js", path: file40, bytes: 25586, integrity: "sha384-e+qWhBuJt77jmRYFx2ThvKBNllQHJpwea+CnxYX71ObRypPvbz7Yuy838Eh+FwLu" },
  { name: "part-de2669bb25.js", path: file41, bytes: 5554, integrity: "sha384-fSMFw6D+KH/9t5xUT4URXWtchmE6iDxCcBoXoxFkOFrhDnMyMtbJuMHFjTnvkp2E" },
  { name: "part-f1f2dfd03f.js", path: file42, bytes: 16238, integrity: "sha384-orzQYuwEDdGHvdS9mLMmnx5z1ZUF7gEgQMA6WwcVr3HyIBrtGEBePl52OnT8Yia/" },
  { name: "part-f80a8d7f47.js", path: file43, bytes: 488, integrity: "sha384-vFdlI59QHLIYL0Jqw4mlsaKjs6Yn9wZObqIM549CtxV3trMl/5f3WVJ9EnlrlnPg" },
  { name: "part-fc2f4f6eaf.js", path: file44, bytes: 73274, integrity: "sha384-TyLV8tNEDuae4sd3aI3VQSkHD7mrxe0Vtas+DZhvvh4DCHV+xFDj6YL31hGEcLX2" },
  { name: "part-fcbbddbcb1.js", path: file45, bytes: 2538, integrity: "sha384-BDtOX01WxF433ynaaAFwPilu+yB/MQW60HhYlpUVcTgB8Ik2ZM7HvfGtKUVtR3Wm" },
  { name: "studio-23bd6e4910.css", path: file46, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-f50bbbcd36.js", path: file47, bytes: 6078, integrity: "sha384-JHR2Pf8G+EAHb2g0tezbZYAgzFGCsuhDEJCb2WLPkvjSxBjxEzsLCDrwnUx/anzz" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-f50bbbcd36.js", style: "studio-23bd6e4910.css", preload: ["part-0355c2a65a.js","part-0dc88346fd.js","part-34a8109802.js","part-447575954f.js","part-7caa6c7c76.js","part-923fb3498b.js","part-b211e386ca.js","part-c51142955e.js","part-dc00308821.js"] },
  console: { script: "console-b312ee4f5c.js", style: "console-8e7d9963a5.css", preload: ["part-34a8109802.js"] },
} as const;
