/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-73c239b52e.js" with { type: "file" };
import file1 from "./console-b056eeec49.css" with { type: "file" };
import file2 from "./part-723e23a5da.js" with { type: "file" };
import file3 from "./studio-1dcbb89413.css" with { type: "file" };
import file4 from "./studio-b5d84042d8.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-73c239b52e.js", path: file0, bytes: 132120, integrity: "sha384-c2lHnv0lFZt2GDshiSU59RYtkK28ts5OV9MFjfGv8cP5a/lHe1c5dCraP4nF+HvM" },
  { name: "console-b056eeec49.css", path: file1, bytes: 33668, integrity: "sha384-S3/2HJimAx7DQ9x7y80LNV8siQqP6zoRpbmLX/5bMWVFaAsEBbrJBZXURUmAnsq6" },
  { name: "part-723e23a5da.js", path: file2, bytes: 49847, integrity: "sha384-QY6JoSgDfL4q1TWAWb7dfj2bxoJQspmKWxqSwlTk+GQcBnwfQZIX80fFvaiKhgRG" },
  { name: "studio-1dcbb89413.css", path: file3, bytes: 22383, integrity: "sha384-caeGWPJvZo1odxlmyI/IYDWpuGpPdZY8A0bG+9UGmqa+n1Rvgsr3oxtUeWBoOX21" },
  { name: "studio-b5d84042d8.js", path: file4, bytes: 52428, integrity: "sha384-2MfUjkBcMoFm1pNf+iywWfZyWNYQUlQu3H+JrKdwzaVlUrrcaPRly52l+Sexcz2Y" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-b5d84042d8.js", style: "studio-1dcbb89413.css", preload: ["part-723e23a5da.js"] },
  console: { script: "console-73c239b52e.js", style: "console-b056eeec49.css", preload: ["part-723e23a5da.js"] },
} as const;
