/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-204b6c2445.js" with { type: "file" };
import file1 from "./console-c728e73536.css" with { type: "file" };
import file2 from "./part-043aed6759.js" with { type: "file" };
import file3 from "./part-09889e0c5f.js" with { type: "file" };
import file4 from "./part-16711a48af.js" with { type: "file" };
import file5 from "./part-28a57aeb8d.js" with { type: "file" };
import file6 from "./part-2ebe42aed8.js" with { type: "file" };
import file7 from "./part-3021ced278.js" with { type: "file" };
import file8 from "./part-321b08560c.js" with { type: "file" };
import file9 from "./part-3ec6020620.js" with { type: "file" };
import file10 from "./part-47bc791f3d.js" with { type: "file" };
import file11 from "./part-498c3ca6d1.js" with { type: "file" };
import file12 from "./part-4f97f0d689.js" with { type: "file" };
import file13 from "./part-670ba512f7.js" with { type: "file" };
import file14 from "./part-6ade5f5f17.js" with { type: "file" };
import file15 from "./part-74d3d7aebf.js" with { type: "file" };
import file16 from "./part-76140bab87.js" with { type: "file" };
import file17 from "./part-82ad71ea6c.js" with { type: "file" };
import file18 from "./part-83b2c276bb.js" with { type: "file" };
import file19 from "./part-8b97571b61.js" with { type: "file" };
import file20 from "./part-984417f180.js" with { type: "file" };
import file21 from "./part-a30d16ea77.js" with { type: "file" };
import file22 from "./part-a70c180c37.js" with { type: "file" };
import file23 from "./part-acb92f28cb.js" with { type: "file" };
import file24 from "./part-b0da7fea5d.js" with { type: "file" };
import file25 from "./part-b3d2b86455.js" with { type: "file" };
import file26 from "./part-b9e3f73e12.js" with { type: "file" };
import file27 from "./part-c9eacfb662.js" with { type: "file" };
import file28 from "./part-d30d248ae5.js" with { type: "file" };
import file29 from "./part-e7aee8a4ec.js" with { type: "file" };
import file30 from "./part-f0a04ef632.js" with { type: "file" };
import file31 from "./part-fbda62f6b6.js" with { type: "file" };
import file32 from "./part-fcd58debc0.js" with { type: "file" };
import file33 from "./part-fe47edf769.js" with { type: "file" };
import file34 from "./studio-23bd6e4910.css" with { type: "file" };
import file35 from "./studio-3105fca789.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-204b6c2445.js", path: file0, bytes: 18047, integrity: "sha384-eOpfImYtmPV2fzAkIUAjmNNb2heDffihjfbssfQfp76RFIR+RWJn/XjMXr5dLEyi" },
  { name: "console-c728e73536.css", path: file1, bytes: 47077, integrity: "sha384-OTJXFBPxp16Z+WVAc+P98DomFQL5P1ubnH6bAyCn6/dhq4FsV3k2uPp7VEGO6UZD" },
  { name: "part-043aed6759.js", path: file2, bytes: 1934, integrity: "sha384-fvoU0tXdRGHu2NVIghWZiKcGDnxiAPTHfoA5LLwuockfY8+Rh5TZH/Y0rmx5tliS" },
  { name: "part-09889e0c5f.js", path: file3, bytes: 704, integrity: "sha384-+evGuk+Gtfdp63+/AcqNRfS9mk/05jX/LcdNiKhh7TofhWwVA0oMZLiKZBkKY2Tz" },
  { name: "part-16711a48af.js", path: file4, bytes: 131, integrity: "sha384-R4KfnsC75qw4qMEp1NcQjMisKhWX4jFrc8hrM2h7CH5KyNNehCjBgljBO6IEOOHM" },
  { name: "part-28a57aeb8d.js", path: file5, bytes: 6466, integrity: "sha384-wDIq1qe2NZSSWmLFPG5Lgse42MtAkTLuoJcoZYr0nKmD3G0Q2BoCcwEwvH0D78m8" },
  { name: "part-2ebe42aed8.js", path: file6, bytes: 414, integrity: "sha384-Jvl4YGf2thYy94LdajIEis8NfYGB7BN4Rx4HQknQ6RVZ020liEKInLUzsbDvdpFv" },
  { name: "part-3021ced278.js", path: file7, bytes: 7982, integrity: "sha384-FYXhA7F+JTDyEnXj0J5GQZcT58mHEfNPcThXcWi234kLy+YYNTzDcviTWD94+SF8" },
  { name: "part-321b08560c.js", path: file8, bytes: 922, integrity: "sha384-+IAcNfz2DQ0Q3xZpgE4S30646UDMaHbEXAEB6eBH+VCQqGLh4uYzDlmCDFblJsSg" },
  { name: "part-3ec6020620.js", path: file9, bytes: 1153, integrity: "sha384-C2ZaKu2EBxYxFayTaeygNxND+tHHf8iJh213JqJVvPdAX6gYdWm77ANeowinC14g" },
  { name: "part-47bc791f3d.js", path: file10, bytes: 73332, integrity: "sha384-pxBgc6nTF8JWaxyGlB6R+QC6kXw76hUHfXeSiDJnXix3O/xgLVSIQVkeW3SwkUwa" },
  { name: "part-498c3ca6d1.js", path: file11, bytes: 4372, integrity: "sha384-ch8Ph0FIFgRz9wSm5ap92WRH6FVmOiXgQ7WxQDI8pImkQwu5OdU2ckzVxOc1I1RO" },
  { name: "part-4f97f0d689.js", path: file12, bytes: 577, integrity: "sha384-9rGGEPkSP0rWPQQLAeRSpx0IxWV8maCmbaXetgaB5ashR6Mpy77dhUz2XnHgT8ul" },
  { name: "part-670ba512f7.js", path: file13, bytes: 58952, integrity: "sha384-oduSHbvaD2ZBW2ZHxpM2DDLltTlaWQFKz7uxp8wGsK0LbBS3Lnp31cgwg3IF44SI" },
  { name: "part-6ade5f5f17.js", path: file14, bytes: 5024, integrity: "sha384-3ybMCFN8vL5jmx1cJ211KTcJoasAvbOkTh6gNQhbSvv040t8BMo6LHtnpRqB++i3" },
  { name: "part-74d3d7aebf.js", path: file15, bytes: 546, integrity: "sha384-vI7qScfU0sgt4FHsDnmoTJLLUXpIY5VtpazUq0DeuzrIfSPkUKhqDe7yX44C02mj" },
  { name: "part-76140bab87.js", path: file16, bytes: 728, integrity: "sha384-GqzITWIGUVEzuWCWO7allRwnB+6EWtg4Bus5MXEWA+ej2MDGyPc2hPz1L3UzOHc7" },
  { name: "part-82ad71ea6c.js", path: file17, bytes: 47991, integrity: "sha384-IuMX9G0vgNP3oGDn9Wt9iHseeP57opkxW6JUEwoVSKTPZQqxeawH1sFzHUQclUOX" },
  { name: "part-83b2c276bb.js", path: file18, bytes: 279, integrity: "sha384-mg+EYKMvYd7czjdvHbNl/yXSk92mnptPDgJ6XjyALtEXCGE50UaltmMr4+wqPnFA" },
  { name: "part-8b97571b61.js", path: file19, bytes: 5753, integrity: "sha384-bQeQhW9xcx0vamqGvRk3rotqc0yb6KqBe7h+Q1BKIZcGlPfifyNYaNJxpVKhvvDq" },
  { name: "part-984417f180.js", path: file20, bytes: 488, integrity: "sha384-iNDqrEUWSQ2HBV1vIj7NoS0y/wnS6NVbdmzjyPSxUNDbZnOhtQlVp91un/C8k4ld" },
  { name: "part-a30d16ea77.js", path: file21, bytes: 3828, integrity: "sha384-q9g5rvo+I/fqhGYgdk2KkgNMayxUFVn46/Sl29+10rYvRgKeYw4sjIXs4Vmueb1q" },
  { name: "part-a70c180c37.js", path: file22, bytes: 2309, integrity: "sha384-YYaXodhwoUKQoqMHI6gLeoWvwGtskfJvUxfWFWN78u5ctZkgeeH2SYor8isQ62XE" },
  { name: "part-acb92f28cb.js", path: file23, bytes: 18840, integrity: "sha384-1yumIgStpfiSIqu7bMyJ5j/u2LW7mRCV4OCNBIvoCONXCJz1+syor3k0DO3EKfQ+" },
  { name: "part-b0da7fea5d.js", path: file24, bytes: 33031, integrity: "sha384-TbvsLYL3bGFA3PFv4QHYb+Voi/abFeaW9KmADOVV9RY+h6w7rmbeLN0GRuhSY4Ax" },
  { name: "part-b3d2b86455.js", path: file25, bytes: 3393, integrity: "sha384-xjthIUcbhkmiHIAjJmUxDrt2EcXf17fStsSzsozu3hkhK4iocTokNhjq+ak8//rH" },
  { name: "part-b9e3f73e12.js", path: file26, bytes: 1649, integrity: "sha384-IM8YSsYw9/+Azk3UkZT6yJyonbUpZ8/rgoDZw+ogwi7sZMjJxnH0yRFZw56c7MR2" },
  { name: "part-c9eacfb662.js", path: file27, bytes: 759, integrity: "sha384-i3WsiU5FzuOMOyNzHp45KtPA2R26Pw+iA+2ERIElNMfOmFNpjvd+x05y591EfmRP" },
  { name: "part-d30d248ae5.js", path: file28, bytes: 14942, integrity: "sha384-7iuye+Yg5DnYt5wSwQdYpl6ZE5eWYN33Lz+lfEDpFOmwsn6SUIuMHaVWQ8iT9Kng" },
  { name: "part-e7aee8a4ec.js", path: file29, bytes: 3630, integrity: "sha384-x7XabqaqpGZ6LSNAPhqoqUIqpr8lyWVt7X3TUWxN0SfYGcxrped+JeYa33hD1NpG" },
  { name: "part-f0a04ef632.js", path: file30, bytes: 547, integrity: "sha384-MCRulxMGmCBiLA/95UT6k1qgDuSQciBGg08FXNEgY3XEPv1Ugv/5gAyW+MXtm1lV" },
  { name: "part-fbda62f6b6.js", path: file31, bytes: 16188, integrity: "sha384-hQeMAZLyCR5ZHz1mQ8+gE/ZILEgvWUzCNAo+ptRKloDJhVrFKbgt/GiOluUKrayY" },
  { name: "part-fcd58debc0.js", path: file32, bytes: 6617, integrity: "sha384-8EctA5jomOnJsQsiawZsFYYR1M2EIZIStw7YLa20AH0kIL4FrTwFMEiXPKaQwcti" },
  { name: "part-fe47edf769.js", path: file33, bytes: 6440, integrity: "sha384-7LyoNUCz5E7CJ9gDhBzhD6Nt4Jgp147LodxaFMNQ0Q3Ws9jVIZuXs/f921w/SCvP" },
  { name: "studio-23bd6e4910.css", path: file34, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-3105fca789.js", path: file35, bytes: 5977, integrity: "sha384-kOmolPPKh3u7yUZ4sDtMGeR4coEQLHzEhObElsIuKg4y2qx5EPUApDeVQhxTyytZ" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-3105fca789.js", style: "studio-23bd6e4910.css", preload: ["part-043aed6759.js","part-09889e0c5f.js","part-2ebe42aed8.js","part-3021ced278.js","part-670ba512f7.js","part-76140bab87.js","part-82ad71ea6c.js"] },
  console: { script: "console-204b6c2445.js", style: "console-c728e73536.css", preload: ["part-670ba512f7.js"] },
} as const;
