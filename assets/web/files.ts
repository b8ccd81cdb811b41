/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-01ae9355e3.css" with { type: "file" };
import file1 from "./console-b92dd97cd4.js" with { type: "file" };
import file2 from "./part-008f12f39c.js" with { type: "file" };
import file3 from "./part-0697366765.js" with { type: "file" };
import file4 from "./part-072301d8c8.js" with { type: "file" };
import file5 from "./part-095e59b691.js" with { type: "file" };
import file6 from "./part-0abf9a4f38.js" with { type: "file" };
import file7 from "./part-1a63da5517.js" with { type: "file" };
import file8 from "./part-2a97bcfd3d.js" with { type: "file" };
import file9 from "./part-3175333b56.js" with { type: "file" };
import file10 from "./part-32d39e4951.js" with { type: "file" };
import file11 from "./part-32fe0dc310.js" with { type: "file" };
import file12 from "./part-3db17c0d50.js" with { type: "file" };
import file13 from "./part-3dba462b19.js" with { type: "file" };
import file14 from "./part-48993edab5.js" with { type: "file" };
import file15 from "./part-537e0317fa.js" with { type: "file" };
import file16 from "./part-562e5700b6.js" with { type: "file" };
import file17 from "./part-57e6aa861d.js" with { type: "file" };
import file18 from "./part-58e27df66b.js" with { type: "file" };
import file19 from "./part-5c765ad292.js" with { type: "file" };
import file20 from "./part-6a38bbc536.js" with { type: "file" };
import file21 from "./part-6a9412d364.js" with { type: "file" };
import file22 from "./part-8911ec7f4e.js" with { type: "file" };
import file23 from "./part-916eeae3fc.js" with { type: "file" };
import file24 from "./part-9582ceeed8.js" with { type: "file" };
import file25 from "./part-962071f2a0.js" with { type: "file" };
import file26 from "./part-9be15326b8.js" with { type: "file" };
import file27 from "./part-a1cc62b857.js" with { type: "file" };
import file28 from "./part-ab7e40d26c.js" with { type: "file" };
import file29 from "./part-c4d2ec1cc1.js" with { type: "file" };
import file30 from "./part-cfa5bb1da3.js" with { type: "file" };
import file31 from "./part-dda9bd6c01.js" with { type: "file" };
import file32 from "./part-ec3ff6af25.js" with { type: "file" };
import file33 from "./part-f0e412cbe6.js" with { type: "file" };
import file34 from "./part-fc876587cd.js" with { type: "file" };
import file35 from "./studio-23bd6e4910.css" with { type: "file" };
import file36 from "./studio-2c8ff4dd1a.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-01ae9355e3.css", path: file0, bytes: 48642, integrity: "sha384-N4+vrdF83UZwugQ1w0RPDzibOAlXHDqtV4osQJ9yhWuN71IR4dDe6nSm8GtFEWm8" },
  { name: "console-b92dd97cd4.js", path: file1, bytes: 18174, integrity: "sha384-c3frQwCbjuzjiv1HpLyKyF+YGQhBzhn6kTfDSa+CXZjbxVdYwpPPz32cAjWHCeq2" },
  { name: "part-008f12f39c.js", path: file2, bytes: 21047, integrity: "sha384-ybHsOgqr+Kd/dHauZ2xoV43UaTIQhzpOUPTRB8fYoHqCpj2pl1gkmmi0lwHjcs21" },
  { name: "part-0697366765.js", path: file3, bytes: 131, integrity: "sha384-3x05JezlD1drJ9eqAEj9D/iWCLxhp4ymdQVYghUuxu+h9961fXyl+uuMc7RvFm7A" },
  { name: "part-072301d8c8.js", path: file4, bytes: 1934, integrity: "sha384-/1IsLUsQ8PSylpIigjOFwCykvcGwTgcLg5HxOvCL78DroBpA3C6RMWQVZw2pxw9x" },
  { name: "part-095e59b691.js", path: file5, bytes: 5024, integrity: "sha384-73Xk4S/zQXTMmpbJaKLkKgSrB1ntfnMbq8FDIRLrGmEGKyzKfsStP1k20XorMuA+" },
  { name: "part-0abf9a4f38.js", path: file6, bytes: 6617, integrity: "sha384-wR6ee+tsU6nIG8afyGG03Kh1G9gGuiGoyH4yOQC7TNrwoW69kUs42ejHY134xcPP" },
  { name: "part-1a63da5517.js", path: file7, bytes: 16238, integrity: "sha384-IIbauV6o/iFPhb//vgbhV/fTr1C3d4vA9uvvz8Y13ldyNYkJMgD9O6OdXP/S1zX1" },
  { name: "part-2a97bcfd3d.js", path: file8, bytes: 8024, integrity: "sha384-/QgpRzf9BgtaQuek8nW2iiNkeLom2A6bPz0vAb/5903lcfIp5J4OcifrQtaWX9Gz" },
  { name: "part-3175333b56.js", path: file9, bytes: 764, integrity: "sha384-j0UjsvCsb6x31M7TFH9UY9i/cqm0+3REe1DSzEhSfUALnRf+iBr+H4H7wioemHOD" },
  { name: "part-32d39e4951.js", path: file10, bytes: 871, integrity: "sha384-NznSYoO9pXoFkHzabAb0R7SzLns4+XxlgNouJB/1kEnoh4X/ti01PWLNQuqY88QZ" },
  { name: "part-32fe0dc310.js", path: file11, bytes: 546, integrity: "sha384-CGwT7E7mCwO9Yp158sLQIRoSM5/ZTgorAM+SdHgR576OE7B/4t376wsowMDnPYVi" },
  { name: "part-3db17c0d50.js", path: file12, bytes: 14964, integrity: "sha384-HY7vt7+WZVWqM0THEaPnUAJr0sJrWheIi4cgkkmlDyaOcuGfuXax3a3bJm/ibGZc" },
  { name: "part-3dba462b19.js", path: file13, bytes: 32680, integrity: "sha384-VvJ57fIjXaHUJkrK9FN0CkPXtcTGwhm5T4+oLJQIiFciwtkM2h9UR7gSFRo2OR4J" },
  { name: "part-48993edab5.js", path: file14, bytes: 1106, integrity: "sha384-jrkgVxRGbzuBxpkBwnJxHQID6gO+a51BPLkR2FhJaxsjvQdy2E3lbWF6geuiK7Ej" },
  { name: "part-537e0317fa.js", path: file15, bytes: 728, integrity: "sha384-MljJni6+pCH//krtX11Y8qTZyim8dCwhEJLE/gG8z7ylVCzzXiEroTUYlFpiuXqs" },
  { name: "part-562e5700b6.js", path: file16, bytes: 18855, integrity: "sha384-0yE1Z2hHQJJSWDSkA6voVIYVBKGIQSOIciT3d3lCqLNy2Wk2zU3Bf/SyOpgKveC7" },
  { name: "part-57e6aa861d.js", path: file17, bytes: 73316, integrity: "sha384-aPp3DJYRzg9B5/l3/qUZQu/Wavs8GVKLMXNWGksWOb3yZZLbaQu2QjMXg29NzmdH" },
  { name: "part-58e27df66b.js", path: file18, bytes: 61358, integrity: "sha384-dg+vSmJL37rkPOp8NO1IwRoH89XmtNWMcjn3rRZWp9BKpPDRvD4KbTyyndcvF9sX" },
  { name: "part-5c765ad292.js", path: file19, bytes: 6867, integrity: "sha384-G4bv75kn0vZkXqqaGWlObiGOxZ+VtNGc0QlHaEA4g++YL9mEARs5vVWdyOcYKv6M" },
  { name: "part-6a38bbc536.js", path: file20, bytes: 1647, integrity: "sha384-K2EEdqZx5BBW1mbpHkxrxqkTeeZO3BYsek+j3Hh6Xwd6pqXyCERefplS4xi4JMpQ" },
  { name: "part-6a9412d364.js", path: file21, bytes: 1153, integrity: "sha384-rhu125vOGMGAP5dvuUw02KNsoz99u7P4CEp7OuPNh5ghROGPWRbusaZ4svNyPVhO" },
  { name: "part-8911ec7f4e.js", path: file22, bytes: 577, integrity: "sha384-xZfiIuaKSktv4hTAy0kGEUO0REDI7YD8dOCB8FZk2h8GOpoJH9253PDE3gE7eQFO" },
  { name: "part-916eeae3fc.js", path: file23, bytes: 704, integrity: "sha384-7HEoEsVADYtuDgMGQTiGSoXwq5z2OC3n6f3FlcRHO+aSzdRwEaWjIg6fcySHBnvs" },
  { name: "part-9582ceeed8.js", path: file24, bytes: 414, integrity: "sha384-b+FrG1orgOy5yavbLOx6emtCduflpeSXbQMkWs3aSHzPdXsIE/fYxj/q3wzu5c2M" },
  { name: "part-962071f2a0.js", path: file25, bytes: 3857, integrity: "sha384-DQYMEp1Tl2XZ3if5P7H6+ZbTGVVxzClg8mFdbBQEoMqAxImAc2VNzEOGoBKm1g4R" },
  { name: "part-9be15326b8.js", path: file26, bytes: 4244, integrity: "sha384-OTDvnvioiD12K+ySAi0kggdfSjgTPtzGEKgvyIn4hHHcibjH+31dBDh+pkGjHYVo" },
  { name: "part-a1cc62b857.js", path: file27, bytes: 2538, integrity: "sha384-pRH88KMqKlNCEih+yVBAXgdLRZha3M+m2BCyGWo9VoIzme19Neqb288RgiaadFrq" },
  { name: "part-ab7e40d26c.js", path: file28, bytes: 3422, integrity: "sha384-+dKSVJbP33epfcxZnPvSMyaL73AoCQ0DdKIPSFMfO/lP0o6SoKKZ1kTj9tx9KbSc" },
  { name: "part-c4d2ec1cc1.js", path: file29, bytes: 922, integrity: "sha384-ABFm09I+DWMtNsOvwuh34gBLV1fIRQ4ahPEfaTqYa6ClM/M83KDFMxXPwNJccHN7" },
  { name: "part-cfa5bb1da3.js", path: file30, bytes: 3633, integrity: "sha384-xpHG+YEwxVVRx3oWFmydc5+YVzyOtF9WaZhC79TpbKGUVkhAikWkvI9qyVQZvRlp" },
  { name: "part-dda9bd6c01.js", path: file31, bytes: 5773, integrity: "sha384-WWuPl5LvpGa81GWvLT8GEB1mcCSE5wbiQTz4M6zkV433kAqSrJYXA6yQ1zorI0oq" },
  { name: "part-ec3ff6af25.js", path: file32, bytes: 547, integrity: "sha384-dI4ayzQM78AbVYuy73plRPvUq4cwmwx50WYbaHGaKZ2qdalVrMEgnvsGA3+YmNFl" },
  { name: "part-f0e412cbe6.js", path: file33, bytes: 48107, integrity: "sha384-X/ctde+WNXxv+Xb5HvODsQr9ryDbK1WQClocUo0kMFbfHU7gYWzEnPpal5QIv9ga" },
  { name: "part-fc876587cd.js", path: file34, bytes: 279, integrity: "sha384-zQRJ9x2250vJXDj2VfY3sqqkDQUX124VgPmbO77yt0QjMRSi6GwnydbjQ9xLaF1O" },
  { name: "studio-23bd6e4910.css", path: file35, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-2c8ff4dd1a.js", path: file36, bytes: 5977, integrity: "sha384-hIPZehdRfN+izT9z7PIO3uBF/XozBfKBBQTU27e9lzwUy+v4yWaBGTpZ6TvyKkMr" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-2c8ff4dd1a.js", style: "studio-23bd6e4910.css", preload: ["part-072301d8c8.js","part-2a97bcfd3d.js","part-537e0317fa.js","part-58e27df66b.js","part-916eeae3fc.js","part-9582ceeed8.js","part-f0e412cbe6.js"] },
  console: { script: "console-b92dd97cd4.js", style: "console-01ae9355e3.css", preload: ["part-58e27df66b.js"] },
} as const;
