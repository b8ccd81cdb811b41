import type { KeyStore } from "./store/keys.ts";
import { type Clock, utcDay } from "../../kit/shared/clock.ts";
import { Lru } from "../../kit/shared/lru.ts";
import type { KeyUse } from "./records.ts";

/** The most keys whose use today is remembered, and the most whose use may wait to be stored. */
const MOST_KEYS = 10_000;

/** Gathers the days on which keys were used, so that a request writes nothing and a key is written once a day. */
export interface KeyUses {
  note(tenantId: string, keyId: string): void;
  /** Stores at most `rows` of the uses that wait. @returns whether there are more. @throws StorageError; they wait on. */
  step(rows: number): Promise<boolean>;
  /** Stores those of a tenant. @throws StorageError */
  storeOf(tenantId: string): Promise<void>;
  /** Stores all of them. @throws StorageError */
  store(): Promise<void>;
}

/** Uses that one transaction stores. */
const USES_AT_ONCE = 100;

export function createKeyUses(keys: Pick<KeyStore, "noteUses">, clock: Clock): KeyUses {
  /** The day of the last use that was noted of a key. */
  const noted = new Lru<string, number>(MOST_KEYS);
  const waiting = new Map<string, KeyUse>();

  async function write(uses: readonly KeyUse[]): Promise<void> {
    if (uses.length === 0) return;
    await keys.noteUses(uses);
    for (const use of uses) if (waiting.get(use.keyId) === use) waiting.delete(use.keyId);
  }

  async function step(rows: number): Promise<boolean> {
    await write(waiting.values().take(rows).toArray());
    return waiting.size > 0;
  }

  return {
    note(tenantId, keyId) {
      const day = utcDay(clock.now());
      if (noted.get(keyId) === day || waiting.size >= MOST_KEYS) return;
      noted.set(keyId, day);
      waiting.set(keyId, { tenantId, keyId, day });
    },
    step,
    storeOf: (tenantId) =>
      write(
        waiting
          .values()
          .filter((use) => use.tenantId === tenantId)
          .toArray(),
      ),
    async store() {
      while (await step(USES_AT_ONCE));
    },
  };
}
