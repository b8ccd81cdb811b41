/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-c8db3c93d9.js" with { type: "file" };
import file2 from "./part-04f14a919e.js" with { type: "file" };
import file3 from "./part-0cf9324336.js" with { type: "file" };
import file4 from "./part-120a30f041.js" with { type: "file" };
import file5 from "./part-19b5a9a0c9.js" with { type: "file" };
import file6 from "./part-1d167ede04.js" with { type: "file" };
import file7 from "./part-229bd113fa.js" with { type: "file" };
import file8 from "./part-37ed5b47eb.js" with { type: "file" };
import file9 from "./part-41e7970a7a.js" with { type: "file" };
import file10 from "./part-42b8fdc83b.js" with { type: "file" };
import file11 from "./part-448a51e918.js" with { type: "file" };
import file12 from "./part-5926d95d9e.js" with { type: "file" };
import file13 from "./part-5e1b354306.js" with { type: "file" };
import file14 from "./part-629a578e8d.js" with { type: "file" };
import file15 from "./part-64786d806f.js" with { type: "file" };
import file16 from "./part-6943e84d6b.js" with { type: "file" };
import file17 from "./part-706f99a59f.js" with { type: "file" };
import file18 from "./part-82f0974e37.js" with { type: "file" };
import file19 from "./part-8437eac537.js" with { type: "file" };
import file20 from "./part-90f35b496f.js" with { type: "file" };
import file21 from "./part-a01e27a7b4.js" with { type: "file" };
import file22 from "./part-b1971952ec.js" with { type: "file" };
import file23 from "./part-b76dc1bc2e.js" with { type: "file" };
import file24 from "./part-b9e35d2f68.js" with { type: "file" };
import file25 from "./part-c803f50de7.js" with { type: "file" };
import file26 from "./part-df90d51a47.js" with { type: "file" };
import file27 from "./part-e44a25773d.js" with { type: "file" };
import file28 from "./part-e9bed9122a.js" with { type: "file" };
import file29 from "./part-eb6a9d0d67.js" with { type: "file" };
import file30 from "./part-edd9f045d4.js" with { type: "file" };
import file31 from "./part-fc57ee62a5.js" with { type: "file" };
import file32 from "./studio-23bd6e4910.css" with { type: "file" };
import file33 from "./studio-f3c6d071dd.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-c8db3c93d9.js", path: file1, bytes: 17718, integrity: "sha384-rn0KNIzmYz3d8kwGKLvp0zfjqZcYkOjT/ZxUpBca0wMyTlWFisQ2HDXw9vc9MrxC" },
  { name: "part-04f14a919e.js", path: file2, bytes: 3828, integrity: "sha384-bD51WPsYfpVvVpoG69TxkgHak0kq9pbHv+N+S7AK4XGsr0UzeHvJ2GLFHmgGxaPi" },
  { name: "part-0cf9324336.js", path: file3, bytes: 32966, integrity: "sha384-1LJSOWBlVbbBLWAmnv8EndNebPj+JQ0dY3v1zvwgUbTv3RDCfceIpYrcwls/IiPa" },
  { name: "part-120a30f041.js", path: file4, bytes: 1934, integrity: "sha384-4krYsryYVGf2vgSiTEAfQCpGpQl1zjttmqsEsdMtbpUAnvEN5b0kJqvSJBKvtD5g" },
  { name: "part-19b5a9a0c9.js", path: file5, bytes: 72966, integrity: "sha384-nag1vmkMv8N4o+YG8hPvCo7wV2RjQwtancurrZojtKyVy5Pj/y1sKbMxk1iUkZJz" },
  { name: "part-1d167ede04.js", path: file6, bytes: 281, integrity: "sha384-H6RDRm+2Cm4elIftaIsiacw5CUp6LtxlCUlrMqghZ6RFyuXFWfdjTLCkgL4LLquT" },
  { name: "part-229bd113fa.js", path: file7, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-37ed5b47eb.js", path: file8, bytes: 488, integrity: "sha384-xot8ogBUP90WP9rGRSwvsvqrUfb37zXgHGjxg3aizmy+9RgsiB5FhJ1htUK4p5Bk" },
  { name: "part-41e7970a7a.js", path: file9, bytes: 546, integrity: "sha384-6sILSGHlRVAuSmX2QwHIy/gQs6giemQ15HjR8Nw0j8TWhW8NAdAJdzdXHqq+oZLY" },
  { name: "part-42b8fdc83b.js", path: file10, bytes: 18840, integrity: "sha384-fuV0ZEGvmPRzTpVWJLXN4R9kJjfxZctVrbTtxpTCF4dj3xYqRSWIbS0cL3utGQAq" },
  { name: "part-448a51e918.js", path: file11, bytes: 6470, integrity: "sha384-DVyChQ6NY9yrj53iJQ4vQFZWxJ6sl39kYwKfuLVweSRLGG30duPMM33MKa2eB+GA" },
  { name: "part-5926d95d9e.js", path: file12, bytes: 759, integrity: "sha384-NYUr6oXRYcrlEcsw0OgtEF+uocCBsBSbCcuGuH7mK88zY7AXrwkihbu7VnnkZ8/G" },
  { name: "part-5e1b354306.js", path: file13, bytes: 4372, integrity: "sha384-IxKMyDb4q0P+sNhgXotiavWTyr/e1b91sHV1OFMBTfxNXUXrvnlUIjxvLwTE94KD" },
  { name: "part-629a578e8d.js", path: file14, bytes: 56250, integrity: "sha384-m1ZxARfG2d0PCAfjFAD9fr/fRNGWJnREc0OGu8PIfFsqMkrcf4qgM/D7PUERqq+6" },
  { name: "part-64786d806f.js", path: file15, bytes: 1155, integrity: "sha384-YNF3vnXBx7LigAHzSbsm56A49fL/8EaPW8UrQUdPlKHfamlBIxYy+Fef7OfMluGK" },
  { name: "part-6943e84d6b.js", path: file16, bytes: 704, integrity: "sha384-cedfhCgO2KvJ0n7mrcGOnAzB+yBUUgRW2KR5ejuseEquKcxWSBZE+DaaE+rjFP20" },
  { name: "part-706f99a59f.js", path: file17, bytes: 16186, integrity: "sha384-GYLbpdgkWW8flFaK01kqA31CDoErVP5rc9GRWEmk9wlrun3Z8Ww8rQ92pneYsjnP" },
  { name: "part-82f0974e37.js", path: file18, bytes: 2309, integrity: "sha384-a0iZ/lWJcfVZlOJBLyo4+NgAvP4ItVbxIk8yHlDFl2I4IfgmWNChl4lrc97pFtwv" },
  { name: "part-8437eac537.js", path: file19, bytes: 11851, integrity: "sha384-aEs1riJ5wN88lKyazXGSQu57dW6XVvFozzVPHlsCxKoMU9qmGCaKtxXiDskicM0/" },
  { name: "part-90f35b496f.js", path: file20, bytes: 47685, integrity: "sha384-4oZuWP5l8fb9GD4JBpSbbTaJp0TFGmTrK9AsjFgsGtM7KiYjDCnQRrUJxBqKxyUV" },
  { name: "part-a01e27a7b4.js", path: file21, bytes: 3393, integrity: "sha384-oN83qdHlyRy0BJy70MZUilP1qJdLthIYRDpl8/j29LCyvnBzDqxn9ASAA/0Qtqfr" },
  { name: "part-b1971952ec.js", path: file22, bytes: 728, integrity: "sha384-7SH4Q8wXXRaDdBtiDLz3vJYsqK7v+KOZJPsxU/eqXZ1DUyS9FUq9DolrIITj2R+5" },
  { name: "part-b76dc1bc2e.js", path: file23, bytes: 922, integrity: "sha384-nWoq2uq9GiaTE286yrPv8HeXyhYyyIyoSzdXus3xcEOIgB15UP7QbR7bET+ZU4jN" },
  { name: "part-b9e35d2f68.js", path: file24, bytes: 955, integrity: "sha384-z0Cu9Xs8xOeXl5B+BJlCS5Gyk5JsQXi7bzMttoidqSBjGztW4BjTmO3IqNU3mm26" },
  { name: "part-c803f50de7.js", path: file25, bytes: 412, integrity: "sha384-cGn1OqLZyGneUK+/z97GauwKrmk0EERQm9SvruwvJYpJIRzjjqkcBa8zaHOWWnD9" },
  { name: "part-df90d51a47.js", path: file26, bytes: 6585, integrity: "sha384-1aJ2h42JHV8TISJa5JgPInPMdrNbPW+vf+GaaixqXWE74N0D2ykkV/QOBPZBKYgQ" },
  { name: "part-e44a25773d.js", path: file27, bytes: 1649, integrity: "sha384-1KjwXBsJn9MdJro+Ci2ytOX0NdVG7CjclCpeH9dbidze5YATckJ6Sz+/QON18TX6" },
  { name: "part-e9bed9122a.js", path: file28, bytes: 5755, integrity: "sha384-Ztg+qeHpIncPcbUepqFpTSsev3zku7xZlw3SXNkbPkuOImQBQGJm5Qjal3At7bwn" },
  { name: "part-eb6a9d0d67.js", path: file29, bytes: 3464, integrity: "sha384-4tVbqaXFFo88h/IMN0cKGrpgQFlqBfDuPFpCJqHrdpMU8NNqfHnjbc0p17F17zKB" },
  { name: "part-edd9f045d4.js", path: file30, bytes: 7942, integrity: "sha384-qn6RjZA5XUGcSYLKw0stkYbT1YwtSQ7Nk+ZKFVsFyBAhVjxEy4+cMKAXO7Uo4FeV" },
  { name: "part-fc57ee62a5.js", path: file31, bytes: 4992, integrity: "sha384-L9tKIo5qTps6x1OAxl5bTmssP67dg0yBq2s8srvD9TCayKp4lihmlO5fEVnkvORl" },
  { name: "studio-23bd6e4910.css", path: file32, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-f3c6d071dd.js", path: file33, bytes: 5977, integrity: "sha384-7TzmKFfYy0coQkKGVokVzQWHxvoyjykFjh09MJ5mcnrEK9c+eQGm8cK3n1X8srOq" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-f3c6d071dd.js", style: "studio-23bd6e4910.css", preload: ["part-120a30f041.js","part-629a578e8d.js","part-6943e84d6b.js","part-90f35b496f.js","part-b1971952ec.js","part-c803f50de7.js","part-edd9f045d4.js"] },
  console: { script: "console-c8db3c93d9.js", style: "console-11eafe72e8.css", preload: ["part-629a578e8d.js"] },
} as const;
