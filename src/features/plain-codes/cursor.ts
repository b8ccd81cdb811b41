import { invalidCursor } from "../../kit/shared/common-faults.ts";
import type { PlainSort } from "./constants.ts";
import type { PlainPlace } from "./records.ts";

/*
 * Cursors of the list of plain codes: the id of the last code of the page before, and the key of its title
 * where the list is in that order. A cursor by another order than that by age begins with the order's name.
 */

const ID = /^plain_[0-9a-z]{26}$/;

/** Writes the cursor of a place in an order. */
export function plainCursor(sort: PlainSort, { key, id }: PlainPlace): string {
  return sort === "newest" ? id : [sort, Buffer.from(key).toString("base64url"), id].join(".");
}

/**
 * Reads the cursor of an order.
 * @throws Fault `cursor_invalid` when it is another order's, or none.
 */
export function plainPlaceAt(sort: PlainSort, cursor: string): PlainPlace {
  if (sort === "newest" && ID.test(cursor)) return { key: "", id: cursor };
  const [order, encoded = "", id = "", ...more] = cursor.split(".", 4);
  if (order !== sort || !ID.test(id) || more.length > 0) throw invalidCursor();
  const place = { key: Buffer.from(encoded, "base64url").toString(), id };
  if (plainCursor(sort, place) !== cursor) throw invalidCursor();
  return place;
}
