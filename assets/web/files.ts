/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-5144f827d8.css" with { type: "file" };
import file1 from "./console-8767a6ae63.js" with { type: "file" };
import file2 from "./part-00655cd38e.js" with { type: "file" };
import file3 from "./part-0219b5d92b.js" with { type: "file" };
import file4 from "./part-046c09731b.js" with { type: "file" };
import file5 from "./part-0a92e4cdab.js" with { type: "file" };
import file6 from "./part-116ab383c3.js" with { type: "file" };
import file7 from "./part-1772593ef1.js" with { type: "file" };
import file8 from "./part-30ebd9b3a6.js" with { type: "file" };
import file9 from "./part-356dd00e0e.js" with { type: "file" };
import file10 from "./part-502d4ad998.js" with { type: "file" };
import file11 from "./part-53404be12c.js" with { type: "file" };
import file12 from "./part-571a0dd6d0.js" with { type: "file" };
import file13 from "./part-5a0ccaaad1.js" with { type: "file" };
import file14 from "./part-609adafa11.js" with { type: "file" };
import file15 from "./part-83e46e04db.js" with { type: "file" };
import file16 from "./part-85b0d530fa.js" with { type: "file" };
import file17 from "./part-8cc42ea141.js" with { type: "file" };
import file18 from "./part-9864484985.js" with { type: "file" };
import file19 from "./part-a0d9ea6ac9.js" with { type: "file" };
import file20 from "./part-a50904ef9d.js" with { type: "file" };
import file21 from "./part-ac53376be8.js" with { type: "file" };
import file22 from "./part-bfe84634ca.js" with { type: "file" };
import file23 from "./part-d195f5d0e8.js" with { type: "file" };
import file24 from "./part-d33d7c6bb9.js" with { type: "file" };
import file25 from "./part-dbfda5d82d.js" with { type: "file" };
import file26 from "./part-e05f4920ec.js" with { type: "file" };
import file27 from "./part-eef259f8f2.js" with { type: "file" };
import file28 from "./part-ef56a9c02e.js" with { type: "file" };
import file29 from "./part-f4a2626fce.js" with { type: "file" };
import file30 from "./part-fa290170b0.js" with { type: "file" };
import file31 from "./part-fa9694c54d.js" with { type: "file" };
import file32 from "./studio-2c42c873ea.css" with { type: "file" };
import file33 from "./studio-6cf0d424b6.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-5144f827d8.css", path: file0, bytes: 46395, integrity: "sha384-/q2PRwH62sV+Nk9wFxH/9NJ6JgOUavXHOTsD5nlmFzraqd4N1fmq8+0rXs63wqAd" },
  { name: "console-8767a6ae63.js", path: file1, bytes: 17654, integrity: "sha384-aKDenio5GX0H9tVF30/lo0QNrQRJArk/I1bbf+xeaNIiJmEbw/Ie2mgJs5XxdlPd" },
  { name: "part-00655cd38e.js", path: file2, bytes: 412, integrity: "sha384-Upb4BfT1vERS+71u8ZhG1NpwsMCl8dQBBJEFUWB1iQXEDiXCnPv+neX+fpKT7GU+" },
  { name: "part-0219b5d92b.js", path: file3, bytes: 704, integrity: "sha384-KGHsSNiHRYjFttB9NpNsTQVRD+rdzSiobjcgUfRVKaekPXmoBAfRyE2UzC5Z02Gm" },
  { name: "part-046c09731b.js", path: file4, bytes: 6587, integrity: "sha384-+achYKIjRLlS6G/Z4mEXAoqBfB3nPAQFE9wYTUr8FPe6bFUS9MWeFdx44EtJ9TWF" },
  { name: "part-0a92e4cdab.js", path: file5, bytes: 1157, integrity: "sha384-/xDRQ+zytJSfeNXtuDfuaDSMb53k+4hZr6UuuMFFnDq3slSl7MV0kequmSjLZcq+" },
  { name: "part-116ab383c3.js", path: file6, bytes: 37571, integrity: "sha384-yGDLIijKLtuTxZfZUsb289auUrTPG/80JXPjzJZGvti6rtnYGNhNlfQMtb9fAsvp" },
  { name: "part-1772593ef1.js", path: file7, bytes: 4210, integrity: "sha384-GVWr3aK+ph+iRh/hAktu0UpAlcybFayQgwsyHeG4ecGc/TrKQARocUFrXwnbLXZG" },
  { name: "part-30ebd9b3a6.js", path: file8, bytes: 72966, integrity: "sha384-H2z1ZzVg8ncKYhQHFpkylsIp7Ek6JT42JLOt7t4bzAih9e2xKepNiFXmRIx5Cyqm" },
  { name: "part-356dd00e0e.js", path: file9, bytes: 758, integrity: "sha384-vK/iZq5O/ZA1Shd6gePgzGz3EGziefTlAJXRJW/H4xc8Bk7eg/12gP0XeL4AJEK1" },
  { name: "part-502d4ad998.js", path: file10, bytes: 4841, integrity: "sha384-HVNBDP9CBLI94dPi4TmGMKblzD62QYTaN3PVixGg/LFr31fnfOPl/JMbLUUgMZUC" },
  { name: "part-53404be12c.js", path: file11, bytes: 3828, integrity: "sha384-RNFOrYP21x/0xhDVe6YGTeQeoYhAsptxjVEqddElAOEFx0BPBTXoRC//Oq/oDC3e" },
  { name: "part-571a0dd6d0.js", path: file12, bytes: 11852, integrity: "sha384-5tDTO5RATjleDq5adIUlUR6A9+d2EaEHA4+6gK2dXk0Ei3gkO1rOW1LnXvulrnAV" },
  { name: "part-5a0ccaaad1.js", path: file13, bytes: 759, integrity: "sha384-TF5cR5710Ga/14O8PyhYdyCRXF2ryyligI+qj5LYN9oVRJQOD7gFfEvqp+7mFUGu" },
  { name: "part-609adafa11.js", path: file14, bytes: 31524, integrity: "sha384-x3YmzoO6jVBrsQVrdTcWlETtNm/44mfG63QmdElxNAhr80Ty0crrFXllUj/Ph6TB" },
  { name: "part-83e46e04db.js", path: file15, bytes: 1853, integrity: "sha384-MSYr2J0GrJwQ39x5lTtXjjGA0H4AbY67xGOGnD1ELdICv5VP0BOqHkte48FnMpE3" },
  { name: "part-85b0d530fa.js", path: file16, bytes: 1649, integrity: "sha384-3VJrgHpcbldB0GA4cSpfoMAq6bV7vsUBbpNOupEM9oNg9DVQIFVC0vrOP0dYwLDw" },
  { name: "part-8cc42ea141.js", path: file17, bytes: 488, integrity: "sha384-sbjemzSxWU2t3PIsRyoZ9lsDi6CFIO2KhCL9pERXew8+IiokDG8IPSbLrYhnqHXL" },
  { name: "part-9864484985.js", path: file18, bytes: 61454, integrity: "sha384-ZAjOTF+uKw/3D6ZB4zlWJpdf9IXuK3NWvusvE32k9eUq0560L2eO9Z8m6A17k/Af" },
  { name: "part-a0d9ea6ac9.js", path: file19, bytes: 18818, integrity: "sha384-hc0+cJQdzwoti/QNZPIR4hWVMAkHnvaVMGroHPM3INlPz2ko2BIZVTO9/FSZ3ZNl" },
  { name: "part-a50904ef9d.js", path: file20, bytes: 2309, integrity: "sha384-kyw1vu5X7X/JYfZB1x/1DJG9izO8dgyIfTwLlES5XSmRyEhFnIF6tig2lqyZKXUU" },
  { name: "part-ac53376be8.js", path: file21, bytes: 3393, integrity: "sha384-KiMsJiwMMv/dbVjgO3HZQesKpbWSPiQiHrQfZEqUSkvaPq6+Z0t2k8l+qIu3N+xN" },
  { name: "part-bfe84634ca.js", path: file22, bytes: 3464, integrity: "sha384-g4lu6jeeyhdSXyub/7lTemytAcvrTEpfBF+XLZDKAMxNfSk0e7HIL8+ln+KcmNh/" },
  { name: "part-d195f5d0e8.js", path: file23, bytes: 4994, integrity: "sha384-lD8k19OtpCs8cEbgzMD5WgXm+iI2lnwpwNAT6kvTNougbVN2TXdBq/EQTETXNpj4" },
  { name: "part-d33d7c6bb9.js", path: file24, bytes: 955, integrity: "sha384-IZqG90MEQpHu2RG0B4pKsxCh7yr2kK/e0RfAbeV5Q69hIMlCIzL5nz0EcQ7BvO4R" },
  { name: "part-dbfda5d82d.js", path: file25, bytes: 546, integrity: "sha384-iNkyYVMXOniXLeqTS5tqY83aT9zzUDZh/Emuk2TUb/Xj1qiiz+QXPpgdeIZPrMV6" },
  { name: "part-e05f4920ec.js", path: file26, bytes: 16184, integrity: "sha384-SkMwt7YJX+sOooHcbdqhPL1gj67l4f+rxsTgLXfkCc94C5aNUJUU8TNgN8GRKuWZ" },
  { name: "part-eef259f8f2.js", path: file27, bytes: 7816, integrity: "sha384-Xz9RcOQjQdbmBKdKS9WmiDsihjPB/UoA4RlfmUlBLaqDoL0LkjkF3KNak6rA0fmx" },
  { name: "part-ef56a9c02e.js", path: file28, bytes: 281, integrity: "sha384-xAAry+BHoPzXOLTmzUpDWs7D+4XbWMtmHEGIQQ86RF94iMogKRv9CcbGCYHoA29q" },
  { name: "part-f4a2626fce.js", path: file29, bytes: 131, integrity: "sha384-zAsueVgBPXiidNoBzOv8QtoZDKbhFMgaX35DgQ9qVW0fKRTE+UyOlnq/yGm4cTZ3" },
  { name: "part-fa290170b0.js", path: file30, bytes: 6160, integrity: "sha384-kkmcQLpQiTP/XRRQ4JsFbeBIlD6uIBJi4txwFBB7olVGiFx9XIGm0yz4qfQvx66z" },
  { name: "part-fa9694c54d.js", path: file31, bytes: 922, integrity: "sha384-Q97FpbgHv7cStyo5a+g+qYtkyzTpnoJ2CRLeI67TM2JdUHvjGiAFD1ebkw/nJhlA" },
  { name: "studio-2c42c873ea.css", path: file32, bytes: 22640, integrity: "sha384-MMug4Kluhu6FJMMcwDssN9iKBo9B2bikY+MbTQY2lpJI5D7dJ45Bp/QaLEc5RSlJ" },
  { name: "studio-6cf0d424b6.js", path: file33, bytes: 5977, integrity: "sha384-nU31lV1M42BuhyF/GqNcu9r+ti/vBpXcyiqCZqyRSiImWqF66gQFKSDRtQtRau2N" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-6cf0d424b6.js", style: "studio-2c42c873ea.css", preload: ["part-00655cd38e.js","part-0219b5d92b.js","part-116ab383c3.js","part-356dd00e0e.js","part-83e46e04db.js","part-9864484985.js","part-eef259f8f2.js"] },
  console: { script: "console-8767a6ae63.js", style: "console-5144f827d8.css", preload: ["part-9864484985.js"] },
} as const;
