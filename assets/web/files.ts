/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-56684e4b5f.js" with { type: "file" };
import file1 from "./console-c728e73536.css" with { type: "file" };
import file2 from "./part-057d7e66cf.js" with { type: "file" };
import file3 from "./part-09a0b86ed4.js" with { type: "file" };
import file4 from "./part-0d6038affe.js" with { type: "file" };
import file5 from "./part-144071d427.js" with { type: "file" };
import file6 from "./part-16711a48af.js" with { type: "file" };
import file7 from "./part-22fc345cd7.js" with { type: "file" };
import file8 from "./part-242f015a6a.js" with { type: "file" };
import file9 from "./part-25ebc36d21.js" with { type: "file" };
import file10 from "./part-260fbd1fe4.js" with { type: "file" };
import file11 from "./part-26d628c368.js" with { type: "file" };
import file12 from "./part-2701633200.js" with { type: "file" };
import file13 from "./part-27278dfc61.js" with { type: "file" };
import file14 from "./part-274bc77d95.js" with { type: "file" };
import file15 from "./part-28f864e6a6.js" with { type: "file" };
import file16 from "./part-3d96286029.js" with { type: "file" };
import file17 from "./part-4742d9c714.js" with { type: "file" };
import file18 from "./part-4bca84b573.js" with { type: "file" };
import file19 from "./part-655032b500.js" with { type: "file" };
import file20 from "./part-690c237326.js" with { type: "file" };
import file21 from "./part-986adaa966.js" with { type: "file" };
import file22 from "./part-a0664f2e54.js" with { type: "file" };
import file23 from "./part-ab13553f3f.js" with { type: "file" };
import file24 from "./part-b61eacebf6.js" with { type: "file" };
import file25 from "./part-b9253157f2.js" with { type: "file" };
import file26 from "./part-bb8de176f0.js" with { type: "file" };
import file27 from "./part-bda632769c.js" with { type: "file" };
import file28 from "./part-bf6d081adc.js" with { type: "file" };
import file29 from "./part-ce94cefebf.js" with { type: "file" };
import file30 from "./part-decce4833d.js" with { type: "file" };
import file31 from "./part-e86afeac37.js" with { type: "file" };
import file32 from "./part-f108c88448.js" with { type: "file" };
import file33 from "./part-ffeec351ea.js" with { type: "file" };
import file34 from "./studio-23bd6e4910.css" with { type: "file" };
import file35 from "./studio-d3921f58b4.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-56684e4b5f.js", path: file0, bytes: 18174, integrity: "sha384-NLIY+9mgJRGoX4MAfSZqkN5dSRiLFwJl7tevRZoVaqqYZ+ZMdWpJtp2HZPp8REF0" },
  { name: "console-c728e73536.css", path: file1, bytes: 47077, integrity: "sha384-OTJXFBPxp16Z+WVAc+P98DomFQL5P1ubnH6bAyCn6/dhq4FsV3k2uPp7VEGO6UZD" },
  { name: "part-057d7e66cf.js", path: file2, bytes: 18855, integrity: "sha384-f2Q7fRyi5bKJiol+W3iEcqQER7J5xMQ1FGnaSS5Lwzk3BhrDpflKhTGLhOTSaVuK" },
  { name: "part-09a0b86ed4.js", path: file3, bytes: 73316, integrity: "sha384-Y87rh0p4XVGy++9SX8R+KRv840duGVJ+KJg/4/8Q2GLULygFUaRO4xTg8mvGLAo3" },
  { name: "part-0d6038affe.js", path: file4, bytes: 6617, integrity: "sha384-Lz5b92tiktZ96nQp/plhMuDa8WpDq9wGD2oLBvdgQo/LmLkkx0sWUiDlb8Eo/2nZ" },
  { name: "part-144071d427.js", path: file5, bytes: 14964, integrity: "sha384-wKpffWe/DW3jX79B8yWWIq9lpvtYSCzjTCTXvgelx3P6cP6bNDwRlnIiQYKKd7kI" },
  { name: "part-16711a48af.js", path: file6, bytes: 131, integrity: "sha384-R4KfnsC75qw4qMEp1NcQjMisKhWX4jFrc8hrM2h7CH5KyNNehCjBgljBO6IEOOHM" },
  { name: "part-22fc345cd7.js", path: file7, bytes: 577, integrity: "sha384-1nhA/cTMC4+7d+m7SOHtIhWKMrYcuoiNwrVNzzMwikfZud5ZhKAomGVPloEXWHjk" },
  { name: "part-242f015a6a.js", path: file8, bytes: 1647, integrity: "sha384-HawzkB0JDmlp3XN/IN4jUaW0FAzU/U9o1aA2gTcWP3MuQFgOc/nMuJN8D1sEfYGy" },
  { name: "part-25ebc36d21.js", path: file9, bytes: 1153, integrity: "sha384-xV2MZoeQ8NHTYTIN7Nym7vD16FZR6hpVtUc5W0wJnFa9Oj5M9owWlYpkOO75ce1o" },
  { name: "part-260fbd1fe4.js", path: file10, bytes: 48107, integrity: "sha384-SWpVGQ1HxbsPLSAjhEf9JQ6730fjAs95cTjKQ8wq4miEw5og6k46dNbXDa5Xw+c+" },
  { name: "part-26d628c368.js", path: file11, bytes: 6466, integrity: "sha384-zTXZNc276OmanDs+ZNI+xzxQZXxVFcAvT+JFO/jYCyNiL5/GjFyXLtkScicQTxpK" },
  { name: "part-2701633200.js", path: file12, bytes: 764, integrity: "sha384-4X0NN7gwZZD4P4jHhxS7gYhGVFqVigDa5BXWWODPro0qj1BUqnJPqGzPPDZG5fxH" },
  { name: "part-27278dfc61.js", path: file13, bytes: 414, integrity: "sha384-Zd3F5Y0NHsKRJFburvM/fPomVaWXE4nmcVhsdUUKuMHmB2q+xflW1XjoHEhNH5rH" },
  { name: "part-274bc77d95.js", path: file14, bytes: 922, integrity: "sha384-U9xuUlWMsrzRMSgzUji1wqdloBtnDwzgOzz2p+G1XgLNbIWYtMK1V57neCHlLYvz" },
  { name: "part-28f864e6a6.js", path: file15, bytes: 16238, integrity: "sha384-JxhlGfF+x+cJ9i/+so9E7m3XwtUMZK5IgjUcRELxE6uxQm3t2HFB6qQrsDjtRuM/" },
  { name: "part-3d96286029.js", path: file16, bytes: 4372, integrity: "sha384-wjrRuShS75tSmDNKxiAZBD2yPG2U+LN5q84tsPSJBv3d2RH++i7U+6Z6tWSXgIrb" },
  { name: "part-4742d9c714.js", path: file17, bytes: 3828, integrity: "sha384-WZOxnMWWYC4+Oe+oqKfP0n0xEdTauQ5qKM/ymnmefEwV4Hy3EwQuTA5wPn+E0qRY" },
  { name: "part-4bca84b573.js", path: file18, bytes: 1934, integrity: "sha384-x0HEI7mzR8EAy7H6vaaAW3JFN35wJWv+psqYymx6bn8ld0n+T04JY/F0Yz3Hi6v4" },
  { name: "part-655032b500.js", path: file19, bytes: 3633, integrity: "sha384-KPsebA0cwBh78yJjnP8zNiWtKX1o6h3F6+nwqlPewPc3KSWU5p/r2arZCP/1zpOg" },
  { name: "part-690c237326.js", path: file20, bytes: 279, integrity: "sha384-dITFUIad+DYIT1KcQLAEYUcwwQDaEDMbzYyMOKeFHrpm0hXcUPx5QEfQYVqfR1W9" },
  { name: "part-986adaa966.js", path: file21, bytes: 546, integrity: "sha384-wlcs39/cSJu2fSSsg7Ne8ofrpRivWTRfSIiqQIqI4+f8hZpfug9kJWKQQkWC8MB6" },
  { name: "part-a0664f2e54.js", path: file22, bytes: 547, integrity: "sha384-0WgB4BXsnfqwdizkvhzNABiQc2XRKM5KhQlFXiQ+SrEow4wlLpqzPvoci68TnP6y" },
  { name: "part-ab13553f3f.js", path: file23, bytes: 704, integrity: "sha384-TpURtKatYQuC8DjfBFpJ+Nj8tUb3eJ8N7gA158zu4oSZNkq/zo9JmbYxbw0ORDkw" },
  { name: "part-b61eacebf6.js", path: file24, bytes: 5024, integrity: "sha384-8eY3Mcf5dG+jB12cJ5gnNdJ7O9mfZU255guXZb1UcXj5DwOEJQurxI/aTMTTkHUc" },
  { name: "part-b9253157f2.js", path: file25, bytes: 33038, integrity: "sha384-djZju4QbD5DEk+B+62E6QcAnBxuzNqvAFX2PIKQibciuNnjx67zLw3l6tgCwZpgJ" },
  { name: "part-bb8de176f0.js", path: file26, bytes: 3393, integrity: "sha384-vcIZZTTukYtbJJa5okS0RdJZaue7+ifGf7GHNihPd5KsL3XXMt0ChiuWiSAMX0Q9" },
  { name: "part-bda632769c.js", path: file27, bytes: 5773, integrity: "sha384-qwAwVjzLPcsAZ0HKWCiVLa84f/c5xeVl0+X1QNMxshwUo883anqEDdasa0lb5xiS" },
  { name: "part-bf6d081adc.js", path: file28, bytes: 728, integrity: "sha384-/Q5WPr+qB8y5MWQxPS89zgvJ20EaGpdmpXXEWJDZ7dhcTnKb/4PCtxO9Lpyv/fX2" },
  { name: "part-ce94cefebf.js", path: file29, bytes: 61680, integrity: "sha384-FTRUkSS7ZqEIvb2yBOjT49gIx2OBmK3us8HN+0bwmXNjBdYR3/OjxUj1KtByT6Yc" },
  { name: "part-decce4833d.js", path: file30, bytes: 7025, integrity: "sha384-rigAJ5HfdXQzQk+ikWq09M+9C6FxgVyaVp+Ah1ZxHAbd8KEwG7FXjeegstcBDrC4" },
  { name: "part-e86afeac37.js", path: file31, bytes: 8024, integrity: "sha384-3TVo4eTmsvTp3WRsdEflK80d3atr0xsEnW4OJxe3zINA7/0l6VZDtd+E69KT2W5E" },
  { name: "part-f108c88448.js", path: file32, bytes: 2309, integrity: "sha384-zWZmJXpGwLteIKjmCN9c1xR3RL26e4coXiiKNT2Ly5t+eEIDxfqqJUuuszQuoVdR" },
  { name: "part-ffeec351ea.js", path: file33, bytes: 488, integrity: "sha384-8OAOxBqnTCEv9b5nG6U3g4OS1VHuXWVXIURfjXzNs8yCi3lbuBY8WpaO5c3KfwW2" },
  { name: "studio-23bd6e4910.css", path: file34, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-d3921f58b4.js", path: file35, bytes: 5977, integrity: "sha384-/YZYplcK9Rh3qJA2AOs+a9xkvU4ya+sPlPbFJeLkqwusjspoCE4PogvJ0IrlclVW" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-d3921f58b4.js", style: "studio-23bd6e4910.css", preload: ["part-260fbd1fe4.js","part-27278dfc61.js","part-4bca84b573.js","part-ab13553f3f.js","part-bf6d081adc.js","part-ce94cefebf.js","part-e86afeac37.js"] },
  console: { script: "console-56684e4b5f.js", style: "console-c728e73536.css", preload: ["part-ce94cefebf.js"] },
} as const;
