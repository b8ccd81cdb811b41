/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-3a36f80d77.css" with { type: "file" };
import file1 from "./console-b0c0253845.js" with { type: "file" };
import file2 from "./part-050437146e.js" with { type: "file" };
import file3 from "./part-054d002e94.js" with { type: "file" };
import file4 from "./part-1411b869a2.js" with { type: "file" };
import file5 from "./part-191e6d03ab.js" with { type: "file" };
import file6 from "./part-1b95fb2a89.js" with { type: "file" };
import file7 from "./part-28ab32778c.js" with { type: "file" };
import file8 from "./part-2bbb50a3c0.js" with { type: "file" };
import file9 from "./part-2e0a6e73d6.js" with { type: "file" };
import file10 from "./part-2ed20b1ab8.js" with { type: "file" };
import file11 from "./part-38a645907f.js" with { type: "file" };
import file12 from "./part-3af23e2cd5.js" with { type: "file" };
import file13 from "./part-3f76ee0206.js" with { type: "file" };
import file14 from "./part-42544f657a.js" with { type: "file" };
import file15 from "./part-426aa21ba0.js" with { type: "file" };
import file16 from "./part-42d3cbe50d.js" with { type: "file" };
import file17 from "./part-5c160dcf84.js" with { type: "file" };
import file18 from "./part-5e68896863.js" with { type: "file" };
import file19 from "./part-61e20ede75.js" with { type: "file" };
import file20 from "./part-671a74c779.js" with { type: "file" };
import file21 from "./part-6f6ff90ce8.js" with { type: "file" };
import file22 from "./part-704772279a.js" with { type: "file" };
import file23 from "./part-71e109eacd.js" with { type: "file" };
import file24 from "./part-71f1f8868e.js" with { type: "file" };
import file25 from "./part-73841479db.js" with { type: "file" };
import file26 from "./part-7ec88bd6d0.js" with { type: "file" };
import file27 from "./part-810819ec5d.js" with { type: "file" };
import file28 from "./part-830c1513dc.js" with { type: "file" };
import file29 from "./part-8ae447cd1f.js" with { type: "file" };
import file30 from "./part-8b5de9e886.js" with { type: "file" };
import file31 from "./part-95c574ac33.js" with { type: "file" };
import file32 from "./part-98513c9256.js" with { type: "file" };
import file33 from "./part-9fd446ccd3.js" with { type: "file" };
import file34 from "./part-a26ae39108.js" with { type: "file" };
import file35 from "./part-a4dadfb757.js" with { type: "file" };
import file36 from "./part-ae89b6207f.js" with { type: "file" };
import file37 from "./part-af41e854b1.js" with { type: "file" };
import file38 from "./part-b14591c290.js" with { type: "file" };
import file39 from "./part-bbad6fec05.js" with { type: "file" };
import file40 from "./part-bbcb9ef3ec.js" with { type: "file" };
import file41 from "./part-c0dbc1d87d.js" with { type: "file" };
import file42 from "./part-c77b955600.js" with { type: "file" };
import file43 from "./part-c8032057b1.js" with { type: "file" };
import file44 from "./part-c845724e17.js" with { type: "file" };
import file45 from "./part-d88f08d460.js" with { type: "file" };
import file46 from "./part-d94f2e6588.js" with { type: "file" };
import file47 from "./part-dbe7b6b14e.js" with { type: "file" };
import file48 from "./part-ddb388482e.js" with { type: "file" };
import file49 from "./part-dfa4f71669.js" with { type: "file" };
import file50 from "./part-f17d0ae0f1.js" with { type: "file" };
import file51 from "./part-fffe5473c4.js" with { type: "file" };
import file52 from "./studio-0192ac5507.js" with { type: "file" };
import file53 from "./studio-b395dc85fb.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-3a36f80d77.css", path: file0, bytes: 51787, integrity: "sha384-zWLELLN9i+BcsHmM3f75ugCgt5HBflm01I2zCXTBxEB97e5W3uA5sSXVM312EJt0" },
  { name: "console-b0c0253845.js", path: file1, bytes: 21104, integrity: "sha384-v2OBjERx2A6CUG6jLsoTcsELMNKp/NE3rwScrmhbnTO69taoL0sz3ScETlt3YPiq" },
  { name: "part-050437146e.js", path: file2, bytes: 25931, integrity: "sha384-Z/jwIXqVYfDFwB49oXan4BjL2ok7CM5IaSxC3Xk4tqje1vUsDYrRhizJBzhSVV/U" },
  { name: "part-054d002e94.js", path: file3, bytes: 547, integrity: "sha384-TzyrolP5FUfleF3o9SFvH32tkWzLtwVAUo/NPWYOhZwb2mH0yvMRdus+OfjEemUB" },
  { name: "part-1411b869a2.js", path: file4, bytes: 2349, integrity: "sha384-npgNi0T4u+KPNeEGNP+mpVzLhY1BVhpdVyzD+3s5WBxjpEf47j7mbXPaxBgp/z0w" },
  { name: "part-191e6d03ab.js", path: file5, bytes: 5551, integrity: "sha384-GSpAAZAWoANBwAUKzudttLoTGC0YKPcC2Lel91nB7txAbHma2rVmWWnGuzE/FDO5" },
  { name: "part-1b95fb2a89.js", path: file6, bytes: 320, integrity: "sha384-FXHH+uRN7IlFF3izZEGSOwku6LlqhUiDX4lO+zwg6frCB7W2ml6w/cpA7QPer23E" },
  { name: "part-28ab32778c.js", path: file7, bytes: 459, integrity: "sha384-S4WTj9S/KCaJyFrsqitzBXyJ6RRSKbG/vXT4td+VcN8uyRMmFuzMwUJcNqcPRG4q" },
  { name: "part-2bbb50a3c0.js", path: file8, bytes: 414, integrity: "sha384-QkRVLpsMaJ8FovjUYgBN/mcogG8NLME6Bz7zWVCCyO3+CwvaaeS1WsigcPc6PzT3" },
  { name: "part-2e0a6e73d6.js", path: file9, bytes: 728, integrity: "sha384-32M12GW5+HWk//HConZHBxSkBCJx9jLhUEvT8BCXA1x4XsM4poxfQVq5B9ll9U7y" },
  { name: "part-2ed20b1ab8.js", path: file10, bytes: 37847, integrity: "sha384-ICobQ+IngTKnYsY95xnMCmVRqB/L+QVr/rg1nu5AvKzlAxBjwxMyqRclnNVFQQiJ" },
  { name: "part-38a645907f.js", path: file11, bytes: 2538, integrity: "sha384-h2dd9f9ofc0a7k6y5CCr9d9uw5mPkq2xph4XIRTrX0LZP81xyyxI2Gwcmg5o/pQc" },
  { name: "part-3af23e2cd5.js", path: file12, bytes: 3633, integrity: "sha384-gA236Sk6jA/YHwNw8RmbACzho+iDfMNfs9eItV3tIolnaRJyZytUiUX1rX2AlkBr" },
  { name: "part-3f76ee0206.js", path: file13, bytes: 488, integrity: "sha384-MnJFMY8ePZsSpGyLFqbVgbM4HicWkX1MiqLFYIdA76ii1xbXUU9kfOmxKCMOh5Gs" },
  { name: "part-42544f657a.js", path: file14, bytes: 1647, integrity: "sha384-RMjWfqJ47jYLfE/0tIBmZUifIWqNZNEtS2kXzcdTegI2e5JrFV00Xrfkouh3oAWi" },
  { name: "part-426aa21ba0.js", path: file15, bytes: 8564, integrity: "sha384-W9+nkE/p55B29WkGpkdZU7jY8DbMhni1yBMq+nMK939b9VF66B/N2KiMZYPrtZmg" },
  { name: "part-42d3cbe50d.js", path: file16, bytes: 704, integrity: "sha384-pBRO8oo3RSnJvakgljO74QAF0FGIVEotlgHWKFG4qr+EvU4oD1xTFcMXw/BkK8/n" },
  { name: "part-5c160dcf84.js", path: file17, bytes: 544, integrity: "sha384-G/ebBTHLSPHMOdw7bsKfip1hivblarVts1eRxFPpCx/gqFtnUTgFnfJz5xk8St5k" },
  { name: "part-5e68896863.js", path: file18, bytes: 68649, integrity: "sha384-hmMQ2ht2DJp7jkp4HWYWFqEO4QcKY6DoH2l/8K3FI0ddkS01h7qLaR99x+OwCn3N" },
  { name: "part-61e20ede75.js", path: file19, bytes: 922, integrity: "sha384-zLuve2SxV7WBlnZzW3oLQ64LgfuUV/1+aOIv1+/zEv/KPP66U0/R4Df10kCDmqaJ" },
  { name: "part-671a74c779.js", path: file20, bytes: 3706, integrity: "sha384-n2dPTmfo97YPtVb0LRiOaHza0wH//hk9INeqr/Gvs6jTdG+P5q3VIUPACnCYpjfc" },
  { name: "part-6f6ff90ce8.js", path: file21, bytes: 3139, integrity: "sha384-kR8SKB3wFi4vqqE2BZZIffSH0YjIe0AyKHm2cdr8GsBuCcVcTvoD1Yic8iPiPP0F" },
  { name: "part-704772279a.js", path: file22, bytes: 5286, integrity: "sha384-Hp5JU6Ks4Fq6FyPrl1JjQD2iUcYyoZbTGElonZakTvTQJkclvcTcE2/mwS9whGNw" },
  { name: "part-71e109eacd.js", path: file23, bytes: 6875, integrity: "sha384-VyDQ6bJhM6+CAvMF/ZvcT9m+bhtpiIh75XJP/Ey11iFPOeL27p0b+PKcsN2sEtky" },
  { name: "part-71f1f8868e.js", path: file24, bytes: 743, integrity: "sha384-TeIOl+Z7UULByOiiw20AXq11kQ8FZ+SOAxXlX4QCANxVAbi+Ds/t15CtXpvXD8QV" },
  { name: "part-73841479db.js", path: file25, bytes: 1106, integrity: "sha384-6JiCsv7zj9bIVhd3jE2uvFrqUSl0Mo1HtTJNi2ZTroZHxqnZLuz2pRzri7+huOj8" },
  { name: "part-7ec88bd6d0.js", path: file26, bytes: 7567, integrity: "sha384-LTOEsDEvk6ceYDuV2dJbzc98Qj/gcUjWMlOcFaQSWvfB0/U8TaV5EB6pmLp66jCR" },
  { name: "part-810819ec5d.js", path: file27, bytes: 1295, integrity: "sha384-H76gmISnWWHhx5gx1iNbeCHKxQzIf7yaDhqM5sGl1P2nFq0bvxrnU76VPYd0yeBx" },
  { name: "part-830c1513dc.js", path: file28, bytes: 29935, integrity: "sha384-8i0cX/B+Ytn8seDMoQ66KtahRNbbPNOqjPo/L7/+J2YkGeSf//5YI8ZLDEZMksm6" },
  { name: "part-8ae447cd1f.js", path: file29, bytes: 1153, integrity: "sha384-omuQkuM3I2KM+4z51M8itS7+e9ABrinCn+fpJ0AnDZ8a5itxLBuKsq/7rmNBXmWk" },
  { name: "part-8b5de9e886.js", path: file30, bytes: 22028, integrity: "sha384-QSnAoJMhyUYxBxZaLTOA2uG5Ienf6aDI100L/YcEEa0MYO17RyiohbItUonyoj4f" },
  { name: "part-95c574ac33.js", path: file31, bytes: 561, integrity: "sha384-HipZLDgfHkIX9PVYI103VkTAXyRV85DwOnUc4/bg7H2SHve5PtRiH3A252A/Ylqk" },
  { name: "part-98513c9256.js", path: file32, bytes: 16237, integrity: "sha384-4sHyrg8utfSNIVziXY6CLe8glrkj/EictqfTG44hnPPSf5+T3YO8r9S9AqMaM5Sq" },
  { name: "part-9fd446ccd3.js", path: file33, bytes: 48642, integrity: "sha384-apJ4func7X4HUt3czTtQ5+dS0X2M56vVZwfs4Gc/d9x1dVMB0KCH/Jq8IQYVTvx4" },
  { name: "part-a26ae39108.js", path: file34, bytes: 279, integrity: "sha384-s5c7eECcrMiTbGT9znSvybeCJjWsjFtUon7D8kbKighg7SS8Z/W8i6IkVZ1G9ju9" },
  { name: "part-a4dadfb757.js", path: file35, bytes: 786, integrity: "sha384-3FX3mQCmbGl9Y87mhFHWRkDbOjWbfIx7v0JOCUbh1L+SA91LbeqbNkPbJ8NPq1cu" },
  { name: "part-ae89b6207f.js", path: file36, bytes: 308, integrity: "sha384-GGlnE54/dhJUSsYq7eAIj7zkqCOrH3YOLreL5osMI+6sEssa60GLdf8n184pmm5w" },
  { name: "part-af41e854b1.js", path: file37, bytes: 1311, integrity: "sha384-TpYTe6aQW9BH0Sd6gw4EMAlGXvAnow9vJro9Iv7j+MoKekFTQ46NL4zLbDX0BIPl" },
  { name: "part-b14591c290.js", path: file38, bytes: 6617, integrity: "sha384-TanqRWXmuuaErOGHttAF3ltUDGE9PJvCagsV+21uSJ0MoCUPdxnUXpO6sZumZb5y" },
  { name: "part-bbad6fec05.js", path: file39, bytes: 506, integrity: "sha384-GyJhVQ5QxPjJFAA6s6Vdv5EsC4CVff2mCU47VqCWRmBcSPVGfHZTw8wGnHPfqxue" },
  { name: "part-bbcb9ef3ec.js", path: file40, bytes: 5554, integrity: "sha384-oneVrgYwQ7QyX4lOlBvCvh/voP9sev9TezkEj8oWLHWc70vz2j/JawHIvj3leD+O" },
  { name: "part-c0dbc1d87d.js", path: file41, bytes: 764, integrity: "sha384-1suZX3ETk7/embSFmmmZsC98qzseGXrqMvv7NERmd1xJ12u1J57RN2RYuXZ7Yxt+" },
  { name: "part-c77b955600.js", path: file42, bytes: 4761, integrity: "sha384-xzJZ7K3xON+HX0h4rJ9b3wClnSZVGgWJnv9+KVQWNqt0uvyFI1OCszl/eW2J/wIJ" },
  { name: "part-c8032057b1.js", path: file43, bytes: 2705, integrity: "sha384-8ZMVCi8/wtSi8FEGfB7I7Bkcwbufg4z/N5nEotk1gzSJIc3dKT7yAcrmRf6Urwq+" },
  { name: "part-c845724e17.js", path: file44, bytes: 4268, integrity: "sha384-at9oDTveCNCsdZ0Ylfqdm9ObB5dBt2vvRsyGNygrJG86f/254S2Tu87ArC5plWia" },
  { name: "part-d88f08d460.js", path: file45, bytes: 1061, integrity: "sha384-E9GCBd4okU30y7yqUCEKjwjaoTFM8+Fg82oa6F6FSOz8LP5zmf08oOuLnEjwva1c" },
  { name: "part-d94f2e6588.js", path: file46, bytes: 2240, integrity: "sha384-VD4qAB61iXJQVa7ErjnOtNlsWhzofYTm6qInutdV6T/qSoKgmoMMZpACHiDmLnlV" },
  { name: "part-dbe7b6b14e.js", path: file47, bytes: 61994, integrity: "sha384-3RgpBuz6wFCnLqyKbk7UtUQWhtNMZOrxZbS5DMDJmEM/JJcVrh4DJBbfU6Vxpe9A" },
  { name: "part-ddb388482e.js", path: file48, bytes: 2721, integrity: "sha384-qRnVb8gYwsv95hrf49XsbkYgwvZG/YFZLjVznby2kkNchHZBDdmaxSclxL/uXZAH" },
  { name: "part-dfa4f71669.js", path: file49, bytes: 577, integrity: "sha384-MBLxcbT9v5IHdpaqj889k7TQ5eOsRATRzRSKCZMnI7DmAO+gJD4PXNZgsqcE0qyz" },
  { name: "part-f17d0ae0f1.js", path: file50, bytes: 3877, integrity: "sha384-KNzYZTQWUV0cioHUCGyLZ3NIg2cabO2AsZDx5RdlRaPQE87EavJ5F2bIr4UKBlCH" },
  { name: "part-fffe5473c4.js", path: file51, bytes: 4396, integrity: "sha384-rDVCiR7Xvt7OZwBu8CunRQu3vK8qPqX0B2aJX6vc/45vnd/UJAWSy7+Dv5DGueUN" },
  { name: "studio-0192ac5507.js", path: file52, bytes: 6107, integrity: "sha384-wEUB3I/YvpsPAFwHv8ipDclmQLPFL6iZMljxOzQkx0fPaUXs6brk+jtHMPhNn4PD" },
  { name: "studio-b395dc85fb.css", path: file53, bytes: 22719, integrity: "sha384-Sk0vHjYd8feAihx5G8sre11etkUigiaL93Su7HPDH+HQrI/dh+dO/dQzh4u9d4cK" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-0192ac5507.js", style: "studio-b395dc85fb.css", preload: ["part-28ab32778c.js","part-2bbb50a3c0.js","part-2e0a6e73d6.js","part-426aa21ba0.js","part-42d3cbe50d.js","part-95c574ac33.js","part-9fd446ccd3.js","part-af41e854b1.js","part-dbe7b6b14e.js","part-ddb388482e.js"] },
  console: { script: "console-b0c0253845.js", style: "console-3a36f80d77.css", preload: ["part-dbe7b6b14e.js"] },
} as const;
