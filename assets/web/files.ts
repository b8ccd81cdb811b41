/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-4379e625d2.js" with { type: "file" };
import file2 from "./part-07d3c43c93.js" with { type: "file" };
import file3 from "./part-0f4e648be1.js" with { type: "file" };
import file4 from "./part-0fbb097e2f.js" with { type: "file" };
import file5 from "./part-1cb1cea359.js" with { type: "file" };
import file6 from "./part-1d167ede04.js" with { type: "file" };
import file7 from "./part-229bd113fa.js" with { type: "file" };
import file8 from "./part-276f65a75d.js" with { type: "file" };
import file9 from "./part-3016cfcf66.js" with { type: "file" };
import file10 from "./part-309fc429be.js" with { type: "file" };
import file11 from "./part-331a26904a.js" with { type: "file" };
import file12 from "./part-3aa6e9f1c7.js" with { type: "file" };
import file13 from "./part-43733716d5.js" with { type: "file" };
import file14 from "./part-4826d20686.js" with { type: "file" };
import file15 from "./part-4a166c6941.js" with { type: "file" };
import file16 from "./part-4e424aade6.js" with { type: "file" };
import file17 from "./part-56fe4fff28.js" with { type: "file" };
import file18 from "./part-57255a5075.js" with { type: "file" };
import file19 from "./part-7120ceffac.js" with { type: "file" };
import file20 from "./part-76c824ad43.js" with { type: "file" };
import file21 from "./part-7847b12100.js" with { type: "file" };
import file22 from "./part-b1cd971040.js" with { type: "file" };
import file23 from "./part-b5ee171e4d.js" with { type: "file" };
import file24 from "./part-bdb9553eee.js" with { type: "file" };
import file25 from "./part-c5ef69a9d0.js" with { type: "file" };
import file26 from "./part-cc0c031615.js" with { type: "file" };
import file27 from "./part-dbf0339864.js" with { type: "file" };
import file28 from "./part-dc3046f119.js" with { type: "file" };
import file29 from "./part-e1b9d22fe4.js" with { type: "file" };
import file30 from "./part-e7615eebc8.js" with { type: "file" };
import file31 from "./part-eb8238029b.js" with { type: "file" };
import file32 from "./studio-23bd6e4910.css" with { type: "file" };
import file33 from "./studio-fd717ad9b8.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-4379e625d2.js", path: file1, bytes: 17718, integrity: "sha384-rRsEAovNIuJ7gVtuikFuMIyvH3rKd9wG8E7BrE6VtO/fGY7VDEoG/hyjWOI4A+NY" },
  { name: "part-07d3c43c93.js", path: file2, bytes: 16186, integrity: "sha384-HRxYY+ISbNs3hR+ZRxU3JzhC0kGAvUg4i1H/BOhWRqWyk1BulJuSfscH8a2yzOPE" },
  { name: "part-0f4e648be1.js", path: file3, bytes: 4372, integrity: "sha384-5xzb013eOl1hvtK5X77GIhhj7pGnbPTsdF5sYnIiO5OzybTIDcoRZZqv9hA5o1G/" },
  { name: "part-0fbb097e2f.js", path: file4, bytes: 412, integrity: "sha384-iuNTuXxYkCXnvSFJFU5S/7JuAl3rPHFo4TU5YQg2x0VSzz0WpqrPCTM8GlUXtDg5" },
  { name: "part-1cb1cea359.js", path: file5, bytes: 2309, integrity: "sha384-yAxLtfwfDK6NM0nHdMbxwpaYeWXO/PCgr9ygoaWagX2tYMBsbSUuHdmQFeeVyWdM" },
  { name: "part-1d167ede04.js", path: file6, bytes: 281, integrity: "sha384-H6RDRm+2Cm4elIftaIsiacw5CUp6LtxlCUlrMqghZ6RFyuXFWfdjTLCkgL4LLquT" },
  { name: "part-229bd113fa.js", path: file7, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-276f65a75d.js", path: file8, bytes: 11851, integrity: "sha384-dmC+pAWUiLK0B4wat3eJHSyl+ACAuOGJbYY9/KSecgmrLFORObz+N06Rl3zlqnPg" },
  { name: "part-3016cfcf66.js", path: file9, bytes: 1934, integrity: "sha384-8hp21ztYVRdyIi0wGut/dJk/shVrQ+M5lQ3kD3hJTlFst0UPT1krSIjbn7aCx9rV" },
  { name: "part-309fc429be.js", path: file10, bytes: 18840, integrity: "sha384-qWIRDKeI0NbD18Lc+N6pxtKC4ct2Hhmzme8eLL9jX6kz2dX0NTZpl2qozfS99TI3" },
  { name: "part-331a26904a.js", path: file11, bytes: 47685, integrity: "sha384-UBqDydgOcZauv3slrvhKlQ+Jk+Cpp04noM/N05n/TAtM4pChhM4V15AN1elHkYEs" },
  { name: "part-3aa6e9f1c7.js", path: file12, bytes: 3828, integrity: "sha384-mV1Kxl7x1DAqg0/HB/oQowd7tyHssFrl1UbaZ1+dSmnRaDZ1w1EJCCeJmKF9l4Pk" },
  { name: "part-43733716d5.js", path: file13, bytes: 72966, integrity: "sha384-hlWgWbLQy/tV51azUKZFBGq3qyKoYIP6D4zR/dD5Ov0Ooo/ovHJ++Z+R/ZdiYTYY" },
  { name: "part-4826d20686.js", path: file14, bytes: 1649, integrity: "sha384-br0xijyOL81pV2N0gGzmfSvqrZJa/VzeywNC3R6QBsZ/1Tq2WuaKuWR5BOU/Vjl7" },
  { name: "part-4a166c6941.js", path: file15, bytes: 3464, integrity: "sha384-Ag5W9AMBUMfyy0dhUhOIJcejEZcKIIfFlNQs6eZmtwD83kuo15CenbLebFwp68yr" },
  { name: "part-4e424aade6.js", path: file16, bytes: 955, integrity: "sha384-V3Qh4EPspDjcLerKcF0ob8ZPL7pymlMFUtRlXJjQEI+C0F4xsx70dbVqpIYeBD62" },
  { name: "part-56fe4fff28.js", path: file17, bytes: 1155, integrity: "sha384-3xd5pzEz6Tt5hqBD4AN6EHOB1rLBdLe3aPxZVpSnUJ5SJlR/f+3GgLee6kmvMP7Y" },
  { name: "part-57255a5075.js", path: file18, bytes: 56157, integrity: "sha384-+qdJB35e5G93IAymFVMCA4khkz9k//Dab6mvqW/CebS4l5KTWVz0WLtqWgwW52qK" },
  { name: "part-7120ceffac.js", path: file19, bytes: 4992, integrity: "sha384-L9/BrAm7kt8cfyyZttZnM982n3s+inp+V6+8l3Lvktm3I3nVgjWtkWoKsbKR0IFI" },
  { name: "part-76c824ad43.js", path: file20, bytes: 546, integrity: "sha384-hzeCUD5idQ6pGLp/Jmk5F2H91+ZrJJM7K1hoMyAMMH+1MI2nRORqG6wYE33cWDGX" },
  { name: "part-7847b12100.js", path: file21, bytes: 7942, integrity: "sha384-l4IKSMdFN6zlMTzo6cgbm61A3qJBoSGzY+btG91+X4t4iBo4Li9V777HnNrF/gT0" },
  { name: "part-b1cd971040.js", path: file22, bytes: 3393, integrity: "sha384-8oRF1e0IxmH3v3xYcFwFCgqjx5WUPFdDlRSR3DyR4owXObJBKb6XvNB92wvxYF8y" },
  { name: "part-b5ee171e4d.js", path: file23, bytes: 759, integrity: "sha384-iGim5r1DuYxsdtQKY5Ei0Kq16Xsi6CMKlFLx3ATew/n0OFJED95J1cRLNxNEd+pX" },
  { name: "part-bdb9553eee.js", path: file24, bytes: 728, integrity: "sha384-D/jxUYlJwWHaeZIdsLI1yNh0hWMRpFkftJz7BcKoe+Y85tBrtH3I8mxocwWNtWvF" },
  { name: "part-c5ef69a9d0.js", path: file25, bytes: 6585, integrity: "sha384-juej1NHaWMZFftAf85TjpVL7bjabhv1kYFOs4QxIfAA8FID0Jwg81lEqODV3ABCU" },
  { name: "part-cc0c031615.js", path: file26, bytes: 5755, integrity: "sha384-oZ9hmzn2el7XE2E1YpxUoHXX5eZ/Sqz3bGoLR9ptEGtO7Kdv4J9+A3Akwbd/Q1dZ" },
  { name: "part-dbf0339864.js", path: file27, bytes: 922, integrity: "sha384-xOPhvl1sejUNqXakZ1GfZBMaWEcJbxZUlRemNjbgdyDwdyRjYjmfCwG6HUJzVySy" },
  { name: "part-dc3046f119.js", path: file28, bytes: 32966, integrity: "sha384-F48x+OnbLqDJyoasD2okSUmCCZpQx5aZAyORsfWdgF56ZsAkOSp88T5OejOVySDy" },
  { name: "part-e1b9d22fe4.js", path: file29, bytes: 704, integrity: "sha384-UjWptQeTo5y9X09l2pGa2pTnS7bRFhuVpoyAQhp8HT0SG252vAWME2w2J8uy8XaG" },
  { name: "part-e7615eebc8.js", path: file30, bytes: 488, integrity: "sha384-czOgvA6zJmsUCRCKkFKhs+Bqyvu3Ol5hUV5EOSaT3dUHlStK84e8Z8buaYHsXtYe" },
  { name: "part-eb8238029b.js", path: file31, bytes: 6470, integrity: "sha384-Tbjo7GUh/MWTd97WMthnH/vuDxOPDCJZBnMbemx6VQ643o0YeXBeOm76pJ+qE/ty" },
  { name: "studio-23bd6e4910.css", path: file32, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-fd717ad9b8.js", path: file33, bytes: 5977, integrity: "sha384-jC0VMhM2HnTCn9tquQ17hzBNAgZ4mGYwFFuO48hebwXeKcB07TaLpvTBQyoActoD" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-fd717ad9b8.js", style: "studio-23bd6e4910.css", preload: ["part-0fbb097e2f.js","part-3016cfcf66.js","part-331a26904a.js","part-57255a5075.js","part-7847b12100.js","part-bdb9553eee.js","part-e1b9d22fe4.js"] },
  console: { script: "console-4379e625d2.js", style: "console-11eafe72e8.css", preload: ["part-57255a5075.js"] },
} as const;
