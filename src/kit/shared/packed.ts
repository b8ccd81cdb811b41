import type { Static, TSchema } from "@sinclair/typebox";
import type { SchemaCheck } from "./schema.ts";

/** A value as JSON in bytes, for the way between threads: a thread that passes it on clones nothing. */
export function pack(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** The value of packed bytes. @throws TypeError when it is not of the agreed form. */
export function unpack<T extends TSchema>(check: SchemaCheck<T>, bytes: Uint8Array): Static<T> {
  const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (check.Check(value)) return value;
  throw new TypeError("Another worker sent something that is not of the agreed form");
}
