/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-7c59f4fee0.css" with { type: "file" };
import file1 from "./console-963d4e3b02.js" with { type: "file" };
import file2 from "./part-0358fb833c.js" with { type: "file" };
import file3 from "./part-13fdb42e60.js" with { type: "file" };
import file4 from "./part-209dc36e27.js" with { type: "file" };
import file5 from "./part-23345995e6.js" with { type: "file" };
import file6 from "./part-299bcf67df.js" with { type: "file" };
import file7 from "./part-47976fffc3.js" with { type: "file" };
import file8 from "./part-543dd98cbd.js" with { type: "file" };
import file9 from "./part-58010bce9e.js" with { type: "file" };
import file10 from "./part-582d49b1f1.js" with { type: "file" };
import file11 from "./part-596a9955f6.js" with { type: "file" };
import file12 from "./part-6b1147e90b.js" with { type: "file" };
import file13 from "./part-6ca9264712.js" with { type: "file" };
import file14 from "./part-747ab974fd.js" with { type: "file" };
import file15 from "./part-7d1b915ff3.js" with { type: "file" };
import file16 from "./part-81a92ce9d7.js" with { type: "file" };
import file17 from "./part-922e05befc.js" with { type: "file" };
import file18 from "./part-957f0a5d56.js" with { type: "file" };
import file19 from "./part-a97c5cb32a.js" with { type: "file" };
import file20 from "./part-b197c38b28.js" with { type: "file" };
import file21 from "./part-c4683eb93f.js" with { type: "file" };
import file22 from "./part-ca8cbff7db.js" with { type: "file" };
import file23 from "./part-d1a3db5c40.js" with { type: "file" };
import file24 from "./part-d6a3be901a.js" with { type: "file" };
import file25 from "./part-d92b1a13d9.js" with { type: "file" };
import file26 from "./part-d99609c82a.js" with { type: "file" };
import file27 from "./part-e4e468bba0.js" with { type: "file" };
import file28 from "./part-e526d87558.js" with { type: "file" };
import file29 from "./part-f219dcb205.js" with { type: "file" };
import file30 from "./part-f524de981d.js" with { type: "file" };
import file31 from "./part-f97d06b261.js" with { type: "file" };
import file32 from "./part-fbd3c85661.js" with { type: "file" };
import file33 from "./studio-1dcbb89413.css" with { type: "file" };
import file34 from "./studio-2c948c2269.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-7c59f4fee0.css", path: file0, bytes: 45702, integrity: "sha384-styv5qjCOUxh6oLzqMspzyiHIwJiGYWFXyXYV2lHz1zrQitMboGAXJdbkMcN68RB" },
  { name: "console-963d4e3b02.js", path: file1, bytes: 16100, integrity: "sha384-PL+ZfZ08kky4rbZ8Vq/SviTG0tfvf3NeOqJoUCE7zkI09H4SfXrYToGXXikRk2w/" },
  { name: "part-0358fb833c.js", path: file2, bytes: 7821, integrity: "sha384-RsK5iLDb56G94yYOyKjleZtmaNtK7fDjsDZOTV/GV4bI5MdYTnUC+1gUc9vYuhOg" },
  { name: "part-13fdb42e60.js", path: file3, bytes: 4233, integrity: "sha384-u7zkKW/6lNVKctHHlMZPJXlzIneI+bfo/jJNMUjPMbGz9iIecRMPz6GETBpLEk0a" },
  { name: "part-209dc36e27.js", path: file4, bytes: 11868, integrity: "sha384-0lz/l7G9FJwRTqIa0DAPLMD3FmqhwSR9+5TZmOT882yHmuqeBxVLP9qLLANQEKYo" },
  { name: "part-23345995e6.js", path: file5, bytes: 1885, integrity: "sha384-31uhTcaJ2NtCTrejtYGjTwBVKzj47GLbK088ttPORXrnGQvAKG5P3V6IqI5iYxsw" },
  { name: "part-299bcf67df.js", path: file6, bytes: 482, integrity: "sha384-6Vtvx3RlistmChBu58BG5c9LV4d4PhakerTmaPgWSuvQHJGtxxfqul7tgSWoZEfJ" },
  { name: "part-47976fffc3.js", path: file7, bytes: 6563, integrity: "sha384-yZpZWd4ItaKLY5lhTtKhdY9uC2rFUZjYhdPqLX/X/PeEyuBZEGGmKIcLLExgJJGy" },
  { name: "part-543dd98cbd.js", path: file8, bytes: 131, integrity: "sha384-SPhGvgIr9Hcc46/pPs3opMMlisxB1Db41AgPtXnRnjrLuqq2eShs35kggdWCogis" },
  { name: "part-58010bce9e.js", path: file9, bytes: 281, integrity: "sha384-t7VUl/9eITD3om724bnFSWw/K8KKP3wbdt8jj2/FsCPF5phWzuyNlAKut+KTkxaq" },
  { name: "part-582d49b1f1.js", path: file10, bytes: 544, integrity: "sha384-jWZL78EZBHvIvBKaloRePiqJS9zon7Goz5V6dd7HnaBtmHA0gTSGyj24jmFfoSSr" },
  { name: "part-596a9955f6.js", path: file11, bytes: 685, integrity: "sha384-rycav5jLo7sBHwFbmpB5PxgafpIDne/i8qaCYX4pm4AnWEVKL/MvRg/8v/Ew5bQO" },
  { name: "part-6b1147e90b.js", path: file12, bytes: 1654, integrity: "sha384-vLR788QIo+SKveoM1bTcULduY9yxCrduUZDQi8dR2o9/RFlrfssz1ba6E0Nn6w/m" },
  { name: "part-6ca9264712.js", path: file13, bytes: 704, integrity: "sha384-3mbhZbdCVVwDKR9B8B8qcdxQI4vH+vnL5yT9qNgqMzI545PR/ZCP1mDemaWkBVk2" },
  { name: "part-747ab974fd.js", path: file14, bytes: 7015, integrity: "sha384-c+hhZrxnYaHkhqGkD979FD5K0uztuzvHXRLa1JC2nvs4PtZ7/OdwZTUZ1KQnTjwS" },
  { name: "part-7d1b915ff3.js", path: file15, bytes: 1259, integrity: "sha384-cNrlcwBUSd3Due6+0In+BbmUXih70sRmNCR229OV2aM9d4mBquAeuSXnNDGGJjZ1" },
  { name: "part-81a92ce9d7.js", path: file16, bytes: 983, integrity: "sha384-thK9m/X3hpwieF88Hx7GChzj94kk6ui1L3deYX76AF4Hh7WVeMoup7jUk7mDpCy1" },
  { name: "part-922e05befc.js", path: file17, bytes: 1600, integrity: "sha384-z5nLenkRHmYd/P5EBFv/cT9tD0/NKm1R+g7ryPe06O5q7oa60JteD9SzADCk3q4i" },
  { name: "part-957f0a5d56.js", path: file18, bytes: 1183, integrity: "sha384-AesU5i6nFSa4BAqixFUhyoY4W/BMZ6eZMEdXCup8P1cofaL2ETsCxIXJQ4cx1ltn" },
  { name: "part-a97c5cb32a.js", path: file19, bytes: 72748, integrity: "sha384-pXRc7ml5UwrQzSyVyys+VkNxcVZbPSeHO8zhWc8EMnF5LBIm6jJUPor3Ot9J2su6" },
  { name: "part-b197c38b28.js", path: file20, bytes: 4840, integrity: "sha384-whMaDgF/rHdW+DXHW6I/G6Hc77If8Qu6rTYGqTvfUq6XaLzrOnqTSqG7ponIKTvv" },
  { name: "part-c4683eb93f.js", path: file21, bytes: 3492, integrity: "sha384-NBB0v4YeElLsRoqXCghEMfEz790a+tB0opiN3wWyXPxS74vBstFLSI63k03yQjiw" },
  { name: "part-ca8cbff7db.js", path: file22, bytes: 16189, integrity: "sha384-XC3k5p9r/xQ/HAsSWuR5EFM7+8mLx6J8C3l296Eb/2RZRqjiLH00qeoh2/DGwEve" },
  { name: "part-d1a3db5c40.js", path: file23, bytes: 18323, integrity: "sha384-QYpg5qaBF5yNpKlgd4i/UIV0HvsAnCfFMGIy8oIHvuZGkLGnWtCwvdfuD0leOcyL" },
  { name: "part-d6a3be901a.js", path: file24, bytes: 31430, integrity: "sha384-W3j79KDHFMJUTgIrXjvKBHAu5mH4DyQvtYZ5edremdgl3pmxSjg0HBG3ii19ilT5" },
  { name: "part-d92b1a13d9.js", path: file25, bytes: 3797, integrity: "sha384-MzA/CKnAgMzIKtJVQebgBoI/la6RMrZg10RbgHVDLglTwVH6dgtOGVpU9p5GSqua" },
  { name: "part-d99609c82a.js", path: file26, bytes: 2809, integrity: "sha384-t1jtMXAD5CNW6OS4UvnxlA5Va0yiN2lUXDa5hLKHLLssBjX9zfou9Vj8FLZWQM7w" },
  { name: "part-e4e468bba0.js", path: file27, bytes: 2309, integrity: "sha384-2gWvgDI36tRrePumZWgN1jorBR7oeG2wH4HPlDeUuCjsqmZIVfc8VkQZyf487t7p" },
  { name: "part-e526d87558.js", path: file28, bytes: 44909, integrity: "sha384-uTLV3Y/oqM/oy9ucYssgJFOggAZTMZDSFySPlNG1kIUgFNYgys12PP2K97vD/Laj" },
  { name: "part-f219dcb205.js", path: file29, bytes: 412, integrity: "sha384-Zz2fnLfbAtmlNtXvGAzDjdlKwW4Xx7f6J+20Vl7Dk2c/voFtx0sOWE9DeBAElulJ" },
  { name: "part-f524de981d.js", path: file30, bytes: 37114, integrity: "sha384-N6uus644sWQj/NSPieAogipq73ha6mGSVKL9RicrgeQNSjOAvU5EEhUE0+1gIdET" },
  { name: "part-f97d06b261.js", path: file31, bytes: 5006, integrity: "sha384-uJyOJGVecdGwreQvUu7sd98Wz0PqkgvKkOQ8OEK3so0JleOhE8APpX5rLt3wWIs9" },
  { name: "part-fbd3c85661.js", path: file32, bytes: 3378, integrity: "sha384-5le+p6XxZ+lTXlRH13b0492p+FSFtelMjiHz35VobLubiTDtGYWFyDXObP9SFR9p" },
  { name: "studio-1dcbb89413.css", path: file33, bytes: 22383, integrity: "sha384-caeGWPJvZo1odxlmyI/IYDWpuGpPdZY8A0bG+9UGmqa+n1Rvgsr3oxtUeWBoOX21" },
  { name: "studio-2c948c2269.js", path: file34, bytes: 6032, integrity: "sha384-zQnA7S0UTTEMHJNXeVhSgH2mXPPm9wWXk0zL/L3oPAwouKLNlnpsNjHV1CsiFm8w" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-2c948c2269.js", style: "studio-1dcbb89413.css", preload: ["part-0358fb833c.js","part-23345995e6.js","part-596a9955f6.js","part-6ca9264712.js","part-7d1b915ff3.js","part-e526d87558.js","part-f219dcb205.js","part-f524de981d.js"] },
  console: { script: "console-963d4e3b02.js", style: "console-7c59f4fee0.css", preload: ["part-e526d87558.js"] },
} as const;
