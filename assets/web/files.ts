/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-f01d2a229c.js" with { type: "file" };
import file2 from "./part-013d592dca.js" with { type: "file" };
import file3 from "./part-034bd9c235.js" with { type: "file" };
import file4 from "./part-1d167ede04.js" with { type: "file" };
import file5 from "./part-1f5fa3e333.js" with { type: "file" };
import file6 from "./part-229bd113fa.js" with { type: "file" };
import file7 from "./part-231e5f5a7c.js" with { type: "file" };
import file8 from "./part-2a6112e599.js" with { type: "file" };
import file9 from "./part-34b4d100ec.js" with { type: "file" };
import file10 from "./part-3ab906b23f.js" with { type: "file" };
import file11 from "./part-3cbf31a0ce.js" with { type: "file" };
import file12 from "./part-3e82232cf0.js" with { type: "file" };
import file13 from "./part-450ace4a30.js" with { type: "file" };
import file14 from "./part-5c908bff75.js" with { type: "file" };
import file15 from "./part-648f1ce4f2.js" with { type: "file" };
import file16 from "./part-7545dbc835.js" with { type: "file" };
import file17 from "./part-838b443c1c.js" with { type: "file" };
import file18 from "./part-9284b98dd6.js" with { type: "file" };
import file19 from "./part-9cad899b24.js" with { type: "file" };
import file20 from "./part-9d78893aaf.js" with { type: "file" };
import file21 from "./part-a32f78b07e.js" with { type: "file" };
import file22 from "./part-afb2cd7fdc.js" with { type: "file" };
import file23 from "./part-c27d6d3af6.js" with { type: "file" };
import file24 from "./part-d5674e835b.js" with { type: "file" };
import file25 from "./part-d9205efebf.js" with { type: "file" };
import file26 from "./part-d95603572d.js" with { type: "file" };
import file27 from "./part-dc0123f636.js" with { type: "file" };
import file28 from "./part-df61e7e049.js" with { type: "file" };
import file29 from "./part-ed84a0c4b9.js" with { type: "file" };
import file30 from "./part-f24b68b810.js" with { type: "file" };
import file31 from "./part-f44f01c941.js" with { type: "file" };
import file32 from "./studio-23bd6e4910.css" with { type: "file" };
import file33 from "./studio-da13c0b0b6.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-f01d2a229c.js", path: file1, bytes: 17718, integrity: "sha384-mjRrBEShcS7i1iGtdXFDa+xvwb3Y4hTclQ1ht3rIyj6YA3nOcamc34ymp2raG94y" },
  { name: "part-013d592dca.js", path: file2, bytes: 7942, integrity: "sha384-aWR23Fu+bEL8lZ7npG68Tng+OA6+sCcnVZJ8inayGrKlPH9w4tYqfvnz2mJJ4ps1" },
  { name: "part-034bd9c235.js", path: file3, bytes: 16186, integrity: "sha384-uLI6yr1oHEu/O3YhiEaQ6ZRxJkXkOMxe4kL7Ebdk6Cz5HbxoP4ZeKAbaqQCv2L+g" },
  { name: "part-1d167ede04.js", path: file4, bytes: 281, integrity: "sha384-H6RDRm+2Cm4elIftaIsiacw5CUp6LtxlCUlrMqghZ6RFyuXFWfdjTLCkgL4LLquT" },
  { name: "part-1f5fa3e333.js", path: file5, bytes: 759, integrity: "sha384-VRHtGRrVCtwoVzorYApui/fFRWTQOGIpHyj/hkp6yYFw/4PPidzNq6xwycIXpTzP" },
  { name: "part-229bd113fa.js", path: file6, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-231e5f5a7c.js", path: file7, bytes: 18840, integrity: "sha384-4/HSf9P4fTqC7ShPNDgunCaWH1RF7S+zAEPVHQhR2Hk17UCUhrmL9+Uj/SFJQvDs" },
  { name: "part-2a6112e599.js", path: file8, bytes: 47685, integrity: "sha384-mVUAUYdBWD2LosW6/hO8muT9o8byhSnyEVpMzE/jYA2KjB5Rf7o3jyvPl8cEon1l" },
  { name: "part-34b4d100ec.js", path: file9, bytes: 704, integrity: "sha384-A9DUYgnUuIcNpKWhEx4PTlEicOGMeKusvBerYgDowhcDNuWVdwRx4Cf0u3zVvIYx" },
  { name: "part-3ab906b23f.js", path: file10, bytes: 412, integrity: "sha384-cftr/IH5aRO+GizenLMdxnB2vVqBM0uo2BrGuHvBXVqe/UQY60gRuLeXo4IwmkwE" },
  { name: "part-3cbf31a0ce.js", path: file11, bytes: 1934, integrity: "sha384-wLdFfvwmTdeaLuL2foidIHricPQ/ARfy3VpqgZqI3ZisK9bqQ/p/yV9nCaKvcr1K" },
  { name: "part-3e82232cf0.js", path: file12, bytes: 6585, integrity: "sha384-vKbTa3qXP+zlnFFBxXtTpore+HLaTX4OHwOTIpiopJcCVYMy3YbzhuMOmuBIpvVw" },
  { name: "part-450ace4a30.js", path: file13, bytes: 32857, integrity: "sha384-CtSste7GB0/2hymFkKhwXOJSKubO9wf9CVQdQMpvEgTOly1fTysm1z23wRQzioeS" },
  { name: "part-5c908bff75.js", path: file14, bytes: 11851, integrity: "sha384-drgpW22XnbbeXlS1cNU24J6f3F3omLSSt3haec5oJth8odHYAIKEOUtjMaGnT3nw" },
  { name: "part-648f1ce4f2.js", path: file15, bytes: 3464, integrity: "sha384-qdQdmOg7SbU8ouo0F3cC4Hxp3m93msKfu95kkS/aL1c5PsHu9iyR50TXQCyMQUMq" },
  { name: "part-7545dbc835.js", path: file16, bytes: 2309, integrity: "sha384-grVDczLGrGBs32jbVSLTzZjI+OEcGoBNaMJlgQ1frnmctd8ntjmx7W/LSiQKCrip" },
  { name: "part-838b443c1c.js", path: file17, bytes: 1649, integrity: "sha384-iqVe+MiXPiE/AEUaatVmCVKAp6rvHBZpfqViBahI6AEbZ7jfh4g9BqWC1H25ULq1" },
  { name: "part-9284b98dd6.js", path: file18, bytes: 5755, integrity: "sha384-PvRrLUcVS2Zs54XhhAQ4ujvvJtVhsjpu0z4gMtnjTl4ipA6IT4ZJTCYcFEwNvTbD" },
  { name: "part-9cad899b24.js", path: file19, bytes: 4992, integrity: "sha384-nfpwKHOE5Tnvsjbb/0m8BqUbfeWNUmykFzmzsAO5tp9JbjJk2qAS87Wl9Wea1Y5H" },
  { name: "part-9d78893aaf.js", path: file20, bytes: 72966, integrity: "sha384-JsS+hT1A4zBTubAvYTCeTPAsyRFfrKMmxr+Z1/gKz7GNfwbqTCx2C6Eitb65fa4P" },
  { name: "part-a32f78b07e.js", path: file21, bytes: 54421, integrity: "sha384-psVYp/BcPHAb8m/AbNiJi87DCIXLcS+yE7a6IClEf8Lb7YL7pqp3q0Ag8DvwX436" },
  { name: "part-afb2cd7fdc.js", path: file22, bytes: 6470, integrity: "sha384-uD060bYRwGZVjmFAYMQqt61A5lzhdXAnwcXm8NseOpAm5WduqFcluHLf5bBrrnYM" },
  { name: "part-c27d6d3af6.js", path: file23, bytes: 922, integrity: "sha384-hcMggxy1bFE8QJ6Blq59NMtfb34Aty0gPFRpuRzhRsP67ypjzakSiRTVeuPT1CzK" },
  { name: "part-d5674e835b.js", path: file24, bytes: 1155, integrity: "sha384-gpbDFEJqbk0U9WNa2VlQLcYW3dGDEYzFnsaAMXFU0ESuGToZ+oe8fSzAF45c2sHT" },
  { name: "part-d9205efebf.js", path: file25, bytes: 488, integrity: "sha384-1CvlAV6NTQdGYR+Jv8wXQ85NSDkI9VoKURNHFJcucb2DjyNUvZhTmQaK0H1Q2UTH" },
  { name: "part-d95603572d.js", path: file26, bytes: 3828, integrity: "sha384-7DO6GQW1BmCkd5Fw/m9LIg9dxCmEvgd+3R3e80TEY4dGJ2EPF7tqDh9ZWo8FJbAZ" },
  { name: "part-dc0123f636.js", path: file27, bytes: 955, integrity: "sha384-vDGeD2WghIRKpuSVShW2sxtCSU1boeuX37tcwoVEXmWlzuBm/gnIJ61SiCaDzZUZ" },
  { name: "part-df61e7e049.js", path: file28, bytes: 546, integrity: "sha384-+wfome3gOdLCglOWDlEJYCqCm0qkqnmw9p8Qe3muvF4n97DLJQGT93/DJ1Ym6V4L" },
  { name: "part-ed84a0c4b9.js", path: file29, bytes: 728, integrity: "sha384-Ppo086PHm0FApOCZAInjucJ+J28CulyyVE91zpQW9n9UnQBMNona/EeijsIWWcsH" },
  { name: "part-f24b68b810.js", path: file30, bytes: 3393, integrity: "sha384-w5UnlX4gWsjoDMX9My1+eQmleRouH4oD/RidjrWHnhEhcxj+mYKRitpnal905mYp" },
  { name: "part-f44f01c941.js", path: file31, bytes: 4372, integrity: "sha384-u935CUMquLYBSk8wQoeK60OSQ1hGB74Of1SbFRPpKg0iiqS2c8NfCiEoUGlpCNrP" },
  { name: "studio-23bd6e4910.css", path: file32, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-da13c0b0b6.js", path: file33, bytes: 5977, integrity: "sha384-2Svvr4/8IVjlDEAW5zRkh0rQeJJgwmQb1TaxLHG8zVJoLhSQFeeAXIFuQ+Mfxf2Y" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-da13c0b0b6.js", style: "studio-23bd6e4910.css", preload: ["part-013d592dca.js","part-2a6112e599.js","part-34b4d100ec.js","part-3ab906b23f.js","part-3cbf31a0ce.js","part-a32f78b07e.js","part-ed84a0c4b9.js"] },
  console: { script: "console-f01d2a229c.js", style: "console-11eafe72e8.css", preload: ["part-a32f78b07e.js"] },
} as const;
