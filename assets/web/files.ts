/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-7ca9c4e87f.css" with { type: "file" };
import file1 from "./console-f8886ee94c.js" with { type: "file" };
import file2 from "./part-015353badd.js" with { type: "file" };
import file3 from "./part-0948ba0267.js" with { type: "file" };
import file4 from "./part-0a0e002b51.js" with { type: "file" };
import file5 from "./part-164a6ee167.js" with { type: "file" };
import file6 from "./part-1e8acf2292.js" with { type: "file" };
import file7 from "./part-229bd113fa.js" with { type: "file" };
import file8 from "./part-2942aca15e.js" with { type: "file" };
import file9 from "./part-2c3fd737a3.js" with { type: "file" };
import file10 from "./part-3faaec6e48.js" with { type: "file" };
import file11 from "./part-4e234bb01d.js" with { type: "file" };
import file12 from "./part-5752e70713.js" with { type: "file" };
import file13 from "./part-594de0e1d9.js" with { type: "file" };
import file14 from "./part-5d25517bf1.js" with { type: "file" };
import file15 from "./part-63a1d606b9.js" with { type: "file" };
import file16 from "./part-7741ba867f.js" with { type: "file" };
import file17 from "./part-7a39999fb8.js" with { type: "file" };
import file18 from "./part-8a142b02fc.js" with { type: "file" };
import file19 from "./part-8e3a7a1507.js" with { type: "file" };
import file20 from "./part-9aba911f19.js" with { type: "file" };
import file21 from "./part-a01dee4496.js" with { type: "file" };
import file22 from "./part-b0eaa7c747.js" with { type: "file" };
import file23 from "./part-b86068c166.js" with { type: "file" };
import file24 from "./part-b915fd9599.js" with { type: "file" };
import file25 from "./part-bdb33a2d3a.js" with { type: "file" };
import file26 from "./part-be4e5f7c71.js" with { type: "file" };
import file27 from "./part-c0e29abd3a.js" with { type: "file" };
import file28 from "./part-ecea0c841b.js" with { type: "file" };
import file29 from "./part-f33e07714f.js" with { type: "file" };
import file30 from "./part-faac56fdc1.js" with { type: "file" };
import file31 from "./part-fe405a0eb2.js" with { type: "file" };
import file32 from "./studio-2c42c873ea.css" with { type: "file" };
import file33 from "./studio-5275a30302.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-7ca9c4e87f.css", path: file0, bytes: 46448, integrity: "sha384-+Sv80Mydyq7X8MSuRLvuF/DkPvGt+RaL/fpuSMqStYiqlE/hEM4n/Uk12ccZHVAm" },
  { name: "console-f8886ee94c.js", path: file1, bytes: 17718, integrity: "sha384-hGKiYw5yYJCfTdFV5XSFGHySNC5J750YNqu0n7Ablwr5ad7Hv0vnXqsNGKA/Fw+Y" },
  { name: "part-015353badd.js", path: file2, bytes: 53041, integrity: "sha384-T9IaVubMEF+a3/Y51TVK8mzjDKx2rfXlf00RJDGztSUY6rQkTdgOKwrNbOuoGMCs" },
  { name: "part-0948ba0267.js", path: file3, bytes: 412, integrity: "sha384-SJAw4knvC7BkU+dAq7MFvmau1J3zU7DceCPg20IxdeuPc/CuNZvURiRA3FXlWoah" },
  { name: "part-0a0e002b51.js", path: file4, bytes: 8128, integrity: "sha384-gLhRE+oI+DeRfM7TUB5TKJoh3f8WNifvMU54UFrTU//ISN5vRZNcb9pIaad6ztZC" },
  { name: "part-164a6ee167.js", path: file5, bytes: 31603, integrity: "sha384-cvKcSem6e8F98g3zMnKa94GQ5SNcoVrhkISpcNnKTLdYlFTutHxr+/elw/L/MuVA" },
  { name: "part-1e8acf2292.js", path: file6, bytes: 922, integrity: "sha384-zYXYGuc+Gp+Xk1PqjiNYCGJFwXb24dgtgBLu+rif4sa7vW05R8eO/Gw4rk4SxRY9" },
  { name: "part-229bd113fa.js", path: file7, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-2942aca15e.js", path: file8, bytes: 6170, integrity: "sha384-Xe9gPZUKA/YpDEv4SoIoZaoe4oy7ulTwuIbtFORsj656f3ULXbFhZI1LhCPaHR7n" },
  { name: "part-2c3fd737a3.js", path: file9, bytes: 759, integrity: "sha384-S0IPMw+aXgcc+d1XWCP9QrzuaQk7ZaByrqqWJEJ/sK2RQhzNl8fP/6Ts6mERuTrx" },
  { name: "part-3faaec6e48.js", path: file10, bytes: 3393, integrity: "sha384-Z6Nuis2JoJtBUqEAXwbQySb8c0JbqT36gppPa4tWF7OsggcxXuvN+OwISeomqZPJ" },
  { name: "part-4e234bb01d.js", path: file11, bytes: 488, integrity: "sha384-m+nm9981Dl/ZhuzHWap+8G8f9u8Sbxkjt6eiN3xt9ZiYkaubgqarxbdmilOh/i0d" },
  { name: "part-5752e70713.js", path: file12, bytes: 46218, integrity: "sha384-3IOD5mYSK+7WEuOXw2pRo/dmXHTdIOhILh7JStXZe51jzln/MDvKbF5ukS4gvi95" },
  { name: "part-594de0e1d9.js", path: file13, bytes: 4992, integrity: "sha384-mMJ1t9BnwA1ROU9FcrQnvdnKa4gw/IMLhkRPidLi88wKf2DrfKow3E2X2c+efE7E" },
  { name: "part-5d25517bf1.js", path: file14, bytes: 1939, integrity: "sha384-s8mrb8RaDjYxZRY7lLhfPYwJ4N/xMdzsMWouNvEdm2m2qTKfJOWpY8/ecySGFg2K" },
  { name: "part-63a1d606b9.js", path: file15, bytes: 16186, integrity: "sha384-oTqvSXaKW7Yn8X2vR782B/NKCVktBU0L4zEFB2MxN4+B8h+oay+uUi2mGveb542F" },
  { name: "part-7741ba867f.js", path: file16, bytes: 704, integrity: "sha384-5LXODBSSTt9apM3Y2MnBPxV0dOMuLCmAczv0N6UmgkZ7AV5r6e1YoHKe2cfFr9Hy" },
  { name: "part-7a39999fb8.js", path: file17, bytes: 955, integrity: "sha384-Ce2bgm0G9f6HxgtXuO1lSrP62PHhfyPvjehvXxGjaA8DVFDitEmzE9PRvktyfKlB" },
  { name: "part-8a142b02fc.js", path: file18, bytes: 11851, integrity: "sha384-uKz+4X7y4RpGtT74OIy16p1Ql5xYwzYovkSeBfDeU91Xyk7ufhPoaHyEIPxc95Py" },
  { name: "part-8e3a7a1507.js", path: file19, bytes: 758, integrity: "sha384-hocSFtx+B6hPQopzSE9BzjCkdygvNhhRpRpixlDNjlATR/27+Pe6jRvPjOtJ+Vra" },
  { name: "part-9aba911f19.js", path: file20, bytes: 4210, integrity: "sha384-/JYQIftu6OdCSqQzOUHOALnpsslEbNLb9BGyKMydZ9nNOVqmRH7gV8oAFUfukFwi" },
  { name: "part-a01dee4496.js", path: file21, bytes: 2309, integrity: "sha384-bCnUNG8VBwFanCYVnf/bf6KKialJby3zDGxzmYGQbvoDM4el+XBSYMXzt7SCpabc" },
  { name: "part-b0eaa7c747.js", path: file22, bytes: 3828, integrity: "sha384-8MvLmSQlNSiU7NF7jHzqPJMcCWbFwDKn0WPxj13ER7YB8fR/ElOcUAUndaoVeAmb" },
  { name: "part-b86068c166.js", path: file23, bytes: 6585, integrity: "sha384-R5NuHsMPUyUFGh3a/8rWyC0dtosFLaoAWXSVhCTiexC/b1r9QZ9BPLurwFMGHoTD" },
  { name: "part-b915fd9599.js", path: file24, bytes: 1649, integrity: "sha384-ZvLzlxklPEs3IfqurFjR9KAddcMWe60c7qYhniZnhXhvo6QBw+3S9HuGTHjuuLsS" },
  { name: "part-bdb33a2d3a.js", path: file25, bytes: 281, integrity: "sha384-fy2xnpAcTvEVOAEmPxFvv/ZTXBB8fAeECMzQaRtZZyMls2ngj6RzbmjUQDRnwhD+" },
  { name: "part-be4e5f7c71.js", path: file26, bytes: 546, integrity: "sha384-6R7TRCwbWBSPUGObs43TcL4/uzw9txD70SMLxHR89RezXx08vbF2D2Llc3cNcMV5" },
  { name: "part-c0e29abd3a.js", path: file27, bytes: 18840, integrity: "sha384-UdeEX8fwDbKjj1FQzKtlCyMk4vm1gqzZvh7LZEqgrT3AUQs6qHi/WvcDJAhuF3ON" },
  { name: "part-ecea0c841b.js", path: file28, bytes: 1155, integrity: "sha384-R0f14F0OB2H0Z5iH9nov5oHmFjWq2u/MJJi5+iBnetdmlttEJKfLN9jcBtdGO0iw" },
  { name: "part-f33e07714f.js", path: file29, bytes: 72966, integrity: "sha384-0AgvlE+uZfhBkp+En7XsqnpPnv3YFAb/8zfAyoRwZ8ymA1j092YVLFwI1/5D287p" },
  { name: "part-faac56fdc1.js", path: file30, bytes: 5742, integrity: "sha384-Lqjd8yzjm2ci3rcpVs8zWeeJ35/9P5Gno1aAsNtEhiQPK5q1bvOURdPOt+e4xTK/" },
  { name: "part-fe405a0eb2.js", path: file31, bytes: 3464, integrity: "sha384-CZ+esyObvPBy5J9MEhxdIhzC5VXSiLqALZ7dniakFDuaNEp32Bf24/6kBxuEtV1d" },
  { name: "studio-2c42c873ea.css", path: file32, bytes: 22640, integrity: "sha384-MMug4Kluhu6FJMMcwDssN9iKBo9B2bikY+MbTQY2lpJI5D7dJ45Bp/QaLEc5RSlJ" },
  { name: "studio-5275a30302.js", path: file33, bytes: 5977, integrity: "sha384-nS9Ye30aQDxckA2aw1XLXNjvvmLKxS3jtYQOFXdQ2XBg9Emssrmj48l0az+GwBqM" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-5275a30302.js", style: "studio-2c42c873ea.css", preload: ["part-015353badd.js","part-0948ba0267.js","part-0a0e002b51.js","part-5752e70713.js","part-5d25517bf1.js","part-7741ba867f.js","part-8e3a7a1507.js"] },
  console: { script: "console-f8886ee94c.js", style: "console-7ca9c4e87f.css", preload: ["part-015353badd.js"] },
} as const;
