import type { LogoCopy } from "../art.ts";
import { bytes, shape, text } from "../../../../db/shape.ts";
import { forKeyShare, forUpdateSkipLocked, isOneOf } from "../../../../db/sql.ts";
import { run, values, type Work } from "../../../../db/work.ts";

/** A row of `logo_copies`. */
const COPY = shape({ key: text, format: text, art: bytes });

/**
 * Stores copies of logos, and keeps those that were stored before from being erased until the transaction ends. Runs in
 * the transaction that stores what names them.
 */
export function* addCopies(copies: readonly LogoCopy[]): Work<void> {
  const wanted = new Map(copies.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map((copy) => [copy.key, copy]));
  while (wanted.size > 0) {
    const held = yield* values(text)`select key from logo_copies where key ${isOneOf([...wanted.keys()])}
      order by key ${forKeyShare}`;
    for (const key of held) wanted.delete(key);
    if (wanted.size === 0) return;
    const rows = [...wanted.values()].map(({ key, format, bytes: art }) => ({ key, format, art }));
    const added = yield* values(text)`insert into logo_copies ${COPY.values(...rows)}
      on conflict do nothing returning key`;
    // A copy that is not among them was stored by another node meanwhile: it is held in the next round.
    for (const key of added) wanted.delete(key);
  }
}

/**
 * Looks at `rows` copies behind the key `after`, in their order, and erases those that nothing names. Every column that
 * names copies stands here. Each has an index, and names a copy only in a transaction that stores the copy, too.
 * @returns the last key, or `null` when there are no more copies.
 */
export function* eraseUnnamed(after: string, rows: number): Work<string | null> {
  const some = yield* values(
    text,
  )`select key from logo_copies where key > ${after} order by key limit ${rows}`;
  // Locked in one statement and judged in the next, which sees what was committed before the lock.
  const free = yield* values(text)`select key from logo_copies where key ${isOneOf(some)}
    ${forUpdateSkipLocked}`;
  yield* run`delete from logo_copies where key ${isOneOf(free)}
    and not exists (select 1 from codes where style_copy = logo_copies.key)
    and not exists (select 1 from codes where landing_copy = logo_copies.key)
    and not exists (select 1 from code_values where copy = logo_copies.key)
    and not exists (select 1 from looks where style_copy = logo_copies.key)
    and not exists (select 1 from plain_codes where style_copy = logo_copies.key)
    and not exists (select 1 from code_runs where style_copy = logo_copies.key)`;
  return some.length === rows ? (some.at(-1) ?? null) : null;
}
