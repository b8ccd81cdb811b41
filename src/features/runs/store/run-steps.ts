import type { Choice, Failure, Looked, Run, RunOrder, RunStep, Stepped } from "../records.ts";
import { bytesReached, codeTakenDown, noSuchCode } from "../../../kit/shared/common-faults.ts";
import { MOST_TAGS } from "../../codes/constants.ts";
import { addressOf } from "../../../kit/shared/short-address.ts";
import { type Edit, edited, editFor, hasAll } from "../../codes/store/code-changes.ts";
import { type Deleted, type Edited, editSome, removeSome } from "../../codes/store/code-edits.ts";
import { COUNTED_CODES, isVisible, STORED_CODE } from "../../codes/store/code-row.ts";
import { CONTENT_BYTES, firstOf, SEARCHED_BYTE, WEIGHED_CODE } from "../../codes/store/code-weight.ts";
import { placesOf, sorted } from "../../codes/store/code-orders.ts";
import { chosen, walk } from "../../codes/store/code-list.ts";
import { ENCODED } from "../../codes/store/code-row.ts";
import type { SearchIndex } from "../../codes/store/search-index.ts";
import { shape, text, whole } from "../../../../db/shape.ts";
import { isOneOf } from "../../../../db/sql.ts";
import { all, values, type Work } from "../../../../db/work.ts";

/* The steps of a run: which codes come next, and what is done with them. */

const NAMED = shape({ id: text, ...ENCODED });

/** Whether texts leave the index of searches, which bounds a step. */
function forgetsTexts({ change, retag }: RunOrder): boolean {
  return change === null || change.group !== undefined || retag !== undefined;
}

/** The weight that a code gains: of what the change names, and of the texts that it adds to the index. */
function weightAdded({ change, retag }: RunOrder): number {
  const texts = [change?.group ?? "", ...(retag?.added ?? [])];
  return Buffer.byteLength(JSON.stringify(change)) + Buffer.byteLength(texts.join("\n")) * SEARCHED_BYTE;
}

/** A code's weight where its texts stay in the index: a change takes as long as some kilobytes take to write. */
const CHANGED = shape({
  seq: whole,
  weight: {
    ...whole,
    from: `16384 + ${CONTENT_BYTES}`,
  },
});

/** Finds the codes of the next step, newest first. */
export function* look(
  tenantId: string,
  order: RunOrder,
  reached: string,
  rows: number,
  index: SearchIndex,
): Work<Looked> {
  const forgets = forgetsTexts(order);
  const most = forgets ? Math.min(rows, index.mostForgotten) : rows;
  const { asked, found, end } = yield* candidates(tenantId, order.choice, reached, rows, most);
  const named = yield* all(NAMED)`select ${NAMED} from codes where seq ${isOneOf(found)} order by id desc`;
  const weighed = forgets
    ? yield* all(WEIGHED_CODE)`select ${WEIGHED_CODE} from codes where seq ${isOneOf(found)}`
    : yield* all(CHANGED)`select ${CHANGED} from codes where seq ${isOneOf(found)}`;
  const weights = new Map(weighed.map(({ seq, weight }) => [seq, weight]));
  const added = weightAdded(order);
  const fitting = firstOf(found.map((seq) => ({ seq, weight: (weights.get(seq) ?? 0) + added })));
  const codes = named.slice(0, fitting.length);
  const next = codes.length < named.length ? (codes.at(-1)?.id ?? null) : end;
  const ids = new Set(codes.map(({ id }) => id));
  return { codes, missing: asked.filter((id) => !ids.has(id) && (next === null || id >= next)), next };
}

/** The next codes by number, at most `most`, the ids that were asked for, and the id behind which the rest comes. */
function* candidates(tenantId: string, choice: Choice, reached: string, rows: number, most: number) {
  if ("filter" in choice) {
    const after = { key: "", id: reached };
    let looked = yield* walk(tenantId, choice.filter, after, Math.min(rows, 2 * most));
    // Few among many match: more are looked through.
    if (looked.found.length < most && 2 * most < rows)
      looked = yield* walk(tenantId, choice.filter, after, rows);
    const first = looked.found.slice(0, most);
    const last = first.length < looked.found.length ? first.at(-1) : looked.end;
    return { asked: [], found: first.map(({ seq }) => seq), end: last?.id ?? null };
  }
  const left = choice.ids.filter((id) => id < reached);
  const asked = left.slice(0, most);
  const found = yield* chosen(tenantId, {}, yield* placesBy(tenantId, asked));
  return {
    asked,
    found: found.map(({ seq }) => seq),
    end: asked.length < left.length ? (asked.at(-1) ?? null) : null,
  };
}

/** The places of codes, newest first. */
function* placesBy(tenantId: string, ids: readonly string[]) {
  const seqs = yield* values(whole)`select seq from codes where id ${isOneOf(ids)}`;
  return sorted(yield* placesOf(tenantId, seqs, "newest", null), "newest");
}

/** The codes of a step that a run still chooses, and the failures known before. */
function* stillChosen(tenantId: string, choice: Choice, { codes, missing, refused }: RunStep) {
  const ids = codes.map(({ id }) => id);
  const filter = "filter" in choice ? choice.filter : {};
  const places = yield* placesBy(tenantId, ids);
  const still = new Set((yield* chosen(tenantId, filter, places)).map(({ id }) => id));
  const deleted = "filter" in choice ? [] : ids.filter((id) => !still.has(id));
  const left = refused.filter(({ id }) => still.has(id));
  for (const { id } of left) still.delete(id);
  return { ids: [...still], failed: [...[...missing, ...deleted].map(noCode), ...left], left: left.length };
}

function editOf(change: Edit["change"], at: number, { by, retag, most = null }: RunOrder): Edit {
  // The run keeps the copies that the change names.
  return { change, ...(retag && { retag }), at, by, most, ifRevisions: null, copies: [] };
}

/** The outcome that a step would have. */
export function* tryStep(tenantId: string, order: RunOrder, step: RunStep): Work<Stepped> {
  const { choice, change } = order;
  const { ids, failed, left } = yield* stillChosen(tenantId, choice, step);
  if (change === null) return { matched: ids.length + left, changed: ids, failed };
  const edit = editOf(change, step.at, order);
  const codes = yield* all(STORED_CODE)`select ${STORED_CODE} from ${COUNTED_CODES}
    where id ${isOneOf(ids)} and tenant_id = ${tenantId} and ${isVisible}`;
  return edits(
    codes.map((code): Edited => {
      const { seq: _, wantedActive, ...counted } = code;
      const own = editFor(counted, edit);
      const outcome = typeof own === "string" ? own : edited(counted, wantedActive, own);
      if (typeof outcome === "string") return { id: code.id, refused: outcome };
      return { code: outcome.code, isSame: hasAll(counted, wantedActive, outcome.change) };
    }),
    failed,
    left,
  );
}

/** Does a step. */
export function* doStep(run: Run, step: RunStep, index: SearchIndex): Work<Stepped> {
  const { choice, change, most = null } = run.order;
  const { ids, failed, left } = yield* stillChosen(run.tenantId, choice, step);
  if (change !== null)
    return edits(
      yield* editSome(run.tenantId, ids, editOf(change, step.at, run.order), index),
      failed,
      left,
      most,
    );
  const mayGo = ({ updatedAt }: Deleted) => "ids" in choice || updatedAt <= run.begunAt;
  const removed = yield* removeSome(run.tenantId, ids, step.at, mayGo);
  const kept = removed.left.map(({ id }) => refusal(id, "changed"));
  return {
    matched: removed.deleted.length + kept.length + left,
    changed: removed.deleted.map(addressOf),
    failed: [...failed, ...kept],
  };
}

/**
 * @param left - how many codes are among the failures that there are.
 * @param most - the bytes that the tenant may have.
 */
function edits(
  outcomes: readonly Edited[],
  failed: readonly Failure[],
  left: number,
  most: number | null = null,
): Stepped {
  return {
    matched: outcomes.length + left,
    changed: outcomes.flatMap((one) => ("code" in one && !one.isSame ? [addressOf(one.code)] : [])),
    failed: [
      ...failed,
      ...outcomes.flatMap((one) => ("refused" in one ? [refusal(one.id, one.refused, most)] : [])),
    ],
  };
}

function noCode(id: string): Failure {
  return { id, code: "code_not_found", detail: noSuchCode().message };
}

type Refusal = Extract<Edited, { readonly refused: string }>["refused"];

const REFUSALS = {
  look_changed: { code: "style_invalid", detail: "The saved style was deleted after this began." },
  changed: { code: "code_changed", detail: "The code was edited after this began." },
  tags_full: { code: "tags_full", detail: `A code has ${MOST_TAGS} tags at most.` },
  taken_down: { code: "code_taken_down", detail: codeTakenDown().message },
} as const;

/** Refusals of what a run does not change. */
type OfOthers = "image_unknown" | "media_unknown" | "menu_changed" | "external_id_taken" | "hosts_reached";

function isOfOthers(why: Refusal): why is OfOthers {
  return ["image_unknown", "media_unknown", "menu_changed", "external_id_taken", "hosts_reached"].includes(
    why,
  );
}

function refusal(id: string, why: Refusal, most: number | null = null): Failure {
  if (why === "bytes_reached") return { id, code: "plan_limit", detail: bytesReached(most).message };
  if (isOfOthers(why)) throw new Error("A run changes neither pages, external ids nor destinations");
  return { id, ...REFUSALS[why] };
}
