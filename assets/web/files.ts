/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-0890ffe7bf.css" with { type: "file" };
import file1 from "./console-af1afa9528.js" with { type: "file" };
import file2 from "./part-054d002e94.js" with { type: "file" };
import file3 from "./part-0859de9678.js" with { type: "file" };
import file4 from "./part-0acb7a66fb.js" with { type: "file" };
import file5 from "./part-1e6ad96bdf.js" with { type: "file" };
import file6 from "./part-22976ed2cd.js" with { type: "file" };
import file7 from "./part-28ab32778c.js" with { type: "file" };
import file8 from "./part-2a84cf13a3.js" with { type: "file" };
import file9 from "./part-2bbb50a3c0.js" with { type: "file" };
import file10 from "./part-2e0a6e73d6.js" with { type: "file" };
import file11 from "./part-33d1e5d924.js" with { type: "file" };
import file12 from "./part-37baf4b63f.js" with { type: "file" };
import file13 from "./part-426aa21ba0.js" with { type: "file" };
import file14 from "./part-42d3cbe50d.js" with { type: "file" };
import file15 from "./part-463aaecace.js" with { type: "file" };
import file16 from "./part-46acdf0e91.js" with { type: "file" };
import file17 from "./part-531a946db7.js" with { type: "file" };
import file18 from "./part-5868e58ad5.js" with { type: "file" };
import file19 from "./part-5c160dcf84.js" with { type: "file" };
import file20 from "./part-60020ca446.js" with { type: "file" };
import file21 from "./part-616ae4963f.js" with { type: "file" };
import file22 from "./part-63036d463b.js" with { type: "file" };
import file23 from "./part-6b0a260fa9.js" with { type: "file" };
import file24 from "./part-6ea004293c.js" with { type: "file" };
import file25 from "./part-7188f91d87.js" with { type: "file" };
import file26 from "./part-74a1106a99.js" with { type: "file" };
import file27 from "./part-7f910309cb.js" with { type: "file" };
import file28 from "./part-8ae447cd1f.js" with { type: "file" };
import file29 from "./part-95c574ac33.js" with { type: "file" };
import file30 from "./part-9fd446ccd3.js" with { type: "file" };
import file31 from "./part-a002f832bc.js" with { type: "file" };
import file32 from "./part-a1fb8343bb.js" with { type: "file" };
import file33 from "./part-a26ae39108.js" with { type: "file" };
import file34 from "./part-ae89b6207f.js" with { type: "file" };
import file35 from "./part-af05dc7b00.js" with { type: "file" };
import file36 from "./part-af41e854b1.js" with { type: "file" };
import file37 from "./part-b2a7d67a80.js" with { type: "file" };
import file38 from "./part-bbad6fec05.js" with { type: "file" };
import file39 from "./part-c0dbc1d87d.js" with { type: "file" };
import file40 from "./part-c162c23ee2.js" with { type: "file" };
import file41 from "./part-c845724e17.js" with { type: "file" };
import file42 from "./part-cd41d2b019.js" with { type: "file" };
import file43 from "./part-d09de8e0ad.js" with { type: "file" };
import file44 from "./part-d1eefd3955.js" with { type: "file" };
import file45 from "./part-d2a779d8c0.js" with { type: "file" };
import file46 from "./part-d8925bb4fa.js" with { type: "file" };
import file47 from "./part-dbe7b6b14e.js" with { type: "file" };
import file48 from "./part-ddb388482e.js" with { type: "file" };
import file49 from "./part-efe8514de4.js" with { type: "file" };
import file50 from "./part-f3bc0bfdf8.js" with { type: "file" };
import file51 from "./part-ff17f30454.js" with { type: "file" };
import file52 from "./studio-0192ac5507.js" with { type: "file" };
import file53 from "./studio-b395dc85fb.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-0890ffe7bf.css", path: file0, bytes: 51772, integrity: "sha384-AodL4W6oxVDAERtrb65UKxizjawsx1BMBvvsFDgs5RosOq9W4/99y88sUdSYXmyt" },
  { name: "console-af1afa9528.js", path: file1, bytes: 21104, integrity: "sha384-sHlgTS9yOSq+S9Ytb+qn/ImohJtak0W8giIuz6d/IUn9ubTytOr22Du8ECj4Hz5l" },
  { name: "part-054d002e94.js", path: file2, bytes: 547, integrity: "sha384-TzyrolP5FUfleF3o9SFvH32tkWzLtwVAUo/NPWYOhZwb2mH0yvMRdus+OfjEemUB" },
  { name: "part-0859de9678.js", path: file3, bytes: 1295, integrity: "sha384-1fxk/3pgy37g6N49kAqRC9zHCsNwBd02B1iPjGdnLuEcBjmx4pBtbopWYgWilAA4" },
  { name: "part-0acb7a66fb.js", path: file4, bytes: 320, integrity: "sha384-aa7Zi1RgTrrkfqwNy7G72ZwWYUud/2/qlln+bSdquXh2eSOo7Dw8GI+aRu3q4cNx" },
  { name: "part-1e6ad96bdf.js", path: file5, bytes: 3877, integrity: "sha384-N4pHuQHyNryNXsBUhmdhLbO2c1hLgukqMIANbmN4ErAuLd0Wwzz5xhPQvPlSUdC7" },
  { name: "part-22976ed2cd.js", path: file6, bytes: 5551, integrity: "sha384-hJRGLoWZekXF4tF0PZEZqjzmOgRalvV4Vt5FVSNQsz25+GBruKxM/7gIjElBLTjk" },
  { name: "part-28ab32778c.js", path: file7, bytes: 459, integrity: "sha384-S4WTj9S/KCaJyFrsqitzBXyJ6RRSKbG/vXT4td+VcN8uyRMmFuzMwUJcNqcPRG4q" },
  { name: "part-2a84cf13a3.js", path: file8, bytes: 37847, integrity: "sha384-NDzBT/Er7sIpa7wKB6LFyEFaTpm1/8gklD0Jb+yS6z3sho3FqJviIk0DyFRHJ1qe" },
  { name: "part-2bbb50a3c0.js", path: file9, bytes: 414, integrity: "sha384-QkRVLpsMaJ8FovjUYgBN/mcogG8NLME6Bz7zWVCCyO3+CwvaaeS1WsigcPc6PzT3" },
  { name: "part-2e0a6e73d6.js", path: file10, bytes: 728, integrity: "sha384-32M12GW5+HWk//HConZHBxSkBCJx9jLhUEvT8BCXA1x4XsM4poxfQVq5B9ll9U7y" },
  { name: "part-33d1e5d924.js", path: file11, bytes: 488, integrity: "sha384-JfM1X0BWG3KADJbQbypN4jZmtC3JCNGvoJQCfgkmoRehsj2JULINOq0zCpbB/cAI" },
  { name: "part-37baf4b63f.js", path: file12, bytes: 2349, integrity: "sha384-e5q16k0wEbtj7OfYrdp3p91Ad5lXAFjJRULBl2PQ8qIfmtPbiLYANmjuYCnGrEjD" },
  { name: "part-426aa21ba0.js", path: file13, bytes: 8564, integrity: "sha384-W9+nkE/p55B29WkGpkdZU7jY8DbMhni1yBMq+nMK939b9VF66B/N2KiMZYPrtZmg" },
  { name: "part-42d3cbe50d.js", path: file14, bytes: 704, integrity: "sha384-pBRO8oo3RSnJvakgljO74QAF0FGIVEotlgHWKFG4qr+EvU4oD1xTFcMXw/BkK8/n" },
  { name: "part-463aaecace.js", path: file15, bytes: 5302, integrity: "sha384-pG+eVhkB3cPqj5ANlzMahk9X8rgMtodzONGrQ297eKpiBdBWdhaOCCjJONlLd+7E" },
  { name: "part-46acdf0e91.js", path: file16, bytes: 3706, integrity: "sha384-xNl5mGKDhVGkL08ljquk8xBy263kyPfXlrJLvgxaA+xb+/4LxnAWWCBTXeW2Z7SJ" },
  { name: "part-531a946db7.js", path: file17, bytes: 29935, integrity: "sha384-+ismcqoxacUxvHo04KuTmtaGSaIqhYiAIhm0XUFMvQvVSsgZWM4T8ftWVTh7ZHBQ" },
  { name: "part-5868e58ad5.js", path: file18, bytes: 6875, integrity: "sha384-+P963S7EStqZzrdx8sz+xU/tqFMkQ9b7+Yfrsp6gT2Cy6ifNwQSyQw+81P72mEnq" },
  { name: "part-5c160dcf84.js", path: file19, bytes: 544, integrity: "sha384-G/ebBTHLSPHMOdw7bsKfip1hivblarVts1eRxFPpCx/gqFtnUTgFnfJz5xk8St5k" },
  { name: "part-60020ca446.js", path: file20, bytes: 16237, integrity: "sha384-mlaGakLR6tJEXCo+IPdDi1AthuLniHS3/6fFRQCzVBOO1RKbB+0WgyTBE+WGK6wh" },
  { name: "part-616ae4963f.js", path: file21, bytes: 743, integrity: "sha384-SGvhqGMT774riajacuM+ra34PD9tbm7KJlLAIIzhPDPYbm6k1he8pjPqVtMQh5vt" },
  { name: "part-63036d463b.js", path: file22, bytes: 4396, integrity: "sha384-ZinKa/k/pdrX/9MWf7V5bnwsS7vSp6PC6ZtaMKbLNHzeF9IvEf+//7+JdJGFX22n" },
  { name: "part-6b0a260fa9.js", path: file23, bytes: 1106, integrity: "sha384-GF5kxP25rKzVknxVSTdg0HhNRIBOjAdNq5WIwq04Isz8/v9Buy4IklN3VeWwuvil" },
  { name: "part-6ea004293c.js", path: file24, bytes: 6617, integrity: "sha384-KLHaWaRqyyFWIDcNjYkJ3HFBnz0n6oBNo4Z0dMeVAhgbU38iu41aze1ig06FloCo" },
  { name: "part-7188f91d87.js", path: file25, bytes: 25931, integrity: "sha384-EsWPRJy71J6c/HZ3/KZDVc+ggjVxQxUq/xzk84JB0D8QAFuRjx4/WoFcMsPpj84R" },
  { name: "part-74a1106a99.js", path: file26, bytes: 2240, integrity: "sha384-KfMv3uorGH51jVv4OeVkX3MWpNaYzZX0IbWRE3ostqUbw3M95N81hvRZdBecq3I/" },
  { name: "part-7f910309cb.js", path: file27, bytes: 577, integrity: "sha384-r+tDZULW62lbh7XRHwmYwUPPvnTvozsMwd71trGlaBcCuMAEhnLnV71fVgMWC6TB" },
  { name: "part-8ae447cd1f.js", path: file28, bytes: 1153, integrity: "sha384-omuQkuM3I2KM+4z51M8itS7+e9ABrinCn+fpJ0AnDZ8a5itxLBuKsq/7rmNBXmWk" },
  { name: "part-95c574ac33.js", path: file29, bytes: 561, integrity: "sha384-HipZLDgfHkIX9PVYI103VkTAXyRV85DwOnUc4/bg7H2SHve5PtRiH3A252A/Ylqk" },
  { name: "part-9fd446ccd3.js", path: file30, bytes: 48642, integrity: "sha384-apJ4func7X4HUt3czTtQ5+dS0X2M56vVZwfs4Gc/d9x1dVMB0KCH/Jq8IQYVTvx4" },
  { name: "part-a002f832bc.js", path: file31, bytes: 786, integrity: "sha384-xCyopanHsniexI7PyPfgeoa3hTGNljiTWP/qmRjnZ1WhIv+L1MjmesmAooFhx5Gq" },
  { name: "part-a1fb8343bb.js", path: file32, bytes: 1061, integrity: "sha384-BiNNEsRUJDfFsphQN+FiJ6IRo9dS+i6/uTuwIEG9MaVHFesL+/4U2trNUgmo62LW" },
  { name: "part-a26ae39108.js", path: file33, bytes: 279, integrity: "sha384-s5c7eECcrMiTbGT9znSvybeCJjWsjFtUon7D8kbKighg7SS8Z/W8i6IkVZ1G9ju9" },
  { name: "part-ae89b6207f.js", path: file34, bytes: 308, integrity: "sha384-GGlnE54/dhJUSsYq7eAIj7zkqCOrH3YOLreL5osMI+6sEssa60GLdf8n184pmm5w" },
  { name: "part-af05dc7b00.js", path: file35, bytes: 1647, integrity: "sha384-W2XYKGrh9drbOoC7zgQlUmAka+/kyXuz+h9NzWajKNLpkmQGLP0Fb8vYUN9kLUuG" },
  { name: "part-af41e854b1.js", path: file36, bytes: 1311, integrity: "sha384-TpYTe6aQW9BH0Sd6gw4EMAlGXvAnow9vJro9Iv7j+MoKekFTQ46NL4zLbDX0BIPl" },
  { name: "part-b2a7d67a80.js", path: file37, bytes: 22028, integrity: "sha384-vt2RjOVvpdqOatxrM7zMLf6fe5nPsxMwx0/yE7NjcKJVjAI1JtjckfCMUf7QUiLd" },
  { name: "part-bbad6fec05.js", path: file38, bytes: 506, integrity: "sha384-GyJhVQ5QxPjJFAA6s6Vdv5EsC4CVff2mCU47VqCWRmBcSPVGfHZTw8wGnHPfqxue" },
  { name: "part-c0dbc1d87d.js", path: file39, bytes: 764, integrity: "sha384-1suZX3ETk7/embSFmmmZsC98qzseGXrqMvv7NERmd1xJ12u1J57RN2RYuXZ7Yxt+" },
  { name: "part-c162c23ee2.js", path: file40, bytes: 3139, integrity: "sha384-QItuj+bcCAX19XuXdjGKh+0zAQ/MvlGSjL0b/3PLt7p4/G9TUZc8S8fYif6FJ5X1" },
  { name: "part-c845724e17.js", path: file41, bytes: 4268, integrity: "sha384-at9oDTveCNCsdZ0Ylfqdm9ObB5dBt2vvRsyGNygrJG86f/254S2Tu87ArC5plWia" },
  { name: "part-cd41d2b019.js", path: file42, bytes: 922, integrity: "sha384-hprmOAsZ5tRUDjzvKXGORxN/z52HXefGjsT+9yRs2F6kC3UcmIgduJnw1l2tnh4q" },
  { name: "part-d09de8e0ad.js", path: file43, bytes: 7567, integrity: "sha384-zwqaWc7DLP9iN/7QMhS7RH7UlDhsfDy8kSZoW5Se/7rok/5+knT4PFiGkEcURF8w" },
  { name: "part-d1eefd3955.js", path: file44, bytes: 4777, integrity: "sha384-Qao+g/64qRDtFjSZEJEWkOxrCLMHFWW5OjSoPjH6NV0+BO3XQxD92qHicwAx+8Vs" },
  { name: "part-d2a779d8c0.js", path: file45, bytes: 68647, integrity: "sha384-tZpx9EVCWmVpKOTRMaFfw4cmQsyszWxrP6+hHqLS82Okkp5HomO5FKsX0hToRGHJ" },
  { name: "part-d8925bb4fa.js", path: file46, bytes: 2672, integrity: "sha384-vv4EUdU3z8sXCRMVOy+uAv1KnjoOqUvXLDeYSDND7C5GzDO1HWazh8CBfmlxw1h8" },
  { name: "part-dbe7b6b14e.js", path: file47, bytes: 61994, integrity: "sha384-3RgpBuz6wFCnLqyKbk7UtUQWhtNMZOrxZbS5DMDJmEM/JJcVrh4DJBbfU6Vxpe9A" },
  { name: "part-ddb388482e.js", path: file48, bytes: 2721, integrity: "sha384-qRnVb8gYwsv95hrf49XsbkYgwvZG/YFZLjVznby2kkNchHZBDdmaxSclxL/uXZAH" },
  { name: "part-efe8514de4.js", path: file49, bytes: 5554, integrity: "sha384-qPhKAf6UNn1B9llZ+UWT5BXVVoJXXLbGb0rCVvRbyGwCf3z+lFXUuEYWDDAewjx4" },
  { name: "part-f3bc0bfdf8.js", path: file50, bytes: 2538, integrity: "sha384-fVUN77+LUWbt9I6ztuigHFydCj/AfFtLrUF+D95oeURUXVfKPk7skZkMeGmuGRj5" },
  { name: "part-ff17f30454.js", path: file51, bytes: 3633, integrity: "sha384-oEvL/qL8k+U5GVhb7FccKq65Yx5A1YwDubwGB2HjOpus7JDM84nzj5p1cMjHeN9n" },
  { name: "studio-0192ac5507.js", path: file52, bytes: 6107, integrity: "sha384-wEUB3I/YvpsPAFwHv8ipDclmQLPFL6iZMljxOzQkx0fPaUXs6brk+jtHMPhNn4PD" },
  { name: "studio-b395dc85fb.css", path: file53, bytes: 22719, integrity: "sha384-Sk0vHjYd8feAihx5G8sre11etkUigiaL93Su7HPDH+HQrI/dh+dO/dQzh4u9d4cK" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-0192ac5507.js", style: "studio-b395dc85fb.css", preload: ["part-28ab32778c.js","part-2bbb50a3c0.js","part-2e0a6e73d6.js","part-426aa21ba0.js","part-42d3cbe50d.js","part-95c574ac33.js","part-9fd446ccd3.js","part-af41e854b1.js","part-dbe7b6b14e.js","part-ddb388482e.js"] },
  console: { script: "console-af1afa9528.js", style: "console-0890ffe7bf.css", preload: ["part-dbe7b6b14e.js"] },
} as const;
