/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-38c290dd53.css" with { type: "file" };
import file1 from "./console-45a5000058.js" with { type: "file" };
import file2 from "./part-027f749a63.js" with { type: "file" };
import file3 from "./part-06ecd1aaeb.js" with { type: "file" };
import file4 from "./part-08b86a49f1.js" with { type: "file" };
import file5 from "./part-09cdaa0072.js" with { type: "file" };
import file6 from "./part-0aa9849edc.js" with { type: "file" };
import file7 from "./part-0bb893a65e.js" with { type: "file" };
import file8 from "./part-14d711390d.js" with { type: "file" };
import file9 from "./part-1d88c0e624.js" with { type: "file" };
import file10 from "./part-1e6995a3e4.js" with { type: "file" };
import file11 from "./part-20a5ba9b9f.js" with { type: "file" };
import file12 from "./part-2362e1e0a3.js" with { type: "file" };
import file13 from "./part-250c3d71ba.js" with { type: "file" };
import file14 from "./part-290c8ee2b6.js" with { type: "file" };
import file15 from "./part-2e72cb8be5.js" with { type: "file" };
import file16 from "./part-305a779214.js" with { type: "file" };
import file17 from "./part-341d5856e2.js" with { type: "file" };
import file18 from "./part-34a13ce09a.js" with { type: "file" };
import file19 from "./part-378e012f83.js" with { type: "file" };
import file20 from "./part-3ec7043929.js" with { type: "file" };
import file21 from "./part-3fb1d98591.js" with { type: "file" };
import file22 from "./part-4080fed47c.js" with { type: "file" };
import file23 from "./part-44dbdfb1b7.js" with { type: "file" };
import file24 from "./part-4d6d091ece.js" with { type: "file" };
import file25 from "./part-62da3db870.js" with { type: "file" };
import file26 from "./part-6617d905d2.js" with { type: "file" };
import file27 from "./part-73a8ed1784.js" with { type: "file" };
import file28 from "./part-73d28d5c53.js" with { type: "file" };
import file29 from "./part-76c3a214f0.js" with { type: "file" };
import file30 from "./part-7bd199f86f.js" with { type: "file" };
import file31 from "./part-8d62e393dc.js" with { type: "file" };
import file32 from "./part-9067e390c9.js" with { type: "file" };
import file33 from "./part-9b0bca3251.js" with { type: "file" };
import file34 from "./part-a0dda038af.js" with { type: "file" };
import file35 from "./part-a3e2ee4679.js" with { type: "file" };
import file36 from "./part-a7410a3620.js" with { type: "file" };
import file37 from "./part-ab09ed8e54.js" with { type: "file" };
import file38 from "./part-ab81e95502.js" with { type: "file" };
import file39 from "./part-acc6734545.js" with { type: "file" };
import file40 from "./part-b20ab05a84.js" with { type: "file" };
import file41 from "./part-b25e869242.js" with { type: "file" };
import file42 from "./part-b83ec75ddf.js" with { type: "file" };
import file43 from "./part-bb85626db5.js" with { type: "file" };
import file44 from "./part-c2f10f66eb.js" with { type: "file" };
import file45 from "./part-cc33ed0e37.js" with { type: "file" };
import file46 from "./part-d471c60664.js" with { type: "file" };
import file47 from "./part-db48acdf6c.js" with { type: "file" };
import file48 from "./part-ddefc0b613.js" with { type: "file" };
import file49 from "./part-e30837da21.js" with { type: "file" };
import file50 from "./part-e7b4f3ac01.js" with { type: "file" };
import file51 from "./part-e8f2ea5b8f.js" with { type: "file" };
import file52 from "./part-eb699c8c14.js" with { type: "file" };
import file53 from "./part-eee46d54a3.js" with { type: "file" };
import file54 from "./part-f840c0a5a4.js" with { type: "file" };
import file55 from "./part-f8d77ed006.js" with { type: "file" };
import file56 from "./part-f8ebc10438.js" with { type: "file" };
import file57 from "./part-f9c53900a9.js" with { type: "file" };
import file58 from "./part-ffee523653.js" with { type: "file" };
import file59 from "./studio-4f817a6c78.css" with { type: "file" };
import file60 from "./studio-c58cc7b468.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-38c290dd53.css", path: file0, bytes: 54129, integrity: "sha384-X8OtK1AjZ+uPxcM4jJDjTVA3bX6DUYllxNHxXFaGe1PKQ3s6L/pCF11YE/6l+q4f" },
  { name: "console-45a5000058.js", path: file1, bytes: 21305, integrity: "sha384-Q2AAQkAbHE7WnHKtcIijyojMcpwAQvc3IjiSHvohV11PKGLNooXaevI1ugFfh586" },
  { name: "part-027f749a63.js", path: file2, bytes: 320, integrity: "sha384-kn2g1kDTwRFVM16RcPpNpY6GQttnvP6BKXj+O5rWh+jZ5h+lhNfpVro/1mSaMD4B" },
  { name: "part-06ecd1aaeb.js", path: file3, bytes: 743, integrity: "sha384-165AZI5dIJzxUn7bgvnredX10g/jQiHyI5tKOaF39dz1EmV1v2kE6aFVnCZUZuAR" },
  { name: "part-08b86a49f1.js", path: file4, bytes: 5298, integrity: "sha384-GVCeJp8mqeYapRz7CzJtI+rUseJZ++HrpLDLwokkyHOfmqPvb1vclBhtIrcevtll" },
  { name: "part-09cdaa0072.js", path: file5, bytes: 764, integrity: "sha384-gbwlP5zaWOtidTjxd7jP9sAAOci8S3BYkKhPUMdseBoCq6BYTgJR/zds8YSrShPz" },
  { name: "part-0aa9849edc.js", path: file6, bytes: 1115, integrity: "sha384-mCLfIsZmIfLIeWsFIZQqVjMKDdFO+34WV1Np14MSYq1ZHczxWn0cBnzAl7yhCkYr" },
  { name: "part-0bb893a65e.js", path: file7, bytes: 4268, integrity: "sha384-S3H+4F6S/CWyCNGP6y+XrJb4f4rzF9v0Z86Yz0kjD9LU9u++pOfKAHZ32BiafPEN" },
  { name: "part-14d711390d.js", path: file8, bytes: 1622, integrity: "sha384-mdeT4vyKibUDDwAC5J4D62qq27gQ53FrKmO1dlI4AbuqqFFlMJ1fz3I08XoSfTXk" },
  { name: "part-1d88c0e624.js", path: file9, bytes: 704, integrity: "sha384-0KdazCt8+Oegv+iFuHZEXKa3ZgPzPs7sPHa1gy0Y1aOX+MvaI9sZvU1/p7W9DSdv" },
  { name: "part-1e6995a3e4.js", path: file10, bytes: 4761, integrity: "sha384-W55i9fTV/LD/LOvd1hASNrcmenk9d+e7xKJgA2vGW15CL0GDUnbnUhM4+dhCSz4j" },
  { name: "part-20a5ba9b9f.js", path: file11, bytes: 4486, integrity: "sha384-SPaYfzMygOcAKlIcQC3fcpEQMgY16iMdxv4QtcLftXLQByz88ttSBXu9dDnL3yB/" },
  { name: "part-2362e1e0a3.js", path: file12, bytes: 922, integrity: "sha384-D7tZ1iq+hHBCDNyQPDGGEV3BfpWpYm3jY+NDT8LGoHiqzZQanQCqt7ZHNPf96qE0" },
  { name: "part-250c3d71ba.js", path: file13, bytes: 488, integrity: "sha384-E4sN+Qnl3eJFrCgM05A6cm+zRWUSANTwYcYfxaf999BgffqVOOlh5hnDBf9L0ow/" },
  { name: "part-290c8ee2b6.js", path: file14, bytes: 1104, integrity: "sha384-gdY90jQM5SIRZR+NKx8RXPrk8pR8sjNPrXG/3rXKGXc+wK5llNsHSDCG5XR08UPU" },
  { name: "part-2e72cb8be5.js", path: file15, bytes: 29921, integrity: "sha384-3MmPZqO7i5QwmIJtzX2k32kUHOzhff5srSLEIWAPcjzdbAfv94PrJTLR6B2oKu31" },
  { name: "part-305a779214.js", path: file16, bytes: 2381, integrity: "sha384-2zvjUzyi+iwpH0aehy0c5ajbULMUb8qbHajF714l43GwksnW9YmzymfZ1oABu4TT" },
  { name: "part-341d5856e2.js", path: file17, bytes: 23519, integrity: "sha384-NSJjnZB3ZJdm9Zqu/02Jc2ID91jq2mWEh9MEITByCxW6oWWmy56VoM2at2C4HA/D" },
  { name: "part-34a13ce09a.js", path: file18, bytes: 1647, integrity: "sha384-P4oLIMePNbVKT96DzphAQfBVaj34RxQuFBQ8oBvJCMgnZvmFvcALMh2YdQ9SnIF9" },
  { name: "part-378e012f83.js", path: file19, bytes: 16235, integrity: "sha384-RzNQZUmBaCdJjPrrzsvRijPKzebkK4WKW5BRiT4z+jQwvxMoQxMgmo2KYXqASNra" },
  { name: "part-3ec7043929.js", path: file20, bytes: 1311, integrity: "sha384-0ul2aVkffAHtF9J+/Ou+NNmG7vA0RHLu+Ph9yQWyt55RJgEVk2l564RsipWAUD9R" },
  { name: "part-3fb1d98591.js", path: file21, bytes: 7124, integrity: "sha384-3BpJ9VrBpUsOoOycEnpYcjJlAadsWJuNMC45fX7DkW9aaWHBjTkNOrbhbX0EN31G" },
  { name: "part-4080fed47c.js", path: file22, bytes: 306, integrity: "sha384-342jp7VyArkiFXlpY8UylbTfzte5qblOsb8R6nqCgI8Lsdq5JiMtSAcpNR3ehSEE" },
  { name: "part-44dbdfb1b7.js", path: file23, bytes: 2702, integrity: "sha384-/gSZgiZDFhnxlDO3viVXOmmSkGrikZLV/1dykPfp8frZLlbQOeuINjLch/cOt/jC" },
  { name: "part-4d6d091ece.js", path: file24, bytes: 786, integrity: "sha384-AHgqRbuBwDOBxfSHEPjN/zyPu5kuAxSAxE7g6gqqQYlIsCPTbPW8XP1W8MNduSK5" },
  { name: "part-62da3db870.js", path: file25, bytes: 25848, integrity: "sha384-NtpWVq0UiQGkA+mzeXFCsw7i4pA0EIsZQGhkB+a+iQ4OoFMJT0gghuQTInqiaa32" },
  { name: "part-6617d905d2.js", path: file26, bytes: 6895, integrity: "sha384-8RxlUL3RL4DI62LOX0mOPSAe7ilUZNUl01m1Gte0zrMsce4gKhI7J3lZ7EaAZFqM" },
  { name: "part-73a8ed1784.js", path: file27, bytes: 561, integrity: "sha384-8goyF4qiejamNc7eP3LwgThpDaFxALHcWuRuoBnZ2VEnyfYdZugOoIBO/pMDje0f" },
  { name: "part-73d28d5c53.js", path: file28, bytes: 728, integrity: "sha384-MIDSAOLvI8OsEVD5P7EL2/5Vn4YrlWaYjJhTXlnI6jcG5m0/xJCAfFPNpLNuUrb+" },
  { name: "part-76c3a214f0.js", path: file29, bytes: 1155, integrity: "sha384-OX5Bx/f4kZ/H5OkpvHJp+1t04ARj28EajT/GW/KK8YEic1+loNm+yFWCy8UrBkD5" },
  { name: "part-7bd199f86f.js", path: file30, bytes: 548, integrity: "sha384-1XuPKm3gN4kWBpNwOJVN/V9NtZDrXzmQHCab30LqEzltCk46MgIyZuIJVNuXxQgq" },
  { name: "part-8d62e393dc.js", path: file31, bytes: 3877, integrity: "sha384-wp/qmX8ELAAwe/VHLE+d3QJFaGnnRV4U+Bzh5bTLpQ4GHHEj6h2Hm9tnUfzXCJkN" },
  { name: "part-9067e390c9.js", path: file32, bytes: 2540, integrity: "sha384-Fv9ke2zMibS+5c4yC0jzVnB9Bd5eiQQUWM8X6TuRkhxyK5d6vmhEjFB5FGNdVPSb" },
  { name: "part-9b0bca3251.js", path: file33, bytes: 547, integrity: "sha384-4wj095vhs0GBmBPMgE07dU193lSHnXAMUP/QuspLNIaeRPRZq8/qxUJVi+tfaUd1" },
  { name: "part-a0dda038af.js", path: file34, bytes: 3798, integrity: "sha384-fmfmfMSkXUVqJddA+nlgL+VGAiQ1ztWbcZS6IVbKGcPkh05KRc/22en2U0W4L18g" },
  { name: "part-a3e2ee4679.js", path: file35, bytes: 22034, integrity: "sha384-ELwsZzFT8UirqzmfCCIwy73ZPzyNRLMOb1ckIH8AWo+JUtosaXJ0lwq6fB+EmfS9" },
  { name: "part-a7410a3620.js", path: file36, bytes: 8871, integrity: "sha384-RdE1NfmATnL3jQdxyPu3+db6UveuMcIXSyQhhRiuZ9n/9sfhyo1P6T+M5Nk6mo4n" },
  { name: "part-ab09ed8e54.js", path: file37, bytes: 866, integrity: "sha384-dBV2tz9j4SB2zWA/5GUxvf75g/hBC2PpssegD118ovoRVvCTKu8sfqsnoh7zEFiL" },
  { name: "part-ab81e95502.js", path: file38, bytes: 5558, integrity: "sha384-+xc6ZWwfhHzKxJVF6Ktpvz3PJj5IT84J7uqxNhjCjh68MdNWr+qaK7Lpa9ddFj2n" },
  { name: "part-acc6734545.js", path: file39, bytes: 473, integrity: "sha384-IE9ysGT4yGwAaCnSeTLGV5lUyxmME/SKH31rYhXhnOzu3Bw4bT7toeSA5RQhcchw" },
  { name: "part-b20ab05a84.js", path: file40, bytes: 3139, integrity: "sha384-GmkO+1FzMcdWHlbHAANp9HAhlpGbyYrdC/Of1YZEm47Z7MpyWI2Mkih7pLX9GpLv" },
  { name: "part-b25e869242.js", path: file41, bytes: 2723, integrity: "sha384-rjutsAOAC63Jx52CnGZ0dESCHOK9emnHBWS0crJLm3/WsZlqZf/100xY05D9Vgzj" },
  { name: "part-b83ec75ddf.js", path: file42, bytes: 2240, integrity: "sha384-yRC3JRqAAUFVNHwQcgs0ZoUPUKhfjhvoj4iqm98vwYtIZCWt2qZTlzi3RDLOCqLM" },
  { name: "part-bb85626db5.js", path: file43, bytes: 414, integrity: "sha384-ksPCHjQpK7oC0bhRNbEwim0UJOGVUTnWHB8MNlaA5lh6WTfUTzMz1vWi9Lcr0/pd" },
  { name: "part-c2f10f66eb.js", path: file44, bytes: 5288, integrity: "sha384-XyfudFVCikGXHfvZudE8RyTjvGHoC8Va7wZ1vriNCKKCd4B40qkWzhT3X1TvycnW" },
  { name: "part-cc33ed0e37.js", path: file45, bytes: 5551, integrity: "sha384-3Zc+MErVA9d8oUcyl0JFMD8XqIhbtzlo2q9UqBQje8WXcwbEaQzZs/17+j8Ga/7h" },
  { name: "part-d471c60664.js", path: file46, bytes: 40495, integrity: "sha384-RpN/1ilwSvVk+L8Hu4r5KAFkAffg2QHVtt/+Plq7dSdxkQbPGRZr9RmiAhkLNawl" },
  { name: "part-db48acdf6c.js", path: file47, bytes: 2316, integrity: "sha384-B4FYga6R5uMqcet/ie1CF5aT9cEqdjdbw95o9myI6Pw3v72iCICVWDHe+DkrdVeF" },
  { name: "part-ddefc0b613.js", path: file48, bytes: 68647, integrity: "sha384-JvSRSuuICsml6EFQhYb6T1uYHUjifQptWLVTP/ekwNLvk2yO2gHxpyr/NSi9rDs8" },
  { name: "part-e30837da21.js", path: file49, bytes: 6622, integrity: "sha384-/864j0Yib+MpW7S647ajjUQ4w7PYOtwfTf2qVU7oSsg45J76ZETr/NF1ZSSlJPGX" },
  { name: "part-e7b4f3ac01.js", path: file50, bytes: 577, integrity: "sha384-s1XntHtuJTMEpy9zfeGTFDbZnMpW0vAHY6Jxjo/Wn/F+qqEjlHixjzPsWrQQ/wmz" },
  { name: "part-e8f2ea5b8f.js", path: file51, bytes: 62066, integrity: "sha384-LIDjbj+ZeLPKCVzrXrQMf9nlgsshdozMYlv6MY32NE9XjLqtjQ0Jy5w8BC9BToEQ" },
  { name: "part-eb699c8c14.js", path: file52, bytes: 279, integrity: "sha384-TY0SNWo6DOS7J7X+58rnZg/jz6FvcUqWwEVd3cMDiFJAMn6G4x29A3BMvkIB0Sif" },
  { name: "part-eee46d54a3.js", path: file53, bytes: 3356, integrity: "sha384-1kfJbIqHbwK4JUuhMDe+W3Oa6l891l8M/gmRBEtPv6VpXVdGQOLyGdxN/wMq7X88" },
  { name: "part-f840c0a5a4.js", path: file54, bytes: 506, integrity: "sha384-YRg3kWgHuQS9RVZcB18SZboXKh0GJePtytzbnCJkbJKCtfXw68606Z0yV1k19nus" },
  { name: "part-f8d77ed006.js", path: file55, bytes: 459, integrity: "sha384-XskitRZL9f0cR1AnbTSknmHt/3qImQFeewpoP+OAmFWdlSZXC8hSUVdG7ZomA+xO" },
  { name: "part-f8ebc10438.js", path: file56, bytes: 1063, integrity: "sha384-Ap6Z7k73kHG4dnfc0MtggHDHp85P7Ah/+YpMLOgpwa9Eqx8ieUTjfJqYGa6iVHtK" },
  { name: "part-f9c53900a9.js", path: file57, bytes: 47253, integrity: "sha384-t4qcxGJJLkKbeZT3V00CVM4w/eUaK8LtzD10P+vMEpoZQRUXKULMxQ+OlniCM/bn" },
  { name: "part-ffee523653.js", path: file58, bytes: 381, integrity: "sha384-hpaAs11KMjp4ob008kB3CI3Eo08F6TamFggVb9eX6V0KwWGNXJZKxK9+A1HC6++k" },
  { name: "studio-4f817a6c78.css", path: file59, bytes: 24044, integrity: "sha384-nscnxFZ7U0CNkHfFQ7UtZK7wb09NtSVSzkQntFGbqaS5LdDUgtuJqJruLTvJ0mfL" },
  { name: "studio-c58cc7b468.js", path: file60, bytes: 7523, integrity: "sha384-dqgllBI17OAKTeUFn7cmywQNq3weZXxWPHkSiGenQYJu12+bvK1BHWHXS10khRVw" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-c58cc7b468.js", style: "studio-4f817a6c78.css", preload: ["part-1d88c0e624.js","part-3ec7043929.js","part-73a8ed1784.js","part-73d28d5c53.js","part-a7410a3620.js","part-b25e869242.js","part-bb85626db5.js","part-e8f2ea5b8f.js","part-f8d77ed006.js","part-f9c53900a9.js"] },
  console: { script: "console-45a5000058.js", style: "console-38c290dd53.css", preload: ["part-e8f2ea5b8f.js"] },
} as const;
