/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-03f1cc2939.css" with { type: "file" };
import file1 from "./console-abd7889c64.js" with { type: "file" };
import file2 from "./part-017aa935a1.js" with { type: "file" };
import file3 from "./part-03235320b5.js" with { type: "file" };
import file4 from "./part-0b778acbd8.js" with { type: "file" };
import file5 from "./part-2ce37ec580.js" with { type: "file" };
import file6 from "./part-3231dcef18.js" with { type: "file" };
import file7 from "./part-3d79fc4cc3.js" with { type: "file" };
import file8 from "./part-43eefd6c08.js" with { type: "file" };
import file9 from "./part-4b14dd2ff1.js" with { type: "file" };
import file10 from "./part-6f16e28f6d.js" with { type: "file" };
import file11 from "./part-6f34f039b0.js" with { type: "file" };
import file12 from "./part-806c82cb11.js" with { type: "file" };
import file13 from "./part-80f10d238d.js" with { type: "file" };
import file14 from "./part-8276e9a05c.js" with { type: "file" };
import file15 from "./part-83e226fae2.js" with { type: "file" };
import file16 from "./part-8d042e6ff7.js" with { type: "file" };
import file17 from "./part-92d04b6449.js" with { type: "file" };
import file18 from "./part-9334e027fc.js" with { type: "file" };
import file19 from "./part-a27f8298dc.js" with { type: "file" };
import file20 from "./part-a3bac77479.js" with { type: "file" };
import file21 from "./part-a7258b71a1.js" with { type: "file" };
import file22 from "./part-b18686a6a1.js" with { type: "file" };
import file23 from "./part-b670e55e3a.js" with { type: "file" };
import file24 from "./part-c068c536d4.js" with { type: "file" };
import file25 from "./part-c4f815d00b.js" with { type: "file" };
import file26 from "./part-cba563c798.js" with { type: "file" };
import file27 from "./part-d4607603fc.js" with { type: "file" };
import file28 from "./part-e77f70f20f.js" with { type: "file" };
import file29 from "./part-ef38dc6f4f.js" with { type: "file" };
import file30 from "./part-ef4cdd4696.js" with { type: "file" };
import file31 from "./part-f6af56b883.js" with { type: "file" };
import file32 from "./studio-1dcbb89413.css" with { type: "file" };
import file33 from "./studio-bdd5a3e041.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-03f1cc2939.css", path: file0, bytes: 45549, integrity: "sha384-Y/PQOeswGK032CkatapTKm5M1mLmDyrCpWhF/Mu8nBHg3E3aAHe5dAC6Sptu3GL1" },
  { name: "console-abd7889c64.js", path: file1, bytes: 16097, integrity: "sha384-K+wEqLrnD47ISHm1jIMEi74NlKV2b+q8N+DcJPy91LnBVVpA6UyZpD6jZKqODm5g" },
  { name: "part-017aa935a1.js", path: file2, bytes: 2309, integrity: "sha384-V7N2yzpiCLoBzYMx3sAq6AbCQi7kpBd9h+EQ0Boe2TczLGyrzUQA9MEo7GZj9wkl" },
  { name: "part-03235320b5.js", path: file3, bytes: 31430, integrity: "sha384-rZ6uPC2mKW4Rg6o+T2WUbeRmf0i8WhE0dfTGeuEsSr6LOaAyZ00N1aasrkozm8H+" },
  { name: "part-0b778acbd8.js", path: file4, bytes: 412, integrity: "sha384-+M13GtQpDst5kArFW62OmTgPAty57Q/Pnbn/JmZqHmWg6JnJtiG4RfYFAFOD6b9T" },
  { name: "part-2ce37ec580.js", path: file5, bytes: 16151, integrity: "sha384-IQV6cuNHd/fMCDO8y0kP0DE4Vu2a1PMaJuFwHUU4K6426kvFHs0iUrwf6yQX7kcw" },
  { name: "part-3231dcef18.js", path: file6, bytes: 544, integrity: "sha384-FUblgWSgD/O6+YJs7HwxU6mYYTWZCnMZfPzCov7Re7uYmYnA3bLs9Ag9dlX3r0dh" },
  { name: "part-3d79fc4cc3.js", path: file7, bytes: 3492, integrity: "sha384-08k0AqKnJcnY39RGY/6hLuNzg/Elrx2ZPGF34d//jUlhD6FrdO2NTvNVY0JVB/Bh" },
  { name: "part-43eefd6c08.js", path: file8, bytes: 3797, integrity: "sha384-dY9IS/Z9sCN+Ly6SBaenglxJQCJRe8T9LS8QGPX8TqgdMnYC4rVJS9vVCUjY7fho" },
  { name: "part-4b14dd2ff1.js", path: file9, bytes: 1600, integrity: "sha384-E3jaCu3MT0XettOhnyCntXS6cJYJDe6FCEBly7o0j6IItWLe76XhVU4C/JjENyoH" },
  { name: "part-6f16e28f6d.js", path: file10, bytes: 5006, integrity: "sha384-DN0ginBXFVkOV2tjlrI5VSyDJXbgzAquuIWJlOxhZatkwesobWM9fouhPIRJKXW3" },
  { name: "part-6f34f039b0.js", path: file11, bytes: 18257, integrity: "sha384-IxSLdPkl3k76pHsIiEXMKlD5LXrYQpu8FgmbBZsveVrZwbhZZPhilWYrOsYDSwPD" },
  { name: "part-806c82cb11.js", path: file12, bytes: 6563, integrity: "sha384-YvIExJzJ3qMUp1XERHbnzmT4QZwSr7eym0A0sixSUPNPf46PR8AQgEVZzEhaWnap" },
  { name: "part-80f10d238d.js", path: file13, bytes: 983, integrity: "sha384-Jx0ya48LHnutu1p+mPmlztvc4Kxp234N6F3qOU9XMMfbfnVMxyur3e+yh+c2Zy1B" },
  { name: "part-8276e9a05c.js", path: file14, bytes: 1259, integrity: "sha384-Xad8A9cglvv4CXow1cr0eEpIZWDmz56QiFnzVUY+14e6bLnUCRigCG0xRfvtrMZl" },
  { name: "part-83e226fae2.js", path: file15, bytes: 4233, integrity: "sha384-J99ptDOgFuECAfR4UFUZA/JDbGPBYzdO9Wet34+OFTq9McZT90qykWm0kyxTzkku" },
  { name: "part-8d042e6ff7.js", path: file16, bytes: 685, integrity: "sha384-cPsB1dnf8j3OD38AJxUhfsYX64+HGOfVvAFsw5PEYeEWc/Z9Drq7BfAE7Gn2G1AD" },
  { name: "part-92d04b6449.js", path: file17, bytes: 1183, integrity: "sha384-c3ySMsT57UsNQs1MeCuOOOxEX2PJFM87VOnlLFqDbkFVbPuXX3uOQlPotbnUjvEj" },
  { name: "part-9334e027fc.js", path: file18, bytes: 281, integrity: "sha384-v7eZCIee3XHxGxx4Z0t6+RqLpOFT1zB6e8wWt6qdjAu99Bp3X11vlEoGVVxcnPgD" },
  { name: "part-a27f8298dc.js", path: file19, bytes: 131, integrity: "sha384-X+tg8T88tZofbXm62HDiAebTCZvXuXsoxHGcZXvYtqpmB+TO7x59x43cPJa6aeCA" },
  { name: "part-a3bac77479.js", path: file20, bytes: 11868, integrity: "sha384-lsXgy58MbQqjOdXAJzhffeD4owOYZrwJ5l8UDQGEd6qA4MhIYmth41A03JSf3Bpq" },
  { name: "part-a7258b71a1.js", path: file21, bytes: 3378, integrity: "sha384-5JTD1Kyl9ycUgJh1UsF609GFiE9eDgsTbMcRq9uxvk5wcvL3bSzb7MdyQa4hqZtY" },
  { name: "part-b18686a6a1.js", path: file22, bytes: 72789, integrity: "sha384-5AtP+I+yUmt1um7o0BlU28UaBsxcj5UXzMF3LYm2y+gDTPjDdAf/EERiqpUBzSwB" },
  { name: "part-b670e55e3a.js", path: file23, bytes: 482, integrity: "sha384-otpXjDqOgMAVx9Qygq7TOuc8EhxxvtR9QKFqvExoRSB5h0pNSzLVOZuWHBER/yoe" },
  { name: "part-c068c536d4.js", path: file24, bytes: 704, integrity: "sha384-R2L3h/zmcYtSNKy6yr+zzjRjU72CcmA8FpOc4BN3oWKkGKkpcV9A6CYAv+O9G6wa" },
  { name: "part-c4f815d00b.js", path: file25, bytes: 37114, integrity: "sha384-ViKeEdkdVHjb/dVdqBEfIH8Or2utjGM6Rh//EJhkZ/cxEwpFSWWNJ7m+mD012b9i" },
  { name: "part-cba563c798.js", path: file26, bytes: 4840, integrity: "sha384-yxTSKlr7sr5GKVB4SFrxkqkI3No8JjIXRZovYn0yu71xNsZXy617lNocAOzePC0I" },
  { name: "part-d4607603fc.js", path: file27, bytes: 1885, integrity: "sha384-QEYCO+OaKd3R3bmSeIXNQ9qMS0/Qi9JTY97GuLRGVSvNvyghbCk+yR7mgw41N1XG" },
  { name: "part-e77f70f20f.js", path: file28, bytes: 7821, integrity: "sha384-avtBEm48SgukRlL9L6o5jRdNq7BBhS8WTjZ7pRCugwfLzhIKNhK2M3B4PVvzpgv4" },
  { name: "part-ef38dc6f4f.js", path: file29, bytes: 1654, integrity: "sha384-WOZs2JQ7somN4/UL8Wsg5nnQTmvw2o5Z/AyWX0qPSjHLdQvhFd1XpmOkIHunC9RM" },
  { name: "part-ef4cdd4696.js", path: file30, bytes: 44909, integrity: "sha384-ptXua7UZYnYg02GyYBAMjQ/0WDsENqwaZ6G7dNzPMPbNLT+RQsgw4wTPMfY2kkAF" },
  { name: "part-f6af56b883.js", path: file31, bytes: 7015, integrity: "sha384-RdtsB5z8hjCYqq0LQZEOXT7YphAwJ7ZryQQ4YkOhpnwjEn/XvQD/nxp5BEKuP/5k" },
  { name: "studio-1dcbb89413.css", path: file32, bytes: 22383, integrity: "sha384-caeGWPJvZo1odxlmyI/IYDWpuGpPdZY8A0bG+9UGmqa+n1Rvgsr3oxtUeWBoOX21" },
  { name: "studio-bdd5a3e041.js", path: file33, bytes: 6032, integrity: "sha384-5ETjfPwXiHlPzURKdNc7C7Ms8uRTHfCU7I9h4Htk8oQmzPwGvHd5vClaGXGRSIH8" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-bdd5a3e041.js", style: "studio-1dcbb89413.css", preload: ["part-0b778acbd8.js","part-8276e9a05c.js","part-8d042e6ff7.js","part-c068c536d4.js","part-c4f815d00b.js","part-d4607603fc.js","part-e77f70f20f.js","part-ef4cdd4696.js"] },
  console: { script: "console-abd7889c64.js", style: "console-03f1cc2939.css", preload: ["part-ef4cdd4696.js"] },
} as const;
