import { noteErased } from "../../backups/store/erased.ts";
import type { Subject } from "../../audit/traits.ts";
import { note } from "../../audit/store.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import type { RetryKey } from "../../../kit/shared/retry.ts";
import type { Lead } from "../model.ts";
import type { LeadMarks, LeadOfCode, NewLead } from "../records.ts";
import { DAY, HOUR } from "../../../kit/shared/clock.ts";
import { GRAIN_LENGTH } from "../../../../db/common/grain.ts";
import { markChanged } from "../../analytics/store/campaign-totals.ts";
import { storeAnswer } from "../../tenants/store/kept-answers.ts";
import { deviceClass, findLead, listLeads } from "./lead-list.ts";
import { moveSome } from "./lead-moves.ts";
import { lockCode } from "../../../../db/locks.ts";
import type { LeadOutbox } from "../../webhooks/store/outbox.ts";
import { bytes, from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { seriesOf } from "../../analytics/store/series.ts";
import { sql } from "../../../../db/sql.ts";
import { addToTotals } from "../../tenants/store/tenant-totals.ts";
import { bind, type Database, exists, first, run, value, type Work } from "../../../../db/work.ts";

const COLUMNS = { id: text, at: whole, country: nullable(text), device: deviceClass, sealed: bytes };

const LEAD_ROW = shape({
  codeSeq: whole,
  ...COLUMNS,
  tenantId: text,
  group: from("group_tag", nullable(text)),
});
const LEAD = shape({
  ...COLUMNS,
  id: from("leads.id", text),
  codeId: from("codes.id", text),
});
const TOTAL = shape({ codeSeq: whole, grain: whole, slot: whole, leads: whole });

const WITH_CODE = sql`leads join codes on codes.seq = leads.code_seq`;

/** A tenant's lead with its code, behind `from`. */
const owned = (tenantId: string, id: string) =>
  sql`${WITH_CODE} where leads.id = ${id} and codes.tenant_id = ${tenantId}`;

/** Stores leads. */
export function createLeadStore(db: Database, outbox: LeadOutbox) {
  const { read, snapshot, write, writeUnsynced } = bind(db);
  return {
    /**
     * Stores a lead, counts it and adds its event to the outbox, in one transaction. A lead that was stored
     * before, by its `marks`, is not stored again.
     * @returns the id to answer: the lead's own, or that of the same form's earlier lead. The same texts from
     *   another form are answered with the new lead's id, though it is not stored: the answer must not reveal
     *   that somebody sent them before. `null` when the code was deleted meanwhile.
     */
    async add(lead: NewLead, marks: LeadMarks | null): Promise<string | null> {
      const { id, notified } = await db.write(() => add(lead, marks, outbox));
      outbox.committed(notified);
      return id;
    },

    /** Newest first: looks through `width` leads, before the one with the id `before`. */
    list: read(listLeads),

    /** The oldest and the newest of all leads. */
    outermost: snapshot(outermost),

    /** Whether a tenant has a lead with this id. */
    owns: (tenantId: string, id: string) => db.read(() => exists`select 1 from ${owned(tenantId, id)}`),

    /** Notes whether a lead was dealt with. `null` when the tenant has no such lead. */
    setHandled: write(setHandled),

    /**
     * Moves at most `rows` leads to the campaign of their code. @returns whether there may be more to move.
     */
    moveSome: writeUnsynced(moveSome),

    /**
     * Erases one of a tenant's leads and its `texts` mark; the count of leads stays. `false` when the tenant
     * has no such lead.
     */
    remove: write(remove),
  };
}

export type LeadStore = ReturnType<typeof createLeadStore>;

const NO_TENANT: ReadonlySet<string> = new Set();

function* add({ codeId, hasEmail, ...lead }: NewLead, marks: LeadMarks | null, outbox: LeadOutbox) {
  const code = yield* lockCode(codeId);
  if (!code) return { id: null, notified: NO_TENANT };
  const { seq, tenantId, group } = code;
  const earlier = marks && (yield* answeredBefore(tenantId, { ...lead, codeId }, marks));
  if (earlier !== null) return { id: earlier, notified: NO_TENANT };
  yield* run`insert into leads ${LEAD_ROW.values({ ...lead, codeSeq: seq, tenantId, group })}`;
  yield* count(seq, lead.at);
  const { at, country, device } = lead;
  const event = { codeSeq: seq, event: "qr.lead", at, country, device, repeat: false, hasEmail } as const;
  const notified = yield* outbox.add(tenantId, { ...event, subject: lead.id });
  yield* addToTotals(tenantId, { leads: 1 });
  return { id: lead.id, notified };
}

/** Counts a lead of a code that is locked. */
function* count(codeSeq: number, at: number): Work<void> {
  yield* run`update code_totals set leads = leads + 1 where code_seq = ${codeSeq}`;
  yield* markChanged([codeSeq]);
  const numbers = [...(yield* seriesOf(codeSeq, Math.floor(at / DAY))), codeSeq];
  const slots = numbers.flatMap((codeSeq) =>
    GRAIN_LENGTH.map(([grain, length]) => ({ codeSeq, grain, slot: Math.floor(at / length), leads: 1 })),
  );
  yield* run`insert into totals ${TOTAL.values(...slots)}
    on conflict (code_seq, grain, slot) do update set leads = totals.leads + excluded.leads`;
}

/** The id that was answered to the lead with these marks; `null` when it is new. Then it is marked. */
function* answeredBefore(
  tenantId: string,
  { id, codeId, at }: Pick<Lead, "id" | "codeId" | "at">,
  marks: LeadMarks,
): Work<string | null> {
  const form = { tenantId, route: `leads/${codeId}`, key: marks.form, fingerprint: "" };
  const earlier = yield* markedSince(form, at - DAY);
  if (earlier !== null) return earlier;
  yield* mark(form, id, at, codeId);
  if (marks.texts === null) return null;
  const texts = { tenantId, route: textsRoute(codeId), key: marks.texts, fingerprint: "" };
  if ((yield* markedSince(texts, at - HOUR)) !== null) return id;
  yield* mark(texts, id, at, codeId);
  return null;
}

/** Stores a mark. It takes nothing of the workspace's budget, because visitors make it. One that it replaces may have. */
function* mark(retry: RetryKey, id: string, at: number, codeId: string): Work<void> {
  const bytes = yield* storeAnswer(retry, id, at, codeId, 0);
  if (bytes !== 0) yield* addToTotals(retry.tenantId, { bytes });
}

/** The route under which the marks of a lead's texts are stored. */
function textsRoute(codeId: string): string {
  return `lead-texts/${codeId}`;
}

/** The lead that was stored under a mark after `since`. */
function markedSince(
  { tenantId, route, key }: { readonly tenantId: string; readonly route: string; readonly key: string },
  since: number,
): Work<string | null> {
  return value(text)`select answer from kept_answers
    where tenant_id = ${tenantId} and route = ${route} and key = ${key} and created_at > ${since}`;
}

function* outermost(): Work<Lead[]> {
  const ends = [sql`leads.id`, sql`leads.id desc`];
  const found: Lead[] = [];
  for (const order of ends) {
    const end = yield* first(LEAD)`select ${LEAD} from ${WITH_CODE} order by ${order} limit 1`;
    if (end) found.push(end);
  }
  return found;
}

function* setHandled(
  tenantId: string,
  id: string,
  handled: boolean,
  deed: Deed | null = null,
): Work<LeadOfCode | null> {
  if ((yield* lockLead(tenantId, id)) === null) return null;
  const changed =
    yield* run`update leads set handled = ${handled} where id = ${id} and handled <> ${handled}`;
  if (changed > 0) yield* note(tenantId, deed, "lead.changed", subjectOf(id), { members: ["handled"] });
  return yield* findLead(tenantId, id);
}

function subjectOf(id: string): Subject {
  return { kind: "lead", id, name: null };
}

function* remove(tenantId: string, id: string, deed: Deed | null = null): Work<boolean> {
  const codeId = yield* lockLead(tenantId, id);
  if (codeId === null || (yield* run`delete from leads where id = ${id}`) === 0) return false;
  // The same texts may be sent again.
  yield* run`delete from kept_answers
    where tenant_id = ${tenantId} and route = ${textsRoute(codeId)} and answer = ${id}`;
  yield* noteErased("lead", id);
  yield* note(tenantId, deed, "lead.deleted", subjectOf(id));
  return true;
}

/** Locks the code of a tenant's lead. Gives the code's id, or `null` when the tenant has no such lead. */
function* lockLead(tenantId: string, id: string): Work<string | null> {
  const codeId = yield* value(text)`select codes.id from ${owned(tenantId, id)}`;
  return codeId !== null && (yield* lockCode(codeId)) ? codeId : null;
}
