/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-814b52d6f9.css" with { type: "file" };
import file1 from "./console-8e0e2e107f.js" with { type: "file" };
import file2 from "./part-041e18ddbd.js" with { type: "file" };
import file3 from "./part-05349e37ca.js" with { type: "file" };
import file4 from "./part-09b9488a8b.js" with { type: "file" };
import file5 from "./part-16711a48af.js" with { type: "file" };
import file6 from "./part-1d2103fccb.js" with { type: "file" };
import file7 from "./part-34ef46a5ca.js" with { type: "file" };
import file8 from "./part-361ff9d61a.js" with { type: "file" };
import file9 from "./part-38b8b5a8eb.js" with { type: "file" };
import file10 from "./part-3faeea38f8.js" with { type: "file" };
import file11 from "./part-43ea8c19f1.js" with { type: "file" };
import file12 from "./part-45f24bd049.js" with { type: "file" };
import file13 from "./part-466c31b1ac.js" with { type: "file" };
import file14 from "./part-46deba5251.js" with { type: "file" };
import file15 from "./part-487b2d1d29.js" with { type: "file" };
import file16 from "./part-49c9178e6c.js" with { type: "file" };
import file17 from "./part-4b76daaba4.js" with { type: "file" };
import file18 from "./part-4dab4b9eb5.js" with { type: "file" };
import file19 from "./part-4fcb4ecd43.js" with { type: "file" };
import file20 from "./part-5256e5f9b5.js" with { type: "file" };
import file21 from "./part-5be225b2a0.js" with { type: "file" };
import file22 from "./part-6bc7b40c63.js" with { type: "file" };
import file23 from "./part-7c6de9c0be.js" with { type: "file" };
import file24 from "./part-7dfec5a92c.js" with { type: "file" };
import file25 from "./part-909d4ff0cd.js" with { type: "file" };
import file26 from "./part-a5d7bd73db.js" with { type: "file" };
import file27 from "./part-bc2b94056e.js" with { type: "file" };
import file28 from "./part-c4130a538b.js" with { type: "file" };
import file29 from "./part-e52dc9bdb5.js" with { type: "file" };
import file30 from "./part-eb216dd93f.js" with { type: "file" };
import file31 from "./part-ef892e8967.js" with { type: "file" };
import file32 from "./part-f7509f395d.js" with { type: "file" };
import file33 from "./part-fed2a983b6.js" with { type: "file" };
import file34 from "./studio-23bd6e4910.css" with { type: "file" };
import file35 from "./studio-e3e0e8fcae.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-814b52d6f9.css", path: file0, bytes: 46983, integrity: "sha384-sRgR984Tq0qsxG8X1Fgt4PtAuwybLPVerRJIs/WxViSNl4PZmZwRSvVE1Xor/1LK" },
  { name: "console-8e0e2e107f.js", path: file1, bytes: 17977, integrity: "sha384-yI+kPOilfXcgTqONuk3qYlCeXTwLw6YRwvn49y7kDbSDYPwMpSTb5U6LBAjbIMFK" },
  { name: "part-041e18ddbd.js", path: file2, bytes: 6466, integrity: "sha384-bLK94n2lJJaTP6vQY71q6R/iHaXE9Uro7LvOXvgetUUoStnqwedZAH0DlKNugn3O" },
  { name: "part-05349e37ca.js", path: file3, bytes: 577, integrity: "sha384-zgzcEZK8HAYsRe+Rlls662EMnXvgEYUKJUF2T1SDJuCMXxIYIZYExqC0eyRJ3ytI" },
  { name: "part-09b9488a8b.js", path: file4, bytes: 6440, integrity: "sha384-aEmRIVD96WSZ7ENOtUqJ1aWo79ku0HoMsfQA2L2HX1ktG+9ODSfGeelVHVIfr8sS" },
  { name: "part-16711a48af.js", path: file5, bytes: 131, integrity: "sha384-R4KfnsC75qw4qMEp1NcQjMisKhWX4jFrc8hrM2h7CH5KyNNehCjBgljBO6IEOOHM" },
  { name: "part-1d2103fccb.js", path: file6, bytes: 546, integrity: "sha384-cnWYTUzALKGrYhsyVRRFQH4sctgt4UwSwIFotlAY86GU67dFAwdO+1X7KNB3ZHII" },
  { name: "part-34ef46a5ca.js", path: file7, bytes: 704, integrity: "sha384-wDG4/VxwBH34kRItv72SR90Vgm5AqPcEhxDMGh/eSmxjAZF4+D2+/5+FTQG5TF1t" },
  { name: "part-361ff9d61a.js", path: file8, bytes: 2309, integrity: "sha384-bdPHSZ2QMtrm4aFSW6/eGs6ndzq+5FfBSykzf71evQpeun5005KSDbqUhc6/Qhos" },
  { name: "part-38b8b5a8eb.js", path: file9, bytes: 414, integrity: "sha384-Oc22w7+RCJeRhXu8k8R+46PGjeS7z2odVXDhVLVF8FKte8OTkp7vC4TPBwsKeZBB" },
  { name: "part-3faeea38f8.js", path: file10, bytes: 73332, integrity: "sha384-DEIJMJobdnM5giXOZ4aRwDF+dSZZaG7mCtbBomc5udhmAHsYRXFqR3VaL2MZlccV" },
  { name: "part-43ea8c19f1.js", path: file11, bytes: 57703, integrity: "sha384-G0VQS4+xlFrEzdvlp9+pwXk4xzL/VezuQyslWqApr+SpsdlXXNWldqWUqgy7E72M" },
  { name: "part-45f24bd049.js", path: file12, bytes: 5024, integrity: "sha384-HECV4U3hf+ntD0FPFgsn65GxNVhIi8XsPI6zoT9foOSreSSQ2vzGbd8+zz6YCd9T" },
  { name: "part-466c31b1ac.js", path: file13, bytes: 3393, integrity: "sha384-D5k/peoj9Xlppqd2VtRL8Bi46l6lGk3nNxhLZnA465SYJeiUufc73vWpl7gU4cAb" },
  { name: "part-46deba5251.js", path: file14, bytes: 922, integrity: "sha384-he+R6XyyNeQ7qU7+IXaAA/YxCvwcWLI5N+SBy4oL4O/ViLv3umD5/roCkX7uvdLW" },
  { name: "part-487b2d1d29.js", path: file15, bytes: 5753, integrity: "sha384-JKnk5yrrGpt6yxWSoecIy9/1cPGe28kS4F/LjU//kG/TqgwewdmSyGUh+CQ51GN+" },
  { name: "part-49c9178e6c.js", path: file16, bytes: 18840, integrity: "sha384-ekf73l9tkYpIh0lv0cfLB4WbAiWXMj+GeC0Khb0grDpbBN5/Qx2hrV8+l45p0ZL6" },
  { name: "part-4b76daaba4.js", path: file17, bytes: 7982, integrity: "sha384-jbEbSsoufw1nDVRbEqJKx0ClYvunQjnqBbKwZojlQbZgNsoOAXN1uBNUu00GVR5I" },
  { name: "part-4dab4b9eb5.js", path: file18, bytes: 728, integrity: "sha384-3PPXI4zKkowAIhpG3v7i9Hp6l5n6+1ZSLQVVQudKpRNYde8/d8AEEddx2kiVHEwl" },
  { name: "part-4fcb4ecd43.js", path: file19, bytes: 1649, integrity: "sha384-xe9hlH9qtpqO1SDYeEiKeM27qCfEbWMV/MqIVlylIhn8beAWgEutZdfW4yRT19iW" },
  { name: "part-5256e5f9b5.js", path: file20, bytes: 547, integrity: "sha384-w+GM2eMHEgJTVf8zVKoZSdh0xmCyjL1ub58uU42Xhqp6VP7Ng5u0GnJ8ME1LYy2p" },
  { name: "part-5be225b2a0.js", path: file21, bytes: 279, integrity: "sha384-g7okwnyI/5NzH3SaSOysOMPx50vzgI+YFC9TjgzpUdQtqjCWw4VVKa4x9zE0eV7K" },
  { name: "part-6bc7b40c63.js", path: file22, bytes: 3828, integrity: "sha384-BjaDRU8eNMEwLNKkKEtDbQQcx4Wbi8nGzzcyXHLsgEMBY9dj8pC53AkeRbHVo638" },
  { name: "part-7c6de9c0be.js", path: file23, bytes: 1153, integrity: "sha384-IsLYb7XZNmNzKqo+eUatD4Hq2oKuPwvi1hAcyFmhexR3ULTw3YdyIELnVqVpXCfW" },
  { name: "part-7dfec5a92c.js", path: file24, bytes: 16188, integrity: "sha384-NZBo2Er6/sCwLR+sqCHWB0/8mzheu8x8er7Pd5P3UOxoEs0Uok0v2pEM4cxN8lPj" },
  { name: "part-909d4ff0cd.js", path: file25, bytes: 1934, integrity: "sha384-cDWfAGzlqCUC1XrIEK3LREPrD+q85/Cx6Hof52UesYk0zs1h6XqxGfkaJK+7knyj" },
  { name: "part-a5d7bd73db.js", path: file26, bytes: 6617, integrity: "sha384-SzO5Xqi6WOwiwMFO9hs4dbIRTxEdZWq4/LMdbijoFnwQItjnwQinEYR9EX/d2B9b" },
  { name: "part-bc2b94056e.js", path: file27, bytes: 33031, integrity: "sha384-AC+UJPf/aPIOGHtVq7Y6CBAiqTJUi7pxvGS1Mtd0S3o8nfH3u5SiVNRUMTdIR0EV" },
  { name: "part-c4130a538b.js", path: file28, bytes: 47991, integrity: "sha384-75rI1ysOMe8IqIAh3f9nH/PNJRg1RcB9fXCt3lQ6zibreQr2M8EBYbNetZLjRsxc" },
  { name: "part-e52dc9bdb5.js", path: file29, bytes: 759, integrity: "sha384-QwyztvtzcZVITINOEz79Yo7b6oo1Zl4eXImh3iF7zvvlpAwUDMxtOB77XGwZUTtW" },
  { name: "part-eb216dd93f.js", path: file30, bytes: 4372, integrity: "sha384-D0dz3hfIxyvGAnLrWvFwLjVm3hwx+fB5MAXcSquSYXMIvgqb2vTjGTIA7xxjoQAM" },
  { name: "part-ef892e8967.js", path: file31, bytes: 3630, integrity: "sha384-nm3n1Tun0qxi6WH+zk7K4RdZjAQ1adj0gwFWADPS0FkICj/T+lga5Ds1L47uA/44" },
  { name: "part-f7509f395d.js", path: file32, bytes: 11851, integrity: "sha384-knsbQYF7iycbBHSKOnxOyDsmaFLLiSz/e2Lgwi1DmHdDnw6lXl9khHWIT+tswgog" },
  { name: "part-fed2a983b6.js", path: file33, bytes: 488, integrity: "sha384-1+E2mFHf39UmvDowTuq3opsxScn/3bcrbREcSSPv1w6Cfo1H/6eCreWff0zBLOVJ" },
  { name: "studio-23bd6e4910.css", path: file34, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-e3e0e8fcae.js", path: file35, bytes: 5977, integrity: "sha384-PhN+hEPCwjZhQ4pw5FwXIJ/gUrC92GXW5AZ+aw7DNPUNkLXv5nfMvu/UKA0fcfba" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-e3e0e8fcae.js", style: "studio-23bd6e4910.css", preload: ["part-34ef46a5ca.js","part-38b8b5a8eb.js","part-43ea8c19f1.js","part-4b76daaba4.js","part-4dab4b9eb5.js","part-909d4ff0cd.js","part-c4130a538b.js"] },
  console: { script: "console-8e0e2e107f.js", style: "console-814b52d6f9.css", preload: ["part-43ea8c19f1.js"] },
} as const;
