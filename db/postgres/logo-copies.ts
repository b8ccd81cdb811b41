import { and, asc, gt } from "drizzle-orm";
import type { LogoCopy } from "../../src/logos/art.ts";
import { IS_UNNAMED } from "../common/logo-copies.ts";
import type { Connection } from "./open.ts";
import { logoCopies } from "./schema.ts";
import { isOneOf } from "./statements.ts";

/**
 * Stores copies of logos, and keeps those that were stored before from being erased until the transaction is done.
 * Belongs into the transaction that stores what names them.
 */
export async function addCopies(tx: Connection, copies: readonly LogoCopy[]): Promise<void> {
  const wanted = new Map(copies.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map((copy) => [copy.key, copy]));
  while (wanted.size > 0) {
    const held = await tx
      .select({ key: logoCopies.key })
      .from(logoCopies)
      .where(isOneOf(logoCopies.key, [...wanted.keys()]))
      .orderBy(asc(logoCopies.key))
      .for("key share");
    for (const { key } of held) wanted.delete(key);
    if (wanted.size === 0) return;
    const added = await tx
      .insert(logoCopies)
      .values([...wanted.values()].map(({ key, format, bytes }) => ({ key, format, art: bytes })))
      .onConflictDoNothing()
      .returning({ key: logoCopies.key });
    // A copy that is not among them was stored by another node meanwhile: it is held in the next round.
    for (const { key } of added) wanted.delete(key);
  }
}

/**
 * Looks at `rows` copies behind the key `after`, in their order, and erases those that nothing names.
 * @returns the last key, or `null` when there are no more copies.
 */
export async function eraseUnnamed(tx: Connection, after: string, rows: number): Promise<string | null> {
  const some = await tx
    .select({ key: logoCopies.key })
    .from(logoCopies)
    .where(gt(logoCopies.key, after))
    .orderBy(asc(logoCopies.key))
    .limit(rows);
  const keys = some.map(({ key }) => key);
  // Locked in one statement and judged in the next, which sees what was committed before the lock.
  const free = await tx
    .select({ key: logoCopies.key })
    .from(logoCopies)
    .where(isOneOf(logoCopies.key, keys))
    .for("update", { skipLocked: true });
  await tx.delete(logoCopies).where(
    and(
      isOneOf(
        logoCopies.key,
        free.map(({ key }) => key),
      ),
      IS_UNNAMED,
    ),
  );
  return keys.length === rows ? (keys.at(-1) ?? null) : null;
}
