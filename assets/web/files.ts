/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-5144f827d8.css" with { type: "file" };
import file1 from "./console-64863ba47f.js" with { type: "file" };
import file2 from "./part-0a1041a32e.js" with { type: "file" };
import file3 from "./part-180ed90477.js" with { type: "file" };
import file4 from "./part-1a3f7634da.js" with { type: "file" };
import file5 from "./part-1d66262b46.js" with { type: "file" };
import file6 from "./part-1eb94b6068.js" with { type: "file" };
import file7 from "./part-229bd113fa.js" with { type: "file" };
import file8 from "./part-2da255dd1f.js" with { type: "file" };
import file9 from "./part-3101b791e6.js" with { type: "file" };
import file10 from "./part-44dacbcb6a.js" with { type: "file" };
import file11 from "./part-45d8159aea.js" with { type: "file" };
import file12 from "./part-48fd9767a2.js" with { type: "file" };
import file13 from "./part-66a0045644.js" with { type: "file" };
import file14 from "./part-7167b9899a.js" with { type: "file" };
import file15 from "./part-8ce9b95062.js" with { type: "file" };
import file16 from "./part-8e6199fe3f.js" with { type: "file" };
import file17 from "./part-8ea375d3fb.js" with { type: "file" };
import file18 from "./part-b1bb2ec0bb.js" with { type: "file" };
import file19 from "./part-b3754f8082.js" with { type: "file" };
import file20 from "./part-b4945981a0.js" with { type: "file" };
import file21 from "./part-b67b8c36ee.js" with { type: "file" };
import file22 from "./part-b9df79ec0a.js" with { type: "file" };
import file23 from "./part-bd5d6e30c5.js" with { type: "file" };
import file24 from "./part-c7378206e0.js" with { type: "file" };
import file25 from "./part-c8ee0fae4f.js" with { type: "file" };
import file26 from "./part-d1a18e0d2a.js" with { type: "file" };
import file27 from "./part-d60824d1a1.js" with { type: "file" };
import file28 from "./part-d8dc6a9eb2.js" with { type: "file" };
import file29 from "./part-ef56a9c02e.js" with { type: "file" };
import file30 from "./part-f55a411085.js" with { type: "file" };
import file31 from "./part-f6137036dd.js" with { type: "file" };
import file32 from "./studio-2c42c873ea.css" with { type: "file" };
import file33 from "./studio-8c5233b469.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-5144f827d8.css", path: file0, bytes: 46395, integrity: "sha384-/q2PRwH62sV+Nk9wFxH/9NJ6JgOUavXHOTsD5nlmFzraqd4N1fmq8+0rXs63wqAd" },
  { name: "console-64863ba47f.js", path: file1, bytes: 17652, integrity: "sha384-RooSrKRDIIW3UomihXvMmfYI08RIKvMmDZh9KZq8M7TkgYZgO4u47fpVJSZuRe+N" },
  { name: "part-0a1041a32e.js", path: file2, bytes: 72966, integrity: "sha384-WAmwxqHhkc7Fepm1KpzO72wSLjpgGk9x2afp/leooUTAhRkYPYEP36w45nhIH8aR" },
  { name: "part-180ed90477.js", path: file3, bytes: 52612, integrity: "sha384-YOy8v2SkPJhgEhBMgaXkbG2r8NF/Sz5UKaDznt7VOF4GGdOh++MY4mF+Y/lIRhHN" },
  { name: "part-1a3f7634da.js", path: file4, bytes: 922, integrity: "sha384-UE3hBJ5YBYgsphJtGNa1f7qXslFQuo33YvZ3pHN18RxxNjm6kLYAXcyawZVBxSaQ" },
  { name: "part-1d66262b46.js", path: file5, bytes: 4208, integrity: "sha384-CrJYOZA2F85ZMUeMbmFpFJ23yacbFp9ShVdawoVivoDVG0nbb49WvhtwW51289Gr" },
  { name: "part-1eb94b6068.js", path: file6, bytes: 11851, integrity: "sha384-4CHBSlEapMo4YOift4Ts/sBl+N8xVLf+I+spAXHkO4ODbqbIxBDDbyVHPY2Y934D" },
  { name: "part-229bd113fa.js", path: file7, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-2da255dd1f.js", path: file8, bytes: 704, integrity: "sha384-hW5WzsbMdVve4oEOfR3qUeMJO+I7y78SYYYIF9d9x8Z7aSjYz8Gq8Hcod7DsuMbV" },
  { name: "part-3101b791e6.js", path: file9, bytes: 6160, integrity: "sha384-G8jI7m90bsd1PG1+7mZWsQncya216r8pdCUwwOC91PIeuYJg0Lq8Uo41ymTDheGc" },
  { name: "part-44dacbcb6a.js", path: file10, bytes: 758, integrity: "sha384-YxbD3u0JQB5N8o/rrw/E4d/G1bvoK50XjDS4pQZZUFJYtGx6c39R/+iHwvqisyxN" },
  { name: "part-45d8159aea.js", path: file11, bytes: 488, integrity: "sha384-uvXffox/PJhtsgC/3ZdP93IPbuuI8eVzKEy0YdtpEn00E4BaKtymT2GhTZPuYVgA" },
  { name: "part-48fd9767a2.js", path: file12, bytes: 3462, integrity: "sha384-wX6sCKsdSZsik2+Y7J+gi655EB7S54LTXSNzHL/FdremjhyFe8YEIvwDEEzM1s1u" },
  { name: "part-66a0045644.js", path: file13, bytes: 16184, integrity: "sha384-uWU02GjndsRrrLO3kqRdxH9xeqINEvhtgz1A/IKAxagmhV5muAXSjERbJ+RNoUsM" },
  { name: "part-7167b9899a.js", path: file14, bytes: 1157, integrity: "sha384-Eh8ep0CPL3SEQdkxiu6ifjRwVLo0cZxINF932UmljQqxM6u8SLDJCYMN7wz6NqdK" },
  { name: "part-8ce9b95062.js", path: file15, bytes: 3826, integrity: "sha384-wMH+jxyKDc02BBe284Ns4YsN4WTU6b6xVZBZqNCj6KDGUoReJ+qWY5X0qEPisJK+" },
  { name: "part-8e6199fe3f.js", path: file16, bytes: 4994, integrity: "sha384-tFHlWP5rVWc8K3IYiV72jjTMgEWw0vhDQNsO98qyrL2TLq77/38TCfZwzveVAwhT" },
  { name: "part-8ea375d3fb.js", path: file17, bytes: 546, integrity: "sha384-Fs8Tih0/FaKPTR6+x0kUZVeDNbXlgvHK9aOpBHKLPYHgPOst8GFj1/I2+9GDJjoy" },
  { name: "part-b1bb2ec0bb.js", path: file18, bytes: 1853, integrity: "sha384-f1duWx+12s/OzoeCWX5b6elyXwixwDK/N3H6jlIOyKeb/Vuw6PT1Xa/h0RD4E9ru" },
  { name: "part-b3754f8082.js", path: file19, bytes: 953, integrity: "sha384-HSNi5BOBCUjU/64ciEZZExSGyHq33mQcpCGiAab8tAChtx39JNTSXWTFYJiHVSHy" },
  { name: "part-b4945981a0.js", path: file20, bytes: 1649, integrity: "sha384-8CWaCNjQHlq1MM/rN7GeCi5HUEJqxXu0LlSvqsCXHPofg8iJ1wu1IosCcFgAxXcp" },
  { name: "part-b67b8c36ee.js", path: file21, bytes: 4841, integrity: "sha384-3rrsCSmQx/yO/7AGdifwd5LWime02ODaPQ7qBwxrHVmo1fjwnX/EF+JemLoFTRKN" },
  { name: "part-b9df79ec0a.js", path: file22, bytes: 45536, integrity: "sha384-dwSDxTCER3g3pT1USVvUZk1+vABwXV7gvMFfpJG7NcVV6KihQ/NJYeSBJGFstQgC" },
  { name: "part-bd5d6e30c5.js", path: file23, bytes: 31602, integrity: "sha384-DbGd9KVt/eyZryvTa7F383xhOhqHRd0tAs5DtiVHQQHZeoxn2Xd3DIQguk6zeF1I" },
  { name: "part-c7378206e0.js", path: file24, bytes: 412, integrity: "sha384-j6A5X+4/sJHmkA3doXcIfMEDo6uRvM3vLC1qHPT9aD8BuySK6gQfNVWkutGi8FpR" },
  { name: "part-c8ee0fae4f.js", path: file25, bytes: 2309, integrity: "sha384-lBshqFQpjpRERqqVWyTnv2eRkqTIu7M4UF1kpI3Tc6nwkbMHRuNNKLSOmy87pK/f" },
  { name: "part-d1a18e0d2a.js", path: file26, bytes: 6587, integrity: "sha384-QaAm7ixBZ+M2T7fQK8CTmmHSxRdp1p2yTd0U1s9/UzaPre10NKNmkzef6E1UNyc6" },
  { name: "part-d60824d1a1.js", path: file27, bytes: 3391, integrity: "sha384-dtA2lDZb7IOGMs61dAXEEjzV0hJTZtdF235EY/G8VoO2qPOuC6Q1ElGqs5+onx5Q" },
  { name: "part-d8dc6a9eb2.js", path: file28, bytes: 18840, integrity: "sha384-BBXnS938qIYDnrSXNLiWMvCN5uVqWdiaWR2bbi/m8+ZblLdIdtbHwE16U31NH5ST" },
  { name: "part-ef56a9c02e.js", path: file29, bytes: 281, integrity: "sha384-xAAry+BHoPzXOLTmzUpDWs7D+4XbWMtmHEGIQQ86RF94iMogKRv9CcbGCYHoA29q" },
  { name: "part-f55a411085.js", path: file30, bytes: 7816, integrity: "sha384-uLPICk6ocZxj15C5EoOzst3/M9P/Rcv9ctYnrrOEN7ZhxoLJd36wpVTf3NRfgQDB" },
  { name: "part-f6137036dd.js", path: file31, bytes: 759, integrity: "sha384-GmneRA1P7iVcYMS7Wf3AWHBVoFeav/P28qUrIygTh+V59v6OvXELuIELfhtx2TY0" },
  { name: "studio-2c42c873ea.css", path: file32, bytes: 22640, integrity: "sha384-MMug4Kluhu6FJMMcwDssN9iKBo9B2bikY+MbTQY2lpJI5D7dJ45Bp/QaLEc5RSlJ" },
  { name: "studio-8c5233b469.js", path: file33, bytes: 5977, integrity: "sha384-gBc6co7SnelDfZXJgWig5OnTZ+wrgWgjOvypQRk8B1pOkBhSfTOi1hkBGykFEKgf" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-8c5233b469.js", style: "studio-2c42c873ea.css", preload: ["part-180ed90477.js","part-2da255dd1f.js","part-44dacbcb6a.js","part-b1bb2ec0bb.js","part-b9df79ec0a.js","part-c7378206e0.js","part-f55a411085.js"] },
  console: { script: "console-64863ba47f.js", style: "console-5144f827d8.css", preload: ["part-180ed90477.js"] },
} as const;
