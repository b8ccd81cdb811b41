import type { Stores } from "../stores.ts";
import { translated } from "./faults.ts";
import { LOCK } from "./migrate.ts";
import type { PostgresDatabase } from "./open.ts";
import { answerWithin } from "./timeout.ts";

/** How long to wait for the server's answer about the lock, in milliseconds. */
const PATIENCE = 5_000;

const lock = (of: "chores" | "backups") =>
  `select pg_try_advisory_lock(${LOCK.space}, ${LOCK[of]}) as locked`;
const unlock = (of: "chores" | "backups") => `select pg_advisory_unlock(${LOCK.space}, ${LOCK[of]})`;

/**
 * Gives the chores, or the backups, to one node at a time: the one that holds an advisory lock of the server.
 * The lock ends with its session (PostgreSQL, 13.3.5), so a node that died leaves nothing to clean up.
 */
export function createChores(db: PostgresDatabase): Stores["alone"] {
  return async (chores, of = "chores") => {
    let isOurs = true;
    const session = await db.apart(() => {
      isOurs = false;
    });
    try {
      const [row]: { locked: boolean }[] = await answerWithin(
        session.sql.unsafe(lock(of)).execute(),
        PATIENCE,
      );
      if (!row?.locked) return;
      try {
        await chores(() => isOurs);
      } finally {
        // Without this the next node would find the lock taken while the server still ends the session.
        if (isOurs) await answerWithin(session.sql.unsafe(unlock(of)).execute(), PATIENCE).catch(() => {});
      }
    } catch (error) {
      throw translated(error);
    } finally {
      await session.close();
    }
  };
}
