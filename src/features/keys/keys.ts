import type { KeyStore } from "./store/keys.ts";
import { type FindPeople, OPERATOR, type People, whoOf, withoutApp } from "../../kit/shared/author.ts";
import { type Clock, DAY, dayName, END_OF_TIME, instantOf, isoTime } from "../../kit/shared/clock.ts";
import { invalidRequest, scopeMissing, workspaceErased } from "../../kit/shared/common-faults.ts";
import { type Deed, deedOf } from "../../kit/shared/deed.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { requireRecentSignIn } from "../../kit/shared/recent-sign-in.ts";
import { hasInvisible, skeleton } from "../../kit/shared/look-alike.ts";
import { missingScopes, type Scope } from "../../kit/shared/scopes.ts";
import { type Holder, isOwner, type Tenant } from "../../kit/shared/tenant.ts";
import type { CreateKey, CreatedKey, KeyList, KeyRecord, RotateAnswer } from "./model.ts";
import { hashKey, hintOf, newKey } from "./secret.ts";
import type { NewKey, Secret, StoredKey } from "./records.ts";
import type { KeyUses } from "./uses.ts";

/** How long a replaced key still works. */
export const OVERLAP = DAY;

/** Keys of a workspace. */
const MOST_KEYS = 20;

/** A key that was just made: its text, and its record. */
export interface FreshKey {
  readonly apiKey: string;
  readonly key: NewKey;
}

/** A workspace's keys. */
export interface Keys {
  /** The key of a sign-up: `main`, with every scope and without an end. It is not stored yet. */
  main(createdAt: number): FreshKey;
  list(tenant: Tenant): Promise<KeyList>;
  /**
   * Makes a key.
   * @param by - the one that asks: it grants no scope that it lacks, and a key no longer life than its own.
   * @throws Fault `invalid_request`, `scope_missing`, `sign_in_again`, `plan_limit` and `invalid_key`.
   */
  create(by: Holder, input: CreateKey): Promise<CreatedKey>;
  /** Ends a key at once, on all nodes. @throws Fault `key_not_found` and `last_key`. */
  remove(by: Holder, id: string): Promise<void>;
  /**
   * Replaces the key that asks: the new one has its id, name, scopes and end. The present one works for another 24 hours, or no
   * longer with `revoke`. @throws Fault `invalid_key`.
   */
  rotate(by: Holder, revoke: boolean): Promise<RotateAnswer>;
}

export interface KeysNeeds {
  readonly store: KeyStore;
  readonly uses: Pick<KeyUses, "storeOf">;
  /** Looks up the people among those who made keys. */
  readonly findPeople: FindPeople;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Called when cached keys may be out of date. */
  readonly onChanged: () => void;
}

/** A new text of a key, and its stored parts. */
function newSecret(ids: Ids): { readonly apiKey: string; readonly secret: Secret } {
  const apiKey = newKey(ids);
  return { apiKey, secret: { hash: hashKey(apiKey), hint: hintOf(apiKey) } };
}

/** As `Keys.main`. */
export function mainKey(ids: Ids, createdAt: number): FreshKey {
  const { apiKey, secret } = newSecret(ids);
  const id = ids.id("key");
  return {
    apiKey,
    key: { ...secret, id, name: "main", scopes: null, createdAt, expiresAt: null, ...OF_NOBODY },
  };
}

/** A key as it is shown. */
function keyRecord(key: StoredKey, people: People): KeyRecord {
  const { id, name, scopes, hint, createdAt, lastUsedOn, expiresAt, madeBy } = key;
  return {
    id,
    name,
    scopes: [...scopes],
    hint,
    createdAt: isoTime(createdAt),
    lastUsedOn: lastUsedOn === null ? null : dayName(lastUsedOn),
    expiresAt: expiresAt === null ? null : isoTime(expiresAt),
    createdBy: madeBy === null ? null : whoOf(madeBy, people),
  };
}

/** Keys as they are shown. @param findPeople - looks up the people among those who made them. */
export async function keyRecords(keys: readonly StoredKey[], findPeople: FindPeople): Promise<KeyRecord[]> {
  const people = await findPeople(keys.map(({ madeBy }) => madeBy));
  return keys.map((key) => keyRecord(key, people));
}

/** A key that is ordered. */
export interface KeyOrder {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** Milliseconds since the epoch; `null` is without end. */
  readonly expiresAt: number | null;
}

/** The maker of a key, and whose right of an owner it has, as `NewKey` has them. */
type Maker = Pick<NewKey, "madeBy" | "owner">;

const OF_NOBODY: Maker = { madeBy: null, owner: null };

/** Makes and stores a key. @throws Fault `invalid_request`, `plan_limit` and `invalid_key`. */
export async function makeKey(
  needs: Pick<KeysNeeds, "store" | "findPeople" | "clock" | "ids">,
  tenantId: string,
  { name, scopes, expiresAt }: KeyOrder,
  maker: Maker,
  deed: Deed,
): Promise<CreatedKey> {
  const { store, findPeople, clock, ids } = needs;
  const { apiKey, secret } = newSecret(ids);
  const order = { name: nameOf(name), scopes, createdAt: clock.now(), expiresAt };
  const key = { ...secret, id: ids.id("key"), ...order, ...maker };
  const outcome = await store.add(tenantId, key, MOST_KEYS, deed);
  if (outcome === "full")
    throw new Fault("plan_limit", `A workspace has at most ${MOST_KEYS} keys. Delete one that is not used.`);
  if (outcome === "name_taken") throw invalidRequest([{ pointer: "/name", ...explain("key_name_alike") }]);
  if (outcome === "tenant_gone") throw workspaceErased();
  const people = await findPeople([maker.madeBy]);
  return { ...keyRecord({ ...key, lastUsedOn: null }, people), apiKey };
}

/** Removes a key. @throws Fault `key_not_found` and `last_key`. */
export async function removeKey(
  needs: Pick<KeysNeeds, "store" | "clock">,
  tenantId: string,
  id: string,
  deed: Deed,
): Promise<void> {
  const outcome = await needs.store.remove(tenantId, id, needs.clock.now(), deed);
  if (outcome === "unknown") throw new Fault("key_not_found", "The workspace has no key with this id.");
  if (outcome === "last")
    throw new Fault(
      "last_key",
      "This is the last key that never expires with every scope, or with `account`. Make another one first, or rotate this one.",
    );
}

export function createKeys(needs: KeysNeeds): Keys {
  const { store, uses, findPeople, clock, ids, onChanged } = needs;

  return {
    main: (createdAt) => mainKey(ids, createdAt),

    async list(tenant) {
      // The use of the key that asks is to be seen, too.
      await uses.storeOf(tenant.id);
      return { keys: await keyRecords(await store.list(tenant.id, clock.now()), findPeople) };
    },

    async create(by, { name, scopes, expiresAt }) {
      const { tenant, key, member } = by;
      if (scopes.includes("account")) requireRecentSignIn(member, clock.now());
      const missing = missingScopes(by.scopes, scopes);
      if (missing.length > 0) throw scopeMissing(missing, by);
      const end = expiresAt === undefined ? null : endOf(expiresAt, clock.now());
      const validUntil = key?.validUntil ?? null;
      if (validUntil !== null && (end === null || end > validUntil))
        throw invalidRequest([
          { pointer: "/expiresAt", ...explain("key_end_after_own", { end: isoTime(validUntil) }) },
        ]);
      const maker = { madeBy: withoutApp(by.author), owner: ownerBehind(by) };
      return makeKey(needs, tenant.id, { name, scopes, expiresAt: end }, maker, deedOf(needs, maker.madeBy));
    },

    async remove({ tenant, author }, id) {
      await removeKey(needs, tenant.id, id, deedOf(needs, author));
      onChanged();
    },

    async rotate({ tenant, key, author }, revoke) {
      const now = clock.now();
      const previousUntil = revoke ? now : now + OVERLAP;
      const { apiKey, secret } = newSecret(ids);
      if (!key) throw new Error("The route takes keys only");
      const deed = deedOf(needs, author);
      if (!(await store.replace(tenant.id, key.id, secret, now, previousUntil, deed)))
        throw new Fault("invalid_key", "This key was deleted meanwhile, or its workspace was erased.");
      onChanged();
      return { apiKey, previousKeyValidUntil: isoTime(previousUntil) };
    },
  };
}

/**
 * The owner on whom the right of a new key rests: the person who makes it, or that of the key that does.
 * `null` for a holder that is no owner: the key gets no such right.
 */
function ownerBehind(by: Holder): string | null {
  if (!isOwner(by)) return null;
  return by.member?.personId ?? by.key?.owner ?? null;
}

/**
 * @throws Fault `invalid_request` for a name of which nothing is seen, or not all, and for one that looks like that by which the
 * history calls the operator.
 */
function nameOf(text: string): string {
  const name = text.trim();
  const reason = nameFlaw(name);
  if (reason === null) return name;
  throw invalidRequest([{ pointer: "/name", ...explain(reason) }]);
}

function nameFlaw(name: string) {
  const look = skeleton(name);
  if (look === "") return "empty";
  if (hasInvisible(name)) return "key_name_invisible";
  return look === skeleton(OPERATOR) ? "key_name_taken" : null;
}

function endOf(text: string, now: number): number {
  const at = instantOf(text);
  if (at !== null && at > now && at <= END_OF_TIME) return at;
  throw invalidRequest([{ pointer: "/expiresAt", ...explain("key_end_not_ahead") }]);
}
