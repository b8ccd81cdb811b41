import { eq, getTableName, sql } from "drizzle-orm";
import { once } from "../../src/shared/once.ts";
import type { Connection } from "./open.ts";
import { codes, erasures, retiredShortIds } from "./schema.ts";
import { hot } from "./statements.ts";

/** Short ids are given out once: a deleted code's stays retired for ever, so that paper never leads elsewhere. */
export interface ShortIds {
  /** Whether it was a code's that is gone. */
  isRetired(shortId: string): boolean;
  /** Those of them of which it was. */
  retiredOf(shortIds: readonly string[]): ReadonlySet<string>;
  /** Whether it is, or ever was, a code's: also one of a batch that is not done yet. */
  isTaken(shortId: string): boolean;
}

/** Looks short ids up on one connection: the writer's sees what its open transaction wrote. */
export function createShortIds(connection: Connection): ShortIds {
  const shortId = sql.placeholder("shortId");
  const code = hot(connection, () =>
    connection.select({ seq: codes.seq }).from(codes).where(eq(codes.shortId, shortId)),
  );
  const retired = hot(connection, () =>
    connection
      .select({ at: retiredShortIds.retiredAt })
      .from(retiredShortIds)
      .where(eq(retiredShortIds.shortId, shortId)),
  );
  const retiredOfMany = once(() =>
    connection.$client.prepare<{ value: string }, [string]>(
      `select value from json_each(?) where exists (select 1 from ${getTableName(retiredShortIds)} where short_id = value)`,
    ),
  );
  const isRetired = (shortId: string) => retired.value({ shortId }) !== undefined;
  return {
    isRetired,
    retiredOf: (shortIds) =>
      new Set(
        retiredOfMany()
          .all(JSON.stringify(shortIds))
          .map(({ value }) => value),
      ),
    isTaken: (shortId) => code.value({ shortId }) !== undefined || isRetired(shortId),
  };
}

/**
 * Retires the short id of a code that was just deleted, and has its scans and leads erased in the background.
 * Belongs into the transaction that deletes the code.
 * @param at - milliseconds since 1970.
 */
export function retire(writer: Connection, code: { seq: number; shortId: string }, at: number): void {
  writer.insert(retiredShortIds).values({ shortId: code.shortId, retiredAt: at }).run();
  writer.insert(erasures).values({ codeSeq: code.seq, requestedAt: at }).run();
}
