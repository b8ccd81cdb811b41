/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-4b18463e3e.js" with { type: "file" };
import file1 from "./console-6fbc142a6d.css" with { type: "file" };
import file2 from "./part-0155c65d98.js" with { type: "file" };
import file3 from "./part-0cfecff221.js" with { type: "file" };
import file4 from "./part-138ba004fe.js" with { type: "file" };
import file5 from "./part-19587ca191.js" with { type: "file" };
import file6 from "./part-38776e0281.js" with { type: "file" };
import file7 from "./part-3947f79ee8.js" with { type: "file" };
import file8 from "./part-3a258e5ecd.js" with { type: "file" };
import file9 from "./part-3c5dc7a660.js" with { type: "file" };
import file10 from "./part-3d2e79b1fb.js" with { type: "file" };
import file11 from "./part-40ae6abebf.js" with { type: "file" };
import file12 from "./part-5413909188.js" with { type: "file" };
import file13 from "./part-5b6ec2af9a.js" with { type: "file" };
import file14 from "./part-5b75ca68b2.js" with { type: "file" };
import file15 from "./part-5c15772766.js" with { type: "file" };
import file16 from "./part-63d58ac887.js" with { type: "file" };
import file17 from "./part-67a97821af.js" with { type: "file" };
import file18 from "./part-67bd53a1fe.js" with { type: "file" };
import file19 from "./part-6a2c603361.js" with { type: "file" };
import file20 from "./part-7210bcad74.js" with { type: "file" };
import file21 from "./part-73bf4312d6.js" with { type: "file" };
import file22 from "./part-769fe63121.js" with { type: "file" };
import file23 from "./part-7a97353f37.js" with { type: "file" };
import file24 from "./part-8c711fbdf1.js" with { type: "file" };
import file25 from "./part-9195162aab.js" with { type: "file" };
import file26 from "./part-93ffc34b74.js" with { type: "file" };
import file27 from "./part-97e8832554.js" with { type: "file" };
import file28 from "./part-99a0fb3c98.js" with { type: "file" };
import file29 from "./part-a194412f3f.js" with { type: "file" };
import file30 from "./part-a5a474f800.js" with { type: "file" };
import file31 from "./part-a9dd8c9132.js" with { type: "file" };
import file32 from "./part-b80f7cb23b.js" with { type: "file" };
import file33 from "./part-ce72d6c649.js" with { type: "file" };
import file34 from "./part-d00f88c7d6.js" with { type: "file" };
import file35 from "./part-d2369f642a.js" with { type: "file" };
import file36 from "./part-d563fcfdab.js" with { type: "file" };
import file37 from "./part-e0ae3be802.js" with { type: "file" };
import file38 from "./part-e6055c45e5.js" with { type: "file" };
import file39 from "./part-e6a1016596.js" with { type: "file" };
import file40 from "./part-e73c580327.js" with { type: "file" };
import file41 from "./part-ec4e31b94d.js" with { type: "file" };
import file42 from "./part-f1cd6e8bd1.js" with { type: "file" };
import file43 from "./part-f218210a23.js" with { type: "file" };
import file44 from "./part-f5c5fad499.js" with { type: "file" };
import file45 from "./part-f6b4de6c2a.js" with { type: "file" };
import file46 from "./studio-23bd6e4910.css" with { type: "file" };
import file47 from "./studio-bb2c388f65.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-4b18463e3e.js", path: file0, bytes: 20613, integrity: "sha384-QAT+AGioNujlDsPRh6W56mQg0O+d54zkEGNdx/i2N+lChux68T90KZLuJrABHr1j" },
  { name: "console-6fbc142a6d.css", path: file1, bytes: 49781, integrity: "sha384-rsT7+QQxEOX1oCMcdLWzHRDYN7FhuoIjzvBECWpkyNuMWK61hzVwxKfCqjI/N3XU" },
  { name: "part-0155c65d98.js", path: file2, bytes: 4213, integrity: "sha384-h9UKYsDQMWpglpLeWmZ7mJlj0U1ABS+nHhCmdm+D5xmMfg+xfplw43WvhNLOA3q5" },
  { name: "part-0cfecff221.js", path: file3, bytes: 37007, integrity: "sha384-VHiV+sI/pfV4GT+ACL/qsI+jbflYJngBz/r5ANVDlOZavLPdASzIQYeAPfx5Fp6u" },
  { name: "part-138ba004fe.js", path: file4, bytes: 73271, integrity: "sha384-YOKXu6tecBglIcyNKYmCszQ3RXh8W4+HYrb285Fc85ykw5IEpayEgOiI7k9POt4f" },
  { name: "part-19587ca191.js", path: file5, bytes: 20661, integrity: "sha384-2VguHAi8ME8ydT47CrYBW8xPQ3woFoN4Smf+OWagwJRjQwE3jAPRk4+l8pc5+mif" },
  { name: "part-38776e0281.js", path: file6, bytes: 3360, integrity: "sha384-8FRXEIF5jLDs0xm1AWwmKAbYfc9ublktlEp+SamiwlB81mTtzOqdEiHTA1kGC0Pc" },
  { name: "part-3947f79ee8.js", path: file7, bytes: 414, integrity: "sha384-lCpsB7bJUsiKjM3FuNooAjrIDLsIdUT7VYu+soyCYMQg0R2D9DYAgPVS7D3se38W" },
  { name: "part-3a258e5ecd.js", path: file8, bytes: 1647, integrity: "sha384-PaMSjdSBAx4sI3sTxyhqHPylCG9IxZAh8svu6RYfUFXc3NX2IUiCKz0fZKAtlf0t" },
  { name: "part-3c5dc7a660.js", path: file9, bytes: 728, integrity: "sha384-cbHNJxwuhfyDRu1hkHuuM6DbXl7qO+gIDl4CEoqFQj95Wmd2mwtJnbvZoVFzuNdP" },
  { name: "part-3d2e79b1fb.js", path: file10, bytes: 320, integrity: "sha384-ye0BgrFW26Ov3Xk+N5rMjF9xnjnsZtF6fd0bFR58tbL4FaWHQYpW5fElGhwH9YnT" },
  { name: "part-40ae6abebf.js", path: file11, bytes: 356, integrity: "sha384-qVqdf6+SyrMM85qSFZiTl370Su7VIA+UjIVpzyf9S+2BSeKXSbhUZ1p0XNo1icvF" },
  { name: "part-5413909188.js", path: file12, bytes: 764, integrity: "sha384-h/pvQmfzpkfWe5MIRXhdMB9kBdOtXdFfEuhZVThP3dr0A2m+sgcB83qrQ2pzfrhx" },
  { name: "part-5b6ec2af9a.js", path: file13, bytes: 279, integrity: "sha384-Z2vuN77jKHnYQO60ieiZIpbiZ1zdNnEPsf0eOakC2wRRMv2EnErsVZQGC1LlKOFw" },
  { name: "part-5b75ca68b2.js", path: file14, bytes: 308, integrity: "sha384-L11FUMyhi7Y8qFEoVJxk7WR4BKjPWgONuP8Jty8HsBK3N7TGPT/3gjMEyrKAEui2" },
  { name: "part-5c15772766.js", path: file15, bytes: 3633, integrity: "sha384-7dgv4r2iwzNX12trXPJVjWJSdefFvePZz6t5Jd/uEydiyyWZN0wG2Zn4+NO1ttHA" },
  { name: "part-63d58ac887.js", path: file16, bytes: 704, integrity: "sha384-ri0rBILC5+jXBWc/EzauIEgXPS7pAMAdjHk/iNkifkqUepQfBahAt7LRnx81ACar" },
  { name: "part-67a97821af.js", path: file17, bytes: 577, integrity: "sha384-u+kH1Q6+243rT/iVk9MGOM5+jfVbE8x+FiMRahk8q2lcg+qSi59ZhkbSdELZ+ZGI" },
  { name: "part-67bd53a1fe.js", path: file18, bytes: 5773, integrity: "sha384-Hw64+UscHY0VQIhMVBr1TFDHzhjxYUxoH5cbVuFs+AsHUTFmLFeqqRramvTbS40W" },
  { name: "part-6a2c603361.js", path: file19, bytes: 561, integrity: "sha384-Xkw5t1qbJb9JLzizhxXmEGRf/cYPEYdExTwUrWeBxhyGwLZ4HoH2TkBSkIqMDZRe" },
  { name: "part-7210bcad74.js", path: file20, bytes: 21935, integrity: "sha384-/4Prmoxb7lihlGpz5QI5ceakyFYxVGSWumSZCCR9yBnTVns1pNkiX55g5r17pfjo" },
  { name: "part-73bf4312d6.js", path: file21, bytes: 3648, integrity: "sha384-oAkQN3d4AOcA3bnvCq2ZY7PLHf2pDgVRy2aEA0P/2XAJ7VkJC6QuY3/tSpfil//B" },
  { name: "part-769fe63121.js", path: file22, bytes: 488, integrity: "sha384-GBbqKXTYtHoCD8oD2qStEuwHNKlAuAs9zZXEAt0qWeDY2PTTjkpzqYlTO0kqR7DG" },
  { name: "part-7a97353f37.js", path: file23, bytes: 1311, integrity: "sha384-hDDq9R/Eh6OxKIDBcI5MHxpAbzA8ZV6zJ41Vrqd2Yo5+JDPwdQVn9Y/5dXe++IkF" },
  { name: "part-8c711fbdf1.js", path: file24, bytes: 1293, integrity: "sha384-D53W+FNcEsp5W2Of9vEvizEoEJo5msHvJ+WDV/WzbruAunvWgpJJUZN4bdDcWuK2" },
  { name: "part-9195162aab.js", path: file25, bytes: 6617, integrity: "sha384-Yb0ACsfjZq2GJCauF86i//LN5YA2IanIsE00KvqANQQlNKWJeZC4Gz8rydlH2VVF" },
  { name: "part-93ffc34b74.js", path: file26, bytes: 2237, integrity: "sha384-VDtE9DAh/HqVSVEPA5gWaxoe4NkkxTuad5+Vceu0KxS2dVpJpdtsGnoMKMVHbK/p" },
  { name: "part-97e8832554.js", path: file27, bytes: 8364, integrity: "sha384-njVJwzKrLdjy4efj645MCIoSWR8dRIOvCyr3RuEJwG4eWKm0wmvIPy/O4o1qP1tv" },
  { name: "part-99a0fb3c98.js", path: file28, bytes: 5551, integrity: "sha384-sW+KnIUXEkjrT8qGdAKbe9nsETtJVnoVcuW1Dww8sSQnpg1o63/uATOoyZhk2s1v" },
  { name: "part-a194412f3f.js", path: file29, bytes: 2538, integrity: "sha384-SGQumGLD0M9ZefZA5X5j6NUA4He0DpjyOxUIhRKB8i7MX2T7K5PG2HXGRNIbFL5L" },
  { name: "part-a5a474f800.js", path: file30, bytes: 547, integrity: "sha384-aK5/sCv9Hq8++FEDE+JMjHHzzwgO2oHAYfmndpE8ovM/RyALJ0k6syM9bpMVCNfu" },
  { name: "part-a9dd8c9132.js", path: file31, bytes: 1063, integrity: "sha384-qFXStOMp6DkUeXsJ4jbgaFKDYE5invDEzwvdl61ZVQT54ggEBaL8l+4ZAHZUurxw" },
  { name: "part-b80f7cb23b.js", path: file32, bytes: 922, integrity: "sha384-fyDxZCg6kgySAJc31RXpjD8BrUE5WBb7x0GFcglXXSfp7ox39PTDMj0+OsVNvXM9" },
  { name: "part-ce72d6c649.js", path: file33, bytes: 47868, integrity: "sha384-VXWSJocy25aDk58ik7DZM3yP/jtHfbBz+s9H5E2paTQ/atCwcsKRRrxP7j7sBE7z" },
  { name: "part-d00f88c7d6.js", path: file34, bytes: 1153, integrity: "sha384-CsonUrtlCBXt3AnhrlOhlnaoQZv+jjUaS6Ir4iMVjJqkbD/HGbae0+OIw5z80JzD" },
  { name: "part-d2369f642a.js", path: file35, bytes: 1106, integrity: "sha384-wtzR3KW16JusqWI3BYPz2Mdj/qkwVraQC45zx/i8Ve3cqNpf2gBpKhu+B+tPueh0" },
  { name: "part-d563fcfdab.js", path: file36, bytes: 14964, integrity: "sha384-jEj3rLzP4YUHa3ZfBtSe0ExdURJ2xTWf0/dqkgI2K9yaTsWo4N27BW2TgDgD+52p" },
  { name: "part-e0ae3be802.js", path: file37, bytes: 16238, integrity: "sha384-gcijSxyYj5OSXI1XenZjsNe98KqHLoIboux1Ym7yaXFICcBcAWDvbePo8gYWvCxU" },
  { name: "part-e6055c45e5.js", path: file38, bytes: 61955, integrity: "sha384-k2EvoR72cXc0VTQ681EnwbvQSN83eauE1CGNnJfs2mPvTrRTibuL4zR98gPwZKgr" },
  { name: "part-e6a1016596.js", path: file39, bytes: 784, integrity: "sha384-DN20/YfudZNhHvxRRV21pMc7ymcdZgDq37AkTP079wM4hV5lbm1Efwr5Xm1Dn352" },
  { name: "part-e73c580327.js", path: file40, bytes: 3875, integrity: "sha384-zYiiu932kuzsJtQmWRNQc9Cmuj0aAp8LKWGmm65pl1ouDFFuKE5AFZ0Qk5bBsVg8" },
  { name: "part-ec4e31b94d.js", path: file41, bytes: 2317, integrity: "sha384-QmODA/QBNVsDhST56emujcKEBG43re2AkZMreDEZRUKopvv6D1ddvm7t9oC1tZaY" },
  { name: "part-f1cd6e8bd1.js", path: file42, bytes: 546, integrity: "sha384-Qloa55aog+6XKK+gl3zyNUFtj/ojfHoLojgSmOBjaOK6oLMzT5pWsuuiqA8YGruI" },
  { name: "part-f218210a23.js", path: file43, bytes: 4247, integrity: "sha384-uF1q/gFtgZ9QhJHAN54W6SGYkaIpH9ke6wN4Ar2GWNFMjKJW4Z9vt42YvQGPF4gL" },
  { name: "part-f5c5fad499.js", path: file44, bytes: 7461, integrity: "sha384-DJC4IoQ4sltPO2WQ1Wftluvvq7z1QPgUi8QzbymNGewIUPTms9uzKNJAka6hYKtt" },
  { name: "part-f6b4de6c2a.js", path: file45, bytes: 2720, integrity: "sha384-KzcXgBGAo/2bh6E+91C0QS/mkF5fy4zz8Ccvx2BYNeqay6EL3lByt6xDeD7+iPk2" },
  { name: "studio-23bd6e4910.css", path: file46, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-bb2c388f65.js", path: file47, bytes: 6078, integrity: "sha384-KroeF06+/gTQGmbk6xvihE/4MFbraswoQeJh4vjOGmWixHOoCDMG28+lozbyB8bA" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-bb2c388f65.js", style: "studio-23bd6e4910.css", preload: ["part-3947f79ee8.js","part-3c5dc7a660.js","part-63d58ac887.js","part-6a2c603361.js","part-7a97353f37.js","part-97e8832554.js","part-ce72d6c649.js","part-e6055c45e5.js","part-f6b4de6c2a.js"] },
  console: { script: "console-4b18463e3e.js", style: "console-6fbc142a6d.css", preload: ["part-e6055c45e5.js"] },
} as const;
