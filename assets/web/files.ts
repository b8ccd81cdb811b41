/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-06cee1145b.css" with { type: "file" };
import file1 from "./console-f15ccb3f00.js" with { type: "file" };
import file2 from "./part-02399172b0.js" with { type: "file" };
import file3 from "./part-0936607d4a.js" with { type: "file" };
import file4 from "./part-12627334e9.js" with { type: "file" };
import file5 from "./part-1a5ff37bb2.js" with { type: "file" };
import file6 from "./part-2dd8d71258.js" with { type: "file" };
import file7 from "./part-2fcebd2e4d.js" with { type: "file" };
import file8 from "./part-3536af6a56.js" with { type: "file" };
import file9 from "./part-354d4a7737.js" with { type: "file" };
import file10 from "./part-357006e66d.js" with { type: "file" };
import file11 from "./part-4207d4e341.js" with { type: "file" };
import file12 from "./part-52791d8ae7.js" with { type: "file" };
import file13 from "./part-5360c0d879.js" with { type: "file" };
import file14 from "./part-5387c6846b.js" with { type: "file" };
import file15 from "./part-551d82d11f.js" with { type: "file" };
import file16 from "./part-6101a9f299.js" with { type: "file" };
import file17 from "./part-63fe4de2b0.js" with { type: "file" };
import file18 from "./part-66a0214ad1.js" with { type: "file" };
import file19 from "./part-6808bb9a5e.js" with { type: "file" };
import file20 from "./part-7a103eb314.js" with { type: "file" };
import file21 from "./part-7bde9cbc94.js" with { type: "file" };
import file22 from "./part-8704d9ee1e.js" with { type: "file" };
import file23 from "./part-8c6d5531e0.js" with { type: "file" };
import file24 from "./part-9285b46475.js" with { type: "file" };
import file25 from "./part-950db90124.js" with { type: "file" };
import file26 from "./part-999f77757e.js" with { type: "file" };
import file27 from "./part-9da600087b.js" with { type: "file" };
import file28 from "./part-a2adf7e2d8.js" with { type: "file" };
import file29 from "./part-a3ea6a0adf.js" with { type: "file" };
import file30 from "./part-a8819f2c8d.js" with { type: "file" };
import file31 from "./part-d133485dd8.js" with { type: "file" };
import file32 from "./part-d51e90bd00.js" with { type: "file" };
import file33 from "./part-d91cb7c2c8.js" with { type: "file" };
import file34 from "./part-d9edb25fa9.js" with { type: "file" };
import file35 from "./part-e5810b9c1c.js" with { type: "file" };
import file36 from "./part-e833fc5614.js" with { type: "file" };
import file37 from "./part-efca0f5ace.js" with { type: "file" };
import file38 from "./part-fe1a1ac86a.js" with { type: "file" };
import file39 from "./studio-23bd6e4910.css" with { type: "file" };
import file40 from "./studio-81af197556.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-06cee1145b.css", path: file0, bytes: 49275, integrity: "sha384-eZk85fXgjgZf6clm3kbRLeTV2uq7ZGpmfb8ToS8IA0RcPpeMO4RunXUC9fGLsUPE" },
  { name: "console-f15ccb3f00.js", path: file1, bytes: 19823, integrity: "sha384-YkoUCftaxc5n6jC8cSQpR0Tdbs/ZxZvjLcIF4e4h/V9+TZFNO7ocdzbX8RutU5k1" },
  { name: "part-02399172b0.js", path: file2, bytes: 414, integrity: "sha384-CIlBszIo6ULyXs/WtekwGtn71SKmhBaP2F9u+VsOFQpcwWdIxMKYSQolygjrxFRZ" },
  { name: "part-0936607d4a.js", path: file3, bytes: 728, integrity: "sha384-qxX/2p6lW6C6uTyxEdsO4yzQY1/sUnyT+7IJuTYghsCSqKgCojbdrLAIp6MxpGPI" },
  { name: "part-12627334e9.js", path: file4, bytes: 1934, integrity: "sha384-4JvXS35wOElULVVaXEVlSkAyMfxrDgJNqTZuCIGiggRhypKBtjF67EVpQnebSX/T" },
  { name: "part-1a5ff37bb2.js", path: file5, bytes: 464, integrity: "sha384-YmYO7kaYfhMUr6hA7B9mnqhBQvAHhxruzpt+e/z5umxNZA7p/sgE50ypU0XbzXBH" },
  { name: "part-2dd8d71258.js", path: file6, bytes: 3633, integrity: "sha384-XqbZFefHoekUn4+OXribH9Awi5o3DpQjH9WjacP7gvwQ7Hr6c7UhJwsNeuCcge4k" },
  { name: "part-2fcebd2e4d.js", path: file7, bytes: 6617, integrity: "sha384-oeGbHyHsRpgBleJZVpa3przt+sE1UK08YAfJWYgBPQ04CwKKVktXbGEop76NBWK/" },
  { name: "part-3536af6a56.js", path: file8, bytes: 1063, integrity: "sha384-Xg3ZVA9PXIXwQx+V4h208esKDe4h/AZhY1lAVQO1B8KcpUvIs4b6l/Q/9IRTy4aJ" },
  { name: "part-354d4a7737.js", path: file9, bytes: 4244, integrity: "sha384-dBvphZkhXISZYWgexlnEEyWCKC0X45SNXIBB4Bt2OAqBnAYWmRbfk24onOk3aBSA" },
  { name: "part-357006e66d.js", path: file10, bytes: 3360, integrity: "sha384-a2ClewXf5/ajspLB2R7GbhqOM5Cxi97wPrrKKXf2z5Kq803CihMfpIg9lzInTGJH" },
  { name: "part-4207d4e341.js", path: file11, bytes: 3886, integrity: "sha384-w9As4AXUsQhKcstTS8CdsabYlATuJH0vLja7+AjJnqozv8zWDC6yglYQnL6aNp87" },
  { name: "part-52791d8ae7.js", path: file12, bytes: 488, integrity: "sha384-45CfMXYcVexviOOyLyuC6mWKIGMvrPBidavPTzCl1ZvhgxAnYnElW3mNh8cWBv/X" },
  { name: "part-5360c0d879.js", path: file13, bytes: 6867, integrity: "sha384-PpPwUgMqKZi2cVoHU0ZAaT4mWn2bpDMHEwE8fFPmDBpgisvOqyfHPRRtyzWHAPGZ" },
  { name: "part-5387c6846b.js", path: file14, bytes: 5773, integrity: "sha384-VbbkfOVZGQEKtHEdHmGG/NpV9fB8CPgDJ6FSBXH60RIwZbzXKYs1/qKJZmu8kVH0" },
  { name: "part-551d82d11f.js", path: file15, bytes: 32682, integrity: "sha384-XRCZIFVnB2N/Z9WzVVd8VwOft0Ou/OqCb50KMbvdnB47fgcUKcuElyBObEv8RrlN" },
  { name: "part-6101a9f299.js", path: file16, bytes: 73316, integrity: "sha384-ABrsFFmOnEl2TMBpN2Ml+KbP47z7ZXwfFGzmxGxGKovaVHtYexK8PMDMLFZ+z2/B" },
  { name: "part-63fe4de2b0.js", path: file17, bytes: 5551, integrity: "sha384-gBGD46hQKb7XJFiq2OEKqD5xJ+px5pzuKQMZjK150i9+5BK7EInwKPdyOHhQIBx3" },
  { name: "part-66a0214ad1.js", path: file18, bytes: 19863, integrity: "sha384-A1IOYh9npfJfZ0AUH+vs3pAX56u3T0xZyId+z3nhk7OoLPd16D7yxtXrwSqrPaDs" },
  { name: "part-6808bb9a5e.js", path: file19, bytes: 1153, integrity: "sha384-3xrpYlqe8sHRYNWtFnezX3c2jffVFAANwgRRcYhuIFkaAOo6vzcLv+7tB+cJHRuM" },
  { name: "part-7a103eb314.js", path: file20, bytes: 2538, integrity: "sha384-1ZY5Bal2vQoT8s3J+bliTp0PMyuO6iv3v30aqF+lLzDrl9XKFoBPhPdU3wjj8G8V" },
  { name: "part-7bde9cbc94.js", path: file21, bytes: 577, integrity: "sha384-FrWzSLuQ3VwF0aX/ItqTzvt98QSBHmy+D8cLbN/mzGTvYh8mAcTqQt0gACVew4gs" },
  { name: "part-8704d9ee1e.js", path: file22, bytes: 1647, integrity: "sha384-scKAtEWX2GWeIHAEWnMWagYwnKa9wB5xb2jo1IjVr+umvo4D64iI1MhPnaQ8atfo" },
  { name: "part-8c6d5531e0.js", path: file23, bytes: 279, integrity: "sha384-bwhtXqhGGr075DJa0mDxpmqmYb76LG+2IwtoFSiBz1srW/1akNdY1ybseeAvm1b0" },
  { name: "part-9285b46475.js", path: file24, bytes: 8024, integrity: "sha384-f9V+PhD2X+DggdySP5Rap6zV1HJgyb+y8glychJPfVInngCOMhR1JU+MgBmRm//P" },
  { name: "part-950db90124.js", path: file25, bytes: 48107, integrity: "sha384-RTed7N2bBKxDtYH1+NVKiSjJZ/aoXI4AymIpg83vFgeWo+8tYQMxN6Vy4aYGt+AZ" },
  { name: "part-999f77757e.js", path: file26, bytes: 21870, integrity: "sha384-wnnKQWz1SGNmhXBqC1DJJ/dxC3V+8nNS1/FRKGbsvQ68PpfrlO+XBYS75YwF7lC0" },
  { name: "part-9da600087b.js", path: file27, bytes: 547, integrity: "sha384-XhL0hB2Filo5ifF/SfOb0oFAPHoPD6AW9zwwJknjwMwh349ToNWu7NvlAxiGxOFn" },
  { name: "part-a2adf7e2d8.js", path: file28, bytes: 764, integrity: "sha384-YLGWatSk1XwTidCrCNAr5161sMJRAuFIYyDTtTTq9XW+PUCcPODcIu3O2ZnqiGQS" },
  { name: "part-a3ea6a0adf.js", path: file29, bytes: 131, integrity: "sha384-c0cpk3J2siCJabPEvi1boo4rgTLVs8TFwFaAbl642YVGDaqdQKrvydctSEFNNuyA" },
  { name: "part-a8819f2c8d.js", path: file30, bytes: 1106, integrity: "sha384-A+VeTyKyDOkcXU92JoVhExgX/47dqfXrsJTFSjDFsHO4mCdNdK4wWxPdTcoGqBeJ" },
  { name: "part-d133485dd8.js", path: file31, bytes: 922, integrity: "sha384-zeRQGCaAOdcK27fL6ptuZsfIzumjU+mtu1PrSi/RazoKhE46WWQJ/rtYu0CjuL+O" },
  { name: "part-d51e90bd00.js", path: file32, bytes: 3451, integrity: "sha384-rbvubGITQFg/NcvrnAu3gcYai1usNtlk7m5froADZEfH9/o/oKGkQdLFMctRhKX4" },
  { name: "part-d91cb7c2c8.js", path: file33, bytes: 704, integrity: "sha384-Ql1USiCIYkx9MuF9LDySLNpy7t+4SgpyEIMaYYhXLo5GVAo5LYRd+rTt8pah5zJI" },
  { name: "part-d9edb25fa9.js", path: file34, bytes: 16238, integrity: "sha384-J7bAcUYTTXd6jPKfS4Qbwk5twWea4KS8dp0PHeu11SPyjInz7S1ZLg0Tb0DosWJs" },
  { name: "part-e5810b9c1c.js", path: file35, bytes: 356, integrity: "sha384-lNC0Ro4oz5GpXZSMC7NX5GJIAYc+ziIVsykQvrF8Ng3s8TI1kc6ug8JlPkERt7nb" },
  { name: "part-e833fc5614.js", path: file36, bytes: 546, integrity: "sha384-MpCbp4uFlNDAUTr5bKtljt1n6TvpY41WbpQ22+EPb8G+21xUoBMvxLuCW3Ef6q6C" },
  { name: "part-efca0f5ace.js", path: file37, bytes: 61358, integrity: "sha384-ycwHWZ35TZxKSK36kffQX5f8W58LUiBLRjg2ChBJJ6jFEqfga26HeOQyJHcI6P/B" },
  { name: "part-fe1a1ac86a.js", path: file38, bytes: 14964, integrity: "sha384-BiYKBALbRmghsDW4EgslRY+OXCGzzeGsog09+GEWLfNz4m1kr2PfxYLXcQzdGndS" },
  { name: "studio-23bd6e4910.css", path: file39, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-81af197556.js", path: file40, bytes: 5977, integrity: "sha384-hqHnvAY4ypWxE5P3m8Tf6ESw41iEXz7NEDFgjKabLJ5w077O7sRTeyYpSnPTQLjR" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-81af197556.js", style: "studio-23bd6e4910.css", preload: ["part-02399172b0.js","part-0936607d4a.js","part-12627334e9.js","part-9285b46475.js","part-950db90124.js","part-d91cb7c2c8.js","part-efca0f5ace.js"] },
  console: { script: "console-f15ccb3f00.js", style: "console-06cee1145b.css", preload: ["part-efca0f5ace.js"] },
} as const;
