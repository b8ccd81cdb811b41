/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-2a7c7f5279.js" with { type: "file" };
import file1 from "./console-c728e73536.css" with { type: "file" };
import file2 from "./part-16711a48af.js" with { type: "file" };
import file3 from "./part-1be40fc38f.js" with { type: "file" };
import file4 from "./part-1d5ad4e345.js" with { type: "file" };
import file5 from "./part-1e5a694820.js" with { type: "file" };
import file6 from "./part-27092d25a2.js" with { type: "file" };
import file7 from "./part-2a53d4745b.js" with { type: "file" };
import file8 from "./part-2bad536eac.js" with { type: "file" };
import file9 from "./part-39a3643d25.js" with { type: "file" };
import file10 from "./part-3ccb9d70f6.js" with { type: "file" };
import file11 from "./part-3d2303b4f8.js" with { type: "file" };
import file12 from "./part-46c26db940.js" with { type: "file" };
import file13 from "./part-50b7ac697b.js" with { type: "file" };
import file14 from "./part-5b62a00f64.js" with { type: "file" };
import file15 from "./part-76ba627c34.js" with { type: "file" };
import file16 from "./part-8136c3be6e.js" with { type: "file" };
import file17 from "./part-83b2c276bb.js" with { type: "file" };
import file18 from "./part-947dfdb7ef.js" with { type: "file" };
import file19 from "./part-94f1e6ee4b.js" with { type: "file" };
import file20 from "./part-aee31ce4d0.js" with { type: "file" };
import file21 from "./part-b220071622.js" with { type: "file" };
import file22 from "./part-b33205cf6c.js" with { type: "file" };
import file23 from "./part-b6163792fa.js" with { type: "file" };
import file24 from "./part-b995b45d27.js" with { type: "file" };
import file25 from "./part-bcabf0bff4.js" with { type: "file" };
import file26 from "./part-c9eb2e6292.js" with { type: "file" };
import file27 from "./part-cdbc54a157.js" with { type: "file" };
import file28 from "./part-d4fd9f07cf.js" with { type: "file" };
import file29 from "./part-dfecb2a3bb.js" with { type: "file" };
import file30 from "./part-ea10eb2bf4.js" with { type: "file" };
import file31 from "./part-ee9a29d4e0.js" with { type: "file" };
import file32 from "./part-f43caf7201.js" with { type: "file" };
import file33 from "./part-f744d037ea.js" with { type: "file" };
import file34 from "./studio-23bd6e4910.css" with { type: "file" };
import file35 from "./studio-31fd9623e7.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-2a7c7f5279.js", path: file0, bytes: 18047, integrity: "sha384-waD4yafczrM7r6ARg4Se5MXjuG3XDYWRF4cKMvvEnJNl7goF6caG3qicGyalO7hr" },
  { name: "console-c728e73536.css", path: file1, bytes: 47077, integrity: "sha384-OTJXFBPxp16Z+WVAc+P98DomFQL5P1ubnH6bAyCn6/dhq4FsV3k2uPp7VEGO6UZD" },
  { name: "part-16711a48af.js", path: file2, bytes: 131, integrity: "sha384-R4KfnsC75qw4qMEp1NcQjMisKhWX4jFrc8hrM2h7CH5KyNNehCjBgljBO6IEOOHM" },
  { name: "part-1be40fc38f.js", path: file3, bytes: 14942, integrity: "sha384-1wppOC8u3oocDo40JZ59UfkaMkIDg6YEmRca24ZGIpeWDozgCcIcapyOk+tL4Nux" },
  { name: "part-1d5ad4e345.js", path: file4, bytes: 47991, integrity: "sha384-2WNKOcchPzD4uPEW8b4plpmSZoDplIcsPAte5dn2Jsc5tfLyoOzbD7XPiw+DMhem" },
  { name: "part-1e5a694820.js", path: file5, bytes: 5753, integrity: "sha384-O2v5mkrOR50y5sfOPpRAaDdbnnhc/VaSgk6GBty/A2WkOpcXe62aSVgDNqBFJoi1" },
  { name: "part-27092d25a2.js", path: file6, bytes: 922, integrity: "sha384-gODzEmAzxMtirWyUMtkBp2AKidrodGa2trzQQLBQbkZKXvKcvLDUYqA+TfmUIMOB" },
  { name: "part-2a53d4745b.js", path: file7, bytes: 6617, integrity: "sha384-z7ZBI+QRyVWkEyaEwvMnEKGCMfqmPSkP99zlsGm5dRx6z7Eo0agG6XYNbByGrfm2" },
  { name: "part-2bad536eac.js", path: file8, bytes: 18840, integrity: "sha384-qR8SSPHi5GONLOqx3wXgNelvJDS21Vjw3BpA62XD4b/oDGEqylJthtjDFrt7n60Y" },
  { name: "part-39a3643d25.js", path: file9, bytes: 58868, integrity: "sha384-Eix6XIemLiXe9Awt28zof37rfXrsOv7ZjC+PULHe97sltDhIs3bVS+rz+ESmSz6h" },
  { name: "part-3ccb9d70f6.js", path: file10, bytes: 4372, integrity: "sha384-GmygSgI6DANfAuFr1NA8sdJIL3XNz05/59y0eSPMkp7r4XXf+W15docr0JQPQqNk" },
  { name: "part-3d2303b4f8.js", path: file11, bytes: 3393, integrity: "sha384-oYihZnfTzZCMFx26iXQWcTtxA9RZ3J5xA/OmIZ8Oehw76fymP1LPmEOoEss8z8kB" },
  { name: "part-46c26db940.js", path: file12, bytes: 3828, integrity: "sha384-m65MelCi3bQA/9QzYfUWOfP5oV/Byg8i+xuZGYOPqusQLNCCwqjkak7rWPPEvr4k" },
  { name: "part-50b7ac697b.js", path: file13, bytes: 3630, integrity: "sha384-j111mnGpp0C/qcHqH7nmZsBh0gyTF3wpuKCwPR8jlQe2/tdeUjiEzXVQVPd9eQoi" },
  { name: "part-5b62a00f64.js", path: file14, bytes: 16188, integrity: "sha384-IbYFHlHuiG5N1oi4xZxk4ANbYZdx9SxprbI2hBa1qXwEFEprA7gDu0RMefWL/DlQ" },
  { name: "part-76ba627c34.js", path: file15, bytes: 73332, integrity: "sha384-CnIedJ3Zz88JhkfTQ+mm+j0HUd+IU+LEzGOjgiO0Effx3UF9QFvz9kVhFgGpKh2X" },
  { name: "part-8136c3be6e.js", path: file16, bytes: 728, integrity: "sha384-UPZ/MYCDBxIFR2gJXVCUPvg5M64DjF6FrsBFiN2vnC1pKGqUjgAgbtBmvswP8JBb" },
  { name: "part-83b2c276bb.js", path: file17, bytes: 279, integrity: "sha384-mg+EYKMvYd7czjdvHbNl/yXSk92mnptPDgJ6XjyALtEXCGE50UaltmMr4+wqPnFA" },
  { name: "part-947dfdb7ef.js", path: file18, bytes: 414, integrity: "sha384-Adr214HmP3zafXO56zBMovLraHGBnFTCmPmUKAR9m+mIP3EFG/52lT9djy/zBt4A" },
  { name: "part-94f1e6ee4b.js", path: file19, bytes: 6440, integrity: "sha384-mAO3CSk4JT46UZ+iQtuLCndL3XIXplnJ/z52979N3ZASSQtZcfVKX1aAk8mpnGhz" },
  { name: "part-aee31ce4d0.js", path: file20, bytes: 1153, integrity: "sha384-tLE89u4B0x2ToZ7F3p6TpChaAvTnZ7PZlOELPw+CsqNtuYEwoRJCISzPxC01gzg9" },
  { name: "part-b220071622.js", path: file21, bytes: 546, integrity: "sha384-VwkNwmNrmHcASYlHeUDwR0tL9SwGYSqR/Lu72+YVEhYvbTKMzC/pesdd64VQYOlu" },
  { name: "part-b33205cf6c.js", path: file22, bytes: 6466, integrity: "sha384-qP3T0G75aR62xO6bRXhNByOGCFK06pr9gD60fQYqZ7LDs9FFo/jAzWwMcR01TSlm" },
  { name: "part-b6163792fa.js", path: file23, bytes: 33031, integrity: "sha384-a8xKS7HNslhHp43Iv1ux1MlI/e9AjMUm+GI2cjlhWWBe/rC8TzxSfTVxaQwHJhgC" },
  { name: "part-b995b45d27.js", path: file24, bytes: 547, integrity: "sha384-F/agNDXndDbshWupIx9ka+tP6y/Z90C4xzpA95V4j2lSy7Aes6G3baWKaTLJ/WZB" },
  { name: "part-bcabf0bff4.js", path: file25, bytes: 488, integrity: "sha384-7HVOCmHCyqFwt5w95Kz7opELdyJrIrA80K1B7i5gNpyNZX7CziHcvigDGRom55yZ" },
  { name: "part-c9eb2e6292.js", path: file26, bytes: 2309, integrity: "sha384-YiFThTUc5wkZWJCoYosh/NBxqWV5r/IDxcSQF27BjVVfvS/qPPRCoexnqXC4pH1k" },
  { name: "part-cdbc54a157.js", path: file27, bytes: 759, integrity: "sha384-kM/REb8Zz2WT6w66vgk9uGkjwEZy/LtrdRXef1KPU/7ykEbJZo4e062X04/KoNeg" },
  { name: "part-d4fd9f07cf.js", path: file28, bytes: 1934, integrity: "sha384-B2mQE0+qWHm3Wiu417TSQbJ/myImbB4h/UKDEHhsOsS4yIQpYetQLFdk1t7F2LTq" },
  { name: "part-dfecb2a3bb.js", path: file29, bytes: 577, integrity: "sha384-FfIXeXEWLFGjK79kxkwjAmz12TYkr1M28ew3U21cTPdnFtGgfJJ1l2BtEEidpP2h" },
  { name: "part-ea10eb2bf4.js", path: file30, bytes: 7982, integrity: "sha384-H4Ge5rK0lB6nL6dKC6p5jY284jE8zSXAbDcxE7CDv8s3KKydF8C+qQRtv5Zn90Nw" },
  { name: "part-ee9a29d4e0.js", path: file31, bytes: 1649, integrity: "sha384-ol/7uwBqaAbN9L3Jev/+g4iPualHHPVcrUTUEAWav9tdOBm6K1MAxQTayRRZdHO+" },
  { name: "part-f43caf7201.js", path: file32, bytes: 5024, integrity: "sha384-t8UQsRaR19uPXD3dXvZDM2Mci/70teNvFO4GJVIiTp/E8mZIQqrLBlMhhCBeSfcn" },
  { name: "part-f744d037ea.js", path: file33, bytes: 704, integrity: "sha384-MiVgmPA5329iBDlouIxgmPjx/7Ndc808HdzjPS5GHQCw9vFAZXPQkC8MppS4+L1I" },
  { name: "studio-23bd6e4910.css", path: file34, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-31fd9623e7.js", path: file35, bytes: 5977, integrity: "sha384-MjMXEtZexsBY+38QXAnTHeqCnkzQiAz63l/1BYPIPVeYE3Nvcyq9/DroJjwzO6Fm" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-31fd9623e7.js", style: "studio-23bd6e4910.css", preload: ["part-1d5ad4e345.js","part-39a3643d25.js","part-8136c3be6e.js","part-947dfdb7ef.js","part-d4fd9f07cf.js","part-ea10eb2bf4.js","part-f744d037ea.js"] },
  console: { script: "console-2a7c7f5279.js", style: "console-c728e73536.css", preload: ["part-39a3643d25.js"] },
} as const;
