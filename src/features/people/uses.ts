import type { SessionStore } from "./store/sessions.ts";
import { MINUTE } from "../../kit/shared/clock.ts";
import { Lru } from "../../kit/shared/lru.ts";
import type { SessionUse } from "./records.ts";

/** The most sessions whose last use is remembered, and the most uses that may wait to be stored. */
const MOST_SESSIONS = 10_000;

/** Uses of a session in a workspace that are less apart are stored once. */
const GRAIN = 10 * MINUTE;

/**
 * Gathers the last uses of sessions, so that a request writes nothing and a session is written a few times an
 * hour.
 */
export interface SessionUses {
  note(use: SessionUse): void;
  /** The last use of a session that this node knows of; 0 for none. */
  last(hash: string): number;
  /**
   * Stores at most `rows` of the uses that wait.
   * @returns whether there are more.
   * @throws StorageError; they wait on.
   */
  step(rows: number): Promise<boolean>;
  /** Stores those of a person. @throws StorageError */
  storeOf(personId: string): Promise<void>;
  /** Stores all of them. @throws StorageError */
  store(): Promise<void>;
}

/** Uses that one transaction stores. */
const USES_AT_ONCE = 100;

export function createSessionUses(sessions: Pick<SessionStore, "noteUses">): SessionUses {
  const last = new Lru<string, number>(MOST_SESSIONS);
  /** When a use was last noted to be stored, by session and workspace. */
  const noted = new Lru<string, number>(MOST_SESSIONS);
  const waiting = new Map<string, SessionUse>();

  async function write(uses: readonly [key: string, use: SessionUse][]): Promise<void> {
    if (uses.length === 0) return;
    await sessions.noteUses(uses.map(([, use]) => use));
    for (const [key, use] of uses) if (waiting.get(key) === use) waiting.delete(key);
  }

  async function step(rows: number): Promise<boolean> {
    await write(waiting.entries().take(rows).toArray());
    return waiting.size > 0;
  }

  return {
    note(use) {
      const { hash, tenantId, usedAt } = use;
      last.set(hash, usedAt);
      const key = `${hash} ${tenantId ?? ""}`;
      if (usedAt - (noted.get(key) ?? 0) < GRAIN || waiting.size >= MOST_SESSIONS) return;
      noted.set(key, usedAt);
      waiting.set(key, use);
    },
    last: (hash) => last.get(hash) ?? 0,
    step,
    storeOf: (personId) =>
      write(
        waiting
          .entries()
          .filter(([, use]) => use.personId === personId)
          .toArray(),
      ),
    async store() {
      while (await step(USES_AT_ONCE));
    },
  };
}
