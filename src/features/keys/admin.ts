import type { KeyStore } from "./store/keys.ts";
import { type FindPeople, OPERATOR } from "../../kit/shared/author.ts";
import { invalidRequest } from "../../kit/shared/common-faults.ts";
import { deedOfOperator, type OperatorNeeds } from "../../kit/shared/deed.ts";
import { checkOf, schemaDetails } from "../../kit/shared/schema.ts";
import { type KeyOrder, keyRecords, mainKey, makeKey, OVERLAP, removeKey } from "./keys.ts";
import { CreateKey, type CreatedKey, type KeyRecord } from "./model.ts";

/** The operator's commands for the keys of a workspace. */
export interface KeyAdmin {
  /** The valid keys of a workspace, oldest first. */
  list(tenantId: string): Promise<KeyRecord[]>;
  /** Makes a key. @throws Fault `invalid_request`, `plan_limit`, and `invalid_key` for an unknown workspace. */
  create(tenantId: string, order: KeyOrder): Promise<CreatedKey>;
  /** Ends a key at once. @throws Fault `key_not_found` and `last_key`. */
  revoke(tenantId: string, id: string): Promise<void>;
  /**
   * Replaces the sign-up's key, which works for another 24 hours, or makes one like it where it was deleted.
   * @returns `null` when there is no such workspace.
   */
  renewMain(tenantId: string): Promise<string | null>;
}

const check = checkOf(CreateKey);

export function createKeyAdmin(needs: OperatorNeeds & { store: KeyStore; findPeople: FindPeople }): KeyAdmin {
  const { store, findPeople, clock, ids } = needs;
  return {
    list: async (tenantId) => keyRecords(await store.list(tenantId, clock.now()), findPeople),

    async create(tenantId, order) {
      const input = { name: order.name, scopes: [...order.scopes] };
      if (!check.Check(input)) throw invalidRequest(schemaDetails(check, input, ""));
      return makeKey(needs, tenantId, order, { madeBy: OPERATOR, owner: null }, deedOfOperator(needs));
    },

    revoke: (tenantId, id) => removeKey(needs, tenantId, id, deedOfOperator(needs)),

    async renewMain(tenantId) {
      const now = clock.now();
      const made = mainKey(ids, now);
      const deed = deedOfOperator(needs);
      return (await store.replaceMain(tenantId, made.key, now + OVERLAP, deed)) ? made.apiKey : null;
    },
  };
}
