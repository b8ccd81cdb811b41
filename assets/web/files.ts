/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-5cb7533d60.js" with { type: "file" };
import file1 from "./console-c728e73536.css" with { type: "file" };
import file2 from "./part-010c9e134b.js" with { type: "file" };
import file3 from "./part-16711a48af.js" with { type: "file" };
import file4 from "./part-16fcd6b536.js" with { type: "file" };
import file5 from "./part-2139f2e86d.js" with { type: "file" };
import file6 from "./part-2da871f59e.js" with { type: "file" };
import file7 from "./part-46021776f6.js" with { type: "file" };
import file8 from "./part-5b8b5fdf24.js" with { type: "file" };
import file9 from "./part-64b035de8f.js" with { type: "file" };
import file10 from "./part-6930c7bb1c.js" with { type: "file" };
import file11 from "./part-6babc8810c.js" with { type: "file" };
import file12 from "./part-743d608fa3.js" with { type: "file" };
import file13 from "./part-8017830c1e.js" with { type: "file" };
import file14 from "./part-80bb33e172.js" with { type: "file" };
import file15 from "./part-83b2c276bb.js" with { type: "file" };
import file16 from "./part-89a15df6e1.js" with { type: "file" };
import file17 from "./part-8d6ae1cbda.js" with { type: "file" };
import file18 from "./part-933372eb0b.js" with { type: "file" };
import file19 from "./part-9560fb81bc.js" with { type: "file" };
import file20 from "./part-95f66d5020.js" with { type: "file" };
import file21 from "./part-9a381426fa.js" with { type: "file" };
import file22 from "./part-ada767a10a.js" with { type: "file" };
import file23 from "./part-c1a08024d3.js" with { type: "file" };
import file24 from "./part-c4d8a0653a.js" with { type: "file" };
import file25 from "./part-ccb51318ac.js" with { type: "file" };
import file26 from "./part-d169a21a06.js" with { type: "file" };
import file27 from "./part-d5481f73b1.js" with { type: "file" };
import file28 from "./part-da9ffae312.js" with { type: "file" };
import file29 from "./part-ddf3a58f1f.js" with { type: "file" };
import file30 from "./part-dea7fb0646.js" with { type: "file" };
import file31 from "./part-f046e7444d.js" with { type: "file" };
import file32 from "./part-f086dd7571.js" with { type: "file" };
import file33 from "./part-f933ba8b58.js" with { type: "file" };
import file34 from "./studio-23bd6e4910.css" with { type: "file" };
import file35 from "./studio-928702dad1.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-5cb7533d60.js", path: file0, bytes: 18064, integrity: "sha384-Zg1JC2L+CmE5kxsifkIEM02Xh/A5qpQYMt8fq+M47JxVp0E8bnpKoy/pwLH4TwSP" },
  { name: "console-c728e73536.css", path: file1, bytes: 47077, integrity: "sha384-OTJXFBPxp16Z+WVAc+P98DomFQL5P1ubnH6bAyCn6/dhq4FsV3k2uPp7VEGO6UZD" },
  { name: "part-010c9e134b.js", path: file2, bytes: 6466, integrity: "sha384-O0K/NzPe33+jQxuTO5x5XKhATGn9/vqEPeaH6pdfZjVsFvBRMpaI94YKEGTSGx6g" },
  { name: "part-16711a48af.js", path: file3, bytes: 131, integrity: "sha384-R4KfnsC75qw4qMEp1NcQjMisKhWX4jFrc8hrM2h7CH5KyNNehCjBgljBO6IEOOHM" },
  { name: "part-16fcd6b536.js", path: file4, bytes: 14942, integrity: "sha384-0LhkIkRboQ5VTGGlW8vxeynNBmxU0nADX445UXWO2DRMq4ht+g8s9rszs8RvzQ0j" },
  { name: "part-2139f2e86d.js", path: file5, bytes: 3828, integrity: "sha384-/i7Brenr9vGqKGHVL+Fzzq3d7JIvNHZRVeGz9WmxZsxGTzAFiwI4U/KiRiNLdpZi" },
  { name: "part-2da871f59e.js", path: file6, bytes: 59330, integrity: "sha384-eE8flw7m2bGbZBbkctxIFAHuLcQpCfd5ADRn2+4+ALQtu9CC/oEWRT2mygvHuXMo" },
  { name: "part-46021776f6.js", path: file7, bytes: 577, integrity: "sha384-11dAIwLjvPlZ6ZwmAhGd4aEdtiNMa78avj/yOWLaD9REdn6dj4ILWNFYMQJIuGsU" },
  { name: "part-5b8b5fdf24.js", path: file8, bytes: 414, integrity: "sha384-wFGdepRgWMQw8HqvybZCT2ygg2LwvBaMy8k3nudFQgEKKvGzlFqhKvamHUWRXAR2" },
  { name: "part-64b035de8f.js", path: file9, bytes: 3393, integrity: "sha384-Ij5/nXQyUO2h0ON3hlAgpqIP6MWp//nBzZjP7o4y00ThOaxWLsVSKxULhnUzs4cH" },
  { name: "part-6930c7bb1c.js", path: file10, bytes: 16188, integrity: "sha384-MQNMVkm1lLLXNKg0rY6hnPRJoRQOaOyKwaRkx8bgjbQql333nOeFToQFjejuBVb4" },
  { name: "part-6babc8810c.js", path: file11, bytes: 6440, integrity: "sha384-DFLPLWVnuL5sE7vAflKvqgCWc9/L/KTh4U/s22NEA6V9cVvgEIA4OdCcrwfOyCh9" },
  { name: "part-743d608fa3.js", path: file12, bytes: 1153, integrity: "sha384-W5od8PvTLPsXRp8QTmVobZiKMhzvuyn0NyiUPUaUJmjbDmg+aC7L6BUwW7nnkgPU" },
  { name: "part-8017830c1e.js", path: file13, bytes: 5753, integrity: "sha384-KiGPAepIf+WGvGF7YRyYVgM9x8B9bMr/X28uMWJeZ7Zwu/sqkRArbxG2zXR11SmR" },
  { name: "part-80bb33e172.js", path: file14, bytes: 18840, integrity: "sha384-zXUHElhFrgLn6JNACA5at9RewngP8ZuwR4OEAq9+DpRnFW2O3IKvAmYF6JGGxszE" },
  { name: "part-83b2c276bb.js", path: file15, bytes: 279, integrity: "sha384-mg+EYKMvYd7czjdvHbNl/yXSk92mnptPDgJ6XjyALtEXCGE50UaltmMr4+wqPnFA" },
  { name: "part-89a15df6e1.js", path: file16, bytes: 704, integrity: "sha384-fXE94kHJ2osRN0lTd4a/qRfO4g7OaKNNgwLe3Hv7cbRkX+ra4gLfjynoW9sYD2Pf" },
  { name: "part-8d6ae1cbda.js", path: file17, bytes: 1649, integrity: "sha384-PCL75AkDP2/xwYbd11F2h//DXIDm37TgFVZEdo/KKYLCKClGdiFDOO5VVnjuLYfM" },
  { name: "part-933372eb0b.js", path: file18, bytes: 4372, integrity: "sha384-4RG19AWK9CSv7YCwCMMXs0QbRSYZuqxsLO49SVqfqms9wNwgFvyOGFEG7H7xwKlf" },
  { name: "part-9560fb81bc.js", path: file19, bytes: 1934, integrity: "sha384-SD44Uh7e8DeFDAPpMTfbGPlCR5fjkFAfJd6ETAvUdppJQru+5HE/0IklPtybcgS6" },
  { name: "part-95f66d5020.js", path: file20, bytes: 922, integrity: "sha384-kyKI1Vz2FtGXKYUYRLDCcqZ5IgNRGVQRZ24ack0NKSnQNfXzUfrmpa9i9NJLqj4R" },
  { name: "part-9a381426fa.js", path: file21, bytes: 728, integrity: "sha384-PwvVFcYhb34ZAQ7Dvq947e9PompFHKJENEEktypvCAgLlM0KtQFjcyU0FjGO8WPq" },
  { name: "part-ada767a10a.js", path: file22, bytes: 33031, integrity: "sha384-4LBrbPK1WjR4Ylvkq2SkzQ/wvuC/nh1o/Bo4HvM5KMHTrxj4HyxKiejd4NE140i/" },
  { name: "part-c1a08024d3.js", path: file23, bytes: 7982, integrity: "sha384-unE5OTuYNRPWK6x3ALZWgHPm6p/P+pyIfk510uKuZFCG7n2vLqg5RNWiHtyZfXkD" },
  { name: "part-c4d8a0653a.js", path: file24, bytes: 6617, integrity: "sha384-1QtP1NyVOurk7pMmaZGHizsevBbAKUDddGVDc1p4pzNNdqMY6o0QAK7wdzxkDjf9" },
  { name: "part-ccb51318ac.js", path: file25, bytes: 759, integrity: "sha384-4tEFE0ZTJa1wCpY3tf2azW3gnnpqY9zccBTTrXOPSobsBXlsI3B2dt/D7REzWjZg" },
  { name: "part-d169a21a06.js", path: file26, bytes: 47991, integrity: "sha384-Zoyipf/0B9ovDu/W+0DBPuSi+qkQNkESjyylCwtgoudaTwKnVfN2/Nqd+puiAoFY" },
  { name: "part-d5481f73b1.js", path: file27, bytes: 3630, integrity: "sha384-MUGLTN8eszyiCvblwQAhwq8kpxl06Y6OrmiEZ3xbVbvQxUEoN4EnFE0I9q37U148" },
  { name: "part-da9ffae312.js", path: file28, bytes: 488, integrity: "sha384-O4r0/jLVrm09ZCepEMb86z8qGuRBB3V8DChV07Ypu99DGx9Yfh4SxgyRiUN+W9KM" },
  { name: "part-ddf3a58f1f.js", path: file29, bytes: 2309, integrity: "sha384-cZ+NLSxoeK49+hX+z6KRAoatI2U48mQVJT38FjVHwKdcyl3ECPswyvdWo8q1jGQi" },
  { name: "part-dea7fb0646.js", path: file30, bytes: 73332, integrity: "sha384-nsq34nDJDKn4M3VFHbv3prRHx4PV/+vrNeJjfronnfukoTaQrMSzDFhKjAFaHka/" },
  { name: "part-f046e7444d.js", path: file31, bytes: 5024, integrity: "sha384-Tt1lS+7mQrp/Elw0R5/YjJY4pTeFkqPcdM3SF/FgbkpDYMVpfgC75YNiyrXToKJR" },
  { name: "part-f086dd7571.js", path: file32, bytes: 546, integrity: "sha384-Hz+Zzb76cV60vRk8qnv741nLocgYubkH++6MtB67HpCroStvstolaepqJ4bZQK1j" },
  { name: "part-f933ba8b58.js", path: file33, bytes: 547, integrity: "sha384-hhwqRHtI7uPxCGNCtYfMlMfL+UK873+/6JuKungrVTm568BJBcI41fT2rY50aYZB" },
  { name: "studio-23bd6e4910.css", path: file34, bytes: 22637, integrity: "sha384-X1xV2WA8K7MvRPHrEd+yoNs5Wut3WxvZYTVNXoj21JgrFPbciOjwfJ3T1sCwfqYC" },
  { name: "studio-928702dad1.js", path: file35, bytes: 5977, integrity: "sha384-ghj4wy9kSebXDl+uvZBgdLBo0cRND+8MXYkvzBXOejOfFgHx0ie1UGmIm8NwOXZO" },
] as const;

/** The files that each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-928702dad1.js", style: "studio-23bd6e4910.css", preload: ["part-2da871f59e.js","part-5b8b5fdf24.js","part-89a15df6e1.js","part-9560fb81bc.js","part-9a381426fa.js","part-c1a08024d3.js","part-d169a21a06.js"] },
  console: { script: "console-5cb7533d60.js", style: "console-c728e73536.css", preload: ["part-2da871f59e.js"] },
} as const;
