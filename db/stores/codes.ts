import type { CodeChange, CountedCode } from "../../src/codes/model.ts";
import type { Addition, CodeStore, NewCode } from "../../src/codes/store.ts";
import type { LogoCopy } from "../../src/logos/art.ts";
import { markChanged, markGone } from "./campaign-totals.ts";
import { edited, putBack, takenDown } from "./code-changes.ts";
import { createCodeList } from "./code-list.ts";
import {
  CODE_ROW,
  COUNTED_CODE,
  isVisible,
  searchTextOf,
  STORED_CODE,
  toRow,
  WITH_TOTALS,
} from "./code-row.ts";
import { findAnswer, storeAnswer } from "./kept-answers.ts";
import { closeGates, isPresent, lockTenant } from "./locks.ts";
import { addCopies } from "./logo-copies.ts";
import { markForRecount } from "./recounts.ts";
import { indexSome, type SearchIndex } from "./search-index.ts";
import { flag, from, nullable, shape, text, whole } from "./shape.ts";
import { isLeaving, isRetired, retire } from "./short-ids.ts";
import { addToTotals, countCodes, totalsOf } from "./tenant-totals.ts";
import { entryOf } from "./tokens.ts";
import { sql } from "./sql.ts";
import { type Database, first, lock, run, value, type Work } from "./work.ts";

const DESTINATION = shape({
  codeId: from("codes.id", text),
  tenantId: text,
  shortId: text,
  target: text,
  hasLanding: from("landing is not null", flag),
  active: from("active and not suspended", flag),
});

const DELETED = shape({
  seq: whole,
  shortId: text,
  group: from("group_tag", nullable(text)),
  active: flag,
  revision: whole,
  scans: whole,
  uniqueVisitors: whole,
  leads: whole,
});

/** Codes. */
export function createCodeStore(db: Database, index: SearchIndex): CodeStore {
  return {
    add: (addition) => db.write(() => add(addition, index)),

    get: (tenantId, id) =>
      db.read(
        () => first(COUNTED_CODE)`select ${COUNTED_CODE} from ${WITH_TOTALS}
          where id = ${id} and tenant_id = ${tenantId} and ${isVisible} and ${isPresent(tenantId)}`,
      ),

    list: createCodeList(db, index),

    totals: (tenantId) => db.read(() => totalsOf(tenantId)),

    edit: (tenantId, id, change, at, ifRevisions, copies = []) =>
      db.write(() => edit(tenantId, id, change, at, ifRevisions, copies, index)),

    remove: (tenantId, id, at, ifRevisions = null) => db.write(() => remove(tenantId, id, at, ifRevisions)),

    byShortId: (shortId) => db.read(() => byShortId(shortId)),

    takeDown: (shortId, at) => db.write(() => switched(shortId, at, takenDown)),

    putBack: (shortId, at) => db.write(() => switched(shortId, at, putBack)),

    resolve: (shortId) => db.read(() => resolve(shortId)),

    indexSome: (rows) => db.writeUnsynced(() => indexSome(index, rows)),
  };
}

function* add({ code, copies = [], limit, retry }: NewCode, index: SearchIndex): Work<Addition> {
  if (!(yield* lockTenant(code.tenantId))) return { kind: "tenant_gone" };
  const kept = retry ? yield* findAnswer(retry.key, code.createdAt) : null;
  if (kept) return kept;
  if (limit !== null && (yield* countCodes(code.tenantId)) >= limit) return { kind: "limit_reached" };
  const seq = yield* value(whole)`insert into codes ${CODE_ROW.values(toRow(code))}
    on conflict (short_id) do nothing returning seq`;
  if (seq === null) return { kind: "short_id_taken" };
  // Looked up only now: on PostgreSQL the insertion waits for a transaction that deletes the code with this short id.
  if (yield* isRetired(code.shortId)) {
    yield* run`delete from codes where seq = ${seq}`;
    return { kind: "short_id_taken" };
  }
  yield* run`insert into code_totals (code_seq) values (${seq})`;
  yield* markChanged([seq]);
  yield* index.put([entryOf(seq, { ...code, searchText: searchTextOf(code) })]);
  yield* addCopies(copies);
  if (retry) yield* storeAnswer(retry.key, retry.answer, code.createdAt, code.id);
  yield* addToTotals(code.tenantId, { codes: 1, active: code.active ? 1 : 0 });
  return { kind: "added" };
}

function* edit(
  tenantId: string,
  id: string,
  change: CodeChange,
  at: number,
  ifRevisions: ReadonlySet<number> | null,
  copies: readonly LogoCopy[],
  index: SearchIndex,
): Work<CountedCode | "changed" | "taken_down" | null> {
  yield* closeGates(sql`id = ${id} and tenant_id = ${tenantId}`);
  yield* lock`select 1 from code_totals
    where code_seq = (select seq from codes where id = ${id} and tenant_id = ${tenantId}) for update`;
  const stored = yield* first(STORED_CODE)`select ${STORED_CODE} from ${WITH_TOTALS}
    where id = ${id} and tenant_id = ${tenantId} and ${isVisible} and ${isPresent(tenantId)}`;
  if (!stored) return null;
  const { seq, wantedActive, ...code } = stored;
  const outcome = edited(code, wantedActive, change, at, ifRevisions);
  if (typeof outcome === "string") return outcome;
  yield* run`update codes set ${CODE_ROW.set(outcome.row)} where seq = ${seq}`;
  const searchText = searchTextOf(outcome.code);
  if (searchText !== searchTextOf(code)) yield* index.put([entryOf(seq, { ...outcome.code, searchText })]);
  yield* addCopies(copies);
  if (outcome.code.group !== code.group) {
    yield* markChanged([seq]);
    yield* markForRecount({ seq, tenantId }, [code.group, outcome.code.group]);
  }
  yield* countSwitched(tenantId, code.active, outcome.code.active);
  return outcome.code;
}

function* remove(
  tenantId: string,
  id: string,
  at: number,
  ifRevisions: ReadonlySet<number> | null,
): Work<{ readonly shortId: string } | "changed" | null> {
  yield* closeGates(sql`id = ${id} and tenant_id = ${tenantId}`);
  yield* lock`select 1 from code_totals
    where code_seq = (select seq from codes where id = ${id} and tenant_id = ${tenantId}) for update`;
  const deleted = yield* first(DELETED)`select ${DELETED} from ${WITH_TOTALS}
    where id = ${id} and tenant_id = ${tenantId} and ${isVisible} and ${isPresent(tenantId)}`;
  if (!deleted) return null;
  if (ifRevisions !== null && !ifRevisions.has(deleted.revision)) return "changed";
  yield* run`delete from codes where seq = ${deleted.seq}`;
  yield* markGone(deleted.seq);
  yield* markForRecount({ seq: deleted.seq, tenantId }, [deleted.group]);
  yield* lock`delete from scan_deltas where code_seq = ${deleted.seq}`;
  yield* retire(deleted, at);
  yield* run`insert into deleted_codes (code_seq, tenant_id, id, short_id, deleted_at)
    values (${deleted.seq}, ${tenantId}, ${id}, ${deleted.shortId}, ${at})`;
  yield* run`delete from kept_answers where code_id = ${id}`;
  const { active, scans, uniqueVisitors, leads } = deleted;
  yield* addToTotals(tenantId, {
    codes: -1,
    active: active ? -1 : 0,
    scans: -scans,
    uniqueVisitors: -uniqueVisitors,
    leads: -leads,
  });
  return { shortId: deleted.shortId };
}

/** Counts that a code was switched on or off. */
function* countSwitched(tenantId: string, before: boolean, after: boolean): Work<void> {
  if (before !== after) yield* addToTotals(tenantId, { active: after ? 1 : -1 });
}

/** Changes a code as its operator. @param change - `null` when there is nothing to change. */
function* switched(
  shortId: string,
  at: number,
  change: (code: { readonly active: boolean; readonly wantedActive: boolean | null }) => {
    readonly active: boolean;
    readonly wantedActive: boolean | null;
  } | null,
): Work<boolean> {
  yield* lock`select 1 from code_totals
    where code_seq = (select seq from codes where short_id = ${shortId}) for update`;
  const code = yield* findByShortId(shortId);
  if (!code) return false;
  const changed = change(code);
  if (changed) {
    const row = { ...changed, revision: code.revision + 1, updatedAt: at };
    yield* run`update codes set ${CODE_ROW.set(row)} where seq = ${code.seq}`;
    yield* countSwitched(code.tenantId, code.active, changed.active);
  }
  return true;
}

function findByShortId(shortId: string) {
  return first(STORED_CODE)`select ${STORED_CODE} from ${WITH_TOTALS}
    where short_id = ${shortId} and ${isVisible} and not exists (
      select 1 from tenants where tenants.id = codes.tenant_id and left_at is not null)`;
}

function* byShortId(shortId: string) {
  const stored = yield* findByShortId(shortId);
  if (!stored) return yield* goneOrNever(shortId);
  const { seq: _, wantedActive, ...code } = stored;
  return { code, takenDown: wantedActive !== null };
}

function* resolve(shortId: string) {
  const destination = yield* first(DESTINATION)`select ${DESTINATION}
    from codes join tenants on tenants.id = codes.tenant_id where short_id = ${shortId} and left_at is null and ${isVisible}`;
  return destination ?? (yield* goneOrNever(shortId));
}

/** The answer for a short id without a code. */
export function* goneOrNever(shortId: string): Work<"gone" | null> {
  return (yield* isRetired(shortId)) || (yield* isLeaving(shortId)) ? "gone" : null;
}
