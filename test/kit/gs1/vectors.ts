import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The rows of a file in `vectors/`: cells between tabs, without its comments. */
export function vectors(name: string): string[][] {
  const text = readFileSync(join(import.meta.dir, "vectors", name), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));
}
