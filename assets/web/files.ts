/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-8919b1aea6.js" with { type: "file" };
import file1 from "./console-9fcf5f58b8.css" with { type: "file" };
import file2 from "./part-b5d0562b05.js" with { type: "file" };
import file3 from "./studio-1dcbb89413.css" with { type: "file" };
import file4 from "./studio-c53152b805.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-8919b1aea6.js", path: file0, bytes: 922, integrity: "sha384-szmbmPdSBASMgt18uUKXs21E4t4zv0xAwyeKeHrZMJ4O4Q5LzEi0Lrc78gAs4MgI" },
  { name: "console-9fcf5f58b8.css", path: file1, bytes: 23221, integrity: "sha384-XyKdWxm78q18QgB2kM2BoJr49EBi8OSZ/tg1PAJEk8YxdTJmSG67wNakPsrvR2BV" },
  { name: "part-b5d0562b05.js", path: file2, bytes: 25238, integrity: "sha384-vAD6Aa1fzGc0TM3LJPYKfLPd1yJMAmqA//1ppBC9Ui+zrXmRCkWzwV4B0n+AcKKG" },
  { name: "studio-1dcbb89413.css", path: file3, bytes: 22383, integrity: "sha384-caeGWPJvZo1odxlmyI/IYDWpuGpPdZY8A0bG+9UGmqa+n1Rvgsr3oxtUeWBoOX21" },
  { name: "studio-c53152b805.js", path: file4, bytes: 72913, integrity: "sha384-IAS2TjhaSSJhItgnHjqCxBBQaXaaiVpXyLWxyjKrYUMoF6wXz+djUQkC26PX1KxO" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-c53152b805.js", style: "studio-1dcbb89413.css", preload: ["part-b5d0562b05.js"] },
  console: { script: "console-8919b1aea6.js", style: "console-9fcf5f58b8.css", preload: ["part-b5d0562b05.js"] },
} as const;
