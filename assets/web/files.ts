/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-21e428a84c.js" with { type: "file" };
import file2 from "./part-00c3942f56.js" with { type: "file" };
import file3 from "./part-118d475b38.js" with { type: "file" };
import file4 from "./part-1c4fd4e894.js" with { type: "file" };
import file5 from "./part-1d167ede04.js" with { type: "file" };
import file6 from "./part-2275dcc294.js" with { type: "file" };
import file7 from "./part-229bd113fa.js" with { type: "file" };
import file8 from "./part-27af3e34b5.js" with { type: "file" };
import file9 from "./part-401201f740.js" with { type: "file" };
import file10 from "./part-40dd8a00a7.js" with { type: "file" };
import file11 from "./part-4115d4dfc0.js" with { type: "file" };
import file12 from "./part-4ba45a1d7d.js" with { type: "file" };
import file13 from "./part-4de919a464.js" with { type: "file" };
import file14 from "./part-6481453f65.js" with { type: "file" };
import file15 from "./part-78cbf87ad1.js" with { type: "file" };
import file16 from "./part-8fe3adfd9c.js" with { type: "file" };
import file17 from "./part-9589546e88.js" with { type: "file" };
import file18 from "./part-a7f23bc2e4.js" with { type: "file" };
import file19 from "./part-b403a4230d.js" with { type: "file" };
import file20 from "./part-ba192bd55b.js" with { type: "file" };
import file21 from "./part-cea58d268f.js" with { type: "file" };
import file22 from "./part-d1e4c25926.js" with { type: "file" };
import file23 from "./part-d25e932c86.js" with { type: "file" };
import file24 from "./part-d2c66a99c4.js" with { type: "file" };
import file25 from "./part-d6c210ea6f.js" with { type: "file" };
import file26 from "./part-e3e164d3af.js" with { type: "file" };
import file27 from "./part-e7f882132e.js" with { type: "file" };
import file28 from "./part-e947e42688.js" with { type: "file" };
import file29 from "./part-ececc2d36f.js" with { type: "file" };
import file30 from "./part-fabbe7c455.js" with { type: "file" };
import file31 from "./part-fcc55da409.js" with { type: "file" };
import file32 from "./studio-23bd6e4910.css" with { type: "file" };
import file33 from "./studio-779793167a.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-21e428a84c.js", path: file1, bytes: 17718, integrity: "sha384-H9ujeOSFFPGZyX/3e6uhzzQlV2GSBc0eSOZRQI6ouBDUx485s4Wb0hfn/8SIQt3X" },
  { name: "part-00c3942f56.js", path: file2, bytes: 3393, integrity: "sha384-/CRF+/JBlqwQ1z8mdd8W+AFDjyQJKyEMZkxh38lH7Ov5lzbBdxwqebITuNGkfs+s" },
  { name: "part-118d475b38.js", path: file3, bytes: 5742, integrity: "sha384-5pubMQ/anOq+glPa1FIVdgUGW6bxePUNoocca6xBlvDq58/22zrjRM9hCX7wjjdd" },
  { name: "part-1c4fd4e894.js", path: file4, bytes: 412, integrity: "sha384-23zK2jFdtbFMzWoUDlk2oTfC5TrDZGMkyW2dcbodGHD/HPr8b5fWf7AOKTYo9Ou3" },
  { name: "part-1d167ede04.js", path: file5, bytes: 281, integrity: "sha384-H6RDRm+2Cm4elIftaIsiacw5CUp6LtxlCUlrMqghZ6RFyuXFWfdjTLCkgL4LLquT" },
  { name: "part-2275dcc294.js", path: file6, bytes: 4168, integrity: "sha384-xMmQPMxPalmAvBt6WhyaNB2db3DFZIrQexk+hWa3UbGrwcGrc8lV9apE9Ngbl2me" },
  { name: "part-229bd113fa.js", path: file7, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-27af3e34b5.js", path: file8, bytes: 759, integrity: "sha384-3DELeW3UrCNvtJ+bzPA+VaIiawYiTO1VhIYyn4cuN4NuQLdYV6GF/8SyHcfGgoFR" },
  { name: "part-401201f740.js", path: file9, bytes: 47685, integrity: "sha384-Y1fi8Q1exHNeBGQOfIhc7VWZBQEU22VS6YcVXkgOQvNTjsYd6h1i4Yk17P1nNB0P" },
  { name: "part-40dd8a00a7.js", path: file10, bytes: 922, integrity: "sha384-sJIVHp/1zOk3B3qfnIp3VfAGAcdMSouXht8OVKQ2pKi+MjlVbAgK083QItNfE4u3" },
  { name: "part-4115d4dfc0.js", path: file11, bytes: 546, integrity: "sha384-J9OcUDS1JghFVoUtRHck4mag5J1Kk2CUloItlX1wT/aFkMn/B6FmvGpa/E0RNgCW" },
  { name: "part-4ba45a1d7d.js", path: file12, bytes: 7942, integrity: "sha384-i1OfUpow/yNhp1f/Q8zA3jO5eUfOQ8Bzwnu6eVMrAcu3qw6vCsUC8o1zJbgufbdP" },
  { name: "part-4de919a464.js", path: file13, bytes: 488, integrity: "sha384-PJPUqV+hVIGhSYOlHoTCjArcFayN4mXJI2EGt3Dr5z7/91NYwppkzmcn3y14X4d9" },
  { name: "part-6481453f65.js", path: file14, bytes: 32857, integrity: "sha384-WzifUIig6KXCiaGNKzQSKpKKRimuylBnUK3KQL3LV5cmniJwmZDwwMonZR3DLeyD" },
  { name: "part-78cbf87ad1.js", path: file15, bytes: 6585, integrity: "sha384-QB8pt4Jyf20siSMdLcKbQZZC2uW2mEESggh+LLIm+EpXZt7D3kBA40lLYM2UuMvf" },
  { name: "part-8fe3adfd9c.js", path: file16, bytes: 704, integrity: "sha384-gMkCb1vGYWvsec9ooFTybldWs6mCdkYHiFjdCXSyNvt24nC0rZs5D84MsTylYk7M" },
  { name: "part-9589546e88.js", path: file17, bytes: 3828, integrity: "sha384-KhyRSa3eYAE8cDXMSd6k5TGpMQIapo3x9OHpbQ8o+DpgOquf9AsgIAV0p0Dgh4cz" },
  { name: "part-a7f23bc2e4.js", path: file18, bytes: 6170, integrity: "sha384-AushyZzy4AW7fd8dre65buLdMv2m0T/o+XTX/HbFkWu0d3kTP3Slny0p0F4i2x5i" },
  { name: "part-b403a4230d.js", path: file19, bytes: 1649, integrity: "sha384-vVcGKmcfIJoiXZznhhOjjpXbHCJFvuiIcH3C8sHNKRMP8oTfwGs/q9P4UUK68PSe" },
  { name: "part-ba192bd55b.js", path: file20, bytes: 72966, integrity: "sha384-d/UTq3VaqGjLRW4RjjMuPUdhR+6tOxNC3LEB9f+8wIE2NdItEEIbM1wmtnn9DDoR" },
  { name: "part-cea58d268f.js", path: file21, bytes: 4992, integrity: "sha384-dODOe3xhpRMIcuA48CyWfmzzM6BPC3X02PhniTKgsrYY2ORht89W4/E9hOhwdBo6" },
  { name: "part-d1e4c25926.js", path: file22, bytes: 16186, integrity: "sha384-YoykIRDxvdDfWTuVdTJtgrgnShyNBInFwmwgq/BYVSX0FHAJW2hq9ye7JqRf1ZOZ" },
  { name: "part-d25e932c86.js", path: file23, bytes: 728, integrity: "sha384-ZlDbI31mT+MnHT78okv9k4/Voc9Jlb3HSd9q7Ygr0If3+GbURtNOEpuGuNjRPNSz" },
  { name: "part-d2c66a99c4.js", path: file24, bytes: 1934, integrity: "sha384-L5M95e4BxpWRzdoOdUZTFpyuEIe8CGv4bey35dkMCmE3AMeozM7Af2WcV6w45Cot" },
  { name: "part-d6c210ea6f.js", path: file25, bytes: 11851, integrity: "sha384-33QfPDqAPQtzxq0KSHTLuQORC+y7NPM8qdAdRHcLLQFCG9ocvV46dhPnWCx3y3AF" },
  { name: "part-e3e164d3af.js", path: file26, bytes: 955, integrity: "sha384-PgcLmPgzodye2rFKDC+CJGxkMMDCKjZ9pihYuuAfKyfSceTydlI7Ph4bOJxQIUR/" },
  { name: "part-e7f882132e.js", path: file27, bytes: 18840, integrity: "sha384-u/6TeiDGbKQWmJEB5fQKSAxNIK2RrM2WN+6/aaGnEyYToLNSGGvrLk/zCliiJdJY" },
  { name: "part-e947e42688.js", path: file28, bytes: 3464, integrity: "sha384-82Df2Wo2Kla2OpTiiJZ4unvd5L77taX1zsNKH9lMe2whuGyAGDMWzZKxeJm+4cPr" },
  { name: "part-ececc2d36f.js", path: file29, bytes: 54371, integrity: "sha384-xkAYddlbYI9fE2y2lpz4BNR4k1ULsmOpPIBLR/G8tBLprdNdMom3vTXwJf1dQtkA" },
  { name: "part-fabbe7c455.js", path: file30, bytes: 1155, integrity: "sha384-PaQH1/0Jrr4sBzYKxRt9yk6MYPMvxtuFmfNV8yTcQohhUB0eIG0LeqayFOwdtGU+" },
  { name: "part-fcc55da409.js", path: file31, bytes: 2309, integrity: "sha384-/FGTYcGPcxy7aTqSc+4F2JkYQaW8QzTUjIQc+cQDXNl3seipvxL7zDcHzDqzD1jN" },
  { name: "studio-23bd6e4910.css", path: file32, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-779793167a.js", path: file33, bytes: 5977, integrity: "sha384-k6ZoI3AMohzDpvgCRrpDr9a1j/dD0EpMWCLDjgCZ0/2jGoPp6D87SlPEFghyqL7N" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-779793167a.js", style: "studio-23bd6e4910.css", preload: ["part-1c4fd4e894.js","part-401201f740.js","part-4ba45a1d7d.js","part-8fe3adfd9c.js","part-d25e932c86.js","part-d2c66a99c4.js","part-ececc2d36f.js"] },
  console: { script: "console-21e428a84c.js", style: "console-11eafe72e8.css", preload: ["part-ececc2d36f.js"] },
} as const;
