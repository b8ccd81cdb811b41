/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-453a4e03a0.css" with { type: "file" };
import file1 from "./console-77bc2ebc4a.js" with { type: "file" };
import file2 from "./part-aef361546b.js" with { type: "file" };
import file3 from "./studio-39516e4210.css" with { type: "file" };
import file4 from "./studio-6264a38654.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-453a4e03a0.css", path: file0, bytes: 23221, integrity: "sha384-HRPLIIjb+D6TOkGX8JH3Obr1LSCDD8BMDoHX4OGWsCmZHkHVm1VwE0IJUkTLbbHA" },
  { name: "console-77bc2ebc4a.js", path: file1, bytes: 922, integrity: "sha384-cT1RiYAOdDINIMMV7B5NOtw1UsMwenwaWl4PAwZHunbqGsYC5tvTpVZliqck4yxf" },
  { name: "part-aef361546b.js", path: file2, bytes: 25238, integrity: "sha384-BfPmPtfou02LP+nv9IjuU7sYodnGH1olaHJpOKkxOPkfLKBPpAIhxkl7Lhlnv8rm" },
  { name: "studio-39516e4210.css", path: file3, bytes: 22344, integrity: "sha384-iPN2XZLxcRfY6oHZ/P4wniT3eHKqhd6rVIKlIzwWeS/GnSx8p00auT/S1FIsS1/D" },
  { name: "studio-6264a38654.js", path: file4, bytes: 72197, integrity: "sha384-Lct6XH6Fw25W8X1xWWN2a/lT+NiKf/u99e5OBLAopWzEDzV4AAi9DN5Q0ji5ytWi" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-6264a38654.js", style: "studio-39516e4210.css", preload: ["part-aef361546b.js"] },
  console: { script: "console-77bc2ebc4a.js", style: "console-453a4e03a0.css", preload: ["part-aef361546b.js"] },
} as const;
