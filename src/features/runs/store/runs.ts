import { DAY } from "../../../kit/shared/clock.ts";
import { note } from "../../audit/store.ts";
import { wholeOf } from "../../audit/traits.ts";
import type { RetryKey } from "../../../kit/shared/retry.ts";
import type { Beginning, Failure, NewRun, Run, RunOrder, RunStep, Progress } from "../records.ts";
import { isFailureCode, MOST_FAILURES } from "../constants.ts";
import { copyKey } from "../../../kit/shared/pin.ts";
import { eraseSome } from "../../../../db/erase-some.ts";
import { isPresent, lockTenant } from "../../../../db/locks.ts";
import { addCopies } from "../../logos/store/logo-copies.ts";
import { doStep, look, tryStep } from "./run-steps.ts";
import type { SearchIndex } from "../../codes/store/search-index.ts";
import { lockBudget } from "../../tenants/store/tenant-totals.ts";
import { type Column, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { type Fragment, forUpdate, isOneOf, NOTHING, sql } from "../../../../db/sql.ts";
import { all, bind, type Database, first, run, value, values, type Work } from "../../../../db/work.ts";

const ROW = shape({
  id: text,
  tenantId: text,
  retryKey: nullable(text),
  fingerprint: nullable(text),
  reached: nullable(text),
  styleCopy: nullable(text),
  begunAt: whole,
  steppedAt: whole,
});
const KNOWN = shape({ id: text, fingerprint: text });
const PROGRESS = shape({ reached: nullable(text), matched: whole, changed: whole });

/** Written by `begin` alone, from orders that were checked. */
const order: Column<RunOrder> = {
  read(stored, member) {
    const content: unknown = JSON.parse(text.read(stored, member));
    if (isOrder(content)) return content;
    throw new Error(`Cannot read ${member} from the database: an order was expected`);
  },
};
const isOrder = (content: unknown): content is RunOrder =>
  typeof content === "object" && content !== null && "choice" in content && "change" in content;

const ORDERED = shape({
  id: text,
  tenantId: text,
  order: { ...order, from: "content" },
  reached: text,
  begunAt: whole,
});
const ORDER = shape({ runId: text, content: text });

const faultCode: Column<Failure["code"]> = {
  read(stored, member) {
    const code = text.read(stored, member);
    if (isFailureCode(code)) return code;
    throw new Error(`Cannot read ${member} from the database: a fault's code was expected`);
  },
};
const FAILURE = shape({
  id: { ...text, from: "code_id" },
  code: { ...faultCode, from: "fault" },
  detail: text,
});
const FAILED = shape({ runId: text, codeId: text, fault: text, detail: text });

/** Stores runs. Any process may do the next step of a run, and no step is done twice. */
export function createRunStore(db: Database, index: SearchIndex) {
  const { read, snapshot, write } = bind(db);
  return {
    /**
     * The run of an earlier request with this key in the last 24 h; `"key_reused"` when that had another
     * body.
     */
    find: async (key: RetryKey, now: number) => {
      const known = await db.read(() => findKnown(key, now));
      if (known === null) return null;
      return known.fingerprint === key.fingerprint ? known.id : "key_reused";
    },
    /** Adds a run, unless its key is known or its tenant has `most` unfinished ones. */
    begin: write(begin),
    /** An unfinished run. */
    read: (id: string) =>
      db.read(
        () => first(ORDERED)`select ${ORDERED} from code_runs join code_run_orders on run_id = id
          where id = ${id} and reached is not null`,
      ),
    /** `null` when the run was erased. */
    progress: snapshot(progressOf),
    /** Ids of unfinished runs without a step since a time, `null` for all. */
    unfinished: (before: number | null) =>
      db.read(
        () => values(text)`select id from code_runs where reached is not null
          ${before === null ? NOTHING : sql`and stepped_at < ${before}`} order by begun_at`,
      ),
    /** An id behind which all of a tenant's codes come. */
    async newest(tenantId: string): Promise<string> {
      const newest = await db.read(
        () => value(text)`select id from codes where tenant_id = ${tenantId} order by id desc limit 1`,
      );
      // No id has this sign.
      return `${newest ?? ""}~`;
    },
    /**
     * Finds the codes of the next step, at most about `rows` and as many as one transaction may change. Looks
     * through as many for a filter.
     */
    look: (tenantId: string, order: RunOrder, reached: string, rows: number) =>
      db.read(() => look(tenantId, order, reached, rows, index)),
    /** The outcome that a step would have. */
    tryStep: read(tryStep),
    /**
     * Changes or deletes the codes of a step, in the transaction that notes how far the run has come. A crash
     * may undo a step that is not the last: then it is to be done again.
     * @returns `"passed"` when the run has come further already, `"gone"` when it was erased.
     */
    step: (of: Run, next: RunStep) =>
      next.next === null
        ? db.write(() => step(of, next, index))
        : db.writeUnsynced(() => step(of, next, index)),
    /**
     * Erases finished runs that began before a time, about `rows` rows. @returns whether there may be more.
     */
    sweep: (before: number, rows: number) =>
      db.writeUnsynced(() => eraseRuns(sql`begun_at < ${before} and reached is null`, rows)),
  };
}

export type RunStore = ReturnType<typeof createRunStore>;

function findKnown({ tenantId, key }: RetryKey, now: number) {
  return first(KNOWN)`select ${KNOWN} from code_runs
    where tenant_id = ${tenantId} and retry_key = ${key} and begun_at > ${now - DAY}`;
}

function* begin({ retry, copies, ...fresh }: NewRun, most: number): Work<Beginning> {
  const { id, tenantId, order, reached, begunAt } = fresh;
  if (!(yield* lockTenant(tenantId))) return { kind: "tenant_gone" };
  const known = retry && (yield* findKnown(retry, begunAt));
  if (known)
    return known.fingerprint === retry.fingerprint ? { kind: "known", id: known.id } : { kind: "key_reused" };
  const open = yield* value(whole)`select count(*) from code_runs
    where tenant_id = ${tenantId} and reached is not null`;
  if ((open ?? 0) >= most) return { kind: "too_many" };
  const { key = null, fingerprint = null } = retry ?? {};
  const styleCopy = copyKey(order.change?.style ?? null);
  const row = { id, tenantId, retryKey: key, fingerprint, reached, styleCopy, begunAt, steppedAt: begunAt };
  yield* run`insert into code_runs ${ROW.values(row)}`;
  yield* run`insert into code_run_orders ${ORDER.values({ runId: id, content: JSON.stringify(order) })}`;
  yield* addCopies(copies);
  return { kind: "begun" };
}

function* progressOf(id: string): Work<Progress | null> {
  const progress = yield* first(PROGRESS)`select ${PROGRESS} from code_runs where id = ${id}`;
  if (!progress) return null;
  const failed = yield* all(FAILURE)`select ${FAILURE} from code_run_failures where run_id = ${id}
    order by code_id desc limit ${MOST_FAILURES}`;
  return { ...progress, failed };
}

function* step(of: Run, next: RunStep, index: SearchIndex) {
  yield* lockBudget(of.tenantId, of.order.most ?? null);
  const progress = yield* first(PROGRESS)`select ${PROGRESS} from code_runs
    where id = ${of.id} and ${isPresent(of.tenantId)} ${forUpdate}`;
  if (!progress) return "gone" as const;
  if (progress.reached !== of.reached) return "passed" as const;
  const stepped = yield* doStep(of, next, index);
  if (stepped.failed.length > 0) yield* addFailures(of.id, stepped.failed);
  const isLast = next.next === null;
  yield* run`update code_runs set reached = ${next.next}, matched = matched + ${stepped.matched},
    changed = changed + ${stepped.changed.length}, stepped_at = ${next.at} where id = ${of.id}`;
  if (isLast) {
    yield* run`update code_runs set style_copy = null where id = ${of.id} and style_copy is not null`;
    yield* run`delete from code_run_orders where run_id = ${of.id}`;
    yield* noteRun(of, progress.changed + stepped.changed.length);
  }
  return stepped;
}

/** One entry stands for all codes of a run. It has the time at which the run began, as its id has. */
function* noteRun({ id, tenantId, begunAt, order: { by, change, retag } }: Run, count: number): Work<void> {
  if (count === 0) return;
  const deed = { id: id.replace("run_", "aud_"), at: begunAt, author: by };
  if (change === null) return yield* note(tenantId, deed, "codes.deleted", wholeOf(tenantId), { count });
  const members = [...Object.keys(change), ...(retag ? ["tags"] : [])];
  yield* note(tenantId, deed, "codes.changed", wholeOf(tenantId), { count, members });
}

function* addFailures(runId: string, failed: readonly Failure[]): Work<void> {
  const known = yield* value(whole)`select count(*) from code_run_failures where run_id = ${runId}`;
  const rows = failed
    .slice(0, MOST_FAILURES - (known ?? 0))
    .map(({ id, code, detail }) => ({ runId, codeId: id, fault: code, detail }));
  if (rows.length > 0) yield* run`insert into code_run_failures ${FAILED.values(...rows)}`;
}

/** Runs that are erased in one step. Each may have as many failures as are kept. */
const ERASED_AT_ONCE = 10;

/** Erases about `rows` rows of runs. @returns whether there may be more. */
export function* eraseRuns(areRuns: Fragment, rows: number): Work<boolean> {
  const some = isOneOf(
    yield* values(text)`select id from code_runs where ${areRuns} limit ${ERASED_AT_ONCE}`,
  );
  const failures = sql`from code_run_failures where run_id ${some}`;
  if ((yield* eraseSome("code_run_failures", "run_id, code_id", failures, rows)) === rows) return true;
  return (yield* run`delete from code_runs where id ${some}`) === ERASED_AT_ONCE;
}
