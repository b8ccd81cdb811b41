import { invalidCursor } from "../../kit/shared/common-faults.ts";
import type { CodeSort } from "./model.ts";
import type { CodePlace } from "./records.ts";

/*
 * Cursors of the list of codes: the id of the last code of the page before, and what its order compares
 * before that. A cursor by age is the id alone; another one begins with the name of its order.
 */

const ID = /^code_[0-9a-z]{26}$/;

/** Writes the cursor of a place in an order. */
export function codeCursor(sort: CodeSort, { key, id }: CodePlace): string {
  if (sort === "newest") return id;
  return [sort, Buffer.from(String(key)).toString("base64url"), id].join(".");
}

/**
 * Reads the cursor of an order.
 * @throws Fault `cursor_invalid` when it is another order's, or none.
 */
export function placeAt(sort: CodeSort, cursor: string): CodePlace {
  if (sort === "newest" && ID.test(cursor)) return { key: "", id: cursor };
  const [order, encoded = "", id = "", ...more] = cursor.split(".", 4);
  if (order !== sort || !ID.test(id) || more.length > 0) throw invalidCursor();
  const text = Buffer.from(encoded, "base64url").toString();
  const place = { key: sort === "scans" ? Number(text) : text, id };
  if (codeCursor(sort, place) !== cursor || (sort === "scans" && !isCount(place.key))) throw invalidCursor();
  return place;
}

function isCount(key: string | number): boolean {
  return Number.isSafeInteger(key) && Number(key) >= 0;
}
