/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-08675fd807.css" with { type: "file" };
import file1 from "./console-3c7087aa6a.js" with { type: "file" };
import file2 from "./part-000cb88756.js" with { type: "file" };
import file3 from "./part-050cf64fc9.js" with { type: "file" };
import file4 from "./part-0f8a5e2050.js" with { type: "file" };
import file5 from "./part-1412e7aa4d.js" with { type: "file" };
import file6 from "./part-178bfa290e.js" with { type: "file" };
import file7 from "./part-1c57588397.js" with { type: "file" };
import file8 from "./part-1f6d88742a.js" with { type: "file" };
import file9 from "./part-22cdcb6cb0.js" with { type: "file" };
import file10 from "./part-2a215eb3a9.js" with { type: "file" };
import file11 from "./part-2c9692eb2d.js" with { type: "file" };
import file12 from "./part-2d2599426a.js" with { type: "file" };
import file13 from "./part-3011335427.js" with { type: "file" };
import file14 from "./part-35198c9521.js" with { type: "file" };
import file15 from "./part-38a6c3acd4.js" with { type: "file" };
import file16 from "./part-3fd7d887fd.js" with { type: "file" };
import file17 from "./part-409bc0cd3d.js" with { type: "file" };
import file18 from "./part-411cac863c.js" with { type: "file" };
import file19 from "./part-4443e42f23.js" with { type: "file" };
import file20 from "./part-477fae4548.js" with { type: "file" };
import file21 from "./part-47a9e5ff75.js" with { type: "file" };
import file22 from "./part-4956cf6387.js" with { type: "file" };
import file23 from "./part-526dba88ba.js" with { type: "file" };
import file24 from "./part-533412e007.js" with { type: "file" };
import file25 from "./part-54eb4c81ed.js" with { type: "file" };
import file26 from "./part-55d28c8115.js" with { type: "file" };
import file27 from "./part-590377affe.js" with { type: "file" };
import file28 from "./part-5c190759ed.js" with { type: "file" };
import file29 from "./part-620bbdceba.js" with { type: "file" };
import file30 from "./part-7730af28cf.js" with { type: "file" };
import file31 from "./part-7d2142dfb0.js" with { type: "file" };
import file32 from "./part-7d5d6badfd.js" with { type: "file" };
import file33 from "./part-7fc9d8688a.js" with { type: "file" };
import file34 from "./part-807a333189.js" with { type: "file" };
import file35 from "./part-83efc852c7.js" with { type: "file" };
import file36 from "./part-8b5673a367.js" with { type: "file" };
import file37 from "./part-90f0d6348a.js" with { type: "file" };
import file38 from "./part-93401f9639.js" with { type: "file" };
import file39 from "./part-93b8c7f2bb.js" with { type: "file" };
import file40 from "./part-95fa13bced.js" with { type: "file" };
import file41 from "./part-a3660f44f6.js" with { type: "file" };
import file42 from "./part-aea1e66cb0.js" with { type: "file" };
import file43 from "./part-aef99501b2.js" with { type: "file" };
import file44 from "./part-b3cc56f38a.js" with { type: "file" };
import file45 from "./part-badd35fa32.js" with { type: "file" };
import file46 from "./part-bb8639c5b7.js" with { type: "file" };
import file47 from "./part-c23a80a90f.js" with { type: "file" };
import file48 from "./part-d3e3d3dacb.js" with { type: "file" };
import file49 from "./part-d7a034b485.js" with { type: "file" };
import file50 from "./part-d7ebc88713.js" with { type: "file" };
import file51 from "./part-d929b0e232.js" with { type: "file" };
import file52 from "./part-de7da0267e.js" with { type: "file" };
import file53 from "./part-ea6b9dd373.js" with { type: "file" };
import file54 from "./part-eb6bb39158.js" with { type: "file" };
import file55 from "./part-edb16256d3.js" with { type: "file" };
import file56 from "./part-edda4d2453.js" with { type: "file" };
import file57 from "./part-efdd0d3134.js" with { type: "file" };
import file58 from "./part-f0c8171afc.js" with { type: "file" };
import file59 from "./part-f218f15502.js" with { type: "file" };
import file60 from "./part-fb516e1187.js" with { type: "file" };
import file61 from "./part-fe6ed4234c.js" with { type: "file" };
import file62 from "./studio-19fabc693e.css" with { type: "file" };
import file63 from "./studio-f488151764.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-08675fd807.css", path: file0, bytes: 55599, integrity: "sha384-lI7eeMsbmt1jPxf8gQrYUxotG/cM0W2oLeLICLWWFeaWPhTF6JUGWJOpWbD8hMcR" },
  { name: "console-3c7087aa6a.js", path: file1, bytes: 21476, integrity: "sha384-F7vSO4Zxu8/ANS7pQ1xPGNDi7MnGjovqbfvbCu3efG3cq8uJ4rrOuXdLTMSbXhe5" },
  { name: "part-000cb88756.js", path: file2, bytes: 6624, integrity: "sha384-gQjNZZzE1OAgA4UBiLAqusrf03FTxmOdnk21GMMj4+N1MbgfDp5OFlQPbD/ZT4um" },
  { name: "part-050cf64fc9.js", path: file3, bytes: 47326, integrity: "sha384-SSiMlRRJ52ZhC+v6zY0dm/B1Vp+W4h8pwDhycYNJp1Zi1GWIsCLt7U6GNSxYX0BA" },
  { name: "part-0f8a5e2050.js", path: file4, bytes: 2240, integrity: "sha384-tBkInh+6LQvkmGu0Lhw0Od65spTzsWL/sWc487QtN9uSLqvGVmgen4m2YZywPnUU" },
  { name: "part-1412e7aa4d.js", path: file5, bytes: 7124, integrity: "sha384-f7mrCWmK9V/DGGBA6BCaPC4kz3+cgYSuTauPOHWSX3uYWYlbQjOHndzjmK099xDd" },
  { name: "part-178bfa290e.js", path: file6, bytes: 561, integrity: "sha384-lGr0CRKlnJ6jKxW0pc2b903AjO/jpwky/faW2W7P/tMZqA37kxkaneGgsbcdh4eH" },
  { name: "part-1c57588397.js", path: file7, bytes: 1622, integrity: "sha384-udE1mf02e7yZ9mIfPATelpp6p0eg0qvFLwu6aALLMxTLVemrLDxuRiC78xVMaay8" },
  { name: "part-1f6d88742a.js", path: file8, bytes: 1128, integrity: "sha384-XJv/Snd5LxuhOWJPeVgwAKBq0ygJbQvVhh7lxt5qu+Y2jWdQGejiwcG7NzbEU0JR" },
  { name: "part-22cdcb6cb0.js", path: file9, bytes: 19309, integrity: "sha384-V3ad5O9hRXiTKE+qsJGMywLADMiBCJ4XnyA/jybJBVHM52MHpZT0pFi3fjIvomoz" },
  { name: "part-2a215eb3a9.js", path: file10, bytes: 4761, integrity: "sha384-tjwWmzNWOQ9XiLeFJ0JJk0bG0TIiTv+kfaZJ7u+H9RnE1l5buoQRuH8qocpPOIMv" },
  { name: "part-2c9692eb2d.js", path: file11, bytes: 21603, integrity: "sha384-Tnjiw1KiyM0uW6DRJDEjpc2M2tagLczVrih6RwduETGiw1FsKfT2Am9hflq+qg83" },
  { name: "part-2d2599426a.js", path: file12, bytes: 488, integrity: "sha384-qjSINxo6k5StZygk3xzyKdQoga0IfBHMm4l4wPiyOxMcA/uu03/+WUhSBoI5pgRv" },
  { name: "part-3011335427.js", path: file13, bytes: 6897, integrity: "sha384-FuagrYz7BfUguV2eCJ1Vbz4qKP1jwsIKGrAIQbPaxeGjW3DO7iqobN8BWPeygr6U" },
  { name: "part-35198c9521.js", path: file14, bytes: 2900, integrity: "sha384-V8XCs2ickG7JKZPv1i9/K7CWRYtiG48UUSThLA0k79tBmckgjJeaj/5zxLOLhafr" },
  { name: "part-38a6c3acd4.js", path: file15, bytes: 546, integrity: "sha384-uHNEaH1o02WCVj6MHF2ZPKKAm5HtzVrsr50+fGcwgQN8kIGEVSSe7rLWcAt/ZcsU" },
  { name: "part-3fd7d887fd.js", path: file16, bytes: 5288, integrity: "sha384-8EpVic8qhkGo8bMDAGEKtlK/0ZtETXUjMD0OhQGBOsLVM44xsk36dS/+W5nuiCru" },
  { name: "part-409bc0cd3d.js", path: file17, bytes: 922, integrity: "sha384-5urQ7jFJCgXB3yX8P3pUQAugNmscibuGpsTAuSSTfIeVoTIeUS6LEMaya+r6mD1L" },
  { name: "part-411cac863c.js", path: file18, bytes: 473, integrity: "sha384-DMedGg5ZpcL9dxO900E32l+HBxa+eAfak8IQW9BeKhFQTNirvXhmzExUaVBxLjio" },
  { name: "part-4443e42f23.js", path: file19, bytes: 1647, integrity: "sha384-Y+XvNM4WvPChlrEhmvoU6Rk6RMsUG7OwQoJWGgbKellExBdNA3ld/otAdjOuBtqi" },
  { name: "part-477fae4548.js", path: file20, bytes: 21203, integrity: "sha384-lniBGUU7W2PFEr0gREYd5DueGKYJYO/yrHTuh2+4lAicBNS+La6ZrNTwOQBtyv9g" },
  { name: "part-47a9e5ff75.js", path: file21, bytes: 8871, integrity: "sha384-jzGj/SZPQwBGSuKfYQVHthuuPFanR/0Oaom5Au/m1G6DnZtrty+qmZd74/aq82F5" },
  { name: "part-4956cf6387.js", path: file22, bytes: 279, integrity: "sha384-vNEFij+HQfn1MduS1QcSyclH5XCdsI0iA9rAydYcAMhzbxugsxFio8XDpZSaJqas" },
  { name: "part-526dba88ba.js", path: file23, bytes: 1157, integrity: "sha384-FBw3NmQUQ4FqDc9e0gqzNPyvr2Dvzjz6ArCavGkTiC/xuui22mMzOYN1wkZvwlIe" },
  { name: "part-533412e007.js", path: file24, bytes: 29904, integrity: "sha384-c+Ug+l10jggu+wZhYZI9XoDEFXUy163GgTmrXzIZfQn1pe/00x3z9no5cOooi0cX" },
  { name: "part-54eb4c81ed.js", path: file25, bytes: 68649, integrity: "sha384-SW5xM3V3VacF23dHUElsSCb2J1F8EXJ7QFcYk+0hwyLKmvOTg8PYofRuSS5xYvwy" },
  { name: "part-55d28c8115.js", path: file26, bytes: 914, integrity: "sha384-/TMt6DHoyhHJ3xGHjyB9KJ2ZtuyBp956QrZ/nRjA+HpblCaEGnOsP4ch4hYWv9z3" },
  { name: "part-590377affe.js", path: file27, bytes: 2316, integrity: "sha384-ns/8b5dh+jmIlYmUdv9kxhMzV+qfn4+DKiKEENzJIwUXU8qYA7p0LK+X2YH0l47d" },
  { name: "part-5c190759ed.js", path: file28, bytes: 2702, integrity: "sha384-BYcwucgO+nhVzuXTcM+EEjuENCoKKYbV+/ehqUtSI8VwmAvBzJzLRzlNTzG+AEnH" },
  { name: "part-620bbdceba.js", path: file29, bytes: 3877, integrity: "sha384-IPF3c/jSyC/kUriqyXytwnIDZj+u+6Ui6IUt9JhdSMvms+incLtjaiRzN8ITkHZ5" },
  { name: "part-7730af28cf.js", path: file30, bytes: 2381, integrity: "sha384-82VVKbrTRG8rfHiCiDftzBd4o6rMgBkohldziS7Ox67nm7oajyqaAIFxAhIMR4SD" },
  { name: "part-7d2142dfb0.js", path: file31, bytes: 306, integrity: "sha384-DcxyESkbYn3Rf21Ig0ulor632X6I2dK0KD2fQWB9/ae1rEtkAGx98HnRKYl8uDWx" },
  { name: "part-7d5d6badfd.js", path: file32, bytes: 4486, integrity: "sha384-etzKFfLIbQMWIB3XuTqc01SV4xCbb7GfbJ2k7WyLXJ1IY82vNOu0YgT0KlLk6JoZ" },
  { name: "part-7fc9d8688a.js", path: file33, bytes: 3141, integrity: "sha384-9tK0NF4jTeAXdC5D3sGgCMJGI/PIUo6BBuoB4b0sSNFG4kAreVMbS3utNieLxFUN" },
  { name: "part-807a333189.js", path: file34, bytes: 23519, integrity: "sha384-DBlIwvQg7A8vr3enEX3g41+RfQE1lVOD3VQVdxwaN3tBD2qZEk+Z/j0OM1EIXtTs" },
  { name: "part-83efc852c7.js", path: file35, bytes: 743, integrity: "sha384-B91V/MxhE1twQtJYvB/tkp0tnG/6dMLSBb2oIk8Jl3fzmcUifhNp2ECFrp4YyoFx" },
  { name: "part-8b5673a367.js", path: file36, bytes: 62092, integrity: "sha384-P8RaR/RZqS+pcJYwYK4lvDXz9JBbnfeISMaSoP+t0o1PAk/bPpZaKITerreD4+PS" },
  { name: "part-90f0d6348a.js", path: file37, bytes: 3354, integrity: "sha384-/3kXPQad5dp1kUke4ICfVAeESOBz3DsU4OTbPBWz0rCJTIizY9GVEK42r2f0QZ03" },
  { name: "part-93401f9639.js", path: file38, bytes: 704, integrity: "sha384-b616oICL2jYrIl8SvlgNY2hUIc7w1d/e10M6+FzMMoIqMKCxpsFg/dXZTbPfYgQC" },
  { name: "part-93b8c7f2bb.js", path: file39, bytes: 1104, integrity: "sha384-ACf8+0rswBZ5mzuXa37OzJC91XfPke9BCYIgXAz7QwaFR92yD5Pd2N/RfuM5LnmZ" },
  { name: "part-95fa13bced.js", path: file40, bytes: 40498, integrity: "sha384-NYqD8lAN6rfotixdjjy0wmWe9Tu7YA2jDnTMU94SlWiSjNf7W2HLgmhCGba8s0pH" },
  { name: "part-a3660f44f6.js", path: file41, bytes: 728, integrity: "sha384-loDOhjK9RCE3X5FMnqW96mu3qNaYDk7wFwvqQt+rzIRFeuMDWTAgaROKxWyUy/QL" },
  { name: "part-aea1e66cb0.js", path: file42, bytes: 381, integrity: "sha384-5Hsz0jjoQyATFu26mzhqLjHRi22TthckDKjk6AJkjso7/p2dUo/cHOIYp7GnA466" },
  { name: "part-aef99501b2.js", path: file43, bytes: 16234, integrity: "sha384-orXr8IiVzhFyFc6/hXLoxVao5QZIxVhxKp44Rh09lmHljJ/yZkiNKx0V1EmVtzeF" },
  { name: "part-b3cc56f38a.js", path: file44, bytes: 809, integrity: "sha384-bDeY4ZxVSSwXOGM40qvYqBXaxU6ueqyH66hhLeD7fmOp2fofcuRpqvL4jkR1INH5" },
  { name: "part-badd35fa32.js", path: file45, bytes: 5551, integrity: "sha384-IlFKD5/TtvvUVzgQUGjdpgBXEFL6zoX1NCKMLyJNpSl4aJVEAQ1yzr4q1HpbN4Ev" },
  { name: "part-bb8639c5b7.js", path: file46, bytes: 605, integrity: "sha384-petr2ocFbnKz+hx9EVbwsuvf2AHm4BVv4i3eYsf6GPh2PSlAFmvC/1Q0pTiFbRjS" },
  { name: "part-c23a80a90f.js", path: file47, bytes: 547, integrity: "sha384-ADgjJI7oNWAzFVrG4TSsR8EkAG7Owb+zPLJ2TA+VlE1wkz8yl+Iv5Mpo0Lly8sRA" },
  { name: "part-d3e3d3dacb.js", path: file48, bytes: 764, integrity: "sha384-ifN82snY8uLHgvBsyuvEmdJ6SOeWsYU7OhObBw8YqoWa3M6MLh6j+Q1yaE1jVvq5" },
  { name: "part-d7a034b485.js", path: file49, bytes: 9517, integrity: "sha384-7K4EV4IufP+bun67bkJ4S2CbS3/1U+4rY6BX1sM19oVY1tpUk1IfyF6sWJ9BQ3t9" },
  { name: "part-d7ebc88713.js", path: file50, bytes: 506, integrity: "sha384-xOwQ4iv5DjO4LBAvRRjETB8GL2gPcGIraYlM56pxrdcOlc9oEDWvWIa66vL6twwX" },
  { name: "part-d929b0e232.js", path: file51, bytes: 1311, integrity: "sha384-HTCgNW1Vea6yuhny2Kns0UlUWs9TLuoGy6ZfjAjyBGR5G4viUFYaJwtxWIA88Fom" },
  { name: "part-de7da0267e.js", path: file52, bytes: 866, integrity: "sha384-IOzxjEK1I86q7TQ2azRvlFiXLRUihRfMjW57uumGEib3wyf8r12hJhTHu51xoATJ" },
  { name: "part-ea6b9dd373.js", path: file53, bytes: 577, integrity: "sha384-SETnTokMSVLUIlEZecDS+qs5D0zpEvqiwFyEQxOUbHRNI3kQY+KaJCctHrCbZ1T9" },
  { name: "part-eb6bb39158.js", path: file54, bytes: 414, integrity: "sha384-eSM0vZ1Yh4HcddWNosTC9yXHWTsnDHFxgzPoHP2p5nrKQ6U4sGMXuqRqy6RwsN8B" },
  { name: "part-edb16256d3.js", path: file55, bytes: 2721, integrity: "sha384-T1IxkTuQ0EaE4PPgpC/tbinsxcOJok+sM2pqICrzQmFQT5SaL42UadA44n8Z7yvL" },
  { name: "part-edda4d2453.js", path: file56, bytes: 320, integrity: "sha384-GnPoJ8crlHwXSWza+lPHxyfd066wP7Q3Y5lykn34etm92j8/X6H60PVFC6L+N4zq" },
  { name: "part-efdd0d3134.js", path: file57, bytes: 5558, integrity: "sha384-asFsbg9Zo/yZGrQ3d+conISUA5Xr6nduOez+dR9hAab7Fm3WUNnpTMncGrJ6jDyw" },
  { name: "part-f0c8171afc.js", path: file58, bytes: 1065, integrity: "sha384-6AuSG7//U02wIR08dxuNb/aavPwaMogximTz8SBWI8SI8zJktl1Cyi00HZ/hsowy" },
  { name: "part-f218f15502.js", path: file59, bytes: 4354, integrity: "sha384-eYAL6+wJoUNvM1wtT19p0f5hdzCK5aCLuhClhTEyYsDauU6Ryfz5/1ZEvP67LYg7" },
  { name: "part-fb516e1187.js", path: file60, bytes: 3798, integrity: "sha384-pOws0aMNfk2THf/0MCUcHGbilIh2WlRNjeBlY2F0CROImMXrF2ZLM1HGmtEmqyvG" },
  { name: "part-fe6ed4234c.js", path: file61, bytes: 459, integrity: "sha384-eFl8CzmhLHiH1wMX9Efq+R9/V4PSmbREYV1yhSpDdIG0WQIgstko5qI0Gemts4MY" },
  { name: "studio-19fabc693e.css", path: file62, bytes: 24513, integrity: "sha384-NQ3jnP2jIPeA+Gb+/9pGSTjg9GGht0d8QQc9g1VxWhJfFz1nQvPiyN3d09KzA+rH" },
  { name: "studio-f488151764.js", path: file63, bytes: 7523, integrity: "sha384-NBuVxam3meujXahWVDzKWIR4fTbahC7Pbjt6fDL3eJgi/JJ45l5tvEkEVbaHFBV+" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-f488151764.js", style: "studio-19fabc693e.css", preload: ["part-050cf64fc9.js","part-178bfa290e.js","part-47a9e5ff75.js","part-8b5673a367.js","part-93401f9639.js","part-a3660f44f6.js","part-d929b0e232.js","part-eb6bb39158.js","part-edb16256d3.js","part-fe6ed4234c.js"] },
  console: { script: "console-3c7087aa6a.js", style: "console-08675fd807.css", preload: ["part-8b5673a367.js"] },
} as const;
