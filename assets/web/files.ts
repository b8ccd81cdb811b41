/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-e6d1a367a6.js" with { type: "file" };
import file2 from "./part-008da91b13.js" with { type: "file" };
import file3 from "./part-02ccf16311.js" with { type: "file" };
import file4 from "./part-05bf442d70.js" with { type: "file" };
import file5 from "./part-151aba8566.js" with { type: "file" };
import file6 from "./part-18bdb3d05e.js" with { type: "file" };
import file7 from "./part-229bd113fa.js" with { type: "file" };
import file8 from "./part-2a0e0210c6.js" with { type: "file" };
import file9 from "./part-3071b9feb7.js" with { type: "file" };
import file10 from "./part-35d18669f4.js" with { type: "file" };
import file11 from "./part-4ace52b896.js" with { type: "file" };
import file12 from "./part-4f69a1fbad.js" with { type: "file" };
import file13 from "./part-52a3933579.js" with { type: "file" };
import file14 from "./part-605fb1d5a8.js" with { type: "file" };
import file15 from "./part-69067bb549.js" with { type: "file" };
import file16 from "./part-6a487f3a17.js" with { type: "file" };
import file17 from "./part-766d04e536.js" with { type: "file" };
import file18 from "./part-7ebab7f948.js" with { type: "file" };
import file19 from "./part-934e5a6e13.js" with { type: "file" };
import file20 from "./part-96125cf00e.js" with { type: "file" };
import file21 from "./part-9c118be26b.js" with { type: "file" };
import file22 from "./part-a095c144b7.js" with { type: "file" };
import file23 from "./part-ab07be98d4.js" with { type: "file" };
import file24 from "./part-afcee72933.js" with { type: "file" };
import file25 from "./part-ba0375ecd5.js" with { type: "file" };
import file26 from "./part-bbcd5818f2.js" with { type: "file" };
import file27 from "./part-c218a10bc7.js" with { type: "file" };
import file28 from "./part-c47036d315.js" with { type: "file" };
import file29 from "./part-c8ec7e7d3d.js" with { type: "file" };
import file30 from "./part-cbbd1dbedb.js" with { type: "file" };
import file31 from "./part-db4e4c90cd.js" with { type: "file" };
import file32 from "./studio-23bd6e4910.css" with { type: "file" };
import file33 from "./studio-55b7fc1193.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-e6d1a367a6.js", path: file1, bytes: 17738, integrity: "sha384-ZrgPiqrVBDc5NJ3yXxRiSNzy/APm32VVp+YGpsUd2vN4kt+syeAsWjK3wB0z2/PW" },
  { name: "part-008da91b13.js", path: file2, bytes: 16186, integrity: "sha384-p7Bc3r/EKrRnfdSaej3bUmJmdeMMV0KBBXXi/yqnJf0OhY8kWxD3aF/vrkWZn8xD" },
  { name: "part-02ccf16311.js", path: file3, bytes: 73298, integrity: "sha384-tZOBF4ZilWm5Ykla6u7WdMi9FlAgl6VSJ3u0QdTBBi1gWXS482Nvp9c8c2Z11npD" },
  { name: "part-05bf442d70.js", path: file4, bytes: 1649, integrity: "sha384-yrc6C4AxJkoOdxJXj9fJhy8F1tc3z9TWcen16y6bmNWvLBOWMKuPTR3YN7fWvmCl" },
  { name: "part-151aba8566.js", path: file5, bytes: 6470, integrity: "sha384-xqtKjqLPhHGS8F2MftB4cQHAcJHpjUyI0oiloDXo+QcrzfGAhDYjf9jAwnb+uCGf" },
  { name: "part-18bdb3d05e.js", path: file6, bytes: 2309, integrity: "sha384-OR3AXjqUx0WKStmT+49iAnVTdf6HgcrFnD3Bho08OKG1PHzPdX0olXoiYjndv7Be" },
  { name: "part-229bd113fa.js", path: file7, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-2a0e0210c6.js", path: file8, bytes: 412, integrity: "sha384-aUauECHoKzkjq/DE27TojJWpo0Ifx4ZA5CmuIdMdXeVnReJH0sJdrIM/mlfBoI4D" },
  { name: "part-3071b9feb7.js", path: file9, bytes: 488, integrity: "sha384-4Gk6t4bIy+2PrnMZBu24dvbfDHF6+pIlr5m3o4NYgivDH94inp7EDZCrZFfVXcSw" },
  { name: "part-35d18669f4.js", path: file10, bytes: 48010, integrity: "sha384-M0YybRAHRzP2AqyDJqtJ36uCWSlzQHRz6+Av9YlHa31jES5blrGqq6ja1C6J3ix1" },
  { name: "part-4ace52b896.js", path: file11, bytes: 33031, integrity: "sha384-TbtHl1QeoeahIU4EIVAsXQwd78Ic9r3dkSegmhcV6oJLQcUov0kyztizxS6XvCth" },
  { name: "part-4f69a1fbad.js", path: file12, bytes: 704, integrity: "sha384-4t8CqvKSIzvv22DMOHyY3qYvv1VKkNYo+n3BejWSTSuN839pfBmxIz1kg+tLtxGM" },
  { name: "part-52a3933579.js", path: file13, bytes: 3828, integrity: "sha384-AXmLTEJ1vROBy56eg03bViKFsPaeoNaGomU7ZptjINT6apECqWonykqazRsaIWGP" },
  { name: "part-605fb1d5a8.js", path: file14, bytes: 759, integrity: "sha384-/EMOv/V71jlwZuuZq4Pzk/6fbmGmMBBhH8pjXmz1UaTuYuWftzT8ctz2bEHhmdzz" },
  { name: "part-69067bb549.js", path: file15, bytes: 11851, integrity: "sha384-ftS2Zr8lvXm9O2tefT8RXRLgN6FFJURJxy83CdCL9qIqI18ACGnxMNESWzn5zyvk" },
  { name: "part-6a487f3a17.js", path: file16, bytes: 56817, integrity: "sha384-nagLof6Hu+dFA1aX5Hh+NUp+VRphOxeMDNzvwAT1dXh/l3/tDMyiJLIWrKcOSzbe" },
  { name: "part-766d04e536.js", path: file17, bytes: 546, integrity: "sha384-G1seOf394VtDy+ZXHIeLRwFAeLvF7rvL8edx6VtX69p0E+UfXAs4PXoMF/jEYXak" },
  { name: "part-7ebab7f948.js", path: file18, bytes: 281, integrity: "sha384-ovXP3swtU3eOT8BDBx0AujVJHRTNPmK2EtwzkcE0MDSM0+eAlp/o/hvYvFELCGCA" },
  { name: "part-934e5a6e13.js", path: file19, bytes: 3393, integrity: "sha384-ux7vIhwOwHNiL5d28vkxwsULBuOYYwvf+9wyby3iltEtba2v4pz8Qy+RARsVVonU" },
  { name: "part-96125cf00e.js", path: file20, bytes: 7982, integrity: "sha384-j2WPyZwbyr5vOIhxxkY0tBBPw095/EuMkVDd7f4/YWIAxKbSWiHPjiM0mMj0Cx6H" },
  { name: "part-9c118be26b.js", path: file21, bytes: 4992, integrity: "sha384-Ky+F7/UM6MULclYalZ8p9Q4V9AE3kFc/rtCwwT9MGbLuBkzll2B91Kd4PrkW4Gnh" },
  { name: "part-a095c144b7.js", path: file22, bytes: 922, integrity: "sha384-kXig1DDuWJ1Jhg+o+SkUAQr8JUjTrnUDU0H7tTs3YCTM8E50tOJD6gzvBYC6FtWw" },
  { name: "part-ab07be98d4.js", path: file23, bytes: 4372, integrity: "sha384-GIemrwWuYKq6Ac4eblrrroyvVBcU5FJCPHoUCC7nkbtsh1kezamAqBT7VCOE+zxJ" },
  { name: "part-afcee72933.js", path: file24, bytes: 728, integrity: "sha384-JPL2b0MgtP2MDSheh+zn9Ipy4toPaQsxlUBdKwUuxKZTCCBCNYP/XfFgfRgtqOiL" },
  { name: "part-ba0375ecd5.js", path: file25, bytes: 1155, integrity: "sha384-J+jcN+nBizvySMcDdok8Ivm8WreG1fmVHzb01rlUeF5vrv+ft9JousexTlzY4QlK" },
  { name: "part-bbcd5818f2.js", path: file26, bytes: 3464, integrity: "sha384-P7i2LAA93g+FojjIe5C7xeOdkXrqVTJQnkKBf9fwTQcKOOxL4K00C+kv+npH6WG7" },
  { name: "part-c218a10bc7.js", path: file27, bytes: 6585, integrity: "sha384-wCPegAVTzc/aiiLAchYct7mGf1TXANezwVrApFy25/MXquDF+DqmE4p10kLzeV35" },
  { name: "part-c47036d315.js", path: file28, bytes: 1080, integrity: "sha384-hxlAloJynfExgVvPh5+r8LHDxbwJtMe6DQHJe/FIlXXQsytAeHHIv/FQTgliRUUB" },
  { name: "part-c8ec7e7d3d.js", path: file29, bytes: 1934, integrity: "sha384-6wTuFF1ih8PO6KydK6NslXQF30ba+AFAo6dJRM4XHCWJwO8IXuxNuNdlBihCCQR+" },
  { name: "part-cbbd1dbedb.js", path: file30, bytes: 5755, integrity: "sha384-Mw8ev6/MEhJHWN1b1MBVWFYyUBkwqQzz+e+SpSjYmcZr/R0fhv7pBTQZqB5L2ae8" },
  { name: "part-db4e4c90cd.js", path: file31, bytes: 18840, integrity: "sha384-V5kakFjizfR0wYMEsXzE2G/mf6Hun+PNXoTuoA5EXNyVVLHFsF7KMck8jBJXBx5k" },
  { name: "studio-23bd6e4910.css", path: file32, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-55b7fc1193.js", path: file33, bytes: 5977, integrity: "sha384-LB6/R+q1Dc12CkvQ17w3jpGNXDUTdOUe58WMyed+zh6nPzfGXyzcwBRYO5g7sgWh" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-55b7fc1193.js", style: "studio-23bd6e4910.css", preload: ["part-2a0e0210c6.js","part-35d18669f4.js","part-4f69a1fbad.js","part-6a487f3a17.js","part-96125cf00e.js","part-afcee72933.js","part-c8ec7e7d3d.js"] },
  console: { script: "console-e6d1a367a6.js", style: "console-11eafe72e8.css", preload: ["part-6a487f3a17.js"] },
} as const;
