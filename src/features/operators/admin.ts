import { dayName, isoTime } from "../../kit/shared/clock.ts";
import { deedOfOperator, type OperatorNeeds } from "../../kit/shared/deed.ts";
import { newOperatorKey } from "./access.ts";
import type { OperatorStore } from "./store/access.ts";

/** A key as the operator sees it. Its text is shown once, when it is made. */
export interface OperatorKeyFile {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  /** A day of UTC; `null` while it was not used. */
  readonly lastUsedOn: string | null;
}

/** The commands that say who runs the service. */
export interface OperatorAdmin {
  /** The people whom a command named. */
  named(): Promise<readonly { readonly id: string; readonly email: string; readonly since: string }[]>;
  /** Names the person with an address. @returns the id; `null` where nobody has it. */
  name(email: string): Promise<string | null>;
  /** Takes the right away, and ends the person's sessions in the view. */
  unname(email: string): Promise<string | null>;
  keys(): Promise<OperatorKeyFile[]>;
  /** Makes a key. `null` when there is one of that name. */
  makeKey(name: string): Promise<{ readonly id: string; readonly key: string } | null>;
  /** Ends a key at once. @param name - or the id. @returns the id; `null` where there is none. */
  revokeKey(name: string): Promise<string | null>;
}

export function createOperatorAdmin(needs: OperatorNeeds & { store: OperatorStore }): OperatorAdmin {
  const { store, clock, ids } = needs;
  return {
    named: async () => (await store.named()).map((one) => ({ ...one, since: isoTime(one.since) })),
    name: (email) => store.name(email, deedOfOperator(needs)),
    unname: (email) => store.unname(email, deedOfOperator(needs)),

    async keys() {
      return (await store.keys()).map(({ id, name, createdAt, lastUsedOn }) => ({
        ...{ id, name, createdAt: isoTime(createdAt) },
        lastUsedOn: lastUsedOn === null ? null : dayName(lastUsedOn),
      }));
    },

    async makeKey(name) {
      const { key, hash } = newOperatorKey(ids);
      const id = ids.id("opk");
      const isNew = await store.addKey(hash, { id, name, createdAt: clock.now() }, deedOfOperator(needs));
      return isNew ? { id, key } : null;
    },

    revokeKey: (name) => store.removeKey(name, deedOfOperator(needs)),
  };
}
