import type { Stores } from "../../src/stores.ts";
import { translated } from "./faults.ts";
import { LOCK } from "./migrate.ts";
import type { PostgresDatabase } from "./open.ts";
import { answerOf } from "./silence.ts";

/** How long a server may take to say who has the chores, in milliseconds. */
const PATIENCE = 5_000;

const TAKE = `select pg_try_advisory_lock(${LOCK.space}, ${LOCK.chores}) as taken`;

const GIVE_BACK = `select pg_advisory_unlock(${LOCK.space}, ${LOCK.chores})`;

/**
 * Gives the chores to one node at a time: to whoever has a lock of the server's, which ends with the session that holds
 * it (PostgreSQL, 13.3.5). So nothing has to be cleared away after a node that died.
 */
export function createChores(db: PostgresDatabase): Stores["alone"] {
  return async (chores) => {
    let isOurs = true;
    const session = db.apart(() => {
      isOurs = false;
    });
    try {
      const [row]: { taken: boolean }[] = await answerOf(session.unsafe(TAKE).execute(), PATIENCE);
      if (!row?.taken) return;
      try {
        await chores(() => isOurs);
      } finally {
        // The end of a session takes the server a moment, in which whoever comes next would be sent away.
        if (isOurs) await answerOf(session.unsafe(GIVE_BACK).execute(), PATIENCE).catch(() => {});
      }
    } catch (error) {
      throw translated(error);
    } finally {
      await session.close({ timeout: 0 });
    }
  };
}
