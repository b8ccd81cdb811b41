/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-b5fdc5777f.js" with { type: "file" };
import file1 from "./console-c728e73536.css" with { type: "file" };
import file2 from "./part-0c69772e25.js" with { type: "file" };
import file3 from "./part-16711a48af.js" with { type: "file" };
import file4 from "./part-1d01ea29fb.js" with { type: "file" };
import file5 from "./part-3180d91929.js" with { type: "file" };
import file6 from "./part-334f4a7740.js" with { type: "file" };
import file7 from "./part-4b58c9db17.js" with { type: "file" };
import file8 from "./part-510a1d1ba4.js" with { type: "file" };
import file9 from "./part-5c34aa8200.js" with { type: "file" };
import file10 from "./part-5c8e184db8.js" with { type: "file" };
import file11 from "./part-690c237326.js" with { type: "file" };
import file12 from "./part-692d77a639.js" with { type: "file" };
import file13 from "./part-7d7b35c1df.js" with { type: "file" };
import file14 from "./part-81b055879f.js" with { type: "file" };
import file15 from "./part-85e6f8bcfc.js" with { type: "file" };
import file16 from "./part-871864cdab.js" with { type: "file" };
import file17 from "./part-94950a7671.js" with { type: "file" };
import file18 from "./part-a316f3eb72.js" with { type: "file" };
import file19 from "./part-ad77d908c0.js" with { type: "file" };
import file20 from "./part-af3f249d02.js" with { type: "file" };
import file21 from "./part-b49f196973.js" with { type: "file" };
import file22 from "./part-bd7a13c55d.js" with { type: "file" };
import file23 from "./part-c8f00ee69c.js" with { type: "file" };
import file24 from "./part-cd83684425.js" with { type: "file" };
import file25 from "./part-cddca0974d.js" with { type: "file" };
import file26 from "./part-d0fd5d77a3.js" with { type: "file" };
import file27 from "./part-d2f9376050.js" with { type: "file" };
import file28 from "./part-d4ab4d8e01.js" with { type: "file" };
import file29 from "./part-ea8a67024a.js" with { type: "file" };
import file30 from "./part-eaac73a921.js" with { type: "file" };
import file31 from "./part-eaed62af9a.js" with { type: "file" };
import file32 from "./part-fbb34adf60.js" with { type: "file" };
import file33 from "./part-fe815e15bd.js" with { type: "file" };
import file34 from "./studio-23bd6e4910.css" with { type: "file" };
import file35 from "./studio-382916e7e0.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-b5fdc5777f.js", path: file0, bytes: 18174, integrity: "sha384-yx3OjBjiG9BjjShKmueSCqE4EOwAsnWFH+F6nN2z1jIyHOHLpVTHdCbiQtYNTRc2" },
  { name: "console-c728e73536.css", path: file1, bytes: 47077, integrity: "sha384-OTJXFBPxp16Z+WVAc+P98DomFQL5P1ubnH6bAyCn6/dhq4FsV3k2uPp7VEGO6UZD" },
  { name: "part-0c69772e25.js", path: file2, bytes: 704, integrity: "sha384-ALyCdHUjA7ZXLmFGnrQ/Jh9rDX+AJ3nZhFVB3bieF/US6XyfN6vWhpRfIUjp+1b9" },
  { name: "part-16711a48af.js", path: file3, bytes: 131, integrity: "sha384-R4KfnsC75qw4qMEp1NcQjMisKhWX4jFrc8hrM2h7CH5KyNNehCjBgljBO6IEOOHM" },
  { name: "part-1d01ea29fb.js", path: file4, bytes: 547, integrity: "sha384-xtHCBO6oJ7m5JkbeQb/pa3v6hBFbj2cVEuBXhbr4chWkytghOU5rTh2R945GL5oR" },
  { name: "part-3180d91929.js", path: file5, bytes: 73316, integrity: "sha384-OGVkxJPHwxTf5OZIkOin5+je29VBvVku9fs7XvW5IoDUGKfuwq1o4TaQqF9ExisX" },
  { name: "part-334f4a7740.js", path: file6, bytes: 6466, integrity: "sha384-TKcB3GwVzhRTlxI8LRoT1FjvIYm2rAJQKknR62pepyiwXCHRVV5dcYOUXM8vuOkh" },
  { name: "part-4b58c9db17.js", path: file7, bytes: 3828, integrity: "sha384-BupqVBruotkcx7YxkPhORJnkvFz2gD9f6YQpJl5B6CLe8L3EKX+J+5YXY88x8S2b" },
  { name: "part-510a1d1ba4.js", path: file8, bytes: 577, integrity: "sha384-v/ZpeY/TXCgEmNlVcE2jtHEB4rNMqx4JCneS4aF0ViZwh3Z6hkEx+sEI84Zi/Dsl" },
  { name: "part-5c34aa8200.js", path: file9, bytes: 1647, integrity: "sha384-bUHe+jZIsf1VIS8i4+6Dl7G8EO6eHxW/lT8xzoUzyx4mO/fjiKpr0Epaapn4mZ48" },
  { name: "part-5c8e184db8.js", path: file10, bytes: 7025, integrity: "sha384-nkOfFybotN5XEUiUZV6yA6OVel0NnwyYF3TeMXLQoxXTA53miWiYISBMgxEsiNly" },
  { name: "part-690c237326.js", path: file11, bytes: 279, integrity: "sha384-dITFUIad+DYIT1KcQLAEYUcwwQDaEDMbzYyMOKeFHrpm0hXcUPx5QEfQYVqfR1W9" },
  { name: "part-692d77a639.js", path: file12, bytes: 8024, integrity: "sha384-wor0bQ4KFb85av08BUtp4jyRYuDLkvbYLNjlUW8II0i4gyBXxuqICcr9xJPvHEJf" },
  { name: "part-7d7b35c1df.js", path: file13, bytes: 5024, integrity: "sha384-bsBpvmJJ9+NGGwCTxP/deay8Yh7ohutCl1JGzeQzbZNUE6RTe2StuzxH5PwNWjIq" },
  { name: "part-81b055879f.js", path: file14, bytes: 414, integrity: "sha384-wFKmK8saJWfMB7rys/2+4Aqz6JT1dhMc1+PkRSN4degrHo//IgkDIZoGIIygI8tD" },
  { name: "part-85e6f8bcfc.js", path: file15, bytes: 61334, integrity: "sha384-59yp9lHv1hyICpL6VAA5g8D6X1vNNjU+fjuvGLmHsB522bSOnlWGIFqpCS5JpoLH" },
  { name: "part-871864cdab.js", path: file16, bytes: 922, integrity: "sha384-L0AMuyzTKvK89VbJm7UwA1gWvPRS0Y3R+fh5snd4RI6LKQSpWeB5QvVyAgxMnikC" },
  { name: "part-94950a7671.js", path: file17, bytes: 546, integrity: "sha384-b+Qstvokb/r5lYyt23Y0KWXvT1TJVfzcVLAJv4Pm0mq4n1iOP9G+ZpJn+tuhPTkE" },
  { name: "part-a316f3eb72.js", path: file18, bytes: 18855, integrity: "sha384-iCBsemTXSjXa4hxnG6bf7voDPzhg6i0wz158JKpBjHQuHo9eONAVRZZZ2ddsmQfO" },
  { name: "part-ad77d908c0.js", path: file19, bytes: 2309, integrity: "sha384-L+OILwGELm1k1IbPCYCgfNnvHvuq/MhELYeADqrhuIP+uHRTM1vw3RA9nuGRTr16" },
  { name: "part-af3f249d02.js", path: file20, bytes: 3393, integrity: "sha384-rS1O9ksqo4vcYOFyPBKF2qLlKKeNoyMRc3yINhaQmjSXOxFg4EHNfrIR0ItPgLnz" },
  { name: "part-b49f196973.js", path: file21, bytes: 14964, integrity: "sha384-AbBctdVuZKWkZFnndkR0726iDxsKXYnzOjpaJ9fD4IpfqFsapEZMaAnqV3XDypz1" },
  { name: "part-bd7a13c55d.js", path: file22, bytes: 1934, integrity: "sha384-K0ThrSPsaHcQchZrh+zeVmgtswshAin3POhTqgvlt2LhesEvwVjdDA/PLc/eosgq" },
  { name: "part-c8f00ee69c.js", path: file23, bytes: 5773, integrity: "sha384-jJ5INKt9A0trdOyD5uRLrXAkaM63+zchmJ9uZPp5ns9fwSFq8OyIOGHSZZLanrzb" },
  { name: "part-cd83684425.js", path: file24, bytes: 3633, integrity: "sha384-WyABMMXCsNq+Bg4D1eovMPCzp77K2RBuwErezUU2xjrFh2sa6Al2sdYskBGpYv+S" },
  { name: "part-cddca0974d.js", path: file25, bytes: 728, integrity: "sha384-BpamCMKP94/ERJOuniupd847xcJAsR2AAU56bWHMLZdk/1ohYvboTEM6yDTlUWeq" },
  { name: "part-d0fd5d77a3.js", path: file26, bytes: 33038, integrity: "sha384-RfFsZjYOqmqscfZmeWoJC1HRn880kp2cW0DcQ8fULUVQadsl1gXmtlSjCEqEBmuS" },
  { name: "part-d2f9376050.js", path: file27, bytes: 4372, integrity: "sha384-li6HXbZOdAicec787yOISn6fgekUQVs1EK8EWAPOifzyD0v1SZtKtCzcqKZiSgYz" },
  { name: "part-d4ab4d8e01.js", path: file28, bytes: 1153, integrity: "sha384-jGQfaICA2hMKIvqxtgmL3LtE670roZesqHMKctJcZALr3tKg2rc1PFpLB7zzCbxx" },
  { name: "part-ea8a67024a.js", path: file29, bytes: 764, integrity: "sha384-mHoRQzaDaoLHiyMnxv9sgObV5NFhA6ROYuLgR+MatDvxSSjdr9I8caoIPWW1f/h5" },
  { name: "part-eaac73a921.js", path: file30, bytes: 6617, integrity: "sha384-SjjXskVxIxwO1gti8HH6QX+W3V9DViC/43pTq10cQWAZ2hrj1RJEXR7Xpk2cpMpl" },
  { name: "part-eaed62af9a.js", path: file31, bytes: 48107, integrity: "sha384-c9W3570vnEMbzbvBZOUykNW8KiyUm8gQvtBCFU6BoGwen5OIKPOrAumnRYDG7tlw" },
  { name: "part-fbb34adf60.js", path: file32, bytes: 16238, integrity: "sha384-TfBIRXYhyo//pDG1exbcw9vB2OE03NyqzagMQmM1YxHg05lgMVZT7RMGOQa4BngL" },
  { name: "part-fe815e15bd.js", path: file33, bytes: 488, integrity: "sha384-iN7Rlqlnz1gOBsawXeqJ1N3RL7bi0IWQrq2bywKZWjSc08oEs0uCjRXe9DYEULQb" },
  { name: "studio-23bd6e4910.css", path: file34, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-382916e7e0.js", path: file35, bytes: 5977, integrity: "sha384-z5sECrJcJ2LEFc20pu7UB/ZK2/ul/O4vF+tj0kTdDVL+Yq/InfrqHJvT+uywZVDJ" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-382916e7e0.js", style: "studio-23bd6e4910.css", preload: ["part-0c69772e25.js","part-692d77a639.js","part-81b055879f.js","part-85e6f8bcfc.js","part-bd7a13c55d.js","part-cddca0974d.js","part-eaed62af9a.js"] },
  console: { script: "console-b5fdc5777f.js", style: "console-c728e73536.css", preload: ["part-85e6f8bcfc.js"] },
} as const;
