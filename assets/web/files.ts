/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-22ac779dd5.css" with { type: "file" };
import file1 from "./console-2ec3a63678.js" with { type: "file" };
import file2 from "./part-d6e24e9f66.js" with { type: "file" };
import file3 from "./studio-1ed797603d.js" with { type: "file" };
import file4 from "./studio-5fc197bca5.css" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-22ac779dd5.css", path: file0, bytes: 23211, integrity: "sha384-18taHjwdKFV5q0yqK/zYatdPFeNn93aIoDafY0DPUVaOfjS1hg0eM4n+4LRkcxAx" },
  { name: "console-2ec3a63678.js", path: file1, bytes: 922, integrity: "sha384-n7WJppnZCzI+Cs9w1B8+L78O2YxVG8qxf7zz3NhPgDptPlf9yGXE2FUHBL6zTBMr" },
  { name: "part-d6e24e9f66.js", path: file2, bytes: 25238, integrity: "sha384-Ul1n0sLVv/sHDBZAmgQTxNAHlv9YDVZWHZrpw3n3eAHtPGqB6yImHRlTCsNf76Rd" },
  { name: "studio-1ed797603d.js", path: file3, bytes: 71649, integrity: "sha384-YS/NCx4GvmnOv8sQ1A77puOLu7jwR1QojAIGVT1aGZKIl+EGWEhoDlmDqnE4B+Oh" },
  { name: "studio-5fc197bca5.css", path: file4, bytes: 22334, integrity: "sha384-69Z/WP9+uflnwy8tF8lId4xlqhtjpJtu9yWC+/yCHLskWGtbnzs2R99gUYIJNApm" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-1ed797603d.js", style: "studio-5fc197bca5.css", preload: ["part-d6e24e9f66.js"] },
  console: { script: "console-2ec3a63678.js", style: "console-22ac779dd5.css", preload: ["part-d6e24e9f66.js"] },
} as const;
