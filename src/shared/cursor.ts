import { Fault } from "./fault.ts";

/** The refusal of a `?cursor=` that no list gave. */
export function invalidCursor(): Fault {
  return new Fault("cursor_invalid", "Use a nextCursor exactly as the answer before gave it.", {
    errors: [{ pointer: "?cursor", detail: "is not a cursor of this list" }],
  });
}
