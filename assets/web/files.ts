/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-9b281ec15a.js" with { type: "file" };
import file2 from "./part-015353badd.js" with { type: "file" };
import file3 from "./part-0948ba0267.js" with { type: "file" };
import file4 from "./part-0ad56b5257.js" with { type: "file" };
import file5 from "./part-0cae6ee82d.js" with { type: "file" };
import file6 from "./part-101866c27a.js" with { type: "file" };
import file7 from "./part-141c58ee13.js" with { type: "file" };
import file8 from "./part-229bd113fa.js" with { type: "file" };
import file9 from "./part-239202f43e.js" with { type: "file" };
import file10 from "./part-2c3fd737a3.js" with { type: "file" };
import file11 from "./part-4fd0721462.js" with { type: "file" };
import file12 from "./part-536795ac67.js" with { type: "file" };
import file13 from "./part-6e02a89ce1.js" with { type: "file" };
import file14 from "./part-70eef2df81.js" with { type: "file" };
import file15 from "./part-7741ba867f.js" with { type: "file" };
import file16 from "./part-801ea2fdb6.js" with { type: "file" };
import file17 from "./part-8e3a7a1507.js" with { type: "file" };
import file18 from "./part-8ff87a01b8.js" with { type: "file" };
import file19 from "./part-9338b6d915.js" with { type: "file" };
import file20 from "./part-a64a6add15.js" with { type: "file" };
import file21 from "./part-b2d1eef32d.js" with { type: "file" };
import file22 from "./part-b733417fac.js" with { type: "file" };
import file23 from "./part-bdb33a2d3a.js" with { type: "file" };
import file24 from "./part-be4e5f7c71.js" with { type: "file" };
import file25 from "./part-c2a701d9f5.js" with { type: "file" };
import file26 from "./part-df41afcb10.js" with { type: "file" };
import file27 from "./part-e94b0e72c0.js" with { type: "file" };
import file28 from "./part-ea94af143a.js" with { type: "file" };
import file29 from "./part-ecea0c841b.js" with { type: "file" };
import file30 from "./part-f053dbe7fe.js" with { type: "file" };
import file31 from "./part-f10eab76b3.js" with { type: "file" };
import file32 from "./studio-23bd6e4910.css" with { type: "file" };
import file33 from "./studio-a01a794fcc.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-9b281ec15a.js", path: file1, bytes: 17718, integrity: "sha384-HDheMC/DJv7I1NEyajm6HHPj2z70+jK1q8uRJwMQQmX/wcMuvTsDN354lKC+f4gC" },
  { name: "part-015353badd.js", path: file2, bytes: 53041, integrity: "sha384-T9IaVubMEF+a3/Y51TVK8mzjDKx2rfXlf00RJDGztSUY6rQkTdgOKwrNbOuoGMCs" },
  { name: "part-0948ba0267.js", path: file3, bytes: 412, integrity: "sha384-SJAw4knvC7BkU+dAq7MFvmau1J3zU7DceCPg20IxdeuPc/CuNZvURiRA3FXlWoah" },
  { name: "part-0ad56b5257.js", path: file4, bytes: 3828, integrity: "sha384-7nst2lm9pSdLCllUwSnn2GrmRMAC0TqOLBpWx3qS2aIwGBG1MeMUTraczNQS9vAy" },
  { name: "part-0cae6ee82d.js", path: file5, bytes: 72966, integrity: "sha384-PEBdUuglH4pyFQqHwUpgadhA+nl3XA2lVEw5uGfuv8QHMmwUllH9pkmm4FmLcgie" },
  { name: "part-101866c27a.js", path: file6, bytes: 3393, integrity: "sha384-rfz9J6ukQyRvigdRmjDoalEWMoC9/srSE2mXdKC8dD/lDM7/m7pJVmH4T8nz0Zjs" },
  { name: "part-141c58ee13.js", path: file7, bytes: 18840, integrity: "sha384-C8W3I+1Ck1OeM4N67GfQe7KgaANtspEbku9UjEtS1WnzJkbddWHwj/phI7x+SGl8" },
  { name: "part-229bd113fa.js", path: file8, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-239202f43e.js", path: file9, bytes: 955, integrity: "sha384-bEwDOcd341ATgkHYG/FGTbaBXMuIVHvYN4BP2PaOCsU/1otVaGOh2gwkQlZs8+Jf" },
  { name: "part-2c3fd737a3.js", path: file10, bytes: 759, integrity: "sha384-S0IPMw+aXgcc+d1XWCP9QrzuaQk7ZaByrqqWJEJ/sK2RQhzNl8fP/6Ts6mERuTrx" },
  { name: "part-4fd0721462.js", path: file11, bytes: 11851, integrity: "sha384-H9ma2zAKb5ydaH+xs1fdGtQu2Lx1gclSVNQeRjLYfX2zUVB+Hafua9aAqpJpsSSo" },
  { name: "part-536795ac67.js", path: file12, bytes: 922, integrity: "sha384-H8FGqkRjUyNyuFozLBKXyp0XrglGm9SMtLZY/bK3FdjyHydsIMrzIvLQdYopbL43" },
  { name: "part-6e02a89ce1.js", path: file13, bytes: 3464, integrity: "sha384-qELu+n9Zq2TlEID4WynULdIwlJ+HhRRDEfesFo7U7VBULuTQt5DwR70OR4tKpPTj" },
  { name: "part-70eef2df81.js", path: file14, bytes: 4992, integrity: "sha384-JS67NFzyBDqZeUOxZzuspG2L7oaIkUsoMZ+sxIrgX01hkWoDNl8jvo+bnPy2E1Sf" },
  { name: "part-7741ba867f.js", path: file15, bytes: 704, integrity: "sha384-5LXODBSSTt9apM3Y2MnBPxV0dOMuLCmAczv0N6UmgkZ7AV5r6e1YoHKe2cfFr9Hy" },
  { name: "part-801ea2fdb6.js", path: file16, bytes: 6585, integrity: "sha384-xfWRDXpSkGQi7xkhWywWEVEsSoBFdqnMS2XkgWgnpaQfQV4fp9z6rSxtPrBGh6Fn" },
  { name: "part-8e3a7a1507.js", path: file17, bytes: 758, integrity: "sha384-hocSFtx+B6hPQopzSE9BzjCkdygvNhhRpRpixlDNjlATR/27+Pe6jRvPjOtJ+Vra" },
  { name: "part-8ff87a01b8.js", path: file18, bytes: 16186, integrity: "sha384-jCEgjZ0mwX6RIZAMhh8GMSLb0DQOHea8MJu0E4v0kwNfC2IKub51BW9h4P7uUfIz" },
  { name: "part-9338b6d915.js", path: file19, bytes: 5742, integrity: "sha384-YXMRLwYPeBQgpN7cBGDfXIMEPoxDMZ83/MbLLx2XOlP6RWBx4Oh+lyKLaqwcGI96" },
  { name: "part-a64a6add15.js", path: file20, bytes: 46218, integrity: "sha384-hD5/oSc/PVu6yl8ZaSgFYPkk1H1isRglUG3t83gMJy4XEVLajbB+LbTDFgsFDdM8" },
  { name: "part-b2d1eef32d.js", path: file21, bytes: 1934, integrity: "sha384-+6aCLaqIoq0OHtNFwTtzN5+zv/4YES37ta1OyBdueoCNFLHNnFpAflCRf4U3rbjA" },
  { name: "part-b733417fac.js", path: file22, bytes: 7834, integrity: "sha384-40+0Tg+O8ogXwB4KDkxwKrJi62cxrWN1slNW8ctG7XyRWcVgu0jZTQJeRX+v7Fgw" },
  { name: "part-bdb33a2d3a.js", path: file23, bytes: 281, integrity: "sha384-fy2xnpAcTvEVOAEmPxFvv/ZTXBB8fAeECMzQaRtZZyMls2ngj6RzbmjUQDRnwhD+" },
  { name: "part-be4e5f7c71.js", path: file24, bytes: 546, integrity: "sha384-6R7TRCwbWBSPUGObs43TcL4/uzw9txD70SMLxHR89RezXx08vbF2D2Llc3cNcMV5" },
  { name: "part-c2a701d9f5.js", path: file25, bytes: 488, integrity: "sha384-6QcPvwIkUI065jNrk3aqGj7cnxJnKbB5AQYgMuW4+SNf8+Tsxfm69z0HHWujh4qC" },
  { name: "part-df41afcb10.js", path: file26, bytes: 2309, integrity: "sha384-3cEft9+Mc6hXlDb+z9bkhOn5KIuxIHEFn1IHjSKKVnlXeqwwXG5uS4o7vYnn6SsH" },
  { name: "part-e94b0e72c0.js", path: file27, bytes: 6170, integrity: "sha384-MRc07zrXgUan7WUOSEIK0NT7uQwzlEzQbUf7nhF1MIw6e8zP1qQDdWMcejx37s0S" },
  { name: "part-ea94af143a.js", path: file28, bytes: 31557, integrity: "sha384-OpQJQikQI+Q3Kzm9zPqJb3csyDYqNgG/DQzMksI57IjS+1cyOq37f0XlS2a/W6zs" },
  { name: "part-ecea0c841b.js", path: file29, bytes: 1155, integrity: "sha384-R0f14F0OB2H0Z5iH9nov5oHmFjWq2u/MJJi5+iBnetdmlttEJKfLN9jcBtdGO0iw" },
  { name: "part-f053dbe7fe.js", path: file30, bytes: 1649, integrity: "sha384-mlA+q910rjrvkR2sYHGAYelJyXw618RZLxMMxQu3YXWK1P3OO8yKcGqdECIBQutG" },
  { name: "part-f10eab76b3.js", path: file31, bytes: 4168, integrity: "sha384-vzBCBfET6QWEdPHizkc8aRO8I8ziujUG+b515gPSQOMmbV7QIjCbqj8WfhNJvL2h" },
  { name: "studio-23bd6e4910.css", path: file32, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-a01a794fcc.js", path: file33, bytes: 5977, integrity: "sha384-ROUPYLhdIwEo2P8k6zIFq5LgPPb1GV3mAlIMsevvxawGK9puG8jCN/0+Oc+EXnYn" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-a01a794fcc.js", style: "studio-23bd6e4910.css", preload: ["part-015353badd.js","part-0948ba0267.js","part-7741ba867f.js","part-8e3a7a1507.js","part-a64a6add15.js","part-b2d1eef32d.js","part-b733417fac.js"] },
  console: { script: "console-9b281ec15a.js", style: "console-11eafe72e8.css", preload: ["part-015353badd.js"] },
} as const;
