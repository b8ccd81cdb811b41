import type { SQL } from "bun";
import type { ChangeStamp } from "../../src/shared/fresh.ts";
import { translated } from "./faults.ts";
import type { PostgresDatabase } from "./open.ts";

/**
 * What other nodes change, heard as they commit it: the triggers of the schema say which code it was, or that it may be
 * anything. A node's own changes are said too, and passed over.
 */
export interface Changes {
  /** Differs from the last time when anything may have been changed elsewhere. */
  readonly stamp: ChangeStamp;
  onCode(listener: (shortId: string) => void): void;
  /** Begins to listen. Once the connection is lost it is made anew, and everything counts as changed. */
  listen(): Promise<void>;
  close(): Promise<void>;
}

/** Where the triggers tell of changes: the node's name, a space, and a short id or `ANYTHING`. */
const CHANNEL = "quietzone_changes";
const ANYTHING = "*";

/**
 * A node says something to itself every second. When it has not heard that for so long, in milliseconds, it may not
 * hear others either: then everything counts as changed, every so often, until it hears again.
 */
const DEAF = 2_500;
const EXPIRY = 1_000;

/** @param now - milliseconds of a clock that only goes on. */
export function createChanges(db: PostgresDatabase, now: () => number = () => performance.now()): Changes {
  let changes = 0;
  let heardAt = Number.NEGATIVE_INFINITY;
  const listeners: ((shortId: string) => void)[] = [];
  let client: SQL | null = null;

  /** What was said while nobody listened is not said again. */
  function hear(): void {
    if (now() - heardAt > DEAF) changes++;
    heardAt = now();
  }

  function onNotice(notice: string): void {
    const [node, shortId = ANYTHING] = notice.split(" ");
    if (node === db.node) return;
    if (shortId === ANYTHING) changes++;
    else for (const listener of listeners) listener(shortId);
  }

  /** The driver connects anew by itself. */
  function onListening(): void {
    changes++;
    heardAt = now();
  }

  return {
    stamp() {
      const silent = now() - heardAt;
      // Halves lie between the whole numbers of those who hear, and differ from one second to the next.
      return silent <= DEAF ? changes : changes + 0.5 + Math.floor(now() / EXPIRY) / 2 ** 32;
    },
    onCode: (listener) => void listeners.push(listener),
    async listen() {
      client = db.apart();
      try {
        await client.listen(CHANNEL, onNotice, onListening);
        await client.listen(db.node, hear);
      } catch (error) {
        throw translated(error);
      }
    },
    async close() {
      await client?.close({ timeout: 0 });
      client = null;
    },
  };
}
