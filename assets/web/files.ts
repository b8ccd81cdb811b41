/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-7ca9c4e87f.css" with { type: "file" };
import file1 from "./console-86449a7a63.js" with { type: "file" };
import file2 from "./part-07e26650b2.js" with { type: "file" };
import file3 from "./part-0eef178799.js" with { type: "file" };
import file4 from "./part-1a84132c50.js" with { type: "file" };
import file5 from "./part-21a8b2ccdd.js" with { type: "file" };
import file6 from "./part-21dfb51487.js" with { type: "file" };
import file7 from "./part-229bd113fa.js" with { type: "file" };
import file8 from "./part-28656ad36f.js" with { type: "file" };
import file9 from "./part-2bbc8005f1.js" with { type: "file" };
import file10 from "./part-3543c51efc.js" with { type: "file" };
import file11 from "./part-36361403ea.js" with { type: "file" };
import file12 from "./part-3ea61b8451.js" with { type: "file" };
import file13 from "./part-50c3dad824.js" with { type: "file" };
import file14 from "./part-6360ad612e.js" with { type: "file" };
import file15 from "./part-674e3411f9.js" with { type: "file" };
import file16 from "./part-6f8e4c1149.js" with { type: "file" };
import file17 from "./part-71b652d2d9.js" with { type: "file" };
import file18 from "./part-7d84a1c7e8.js" with { type: "file" };
import file19 from "./part-8a56392056.js" with { type: "file" };
import file20 from "./part-91420a8475.js" with { type: "file" };
import file21 from "./part-994dfeb57a.js" with { type: "file" };
import file22 from "./part-a275f6153f.js" with { type: "file" };
import file23 from "./part-a2ae3cf367.js" with { type: "file" };
import file24 from "./part-b159939276.js" with { type: "file" };
import file25 from "./part-bdb33a2d3a.js" with { type: "file" };
import file26 from "./part-c7d292326e.js" with { type: "file" };
import file27 from "./part-d10f9a3fe9.js" with { type: "file" };
import file28 from "./part-d8cf7af3d5.js" with { type: "file" };
import file29 from "./part-dcc021d73a.js" with { type: "file" };
import file30 from "./part-e72df3d10f.js" with { type: "file" };
import file31 from "./part-f52db57f07.js" with { type: "file" };
import file32 from "./studio-2c42c873ea.css" with { type: "file" };
import file33 from "./studio-984f58fd2b.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-7ca9c4e87f.css", path: file0, bytes: 46448, integrity: "sha384-+Sv80Mydyq7X8MSuRLvuF/DkPvGt+RaL/fpuSMqStYiqlE/hEM4n/Uk12ccZHVAm" },
  { name: "console-86449a7a63.js", path: file1, bytes: 17718, integrity: "sha384-QwZvLU8zOz6kzQ+z3mx6EmiHCQhD/3ErNOXHC8WN8Ud/+vaeHQlxNBltgSytPMjZ" },
  { name: "part-07e26650b2.js", path: file2, bytes: 3828, integrity: "sha384-fzVUSe2hP+0zlJZb9zzyRuvF6hF6/caL3/5jGrqOzQ4xwDbHEPO4Tv9NpDp1dZlu" },
  { name: "part-0eef178799.js", path: file3, bytes: 758, integrity: "sha384-Dg0LsEbGGNuoY0wIVvWcPDfbd2N7s6WAMWoVosDVwVKKkGgHsuBbauRwqsDdV1va" },
  { name: "part-1a84132c50.js", path: file4, bytes: 704, integrity: "sha384-v1afGpcvbiciHCuUZTWGZKX1IVa6JyhW6z2PHyD4DLTYUIZZycBFXAKIw0O1z144" },
  { name: "part-21a8b2ccdd.js", path: file5, bytes: 4210, integrity: "sha384-3fDPB4bb1gpY8W471grzhBqqqJfj28Np4/B4oIfpwAh4oooNXqJ8ohLYM/qDER1N" },
  { name: "part-21dfb51487.js", path: file6, bytes: 3393, integrity: "sha384-jULvF4RoZp9mcM8JzGeJ2LfxgCIiaEop9mE+Mgr8LROaFIm/ihbyXqZ6VVsv8Ylz" },
  { name: "part-229bd113fa.js", path: file7, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-28656ad36f.js", path: file8, bytes: 1649, integrity: "sha384-V+G4/GIt2OI2JmfvEOigBhwipq7IKj2dVAeU2cRueNFfTbYPmdbhrHfUY2vlMAOT" },
  { name: "part-2bbc8005f1.js", path: file9, bytes: 46218, integrity: "sha384-rUNmmPbGeP/hI2OAU3ixot9mzTntzYzxJJQjEiu588nhxZJsKnbahFpICY8lGzR7" },
  { name: "part-3543c51efc.js", path: file10, bytes: 31603, integrity: "sha384-RukNiDSbaBPOpF4Gyj1xUZ2PYuig9SgWeBZKi1tMLmN0o1a6NDkPWs4E14gy1Kqr" },
  { name: "part-36361403ea.js", path: file11, bytes: 759, integrity: "sha384-8j426wSIaaVoZ7wfGHRg2WTbwIz9U6/HmIaL2nR3pwGXVosX6sTEfjX5Ca9sPhJp" },
  { name: "part-3ea61b8451.js", path: file12, bytes: 1939, integrity: "sha384-sFIS6lLcfoZLwuaBACdwW6ftpF/L3QlKGNb/QN64WrO4uyRtJD60VmzNWB1RrzgX" },
  { name: "part-50c3dad824.js", path: file13, bytes: 3464, integrity: "sha384-0SwsddI/34okx4iA0hgtkCT5LKgj1n85Fdyc+Suxi2w/4hXQq5OalVGgBWz0bIAc" },
  { name: "part-6360ad612e.js", path: file14, bytes: 52961, integrity: "sha384-W6AlEOexktJPbJ4wCYHRZ6FOGKgpc92udwHNqUp1vYnNpEWt299x+qIJmrdb8whP" },
  { name: "part-674e3411f9.js", path: file15, bytes: 8128, integrity: "sha384-BeuQgfW2jcKcC8j2Km/m/n8Wl0izhBoa2kvGbLg9brmpqwZ3ZAA70tysrSUXnq/8" },
  { name: "part-6f8e4c1149.js", path: file16, bytes: 6170, integrity: "sha384-MgQ9z+FpaNrvIltwESPnyg4Ue7EtKZhPy0ECJ+UygOXQ7pjPGzRBqP3qr9cuiaeg" },
  { name: "part-71b652d2d9.js", path: file17, bytes: 955, integrity: "sha384-qPeBZBnuDLtS4c1B/6dtujDX5b22sReO7L9e2YWMJr30p1PSq6OF4KqCRPDy2tHg" },
  { name: "part-7d84a1c7e8.js", path: file18, bytes: 5742, integrity: "sha384-lxyYljDj7XgRGK1oBBRbNX/P65w1XCgFlPJmkeqmQFISGIoNeRiJkYXrFKWmCyE8" },
  { name: "part-8a56392056.js", path: file19, bytes: 72966, integrity: "sha384-4ysfEfFo07k32xq5MTnoOp1K1I3B67Sg6WXsjFELzGXavaqTfQ9pcMftuBLinErN" },
  { name: "part-91420a8475.js", path: file20, bytes: 546, integrity: "sha384-AdVsLB6tLX1d0jT0CNZbdLbze/4WAH7cSXoppBDFfO+MuJZ73bj8LJrXlY0Gimtj" },
  { name: "part-994dfeb57a.js", path: file21, bytes: 16186, integrity: "sha384-hbLu/l2QsYjvV4yK8M2bOInUZFmyD8ADh5xs2daFJphDsIKSh9SFeAnMouxYH/sb" },
  { name: "part-a275f6153f.js", path: file22, bytes: 11851, integrity: "sha384-I5U4sE9caAWVywT1WZd+dj4RBKNa2nADi+UuMLnFNTduica25GX1747vgANjntvy" },
  { name: "part-a2ae3cf367.js", path: file23, bytes: 18840, integrity: "sha384-fKMGKa+VSmG1FEkqBFn8AUkmtERSzpj2Fon6Dagqw6xgLQnIE/48nvPhbNQ/qxQ8" },
  { name: "part-b159939276.js", path: file24, bytes: 2309, integrity: "sha384-0F1HyUvhHixZdRx29e76To42iFYmOa7WyD5mkdHroTVAlzzZ/GEONFA71Qqr62Yy" },
  { name: "part-bdb33a2d3a.js", path: file25, bytes: 281, integrity: "sha384-fy2xnpAcTvEVOAEmPxFvv/ZTXBB8fAeECMzQaRtZZyMls2ngj6RzbmjUQDRnwhD+" },
  { name: "part-c7d292326e.js", path: file26, bytes: 488, integrity: "sha384-zMvI9lQ9AQxo6xQgxXWea49h69MRx/chWtJW2qUU1aPoO+SRvDmIreK5oVrXG5GQ" },
  { name: "part-d10f9a3fe9.js", path: file27, bytes: 922, integrity: "sha384-vu1G91nBHmteolKDEiecHH3jSGsBupn7BsPUq88iTNnwgVotF5gow7mzZRQSkvXS" },
  { name: "part-d8cf7af3d5.js", path: file28, bytes: 1155, integrity: "sha384-IWy7zfmsB5a5Ty1NTU1Z5dPvqc15US4w9whVlHLC4NkvpK8Z2HaDtlB1NEixkWik" },
  { name: "part-dcc021d73a.js", path: file29, bytes: 6585, integrity: "sha384-oykg0EqAYQbA1xjCPt+7DdqkFeDjRlhqCxbRl6+QP4tdCTDjb8jCLd0viL/U5pBd" },
  { name: "part-e72df3d10f.js", path: file30, bytes: 4992, integrity: "sha384-6zDqf1GTHwIZNLzUHCZqYObcIk55KX0EULjthBoQnvw12Yu207C/aAZih44gvwV4" },
  { name: "part-f52db57f07.js", path: file31, bytes: 412, integrity: "sha384-zBLox/ygBmWQW+x/6VpUEX6f9nZCj94se+OcbZAg+bSw0mCSny+r6pQ5YJB4kAPZ" },
  { name: "studio-2c42c873ea.css", path: file32, bytes: 22640, integrity: "sha384-MMug4Kluhu6FJMMcwDssN9iKBo9B2bikY+MbTQY2lpJI5D7dJ45Bp/QaLEc5RSlJ" },
  { name: "studio-984f58fd2b.js", path: file33, bytes: 5977, integrity: "sha384-dSH6Z0nkrF0yAy3HURG0eg8Q68PX0080iJREVwrUqEkbJBUY0ds6FwzHTWVbpOXy" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-984f58fd2b.js", style: "studio-2c42c873ea.css", preload: ["part-0eef178799.js","part-1a84132c50.js","part-2bbc8005f1.js","part-3ea61b8451.js","part-6360ad612e.js","part-674e3411f9.js","part-f52db57f07.js"] },
  console: { script: "console-86449a7a63.js", style: "console-7ca9c4e87f.css", preload: ["part-6360ad612e.js"] },
} as const;
