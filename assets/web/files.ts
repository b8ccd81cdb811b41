/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-06cee1145b.css" with { type: "file" };
import file1 from "./console-522c05b424.js" with { type: "file" };
import file2 from "./part-04a4f3a9cb.js" with { type: "file" };
import file3 from "./part-06840181ee.js" with { type: "file" };
import file4 from "./part-0725a48eec.js" with { type: "file" };
import file5 from "./part-0fc9e619c2.js" with { type: "file" };
import file6 from "./part-194be4586d.js" with { type: "file" };
import file7 from "./part-1d2830194a.js" with { type: "file" };
import file8 from "./part-38b34e832a.js" with { type: "file" };
import file9 from "./part-4da1b69722.js" with { type: "file" };
import file10 from "./part-4dd268c2f3.js" with { type: "file" };
import file11 from "./part-591b3e79cc.js" with { type: "file" };
import file12 from "./part-6665546a9a.js" with { type: "file" };
import file13 from "./part-68e5638353.js" with { type: "file" };
import file14 from "./part-6c28f50d86.js" with { type: "file" };
import file15 from "./part-775ce78015.js" with { type: "file" };
import file16 from "./part-7da8577fe8.js" with { type: "file" };
import file17 from "./part-802019bec5.js" with { type: "file" };
import file18 from "./part-811781c8ad.js" with { type: "file" };
import file19 from "./part-9dc454b781.js" with { type: "file" };
import file20 from "./part-9f7e2ce7cb.js" with { type: "file" };
import file21 from "./part-9fcf8cdbd1.js" with { type: "file" };
import file22 from "./part-aa97620754.js" with { type: "file" };
import file23 from "./part-bbe08b9a27.js" with { type: "file" };
import file24 from "./part-bc4ef15d09.js" with { type: "file" };
import file25 from "./part-c025ffd688.js" with { type: "file" };
import file26 from "./part-c544da9eb6.js" with { type: "file" };
import file27 from "./part-c74c93f5b7.js" with { type: "file" };
import file28 from "./part-c8ee5d08f8.js" with { type: "file" };
import file29 from "./part-ce87fda0c0.js" with { type: "file" };
import file30 from "./part-d23b381143.js" with { type: "file" };
import file31 from "./part-e7bf16cfb6.js" with { type: "file" };
import file32 from "./part-e8df2f9817.js" with { type: "file" };
import file33 from "./part-ed45d1862b.js" with { type: "file" };
import file34 from "./part-f218ab8582.js" with { type: "file" };
import file35 from "./part-f525129ee6.js" with { type: "file" };
import file36 from "./part-fb1b7c65cc.js" with { type: "file" };
import file37 from "./part-fbcb73828f.js" with { type: "file" };
import file38 from "./part-fc3e1cd4d6.js" with { type: "file" };
import file39 from "./studio-20ee84e742.js" with { type: "file" };
import file40 from "./studio-23bd6e4910.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-06cee1145b.css", path: file0, bytes: 49275, integrity: "sha384-eZk85fXgjgZf6clm3kbRLeTV2uq7ZGpmfb8ToS8IA0RcPpeMO4RunXUC9fGLsUPE" },
  { name: "console-522c05b424.js", path: file1, bytes: 20205, integrity: "sha384-0wjsVJ3Og6/EzCX72cIWLofnyQxsOYOrB8Ea/Un/XY/U++tm5R3Iui6kKhTWlt6f" },
  { name: "part-04a4f3a9cb.js", path: file2, bytes: 1647, integrity: "sha384-TMw2PZ9DFsf3q+4Swpc1e4ieTOsZvmxivWio1X9hpS//tS7MZJnLzt/SK5/kLQB9" },
  { name: "part-06840181ee.js", path: file3, bytes: 73271, integrity: "sha384-q66PKhn/swWtFT5Oh0+BwiKUs/G6BRC1hnFbSDYMoiL4ZBt4wS/lKKuZgaABwh9U" },
  { name: "part-0725a48eec.js", path: file4, bytes: 21935, integrity: "sha384-J6rkI2BGRcngaB2zPlciXNhZgOUWY/s2LgS7sPnudgZXfMjuymeGesuBsS1wqBrB" },
  { name: "part-0fc9e619c2.js", path: file5, bytes: 5773, integrity: "sha384-NcPj9tn4Nye1MqRSOxzLO3YX4/6WYwQ8SoBpduhYqKkFkuVQqRV5jg6BmILwX++8" },
  { name: "part-194be4586d.js", path: file6, bytes: 308, integrity: "sha384-Sw83lG4S7rDKvJgX7iD0L6Dml7Vvx1kSwWmgvhjwaqP+v5jO0QmtID6EIDmqmNFJ" },
  { name: "part-1d2830194a.js", path: file7, bytes: 356, integrity: "sha384-OrvXgDwkvPVzSLPJ08NNxqJ5yzBzOj6cxC2h7EyL1ImJ2PQt3wOufmZSYQvU4D8U" },
  { name: "part-38b34e832a.js", path: file8, bytes: 14964, integrity: "sha384-fGnBhC7GVgnThX+ZsHxSd4rhKFgW/Lay+JWbrhpE8hu+8Io0STndPGKbEnE2luPa" },
  { name: "part-4da1b69722.js", path: file9, bytes: 764, integrity: "sha384-nwc7lfzHJtqcIDTk/9SIf22upSVvVEJ43Z3RJlQ4zTvCGy1fzJDHHpbgZULHht2B" },
  { name: "part-4dd268c2f3.js", path: file10, bytes: 3958, integrity: "sha384-CxMMWE5xzir8H6dF9dEU/W8PoYm13oyyLnWQmkWNnvf8i/9qLVPV2pQ4oqNmaPVs" },
  { name: "part-591b3e79cc.js", path: file11, bytes: 1153, integrity: "sha384-2fu9fU2sGOYlQtlTBIJK3b2xk0Moj+rgMHrny0EhSwRd41ZiCQZbDvTupcbnIuN4" },
  { name: "part-6665546a9a.js", path: file12, bytes: 547, integrity: "sha384-O0YN/H+lgKpi1awa1LTh7UnTUQiYFuXzS2Rhmd1XhbUs2sL4ErpQVlLHAp6FeSGd" },
  { name: "part-68e5638353.js", path: file13, bytes: 9631, integrity: "sha384-YAdd4eYUcZ+3RGQVrQPnA2mF55wroAYUDSA1dXKOigHcWZB91dEizff39HrlBKGf" },
  { name: "part-6c28f50d86.js", path: file14, bytes: 7432, integrity: "sha384-8aox02I0b/yZbvj10Dyv/XRf0fOHOaI2Rd+QF+A0dtdexbf2gYNZ1KuJ70WZTf2t" },
  { name: "part-775ce78015.js", path: file15, bytes: 19863, integrity: "sha384-/BX9QBRBAjdIec9h46n9JvD6frz2cb0wBv7BjRggf8ZjHAgTo8YZVz/Rby+sdo5N" },
  { name: "part-7da8577fe8.js", path: file16, bytes: 704, integrity: "sha384-uZUt2XUbpeTxWyYNvXpbhe+ibKRV+RQs8YZ33cbKHgFcylRimjjYc6wb6x98WUEg" },
  { name: "part-802019bec5.js", path: file17, bytes: 5551, integrity: "sha384-Lfd9yRYSzVbaPam3ZQS8krrJeR6rll5xVuNllhO+POL9FwM80RH0d9fB7P1F87pa" },
  { name: "part-811781c8ad.js", path: file18, bytes: 922, integrity: "sha384-tbqR6sExxwQSOdIS/C+2hPXkVuofIv3PcVMjIVEXHkSmuGHSvMBpysvdyiWjcQKz" },
  { name: "part-9dc454b781.js", path: file19, bytes: 3495, integrity: "sha384-j8ud9GlMNjWZ+wfVVYefqeW3lgxVX/Gcq+1qVzXuD6zdqN7ItcudNtIcomwS4Y51" },
  { name: "part-9f7e2ce7cb.js", path: file20, bytes: 414, integrity: "sha384-YNnO5Vf8BvR4lOiYenfcpG3t3GN2qXkj4DYyRAFVUlrnLKcu7On99Jf6GKC6SwDw" },
  { name: "part-9fcf8cdbd1.js", path: file21, bytes: 16238, integrity: "sha384-DPRvzOGc2ssqynFd9NsvtM590JP1v10ZyiOtpDIax1hEqjZaDWK7fghjPJemfofD" },
  { name: "part-aa97620754.js", path: file22, bytes: 577, integrity: "sha384-w3jYubsNnvoIeA5mnGuasFtKBA0hjZNcE26G/IoC/SOE+s6QjzoDUfbxSEdTEkOK" },
  { name: "part-bbe08b9a27.js", path: file23, bytes: 464, integrity: "sha384-yq6L3S2ZArzToKNLO0eEkVrUMH15RKd+mcSvfpV9Xh/S+Hi8tU6qZrOLw7VUEl3n" },
  { name: "part-bc4ef15d09.js", path: file24, bytes: 6617, integrity: "sha384-Ii72mn34SmZYsX3VF83egKfFr9sYx05giOzzIMzZrFyn6BplMM6yviT50JGPWZYQ" },
  { name: "part-c025ffd688.js", path: file25, bytes: 4247, integrity: "sha384-IaCFFAWOvqCHepGQGNMbWzxX04Rtk4QLtsa6jGTMPiQbj+wkZSa5iSQ1OIv8NUjS" },
  { name: "part-c544da9eb6.js", path: file26, bytes: 3633, integrity: "sha384-28ZNGC/li7k4sBWNOCzJFjEQWmcBbxi0xzKVWjjWUNvfJlVxHKo5IZqXLxiyZjok" },
  { name: "part-c74c93f5b7.js", path: file27, bytes: 546, integrity: "sha384-5wxWfkf/q89VLZBr+Z9Emfoui1FTH4cTLtFKBppkIvcM1o7ZuJQRPS2v0Jw0I7fs" },
  { name: "part-c8ee5d08f8.js", path: file28, bytes: 3360, integrity: "sha384-55GWzH0H7J4b75wW9a38hL7hSjbNaPlM/nWZO/raq2CZ0prCgGguVVVnVXJeXKXA" },
  { name: "part-ce87fda0c0.js", path: file29, bytes: 1063, integrity: "sha384-t0ECdg1jl0d+9yOMbaPFn8pY+rVtDxL1+MlOyNaBRc4JpA8iLLk0AHQk9evfT7b1" },
  { name: "part-d23b381143.js", path: file30, bytes: 48214, integrity: "sha384-PyVs1RMyKtfsW/KVmLHPFjvbqTjq2cVcL7RpzEkij23rfdibShf1T1VhaDVLrmjd" },
  { name: "part-e7bf16cfb6.js", path: file31, bytes: 35339, integrity: "sha384-DSDDgGBqI0zhwz2SuEiPHSm+RUkJnOkr8ZmKtgsvTsBlnoJeWUYT0JWmGcoizbXw" },
  { name: "part-e8df2f9817.js", path: file32, bytes: 728, integrity: "sha384-E9dVZWTFQB7EBHkfauDVnjrHI2qE+XrxA7efi/3eEf8LL93OzRfZ1TPX5u8PdZsu" },
  { name: "part-ed45d1862b.js", path: file33, bytes: 279, integrity: "sha384-kp+gBtKb1MlCxBza+TN8wKhGG7wk+nbeuNjwT4xh1KKYtVFiNzWTeR6f6VZXWYHT" },
  { name: "part-f218ab8582.js", path: file34, bytes: 61868, integrity: "sha384-ew4d/PkVnUvWiddAtUn0GQZXlZUj8iLvL3dhIcJ2lfQXubxmPxfzFEuavuFx69r3" },
  { name: "part-f525129ee6.js", path: file35, bytes: 2720, integrity: "sha384-3Hpo1kzzIgKW3z0Jm/GSwbSNTfSxwWdg0p6EgrtV98rYmUm9VQolssVZwrtJu05I" },
  { name: "part-fb1b7c65cc.js", path: file36, bytes: 488, integrity: "sha384-GNeLhs/oSbk6EW0hoxudVuim6Ss0DAv6uAzHafliroxV5HKEns6C38iB0jzGse+Z" },
  { name: "part-fbcb73828f.js", path: file37, bytes: 2538, integrity: "sha384-tOCDpk+dufdWhd+af5BXavrVbFWVV7+zHaxevcH8Rhoq1LHX2jcI/XcWCQSj4in4" },
  { name: "part-fc3e1cd4d6.js", path: file38, bytes: 1106, integrity: "sha384-wM9ea2M59cYoKZTLHq+NFvAzaoaRQLRrH/H/Qo8sAaEn/Ff/KmSuMyhTIGrUEsU0" },
  { name: "studio-20ee84e742.js", path: file39, bytes: 6020, integrity: "sha384-xRYPclhel/ls60l4HfJMHDJlvoqEVEyThG77wGtEbv0fblZrijDLrJK2iD/4QpsM" },
  { name: "studio-23bd6e4910.css", path: file40, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-20ee84e742.js", style: "studio-23bd6e4910.css", preload: ["part-68e5638353.js","part-7da8577fe8.js","part-9f7e2ce7cb.js","part-d23b381143.js","part-e8df2f9817.js","part-f218ab8582.js","part-f525129ee6.js"] },
  console: { script: "console-522c05b424.js", style: "console-06cee1145b.css", preload: ["part-f218ab8582.js"] },
} as const;
