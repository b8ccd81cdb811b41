/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-795e200f07.js" with { type: "file" };
import file1 from "./console-7ca9c4e87f.css" with { type: "file" };
import file2 from "./part-0eef178799.js" with { type: "file" };
import file3 from "./part-12531e6cda.js" with { type: "file" };
import file4 from "./part-1a84132c50.js" with { type: "file" };
import file5 from "./part-229bd113fa.js" with { type: "file" };
import file6 from "./part-24bb6b80a7.js" with { type: "file" };
import file7 from "./part-33852802bf.js" with { type: "file" };
import file8 from "./part-36361403ea.js" with { type: "file" };
import file9 from "./part-3ea61b8451.js" with { type: "file" };
import file10 from "./part-566e1d0486.js" with { type: "file" };
import file11 from "./part-599054f83a.js" with { type: "file" };
import file12 from "./part-5c43c676dd.js" with { type: "file" };
import file13 from "./part-62d17d72fb.js" with { type: "file" };
import file14 from "./part-6360ad612e.js" with { type: "file" };
import file15 from "./part-674e3411f9.js" with { type: "file" };
import file16 from "./part-67b9894d6f.js" with { type: "file" };
import file17 from "./part-91420a8475.js" with { type: "file" };
import file18 from "./part-9fab693aa1.js" with { type: "file" };
import file19 from "./part-b59e6300f0.js" with { type: "file" };
import file20 from "./part-bdb33a2d3a.js" with { type: "file" };
import file21 from "./part-cce4d390be.js" with { type: "file" };
import file22 from "./part-d42dabe62e.js" with { type: "file" };
import file23 from "./part-d8cf7af3d5.js" with { type: "file" };
import file24 from "./part-e0d0ffe1a2.js" with { type: "file" };
import file25 from "./part-e2b25d8eb7.js" with { type: "file" };
import file26 from "./part-eb65d32741.js" with { type: "file" };
import file27 from "./part-ed0387b063.js" with { type: "file" };
import file28 from "./part-ee21d18b0f.js" with { type: "file" };
import file29 from "./part-f52db57f07.js" with { type: "file" };
import file30 from "./part-f66227527a.js" with { type: "file" };
import file31 from "./part-fffa92d9ca.js" with { type: "file" };
import file32 from "./studio-2c42c873ea.css" with { type: "file" };
import file33 from "./studio-930aa056cb.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-795e200f07.js", path: file0, bytes: 17718, integrity: "sha384-rOw/DdtpPutuNzBcaaSpo3KpY0GYVoysxelCtdB3iAAQg60nXLgmKuuD15Ksa+51" },
  { name: "console-7ca9c4e87f.css", path: file1, bytes: 46448, integrity: "sha384-+Sv80Mydyq7X8MSuRLvuF/DkPvGt+RaL/fpuSMqStYiqlE/hEM4n/Uk12ccZHVAm" },
  { name: "part-0eef178799.js", path: file2, bytes: 758, integrity: "sha384-Dg0LsEbGGNuoY0wIVvWcPDfbd2N7s6WAMWoVosDVwVKKkGgHsuBbauRwqsDdV1va" },
  { name: "part-12531e6cda.js", path: file3, bytes: 3464, integrity: "sha384-kYWTTHMxfsZbkBbq8VTZWrPjdc3zTLol7lmWJLjY3o37u5wYzyIKccd9+/p7njzG" },
  { name: "part-1a84132c50.js", path: file4, bytes: 704, integrity: "sha384-v1afGpcvbiciHCuUZTWGZKX1IVa6JyhW6z2PHyD4DLTYUIZZycBFXAKIw0O1z144" },
  { name: "part-229bd113fa.js", path: file5, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-24bb6b80a7.js", path: file6, bytes: 4992, integrity: "sha384-Ds04XUtIh519OVklSJv88O0nxah83WreVywMaKNbpJOwuji1gBtdCm8k8XLUzjK8" },
  { name: "part-33852802bf.js", path: file7, bytes: 6170, integrity: "sha384-8uR7pleRv1twvvoW/c4NPJkSSEveEJCj8KjtYlWvgTforvAo9IFt31KDS4ytkUft" },
  { name: "part-36361403ea.js", path: file8, bytes: 759, integrity: "sha384-8j426wSIaaVoZ7wfGHRg2WTbwIz9U6/HmIaL2nR3pwGXVosX6sTEfjX5Ca9sPhJp" },
  { name: "part-3ea61b8451.js", path: file9, bytes: 1939, integrity: "sha384-sFIS6lLcfoZLwuaBACdwW6ftpF/L3QlKGNb/QN64WrO4uyRtJD60VmzNWB1RrzgX" },
  { name: "part-566e1d0486.js", path: file10, bytes: 1649, integrity: "sha384-5d2M0z+J3adJFFciTxu9jgNckz/H2bzJUp8TEe9Z3NbR2XuFabd3b2ayd4Z/zoga" },
  { name: "part-599054f83a.js", path: file11, bytes: 488, integrity: "sha384-Uu1aXySuNiDYoscRBfmzo4ZMI35R8QBXSGrZb2SvNoDHxyZd44lVFd0AUGURWzjI" },
  { name: "part-5c43c676dd.js", path: file12, bytes: 2309, integrity: "sha384-wvPvjeCuyqKYEZ5F4lU88/Ln9gvOZpatRtV6dG6UEiXXDj09DJE5A5cSxwAF0VS4" },
  { name: "part-62d17d72fb.js", path: file13, bytes: 18840, integrity: "sha384-09tmeQG2W347tuJC8YCeoFWkF4JgTUw1I+lniZa6IDp47mf+IkL0G9ApUcyCDTa9" },
  { name: "part-6360ad612e.js", path: file14, bytes: 52961, integrity: "sha384-W6AlEOexktJPbJ4wCYHRZ6FOGKgpc92udwHNqUp1vYnNpEWt299x+qIJmrdb8whP" },
  { name: "part-674e3411f9.js", path: file15, bytes: 8128, integrity: "sha384-BeuQgfW2jcKcC8j2Km/m/n8Wl0izhBoa2kvGbLg9brmpqwZ3ZAA70tysrSUXnq/8" },
  { name: "part-67b9894d6f.js", path: file16, bytes: 955, integrity: "sha384-k+B8kGMLqgWdwMC2J1Sk+/5rNTBgd4gnsUlXThOyhrKTBsxUiylUrL6sLPCtZsWV" },
  { name: "part-91420a8475.js", path: file17, bytes: 546, integrity: "sha384-AdVsLB6tLX1d0jT0CNZbdLbze/4WAH7cSXoppBDFfO+MuJZ73bj8LJrXlY0Gimtj" },
  { name: "part-9fab693aa1.js", path: file18, bytes: 922, integrity: "sha384-G8eRWjP4SpJcwfHvhJEOsTAfjgDhQSHnlPrKDeOVWE7L7JBQjFKDIk87YuYy7Yq/" },
  { name: "part-b59e6300f0.js", path: file19, bytes: 31603, integrity: "sha384-lnnPzMSQ1t/nY/Wmq+6zx6aQwuGmKH+EurNbrar/Ev6TlGp7zoJIfEOVjQYHGeNB" },
  { name: "part-bdb33a2d3a.js", path: file20, bytes: 281, integrity: "sha384-fy2xnpAcTvEVOAEmPxFvv/ZTXBB8fAeECMzQaRtZZyMls2ngj6RzbmjUQDRnwhD+" },
  { name: "part-cce4d390be.js", path: file21, bytes: 16186, integrity: "sha384-13c5xDJiSHDguYJrOmjDIPy0ATu3LGowchrTUemJ7Rnd6mlT4ijCwSY1vFlMD/qv" },
  { name: "part-d42dabe62e.js", path: file22, bytes: 3828, integrity: "sha384-Z4LKL/CoM8biwrKyLDsjTn/JHIsz0HoA3OZhPz6WWITi6/B8ILT6TCCUHvvVzlKX" },
  { name: "part-d8cf7af3d5.js", path: file23, bytes: 1155, integrity: "sha384-IWy7zfmsB5a5Ty1NTU1Z5dPvqc15US4w9whVlHLC4NkvpK8Z2HaDtlB1NEixkWik" },
  { name: "part-e0d0ffe1a2.js", path: file24, bytes: 5742, integrity: "sha384-kDks11yik7Sd5AZL6yWYQ4rsjFzPHbZPmW7xgg3cr1d+iJIdbOvlomXCUpJqQ7jl" },
  { name: "part-e2b25d8eb7.js", path: file25, bytes: 6585, integrity: "sha384-cHAhFJXbbpkSJSnv1ojJb31mskScVdkGAoGETz8LYA4FkEtqrmlOAYNJd3Au3aGs" },
  { name: "part-eb65d32741.js", path: file26, bytes: 46200, integrity: "sha384-bjlmlPy+OQp2PvXQrjlhu2h+2GU/M2jZ0sjG/0VyuIXFJRSca04pyfeZJ2zDrgxi" },
  { name: "part-ed0387b063.js", path: file27, bytes: 72966, integrity: "sha384-A/Eqe4TqmIBdPqDfW2sTCXJaZF5lp176XMl+XQ2Hu31tayKq7LyWxEqQmicTlWye" },
  { name: "part-ee21d18b0f.js", path: file28, bytes: 3393, integrity: "sha384-1IEIAtSO7AV7I3ozd3/dbeBdCLAuOMHKNMGZApd56skikYM1qJ8x6DleQ6B/Iavv" },
  { name: "part-f52db57f07.js", path: file29, bytes: 412, integrity: "sha384-zBLox/ygBmWQW+x/6VpUEX6f9nZCj94se+OcbZAg+bSw0mCSny+r6pQ5YJB4kAPZ" },
  { name: "part-f66227527a.js", path: file30, bytes: 4210, integrity: "sha384-YxgYmHlNx/ILpj+U2osnpGqAsxVqGQHJ1FO+ZX6fjAuDB9whEaYOUblbr1hKxPub" },
  { name: "part-fffa92d9ca.js", path: file31, bytes: 11851, integrity: "sha384-4/UvYG1Maz05GU5iPvV9e/L8+HV+6gtY2hqop5vkrFncunzjASylarl22ABUI4Q1" },
  { name: "studio-2c42c873ea.css", path: file32, bytes: 22640, integrity: "sha384-MMug4Kluhu6FJMMcwDssN9iKBo9B2bikY+MbTQY2lpJI5D7dJ45Bp/QaLEc5RSlJ" },
  { name: "studio-930aa056cb.js", path: file33, bytes: 5977, integrity: "sha384-5EgaK5OUOg55tRwoj0temCsJ+6jONuFDrpjVM5X1LBeGw2tEKnYEwg06riiMfijm" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-930aa056cb.js", style: "studio-2c42c873ea.css", preload: ["part-0eef178799.js","part-1a84132c50.js","part-3ea61b8451.js","part-6360ad612e.js","part-674e3411f9.js","part-eb65d32741.js","part-f52db57f07.js"] },
  console: { script: "console-795e200f07.js", style: "console-7ca9c4e87f.css", preload: ["part-6360ad612e.js"] },
} as const;
