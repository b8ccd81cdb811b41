import type { SQL } from "bun";
import type { ChangeStamp } from "../../src/kit/shared/fresh-cache.ts";
import type { ShortAddress } from "../../src/kit/shared/short-address.ts";
import { translated } from "./faults.ts";
import type { PostgresDatabase } from "./open.ts";

/**
 * Changes of other nodes, received when they commit: triggers of the schema send the code's short address, or that
 * anything may have changed. A node ignores the notifications of its own changes.
 */
export interface Changes {
  /** Differs from the last time when anything may have been changed elsewhere. */
  readonly stamp: ChangeStamp;
  onCode(listener: (address: ShortAddress) => void): void;
  /** Begins to listen. A lost connection is made anew, and everything counts as changed then. */
  listen(): Promise<void>;
  close(): Promise<void>;
}

/** The channel of the triggers. A notification is the node's name, a space, and a short address or `ANYTHING`. */
const CHANNEL = "quietzone_changes";
const ANYTHING = "*";

/**
 * A node notifies itself every second. When it has not received that for `DEAF` milliseconds it may miss others too:
 * then everything counts as changed every `EXPIRY` milliseconds, until it receives again.
 */
const DEAF = 2_500;
const EXPIRY = 1_000;

/** @param now - milliseconds of a monotonic clock. */
export function createChanges(db: PostgresDatabase, now: () => number = () => performance.now()): Changes {
  let changes = 0;
  let heardAt = Number.NEGATIVE_INFINITY;
  const listeners: ((address: ShortAddress) => void)[] = [];
  let client: SQL | null = null;

  /** Notifications that were sent while nobody listened are lost. */
  function onHeartbeat(): void {
    if (now() - heardAt > DEAF) changes++;
    heardAt = now();
  }

  function onNotification(notification: string): void {
    const [node, address = ANYTHING] = notification.split(" ");
    if (node === db.node) return;
    if (address === ANYTHING) changes++;
    else for (const listener of listeners) listener(address);
  }

  /** Called at the first connection and at each reconnect, which the driver does itself. */
  function onListening(): void {
    changes++;
    heardAt = now();
  }

  return {
    stamp() {
      const silent = now() - heardAt;
      // A deaf node's stamps lie between whole numbers, so they differ from those before and after, and every second.
      return silent <= DEAF ? changes : changes + 0.5 + Math.floor(now() / EXPIRY) / 2 ** 32;
    },
    onCode: (listener) => void listeners.push(listener),
    async listen() {
      client = db.listener();
      try {
        await client.listen(CHANNEL, onNotification, onListening);
        await client.listen(db.node, onHeartbeat);
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
