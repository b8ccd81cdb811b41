import { noteErased } from "../../backups/store/erased.ts";
import type { Subject } from "../../audit/traits.ts";
import { note } from "../../audit/store.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import { pick } from "../../../kit/shared/fold.ts";
import { withoutPins } from "../../../kit/shared/pin.ts";
import type { Retried } from "../../../kit/shared/retry.ts";
import { isPresent, lockTenant } from "../../../../db/locks.ts";
import { from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { bind, type Database, exists, first, run, value, type Work } from "../../../../db/work.ts";
import { addCopies } from "../../logos/store/logo-copies.ts";
import { findAnswer, forgetAnswersOf, storeAnswer } from "../../tenants/store/kept-answers.ts";
import { addToTotals, hasRoom, usageOf } from "../../tenants/store/tenant-totals.ts";
import { bytesOfRow, bytesOfText, weightOf } from "../../tenants/store/weights.ts";
import { PLAIN_MEMBERS } from "../constants.ts";
import type { PlainCode, PlainValues } from "../model.ts";
import type { NewPlainCode, PlainEdit, PlainEditRefusal, PlainRefusal } from "../records.ts";
import { plainCodes } from "../tables.ts";
import { grown, readHistory } from "./history.ts";
import { createPlainList } from "./list.ts";
import { alikeKey, bytesOfNew, isVisible, PLAIN_CODE, PLAIN_ROW, toRow } from "./row.ts";

const WEIGHT = weightOf(plainCodes);
const STANDING = shape({ title: nullable(text), revision: whole, bytes: from(WEIGHT, whole) });
const HISTORY = shape({ history: nullable(text), bytes: from(WEIGHT, whole) });

/** Stores plain codes. */
export function createPlainCodeStore(db: Database) {
  const { read, write } = bind(db);
  return {
    /** One transaction: replay, then limits, then the code, its copies and the stored answer. */
    add: write(add),

    /** The code, if it is the tenant's. */
    get: read(get),

    /** Whether a tenant, or a batch of its own, has a code of the same title that says the same. */
    hasAlike: read(hasAlike),

    /** A page has fewer codes than asked for when they are large, or rare among many. */
    list: createPlainList(db),

    /** The former revisions of a code, the oldest first; `null` when the tenant has no such code. */
    async history(tenantId: string, id: string) {
      const found = await db.snapshot(function* () {
        const code = yield* get(tenantId, id);
        return code && { code, stored: yield* storedHistory(id) };
      });
      return found && { code: found.code, former: readHistory(found.stored) };
    },

    /**
     * Changes a code. Values that the code has already make no revision.
     * @returns the code as it is now, or why it was not changed; `null` when the tenant has no such code.
     */
    edit: write(edit),

    /**
     * Deletes a code.
     * @returns `"changed"` when it has another revision; `null` when the tenant has no such code.
     */
    remove: write(remove),
  };
}

export type PlainCodeStore = ReturnType<typeof createPlainCodeStore>;

function get(tenantId: string, id: string): Work<PlainCode | null> {
  return first(PLAIN_CODE)`select ${PLAIN_CODE} from plain_codes
    where id = ${id} and tenant_id = ${tenantId} and ${isVisible} and ${isPresent(tenantId)}`;
}

/** Alike codes that a search looks at: others are staging as many as they like. */
const MOST_ALIKE = 100;

function hasAlike(code: Pick<PlainCode, "tenantId" | "title" | "payload">): Work<boolean> {
  return exists`select 1 from (select batch from plain_codes
      where tenant_id = ${code.tenantId} and alike_key = ${alikeKey(code)} limit ${MOST_ALIKE}) as plain_codes
    where ${isVisible}`;
}

function* storedHistory(id: string): Work<string | null> {
  return yield* value(nullable(text))`select history from plain_codes where id = ${id}`;
}

function* add(addition: NewPlainCode): Work<Retried | "key_reused" | PlainRefusal> {
  const { code, limit, most, answer, retry } = addition;
  const { tenantId, createdAt } = code;
  if (!(yield* lockTenant(tenantId))) return "tenant_gone";
  const kept = retry ? yield* findAnswer(retry, createdAt) : null;
  if (kept) return kept.kind === "key_reused" ? kept.kind : { answer: kept.answer, isReplay: true };
  if (limit !== null && (yield* usageOf(tenantId)).plainCodes >= limit) return "limit_reached";
  const row = toRow(code);
  let bytes = bytesOfNew(row);
  if (!(yield* hasRoom(tenantId, bytes + (retry ? bytesOfText(answer) : 0), most))) return "bytes_reached";
  yield* run`insert into plain_codes ${PLAIN_ROW.values(row)}`;
  yield* addCopies(addition.copies);
  if (retry) bytes += yield* storeAnswer(retry, answer, createdAt, code.id);
  yield* addToTotals(tenantId, { plainCodes: 1, bytes });
  yield* note(tenantId, addition.deed ?? null, "plain_code.made", subjectOf(code));
  return { answer, isReplay: false };
}

function* edit(tenantId: string, id: string, edit: PlainEdit): Work<PlainCode | PlainEditRefusal | null> {
  if (!(yield* lockTenant(tenantId))) return "tenant_gone";
  const before = yield* get(tenantId, id);
  const kept = before && (yield* first(HISTORY)`select ${HISTORY} from plain_codes where id = ${id}`);
  if (!before || !kept) return null;
  if (edit.ifRevisions !== null && !edit.ifRevisions.has(before.revision)) return "changed";
  if (before.revision !== edit.seen) return "outdated";
  const values: PlainValues = { ...pick(before, PLAIN_MEMBERS), ...edit.change };
  const changed = PLAIN_MEMBERS.filter((name) => !Bun.deepEquals(before[name], values[name]));
  if (changed.length === 0) return before;
  const code: PlainCode = {
    ...before,
    ...values,
    payload: edit.payload,
    revision: before.revision + 1,
    updatedAt: edit.at,
    changedBy: edit.by,
  };
  const former = { revision: before.revision, at: before.updatedAt, by: before.changedBy };
  const history = grown(kept.history, { ...former, before: withoutPins(pick(before, changed)) });
  const row = toRow(code);
  const bytes = bytesOfRow(plainCodes, { ...row, history }) - kept.bytes;
  if (!(yield* hasRoom(tenantId, bytes, edit.most))) return "bytes_reached";
  const { id: _, ...rest } = row;
  yield* run`update plain_codes set ${PLAIN_ROW.set(rest)}, history = ${history} where id = ${id}`;
  yield* addCopies(edit.copies);
  if (bytes !== 0) yield* addToTotals(tenantId, { bytes });
  const deed = edit.entry === undefined ? null : { id: edit.entry, at: edit.at, author: edit.by };
  yield* note(tenantId, deed, "plain_code.changed", subjectOf(code), { revision: code.revision });
  return code;
}

function subjectOf({ id, title: name }: Pick<PlainCode, "id" | "title">): Subject {
  return { kind: "plain_code", id, name };
}

function* remove(
  tenantId: string,
  id: string,
  ifRevisions: ReadonlySet<number> | null,
  deed: Deed | null = null,
) {
  if (!(yield* lockTenant(tenantId))) return null;
  const code = yield* first(STANDING)`select ${STANDING} from plain_codes
    where id = ${id} and tenant_id = ${tenantId} and ${isVisible}`;
  if (code === null) return null;
  if (ifRevisions !== null && !ifRevisions.has(code.revision)) return "changed";
  yield* run`delete from plain_codes where id = ${id}`;
  yield* noteErased("plain_code", id);
  const answers = yield* forgetAnswersOf([id]);
  yield* addToTotals(tenantId, { plainCodes: -1, bytes: -code.bytes - answers });
  yield* note(tenantId, deed, "plain_code.deleted", subjectOf({ ...code, id }));
  return "removed";
}
