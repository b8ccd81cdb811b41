/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-750548ca7e.js" with { type: "file" };
import file1 from "./console-7ca9c4e87f.css" with { type: "file" };
import file2 from "./part-06c8ae28db.js" with { type: "file" };
import file3 from "./part-0bdb683de9.js" with { type: "file" };
import file4 from "./part-0dde1c4e8f.js" with { type: "file" };
import file5 from "./part-2196cc13bf.js" with { type: "file" };
import file6 from "./part-229bd113fa.js" with { type: "file" };
import file7 from "./part-2b7b6dd95f.js" with { type: "file" };
import file8 from "./part-36bc8eec61.js" with { type: "file" };
import file9 from "./part-3a5a22b505.js" with { type: "file" };
import file10 from "./part-3b15339783.js" with { type: "file" };
import file11 from "./part-3e2b1a0b33.js" with { type: "file" };
import file12 from "./part-5663e637ae.js" with { type: "file" };
import file13 from "./part-59094bbdc3.js" with { type: "file" };
import file14 from "./part-594d2d190a.js" with { type: "file" };
import file15 from "./part-5a734b00fc.js" with { type: "file" };
import file16 from "./part-6bf5c2ea43.js" with { type: "file" };
import file17 from "./part-827b9291e1.js" with { type: "file" };
import file18 from "./part-837d99702e.js" with { type: "file" };
import file19 from "./part-89564cbf4d.js" with { type: "file" };
import file20 from "./part-8e2dec72b2.js" with { type: "file" };
import file21 from "./part-a1cb81917a.js" with { type: "file" };
import file22 from "./part-a3525cffa7.js" with { type: "file" };
import file23 from "./part-a3a754e27a.js" with { type: "file" };
import file24 from "./part-a9219425cb.js" with { type: "file" };
import file25 from "./part-af8c44daf3.js" with { type: "file" };
import file26 from "./part-bdb33a2d3a.js" with { type: "file" };
import file27 from "./part-cca6daac20.js" with { type: "file" };
import file28 from "./part-e20a42d6ad.js" with { type: "file" };
import file29 from "./part-ea1b12579d.js" with { type: "file" };
import file30 from "./part-f37135c944.js" with { type: "file" };
import file31 from "./part-fffbe6d22e.js" with { type: "file" };
import file32 from "./studio-2c42c873ea.css" with { type: "file" };
import file33 from "./studio-8b066d92aa.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-750548ca7e.js", path: file0, bytes: 17718, integrity: "sha384-o18GTKAUCRNIvO7F4aGiLw49m236v+NYaac4RwOsDtbMPSp3bAvgKEJgojUfGJHi" },
  { name: "console-7ca9c4e87f.css", path: file1, bytes: 46448, integrity: "sha384-+Sv80Mydyq7X8MSuRLvuF/DkPvGt+RaL/fpuSMqStYiqlE/hEM4n/Uk12ccZHVAm" },
  { name: "part-06c8ae28db.js", path: file2, bytes: 72966, integrity: "sha384-h0TqGIWGHF6TyNZGTBv8DDegShRHvqR/ITB+iJd+rFatjEjg0eaXSqt3bZ10EHXg" },
  { name: "part-0bdb683de9.js", path: file3, bytes: 759, integrity: "sha384-6dPbrhpWnlv+pmH56mQ423igeOXpEsYYPYsywWQmEM/Hvm4L6juJLrgdeAeibLRm" },
  { name: "part-0dde1c4e8f.js", path: file4, bytes: 16186, integrity: "sha384-GTTDScMWwani+jjpTl9h0TFKigyhQcCEi0nl3+b1fvcVouyD9Ey/JfAs9iNuYz/I" },
  { name: "part-2196cc13bf.js", path: file5, bytes: 488, integrity: "sha384-aQS5I9LI4m0PNZWNwwmGS/Gr28Wup8RtZDdYXMf4oFdVHSYuhGgiGKSdgk98/Mzp" },
  { name: "part-229bd113fa.js", path: file6, bytes: 131, integrity: "sha384-nompNYC6YQDdx1F6CLSuMsg70Bn5WtTLs5kDeGSkhx57+ckeeFiTt7VNfhFZDd1A" },
  { name: "part-2b7b6dd95f.js", path: file7, bytes: 3828, integrity: "sha384-vsjzI4sKUSROGvOPGuyif1e4OURuZ41hRTI7Hi30JIHD+ojaSenGhhs9zfazSC0u" },
  { name: "part-36bc8eec61.js", path: file8, bytes: 758, integrity: "sha384-JjrKSLwv1qk8YeNQfQgkw8l6Yxewbs7rBz1ADzsjJVfua/lxv7hRJWGj4LvzIZ12" },
  { name: "part-3a5a22b505.js", path: file9, bytes: 2309, integrity: "sha384-9Xj8d8tKgSvsFDDaGfpcy+RIH3CGSclvtNfS+64MOZVaqiV8BuWgsENcNL2zBrza" },
  { name: "part-3b15339783.js", path: file10, bytes: 18840, integrity: "sha384-6WD5MJGq89NCDuMwTrljLyP355sQDwQYsvBzzJSd7mY4I2R4ptVaMmsmDHA2Knnl" },
  { name: "part-3e2b1a0b33.js", path: file11, bytes: 922, integrity: "sha384-s8NtwMGSrXxUerb4y+M+blhuWOvLrvlprLZMn2WtqM2hp4YPiEIvMhIqpPksS+S3" },
  { name: "part-5663e637ae.js", path: file12, bytes: 1155, integrity: "sha384-fVnGKswJfgULcOSRkalMjsAFXbtOmSTzNrn5H0AMqTmMfMA9w7trQYQ87irBMwcZ" },
  { name: "part-59094bbdc3.js", path: file13, bytes: 46200, integrity: "sha384-97gtdeVqvaDdGLQq4i7QzXvixFT+pIpfMStmyHgzSzw8Y/OTwOJjydmWdvYj7agF" },
  { name: "part-594d2d190a.js", path: file14, bytes: 52847, integrity: "sha384-ZD3Uzj4iEn4dUQdna6XIUiY9AGf9k3r/bQnhp33bsGz64T/CQo2Rsy4aGPeBvLkq" },
  { name: "part-5a734b00fc.js", path: file15, bytes: 6170, integrity: "sha384-u/l+DGYjpD6UhA4KyK/8+Gl13El8kta+Lky3zb4AmGRCberuBBiSLeENh89QgT3c" },
  { name: "part-6bf5c2ea43.js", path: file16, bytes: 4210, integrity: "sha384-mINoq98Dc/VtLaGg6YyEON1hfP/z7Bp0LqtbNNWJyw6MTZ1h3Thdz9fhbfryrsnw" },
  { name: "part-827b9291e1.js", path: file17, bytes: 11851, integrity: "sha384-i0MzyNwqg8ynoMpOlJF6C7vKageGZp8aVN2XrVjrsumIUt75PjrbqEmRPulzdASB" },
  { name: "part-837d99702e.js", path: file18, bytes: 6585, integrity: "sha384-ANz7Bo6DiB7JgAZrTxCtdUWh3CTsgQv5phYcsX9ynd05YuZpdMOZfIai+zHHz3Jj" },
  { name: "part-89564cbf4d.js", path: file19, bytes: 704, integrity: "sha384-jJfVXZMNYL1NkLBSkpJWV1XoLnLwv46+a5SIm6XOsIM+0IjqJoLgWzip2RIFJUtO" },
  { name: "part-8e2dec72b2.js", path: file20, bytes: 546, integrity: "sha384-GEH+v2EPcUE9raNDnVpjo/+mL6XEeCN0gKGXyHBJaERI2zwWzKxI6PEOdKr5BRWC" },
  { name: "part-a1cb81917a.js", path: file21, bytes: 412, integrity: "sha384-DFjmTiUyYfQN6qDvYWgjgj7BplTwxN0Y5a2LatgbiYc3NphFlwAMoA5DlzN26geZ" },
  { name: "part-a3525cffa7.js", path: file22, bytes: 1939, integrity: "sha384-wHJnVdMoIptTHddlqCcLRVupqu5LvmeE71FAP7v1RoS/ea8CjV7EhpTXFwrqYwnq" },
  { name: "part-a3a754e27a.js", path: file23, bytes: 3393, integrity: "sha384-gmZqJz0Fpd4Rt7wtQZhpuldPFXDfy5cF9c2/Pm7Wj5Kw62/kNUwRRsfmt+erEd9G" },
  { name: "part-a9219425cb.js", path: file24, bytes: 5742, integrity: "sha384-agbNb/nzPCUUVO1zU3LQ3t/2uLW7qwM151n9+PgUOJuzjazbJDQtIwH2zlWjSIEy" },
  { name: "part-af8c44daf3.js", path: file25, bytes: 4992, integrity: "sha384-a4eUVegKlgDtti+abxIZzx3cGXlQRev6Mq5I8hLAA8vQRARtOh35o23Ao+/L05QI" },
  { name: "part-bdb33a2d3a.js", path: file26, bytes: 281, integrity: "sha384-fy2xnpAcTvEVOAEmPxFvv/ZTXBB8fAeECMzQaRtZZyMls2ngj6RzbmjUQDRnwhD+" },
  { name: "part-cca6daac20.js", path: file27, bytes: 31603, integrity: "sha384-g62LZPOF0OlL3krMKhwXjpkqzoiuXcCHgy5VIym0uXoi1k89wHA0nQ3FzD5Qfe2Q" },
  { name: "part-e20a42d6ad.js", path: file28, bytes: 955, integrity: "sha384-+3Dn+O9HpD5lfrepIUepZR1guTV+8LPJ8z/ISM7D+kOUx1mApFPu+uDg8sZfpmEn" },
  { name: "part-ea1b12579d.js", path: file29, bytes: 3464, integrity: "sha384-JFVc8GW8ESgKSuM9k0B4Nbt9AlZrHmbxrGHmRWUoB10HtrRpgFUwwR/EQw2qBP/W" },
  { name: "part-f37135c944.js", path: file30, bytes: 1649, integrity: "sha384-MuW/Ge+cZFC/lxrx41MXPmgKcWFpszAGMiUAyGzj8UnRsdphdeFTXDXmTvFKzHO/" },
  { name: "part-fffbe6d22e.js", path: file31, bytes: 8128, integrity: "sha384-GTTVZ31kuUM8iM8k3c9jno/XzY6YxMQagOY8q9L3URyt1aX2K4P3q7EVWn+e19B3" },
  { name: "studio-2c42c873ea.css", path: file32, bytes: 22640, integrity: "sha384-MMug4Kluhu6FJMMcwDssN9iKBo9B2bikY+MbTQY2lpJI5D7dJ45Bp/QaLEc5RSlJ" },
  { name: "studio-8b066d92aa.js", path: file33, bytes: 5977, integrity: "sha384-l40NnR1aA9jakWI8+4o2LDYuYRjFST51TrOJ4YYbhz2nXVGMIjb2ywfY5eTcP73Q" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-8b066d92aa.js", style: "studio-2c42c873ea.css", preload: ["part-36bc8eec61.js","part-59094bbdc3.js","part-594d2d190a.js","part-89564cbf4d.js","part-a1cb81917a.js","part-a3525cffa7.js","part-fffbe6d22e.js"] },
  console: { script: "console-750548ca7e.js", style: "console-7ca9c4e87f.css", preload: ["part-594d2d190a.js"] },
} as const;
