import { createHash } from "node:crypto";
import type { KeptArt } from "./art.ts";

/** Tells one drawing from every other, in 40 hexadecimal digits. */
export function artKey({ format, bytes }: KeptArt): string {
  return createHash("sha256").update(`${format}:`).update(bytes).digest("hex").slice(0, 40);
}
