import { hasSerial, identifierAt } from "../../../kit/gs1/gs1.ts";
import type { FormerPart, StagingRefusal } from "../records.ts";
import type { Code } from "../../codes/model.ts";
import type { LogoCopy } from "../../logos/art.ts";
import { lookOf } from "../../looks/traits.ts";
import { addressOf, type ShortAddress } from "../../../kit/shared/short-address.ts";
import { insertCodes, type RowedCode } from "../../codes/store/code-insertion.ts";
import { judgeNames } from "../../codes/store/gs1-holding.ts";
import { type CodeRow, toRow } from "../../codes/store/code-row.ts";
import { addFormer, bytesOfParts } from "../../history/store/former.ts";
import { holdDomain, holdTenant, isPresent, lockTenant } from "../../../../db/locks.ts";
import { addCopies } from "../../logos/store/logo-copies.ts";
import { holdCover } from "../../images/store.ts";
import { holdMedia } from "../../codes/store/page-items.ts";
import { holdLook } from "../../looks/store.ts";
import { indexLater } from "../../codes/store/search-index.ts";
import { flag, shape, text, whole } from "../../../../db/shape.ts";
import { forUpdate } from "../../../../db/sql.ts";
import type { PlainCode } from "../../plain-codes/model.ts";
import { plainRowsOf, stagePlain } from "../../plain-codes/store/batches.ts";
import type { ArrivingLead } from "../../leads/records.ts";
import { stageLeads } from "../../leads/store/arriving.ts";
import { hasRoom } from "../../tenants/store/tenant-totals.ts";
import { bytesOfCode, ROW } from "../../tenants/store/weights.ts";
import { exists, first, run, type Work } from "../../../../db/work.ts";

/* Codes of a bulk file on their way into its batch. */

const BATCH = shape({ tenantId: text, codes: whole, active: whole, bytes: whole, abandoned: flag });

/** Locks a batch that is open and not given up. Its tenant comes first in the order of locks. */
export function* lockBatch(seq: number, hold: (tenantId: string) => Work<unknown>) {
  const seen = yield* first(BATCH)`select ${BATCH} from open_batches where seq = ${seq}`;
  if (!seen || !(yield* hold(seen.tenantId))) return null;
  const batch = yield* first(BATCH)`select ${BATCH} from open_batches where seq = ${seq} ${forUpdate}`;
  return batch && !batch.abandoned ? batch : null;
}

export function isThere(tenantId: string): Work<boolean> {
  return exists`select 1 where ${isPresent(tenantId)}`;
}

export function* stage(
  { noteStaged }: { readonly noteStaged: (batch: number, codes: readonly number[]) => Work<void> },
  batch: number,
  drafts: readonly Code[],
  {
    copies,
    seenLooks,
    most,
  }: {
    readonly copies: readonly LogoCopy[];
    readonly seenLooks: ReadonlyMap<string, number>;
    readonly most: number | null;
  },
): Work<ReadonlySet<ShortAddress> | StagingRefusal | null> {
  // Files of a workspace with the same external ids in other orders would wait for each other in a circle.
  const isNamed = drafts.some(({ externalId }) => externalId !== null);
  const open = yield* lockBatch(batch, isNamed ? lockTenant : holdTenant);
  if (!open) return (yield* isThere(drafts[0]?.tenantId ?? "")) ? "batch_lost" : null;
  const looks = new Set(drafts.flatMap(({ style }) => lookOf(style) ?? []));
  for (const saved of [...looks].sort())
    if (!(yield* holdLook(open.tenantId, { saved }, seenLooks.get(saved)))) return "look_changed";
  const areGs1 = new Set(drafts.flatMap(({ domain, gs1 }) => (gs1 === null ? [] : [domain])));
  for (const host of [...new Set(drafts.map(({ domain }) => domain))].sort()) {
    const domain = yield* holdDomain(open.tenantId, host);
    if (!domain) return "domain_gone";
    if (areGs1.has(host) && !domain.gs1) return "gs1_off";
  }
  // A picture that the operator removes meanwhile is missing, as on any other page.
  for (const { landing } of drafts) {
    yield* holdCover(open.tenantId, landing);
    yield* holdMedia(open.tenantId, landing);
  }
  const rowed = drafts.map((code) => ({ code, row: toRow(code) }));
  const rows = rowed.map(({ row }) => row);
  if (!(yield* hasRoom(open.tenantId, open.bytes + weightOf(rows), most))) return "bytes_reached";
  const staged = yield* insertFree(open.tenantId, rowed, batch);
  yield* addCopies(copies);
  const ids = new Set(staged.map(({ id }) => id));
  const active = drafts.filter((code) => code.active && ids.has(code.id)).length;
  const bytes = weightOf(rows.filter(({ id }) => ids.has(id)));
  yield* run`update open_batches set codes = codes + ${staged.length}, active = active + ${active},
    bytes = bytes + ${bytes} where seq = ${batch}`;
  const seqs = staged.map(({ seq }) => seq);
  yield* noteStaged(batch, seqs);
  yield* indexLater(open.tenantId, seqs);
  return new Set(drafts.filter(({ id }) => !ids.has(id)).map(addressOf));
}

/**
 * Inserts the codes whose GS1 addresses are free, the first of some with the same. Serials come behind their
 * products, one of which may be left out for its short id.
 */
function* insertFree(tenantId: string, rowed: readonly RowedCode[], batch: number) {
  const drafts = rowed.map(({ code }) => code);
  const names = yield* judgeNames(tenantId, drafts);
  const firsts = new Map(drafts.toReversed().map((code) => [code.gs1 && `${code.domain} ${code.gs1}`, code]));
  const isFirst = (code: Code) => code.gs1 === null || firsts.get(`${code.domain} ${code.gs1}`) === code;
  const inserted: { readonly seq: number; readonly id: string }[] = [];
  for (const arePieces of [false, true]) {
    const free = rowed.filter(
      ({ code }) => isPiece(code) === arePieces && isFirst(code) && names.refusalOf(code) === null,
    );
    const some = yield* insertCodes(free, batch);
    inserted.push(...some);
    const ids = new Set(some.map(({ id }) => id));
    for (const { code } of free) if (ids.has(code.id)) names.note(code);
  }
  return inserted;
}

/** Stages plain codes. @returns as `stage` does. */
export function* addPlain(
  batch: number,
  drafts: readonly PlainCode[],
  copies: readonly LogoCopy[],
  most: number | null,
): Work<"staged" | StagingRefusal | null> {
  const open = yield* lockBatch(batch, holdTenant);
  if (!open) return (yield* isThere(drafts[0]?.tenantId ?? "")) ? "batch_lost" : null;
  const { rows, bytes } = plainRowsOf(drafts);
  if (!(yield* hasRoom(open.tenantId, open.bytes + bytes, most))) return "bytes_reached";
  yield* stagePlain(batch, rows, copies);
  yield* run`update open_batches set bytes = bytes + ${bytes} where seq = ${batch}`;
  return "staged";
}

function isPiece({ gs1 }: Pick<Code, "gs1">): boolean {
  return gs1 !== null && hasSerial(identifierAt(gs1));
}

function weightOf(rows: readonly CodeRow[]): number {
  return rows.reduce((sum, row) => sum + bytesOfCode(row), 0);
}

/** Adds changes that staged codes had elsewhere. @returns what refuses them. */
export function* addHistory(
  batch: number,
  parts: readonly FormerPart[],
  most: number | null = null,
): Work<"bytes_reached" | null> {
  const open = yield* first(BATCH)`select ${BATCH} from open_batches where seq = ${batch}`;
  if (!open) return null;
  if (!(yield* hasRoom(open.tenantId, open.bytes + bytesOfParts(parts), most))) return "bytes_reached";
  const bytes = yield* addFormer(batch, parts);
  yield* run`update open_batches set bytes = bytes + ${bytes} where seq = ${batch}`;
  return null;
}

/**
 * Adds leads that staged codes got elsewhere. @param taken - bytes of the batch's leads so far. They count in
 * no budget, as those that people leave; but a file brings no more of them than there is room for.
 * @returns what refuses them.
 */
export function* addLeads(
  batch: number,
  leads: readonly ArrivingLead[],
  taken: number,
  most: number | null,
): Work<"bytes_reached" | null> {
  const open = yield* first(BATCH)`select ${BATCH} from open_batches where seq = ${batch}`;
  if (!open) return null;
  const bytes = leads.reduce((sum, { sealed }) => sum + sealed.length + ROW, taken);
  if (!(yield* hasRoom(open.tenantId, open.bytes + bytes, most))) return "bytes_reached";
  yield* stageLeads(batch, leads);
  return null;
}
