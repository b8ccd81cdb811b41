import { and, asc, gt, inArray } from "drizzle-orm";
import type { LogoCopy } from "../../src/logos/art.ts";
import { IS_UNNAMED } from "../common/logo-copies.ts";
import type { Connection } from "./open.ts";
import { logoCopies } from "./schema-logos.ts";

/** Stores copies of logos. Belongs into the transaction that stores what names them. */
export function addCopies(writer: Connection, copies: readonly LogoCopy[]): void {
  for (const { key, format, bytes } of copies)
    writer
      .insert(logoCopies)
      .values({ key, format, art: Buffer.from(bytes) })
      .onConflictDoNothing()
      .run();
}

/**
 * Looks at `rows` copies behind the key `after`, in their order, and erases those that nothing names.
 * @returns the last key, or `null` when there are no more copies.
 */
export function eraseUnnamed(writer: Connection, after: string, rows: number): string | null {
  const keys = writer
    .select({ key: logoCopies.key })
    .from(logoCopies)
    .where(gt(logoCopies.key, after))
    .orderBy(asc(logoCopies.key))
    .limit(rows)
    .all()
    .map(({ key }) => key);
  if (keys.length > 0)
    writer
      .delete(logoCopies)
      .where(and(inArray(logoCopies.key, keys), IS_UNNAMED))
      .run();
  return keys.length === rows ? (keys.at(-1) ?? null) : null;
}
