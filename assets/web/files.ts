/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-2513f2270b.js" with { type: "file" };
import file2 from "./part-0494fd1ee8.js" with { type: "file" };
import file3 from "./part-0605beb415.js" with { type: "file" };
import file4 from "./part-06b9b3bb58.js" with { type: "file" };
import file5 from "./part-0c027ebd18.js" with { type: "file" };
import file6 from "./part-0dbcc665b9.js" with { type: "file" };
import file7 from "./part-1d167ede04.js" with { type: "file" };
import file8 from "./part-229bd113fa.js" with { type: "file" };
import file9 from "./part-23fdfe856c.js" with { type: "file" };
import file10 from "./part-350979c1b7.js" with { type: "file" };
import file11 from "./part-37e34f716d.js" with { type: "file" };
import file12 from "./part-3969442565.js" with { type: "file" };
import file13 from "./part-3d8e840e7f.js" with { type: "file" };
import file14 from "./part-3f85de65ee.js" with { type: "file" };
import file15 from "./part-4fda6380b5.js" with { type: "file" };
import file16 from "./part-54ee9c4d1f.js" with { type: "file" };
import file17 from "./part-557d05fc5a.js" with { type: "file" };
import file18 from "./part-5db28fe929.js" with { type: "file" };
import file19 from "./part-65d95bedda.js" with { type: "file" };
import file20 from "./part-665fb3ff23.js" with { type: "file" };
import file21 from "./part-6e90dcd915.js" with { type: "file" };
import file22 from "./part-6f503ee64d.js" with { type: "file" };
import file23 from "./part-780cd4468d.js" with { type: "file" };
import file24 from "./part-9785461108.js" with { type: "file" };
import file25 from "./part-a7d73b5546.js" with { type: "file" };
import file26 from "./part-b1667ab055.js" with { type: "file" };
import file27 from "./part-d4c29aa062.js" with { type: "file" };
import file28 from "./part-dbe27ad399.js" with { type: "file" };
import file29 from "./part-e185478d78.js" with { type: "file" };
import file30 from "./part-ee8105753f.js" with { type: "file" };
import file31 from "./part-f62f47bdc0.js" with { type: "file" };
import file32 from "./studio-1e1e03cbef.js" with { type: "file" };
import file33 from "./studio-23bd6e4910.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-2513f2270b.js", path: file1, bytes: 17718, integrity: "sha384-q6ynegTB0tWQrbp5P/u82zEQ4N20Au7LA3IW+8klAKzDsMoyLhZw2LVyEgA4DmVc" },
  { name: "part-0494fd1ee8.js", path: file2, bytes: 16186, integrity: "sha384-JC15NqkN04sTw5hm20S7RT07+Nom8OYDcH/pgVtlvkjSXBHO6pU+YmAdbJoVPehu" },
  { name: "part-0605beb415.js", path: file3, bytes: 7942, integrity: "sha384-b/EWQdm3Njkuf6/F0rrIDWF0KCTO9Mw18MNt7NdYk912Ih6JtodauwzFkuhhuyMf" },
  { name: "part-06b9b3bb58.js", path: file4, bytes: 4168, integrity: "sha384-S44l0k8s0SJk1avttcVAcSs3m2YXh7wUidVaAwHps4G4l73vZxD4RefGRRpUxxdV" },
  { name: "part-0c027ebd18.js", path: file5, bytes: 1649, integrity: "sha384-/ywgZ88f5fe07VzWyqi1MxBe+SSv2dsDcpc7FeOB41+mqzvqWowqZf4nWQ6+0mTK" },
  { name: "part-0dbcc665b9.js", path: file6, bytes: 72966, integrity: "sha384-qHma945E9qjlvs/z71TCC0oqbXgzkGfgWq8UFaj0+ImsMBAvqOgFI8vZJIOkE/Q+" },
  { name: "part-1d167ede04.js", path: file7, bytes: 281, integrity: "sha384-H6RDRm+2Cm4elIftaIsiacw5CUp6LtxlCUlrMqghZ6RFyuXFWfdjTLCkgL4LLquT" },
  { name: "part-229bd113fa.js", path: file8, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-23fdfe856c.js", path: file9, bytes: 546, integrity: "sha384-qr6MCCmvYq5U2GParmGGtflcib3+o2zr51O2ywak3hRVI0hMvqSzqqNY6O/ZdjLX" },
  { name: "part-350979c1b7.js", path: file10, bytes: 704, integrity: "sha384-2mzBhydvzltfez/Bhlj3ySDf2Tg6LnaA3rUIpqtUyj45etEvVfA1FV8MCY1U49mZ" },
  { name: "part-37e34f716d.js", path: file11, bytes: 6170, integrity: "sha384-FdrQnS23hn1yO0pFpawP2lvLQC83/yt1Un/wwU0C98GYQg2vsbrYzgNK8W8AokQp" },
  { name: "part-3969442565.js", path: file12, bytes: 412, integrity: "sha384-rMKD0vnoWfbyh6bwvvEft14fymPyB7pOQVth7vVpfgnB+Lt3ayPkaep7ve5xJzn4" },
  { name: "part-3d8e840e7f.js", path: file13, bytes: 6585, integrity: "sha384-aOTsGfy4jM2roZg13q4gZ2L6qq/72kllRAtopCb8HTxBzxFMeMl7haKojOYjogvR" },
  { name: "part-3f85de65ee.js", path: file14, bytes: 922, integrity: "sha384-GKlFNxDNjbRjbpue3e0OMj6SxBVJrJgF6JCDJbGmdMlR1mjpOTCfp+uU8Yu1Ui53" },
  { name: "part-4fda6380b5.js", path: file15, bytes: 488, integrity: "sha384-NmvgGi7tlhaPFOUjQXd+2v6nLGh6G1CWQykkqsAFOvouz/uHz8+WLGs3BbATEVQF" },
  { name: "part-54ee9c4d1f.js", path: file16, bytes: 18840, integrity: "sha384-Adk7w94K6+WrI1x8nzLI1BZFMa72j6YvwFpIHYomLSiDthba+m9nWoybv957sRyo" },
  { name: "part-557d05fc5a.js", path: file17, bytes: 54320, integrity: "sha384-qMBq8pT3pVGCXpPUfsxlYb1/SZW68SFDZUfZHsKhIVwk4EEtcOc9vjQq9eO5+xmZ" },
  { name: "part-5db28fe929.js", path: file18, bytes: 1934, integrity: "sha384-Pwom0Zq5tu/VzPqhHMbZZ8wbiqBBUqkTmYF8lgqCNaqgRlAocDR/KiJw0KoS92l/" },
  { name: "part-65d95bedda.js", path: file19, bytes: 3828, integrity: "sha384-ILzUTMCgRfrbGCfx4TmMU0c/Y7IIlcmnKw/XtuW8X48/S+LJscF7ZFBwT5c87ldP" },
  { name: "part-665fb3ff23.js", path: file20, bytes: 3393, integrity: "sha384-gIMi6I4RCIbjcquigBIpioEVVSprCVAyAtzA2IpSleX9fDc4C2ljnNZ2e83fw3vm" },
  { name: "part-6e90dcd915.js", path: file21, bytes: 4992, integrity: "sha384-XvbaYcAoX7LKfxHz/vfSLMkzhrNxdKGl8BVaPTYFEnE8juNhJUEHvP1clDk+xLAd" },
  { name: "part-6f503ee64d.js", path: file22, bytes: 955, integrity: "sha384-m2+o4o/U+ayUbIxl0Ob+jCcCv1z97t0/o2BdFceB7yKY2BYLaV3AECIj3yuoSMJW" },
  { name: "part-780cd4468d.js", path: file23, bytes: 1155, integrity: "sha384-w01/P4GaloRnGwET1CdNHd8FuLwAdleddqiHzHAMMpfV5K3MmmeFGamcJDoZnveA" },
  { name: "part-9785461108.js", path: file24, bytes: 728, integrity: "sha384-Gtj0QdtYRs80sWkQXRh8ijwv9M59twoZjnde3V3Pb8cFfTFviqZ8BELtD6sXiryI" },
  { name: "part-a7d73b5546.js", path: file25, bytes: 759, integrity: "sha384-H5B2ChH2lliYbF/67udIEksp+ZpMtl6QjvbrUNA+bOUVAM7/jLCzFVMq9ocFOYGh" },
  { name: "part-b1667ab055.js", path: file26, bytes: 5742, integrity: "sha384-4F6EdagFwMmcMdbc1jv8/6XSGA7qZrpFzuduGT1wtBlTasGN1E1EtOer7QpCF2q8" },
  { name: "part-d4c29aa062.js", path: file27, bytes: 2309, integrity: "sha384-pMnB2/tCx8NvceTQIbu55voWMAtQA2uenSXplM6n1QqieKmTVT4AOY/tE8XOb9X7" },
  { name: "part-dbe27ad399.js", path: file28, bytes: 3464, integrity: "sha384-YAMHp6kS3ouG513EDY5VoN2110ytVvdzzyNji4kr/GodGxLuRIcUONM7Y8ltRl39" },
  { name: "part-e185478d78.js", path: file29, bytes: 32887, integrity: "sha384-j6Erx8Zdnc9SwFmOfER/8i1EQMDlQpZaj3UAa+r5xmABhlxhpxQV6eK5PUwnx5Gz" },
  { name: "part-ee8105753f.js", path: file30, bytes: 47685, integrity: "sha384-vDRtrJuWE7f8fbqEKGEiyv6EYcIyoR8yxV13DsRKcKhP4lvxr+1OeOuJaIsIvH/j" },
  { name: "part-f62f47bdc0.js", path: file31, bytes: 11851, integrity: "sha384-KzxVFeaFBKCIk5zwNRU49SYB+oP3OH9S6Z6Lvk77HycoT3Wp5sr4B0cWcmCKvvXe" },
  { name: "studio-1e1e03cbef.js", path: file32, bytes: 5977, integrity: "sha384-Xd87gaJUpV0AM0Z+XGPEJpKt186s+4EuPkN6Vl1yDocztcC7W8Rd18YDdCPHlNLu" },
  { name: "studio-23bd6e4910.css", path: file33, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-1e1e03cbef.js", style: "studio-23bd6e4910.css", preload: ["part-0605beb415.js","part-350979c1b7.js","part-3969442565.js","part-557d05fc5a.js","part-5db28fe929.js","part-9785461108.js","part-ee8105753f.js"] },
  console: { script: "console-2513f2270b.js", style: "console-11eafe72e8.css", preload: ["part-557d05fc5a.js"] },
} as const;
