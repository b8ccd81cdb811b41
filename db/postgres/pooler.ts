import { StorageError } from "../../src/kit/shared/storage.ts";
import type { SQL } from "bun";
import { NO_SESSIONS } from "../common/pooler.ts";
import type { Session } from "./session.ts";
import { answerWithin } from "./timeout.ts";

/** How often two sessions are compared: other nodes may take and return a pooler's connections meanwhile. */
const ROUNDS = 3;

/** Milliseconds within which a pooler must have another connection. */
const PATIENCE = 5_000;

/**
 * Refuses a pooler that keeps no sessions, as PgBouncer in its modes `transaction` and `statement`: settings, locks and
 * prepared statements of one node would be another's.
 * @param one - a session without a transaction, as `other` is.
 * @throws StorageError
 */
export async function refuseSharedSessions(one: Session, other: Session): Promise<void> {
  const own = await processOf(one.sql);
  for (let round = 0; round < ROUNDS; round++) {
    const isKept = await other.sql.begin(async (tx) => {
      // A pooler hands out the connection that was returned last. While this transaction has it, the first session gets another.
      if ((await processOf(tx)) === own) return false;
      return (await processOf(one.sql)) === own;
    });
    if (!isKept) throw new StorageError(NO_SESSIONS, null);
  }
}

/** The process of the server that answers. By a query that is not prepared: its name would be taken in another session. */
async function processOf(client: SQL): Promise<number> {
  const [row]: { process: number }[] = await answerWithin(
    client.unsafe("select pg_backend_pid() as process").simple().execute(),
    PATIENCE,
  );
  return row?.process ?? 0;
}
