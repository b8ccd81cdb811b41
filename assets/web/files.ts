/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-216bef55f9.js" with { type: "file" };
import file1 from "./console-d31931efa2.css" with { type: "file" };
import file2 from "./part-0358fb833c.js" with { type: "file" };
import file3 from "./part-13fdb42e60.js" with { type: "file" };
import file4 from "./part-1dcde1fb0e.js" with { type: "file" };
import file5 from "./part-22a91cd43b.js" with { type: "file" };
import file6 from "./part-23345995e6.js" with { type: "file" };
import file7 from "./part-28c4487c3e.js" with { type: "file" };
import file8 from "./part-543dd98cbd.js" with { type: "file" };
import file9 from "./part-58010bce9e.js" with { type: "file" };
import file10 from "./part-5914199edb.js" with { type: "file" };
import file11 from "./part-596a9955f6.js" with { type: "file" };
import file12 from "./part-5f3eb749df.js" with { type: "file" };
import file13 from "./part-604410ff4e.js" with { type: "file" };
import file14 from "./part-6832cf9d24.js" with { type: "file" };
import file15 from "./part-6ca9264712.js" with { type: "file" };
import file16 from "./part-72b0215e60.js" with { type: "file" };
import file17 from "./part-7d1b915ff3.js" with { type: "file" };
import file18 from "./part-8c99892375.js" with { type: "file" };
import file19 from "./part-986c70f2ae.js" with { type: "file" };
import file20 from "./part-9a7be12302.js" with { type: "file" };
import file21 from "./part-a0cad47e52.js" with { type: "file" };
import file22 from "./part-b31f1870fd.js" with { type: "file" };
import file23 from "./part-c628dab773.js" with { type: "file" };
import file24 from "./part-d02be6f98d.js" with { type: "file" };
import file25 from "./part-d21993ca5e.js" with { type: "file" };
import file26 from "./part-d99609c82a.js" with { type: "file" };
import file27 from "./part-db1afbd789.js" with { type: "file" };
import file28 from "./part-e526d87558.js" with { type: "file" };
import file29 from "./part-f1ece2f667.js" with { type: "file" };
import file30 from "./part-f219dcb205.js" with { type: "file" };
import file31 from "./part-f3d8f01f63.js" with { type: "file" };
import file32 from "./part-f524de981d.js" with { type: "file" };
import file33 from "./studio-1dcbb89413.css" with { type: "file" };
import file34 from "./studio-2c948c2269.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-216bef55f9.js", path: file0, bytes: 16100, integrity: "sha384-HisC+knWracYhE+msF96mnx3xbLMHXkrgD/X1CGYDcP3q9aoO3xQXfycDlCRKxnS" },
  { name: "console-d31931efa2.css", path: file1, bytes: 45764, integrity: "sha384-3JO8CGS5nZD9vbEbAKPYaPohf5OxyOkurxLkT7YoJ7wOAxTvHzIGCJp10OokPKZY" },
  { name: "part-0358fb833c.js", path: file2, bytes: 7821, integrity: "sha384-RsK5iLDb56G94yYOyKjleZtmaNtK7fDjsDZOTV/GV4bI5MdYTnUC+1gUc9vYuhOg" },
  { name: "part-13fdb42e60.js", path: file3, bytes: 4233, integrity: "sha384-u7zkKW/6lNVKctHHlMZPJXlzIneI+bfo/jJNMUjPMbGz9iIecRMPz6GETBpLEk0a" },
  { name: "part-1dcde1fb0e.js", path: file4, bytes: 3492, integrity: "sha384-aDxH6JctQbEO7kVNH/flIk+v3HDsV5qEa5TVpOuQflSXu1wNnyeRD1THxg0/aCX2" },
  { name: "part-22a91cd43b.js", path: file5, bytes: 7015, integrity: "sha384-mZ0PZ1pczUMjZ/0rsI13PHI9mYv5QK+kQL4LVSm8Iv0r4F9GsACE7ivpJ1IjUFT+" },
  { name: "part-23345995e6.js", path: file6, bytes: 1885, integrity: "sha384-31uhTcaJ2NtCTrejtYGjTwBVKzj47GLbK088ttPORXrnGQvAKG5P3V6IqI5iYxsw" },
  { name: "part-28c4487c3e.js", path: file7, bytes: 18323, integrity: "sha384-VRgZG/7z/g3WOPw8s3XwDMGY54LuY1D9CRPsQB+24UN4bPgmhVQimj7P4yC3b5V5" },
  { name: "part-543dd98cbd.js", path: file8, bytes: 131, integrity: "sha384-SPhGvgIr9Hcc46/pPs3opMMlisxB1Db41AgPtXnRnjrLuqq2eShs35kggdWCogis" },
  { name: "part-58010bce9e.js", path: file9, bytes: 281, integrity: "sha384-t7VUl/9eITD3om724bnFSWw/K8KKP3wbdt8jj2/FsCPF5phWzuyNlAKut+KTkxaq" },
  { name: "part-5914199edb.js", path: file10, bytes: 5006, integrity: "sha384-JR5AEwNHEsu+q6AwMKz+deEelyzcoAAE9pWXNNdMI2K0QpvqgwZ6VyFWsE5Rn/jz" },
  { name: "part-596a9955f6.js", path: file11, bytes: 685, integrity: "sha384-rycav5jLo7sBHwFbmpB5PxgafpIDne/i8qaCYX4pm4AnWEVKL/MvRg/8v/Ew5bQO" },
  { name: "part-5f3eb749df.js", path: file12, bytes: 3378, integrity: "sha384-BHGy3Rr4FeMawBCzqPmySFmg0xheoNfJtAqAEQNbRiauXSd5rp/C6W3S6T8i2q6u" },
  { name: "part-604410ff4e.js", path: file13, bytes: 31430, integrity: "sha384-nTiAk5VlMd/GCzTm+BhyaWBcQs7oPQ+Giwx/2JVmaVTjOtbW5c0RErVGr/YKJ290" },
  { name: "part-6832cf9d24.js", path: file14, bytes: 2309, integrity: "sha384-VWypEs2Gs7EsoJW1ZGIWbRk9bq1qifAkQN+G4pSua13/ln7VV0pO1Fv+O6xkfIBh" },
  { name: "part-6ca9264712.js", path: file15, bytes: 704, integrity: "sha384-3mbhZbdCVVwDKR9B8B8qcdxQI4vH+vnL5yT9qNgqMzI545PR/ZCP1mDemaWkBVk2" },
  { name: "part-72b0215e60.js", path: file16, bytes: 16189, integrity: "sha384-QIwl90cRpW5FlZ157Qg3HhUkgTGSWvCDEYk1FwkVak7XidI5wfdJ3VIckM7gAkCl" },
  { name: "part-7d1b915ff3.js", path: file17, bytes: 1259, integrity: "sha384-cNrlcwBUSd3Due6+0In+BbmUXih70sRmNCR229OV2aM9d4mBquAeuSXnNDGGJjZ1" },
  { name: "part-8c99892375.js", path: file18, bytes: 72748, integrity: "sha384-iEAAS4n5Guj7lNpvYj2CQyZTf1MslQhbhQvukW6S1ZKdDtwyUeQJl4/U5tfPI1uv" },
  { name: "part-986c70f2ae.js", path: file19, bytes: 1600, integrity: "sha384-JT/tQ1GFAqvQeNPqro/RybAmH8JB0Gm7eRLiGmB1+lX1dnEm0xgF0iM7ZjNI8/2i" },
  { name: "part-9a7be12302.js", path: file20, bytes: 6563, integrity: "sha384-GU/GEhvGLhUodBc4/UiBuo4FAcgbdFtOXeXhlja8opoTi+F/k72m0w10ZVJPCoDW" },
  { name: "part-a0cad47e52.js", path: file21, bytes: 1654, integrity: "sha384-quZUZdLRUrCuuEzU5dwcm8tS8tiXdJDSIo7NdWvj47yZzhjEbcfDogLvG2Ma1RQp" },
  { name: "part-b31f1870fd.js", path: file22, bytes: 11868, integrity: "sha384-Xgn1rgaVJ/wIs+4BxUMJdD7ayLh4K5/LI6fBhMdcMV0yhJ06hc5mRn1PCJYl3MRg" },
  { name: "part-c628dab773.js", path: file23, bytes: 983, integrity: "sha384-JAJakiD5xjADAjjUXr50Zn4t3q2iRhZwX/wTW/+1erVZTCwFCcQ7XDPESl6RbuBA" },
  { name: "part-d02be6f98d.js", path: file24, bytes: 3797, integrity: "sha384-UA3BnoQTrIIpHh2OwPdgY3qasPIHeuuAUzQLLjaw/hrjKEoDJosNQCFxuGyEixrH" },
  { name: "part-d21993ca5e.js", path: file25, bytes: 4840, integrity: "sha384-XIm4/5Z0JXzilXTZpPQBZLQRPZoCBf3IZC+nTgJ91Jxp881AiZduNawFdbJ3J2O9" },
  { name: "part-d99609c82a.js", path: file26, bytes: 2809, integrity: "sha384-t1jtMXAD5CNW6OS4UvnxlA5Va0yiN2lUXDa5hLKHLLssBjX9zfou9Vj8FLZWQM7w" },
  { name: "part-db1afbd789.js", path: file27, bytes: 544, integrity: "sha384-2oMOYsrgnJD/VZCk837Gzl7siP6oM+DffPzABQJNBBEN6XGP+nRhlUvlHUhrOgUx" },
  { name: "part-e526d87558.js", path: file28, bytes: 44909, integrity: "sha384-uTLV3Y/oqM/oy9ucYssgJFOggAZTMZDSFySPlNG1kIUgFNYgys12PP2K97vD/Laj" },
  { name: "part-f1ece2f667.js", path: file29, bytes: 1183, integrity: "sha384-6xEo/l9cXRU6s0T3Yqp1yUAwWraIeNmDxyW/I6tJni7ZZPh0OItNl0hR/mt+e4vW" },
  { name: "part-f219dcb205.js", path: file30, bytes: 412, integrity: "sha384-Zz2fnLfbAtmlNtXvGAzDjdlKwW4Xx7f6J+20Vl7Dk2c/voFtx0sOWE9DeBAElulJ" },
  { name: "part-f3d8f01f63.js", path: file31, bytes: 482, integrity: "sha384-p1iFi2vvucTdUJh2PUpSlMxPc5pNE/sIkLHYHcRC44tKITIDf8/chGlDV8hoC/fI" },
  { name: "part-f524de981d.js", path: file32, bytes: 37114, integrity: "sha384-N6uus644sWQj/NSPieAogipq73ha6mGSVKL9RicrgeQNSjOAvU5EEhUE0+1gIdET" },
  { name: "studio-1dcbb89413.css", path: file33, bytes: 22383, integrity: "sha384-caeGWPJvZo1odxlmyI/IYDWpuGpPdZY8A0bG+9UGmqa+n1Rvgsr3oxtUeWBoOX21" },
  { name: "studio-2c948c2269.js", path: file34, bytes: 6032, integrity: "sha384-zQnA7S0UTTEMHJNXeVhSgH2mXPPm9wWXk0zL/L3oPAwouKLNlnpsNjHV1CsiFm8w" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-2c948c2269.js", style: "studio-1dcbb89413.css", preload: ["part-0358fb833c.js","part-23345995e6.js","part-596a9955f6.js","part-6ca9264712.js","part-7d1b915ff3.js","part-e526d87558.js","part-f219dcb205.js","part-f524de981d.js"] },
  console: { script: "console-216bef55f9.js", style: "console-d31931efa2.css", preload: ["part-e526d87558.js"] },
} as const;
