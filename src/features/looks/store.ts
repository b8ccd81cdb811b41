import type { Subject } from "../audit/traits.ts";
import { note } from "../audit/store.ts";
import type { Deed } from "../../kit/shared/deed.ts";
import type { CodeStyle, Look, LookChange, PageBrand } from "./model.ts";
import { looks } from "./tables.ts";
import { lookOf } from "./traits.ts";
import type { Longest, LookRefusal, LookRules, NewLook, LookPage } from "./records.ts";
import { noteErased } from "../backups/store/erased.ts";
import { trusted } from "../../kit/shared/column.ts";
import { differing } from "../../kit/shared/differing.ts";
import { folded } from "../../kit/shared/folded.ts";
import { SHORT_ID_LENGTH } from "../../kit/shared/ids.ts";
import { nextTurn } from "../../kit/shared/next-turn.ts";
import type { Retried } from "../../kit/shared/retry.ts";
import { copyKey } from "../../kit/shared/pin.ts";
import { findAnswer, forgetAnswersOf, storeAnswer } from "../tenants/store/kept-answers.ts";
import { isPresent, lockTenant } from "../../../db/locks.ts";
import { addCopies } from "../logos/store/logo-copies.ts";
import { readPage } from "../../../db/large-rows.ts";
import { flag, from, nullable, shape, sumOf, text, whole } from "../../../db/shape.ts";
import { forKeyShare, forUpdate, isOneOf, NOTHING, raw, sql } from "../../../db/sql.ts";
import { addToTotals, hasRoom } from "../tenants/store/tenant-totals.ts";
import { bytesOfRow, bytesOfText, weightOf } from "../tenants/store/weights.ts";
import { all, bind, type Database, exists, first, run, value, type Work } from "../../../db/work.ts";

const PLAIN = {
  id: text,
  tenantId: text,
  name: text,
  isDefault: flag,
  revision: whole,
  createdAt: whole,
  updatedAt: whole,
};

/** A row of `looks` as it is written. */
const LOOK_ROW = shape({
  ...PLAIN,
  nameKey: text,
  styleCopy: nullable(text),
  style: text,
  page: nullable(text),
});

const LOOK = shape({
  ...PLAIN,
  style: trusted<Look["style"]>(),
  page: nullable(trusted<PageBrand>()),
});

/** A look that is found, and the size of its style. */
const FOUND = shape({ id: text, bytes: { ...whole, from: "octet_length(style)" } });

const STANDING = shape({ name: text, revision: whole, bytes: from(weightOf(looks), whole) });

const TOGETHER = shape({ count: from("count(*)", whole), bytes: sumOf("octet_length(style)") });

const USES = shape({ count: from("count(*)", whole), last: from("max(seq)", nullable(whole)) });

/** Codes counted in one step, which takes about a millisecond. */
const COUNTED_AT_ONCE = 10_000;

/** Stores looks. */
export function createLookStore(db: Database) {
  const { read, write } = bind(db);
  return {
    /** One transaction: replay, then name and limits, then the look, its copies and the stored answer. */
    add: write(add),

    /** The look, if it is the tenant's. */
    get: read(get),

    /** The id of the tenant's look of this name. @param key - the name, with cases folded. */
    byName: (tenantId: string, key: string) =>
      db.read(() => value(text)`select id from looks where tenant_id = ${tenantId} and name_key = ${key}`),

    /** Newest first. A page has fewer looks than asked for when they are large. */
    async list(
      tenantId: string,
      { limit, before }: { readonly limit: number; readonly before?: string },
    ): Promise<LookPage> {
      const found = await db.read(
        () => all(FOUND)`select ${FOUND} from looks where tenant_id = ${tenantId}
          ${before === undefined ? NOTHING : sql`and id < ${before}`} and ${isPresent(tenantId)}
          order by id desc limit ${limit + 1}`,
      );
      const { rows: looks, last } = await readPage(found, limit, (part) =>
        db.read(
          () =>
            all(
              LOOK,
            )`select ${LOOK} from looks where id ${isOneOf(part.map(({ id }) => id))} order by id desc`,
        ),
      );
      return { looks, next: last?.id ?? null };
    },

    /**
     * Changes a look. A look that becomes the default ends the one before.
     * @param ifRevisions - the revisions it may have; `null` for any.
     * @returns the changed look; `"changed"` when it has another revision; `null` when the tenant has no such
     *   look.
     */
    edit: write(edit),

    /** Deletes a look. @returns `"in_use"` when codes name it; `null` when the tenant has no such look. */
    remove: write(remove),

    /** How many codes name a look. It counts in steps, beside other work. */
    async countUses(id: string): Promise<number> {
      let sum = 0;
      for (let after = 0; ;) {
        const uses = await db.read(
          () => first(USES)`select ${USES} from (
            select seq from codes where look_id = ${id} and seq > ${after} order by seq limit ${COUNTED_AT_ONCE}) as counted`,
        );
        sum += uses?.count ?? 0;
        if (!uses || uses.last === null || uses.count < COUNTED_AT_ONCE) return sum;
        after = uses.last;
        await nextTurn();
      }
    },

    longest: read(longest),
  };
}

export type LookStore = ReturnType<typeof createLookStore>;

function get(tenantId: string, id: string): Work<Look | null> {
  return first(LOOK)`select ${LOOK} from looks
    where id = ${id} and tenant_id = ${tenantId} and ${isPresent(tenantId)}`;
}

function* longest(tenantId: string): Work<Longest> {
  // Literals, because with parameters the engines could not use the partial indexes.
  const base = yield* value(whole)`select length(short_id) from codes
    where tenant_id = ${tenantId} and length(short_id) > ${raw(String(SHORT_ID_LENGTH))} and domain = ''
    order by length(short_id) desc limit 1`;
  const domains = yield* value(whole)`select length(domain || short_id) from codes
    where tenant_id = ${tenantId} and domain <> '' order by length(domain || short_id) desc limit 1`;
  const gs1 = yield* value(whole)`select length(gs1) from codes
    where tenant_id = ${tenantId} and gs1 is not null and domain = '' order by length(gs1) desc limit 1`;
  const gs1OnDomains = yield* value(whole)`select length(domain || gs1) from codes
    where tenant_id = ${tenantId} and gs1 is not null and domain <> ''
    order by length(domain || gs1) desc limit 1`;
  return {
    base: Math.max(base ?? SHORT_ID_LENGTH, (gs1 ?? 0) - "r/".length),
    domains: Math.max(domains ?? 0, gs1OnDomains ?? 0),
  };
}

function* add({ look, answer, retry, ...rules }: NewLook): Work<Retried | "key_reused" | LookRefusal> {
  if (!(yield* lockTenant(look.tenantId))) return "tenant_gone";
  const kept = retry ? yield* findAnswer(retry, look.createdAt) : null;
  if (kept) return kept.kind === "key_reused" ? kept.kind : { answer: kept.answer, isReplay: true };
  const row = toRow(look);
  const refusal = yield* refusalOf(row, rules);
  if (refusal !== null) return refusal;
  const most = rules.most ?? null;
  let bytes = bytesOfRow(looks, row);
  const needed = bytes + (retry ? bytesOfText(answer) : 0);
  if (!(yield* hasRoom(look.tenantId, needed, most))) return "bytes_reached";
  if (look.isDefault) yield* endDefault(look.tenantId, look.id, look.createdAt);
  yield* run`insert into looks ${LOOK_ROW.values(row)}`;
  yield* addCopies(rules.copies);
  if (retry) bytes += yield* storeAnswer(retry, answer, look.createdAt, look.id);
  yield* addToTotals(look.tenantId, { bytes });
  yield* note(look.tenantId, rules.deed ?? null, "look.made", subjectOf(look));
  return { answer, isReplay: false };
}

function* edit(
  tenantId: string,
  id: string,
  change: LookChange,
  at: number,
  ifRevisions: ReadonlySet<number> | null,
  rules: LookRules,
): Work<Look | LookRefusal | "changed" | null> {
  if (!(yield* lockTenant(tenantId))) return "tenant_gone";
  const before = yield* get(tenantId, id);
  if (!before) return null;
  if (ifRevisions !== null && !ifRevisions.has(before.revision)) return "changed";
  const members = differing(before, change);
  if (members.length === 0) return before;
  const look = { ...before, ...change, revision: before.revision + 1, updatedAt: at };
  const row = toRow(look);
  const refusal = yield* refusalOf(row, rules);
  if (refusal !== null) return refusal;
  const bytes = bytesOfRow(looks, row) - bytesOfRow(looks, toRow(before));
  if (!(yield* hasRoom(tenantId, bytes, rules.most ?? null))) return "bytes_reached";
  if (look.isDefault && !before.isDefault) yield* endDefault(tenantId, id, at);
  // Without the key, or SQLite would look at every code that names it.
  const { id: _, ...rest } = row;
  yield* run`update looks set ${LOOK_ROW.set(rest)} where id = ${id}`;
  yield* addCopies(rules.copies);
  if (bytes !== 0) yield* addToTotals(tenantId, { bytes });
  yield* note(tenantId, rules.deed ?? null, "look.changed", subjectOf(look), { members });
  return look;
}

/** Why a look can't be stored. Its tenant is locked, so that no look and no new code of it comes in between. */
function* refusalOf(
  { id, tenantId, nameKey, style }: ReturnType<typeof toRow>,
  { limits, checked }: LookRules,
): Work<LookRefusal | null> {
  const isOther = sql`tenant_id = ${tenantId} and id <> ${id}`;
  if (yield* exists`select 1 from looks where ${isOther} and name_key = ${nameKey}`) return "name_taken";
  if (checked === null) return null;
  const others = yield* first(TOGETHER)`select ${TOGETHER} from looks where ${isOther}`;
  const { count, bytes } = others ?? { count: 0, bytes: 0 };
  if (count >= limits.count || bytes + Buffer.byteLength(style) > limits.bytes) return "limit_reached";
  const { base, domains } = yield* longest(tenantId);
  return base > checked.base || domains > checked.domains ? "outgrown" : null;
}

/** Has the default of a tenant be none any more. */
function endDefault(tenantId: string, id: string, at: number): Work<number> {
  return run`update looks set is_default = false, revision = revision + 1, updated_at = ${at}
    where tenant_id = ${tenantId} and is_default and id <> ${id}`;
}

function subjectOf({ id, name }: Pick<Look, "id" | "name">): Subject {
  return { kind: "look", id, name };
}

function* remove(
  tenantId: string,
  id: string,
  ifRevisions: ReadonlySet<number> | null,
  deed: Deed | null = null,
) {
  if (!(yield* lockTenant(tenantId))) return null;
  // Waits for transactions in which a code takes it: the next statement sees those codes.
  const look = yield* first(STANDING)`select ${STANDING} from looks
    where id = ${id} and tenant_id = ${tenantId} ${forUpdate}`;
  if (look === null) return null;
  const { name, revision, bytes } = look;
  if (ifRevisions !== null && !ifRevisions.has(revision)) return "changed";
  if (yield* exists`select 1 from codes where look_id = ${id} limit 1`) return "in_use";
  yield* run`delete from looks where id = ${id}`;
  const answers = yield* forgetAnswersOf([id]);
  yield* addToTotals(tenantId, { bytes: -bytes - answers });
  yield* noteErased("look", id);
  yield* note(tenantId, deed, "look.deleted", subjectOf({ id, name }));
  return "removed";
}

/**
 * Keeps the look that a style names, if any, from being deleted until the transaction ends. Runs in the transaction that
 * stores the style.
 * @param revision - the one that the style was checked in; any by default.
 * @returns whether the tenant has the look, in that revision.
 */
export function* holdLook(tenantId: string, style: CodeStyle | null, revision?: number): Work<boolean> {
  const id = lookOf(style);
  if (id === null) return true;
  const found = yield* value(whole)`select revision from looks
    where id = ${id} and tenant_id = ${tenantId} ${forKeyShare}`;
  return found !== null && (revision === undefined || found === revision);
}

function toRow({ style, page, ...look }: Look) {
  return {
    ...look,
    nameKey: folded(look.name),
    styleCopy: copyKey(style),
    style: JSON.stringify(style),
    page: page === null ? null : JSON.stringify(page),
  };
}
