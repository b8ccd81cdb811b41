/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-0044ce939a.js" with { type: "file" };
import file1 from "./console-01ae9355e3.css" with { type: "file" };
import file2 from "./part-0345271d74.js" with { type: "file" };
import file3 from "./part-0697366765.js" with { type: "file" };
import file4 from "./part-0892cdddde.js" with { type: "file" };
import file5 from "./part-0c4c1669f6.js" with { type: "file" };
import file6 from "./part-0c76816894.js" with { type: "file" };
import file7 from "./part-0edab298ed.js" with { type: "file" };
import file8 from "./part-2bcf274813.js" with { type: "file" };
import file9 from "./part-306fce4de7.js" with { type: "file" };
import file10 from "./part-47f6bb92b9.js" with { type: "file" };
import file11 from "./part-4ed01081f4.js" with { type: "file" };
import file12 from "./part-50ebfeff7a.js" with { type: "file" };
import file13 from "./part-52861005e5.js" with { type: "file" };
import file14 from "./part-6238b3560c.js" with { type: "file" };
import file15 from "./part-64d6e45222.js" with { type: "file" };
import file16 from "./part-651c3c796e.js" with { type: "file" };
import file17 from "./part-6e06f65296.js" with { type: "file" };
import file18 from "./part-7d0c1ceb52.js" with { type: "file" };
import file19 from "./part-867ce0758a.js" with { type: "file" };
import file20 from "./part-8c628de188.js" with { type: "file" };
import file21 from "./part-9490d590d2.js" with { type: "file" };
import file22 from "./part-971a39f9b2.js" with { type: "file" };
import file23 from "./part-981082fa91.js" with { type: "file" };
import file24 from "./part-a0b59196f6.js" with { type: "file" };
import file25 from "./part-aa810bca52.js" with { type: "file" };
import file26 from "./part-be8fb9a79f.js" with { type: "file" };
import file27 from "./part-cb61186b04.js" with { type: "file" };
import file28 from "./part-cb78182c48.js" with { type: "file" };
import file29 from "./part-d0691f569a.js" with { type: "file" };
import file30 from "./part-d4b71752d2.js" with { type: "file" };
import file31 from "./part-da3c417b65.js" with { type: "file" };
import file32 from "./part-e4f713ad5a.js" with { type: "file" };
import file33 from "./part-f4e4ea32f6.js" with { type: "file" };
import file34 from "./part-fc876587cd.js" with { type: "file" };
import file35 from "./studio-23bd6e4910.css" with { type: "file" };
import file36 from "./studio-705ef05bdf.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-0044ce939a.js", path: file0, bytes: 18174, integrity: "sha384-bEfaiozzVUkWZQv44dz/lv4hRXMRV/56MElcZkO7GKKHgnVAzIPBuDuyVGp0URQe" },
  { name: "console-01ae9355e3.css", path: file1, bytes: 48642, integrity: "sha384-N4+vrdF83UZwugQ1w0RPDzibOAlXHDqtV4osQJ9yhWuN71IR4dDe6nSm8GtFEWm8" },
  { name: "part-0345271d74.js", path: file2, bytes: 5773, integrity: "sha384-wraz/05Fuo9H45Fjw43IwV1bpYbJ76BFFs7rRKLYKEHsc8MpST4SGsmrF/tIYs8n" },
  { name: "part-0697366765.js", path: file3, bytes: 131, integrity: "sha384-3x05JezlD1drJ9eqAEj9D/iWCLxhp4ymdQVYghUuxu+h9961fXyl+uuMc7RvFm7A" },
  { name: "part-0892cdddde.js", path: file4, bytes: 14964, integrity: "sha384-THq6nXF+4AZoyA1G4sH441CHkL8fcKEW55vids0M/hSiEI4FbavkUKn8FPThB+MH" },
  { name: "part-0c4c1669f6.js", path: file5, bytes: 32680, integrity: "sha384-58oLoLG2vM+KnQABBQi9XeUGvnG8YDhjmytRptTtV0IWXdAxQUexobIhySN0jTZk" },
  { name: "part-0c76816894.js", path: file6, bytes: 2538, integrity: "sha384-ZHWHfGN24rqgSRBpj/qW7l+dQFwGFRMbc+U8qBeuSX9kdmyEJ41uRoh3ppOtZDyX" },
  { name: "part-0edab298ed.js", path: file7, bytes: 61358, integrity: "sha384-tc0XTRGWvycH9b0SNscT/psEZbLYFv55aoYZjbYaMIUuvuuQJXx0+Rd+nK1L4dLj" },
  { name: "part-2bcf274813.js", path: file8, bytes: 3633, integrity: "sha384-T9wEq2W0+MVrf751hUMGOPnotBoy2D9RmtV0xFVXqk9smAiMOzDfTH96zt516+vJ" },
  { name: "part-306fce4de7.js", path: file9, bytes: 728, integrity: "sha384-QF+H5tE9ayWTVOeKf3MgP773QAK0bWM8sfUmQ5w2AK7VM7/GTo7mNPzr6/1gUe+9" },
  { name: "part-47f6bb92b9.js", path: file10, bytes: 414, integrity: "sha384-adR+L/dtxOfKYxM6lITqgEpN9Cme7TeLWSCo4g/7CWxyYiq8NOccWJnbUxh0p28g" },
  { name: "part-4ed01081f4.js", path: file11, bytes: 704, integrity: "sha384-28Hbv/x/6t40oCQxsEqwngCHPmD8y1XyTiKt8J1azz4LGN6Qan3ZDy0uo9+Gobji" },
  { name: "part-50ebfeff7a.js", path: file12, bytes: 4244, integrity: "sha384-aE1RHBY+docs0iEpLvhH7m8Pnz9xK9PKW5ps9TzYFAQJOOorX4/b3IRAq7VC/z9M" },
  { name: "part-52861005e5.js", path: file13, bytes: 547, integrity: "sha384-BWcO0sgeBdGiT34yHTNmc8VvANCdIm+mCRNC5fWeKubxntdNSbcs+xkkqqmZm6E7" },
  { name: "part-6238b3560c.js", path: file14, bytes: 1934, integrity: "sha384-/bNWg+kf1RHXdlt1QXbwLDts0ypFd8Q14P7/nGyYtlKEQX0l9Q2iA3jE/dyDUKfa" },
  { name: "part-64d6e45222.js", path: file15, bytes: 1106, integrity: "sha384-rJLXrocFtK1FRQi0TrtwOqtX9VkTXpIQBsptYYTCyMk95Au/yfuFwgu5mHWyd7yW" },
  { name: "part-651c3c796e.js", path: file16, bytes: 577, integrity: "sha384-boJg4M3ql1UMRZGMu4UkJNQcqroUWTWuU3ViwoDtugKaX51+Zjv5WWJsIaijMKLq" },
  { name: "part-6e06f65296.js", path: file17, bytes: 5024, integrity: "sha384-GhTJs2aXds0wOaJR+0FD7G83Vl1ZSqCVZ/d2SfLVa3lxRmxbmWF1xN/C9vQX45QW" },
  { name: "part-7d0c1ceb52.js", path: file18, bytes: 546, integrity: "sha384-Hb/1R/i+dSy3sy1RQSxMoFdHuwTxmVWi/UxVt34F4zJsekYIBz5p5S8pyMMLVaMU" },
  { name: "part-867ce0758a.js", path: file19, bytes: 6617, integrity: "sha384-6gTXu+aaO2dE91SizJGWigz55HHBzPJWRUltE1QB+He4mPseg3lcT2BdUEgpAdS5" },
  { name: "part-8c628de188.js", path: file20, bytes: 3422, integrity: "sha384-J9OJaHo0+8rBbSb3/Cq2i6ZC6yWulsSipFi6MmX+CZd7ZytnhPjvstXGj1FvWnAv" },
  { name: "part-9490d590d2.js", path: file21, bytes: 871, integrity: "sha384-51CEuGlT6ZV5fpRC86gV8QJ9eZKDQrMrCs7oClznczbNBb5jMgS8N31LwiZSLac9" },
  { name: "part-971a39f9b2.js", path: file22, bytes: 18855, integrity: "sha384-mxGeyvjOHYxToP8RalO4XqQfGtYsInIdK9rpNV50kALjvRbYa8p1FEgMRKjCLQPk" },
  { name: "part-981082fa91.js", path: file23, bytes: 8024, integrity: "sha384-yGYzpjchwwkQQfdeiOjijbXBcOM27CluN8X6frfuinKIZMOMFxRogisqkHf3OYt3" },
  { name: "part-a0b59196f6.js", path: file24, bytes: 3857, integrity: "sha384-gDWhj67DCjJIXWoJKQmegBy5dOggy+yr9GmA1ff0iTuouN2rG8F5brq48PGSILa3" },
  { name: "part-aa810bca52.js", path: file25, bytes: 1153, integrity: "sha384-pOYYKJ2zYuXuBxgQYmKgwzOfj/rBUWrO/+BrDP6McAgNJdtRLftb4aCBJuFMukMX" },
  { name: "part-be8fb9a79f.js", path: file26, bytes: 764, integrity: "sha384-rvS+DB2LYkMPsSHt7azSul9AwhdGwGcSdWoHX9LXQfUJLwRjNOXN8hgITch303f/" },
  { name: "part-cb61186b04.js", path: file27, bytes: 6867, integrity: "sha384-bw9lPZC9BmQy9JMVfm9gOzenvHtzj5j3U+S0tKEmfngJnTmxaAfnlyTAiPZ7/cZ2" },
  { name: "part-cb78182c48.js", path: file28, bytes: 73316, integrity: "sha384-R2ckFRjopB2q+ikxiwbdJSwR1J4RbIf3aVdikZ00wg4NIma/b64UkQZe6wgjfkf5" },
  { name: "part-d0691f569a.js", path: file29, bytes: 16238, integrity: "sha384-7N72p8CUbC6mzOHlRWBCEYp3AYB9QZblu8ycK9DrzCASwunZhKzZHxkDYAYJSQ7U" },
  { name: "part-d4b71752d2.js", path: file30, bytes: 922, integrity: "sha384-n0pm5TSKnsP2p9BCF1M4SeLEsb8zVY0c1hY7FZ3rJlb7VR+RqcTo9DZSsMa4J8Rv" },
  { name: "part-da3c417b65.js", path: file31, bytes: 1647, integrity: "sha384-jwzbnrM6YQxNoJq2XW90CRaIQCnzPrpzPZmCdvTT1Q3Z3BJh/lLvZtQIv5j/8o3w" },
  { name: "part-e4f713ad5a.js", path: file32, bytes: 21030, integrity: "sha384-i+VZSQyk19AJtwdugG0NVlbUacdpmCNdD3DrT5j4xp6pv+OrxDAt2UJ53ljy9j77" },
  { name: "part-f4e4ea32f6.js", path: file33, bytes: 48107, integrity: "sha384-2A1rtMcAcjLIxbEY0p0TUWHyTdX5qKCgX6p7MhXbFtxlsuyjuCDki011tKjnF+Ri" },
  { name: "part-fc876587cd.js", path: file34, bytes: 279, integrity: "sha384-zQRJ9x2250vJXDj2VfY3sqqkDQUX124VgPmbO77yt0QjMRSi6GwnydbjQ9xLaF1O" },
  { name: "studio-23bd6e4910.css", path: file35, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-705ef05bdf.js", path: file36, bytes: 5977, integrity: "sha384-vPx9vYI3IPOhYCxqgo3w2CjsQ71yBaIjfjCmcZ8UDtPp7L4uHnqpPMlKWu50M04a" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-705ef05bdf.js", style: "studio-23bd6e4910.css", preload: ["part-0edab298ed.js","part-306fce4de7.js","part-47f6bb92b9.js","part-4ed01081f4.js","part-6238b3560c.js","part-981082fa91.js","part-f4e4ea32f6.js"] },
  console: { script: "console-0044ce939a.js", style: "console-01ae9355e3.css", preload: ["part-0edab298ed.js"] },
} as const;
