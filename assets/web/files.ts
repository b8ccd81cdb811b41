/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-8349cf7ee7.js" with { type: "file" };
import file1 from "./console-c728e73536.css" with { type: "file" };
import file2 from "./part-0ac3f015dd.js" with { type: "file" };
import file3 from "./part-16711a48af.js" with { type: "file" };
import file4 from "./part-3518b6c262.js" with { type: "file" };
import file5 from "./part-35cf207263.js" with { type: "file" };
import file6 from "./part-3d4f4d48a6.js" with { type: "file" };
import file7 from "./part-425270f026.js" with { type: "file" };
import file8 from "./part-468b161a22.js" with { type: "file" };
import file9 from "./part-4a61c25ed3.js" with { type: "file" };
import file10 from "./part-4b3b3b4476.js" with { type: "file" };
import file11 from "./part-60212af67a.js" with { type: "file" };
import file12 from "./part-6096fd8f8a.js" with { type: "file" };
import file13 from "./part-6f7e28b2b7.js" with { type: "file" };
import file14 from "./part-6fc8436ea3.js" with { type: "file" };
import file15 from "./part-786620ab3f.js" with { type: "file" };
import file16 from "./part-7bd70590fb.js" with { type: "file" };
import file17 from "./part-83b2c276bb.js" with { type: "file" };
import file18 from "./part-84561f4914.js" with { type: "file" };
import file19 from "./part-85e237aa58.js" with { type: "file" };
import file20 from "./part-85f5263350.js" with { type: "file" };
import file21 from "./part-a52322314b.js" with { type: "file" };
import file22 from "./part-a7e9f09718.js" with { type: "file" };
import file23 from "./part-a9abd919f7.js" with { type: "file" };
import file24 from "./part-acc00a0c00.js" with { type: "file" };
import file25 from "./part-aea04f80d0.js" with { type: "file" };
import file26 from "./part-afb2038014.js" with { type: "file" };
import file27 from "./part-b3984b1594.js" with { type: "file" };
import file28 from "./part-b3e9a4f4a7.js" with { type: "file" };
import file29 from "./part-b710d5bfb0.js" with { type: "file" };
import file30 from "./part-b9ef345fc9.js" with { type: "file" };
import file31 from "./part-e7317ea733.js" with { type: "file" };
import file32 from "./part-e99f4fbe42.js" with { type: "file" };
import file33 from "./part-eb8bcfb640.js" with { type: "file" };
import file34 from "./studio-23bd6e4910.css" with { type: "file" };
import file35 from "./studio-49be1864c5.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-8349cf7ee7.js", path: file0, bytes: 18130, integrity: "sha384-3S/y4Bagf6qOWyNtvS9x0PwLXmPBJs8JRZl/A2rMlEHmIKhn562o6O/OhG2mQSx2" },
  { name: "console-c728e73536.css", path: file1, bytes: 47077, integrity: "sha384-OTJXFBPxp16Z+WVAc+P98DomFQL5P1ubnH6bAyCn6/dhq4FsV3k2uPp7VEGO6UZD" },
  { name: "part-0ac3f015dd.js", path: file2, bytes: 5024, integrity: "sha384-ESM0HOdthXBGJAzLG820Ta7ANfHyl21LLczC3LBdnWf60PxRtkw9euPJx4b+z/Ce" },
  { name: "part-16711a48af.js", path: file3, bytes: 131, integrity: "sha384-R4KfnsC75qw4qMEp1NcQjMisKhWX4jFrc8hrM2h7CH5KyNNehCjBgljBO6IEOOHM" },
  { name: "part-3518b6c262.js", path: file4, bytes: 1649, integrity: "sha384-x+2txDF9jih7M+zZrE3CYbAqQh15yo+1pU85GOMl+dJNlKPKSMZmV8x59XI3xmXm" },
  { name: "part-35cf207263.js", path: file5, bytes: 546, integrity: "sha384-nYJhnU4ejAYplzpFgp3iuqkzwtLeoBdZewCUq3q8oBgwwaD3FkMZJ/SzMNLgVhmF" },
  { name: "part-3d4f4d48a6.js", path: file6, bytes: 577, integrity: "sha384-ig2ceH/b+NDgTGy9vJyvRLuzKbLOYZeFTHVpZWXePfP6dVFGu3N6Es2D/2HBGBt/" },
  { name: "part-425270f026.js", path: file7, bytes: 1153, integrity: "sha384-jLTW6BdEc+9ZS8LUNeB/tr/Yc0wwg+Xt+r6sOg2y43gmjQHUHw+CUrC1gMiB/hDI" },
  { name: "part-468b161a22.js", path: file8, bytes: 4372, integrity: "sha384-xVWPcG61SWVArlB5+ZO+0UsdUB2v2NCuKnN9+TKawNKVZDOhzz+11hsyRBsE2nN3" },
  { name: "part-4a61c25ed3.js", path: file9, bytes: 18840, integrity: "sha384-m6Oo1xbcICEwrVUYWv+Gw/tX1FdcQrssRDE70cWZbwZx+EmQtLH15C4M8iUZnbW+" },
  { name: "part-4b3b3b4476.js", path: file10, bytes: 547, integrity: "sha384-nh1DYbXXBeCztncOK61BWlLLFg2OOrZst8C2SwKvWZXZ+ZzcQQfkdOxSXDqaVMkh" },
  { name: "part-60212af67a.js", path: file11, bytes: 16238, integrity: "sha384-qFfCqN7fqfluHhY77huvn+9+39wLgItCgHxg9u6KxwwB7Qc0NTKOyGyZbODhsFwf" },
  { name: "part-6096fd8f8a.js", path: file12, bytes: 2309, integrity: "sha384-q0uvhZCzAvhGo6tRAAGHIT1xoVDBSi3HmSne8BRH2joppC362WZN0Uf04OthqB/Z" },
  { name: "part-6f7e28b2b7.js", path: file13, bytes: 6617, integrity: "sha384-lietzWMDTNxPrdnuQJhQw2R5yfxC1KabGfBz5Xzmqqy1EdCFqSY8f5Z3YmCuHL2k" },
  { name: "part-6fc8436ea3.js", path: file14, bytes: 704, integrity: "sha384-Lsirb99JEmqZSB5curAjdNFfTvCVVHR5T/TEg90hhYgvKS1GEpeJFw6dLI04Qcw/" },
  { name: "part-786620ab3f.js", path: file15, bytes: 7982, integrity: "sha384-RrBilsAl53IRnr9KiyLDsFVmGpb8dJFzU4TcJfNl+rTwm4wPGsK8nKMxCuODIc1l" },
  { name: "part-7bd70590fb.js", path: file16, bytes: 6440, integrity: "sha384-L85DVhp7bLefQXa8NbKBi+Z4yOeCHcWJx554j/Z0r8GqKZtbEChTvfFqUcmQTWSd" },
  { name: "part-83b2c276bb.js", path: file17, bytes: 279, integrity: "sha384-mg+EYKMvYd7czjdvHbNl/yXSk92mnptPDgJ6XjyALtEXCGE50UaltmMr4+wqPnFA" },
  { name: "part-84561f4914.js", path: file18, bytes: 3630, integrity: "sha384-nn60KMjd2XY+pvNw8MyA+Ex4uV8duoPKB5UdEzN6qUxv/nKTp5tRTl64kaYdWQ/6" },
  { name: "part-85e237aa58.js", path: file19, bytes: 759, integrity: "sha384-AWFAEQr70FTRB1/QQVCL9oyr3ZP0zTd7giHevEN3tGHS5nQLS9GNwx9rscjKtn3b" },
  { name: "part-85f5263350.js", path: file20, bytes: 6466, integrity: "sha384-jbO8ZeZvyKxisHfFOv0aL0aIjnO6hwsme/qFngch5/a6aVrmEMtD+sukGhyJ8MkE" },
  { name: "part-a52322314b.js", path: file21, bytes: 3393, integrity: "sha384-m6u4DHY8Iy11sALMIiwnmSzP8GVtgeupWICIJ5YUrEMF2YVdlNI5oLXQssjUdebZ" },
  { name: "part-a7e9f09718.js", path: file22, bytes: 488, integrity: "sha384-INp3Cu6/kCSrCT1/v7KNanbnGTveoYPSCw0MaQy22FtMzr/DVV7VJYTmUygY+eCE" },
  { name: "part-a9abd919f7.js", path: file23, bytes: 59510, integrity: "sha384-VuEYlh/e7cp0z38zE9kcfjs8JJwHIReGS/Uojk/8Pw0QQ6FmixTP4v1nE2x9AgyN" },
  { name: "part-acc00a0c00.js", path: file24, bytes: 414, integrity: "sha384-DfZxElKWx6pjAaCdhZ3O3ytLCgcWA08nZy/Bv/qEByxZbZa4kNpFGc8KVeUkHeXc" },
  { name: "part-aea04f80d0.js", path: file25, bytes: 14942, integrity: "sha384-gqyYderHNIPmi9daOVgfWoDwxwH5tDzWyPOngVySNJwwL4oprkjF9ZjOdjQBL96f" },
  { name: "part-afb2038014.js", path: file26, bytes: 3828, integrity: "sha384-x+aG2oKISpkaXc6dfcwtKl9A7ZbTlpyQpqZcIwDWLaubg2uyEHbLhTGZlNp4ec4e" },
  { name: "part-b3984b1594.js", path: file27, bytes: 1934, integrity: "sha384-mAj/CHBJCk1yWq13u/zfjtzNU7F0DHVHX+uIihwqnv6h35REID07T4h88rDsHn+K" },
  { name: "part-b3e9a4f4a7.js", path: file28, bytes: 5753, integrity: "sha384-NImFcqWkd5nssAd8Lrd3lu4uShTn19wlQUxF3/Ii2EkweeaLNqMbIcCkZCNb9f24" },
  { name: "part-b710d5bfb0.js", path: file29, bytes: 922, integrity: "sha384-bCT23wonquQL1aaF+5xviFqRmlfWhpd24+9y7n8r9rAIUCAqa/Tcxej3p4Z8b+Da" },
  { name: "part-b9ef345fc9.js", path: file30, bytes: 728, integrity: "sha384-NVoD7ElcsJywchQzQiYkalr1Mv6ebvoENH1OcvAvo3xk4JNnu5alMXCkEi1eH7s+" },
  { name: "part-e7317ea733.js", path: file31, bytes: 47991, integrity: "sha384-MBYa1+6/D0/+5WnDrglajpRsUiDM0/qh2RywF/KnPOoCu83+fwEpJy4EqchI4ZhN" },
  { name: "part-e99f4fbe42.js", path: file32, bytes: 33031, integrity: "sha384-N/EF/RIfD6N5s8CqD1u9ItWr2qUQRflEg1Y+MRiMY1HAz49Yi6XYfu03dubLp7d6" },
  { name: "part-eb8bcfb640.js", path: file33, bytes: 73332, integrity: "sha384-wbqg9AGU5z7XYbXnC5esy48xM2C01hke5mR+UlDwGOofVLfV43TbUjhkXlyfKhrt" },
  { name: "studio-23bd6e4910.css", path: file34, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-49be1864c5.js", path: file35, bytes: 5977, integrity: "sha384-c19pZ5eF8GouRk9Rtt+fOjk0t9hYc4UtlFyyPmT7MHx+VkOLP2PSswkT+iH0M4Xh" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-49be1864c5.js", style: "studio-23bd6e4910.css", preload: ["part-6fc8436ea3.js","part-786620ab3f.js","part-a9abd919f7.js","part-acc00a0c00.js","part-b3984b1594.js","part-b9ef345fc9.js","part-e7317ea733.js"] },
  console: { script: "console-8349cf7ee7.js", style: "console-c728e73536.css", preload: ["part-a9abd919f7.js"] },
} as const;
