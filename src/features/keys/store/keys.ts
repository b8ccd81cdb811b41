import { type Subject, wholeOf } from "../../audit/traits.ts";
import { keyOf, noteErased } from "../../backups/store/erased.ts";
import { note } from "../../audit/store.ts";
import { noteAct } from "../../operators/store/log.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import type { FoundKey, KeyUse, NewKey, Secret, StoredKey } from "../records.ts";
import { skeleton } from "../../../kit/shared/look-alike.ts";
import { nextTurn } from "../../../kit/shared/next-turn.ts";
import { ALL_SCOPES, isScope, missingScopes, type Scope } from "../../../kit/shared/scopes.ts";
import { eraseSome } from "../../../../db/erase-some.ts";
import { isPresent, lockTenant } from "../../../../db/locks.ts";
import { from, nullable, shape, text } from "../../../../db/shape.ts";
import { HOLDER, type KeyRow, OWNER, ROW } from "./rows.ts";
import { isAmong, isOneOf, sql } from "../../../../db/sql.ts";
import { all, bind, type Database, first, run, type Work } from "../../../../db/work.ts";

/**
 * Stores API keys by their hashes. A key keeps its id when its text is replaced; the replaced texts of a key
 * may work for a while. Keys that have expired, and replaced texts, are in no list and count for nothing.
 */
export function createKeyStore(db: Database) {
  const { read, write, writeUnsynced } = bind(db);
  /**
   * Ends the texts of a key before its present one, in steps.
   * @param isFull - whether the last step left some.
   */
  async function endRest(isFull: boolean, tenantId: string, hash: string, until: number): Promise<void> {
    for (let more = isFull; more;) {
      await nextTurn();
      more = await db.write(() => endReplaced(tenantId, hash, until));
    }
  }

  return {
    /** A key by its text, also when it has expired, and its tenant; `null` for an unknown one. */
    find: read(find),

    /** The keys of a tenant that are valid at a time, oldest first. */
    list: read(list),

    /**
     * Adds a key, unless the tenant has `most` that are valid when it is made, or one whose name looks the
     * same.
     */
    add: write(add),

    /**
     * Replaces the text of a key. Earlier ones end at `previousUntil` at the latest.
     * @returns `false` when there is no such key, or no such tenant.
     */
    async replace(
      tenantId: string,
      id: string,
      secret: Secret,
      at: number,
      previousUntil: number,
      deed: Deed | null = null,
    ): Promise<boolean> {
      const { isDone, isFull } = await db.write(() => replace(tenantId, id, secret, at, previousUntil, deed));
      await endRest(isFull, tenantId, secret.hash, previousUntil);
      return isDone;
    },

    /**
     * Replaces the text of the oldest key with every scope, as `replace` does. Where there is none `key` is
     * added, with a number behind its name if another key's looks the same.
     * @returns `false` when there is no such tenant.
     */
    async replaceMain(
      tenantId: string,
      key: NewKey,
      previousUntil: number,
      deed: Deed | null = null,
    ): Promise<boolean> {
      const { isDone, isFull } = await db.write(() => replaceMain(tenantId, key, previousUntil, deed));
      await endRest(isFull, tenantId, key.hash, previousUntil);
      return isDone;
    },

    /**
     * Deletes a key with all its texts, unless it is the last key of its tenant without an end that has every
     * scope, or `account`: from the others nobody could grant all scopes again.
     */
    async remove(
      tenantId: string,
      id: string,
      at: number,
      deed: Deed | null = null,
    ): Promise<"removed" | "last" | "unknown"> {
      const { outcome, isFull } = await db.write(() => remove(tenantId, id, at, deed));
      for (let more = isFull; more;) {
        await nextTurn();
        more = await db.write(() => eraseReplaced(tenantId, id));
      }
      return outcome;
    },

    /** Stores the days on which keys were last used. A crash may undo it. */
    noteUses: writeUnsynced(noteUses),
  };
}

export type KeyStore = ReturnType<typeof createKeyStore>;

/** Adds a key, within a transaction. */
export function* insertKey(tenantId: string, { scopes, expiresAt, ...key }: NewKey): Work<void> {
  const row = { ...key, tenantId, scopes: scopes?.join(" ") ?? null, validUntil: expiresAt };
  yield* run`insert into api_keys ${ROW.values(row)}`;
}

const subjectOf = ({ id, name }: Pick<KeyRow, "id" | "name">): Subject => ({ kind: "key", id, name });

/** A null stands for every scope. A name that is none, of a version to come, allows nothing. */
function scopesOf(text: string | null): readonly Scope[] {
  return text === null ? ALL_SCOPES : text.split(" ").filter(isScope);
}

function* find(hash: string): Work<FoundKey | null> {
  const row = yield* first(HOLDER)`select ${HOLDER}
    from api_keys k join tenants t on t.id = k.tenant_id where k.hash = ${hash} and t.left_at is null`;
  if (!row) return null;
  const { keyId, keyName, scopes, validUntil, owner, ...tenant } = row;
  return { tenant, key: { id: keyId, name: keyName, scopes: scopesOf(scopes), validUntil, owner } };
}

/** The keys that an author made and that are valid at a time, within a transaction. */
export function* keysMadeBy(tenantId: string, author: string, at: number): Work<StoredKey[]> {
  return (yield* list(tenantId, at)).filter(({ madeBy }) => madeBy === author);
}

const MANAGER = shape({ id: from("k.id", text), scopes: nullable(text), owner: OWNER });

/**
 * Those of some keys that are valid at a time and may manage keys and members, within a transaction.
 * @returns each with whether it may do what is the owner's alone.
 */
export function* managingKeys(
  tenantId: string,
  ids: readonly string[],
  at: number,
): Work<{ readonly id: string; readonly isOwner: boolean }[]> {
  const rows = yield* all(MANAGER)`select ${MANAGER} from api_keys k where k.tenant_id = ${tenantId}
    and k.id ${isOneOf(ids)} and not k.replaced and (k.valid_until is null or k.valid_until > ${at})`;
  return rows
    .filter(({ scopes }) => missingScopes(scopesOf(scopes), MANAGING).length === 0)
    .map(({ id, owner }) => ({ id, isOwner: owner !== null }));
}

function* list(tenantId: string, at: number): Work<StoredKey[]> {
  return (yield* valid(tenantId, at)).map(
    ({ id, name, scopes, hint, createdAt, lastUsedOn, validUntil, madeBy }): StoredKey => ({
      id,
      name,
      scopes: scopesOf(scopes),
      hint,
      createdAt,
      lastUsedOn,
      expiresAt: validUntil,
      madeBy,
    }),
  );
}

/** The present texts of a tenant's keys that are valid at a time. */
function valid(tenantId: string, at: number): Work<KeyRow[]> {
  return all(ROW)`select ${ROW} from api_keys where tenant_id = ${tenantId} and not replaced
    and (valid_until is null or valid_until > ${at}) and ${isPresent(tenantId)} order by created_at, id`;
}

/**
 * Texts that one transaction ends or erases: a workspace may rotate a key thousands of times within a day.
 */
const TEXTS_AT_ONCE = 500;

/**
 * Erases keys that have expired, and are of no use. If there are too many for one step, the next call erases
 * the others.
 */
function eraseExpired(tenantId: string, at: number): Work<number> {
  const expired = sql`from api_keys where tenant_id = ${tenantId} and valid_until <= ${at}`;
  return eraseSome("api_keys", "hash", expired, TEXTS_AT_ONCE);
}

function* add(
  tenantId: string,
  key: NewKey,
  most: number,
  deed: Deed | null = null,
): Work<"added" | "full" | "name_taken" | "tenant_gone"> {
  if (!(yield* lockTenant(tenantId))) return "tenant_gone";
  yield* eraseExpired(tenantId, key.createdAt);
  const others = yield* valid(tenantId, key.createdAt);
  if (others.length >= most) return "full";
  if (isNameTaken(key.name, others)) return "name_taken";
  yield* insertKey(tenantId, key);
  yield* note(tenantId, deed, "key.made", subjectOf(key), { scopes: key.scopes ?? ALL_SCOPES });
  yield* noteAct(deed, "key.made", wholeOf(tenantId), { key: key.id });
  return "added";
}

function* replace(
  tenantId: string,
  id: string,
  secret: Secret,
  at: number,
  previousUntil: number,
  deed: Deed | null,
) {
  if (!(yield* lockTenant(tenantId))) return NOTHING_DONE;
  yield* eraseExpired(tenantId, at);
  const row = (yield* valid(tenantId, at)).find((key) => key.id === id);
  return row ? yield* replaceRow(row, secret, previousUntil, deed) : NOTHING_DONE;
}

function* replaceMain(tenantId: string, key: NewKey, previousUntil: number, deed: Deed | null) {
  if (!(yield* lockTenant(tenantId))) return NOTHING_DONE;
  yield* eraseExpired(tenantId, key.createdAt);
  const others = yield* valid(tenantId, key.createdAt);
  const row = others.find(({ scopes }) => scopes === null);
  if (row) return yield* replaceRow(row, key, previousUntil, deed);
  const named = { ...key, name: freeName(key.name, others) };
  yield* insertKey(tenantId, named);
  yield* note(tenantId, deed, "key.made", subjectOf(named), { scopes: ALL_SCOPES });
  yield* noteAct(deed, "key.made", wholeOf(tenantId), { key: named.id });
  return { isDone: true, isFull: false };
}

/** The history tells keys by their names, so no two of a tenant look the same. */
function isNameTaken(name: string, others: readonly KeyRow[]): boolean {
  const look = skeleton(name);
  return others.some((other) => skeleton(other.name) === look);
}

/** The name, with the first number behind it that makes it differ where it is taken. */
function freeName(name: string, others: readonly KeyRow[]): string {
  let free = name;
  for (let number = 2; isNameTaken(free, others); number++) free = `${name} ${number}`;
  return free;
}

const NOTHING_DONE = { isDone: false, isFull: false };

/** Gives a key another text. @returns whether texts before it may be left to end. */
function* replaceRow(row: KeyRow, { hash, hint }: Secret, previousUntil: number, deed: Deed | null) {
  const until = Math.min(row.validUntil ?? previousUntil, previousUntil);
  yield* run`update api_keys set ${ROW.set({ replaced: true, validUntil: until })} where hash = ${row.hash}`;
  yield* run`insert into api_keys ${ROW.values({ ...row, hash, hint })}`;
  yield* note(row.tenantId, deed, "key.rotated", subjectOf(row));
  yield* noteAct(deed, "key.made", wholeOf(row.tenantId), { key: row.id });
  return { isDone: true, isFull: yield* endReplaced(row.tenantId, hash, previousUntil) };
}

/**
 * Has replaced texts of the key with this text end at `until`, where they would work longer.
 * @returns whether there may be more.
 */
function* endReplaced(tenantId: string, hash: string, until: number): Work<boolean> {
  const ended = yield* run`update api_keys set valid_until = ${until} where hash ${isAmong(
    sql`select hash from api_keys where tenant_id = ${tenantId} and id = (select id from api_keys where hash = ${hash})
      and replaced and valid_until > ${until} limit ${TEXTS_AT_ONCE}`,
  )}`;
  return ended === TEXTS_AT_ONCE;
}

/** Gives the outcome, and whether replaced texts may be left to erase. */
function* remove(tenantId: string, id: string, at: number, deed: Deed | null) {
  if (!(yield* lockTenant(tenantId))) return { outcome: "unknown" as const, isFull: false };
  const keys = yield* list(tenantId, at);
  const key = keys.find((each) => each.id === id);
  if (!key) return { outcome: "unknown" as const, isFull: false };
  const others = keys.filter((each) => each !== key && each.expiresAt === null);
  for (const needed of [ALL_SCOPES, MANAGING])
    if (grants(key, needed) && !others.some((other) => grants(other, needed)))
      return { outcome: "last" as const, isFull: false };
  yield* run`delete from api_keys where tenant_id = ${tenantId} and id = ${id} and not replaced`;
  yield* noteErased("key", keyOf(tenantId, id));
  yield* note(tenantId, deed, "key.ended", subjectOf(key));
  yield* noteAct(deed, "key.revoked", wholeOf(tenantId), { key: key.id });
  return { outcome: "removed" as const, isFull: yield* eraseReplaced(tenantId, id) };
}

/** The scope without which nobody can manage the keys of a workspace. */
const MANAGING: readonly Scope[] = ["account"];

function grants({ scopes }: StoredKey, needed: readonly Scope[]): boolean {
  return missingScopes(scopes, needed).length === 0;
}

/** Erases replaced texts of a key. @returns whether there may be more. */
function* eraseReplaced(tenantId: string, id: string): Work<boolean> {
  const texts = sql`from api_keys where tenant_id = ${tenantId} and id = ${id} and replaced`;
  return (yield* eraseSome("api_keys", "hash", texts, TEXTS_AT_ONCE)) === TEXTS_AT_ONCE;
}

/** In one order on all nodes, so that they don't wait for each other. */
function* noteUses(uses: readonly KeyUse[]): Work<void> {
  for (const { tenantId, keyId, day } of uses.toSorted((a, b) => (a.keyId < b.keyId ? -1 : 1)))
    yield* run`update api_keys set last_used_on = ${day} where tenant_id = ${tenantId} and id = ${keyId}
      and not replaced and (last_used_on is null or last_used_on < ${day})`;
}
