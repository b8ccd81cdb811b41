/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-4cc68f0545.js" with { type: "file" };
import file2 from "./part-12d762ba74.js" with { type: "file" };
import file3 from "./part-1d167ede04.js" with { type: "file" };
import file4 from "./part-229bd113fa.js" with { type: "file" };
import file5 from "./part-2880001448.js" with { type: "file" };
import file6 from "./part-2de277aa29.js" with { type: "file" };
import file7 from "./part-2f15b7bd3d.js" with { type: "file" };
import file8 from "./part-33950e41b3.js" with { type: "file" };
import file9 from "./part-3584543355.js" with { type: "file" };
import file10 from "./part-3c2ea91b1b.js" with { type: "file" };
import file11 from "./part-429f5de700.js" with { type: "file" };
import file12 from "./part-453b2b584c.js" with { type: "file" };
import file13 from "./part-48cff3ab2b.js" with { type: "file" };
import file14 from "./part-4d134b41ae.js" with { type: "file" };
import file15 from "./part-4f3c660feb.js" with { type: "file" };
import file16 from "./part-5ad08510e2.js" with { type: "file" };
import file17 from "./part-60596676e2.js" with { type: "file" };
import file18 from "./part-73a6523415.js" with { type: "file" };
import file19 from "./part-7d2ba46a1d.js" with { type: "file" };
import file20 from "./part-8c503d78a8.js" with { type: "file" };
import file21 from "./part-8d74cc3f89.js" with { type: "file" };
import file22 from "./part-9a1d5afb5f.js" with { type: "file" };
import file23 from "./part-9ab129ad23.js" with { type: "file" };
import file24 from "./part-af53c80c7b.js" with { type: "file" };
import file25 from "./part-d663f037d5.js" with { type: "file" };
import file26 from "./part-d89195b484.js" with { type: "file" };
import file27 from "./part-e562ae08ca.js" with { type: "file" };
import file28 from "./part-e8c0c3b6f8.js" with { type: "file" };
import file29 from "./part-ee9c20f970.js" with { type: "file" };
import file30 from "./part-f29cea0f4e.js" with { type: "file" };
import file31 from "./part-fc0b781f2c.js" with { type: "file" };
import file32 from "./studio-23bd6e4910.css" with { type: "file" };
import file33 from "./studio-dc80d9e08f.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-4cc68f0545.js", path: file1, bytes: 17718, integrity: "sha384-4GcBOW7T2+2vVDgImDcnRaZ/j+jqrtCVP4nQ+n3RI7G8J3fx+UoLa0Vlf9SCWeHE" },
  { name: "part-12d762ba74.js", path: file2, bytes: 3464, integrity: "sha384-DOyRMdO3cviT2OaSI+2xmJolu1zq8dkFX53JAkCCeelhJ9yPlsSxvNwh4cEsPB62" },
  { name: "part-1d167ede04.js", path: file3, bytes: 281, integrity: "sha384-H6RDRm+2Cm4elIftaIsiacw5CUp6LtxlCUlrMqghZ6RFyuXFWfdjTLCkgL4LLquT" },
  { name: "part-229bd113fa.js", path: file4, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-2880001448.js", path: file5, bytes: 1155, integrity: "sha384-/wKksCrZbzSRQTyy2nmsgaEeEgz+bnFqqQmneSzzcQ6dvCWhVrJesusRTYkxSJwL" },
  { name: "part-2de277aa29.js", path: file6, bytes: 5755, integrity: "sha384-OAOciJzK0NUa/lYKeHEQBcsiraOyyNnlJwb7A3uSBTSngJ6Hl8yhycNMBGCaMo00" },
  { name: "part-2f15b7bd3d.js", path: file7, bytes: 546, integrity: "sha384-Zm0OJrOtYd6DX14JkLqctPBop1P8DV9crqEzyIW2qda6eb00S0eeUhMdF9CafpJG" },
  { name: "part-33950e41b3.js", path: file8, bytes: 488, integrity: "sha384-6XGFY2PJe1epL2TjELfjJFIYYEA79Zi7FZMynSm6hHXBXBRC2rc5+6eqgLU8Vtdw" },
  { name: "part-3584543355.js", path: file9, bytes: 7942, integrity: "sha384-VitsUxXgrYOxKZIehsuazTukZ602STxDOHEhIUauTbqiHeADN80kA/mLG81hsEhL" },
  { name: "part-3c2ea91b1b.js", path: file10, bytes: 72966, integrity: "sha384-4zd/z8w0WbK6dOgdSZTWoIVg1GT0iXRP07QK59dv6RAIpyEdXKFoLautOY3WBXB7" },
  { name: "part-429f5de700.js", path: file11, bytes: 1649, integrity: "sha384-frJO1SF2gsc9ln6+evrzmenBAleJSHNj+N/IDcdg4hhP8aYL0mxk9LcLbJLO85HT" },
  { name: "part-453b2b584c.js", path: file12, bytes: 955, integrity: "sha384-92D2ccCPe++3CJUgJX5W1QdM+oct02D8NuRcEqH1+/1s4eYdCy7V2/AL0j3OFt1q" },
  { name: "part-48cff3ab2b.js", path: file13, bytes: 16186, integrity: "sha384-Z7oPC0uolYgRJX0fSdwzFl3Sec1jon0ehXav+jonpVsAEiMadWe9z3ysidL2E2ef" },
  { name: "part-4d134b41ae.js", path: file14, bytes: 759, integrity: "sha384-3LQ8zSdP1tGTU7fVPUUMbZDHt8cL5Jpf5BIrhoEhbAS7je8Lp9fwWvXlGfe098dL" },
  { name: "part-4f3c660feb.js", path: file15, bytes: 728, integrity: "sha384-qcKr45tvW1Pg1HBGsRd0mslfBwNN3x+PoJ1+Go1iWxfa5JuW8rtvv9+2FTa/dQcf" },
  { name: "part-5ad08510e2.js", path: file16, bytes: 922, integrity: "sha384-mG3Kh/oc+fjtnHkTShosp/z6Qc9TpXBaal0VdqR5Sd8dfji0/53JFlx69bJ1WFoy" },
  { name: "part-60596676e2.js", path: file17, bytes: 3828, integrity: "sha384-cyhLyz95253mzyqKM2m40BxL7541anMcsrgsmjRxtbOGJNvFW13YPKSAgKlypPls" },
  { name: "part-73a6523415.js", path: file18, bytes: 6470, integrity: "sha384-intjV9OF006lbyNmIajmbAvbVfyAbpElcgUkW8vUvEwogVwiGJQp1V4aHjqLaWTw" },
  { name: "part-7d2ba46a1d.js", path: file19, bytes: 704, integrity: "sha384-z70hG3C01yE9bi7fq6jyXfoE43Uct3GuwrlRPARzR0g/RNp9cwE0imY9QP3xoOlo" },
  { name: "part-8c503d78a8.js", path: file20, bytes: 55730, integrity: "sha384-wFvdO2tLy1XuTdxbM82Jen31OlhMQourzguq/NsxyJe/0aTHwZLlj2auvzeRQRly" },
  { name: "part-8d74cc3f89.js", path: file21, bytes: 32966, integrity: "sha384-UJQV7FiBUuQ1NSnJzYpDJqf6RwYNXF6xcX32l7DVdlaT7dcNbpFlF8A8cDRhOIxb" },
  { name: "part-9a1d5afb5f.js", path: file22, bytes: 18840, integrity: "sha384-WxQq1bhh0NlOif8NB6wcuoIyaL2xP/OQZGcxn8TkC1tkkz/tnkdmZySPubp6YTdT" },
  { name: "part-9ab129ad23.js", path: file23, bytes: 11851, integrity: "sha384-c9gfKahD6dxSQLsUgG/60z2Fw89FeUFO0Yw9mjP1I97Bu4h0vvveCwGvTGc6dMto" },
  { name: "part-af53c80c7b.js", path: file24, bytes: 1934, integrity: "sha384-NW4JNxwUR9+iHD4WRZTZaxW/U4RTPsu7glYC0pq33+TUUqdK/O8G3brKN3+F1e8k" },
  { name: "part-d663f037d5.js", path: file25, bytes: 6585, integrity: "sha384-51yRro7U3slLu7ipBieqI9OYZR/fLDbZVvcOXU1My+LpG2pfM2OndOnvynUrRvfU" },
  { name: "part-d89195b484.js", path: file26, bytes: 47685, integrity: "sha384-IE/z9LLfiRJcVw8/9g4S5AWm4vAK61BTyzr2/IwhJN2xxQ8Qk9Z0RiGuCFav+Njn" },
  { name: "part-e562ae08ca.js", path: file27, bytes: 2309, integrity: "sha384-FeDbphuXHnkFTq0NExAy8sfTqRGp4kQqOrA8XDo33TIk4/RfdV1ThWVXfaBM/QYl" },
  { name: "part-e8c0c3b6f8.js", path: file28, bytes: 4372, integrity: "sha384-dDt+YewJaAy5WDq003ri8i0gUPDbX9z2gmDmyTqDR5Kk2Cf6FFH1TvGl7VpG8v00" },
  { name: "part-ee9c20f970.js", path: file29, bytes: 412, integrity: "sha384-bXU22TVWBsAKqf+H7k3o1OEU4BJsFEHW7Xt5IR80cDmgTfJaavTw1c5hvHO9iZ5i" },
  { name: "part-f29cea0f4e.js", path: file30, bytes: 4992, integrity: "sha384-1hmOGpwZ1RbNqM2UJZZiaEs7p1TwdRxf+Kvhwkc2ynwZcTSf35FLhLxoQfBXXjuu" },
  { name: "part-fc0b781f2c.js", path: file31, bytes: 3393, integrity: "sha384-2A1La9Lvfp0+H82TT2ME+XbRB5wcihG5eTwP+LVTEF+Rmx5Sea6jOJL34srzJADt" },
  { name: "studio-23bd6e4910.css", path: file32, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-dc80d9e08f.js", path: file33, bytes: 5977, integrity: "sha384-Ce+TLYOZXxgwMVK+ebeiKY/4h3GF8G+cA9DocbvXtmiNvc0l0LwdiNPBB3Q8BsVr" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-dc80d9e08f.js", style: "studio-23bd6e4910.css", preload: ["part-3584543355.js","part-4f3c660feb.js","part-7d2ba46a1d.js","part-8c503d78a8.js","part-af53c80c7b.js","part-d89195b484.js","part-ee9c20f970.js"] },
  console: { script: "console-4cc68f0545.js", style: "console-11eafe72e8.css", preload: ["part-8c503d78a8.js"] },
} as const;
