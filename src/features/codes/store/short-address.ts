import { type ShortAddress, splitAddress } from "../../../kit/shared/short-address.ts";
import { type Column, text } from "../../../../db/shape.ts";
import { type Fragment, sql } from "../../../../db/sql.ts";

/* Short addresses in tables: the columns `short_id` and `domain`. */

/** The host of a short id. Tables have an empty text for the service's own: unique indexes take nulls for different. */
export const host: Column<string | null> = {
  read: (value, member) => text.read(value, member) || null,
};

/** Whether a row has a short address. */
export function isAt(address: ShortAddress): Fragment {
  const { domain, shortId } = splitAddress(address);
  return sql`short_id = ${shortId} and domain = ${domain ?? ""}`;
}
