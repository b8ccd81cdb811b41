/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-814b52d6f9.css" with { type: "file" };
import file1 from "./console-d51b3b5f3d.js" with { type: "file" };
import file2 from "./part-0305ea14b2.js" with { type: "file" };
import file3 from "./part-0e20e09992.js" with { type: "file" };
import file4 from "./part-16711a48af.js" with { type: "file" };
import file5 from "./part-1facac3deb.js" with { type: "file" };
import file6 from "./part-2aa055dc53.js" with { type: "file" };
import file7 from "./part-2b871f96bc.js" with { type: "file" };
import file8 from "./part-2d1533fb35.js" with { type: "file" };
import file9 from "./part-36a0b69dc4.js" with { type: "file" };
import file10 from "./part-3a47632c9f.js" with { type: "file" };
import file11 from "./part-45db14a18a.js" with { type: "file" };
import file12 from "./part-46b602db0f.js" with { type: "file" };
import file13 from "./part-547a2a9e18.js" with { type: "file" };
import file14 from "./part-5be225b2a0.js" with { type: "file" };
import file15 from "./part-62c03b6868.js" with { type: "file" };
import file16 from "./part-651e71410b.js" with { type: "file" };
import file17 from "./part-653cad8a9e.js" with { type: "file" };
import file18 from "./part-756dae0033.js" with { type: "file" };
import file19 from "./part-75e5224578.js" with { type: "file" };
import file20 from "./part-7aafadaa93.js" with { type: "file" };
import file21 from "./part-801032ad6b.js" with { type: "file" };
import file22 from "./part-83a87a5dd9.js" with { type: "file" };
import file23 from "./part-92ed736a6f.js" with { type: "file" };
import file24 from "./part-9a22ef2889.js" with { type: "file" };
import file25 from "./part-9e75ff686e.js" with { type: "file" };
import file26 from "./part-bba070976b.js" with { type: "file" };
import file27 from "./part-cae39ee284.js" with { type: "file" };
import file28 from "./part-cb6089b8f8.js" with { type: "file" };
import file29 from "./part-cc4fda4c6d.js" with { type: "file" };
import file30 from "./part-da037199b4.js" with { type: "file" };
import file31 from "./part-e1e19c89ce.js" with { type: "file" };
import file32 from "./part-f2a67685b8.js" with { type: "file" };
import file33 from "./part-f60156de6e.js" with { type: "file" };
import file34 from "./studio-23bd6e4910.css" with { type: "file" };
import file35 from "./studio-6054620410.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-814b52d6f9.css", path: file0, bytes: 46983, integrity: "sha384-sRgR984Tq0qsxG8X1Fgt4PtAuwybLPVerRJIs/WxViSNl4PZmZwRSvVE1Xor/1LK" },
  { name: "console-d51b3b5f3d.js", path: file1, bytes: 17977, integrity: "sha384-K1bBtkxf5F0a5MT2DmUQ7ZePurPrs485DurlvO1ZjDdcTor5nqXb6FJxtCfRuE7M" },
  { name: "part-0305ea14b2.js", path: file2, bytes: 414, integrity: "sha384-iGL2rBFxfzahJYMoD0y9NzIb6p/WePti51Vb/rLu2k9DwNq9joYCOW4xdmRSLYjJ" },
  { name: "part-0e20e09992.js", path: file3, bytes: 5753, integrity: "sha384-m76nhBL/G9ivRusrqViIc2hWA6MIIrlUeWytIbEo/vf9SAuEBG3gT36N0mOK7ml4" },
  { name: "part-16711a48af.js", path: file4, bytes: 131, integrity: "sha384-R4KfnsC75qw4qMEp1NcQjMisKhWX4jFrc8hrM2h7CH5KyNNehCjBgljBO6IEOOHM" },
  { name: "part-1facac3deb.js", path: file5, bytes: 1153, integrity: "sha384-Ch8wbg4JHoLQRAa2bXRiA0ApNf7XZ3GNycoiAYOBzT5xt2HwgMVQqTlZcQdWHuek" },
  { name: "part-2aa055dc53.js", path: file6, bytes: 73332, integrity: "sha384-HmVVpV+HL5zDvrqaPEMSgU6mWywZsxJT2W4l28N8iUI0dfqyoHj0BpeCOYZQ7CLT" },
  { name: "part-2b871f96bc.js", path: file7, bytes: 16188, integrity: "sha384-Ewi22ynxDSsKy+cFQPx7EEnkDhriBLQHygqypcnV2AqFlKuCX3aYnlTLOwwaMexM" },
  { name: "part-2d1533fb35.js", path: file8, bytes: 547, integrity: "sha384-bSZS+pLIZfh+S6pqBIg4xZ2DBAHO7+bk32VFt1erstcQWxNzC2LJ5dhUiIMwd5L6" },
  { name: "part-36a0b69dc4.js", path: file9, bytes: 1649, integrity: "sha384-29/mOLCD9IcjovWD8lyNRqRhtF1FnOkLif8QapN7yGhnnMPyFeTDgFRoJMwRO9B7" },
  { name: "part-3a47632c9f.js", path: file10, bytes: 58292, integrity: "sha384-MkpNuj5fHHtlGTd4KYfvWz8LiHY5UEQpw1Ku/pRnnBPpKKuQs/1rW4hOF39on2aS" },
  { name: "part-45db14a18a.js", path: file11, bytes: 4372, integrity: "sha384-wECqsFcoYyYtJbHDr68nIqOZJCojtbTiIdLcHUqJctQ34i2P8etr0TjEh7rJgLqB" },
  { name: "part-46b602db0f.js", path: file12, bytes: 759, integrity: "sha384-zNlG97DSrQ55xBA1Mntk2iW9t+rq6qs3A9Qz/ndSMrPDbZPckclikL+BbS5GLY4q" },
  { name: "part-547a2a9e18.js", path: file13, bytes: 3630, integrity: "sha384-5PwVUw6MYkSHvAIrQFDkN80A01IK1cO/RtezM7Vt9l8osJjPMWH6yJtVXHRCEli9" },
  { name: "part-5be225b2a0.js", path: file14, bytes: 279, integrity: "sha384-g7okwnyI/5NzH3SaSOysOMPx50vzgI+YFC9TjgzpUdQtqjCWw4VVKa4x9zE0eV7K" },
  { name: "part-62c03b6868.js", path: file15, bytes: 47991, integrity: "sha384-2iB5lKxiHrsw0uAzdk0EXGonhH6EVW5rsORRmBJf9j7XCwZ5Jq015yZXZagfd/uf" },
  { name: "part-651e71410b.js", path: file16, bytes: 7982, integrity: "sha384-qI0F9kFgYwCAkWbQLUbkqHL8UbF8/2AFjGfOzA9v/XEWpHLJzTGi8Nk5MhHFET+Z" },
  { name: "part-653cad8a9e.js", path: file17, bytes: 704, integrity: "sha384-Rh8TYwsWaOIFjLw69kniygtwrppt7GTvOQfbR//PfahhDEOdH9YIzeH6sIpXDEQJ" },
  { name: "part-756dae0033.js", path: file18, bytes: 3393, integrity: "sha384-7xeljuNB+7I1OEoZ+YS4Yex1WRg820qgJjFYQD6f+L5/1AU9adPbqOliGIuDvn8e" },
  { name: "part-75e5224578.js", path: file19, bytes: 546, integrity: "sha384-NnZ+5nUEVdT4RgIouI8cQJ6FgWDqelsETIQOREIOCJoZiqpQ4J1UoHxoY3LVRzJo" },
  { name: "part-7aafadaa93.js", path: file20, bytes: 922, integrity: "sha384-5JW2Ycbu7Hxga/wyxi5SJi66EWMdF8C2ZUiGr13hhJu0qyADwf6P2VGRG6ELDd5Q" },
  { name: "part-801032ad6b.js", path: file21, bytes: 6617, integrity: "sha384-YW8y57EkyPBbCsHeUkmu36Wyuxto3EYHSmpK2m/NxHILAdbkYDMYqFizUKDXelU1" },
  { name: "part-83a87a5dd9.js", path: file22, bytes: 6466, integrity: "sha384-Jj7ESH/Fc2jhCKQRPa4HRRcC9yGeuBzpZBHhbeF370xzSnwsdlKTjiYTKWkwovEj" },
  { name: "part-92ed736a6f.js", path: file23, bytes: 577, integrity: "sha384-XMTu99CyY7FojHB0TirVl1JCTv0S4xbUHNwta6aTo4Eah8fAxBRS3Epn003b6KY8" },
  { name: "part-9a22ef2889.js", path: file24, bytes: 33031, integrity: "sha384-nmBMnoK1OiNkXhXaO5HGtoPpuM//Q1UFzT8wJo795flepTL90k2EXrnA95j0x7St" },
  { name: "part-9e75ff686e.js", path: file25, bytes: 728, integrity: "sha384-8zfmFMpcji40IKrWDlaCXKwDjAIEB7ffawTAyNzKsZZbUvZdawGQyIN2wwJbhZa8" },
  { name: "part-bba070976b.js", path: file26, bytes: 2309, integrity: "sha384-eB8NkAleOkm9R7Y2uYfpbdEMGfvzel+t2tJIY4MPFQxmYnpnvcO7W64se5wxZ9RX" },
  { name: "part-cae39ee284.js", path: file27, bytes: 3828, integrity: "sha384-XfS1daMCns1ZuiGpfPAK42SoFO/Cla+tneF+U0PHAKLuiDKmCaADSShxe88fYDPi" },
  { name: "part-cb6089b8f8.js", path: file28, bytes: 11851, integrity: "sha384-tJXjjdKDlgx7pOrR6GRoC3cuBUwz0rfJoX7L0t9qB+6wEC+WsNoNXF1gOwyU4ym8" },
  { name: "part-cc4fda4c6d.js", path: file29, bytes: 6440, integrity: "sha384-NJXh3OFfedpOaVa729OiY+W3EYUZDSinNyRpiZMQImDyKcyW8XJQaq3HqeFA2GcO" },
  { name: "part-da037199b4.js", path: file30, bytes: 18840, integrity: "sha384-z0mKO1eMUfZIKK6SAH6OJtXzSJxMG8NmxIBWBdyuLkLxmbdp0f9AEm0RL86Qzsdp" },
  { name: "part-e1e19c89ce.js", path: file31, bytes: 5024, integrity: "sha384-mWDi3nZCVVeYGiazSJl/H0HEid1WKcwwaWwiE3oLuWQVA0LxtaK4lFsU9eVoixSi" },
  { name: "part-f2a67685b8.js", path: file32, bytes: 1934, integrity: "sha384-CSsEIUpXe9CRKbRJDJhKWWEuX/YWHOn8AjYOSUTOCsNJsY/XRAaB2HwNNYvupLJv" },
  { name: "part-f60156de6e.js", path: file33, bytes: 488, integrity: "sha384-9frb4dktLT1TSPdlarnbkl/Uq7S2mIunQy0bPpOb/YVxa58zT+pSO7LWMewgSuXa" },
  { name: "studio-23bd6e4910.css", path: file34, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-6054620410.js", path: file35, bytes: 5977, integrity: "sha384-eO//9rFPjr0SsZlJEArw7hAOOoB5N8p2l7LJKTQ1VhA/5FNuV0I4tfsRP6Dzg22p" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-6054620410.js", style: "studio-23bd6e4910.css", preload: ["part-0305ea14b2.js","part-3a47632c9f.js","part-62c03b6868.js","part-651e71410b.js","part-653cad8a9e.js","part-9e75ff686e.js","part-f2a67685b8.js"] },
  console: { script: "console-d51b3b5f3d.js", style: "console-814b52d6f9.css", preload: ["part-3a47632c9f.js"] },
} as const;
