/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-4c863715b1.js" with { type: "file" };
import file1 from "./console-e2fee34336.css" with { type: "file" };
import file2 from "./part-002c99e8d9.js" with { type: "file" };
import file3 from "./part-015314f177.js" with { type: "file" };
import file4 from "./part-050668a91e.js" with { type: "file" };
import file5 from "./part-1109c16f6b.js" with { type: "file" };
import file6 from "./part-16059cc3a9.js" with { type: "file" };
import file7 from "./part-17731bc4ad.js" with { type: "file" };
import file8 from "./part-1aabd62916.js" with { type: "file" };
import file9 from "./part-22bccd2f38.js" with { type: "file" };
import file10 from "./part-25e8b35bbb.js" with { type: "file" };
import file11 from "./part-35a3fe5e7b.js" with { type: "file" };
import file12 from "./part-3bff0eacec.js" with { type: "file" };
import file13 from "./part-3d2614482b.js" with { type: "file" };
import file14 from "./part-44850d9063.js" with { type: "file" };
import file15 from "./part-4a52f6491a.js" with { type: "file" };
import file16 from "./part-52768f8a17.js" with { type: "file" };
import file17 from "./part-5a93f873ab.js" with { type: "file" };
import file18 from "./part-5d94c56903.js" with { type: "file" };
import file19 from "./part-619c7439a9.js" with { type: "file" };
import file20 from "./part-65c26af40f.js" with { type: "file" };
import file21 from "./part-66246e9e11.js" with { type: "file" };
import file22 from "./part-6ba86c6e6d.js" with { type: "file" };
import file23 from "./part-6e7b45937c.js" with { type: "file" };
import file24 from "./part-724ad4eaa3.js" with { type: "file" };
import file25 from "./part-7ebd249256.js" with { type: "file" };
import file26 from "./part-87e3c6ee60.js" with { type: "file" };
import file27 from "./part-88bd1c9c06.js" with { type: "file" };
import file28 from "./part-8eb23176e0.js" with { type: "file" };
import file29 from "./part-91e41e2687.js" with { type: "file" };
import file30 from "./part-92af835e5d.js" with { type: "file" };
import file31 from "./part-95ff27f921.js" with { type: "file" };
import file32 from "./part-96986f63ee.js" with { type: "file" };
import file33 from "./part-9e74d4f892.js" with { type: "file" };
import file34 from "./part-a231945785.js" with { type: "file" };
import file35 from "./part-a686d700dd.js" with { type: "file" };
import file36 from "./part-a7b18f8eb0.js" with { type: "file" };
import file37 from "./part-a7ce59166d.js" with { type: "file" };
import file38 from "./part-b5a7f32e3f.js" with { type: "file" };
import file39 from "./part-b7b99f3108.js" with { type: "file" };
import file40 from "./part-b9f13797f8.js" with { type: "file" };
import file41 from "./part-ba417c1020.js" with { type: "file" };
import file42 from "./part-be6fb056f4.js" with { type: "file" };
import file43 from "./part-c24ee5d8d2.js" with { type: "file" };
import file44 from "./part-d67800c08f.js" with { type: "file" };
import file45 from "./part-d747e85a68.js" with { type: "file" };
import file46 from "./part-dae67f36dd.js" with { type: "file" };
import file47 from "./part-dbd00885b2.js" with { type: "file" };
import file48 from "./part-dc3711596d.js" with { type: "file" };
import file49 from "./part-dcce79c759.js" with { type: "file" };
import file50 from "./part-e3febfefcd.js" with { type: "file" };
import file51 from "./part-e4cb532db6.js" with { type: "file" };
import file52 from "./part-ee40e5032a.js" with { type: "file" };
import file53 from "./part-eee0754829.js" with { type: "file" };
import file54 from "./part-f003c6f75e.js" with { type: "file" };
import file55 from "./part-f6157b5a98.js" with { type: "file" };
import file56 from "./studio-b395dc85fb.css" with { type: "file" };
import file57 from "./studio-e08cfa348b.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-4c863715b1.js", path: file0, bytes: 21238, integrity: "sha384-v5sdGWV2Whh0/Rz+jyf0ct0X/0OBrAP2v8gOg1mHKgsZuHygGL9Rv7a4PhJ2Vo/g" },
  { name: "console-e2fee34336.css", path: file1, bytes: 53153, integrity: "sha384-Gz4mTvQ99yHMNdsmyhpRcP3ukPKSwti+b8T14S4yLkggLNCuJJTxlK9fi5voX+/p" },
  { name: "part-002c99e8d9.js", path: file2, bytes: 1063, integrity: "sha384-+Rt+MurV8grfImK7tI8OTyW169lM5PRnVU8mAubFisY48ynEubjnmiqdKzboNik5" },
  { name: "part-015314f177.js", path: file3, bytes: 3877, integrity: "sha384-Cxcf93dVORQK36uI0/lOV1MbFyFeVcL7pGs/6+i30bSfdnuz3VciKr8HXccpZqAp" },
  { name: "part-050668a91e.js", path: file4, bytes: 577, integrity: "sha384-J9q/LZcPNc+cIIfHFtUtaOGhMl7allyLw0nGOXtirSa+/giwxUBVzr3HulWhuSGn" },
  { name: "part-1109c16f6b.js", path: file5, bytes: 5551, integrity: "sha384-YRGORt+n1wkdGnP4/v6dv+WdTSdA98NP8ko1OB3IpPWDhsGm8mT07HYt+iTLJROx" },
  { name: "part-16059cc3a9.js", path: file6, bytes: 320, integrity: "sha384-aiwz1IY+HfCNqewCsXD6EXgeVfx4ltx5vCMtbOVTk1SKLO3tvsxEAqszd4/ZpAg1" },
  { name: "part-17731bc4ad.js", path: file7, bytes: 279, integrity: "sha384-RfwkUW4i4tlwWVKzhILU9SH6ep2tgoQUbDpYLISl4h4N8SHvyh9XFAQieWmyrXTP" },
  { name: "part-1aabd62916.js", path: file8, bytes: 743, integrity: "sha384-s8KPaWKx9QteGBY6YszhqNPkGq+fH+rCw94GhMRxnoOovolsO7SCuv2cH7kGz3M3" },
  { name: "part-22bccd2f38.js", path: file9, bytes: 37508, integrity: "sha384-DFf/tEwzqhgCENuTrsqm6ZeHDVrGvHwoittsQenZIpHcDg+6aiUQj+OoPZrFM7RE" },
  { name: "part-25e8b35bbb.js", path: file10, bytes: 488, integrity: "sha384-LNhCUxbrIZjegBwr4q+fHF1A8v/3TUa9TYjafRCXcQ7k76Sb9xgshk+mhTxI6TNG" },
  { name: "part-35a3fe5e7b.js", path: file11, bytes: 3769, integrity: "sha384-Ph6/ACdr+o+uMgXh2EHmTn1J8osUTi6NZqV3y/Bc6n924qPnO6m11R+O32PzLhly" },
  { name: "part-3bff0eacec.js", path: file12, bytes: 473, integrity: "sha384-UU5xZr8KdHFhVW6XOhK8DIvMv1QdhOQcWqOso/YiS2ip42NDeAHRk0IzpWwXCZRM" },
  { name: "part-3d2614482b.js", path: file13, bytes: 414, integrity: "sha384-Oeh2zg7tJgW6vhqY25RUr2kdRCpqEN87IYhaolihZ9K7Xes3f1nWdUKf0RozahA3" },
  { name: "part-44850d9063.js", path: file14, bytes: 561, integrity: "sha384-9sNPyJT4F8LXvy0gtwelgkCpmlk6QGd2eJ9oo7gSAmHRn6VdBIc0+Dn86nH2scb/" },
  { name: "part-4a52f6491a.js", path: file15, bytes: 866, integrity: "sha384-nPJrQSWI5FLyDqPJNArV4UnkUq+NUNxY1ytiWwFcINJ+jsx0Dq6DbowJrV3uFdr5" },
  { name: "part-52768f8a17.js", path: file16, bytes: 2702, integrity: "sha384-q/np7e1SOqchdPSVbn0lbAQ2fulmZugJ0sA+XWbokE3KUC9sbbSFtxqBad2b/nXX" },
  { name: "part-5a93f873ab.js", path: file17, bytes: 6622, integrity: "sha384-3P21a7sgk7jvkDzIGEUjCilxK5S0rkOO7pptc4FLA6QB0lPUCHyKHDhR7COGqu+l" },
  { name: "part-5d94c56903.js", path: file18, bytes: 459, integrity: "sha384-OcAJRe+AM9w2K05HcIC0S2pjAQia4QT9i+aIS2CGO0ajYzM04XBKay1kziqinVli" },
  { name: "part-619c7439a9.js", path: file19, bytes: 5288, integrity: "sha384-CzaPiHj94ebl7wjojCwSlJ9Dql/z7dxYFN4BF/0zvIJw5YMtpfXVQ1aBt1UaoRyK" },
  { name: "part-65c26af40f.js", path: file20, bytes: 29921, integrity: "sha384-k8xKMCd0X/5FyI9s3eXFYsvW0K9+1eAErGhYw35OJNQVLl4d3/9lGmbGJqsmWRvN" },
  { name: "part-66246e9e11.js", path: file21, bytes: 5558, integrity: "sha384-3d0Ge6f7a8QvpNqERB3tDdW6PcVvEoBu8m65K6KsttgMx9y29Rtzxi2nHls+vw7q" },
  { name: "part-6ba86c6e6d.js", path: file22, bytes: 4268, integrity: "sha384-eMVVNNCi/3sTrV/ivPuEnUBca9f2qfQtGC7eo66n9lvr4JhwotEiGzGi1PhEIPPE" },
  { name: "part-6e7b45937c.js", path: file23, bytes: 383, integrity: "sha384-Ib5VJ2AjpbCvGYc/6d4joHomXllepnJ53AeR+vLihGD2skaDZ0gR2mqPQSOEf14d" },
  { name: "part-724ad4eaa3.js", path: file24, bytes: 4457, integrity: "sha384-FEPSUx97ubh7uKZ/tYlnV6S3mp0bo3eays+dnXTcEYOG4sHGnusx3WsYHRV6/aoc" },
  { name: "part-7ebd249256.js", path: file25, bytes: 16235, integrity: "sha384-6Ji+i58Zp/Y37NcbVoGS85RUsjjb3/4Q6z7A4p5fXd6kbsRhrPyV3glhCgKt+Bf1" },
  { name: "part-87e3c6ee60.js", path: file26, bytes: 5313, integrity: "sha384-9AgppmI9XVsOrkbCT2miAHzpzCXlbkMTiMiuo0yajlgrjfPk1BZGnk+0BYDpAui6" },
  { name: "part-88bd1c9c06.js", path: file27, bytes: 22034, integrity: "sha384-4uj46a/bnCKKSGx2Co3cV7X2+65gJuVh5XAhM77l2mYj4MX0euaiOsn/tDeyQTMo" },
  { name: "part-8eb23176e0.js", path: file28, bytes: 6895, integrity: "sha384-6gtLMJue3JgxZGSaWLbZeC9PHNcK2uOKC0uVRq4Duy2jfEKsrpOjl+CvVWODoXgF" },
  { name: "part-91e41e2687.js", path: file29, bytes: 2240, integrity: "sha384-lLHCXP9l9WvsoqEMWBePZESNa+Xi9bndLmZFXEw/FM9GNdC0f3E/6se3L5VNcG2u" },
  { name: "part-92af835e5d.js", path: file30, bytes: 1104, integrity: "sha384-8TeA25Y8kZhnE3HPwjQHB91ZmdZ2p7kfR15+iC0ijwdO8py+sxoXpKvPFsRTjlKr" },
  { name: "part-95ff27f921.js", path: file31, bytes: 48664, integrity: "sha384-lEE7fZkVasJ/crNS0k+6MQTgytKy4dr/FluXFGq9apI8VhI0sgZqvwf/BsbS65zt" },
  { name: "part-96986f63ee.js", path: file32, bytes: 2383, integrity: "sha384-4QfTazTmZPcBtbb+pKZf1sb4sKpoSAm1l9edDuCsXV2Zlk4ljrxrXzBoM5a3zOUT" },
  { name: "part-9e74d4f892.js", path: file33, bytes: 764, integrity: "sha384-eR0wIt5Cec0AF7WMSTvhtdFzY8rcFpKyshjH8hHoRaGEyTjcCUO/6yOrqEDULRV6" },
  { name: "part-a231945785.js", path: file34, bytes: 704, integrity: "sha384-pspZ68XhW7PYTKOv8ZPvaFOp+VjC4MPPx7L2vB8tvdnbHbJSqbWDiBjnNcCZ260G" },
  { name: "part-a686d700dd.js", path: file35, bytes: 23530, integrity: "sha384-w6IBY/8A5BnHJU6CGbBXQlsX4J81kjLQNvDzQbFPw0ZzkVU5rcpu7oXFeiTicSyh" },
  { name: "part-a7b18f8eb0.js", path: file36, bytes: 8564, integrity: "sha384-/lGEOZ0NT8vTBOzrncBUaqf8cQP83ds6tMfwWUBNemdtQxcXNcukoaFrxkl0AIVs" },
  { name: "part-a7ce59166d.js", path: file37, bytes: 3139, integrity: "sha384-uP5/23ceS2FXDgA1iszGWmhdQWSp2eot4GpUjMMORL7kHFvvh3Qsybno9g3OGIbg" },
  { name: "part-b5a7f32e3f.js", path: file38, bytes: 506, integrity: "sha384-ZG1tNrmfen+DHrCN10rr83W5/tWeUzPby20w4j+eati6mj3hZ9RK3P1UTv6h485I" },
  { name: "part-b7b99f3108.js", path: file39, bytes: 306, integrity: "sha384-2hUw0/t/T7JyHH0/fRnx8+rtXvtU0WDmdFl0DXdZsurgXEMQusCbUJEmlCkzjqxa" },
  { name: "part-b9f13797f8.js", path: file40, bytes: 728, integrity: "sha384-byLJpLXUC7tjUGrSu8vRtCZiWTqd7JTXqHrYO21MFhm36i1Q3nphBBOzRjog9GFs" },
  { name: "part-ba417c1020.js", path: file41, bytes: 2433, integrity: "sha384-FQ8NaR+2+nRqTzQTzMTDazE3nv+ndqz505K0k1uwwU27ojRYiBvu+USef3qNKyJs" },
  { name: "part-be6fb056f4.js", path: file42, bytes: 3635, integrity: "sha384-a7x5zazEo32PME6fInkCcyGKUePPxxv+s2GDbdF11Mj66sUYIlcDaf8nyDmucAla" },
  { name: "part-c24ee5d8d2.js", path: file43, bytes: 547, integrity: "sha384-leQWQ1/zo5Y0ZR2Gym9Yu00r0P6xO/mcpfJpiSrbp+LBKjmtNW0jsD8F6sMGlFTv" },
  { name: "part-d67800c08f.js", path: file44, bytes: 4761, integrity: "sha384-F4uCHG4yPskZwjF/sqsIRQsZrwdayx+6g9Fxrmqvb5TZCjCJxJWQo8Xp8DU+A9Sm" },
  { name: "part-d747e85a68.js", path: file45, bytes: 25872, integrity: "sha384-DPCRR+hOyLWUgrAMMLDDMMyiUM9F9GZcK1Iebk4SBj2cAew1kv0toM1ZRkZS6NPl" },
  { name: "part-dae67f36dd.js", path: file46, bytes: 2538, integrity: "sha384-AReyQrxPq/rKPmzd6VXhWJA075rmvp9iAWgUNf0jZfkFgAFQwaJ5aSJ5FvfQEnZc" },
  { name: "part-dbd00885b2.js", path: file47, bytes: 62016, integrity: "sha384-sN2GYKHB7xnHD/hIw/P5CeNAbmQYCsjGWCgaFLKdeQolBCfqhJL7oj4YsqY96VHe" },
  { name: "part-dc3711596d.js", path: file48, bytes: 922, integrity: "sha384-Kce1YsQl2OZ3xsQNsVeciMVemv1iDeZh0NZT5kIFZcAkNMrB7HpFUhA3+eSC+Hi+" },
  { name: "part-dcce79c759.js", path: file49, bytes: 786, integrity: "sha384-8mv0UBf4CQxSFRZEPft4zB0l1EjERisq7/JlSFki7KQQ7MQgugTZ0spEqYxgpxzr" },
  { name: "part-e3febfefcd.js", path: file50, bytes: 1647, integrity: "sha384-3+cpX28EoTBlLUYvDqrMltJNHxueUaa4RpWz6WMrsxrrb3sKI56Nblahm+bpnczL" },
  { name: "part-e4cb532db6.js", path: file51, bytes: 68649, integrity: "sha384-1A5Ge/EbXGBqDatwXnnKlXOOX1qxXVpVRcjSoJ/crYrq6jzu7uXJMQXeY6pVzQy8" },
  { name: "part-ee40e5032a.js", path: file52, bytes: 1155, integrity: "sha384-/YLRycgdua7LROlfcKppZuwybpFyamAKUe+gbVTUrwLZuYwixMQGPfVFVYKwW48Q" },
  { name: "part-eee0754829.js", path: file53, bytes: 1311, integrity: "sha384-uNEnB98oyc64Essw+oECtrJTuic8cbEZ3VWqQnRjlHp1RIZARP2QnBnB0yVYBSGy" },
  { name: "part-f003c6f75e.js", path: file54, bytes: 546, integrity: "sha384-s0nXrhIj6ed0oRnn/wSklXgwuQsyldjm8/MDIUVJXQqTdZe4GdgTxQ7ci8USMGFO" },
  { name: "part-f6157b5a98.js", path: file55, bytes: 2721, integrity: "sha384-nyf1zkw3BvutzpGCja+8nbBhyBaDkqHe91Kauk8EW70mAPcR30B+miEZiuKB7Sho" },
  { name: "studio-b395dc85fb.css", path: file56, bytes: 22719, integrity: "sha384-Sk0vHjYd8feAihx5G8sre11etkUigiaL93Su7HPDH+HQrI/dh+dO/dQzh4u9d4cK" },
  { name: "studio-e08cfa348b.js", path: file57, bytes: 6107, integrity: "sha384-6Crr8rYjw6hPvRrXmO1LqooKFaL6/1FHaH+5TZQKeXmSI3BB8shkB7/VWuFmrHIS" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-e08cfa348b.js", style: "studio-b395dc85fb.css", preload: ["part-3d2614482b.js","part-44850d9063.js","part-5d94c56903.js","part-95ff27f921.js","part-a231945785.js","part-a7b18f8eb0.js","part-b9f13797f8.js","part-dbd00885b2.js","part-eee0754829.js","part-f6157b5a98.js"] },
  console: { script: "console-4c863715b1.js", style: "console-e2fee34336.css", preload: ["part-dbd00885b2.js"] },
} as const;
