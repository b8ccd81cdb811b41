import { noteErased } from "../../backups/store/erased.ts";
import { addressOf } from "../../../kit/shared/short-address.ts";
import { leadTo } from "../../plans/store/first-uses.ts";
import { hostsLedTo, leadsAlike, leadsElsewhere, staysDead } from "../../watch/traits.ts";
import type { Code, CountedCode } from "../model.ts";
import type { EditRefusal } from "../records.ts";
import { markChanged, markGone } from "../../analytics/store/campaign-totals.ts";
import { type Edit, edited, editFor, hasAll, isOtherRevision } from "./code-changes.ts";
import { holdMedia, renameItems } from "./page-items.ts";
import { keepsPlace, rank, type Ranked } from "./code-ranks.ts";
import {
  CODE_ROW,
  COUNTED_CODES,
  isVisible,
  searchTextOf,
  WEIGHED_STORED_CODE,
  WITH_TOTALS,
} from "./code-row.ts";
import { type FormerChange, formerChange, keepFormer, mostGrowth } from "../../history/store/former.ts";
import { type HostedCode, replaceHosts } from "../../operators/store/hosts.ts";
import { forgetAnswersOf } from "../../tenants/store/kept-answers.ts";
import { followCodes } from "../../leads/store/lead-moves.ts";
import { holdCover } from "../../images/store.ts";
import { lockScans, isPresent } from "../../../../db/locks.ts";
import { addCopies } from "../../logos/store/logo-copies.ts";
import { holdLook } from "../../looks/store.ts";
import { markForRecount, type Regrouped } from "../../analytics/store/recounts.ts";
import type { SearchIndex } from "./search-index.ts";
import { moveCounts } from "../../analytics/store/series.ts";
import { flag, from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { host } from "./short-address.ts";
import { codeKnownAs } from "./external-ids.ts";
import { loseTags } from "../../tags/store/code-tags.ts";
import { lookAgain } from "../../signs/store/signs.ts";
import { retire } from "./short-ids.ts";
import { isOneOf, sql } from "../../../../db/sql.ts";
import { addToTotals } from "../../tenants/store/tenant-totals.ts";
import { entryOf, type SearchEntry } from "./tokens.ts";
import { type StillLed, unfollow, unfollowLiving } from "../../watch/store/watch-codes.ts";
import { bytesOfCode, CODE_BYTES, HISTORY_BYTES } from "../../tenants/store/weights.ts";
import { all, lock, run, type Work } from "../../../../db/work.ts";

/* Changes and deletions by a code's owner: of one code, or of some in one transaction. */

/** The outcome for a code: the code as it is now, or the reason why it may not be changed. */
export type Edited =
  | { readonly code: CountedCode; readonly isSame: boolean }
  | { readonly id: string; readonly refused: EditRefusal };

/** Changes those of a tenant's codes with these ids that there are. */
export function* editSome(
  tenantId: string,
  ids: readonly string[],
  edit: Edit,
  index: SearchIndex,
): Work<Edited[]> {
  const { change, copies } = edit;
  const areChosen = sql`id ${isOneOf(ids)} and tenant_id = ${tenantId}`;
  // Only a code that moves to another campaign needs to be alone with its counts.
  if (change.group !== undefined) yield* lockScans(areChosen);
  yield* lock`select 1 from code_totals where code_seq in (select seq from codes where ${areChosen})
    order by code_seq for update`;
  const stored = yield* all(WEIGHED_STORED_CODE)`select ${WEIGHED_STORED_CODE} from ${COUNTED_CODES}
    where ${areChosen} and ${isVisible} and ${isPresent(tenantId)} order by seq`;
  const hasLook = yield* holdLook(tenantId, change.style ?? null);
  const hasCover = yield* holdCover(tenantId, change.landing);
  const hasMedia = yield* holdMedia(tenantId, change.landing);
  const holder = yield* codeKnownAs(tenantId, change.externalId ?? null);
  const outcomes: Edited[] = [];
  const entries: SearchEntry[] = [];
  const moved: Regrouped[] = [];
  const ranked: Ranked[] = [];
  const untagged: number[] = [];
  const retagged: number[] = [];
  const rehosted: HostedCode[] = [];
  const switchedOver: number[] = [];
  const led: number[] = [];
  const elsewhere: number[] = [];
  const dead: StillLed[] = [];
  const changes: FormerChange[] = [];
  let active = 0;
  let grown = 0;
  let room = edit.most === null ? Number.POSITIVE_INFINITY : edit.most - (stored[0]?.used ?? 0);
  for (const { seq, wantedActive, bytes, history, used: _, ...code } of stored) {
    const outcome = !hasLook
      ? "look_changed"
      : !hasCover
        ? "image_unknown"
        : !hasMedia
          ? "media_unknown"
          : holder !== null && holder !== seq
            ? "external_id_taken"
            : editedAlone(code, wantedActive, edit);
    if (typeof outcome === "string") {
      outcomes.push({ id: code.id, refused: outcome });
      continue;
    }
    if (hasAll(code, wantedActive, outcome.change)) {
      outcomes.push({ code, isSame: true });
      continue;
    }
    const growth = bytesOfCode(outcome.row) - bytes;
    const former = formerChange({ ...code, seq }, outcome.code, history, Math.max(0, room) - growth);
    if (growth > 0 && former.most < 0) {
      outcomes.push({ id: code.id, refused: "bytes_reached" });
      continue;
    }
    const { mostHosts = null, at } = edit;
    const isLedElsewhere = !leadsAlike(code, outcome.code);
    if (
      isLedElsewhere &&
      mostHosts !== null &&
      !(yield* leadOn(tenantId, code, outcome.code, mostHosts, at))
    ) {
      outcomes.push({ id: code.id, refused: "hosts_reached" });
      continue;
    }
    grown += growth;
    room -= growth + mostGrowth(former);
    yield* run`update codes set ${CODE_ROW.set(outcome.row)} where seq = ${seq}`;
    if (change.landing !== undefined) yield* renameItems({ ...code, seq }, outcome.code);
    const searchText = searchTextOf(outcome.code);
    // Group and tags have tokens by their exact letters, beside those of the text in lower case.
    if (searchText !== searchTextOf(code) || !isFoundAlike(code, outcome.code))
      entries.push(entryOf(seq, { ...outcome.code, searchText }));
    const tags = new Set(outcome.code.tags);
    const hasLost = code.tags.some((tag) => !tags.has(tag));
    if (hasLost) untagged.push(seq);
    if (hasLost || tags.size > code.tags.length) retagged.push(seq);
    if (isLedElsewhere) {
      elsewhere.push(seq);
      const [former, now] = [hostsLedTo(code), hostsLedTo(outcome.code)];
      if (!Bun.deepEquals(former, now)) rehosted.push({ ...outcome.code, seq });
    }
    if (!keepsPlace(code, outcome.code)) ranked.push({ ...outcome.code, seq });
    if (outcome.code.group !== code.group)
      moved.push({ seq, tenantId, groups: [code.group, outcome.code.group] });
    changes.push(former);
    active += Number(outcome.code.active) - Number(code.active);
    if (outcome.code.active !== code.active) switchedOver.push(seq);
    if (leadsElsewhere(code, outcome.code)) {
      if (staysDead(code, outcome.code)) dead.push({ ...outcome.code, seq });
      else led.push(seq);
    }
    outcomes.push({ code: outcome.code, isSame: false });
  }
  grown += yield* keepFormer(changes);
  if (entries.length > 0) yield* index.put(entries);
  yield* loseTags(untagged);
  yield* rank(ranked);
  yield* replaceHosts(rehosted);
  yield* unfollow(led);
  yield* lookAgain(elsewhere, edit.at);
  yield* unfollowLiving(dead);
  if (changes.length > 0) yield* addCopies(copies);
  if (moved.length > 0) {
    yield* moveCounts(
      moved.map(({ seq, groups: [from = null, to = null] }) => ({
        codeSeq: seq,
        tenantId,
        fromGroup: from ?? "",
        toGroup: to ?? "",
      })),
    );
    yield* markForRecount(moved);
    yield* followCodes(moved.map(({ seq }) => seq));
  }
  const counted = [...new Set([...moved.map(({ seq }) => seq), ...switchedOver, ...retagged])];
  if (counted.length > 0) yield* markChanged(counted);
  if (active !== 0 || grown !== 0) yield* addToTotals(tenantId, { active, bytes: grown });
  return outcomes;
}

function editedAlone(code: CountedCode, wantedActive: boolean | null, edit: Edit) {
  if (isOtherRevision(code, edit)) return "changed";
  const own = editFor(code, edit);
  return typeof own === "string" ? own : edited(code, wantedActive, own);
}

/** Whether two states of a code have the same tokens of group and tags. */
function isFoundAlike(one: Code, other: Code): boolean {
  return one.group === other.group && Bun.deepEquals(one.tags, other.tags);
}

/** Notes the hosts to which a change leads a code anew. @returns `false` where it may lead to no more. */
function leadOn(tenantId: string, before: Code, after: Code, most: number, at: number): Work<boolean> {
  const known = hostsLedTo(before);
  return leadTo(
    tenantId,
    hostsLedTo(after).filter((host) => !known.includes(host)),
    most,
    at,
  );
}

const DELETED = shape({
  seq: whole,
  id: text,
  shortId: text,
  title: nullable(text),
  domain: host,
  gs1: nullable(text),
  group: from("group_tag", nullable(text)),
  active: flag,
  revision: whole,
  updatedAt: whole,
  scans: whole,
  uniqueVisitors: whole,
  leads: whole,
  bytes: from(`${CODE_BYTES} + ${HISTORY_BYTES}`, whole),
});
export type Deleted = ReturnType<typeof DELETED.read>;

/** The row of a deleted code. */
const GONE = shape({ codeSeq: whole, tenantId: text, id: text, shortId: text, deletedAt: whole });

/** Codes that were deleted, and those that may not be. */
export interface Removed {
  readonly deleted: readonly Deleted[];
  readonly left: readonly Deleted[];
}

/**
 * Deletes those of a tenant's codes with these ids that there are: retires their short addresses, and leaves scans and leads to the
 * eraser.
 * @param mayGo - asked once a code is locked: then neither it nor its counts change.
 */
export function* removeSome(
  tenantId: string,
  ids: readonly string[],
  at: number,
  mayGo: (code: Deleted) => boolean,
): Work<Removed> {
  const areChosen = sql`id ${isOneOf(ids)} and tenant_id = ${tenantId}`;
  yield* lockScans(areChosen);
  yield* lock`select 1 from code_totals where code_seq in (select seq from codes where ${areChosen})
    order by code_seq for update`;
  const found = yield* all(DELETED)`select ${DELETED} from ${WITH_TOTALS}
    where ${areChosen} and ${isVisible} and ${isPresent(tenantId)} order by seq`;
  const deleted = found.filter(mayGo);
  const left = found.filter((code) => !deleted.includes(code));
  if (deleted.length === 0) return { deleted, left };
  const seqs = deleted.map(({ seq }) => seq);
  yield* moveCounts(
    deleted.map(({ seq, group }) => ({ codeSeq: seq, tenantId, fromGroup: group ?? "", toGroup: null })),
  );
  yield* run`delete from codes where seq ${isOneOf(seqs)}`;
  yield* markGone(seqs);
  yield* markForRecount(deleted.map(({ seq, group }) => ({ seq, tenantId, groups: [group] })));
  yield* lock`delete from scan_deltas where code_seq ${isOneOf(seqs)}`;
  yield* retire(tenantId, deleted, at);
  yield* noteErased("code", ...deleted.map(addressOf));
  const gone = deleted.map(({ seq, id, shortId }) => ({
    codeSeq: seq,
    tenantId,
    id,
    shortId,
    deletedAt: at,
  }));
  yield* run`insert into deleted_codes ${GONE.values(...gone)}`;
  const answers = yield* forgetAnswersOf(deleted.map(({ id }) => id));
  yield* addToTotals(tenantId, {
    codes: -deleted.length,
    active: -deleted.filter(({ active }) => active).length,
    scans: -sum(deleted, "scans"),
    uniqueVisitors: -sum(deleted, "uniqueVisitors"),
    leads: -sum(deleted, "leads"),
    bytes: -sum(deleted, "bytes") - answers,
  });
  return { deleted, left };
}

function sum(codes: readonly Deleted[], count: "scans" | "uniqueVisitors" | "leads" | "bytes"): number {
  return codes.reduce((before, code) => before + code[count], 0);
}
