/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-1a74d27c4a.js" with { type: "file" };
import file1 from "./console-c728e73536.css" with { type: "file" };
import file2 from "./part-0c0f68a046.js" with { type: "file" };
import file3 from "./part-16711a48af.js" with { type: "file" };
import file4 from "./part-1d5ad4e345.js" with { type: "file" };
import file5 from "./part-23072ad96b.js" with { type: "file" };
import file6 from "./part-39a3643d25.js" with { type: "file" };
import file7 from "./part-44d292f995.js" with { type: "file" };
import file8 from "./part-4ca191bb7f.js" with { type: "file" };
import file9 from "./part-6236031823.js" with { type: "file" };
import file10 from "./part-7832a073f9.js" with { type: "file" };
import file11 from "./part-79816ddf90.js" with { type: "file" };
import file12 from "./part-8136c3be6e.js" with { type: "file" };
import file13 from "./part-83b2c276bb.js" with { type: "file" };
import file14 from "./part-947dfdb7ef.js" with { type: "file" };
import file15 from "./part-a2cba826e0.js" with { type: "file" };
import file16 from "./part-a85a3b0df3.js" with { type: "file" };
import file17 from "./part-abe8735d08.js" with { type: "file" };
import file18 from "./part-ad7ae8d936.js" with { type: "file" };
import file19 from "./part-aee31ce4d0.js" with { type: "file" };
import file20 from "./part-b220071622.js" with { type: "file" };
import file21 from "./part-b43419b157.js" with { type: "file" };
import file22 from "./part-b995b45d27.js" with { type: "file" };
import file23 from "./part-c0354cf122.js" with { type: "file" };
import file24 from "./part-cd72b9b2fd.js" with { type: "file" };
import file25 from "./part-cdbc54a157.js" with { type: "file" };
import file26 from "./part-cdf2f964a7.js" with { type: "file" };
import file27 from "./part-d4fd9f07cf.js" with { type: "file" };
import file28 from "./part-d5abfd709d.js" with { type: "file" };
import file29 from "./part-de98b61f1b.js" with { type: "file" };
import file30 from "./part-e6e35a0fe2.js" with { type: "file" };
import file31 from "./part-ea10eb2bf4.js" with { type: "file" };
import file32 from "./part-ef42537139.js" with { type: "file" };
import file33 from "./part-f744d037ea.js" with { type: "file" };
import file34 from "./studio-23bd6e4910.css" with { type: "file" };
import file35 from "./studio-31fd9623e7.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-1a74d27c4a.js", path: file0, bytes: 18024, integrity: "sha384-+AeuIzxl7deL6lQoUF/t0tDMdngfSuhz4/WOtfd0afBhCz2++Ravll8DTRGV8rkq" },
  { name: "console-c728e73536.css", path: file1, bytes: 47077, integrity: "sha384-OTJXFBPxp16Z+WVAc+P98DomFQL5P1ubnH6bAyCn6/dhq4FsV3k2uPp7VEGO6UZD" },
  { name: "part-0c0f68a046.js", path: file2, bytes: 3393, integrity: "sha384-c+ExggttCUVbbTTCdg1WIRdMZMDoQgDjY6DXh4PRaOGKTwpr8OEdIaWcDHlFGFmk" },
  { name: "part-16711a48af.js", path: file3, bytes: 131, integrity: "sha384-R4KfnsC75qw4qMEp1NcQjMisKhWX4jFrc8hrM2h7CH5KyNNehCjBgljBO6IEOOHM" },
  { name: "part-1d5ad4e345.js", path: file4, bytes: 47991, integrity: "sha384-2WNKOcchPzD4uPEW8b4plpmSZoDplIcsPAte5dn2Jsc5tfLyoOzbD7XPiw+DMhem" },
  { name: "part-23072ad96b.js", path: file5, bytes: 6617, integrity: "sha384-c4bHhmzucHTy95Q2Y0YsfNVTMIDaUsVvs00v9Tk2xJ56SDiJX+Iwh/i4vzus4A+2" },
  { name: "part-39a3643d25.js", path: file6, bytes: 58868, integrity: "sha384-Eix6XIemLiXe9Awt28zof37rfXrsOv7ZjC+PULHe97sltDhIs3bVS+rz+ESmSz6h" },
  { name: "part-44d292f995.js", path: file7, bytes: 922, integrity: "sha384-U6SSDIdQ9DMu978BkLrwyHAGK5NIGHX97tSksKuZ/0wfwf4dURXjwspwGWXtkIYA" },
  { name: "part-4ca191bb7f.js", path: file8, bytes: 5024, integrity: "sha384-YuwEZDlO5vFJKyLlYEE528HmSmPG19kfY9oaaacWPgkofRLvxxZ7zAtFfVte/81W" },
  { name: "part-6236031823.js", path: file9, bytes: 6466, integrity: "sha384-uMvI+IqnETeRhrryL4qc/aiL9p8UG8Hmbynuhchq9owoZ3fMov/fHev8zGAKAaac" },
  { name: "part-7832a073f9.js", path: file10, bytes: 5753, integrity: "sha384-Iloa//GVSGCvnbcUGlSluepFu5BbGft4GuzaxHueBUDzqSXk6kUisGB5o0/ntmrv" },
  { name: "part-79816ddf90.js", path: file11, bytes: 18840, integrity: "sha384-ir1IZzLnXHWaS/z7iNy+qKsfZe74ad3njncQ5Hd0LoapER3WC3HzEZ5avSf7iKuV" },
  { name: "part-8136c3be6e.js", path: file12, bytes: 728, integrity: "sha384-UPZ/MYCDBxIFR2gJXVCUPvg5M64DjF6FrsBFiN2vnC1pKGqUjgAgbtBmvswP8JBb" },
  { name: "part-83b2c276bb.js", path: file13, bytes: 279, integrity: "sha384-mg+EYKMvYd7czjdvHbNl/yXSk92mnptPDgJ6XjyALtEXCGE50UaltmMr4+wqPnFA" },
  { name: "part-947dfdb7ef.js", path: file14, bytes: 414, integrity: "sha384-Adr214HmP3zafXO56zBMovLraHGBnFTCmPmUKAR9m+mIP3EFG/52lT9djy/zBt4A" },
  { name: "part-a2cba826e0.js", path: file15, bytes: 14942, integrity: "sha384-cH/hO0TBQpdx/1sxA7RCk8yCWo3gga6RLpZEFpOacD0UrdGVs7WMq5UHL70DxTEZ" },
  { name: "part-a85a3b0df3.js", path: file16, bytes: 73332, integrity: "sha384-sq98kOhxq+gflS3SB7+v3+bG1KDvRSsK1u/K+8lsw9jmuHRo2TXgTL+08rPxeQab" },
  { name: "part-abe8735d08.js", path: file17, bytes: 2309, integrity: "sha384-LArjeorjTy52xKrewTPRYEHpVPrLHe59Rn6SloOP5uJZx0NmFgYpGRaNHk6ev+Eg" },
  { name: "part-ad7ae8d936.js", path: file18, bytes: 1649, integrity: "sha384-B5uznY3hVPuR2l45ukGl08VAi1cXfN8r9ZJcWE3zxSvdCvX9H+G/RWWnRkQTxdOC" },
  { name: "part-aee31ce4d0.js", path: file19, bytes: 1153, integrity: "sha384-tLE89u4B0x2ToZ7F3p6TpChaAvTnZ7PZlOELPw+CsqNtuYEwoRJCISzPxC01gzg9" },
  { name: "part-b220071622.js", path: file20, bytes: 546, integrity: "sha384-VwkNwmNrmHcASYlHeUDwR0tL9SwGYSqR/Lu72+YVEhYvbTKMzC/pesdd64VQYOlu" },
  { name: "part-b43419b157.js", path: file21, bytes: 488, integrity: "sha384-1ftOKZDy6CJFgrZ1WZI6xuGnW0e3tt1KGgy3zUWc/iTJhlI2QiGaFj5z/GYSFVXV" },
  { name: "part-b995b45d27.js", path: file22, bytes: 547, integrity: "sha384-F/agNDXndDbshWupIx9ka+tP6y/Z90C4xzpA95V4j2lSy7Aes6G3baWKaTLJ/WZB" },
  { name: "part-c0354cf122.js", path: file23, bytes: 577, integrity: "sha384-Yg2vFl8V075JwIyaagQAtULs/qKgTG04B998QnhUQ5cCUv08b68Gmu1iHc18lhnE" },
  { name: "part-cd72b9b2fd.js", path: file24, bytes: 3630, integrity: "sha384-QvLgo5COM/m53jN8DM7CPFNyLP68pSNgnEjz+T18x6BiYVAQRDpIEBcvHlpdNMT1" },
  { name: "part-cdbc54a157.js", path: file25, bytes: 759, integrity: "sha384-kM/REb8Zz2WT6w66vgk9uGkjwEZy/LtrdRXef1KPU/7ykEbJZo4e062X04/KoNeg" },
  { name: "part-cdf2f964a7.js", path: file26, bytes: 3828, integrity: "sha384-bSuOO2wkA9Ia1GTWCe9SxQuEHNinmcDra1GaSHZym7U+XLLyB5/2mAu0m76ZqBKd" },
  { name: "part-d4fd9f07cf.js", path: file27, bytes: 1934, integrity: "sha384-B2mQE0+qWHm3Wiu417TSQbJ/myImbB4h/UKDEHhsOsS4yIQpYetQLFdk1t7F2LTq" },
  { name: "part-d5abfd709d.js", path: file28, bytes: 16188, integrity: "sha384-QjPvEg0N2yG/IqxRnOO6kLU1WY/veMj9svAc2uaSiWAyKp2Fs43crhL+pjnQLcCS" },
  { name: "part-de98b61f1b.js", path: file29, bytes: 33031, integrity: "sha384-mg94gE3ZSADQFglKLd9EP/I9OKKFgbpFeEsh0o+DT0JAIzoo0dxqi7kIqV0ntpvI" },
  { name: "part-e6e35a0fe2.js", path: file30, bytes: 6440, integrity: "sha384-SMekiL/k9l7AimgdE8f5kEs83PKhe8B5vfBS1ZrcE9dCdNPhz+ENRIu2UpF66ZMY" },
  { name: "part-ea10eb2bf4.js", path: file31, bytes: 7982, integrity: "sha384-H4Ge5rK0lB6nL6dKC6p5jY284jE8zSXAbDcxE7CDv8s3KKydF8C+qQRtv5Zn90Nw" },
  { name: "part-ef42537139.js", path: file32, bytes: 4372, integrity: "sha384-zTZVtC4VBZwFWseK0k8wc8lvH8XtiMamaFNjTLlv8C8zV0OP/BHjLs3Z1TaddF5+" },
  { name: "part-f744d037ea.js", path: file33, bytes: 704, integrity: "sha384-MiVgmPA5329iBDlouIxgmPjx/7Ndc808HdzjPS5GHQCw9vFAZXPQkC8MppS4+L1I" },
  { name: "studio-23bd6e4910.css", path: file34, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-31fd9623e7.js", path: file35, bytes: 5977, integrity: "sha384-MjMXEtZexsBY+38QXAnTHeqCnkzQiAz63l/1BYPIPVeYE3Nvcyq9/DroJjwzO6Fm" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-31fd9623e7.js", style: "studio-23bd6e4910.css", preload: ["part-1d5ad4e345.js","part-39a3643d25.js","part-8136c3be6e.js","part-947dfdb7ef.js","part-d4fd9f07cf.js","part-ea10eb2bf4.js","part-f744d037ea.js"] },
  console: { script: "console-1a74d27c4a.js", style: "console-c728e73536.css", preload: ["part-39a3643d25.js"] },
} as const;
