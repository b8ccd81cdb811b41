/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-4411cde384.css" with { type: "file" };
import file1 from "./console-a29327679e.js" with { type: "file" };
import file2 from "./part-927f620be4.js" with { type: "file" };
import file3 from "./studio-1dcbb89413.css" with { type: "file" };
import file4 from "./studio-991106f292.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-4411cde384.css", path: file0, bytes: 33352, integrity: "sha384-hJ0IQo7riflaVkPdLPykIG6msWz7xXydqyrVTGwdaU7tdRBo3mtf0p2PSWJ2OrAA" },
  { name: "console-a29327679e.js", path: file1, bytes: 131762, integrity: "sha384-/ojtyU8QiX12XWmkHS9J6dEpoCFOF8xhOA0Opo9o8vm4c2uDjLb2mYcMqhaeO7sq" },
  { name: "part-927f620be4.js", path: file2, bytes: 49846, integrity: "sha384-eJYDSMWuI2K+VR1VUie91+kzgfCtdsfW9+jxal96Q9zigPHUfW7Hpn7n8p9ZjMqA" },
  { name: "studio-1dcbb89413.css", path: file3, bytes: 22383, integrity: "sha384-caeGWPJvZo1odxlmyI/IYDWpuGpPdZY8A0bG+9UGmqa+n1Rvgsr3oxtUeWBoOX21" },
  { name: "studio-991106f292.js", path: file4, bytes: 52428, integrity: "sha384-Dpz5jUeGDasLrMoT02BoHu79P6pJ6gxwKZk5hIGTBBP2qF6s8Q/4BLXWGywPfYTJ" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-991106f292.js", style: "studio-1dcbb89413.css", preload: ["part-927f620be4.js"] },
  console: { script: "console-a29327679e.js", style: "console-4411cde384.css", preload: ["part-927f620be4.js"] },
} as const;
