import type { Stores } from "../../db/stores.ts";
import { DAY, systemClock } from "../../src/kit/shared/clock.ts";
import { createIds } from "../../src/kit/shared/ids.ts";
import type { Tenant } from "../../src/kit/shared/tenant.ts";
import { hashKey, newKey } from "../../src/features/keys/secret.ts";
import type { Workspace } from "./input.ts";
import type { Amounts } from "./service.ts";
import { addCodes, plainCode } from "./workspaces.ts";
import { PRESENT } from "../present.ts";

/** Keys that are added together. A workspace's come one after the other. */
const KEYS_AT_ONCE = 50;

/** Gives a workspace old keys. All work for a day. */
async function addKeys(stores: Stores, tenantId: string, key: string, count: number): Promise<void> {
  const at = PRESENT;
  const ofNobody = { madeBy: null, owner: null };
  const main = {
    id: "key_main",
    hint: "",
    name: "main",
    scopes: null,
    createdAt: at,
    expiresAt: null,
    ...ofNobody,
  };
  const add = (hash: string) => stores.keys.replaceMain(tenantId, { ...main, hash }, at + DAY);
  for (let done = 0; done < count; done += KEYS_AT_ONCE)
    await Promise.all(Array.from({ length: KEYS_AT_ONCE }, () => add(crypto.randomUUID())));
  // The last is the one that works without an end.
  await add(key);
}

/** Makes workspaces with many codes and old keys, which calls may use up. @param among - workspaces without codes. */
export async function addSpares(
  stores: Stores,
  among: readonly Pick<Tenant, "id" | "name">[],
  { codes, keys }: Pick<Amounts, "codes" | "keys">,
): Promise<Workspace[]> {
  const ids = createIds(systemClock);
  const spares: Workspace[] = [];
  for (const { id, name } of among) {
    const others = await addCodes(stores, id, codes / 10, (index) => plainCode(id, ids, index));
    const apiKey = newKey(ids);
    await addKeys(stores, id, hashKey(apiKey), keys);
    const [busy] = others;
    if (!busy) throw new Error("A workspace has no codes");
    spares.push({ apiKey, name, busy, others });
  }
  return spares;
}

/** Gives one after the other; the last again when there are no more. */
export function oneByOne<T>(all: T[]): () => T {
  let last: T | undefined;
  return () => {
    last = all.shift() ?? last;
    if (last === undefined) throw new Error("There never was one");
    return last;
  };
}
