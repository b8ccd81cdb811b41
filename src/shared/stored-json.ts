import type { Static, TSchema } from "@sinclair/typebox";
import type { SchemaCheck } from "./schema.ts";

/**
 * Reads JSON that this service stored. It is checked all the same: a row may be damaged, or an operator may have edited it.
 * @throws Error when it is not what the schema says.
 */
export function readStored<T extends TSchema>(check: SchemaCheck<T>, text: string): Static<T> {
  const value: unknown = JSON.parse(text);
  if (check.Check(value)) return value;
  throw new Error("Stored JSON does not have the expected form");
}
