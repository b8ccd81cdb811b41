/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-409708d0c6.css" with { type: "file" };
import file1 from "./console-8e88118e94.js" with { type: "file" };
import file2 from "./part-03234322cd.js" with { type: "file" };
import file3 from "./part-03c369c0b1.js" with { type: "file" };
import file4 from "./part-0d11f7973d.js" with { type: "file" };
import file5 from "./part-1d5dd53fbb.js" with { type: "file" };
import file6 from "./part-1ebe954cfc.js" with { type: "file" };
import file7 from "./part-236a2987b9.js" with { type: "file" };
import file8 from "./part-25da409e67.js" with { type: "file" };
import file9 from "./part-2b1adf3812.js" with { type: "file" };
import file10 from "./part-35947e3737.js" with { type: "file" };
import file11 from "./part-398e972f7c.js" with { type: "file" };
import file12 from "./part-39ceabcb7e.js" with { type: "file" };
import file13 from "./part-4a65358e77.js" with { type: "file" };
import file14 from "./part-503ee0f50d.js" with { type: "file" };
import file15 from "./part-519abb7801.js" with { type: "file" };
import file16 from "./part-53ec66dfad.js" with { type: "file" };
import file17 from "./part-589417ec90.js" with { type: "file" };
import file18 from "./part-5faaf5792f.js" with { type: "file" };
import file19 from "./part-6875d330f5.js" with { type: "file" };
import file20 from "./part-6e713a95e0.js" with { type: "file" };
import file21 from "./part-6fbd28c0cf.js" with { type: "file" };
import file22 from "./part-70467def94.js" with { type: "file" };
import file23 from "./part-850f60483e.js" with { type: "file" };
import file24 from "./part-872ae52d49.js" with { type: "file" };
import file25 from "./part-89a4ec64b0.js" with { type: "file" };
import file26 from "./part-9753a6cd14.js" with { type: "file" };
import file27 from "./part-9c5880ce74.js" with { type: "file" };
import file28 from "./part-b5c9116c62.js" with { type: "file" };
import file29 from "./part-dc1e8987ee.js" with { type: "file" };
import file30 from "./part-df9d554386.js" with { type: "file" };
import file31 from "./part-e75ffba919.js" with { type: "file" };
import file32 from "./part-eb5d1007b3.js" with { type: "file" };
import file33 from "./part-f0f1e44c47.js" with { type: "file" };
import file34 from "./studio-23bd6e4910.css" with { type: "file" };
import file35 from "./studio-b97af54bff.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-409708d0c6.css", path: file0, bytes: 46954, integrity: "sha384-+1ikxc416TpFAvP3+srQoRlI5X4fNHYtiSfw1tdhYmJGppUzwQ9K8iq7KHj/szsL" },
  { name: "console-8e88118e94.js", path: file1, bytes: 17975, integrity: "sha384-oVsRidA4erQLtgcXvTu8EhnptuplGya4dLTwSPLlhVL0b3F83q6Sw8u6Vdb1W12S" },
  { name: "part-03234322cd.js", path: file2, bytes: 922, integrity: "sha384-1v5XlakBJ4LX36rzxDKxZaRwsFSupn8MrqTi+nb7f8aicukjax0CxjIP5v+2/lv0" },
  { name: "part-03c369c0b1.js", path: file3, bytes: 5753, integrity: "sha384-A2uwrllLCLhNVm9eNSgb9qYkLQinbZaM2OPS/2AO5FBxGsjkJqHr0zNQNP4cMWEG" },
  { name: "part-0d11f7973d.js", path: file4, bytes: 6617, integrity: "sha384-XxQUR7Gcq13yQeNBc5tsBmWi5zTSLCuuqANX5/cN7wd1SLBcgmyfVk/jKGPvTta6" },
  { name: "part-1d5dd53fbb.js", path: file5, bytes: 546, integrity: "sha384-41dsjrZke7wnKovcdQIbsltDonbNCb6nAqYoWtQgsgPgM3ONlxpd06QG6cLJv0Em" },
  { name: "part-1ebe954cfc.js", path: file6, bytes: 547, integrity: "sha384-Vpk3Ui6oxhUCVGt6EhWYCGqUisRRUK/812DtBXWPERRhc0bgnMTaF/U7FKG9Itti" },
  { name: "part-236a2987b9.js", path: file7, bytes: 73332, integrity: "sha384-8Pu/6ckICeNvLbstMwhi4WfNTMPD1MLeAuyCFOXPlQWLxcy1c0LLMMLAeLEtpe6d" },
  { name: "part-25da409e67.js", path: file8, bytes: 4372, integrity: "sha384-dsctzolDF+kBLzLQLdMyrDNXp/zcohbSrzBfxkYbL3SPNUXzf5zrBwJjCw4v2i5V" },
  { name: "part-2b1adf3812.js", path: file9, bytes: 577, integrity: "sha384-leGvra7OQKdoUZLSftFwRJkMDUGlJoB0dNxNEfgpnw5ByspQy/soIXi7G7gqfJ5t" },
  { name: "part-35947e3737.js", path: file10, bytes: 6468, integrity: "sha384-mdD9tX91Dy/EtUp4hOFY/NGBeJ3ihJsFumEJZRjw/5kx3jie/XemT/BEs0U1F5en" },
  { name: "part-398e972f7c.js", path: file11, bytes: 1649, integrity: "sha384-6gmcfrw6Txz3O2hDmr6e7VMDRP97WHbiNu4E70TBl0onSKJaryCutAN0+pD6x4TL" },
  { name: "part-39ceabcb7e.js", path: file12, bytes: 131, integrity: "sha384-gveR2BIS+Z2XCwNqbWoMsd8k10Q3JAzBzchWXf9xYgmUOBP87rH/nOzkYuQZZnO8" },
  { name: "part-4a65358e77.js", path: file13, bytes: 1153, integrity: "sha384-DA9usOjfBBWNWNGPoJg4sO+g79e7gsszKjdtKnnBZWKCrEDaJkkHhHe7oLdXXNx7" },
  { name: "part-503ee0f50d.js", path: file14, bytes: 5024, integrity: "sha384-ot0xD2aEa9giNybo9WLUCzCOHjSq57cCNYmkmCMLFItdCNJyAk9JA4suT5HJMuYm" },
  { name: "part-519abb7801.js", path: file15, bytes: 728, integrity: "sha384-tBvJOzSc6FNJV2ARu/rgK53EIk1wfXRBc+38OhsyGvCdOTqxbjRcCy4BbWSo1i1B" },
  { name: "part-53ec66dfad.js", path: file16, bytes: 3632, integrity: "sha384-25W1ZW1Dsjk3qp/2ys9Y3p45XP7eLk8wU1jqpQ6I7sMXs7bUlPgNmbF7IphPDqkq" },
  { name: "part-589417ec90.js", path: file17, bytes: 3393, integrity: "sha384-OKH3VLyDHtiC0FXO3dNI6VNEFM+sWnIMGIpCTKLERgPq27MdG6nKdNcvrC1Z4ipd" },
  { name: "part-5faaf5792f.js", path: file18, bytes: 18840, integrity: "sha384-OFGnlNyGQdZ9ZMBLpreTTJ9sSgZTux9Lr08G3Xoefwof46x159u/oSkKTWLNGm3B" },
  { name: "part-6875d330f5.js", path: file19, bytes: 414, integrity: "sha384-aHpHlKX0xBG9adjgbwfImSd+T3ibvv/r6L2Cjb64dwwPgf0EjX5PHVHmDLqoCRBW" },
  { name: "part-6e713a95e0.js", path: file20, bytes: 281, integrity: "sha384-fvbUZT6fDTJXT6U2U7jsIJqyrd4HbmtqETpdXlAprKUwt5aL8/EGJnmrrRVtSncr" },
  { name: "part-6fbd28c0cf.js", path: file21, bytes: 33030, integrity: "sha384-6lAWdRU9A1m1Y4P83bHF+WzJTpLtNS6DX8RHDxf7+8atr8nU+IYS6GGawAkGNSNT" },
  { name: "part-70467def94.js", path: file22, bytes: 759, integrity: "sha384-UIrxWrWlqdEbXxYYTh97XWpRy7xqcpHjzVQBaYczRlt89Wqhqjqe44leqamf+9i2" },
  { name: "part-850f60483e.js", path: file23, bytes: 704, integrity: "sha384-/CScowQBqs6EyjB+mrtquNV/FbQB8uCHaYdLdBZ/J4b/cHPt6xAeUREqo57TD0pI" },
  { name: "part-872ae52d49.js", path: file24, bytes: 57728, integrity: "sha384-bmnQZJQ/Kmg3IrgOWhMh8nBikybZpJLqYzZqpvs1UCT2reD4Roith4fV6AXAziDJ" },
  { name: "part-89a4ec64b0.js", path: file25, bytes: 3464, integrity: "sha384-PY/8Vl9syoiBdnr277q88FuEffAWM3OB+R02PUiL4XCWHjQfNB1OsMIchul+TcgB" },
  { name: "part-9753a6cd14.js", path: file26, bytes: 2309, integrity: "sha384-bVA+mB1qyOUW1AsDmbQRYs9z8duoTiehmJcKTAx7niTWIpvZZS2AQ2/aAQFi+rdy" },
  { name: "part-9c5880ce74.js", path: file27, bytes: 1934, integrity: "sha384-aVBPOyuiN0NvwxEzTG8bfaaSEEBV7zAi+RvgWY0kzedbRhIvixwspqIB5tW6gbbz" },
  { name: "part-b5c9116c62.js", path: file28, bytes: 47991, integrity: "sha384-D9XpzS96I3qfRPU2jIaQqBT/8Qltw8OFLVuRksj3m4DUB865oM6Ak9R+3l2El4MR" },
  { name: "part-dc1e8987ee.js", path: file29, bytes: 11851, integrity: "sha384-l97/LH3B+3SzBu7GS9pZVlMkQutGoxWo30Ns0WbT3gsIDxCx9/ow3RLC3Cp82Ce2" },
  { name: "part-df9d554386.js", path: file30, bytes: 7982, integrity: "sha384-6Gau2XZFMYhqsFXj2SuEQGZWKKevcOAkTsEEvZVtTw6hVlUX+foLKEeyvvOQhg3w" },
  { name: "part-e75ffba919.js", path: file31, bytes: 3828, integrity: "sha384-uQp6ksMMsO9lvixpPvNdR1fL09ma2vjGVQm98zRhyrjyy8pJ1IkWPbIT2H4vT6EO" },
  { name: "part-eb5d1007b3.js", path: file32, bytes: 16188, integrity: "sha384-aBhxf32qYgGEvh11v6U4YJuz6X8i5EsUs+hGxz8ThQgSHqDlis6G7MJAFqgS23Fq" },
  { name: "part-f0f1e44c47.js", path: file33, bytes: 488, integrity: "sha384-QxAr7/9a2T2igxJxUCVdBznWCa2UWEA+pJ439A1/yK+EEq/lCP0btKInTqDKQ3FK" },
  { name: "studio-23bd6e4910.css", path: file34, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-b97af54bff.js", path: file35, bytes: 5977, integrity: "sha384-LdZ80r6emBh6dO2v9dFJt7/Ce3F3Lk5hVt5EBlUYCj00NkBROU8sXTYSOPeCrPe+" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-b97af54bff.js", style: "studio-23bd6e4910.css", preload: ["part-519abb7801.js","part-6875d330f5.js","part-850f60483e.js","part-872ae52d49.js","part-9c5880ce74.js","part-b5c9116c62.js","part-df9d554386.js"] },
  console: { script: "console-8e88118e94.js", style: "console-409708d0c6.css", preload: ["part-872ae52d49.js"] },
} as const;
