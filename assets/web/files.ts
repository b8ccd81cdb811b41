/** Made by `bun run web:build`; do not edit. */
import file0 from "./console-83e664e256.js" with { type: "file" };
import file1 from "./console-c5d6061b03.css" with { type: "file" };
import file2 from "./part-bb774016a2.js" with { type: "file" };
import file3 from "./studio-00ea758938.css" with { type: "file" };
import file4 from "./studio-5aa54ac204.js" with { type: "file" };

/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */
export const FILES = [
  { name: "console-83e664e256.js", path: file0, bytes: 922, integrity: "sha384-jscKhQc0i32mF+Cwv3sk+Uq5uv2DfIj4DhZQgZOHb/PWL8sJhHC4QeZjf/vCuTUU" },
  { name: "console-c5d6061b03.css", path: file1, bytes: 17216, integrity: "sha384-2Pk3vwWML8vN7NWhTzjOw4md16iLSOoEteJ6ypRA71bstaON7bwRF6lugFnHuV0x" },
  { name: "part-bb774016a2.js", path: file2, bytes: 21994, integrity: "sha384-s6DvNpunGddHbg6CYWD5OddtKc9UwRKLsN7bhG5hJNbbeOkvqvB8R77KlmG73HcJ" },
  { name: "studio-00ea758938.css", path: file3, bytes: 15739, integrity: "sha384-5pTEhD5QZMXvQRb1HWSXQ9F2rNqtKXEWR46+rra8IM+Py2SdTJ9k4BbeebZgfisq" },
  { name: "studio-5aa54ac204.js", path: file4, bytes: 555, integrity: "sha384-5IG5jim6BEXBDp2AaBH8U38Ui+dHthfRIdytDOshvQ3xLZfVeGn9wh3hwv1MfPNp" },
] as const;

/** What each page of the app loads. */
export const SHELLS = {
  studio: { script: "studio-5aa54ac204.js", style: "studio-00ea758938.css", preload: ["part-bb774016a2.js"] },
  console: { script: "console-83e664e256.js", style: "console-c5d6061b03.css", preload: ["part-bb774016a2.js"] },
} as const;
