/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-c728e73536.css" with { type: "file" };
import file1 from "./console-e28f9e7240.js" with { type: "file" };
import file2 from "./part-16711a48af.js" with { type: "file" };
import file3 from "./part-1ad73c791c.js" with { type: "file" };
import file4 from "./part-1c4f9f451f.js" with { type: "file" };
import file5 from "./part-2b1e19bb3e.js" with { type: "file" };
import file6 from "./part-37bd0b32d9.js" with { type: "file" };
import file7 from "./part-4b912e428f.js" with { type: "file" };
import file8 from "./part-4d33ee7107.js" with { type: "file" };
import file9 from "./part-5044e5d905.js" with { type: "file" };
import file10 from "./part-5b828b9d9b.js" with { type: "file" };
import file11 from "./part-5c6804086f.js" with { type: "file" };
import file12 from "./part-659983e9fc.js" with { type: "file" };
import file13 from "./part-67a063c9e8.js" with { type: "file" };
import file14 from "./part-690c237326.js" with { type: "file" };
import file15 from "./part-6a049dcf2f.js" with { type: "file" };
import file16 from "./part-6c85ba4f9a.js" with { type: "file" };
import file17 from "./part-7696501186.js" with { type: "file" };
import file18 from "./part-8c2bbf40d9.js" with { type: "file" };
import file19 from "./part-94d7b9ee60.js" with { type: "file" };
import file20 from "./part-9d50dda75c.js" with { type: "file" };
import file21 from "./part-a3b79ee16f.js" with { type: "file" };
import file22 from "./part-abe80bee27.js" with { type: "file" };
import file23 from "./part-ae6d0e4125.js" with { type: "file" };
import file24 from "./part-aff5063189.js" with { type: "file" };
import file25 from "./part-c344bde789.js" with { type: "file" };
import file26 from "./part-c88a946372.js" with { type: "file" };
import file27 from "./part-c8ab826531.js" with { type: "file" };
import file28 from "./part-c8ff947fca.js" with { type: "file" };
import file29 from "./part-dad8c73e6a.js" with { type: "file" };
import file30 from "./part-dd796d3f08.js" with { type: "file" };
import file31 from "./part-e64fb220de.js" with { type: "file" };
import file32 from "./part-eb3e02873a.js" with { type: "file" };
import file33 from "./part-f8b630080d.js" with { type: "file" };
import file34 from "./studio-23bd6e4910.css" with { type: "file" };
import file35 from "./studio-27de3419bf.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-c728e73536.css", path: file0, bytes: 47077, integrity: "sha384-OTJXFBPxp16Z+WVAc+P98DomFQL5P1ubnH6bAyCn6/dhq4FsV3k2uPp7VEGO6UZD" },
  { name: "console-e28f9e7240.js", path: file1, bytes: 18174, integrity: "sha384-dHVb91uDp7Fca2ZtanlEngM6xOLE4gcT68E7EBRTKV7Pd6ptrKiXr2yz3jKR6Wtl" },
  { name: "part-16711a48af.js", path: file2, bytes: 131, integrity: "sha384-R4KfnsC75qw4qMEp1NcQjMisKhWX4jFrc8hrM2h7CH5KyNNehCjBgljBO6IEOOHM" },
  { name: "part-1ad73c791c.js", path: file3, bytes: 4372, integrity: "sha384-3jV4h1tehWsa5PLZlcxiR8PifkMRrkTpqb3VFypl7615VT3eJYW+z88YCCafr3Lo" },
  { name: "part-1c4f9f451f.js", path: file4, bytes: 33038, integrity: "sha384-TwSv7hV9tDduchi1pb7uPFddVYueS7HKp0qah6IuNqZoWnF97MVGqwIF6EHO923k" },
  { name: "part-2b1e19bb3e.js", path: file5, bytes: 7025, integrity: "sha384-LabuDSzCs782+hbVptt54q1OsGSczT2OgvtYGTY6o17T13T7ZVvJZhM7ni7UlDgG" },
  { name: "part-37bd0b32d9.js", path: file6, bytes: 704, integrity: "sha384-EEwHf/qbD3+ZJCQmS/mOHM1qlqHLwWMB7zE1HyXcIHXtXdkl/0+KUl0kgnltrpUl" },
  { name: "part-4b912e428f.js", path: file7, bytes: 1153, integrity: "sha384-6p8prvbKfvLrXAzhCnBR1oWQucEjtvp+xCZGgfTR0vvapt3C8b0sWOGZaSGCKFLj" },
  { name: "part-4d33ee7107.js", path: file8, bytes: 73316, integrity: "sha384-PAfP6k4GSks1GBmQmKHsb2x57uQfdPAkuo6u2nx54jECtvMMxMaCWFPAtYVhp0mm" },
  { name: "part-5044e5d905.js", path: file9, bytes: 3828, integrity: "sha384-laGaRxD/cGrgEvzNaMaBQ7iaSi+dB5Y4MClYULgmkS+QQEtpLLqrKCO1TfUOOfoT" },
  { name: "part-5b828b9d9b.js", path: file10, bytes: 1934, integrity: "sha384-pQbt32IbE2DP+kKbgRT8fxjTZwPiW/5dwLkZYCJP7iMVVTGwJGmV/M9OggWmcVtB" },
  { name: "part-5c6804086f.js", path: file11, bytes: 3393, integrity: "sha384-go5wutu8O9d0RSFv58d0/vylicKv1k2ums/ht3Tqk6NVS2dJDsURCOkgsQandply" },
  { name: "part-659983e9fc.js", path: file12, bytes: 488, integrity: "sha384-mByIQz+YwzTj5c3G9WOj4fTTETo4SJ8/cjiet/50yR+fzT4mOiTEP2uVAzBBDE/2" },
  { name: "part-67a063c9e8.js", path: file13, bytes: 547, integrity: "sha384-5GSTaubtXS/IOX119Xcu25GFo/Vbdz4BXr34nC5LtOerrkLUQbFS1efGNCtF6ys2" },
  { name: "part-690c237326.js", path: file14, bytes: 279, integrity: "sha384-dITFUIad+DYIT1KcQLAEYUcwwQDaEDMbzYyMOKeFHrpm0hXcUPx5QEfQYVqfR1W9" },
  { name: "part-6a049dcf2f.js", path: file15, bytes: 1647, integrity: "sha384-1HHSL0btu2ISqUIQK9g323vL+nHuzzzq6w9prOuwYa/iQhe17WOGx4U8PYdxUGPh" },
  { name: "part-6c85ba4f9a.js", path: file16, bytes: 6466, integrity: "sha384-bYsHXzzo/DJct09Buyy3reLyV89rdjxYGvVsX9YWV2EdL7mMJGTOrUJ+AATl4iR7" },
  { name: "part-7696501186.js", path: file17, bytes: 48107, integrity: "sha384-J7sXupUoiDBeWuXjFEy/QjFC0w2EcAp7gTvJ6fdeK6WX/iG+9PI76vNRMZS7QcIx" },
  { name: "part-8c2bbf40d9.js", path: file18, bytes: 8024, integrity: "sha384-mtoZ4GPlVLkLBKPG1sDcD+XvsjqGk8mI0bcBORo6eB/QGEwWLFuNBpy3Em2wR+IO" },
  { name: "part-94d7b9ee60.js", path: file19, bytes: 922, integrity: "sha384-i7RmaGgDVaWkG8W8Y675fchsKHWMUjCg9/XfbTunzihPn5M5XFYaQcpeHQELeH3K" },
  { name: "part-9d50dda75c.js", path: file20, bytes: 5773, integrity: "sha384-lY32oBavkBLaLHO7B53lO5vu4kx7C6vo1yORIKPVH4vDlgo6aMx+ClZXC7ffzM8k" },
  { name: "part-a3b79ee16f.js", path: file21, bytes: 59653, integrity: "sha384-ZMgkvIwOx32QzLr5o87jCom9EF9i63TWhgbAjbtF2wUHvfLqEqEQ+zJrT0A1hUlj" },
  { name: "part-abe80bee27.js", path: file22, bytes: 14964, integrity: "sha384-DeVeDtTRb1a6mCASBTwsjyWZVKr7S5acI85CioQag1s6Uo8uMs6IIIATlfMYXdAx" },
  { name: "part-ae6d0e4125.js", path: file23, bytes: 728, integrity: "sha384-OnbkMS63KVnp/r9M3oIKktQ89SI3sfnD2UJm675SaC6QXeoYUv9vNnLEVXOHe/iu" },
  { name: "part-aff5063189.js", path: file24, bytes: 577, integrity: "sha384-QbfMz5iimjfHBZPT8zTjcssiAm+jIw+3ELII24UR3wFZhPZbkTtXx1ZJVcySkLKa" },
  { name: "part-c344bde789.js", path: file25, bytes: 2309, integrity: "sha384-JfR/M0nVf63jR+s6C84gdWIWdM2wvPDWUFIbTy+MD6jy74jXmFOrMEdA8ntMHTt1" },
  { name: "part-c88a946372.js", path: file26, bytes: 6617, integrity: "sha384-7YX57YJQosyxAqfPfkOd4xIbk7AVongC+d2F0KNJX1mDBB4yn8shavBvy+v8HdMu" },
  { name: "part-c8ab826531.js", path: file27, bytes: 3633, integrity: "sha384-lkISiBoYeVpItdynlsq9TD++i0daYt2RPoOFjF79ZM/Kynh7ylgn54K3J91NcE2h" },
  { name: "part-c8ff947fca.js", path: file28, bytes: 414, integrity: "sha384-T7vMBQEnargHfF4pWBJfw58+ryptTEcgC8z31bImhtL7/lgL6GYVzhlvCrrubFKL" },
  { name: "part-dad8c73e6a.js", path: file29, bytes: 18855, integrity: "sha384-qm+bilbM2sTz+kCfzhqqdUyabeMwYZ3T8FJ22D+/KNPPuWmj2n/DhM0D9elYJKeh" },
  { name: "part-dd796d3f08.js", path: file30, bytes: 5024, integrity: "sha384-gNaJlBUtpZq/yeKKBZd1THRQV3YeptQZjSt5JYBzGCP4cnC7K4BhHMTJy3QjNzrX" },
  { name: "part-e64fb220de.js", path: file31, bytes: 16238, integrity: "sha384-4GcwPbcpufe6FqIW+b9VQlo0CMTOY4qm0atUphAiJoKngFRnnnibcpCBmt1XBQdA" },
  { name: "part-eb3e02873a.js", path: file32, bytes: 546, integrity: "sha384-oxnSOe/BkW/Zt7I7sWxwQmmx64eXwmWG2oLLSD8119KYLoyevlCqL60BcIAddo/c" },
  { name: "part-f8b630080d.js", path: file33, bytes: 764, integrity: "sha384-wbepR81irl+bLP5i50FkDs3ok1DMxDodvlvGvVarXqUjEiC9rNDzGjhpIzdBYoRP" },
  { name: "studio-23bd6e4910.css", path: file34, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-27de3419bf.js", path: file35, bytes: 5977, integrity: "sha384-sGldLsGO1SMIv5fwwY/a3dqE+C962SzLdvlATqg4r1M55cXnpXObKLIJZ34/dh8b" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-27de3419bf.js", style: "studio-23bd6e4910.css", preload: ["part-37bd0b32d9.js","part-5b828b9d9b.js","part-7696501186.js","part-8c2bbf40d9.js","part-a3b79ee16f.js","part-ae6d0e4125.js","part-c8ff947fca.js"] },
  console: { script: "console-e28f9e7240.js", style: "console-c728e73536.css", preload: ["part-a3b79ee16f.js"] },
} as const;
