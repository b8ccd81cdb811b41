import { invalidCursor } from "../shared/common-faults.ts";

/**
 * Reads the cursor of a list of codes: the id of the last code of the page before.
 * @throws Fault `cursor_invalid` when it is anything else.
 */
export function codeCursor(cursor: string): string {
  if (/^code_[0-9a-z]{26}$/.test(cursor)) return cursor;
  throw invalidCursor();
}
