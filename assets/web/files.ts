/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-11eafe72e8.css" with { type: "file" };
import file1 from "./console-5286b0f096.js" with { type: "file" };
import file2 from "./part-1302f54f9a.js" with { type: "file" };
import file3 from "./part-175a035609.js" with { type: "file" };
import file4 from "./part-1b6063159e.js" with { type: "file" };
import file5 from "./part-1ba21fda3e.js" with { type: "file" };
import file6 from "./part-1d167ede04.js" with { type: "file" };
import file7 from "./part-229bd113fa.js" with { type: "file" };
import file8 from "./part-23f8963a7f.js" with { type: "file" };
import file9 from "./part-27e666bbaf.js" with { type: "file" };
import file10 from "./part-2f0aeabd4d.js" with { type: "file" };
import file11 from "./part-3823dabfd5.js" with { type: "file" };
import file12 from "./part-568fb2f84b.js" with { type: "file" };
import file13 from "./part-5d0fc02cbc.js" with { type: "file" };
import file14 from "./part-640955b0bf.js" with { type: "file" };
import file15 from "./part-67d34a98f0.js" with { type: "file" };
import file16 from "./part-73eafc015f.js" with { type: "file" };
import file17 from "./part-7730ab5337.js" with { type: "file" };
import file18 from "./part-876d801ff2.js" with { type: "file" };
import file19 from "./part-8b5cbb52f9.js" with { type: "file" };
import file20 from "./part-927f9be3bf.js" with { type: "file" };
import file21 from "./part-a1411fa81f.js" with { type: "file" };
import file22 from "./part-afba74dbbe.js" with { type: "file" };
import file23 from "./part-b8fea0d0e7.js" with { type: "file" };
import file24 from "./part-be1af64a69.js" with { type: "file" };
import file25 from "./part-bedfb75d47.js" with { type: "file" };
import file26 from "./part-cc750875ff.js" with { type: "file" };
import file27 from "./part-d4538aa95b.js" with { type: "file" };
import file28 from "./part-de8a64348e.js" with { type: "file" };
import file29 from "./part-eefbe08185.js" with { type: "file" };
import file30 from "./part-ef9a11e8b3.js" with { type: "file" };
import file31 from "./part-f0d366700f.js" with { type: "file" };
import file32 from "./studio-23bd6e4910.css" with { type: "file" };
import file33 from "./studio-3ae646a3a5.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-11eafe72e8.css", path: file0, bytes: 46460, integrity: "sha384-KIjMddRb6uROe4ATQs7DPUQRqLbaLEEK/iwqzC50vkTJUfCelVyx/Jd+b3SjsQQl" },
  { name: "console-5286b0f096.js", path: file1, bytes: 17718, integrity: "sha384-LoTWK7mCpCILiPaQzr5ZpCBzfAYPsG9qGiQEsKmoJy2f60bnlg5XUvzjKHUq9nmb" },
  { name: "part-1302f54f9a.js", path: file2, bytes: 728, integrity: "sha384-zlosOYJHvUoAHWd9vCjMuodTdttpruJmH6xsJ7tiRI4Ngv7AWXT8xdD5FjglzKOj" },
  { name: "part-175a035609.js", path: file3, bytes: 7942, integrity: "sha384-KM/uxFX1fuMNBNBJuexe5uRMfA48q9a2Wf5ROYLtvCLtucCUYAIR9DkNc8cUqpft" },
  { name: "part-1b6063159e.js", path: file4, bytes: 412, integrity: "sha384-GdaMD1II44KABvLLKj4DivwK5kG2lTLYCBwRrs6Yd0N2qzfsAjaOhoG/zO63aorE" },
  { name: "part-1ba21fda3e.js", path: file5, bytes: 2309, integrity: "sha384-JcX+Xk2RYwOGo2ZfF3227oPCzeGtQ+ekw545ZLNc665WW9mzrB17FGKGWqnKqFSy" },
  { name: "part-1d167ede04.js", path: file6, bytes: 281, integrity: "sha384-H6RDRm+2Cm4elIftaIsiacw5CUp6LtxlCUlrMqghZ6RFyuXFWfdjTLCkgL4LLquT" },
  { name: "part-229bd113fa.js", path: file7, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-23f8963a7f.js", path: file8, bytes: 1649, integrity: "sha384-CJsgBDrq5zf3j2N5Vr4xqLD3wXKWsrLkXmufGzQKMFgsaEgsXFLlZR2sxGbRYB1s" },
  { name: "part-27e666bbaf.js", path: file9, bytes: 54421, integrity: "sha384-Hg1AgFiecl/veVAa3BNwn9QtAtjncDqtFv6yayr5YDd0QHDj70k6iR3AsTf6NweW" },
  { name: "part-2f0aeabd4d.js", path: file10, bytes: 16186, integrity: "sha384-CjaN/2tBfUaGb8VfUM6+mBFYu97f/rG5ERhN5eEVvn1uLty1GRB/mzVYeRKTx95b" },
  { name: "part-3823dabfd5.js", path: file11, bytes: 955, integrity: "sha384-K91DLEkZE0EA0T+KRQcGFCSZEVyfC6w4RcG1pgwxRw0Q3dj6lSgR6mppZa+8zDJm" },
  { name: "part-568fb2f84b.js", path: file12, bytes: 72966, integrity: "sha384-Y1y7fSwNwuMAybomcQd4681IkgInLKFJlAsHh3iTBc2bekWIkn8Mcy25BG3F+ehg" },
  { name: "part-5d0fc02cbc.js", path: file13, bytes: 922, integrity: "sha384-0clZ3lAtuT2M6I+Yk9HML0pA723iYORFjMt7f/fe69lbFoUgls/5ehCZbvHRCwc8" },
  { name: "part-640955b0bf.js", path: file14, bytes: 1155, integrity: "sha384-3+uTSw++08aTrvKrD50YTzt8ESt1lU9FddEXpJtEwl919gQPWDpk3LI4KQNtio8t" },
  { name: "part-67d34a98f0.js", path: file15, bytes: 6170, integrity: "sha384-oLDNRWq12Dp9EDYjSN0MvYEL4EqebhF5eHPttIty78HLvLnJ6nJpyQf/OX2A09yM" },
  { name: "part-73eafc015f.js", path: file16, bytes: 47685, integrity: "sha384-aUGEbpRMIWMiK9N0Kq+ntaaSL1Lu4wfQQwF/IQuLpw5uyr3fET6Zpk3a3V+SC1hR" },
  { name: "part-7730ab5337.js", path: file17, bytes: 6585, integrity: "sha384-uz97e4UyhC4BvcJrkCFvXbYXkiKnzHgFayYmZvDHtFSAy8cgVm27q7y3HwuMuApc" },
  { name: "part-876d801ff2.js", path: file18, bytes: 488, integrity: "sha384-iWpiynEM5gdFNexJf6cbHqhQlVXZfJyJ2YsqFP0I44ao+Z5uTflXVJSdBV+y7yZT" },
  { name: "part-8b5cbb52f9.js", path: file19, bytes: 3393, integrity: "sha384-nDqXsGmBt2NQJqIcHchCCzuFn3h8jSpvjZZjc15B0d3kYfGtRty8zf3TDJ16fxUb" },
  { name: "part-927f9be3bf.js", path: file20, bytes: 704, integrity: "sha384-1uMzHrXYhscMtf2+sJt5kM/iq5lbLRRtzi2AzM9jK1SYBg80btcRGVuHXm45UdGo" },
  { name: "part-a1411fa81f.js", path: file21, bytes: 1934, integrity: "sha384-8xqg0gbDBY3rMvrtgNcUjIeyWhxkQNvdOewsJlEDlJMv0D1duwUpHAXxDFUZuRJp" },
  { name: "part-afba74dbbe.js", path: file22, bytes: 546, integrity: "sha384-a9ZeUZCEF7dbJd9e9/F9xTIXuxw+ZVvnobdE3kFwylWDLOhDq7IymFjwVWIQTp5I" },
  { name: "part-b8fea0d0e7.js", path: file23, bytes: 5742, integrity: "sha384-UkgysCf+xi92GAk2aOmD1BPl6aKPn30wCelK0rwScXoe9uxGcwbbiZNco6GoBJBv" },
  { name: "part-be1af64a69.js", path: file24, bytes: 3828, integrity: "sha384-z+iHP2VE/Y7lD79DcXkrQaNjtS4GMdsBJIiPS2cRWJTTgI1Bjw2GM/K1YHmRpfKV" },
  { name: "part-bedfb75d47.js", path: file25, bytes: 11851, integrity: "sha384-8myerpMnORbkc3wpzQfRVQBA4+jZf9DVQUFepdSOvw4flSVmHps/pkaA/1aiUSJc" },
  { name: "part-cc750875ff.js", path: file26, bytes: 759, integrity: "sha384-FIMz3NsOW1Wxeq6BcpIRXnxtormL0cuTNBEPqYElidJJ3E24vNz5YIcHGmEWVMbP" },
  { name: "part-d4538aa95b.js", path: file27, bytes: 4168, integrity: "sha384-u/1kICt9kFRYUc8DtQ8Kk52fVOivS7o/Pg2gt+PSC+6FTdkrii0xos7iYaCFPlJT" },
  { name: "part-de8a64348e.js", path: file28, bytes: 4992, integrity: "sha384-gG9bJn2ZgOXEk2k78iPAOBcvid6A0oXrGAxOGJpm7stDR84MT+UJajrTa2xm55Nj" },
  { name: "part-eefbe08185.js", path: file29, bytes: 3464, integrity: "sha384-phF5UYohTXySej2hnMsR7tLqjKK36WOhKFBlJIzSoSpIYB30n0IyEPCo0aJeB2do" },
  { name: "part-ef9a11e8b3.js", path: file30, bytes: 18840, integrity: "sha384-1txCVJD49zxR6uW3qYM2Lp8VKfSBVBrgjAULjV9n1ZJYuP68axiTUQC2S56yIXHQ" },
  { name: "part-f0d366700f.js", path: file31, bytes: 32857, integrity: "sha384-14FaEUHy/oaknFPqnXrQ2sg83uERzH1tZuD6JjsGKy81T1XtVrTjeVB/7lJpLeBL" },
  { name: "studio-23bd6e4910.css", path: file32, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-3ae646a3a5.js", path: file33, bytes: 5977, integrity: "sha384-6HAxLvp1w5zuZBZzLqtHDOKtZ3U6u+ANFnsktYYitSbhz9KnpYpQgOYFohKosWQn" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-3ae646a3a5.js", style: "studio-23bd6e4910.css", preload: ["part-1302f54f9a.js","part-175a035609.js","part-1b6063159e.js","part-27e666bbaf.js","part-73eafc015f.js","part-927f9be3bf.js","part-a1411fa81f.js"] },
  console: { script: "console-5286b0f096.js", style: "console-11eafe72e8.css", preload: ["part-27e666bbaf.js"] },
} as const;
