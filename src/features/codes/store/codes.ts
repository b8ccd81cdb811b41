import type { CountedCode, CodeChange } from "../model.ts";
import type { Addition, Additions, NewCode, NewCodes } from "../records.ts";
import type { LogoCopy } from "../../logos/art.ts";
import { note } from "../../audit/store.ts";
import type { Subject } from "../../audit/traits.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import { nameOfCode } from "../traits.ts";
import { addressOf, type ShortAddress } from "../../../kit/shared/short-address.ts";
import { markChanged } from "../../analytics/store/campaign-totals.ts";
import type { Amend, Edit } from "./code-changes.ts";
import { findAt } from "./code-blocks.ts";
import { type Deleted, editSome, removeSome } from "./code-edits.ts";
import { holdMedia, missingMedia, nameItems } from "./page-items.ts";
import { createCodeList } from "./code-list.ts";
import { mostScanned } from "./code-orders.ts";
import { addMany, prepared } from "./code-insertion.ts";
import { rank } from "./code-ranks.ts";
import { deadOf, goneOrNever, resolve } from "./destinations.ts";
import {
  CODE_ROW,
  COUNTED_CODE,
  DRAWN_CODE,
  isVisible,
  searchTextOf,
  toRow,
  COUNTED_CODES,
} from "./code-row.ts";
import { addHosts } from "../../operators/store/hosts.ts";
import { findAnswer, storeAnswer } from "../../tenants/store/kept-answers.ts";
import { holdCover } from "../../images/store.ts";
import { holdDomain, lockTenant, isPresent } from "../../../../db/locks.ts";
import { addCopies } from "../../logos/store/logo-copies.ts";
import { holdLook } from "../../looks/store.ts";
import { indexSome, type SearchIndex } from "./search-index.ts";
import { leadTo } from "../../plans/store/first-uses.ts";
import { hostsLedTo } from "../../watch/traits.ts";
import { whole } from "../../../../db/shape.ts";
import { codeKnownAs } from "./external-ids.ts";
import { judgeNames } from "./gs1-holding.ts";
import { findNames, hasNames, namesUnder } from "./gs1-names.ts";
import { isRetired } from "./short-ids.ts";
import { addToTotals, lockBudget, totalsOf, usageOf } from "../../tenants/store/tenant-totals.ts";
import { entryOf } from "./tokens.ts";
import { bytesOfCode, bytesOfText } from "../../tenants/store/weights.ts";
import { bind, type Database, first, run, value, type Work } from "../../../../db/work.ts";

/** Stores codes. */
export function createCodeStore(db: Database, index: SearchIndex) {
  const { read, write } = bind(db);
  return {
    /**
     * One transaction: replay, then limit, then short address, then the code, its copies and the stored
     * answer.
     */
    add: (addition: NewCode) => db.write(() => add(addition, index)),

    /** The same of several codes, in one transaction. */
    async addMany(order: NewCodes): Promise<Additions> {
      const codes = await prepared(order.codes);
      return db.write(() => addMany(order, codes));
    },

    /** The code, if it is the tenant's. */
    get: (tenantId: string, id: string) =>
      db.read(
        () => first(COUNTED_CODE)`select ${COUNTED_CODE} from ${COUNTED_CODES}
          where id = ${id} and tenant_id = ${tenantId} and ${isVisible} and ${isPresent(tenantId)}`,
      ),

    /** The code as it is drawn, if it is the tenant's. */
    drawn: (tenantId: string, id: string) =>
      db.read(
        () => first(DRAWN_CODE)`select ${DRAWN_CODE} from codes
          where id = ${id} and tenant_id = ${tenantId} and ${isVisible} and ${isPresent(tenantId)}`,
      ),

    /**
     * A page has fewer codes than asked for when they are large, or rare among many. By `scans` the order is
     * that of at most a minute ago.
     */
    list: createCodeList(db, index),

    /**
     * The most scanned codes of a tenant or of one of its groups, most first. Codes without a scan are left
     * out.
     */
    mostScanned: read(mostScanned),

    totals: read(totalsOf),

    /**
     * Changes a code, and stores the copies of logos that the change names. With `ifRevisions` only if the
     * code still has one of these revisions.
     * @param by - the name of the key that changes it; `null` for none.
     * @param most - the bytes that the tenant may have, no limit by default. Former values of the code give
     *   way before that.
     * @param entry - the id of the audit's entry; none by default.
     * @param mostHosts - the hosts to which its codes may have led, no limit by default.
     * @returns the changed code, or why it was not changed; `null` when the tenant has no such code.
     */
    edit: (
      tenantId: string,
      id: string,
      change: CodeChange,
      at: number,
      ifRevisions: ReadonlySet<number> | null,
      copies: readonly LogoCopy[] = [],
      by: string | null = null,
      most: number | null = null,
      entry: string | null = null,
      mostHosts: number | null = null,
    ) =>
      db.write(() =>
        edit(tenantId, id, { change, at, by, ifRevisions, copies, most, mostHosts }, index, entry),
      ),

    /**
     * Changes a code by what is stored of it, so that two changes at once both hold.
     * @param entry - the id of the audit's entry.
     * @returns as `edit` does.
     */
    amend: (
      tenantId: string,
      id: string,
      edited: Omit<Edit, "change" | "copies"> & { readonly amend: Amend },
      entry: string,
    ) => db.write(() => edit(tenantId, id, { ...edited, change: {}, copies: [] }, index, entry)),

    /**
     * Deletes a code, retires its short address, and leaves its scans and leads to the eraser.
     * @param ifRevisions - the revisions it may have; any by default.
     * @returns the short address; `"changed"` when the code has another revision.
     */
    remove: write(remove),

    /**
     * The code at a short address, of any tenant; `"gone"` when it was deleted, `null` when there never was
     * one.
     */
    byAddress: read(byAddress),

    /**
     * Those of the pictures and files that a page names beside its cover, which a workspace does not have.
     */
    missingMedia: read(missingMedia),

    /**
     * Resolves a short address; not active if its tenant is suspended. `"gone"` when deleted, `null` when
     * there never was one.
     */
    resolve: read(resolve),

    /**
     * The codes of GS1 addresses of a host (`null` is the service's own), by their canonical paths, each
     * once. Those of deleted codes are `"gone"`.
     */
    findNames: read(findNames),

    /**
     * The codes of a GS1 key and of all below it, in the order of their paths, `most` of them.
     */
    namesUnder: read(namesUnder),

    /** Whether codes with a GS1 address are on a host; `null` is the service's own. */
    hasNames: read(hasNames),

    /**
     * The dead targets of a code; none for a code without a fallback, whose scans lead to dead targets as
     * well.
     */
    deadOf: read(deadOf),

    /**
     * Adds codes to the index of searches: those of bulk files and of a copy. @returns whether there are
     * more.
     */
    indexSome: (rows: number) => db.writeUnsynced(() => indexSome(index, rows)),
  };
}

export type CodeStore = ReturnType<typeof createCodeStore>;

function* add(
  { code, copies = [], seenLook, limit, most = null, mostHosts = null, retry, deed }: NewCode,
  index: SearchIndex,
): Work<Addition> {
  if (!(yield* lockTenant(code.tenantId))) return { kind: "tenant_gone" };
  const kept = retry ? yield* findAnswer(retry.key, code.createdAt) : null;
  if (kept) return kept;
  const row = toRow(code);
  let bytes = bytesOfCode(row);
  if (limit !== null || most !== null) {
    const used = yield* usageOf(code.tenantId);
    if (limit !== null && used.codes >= limit) return { kind: "limit_reached" };
    const needed = bytes + (retry ? bytesOfText(retry.answer) : 0);
    if (most !== null && used.bytes + needed > most) return { kind: "bytes_reached" };
  }
  if (!(yield* holdLook(code.tenantId, code.style, seenLook?.revision))) return { kind: "look_changed" };
  if (!(yield* holdCover(code.tenantId, code.landing))) return { kind: "image_unknown" };
  if (!(yield* holdMedia(code.tenantId, code.landing))) return { kind: "media_unknown" };
  const domain = yield* holdDomain(code.tenantId, code.domain);
  if (!domain) return { kind: "domain_gone" };
  if (code.gs1 !== null && !domain.gs1) return { kind: "gs1_off" };
  const refusal = (yield* judgeNames(code.tenantId, [code])).refusalOf(code);
  if (refusal !== null) return { kind: refusal };
  const seq = yield* value(whole)`insert into codes ${CODE_ROW.values(row)}
    on conflict do nothing returning seq`;
  if (seq === null) {
    const isKnown = (yield* codeKnownAs(code.tenantId, code.externalId)) !== null;
    return { kind: isKnown ? "external_id_taken" : "short_id_taken" };
  }
  // Looked up only now: on PostgreSQL the insertion waits for a transaction that deletes the code with this short address.
  if (yield* isRetired(addressOf(code))) {
    yield* run`delete from codes where seq = ${seq}`;
    return { kind: "short_id_taken" };
  }
  const mayLead =
    mostHosts === null || (yield* leadTo(code.tenantId, hostsLedTo(code), mostHosts, code.createdAt));
  if (!mayLead) {
    yield* run`delete from codes where seq = ${seq}`;
    return { kind: "hosts_reached" };
  }
  yield* run`insert into code_totals (code_seq) values (${seq})`;
  yield* nameItems([{ ...code, seq }]);
  yield* rank([{ ...code, seq }]);
  yield* addHosts([{ ...code, seq }]);
  yield* markChanged([seq]);
  yield* index.put([entryOf(seq, { ...code, searchText: searchTextOf(code) })]);
  yield* addCopies(copies);
  if (retry) bytes += yield* storeAnswer(retry.key, retry.answer, code.createdAt, code.id);
  yield* addToTotals(code.tenantId, { codes: 1, active: code.active ? 1 : 0, bytes });
  yield* note(code.tenantId, deed ?? null, "code.made", subjectOf(code));
  return { kind: "added" };
}

function* edit(tenantId: string, id: string, edit: Edit, index: SearchIndex, entry: string | null) {
  yield* lockBudget(tenantId, edit.most);
  if (typeof edit.change.externalId === "string" || typeof edit.mostHosts === "number")
    yield* lockTenant(tenantId);
  const [outcome] = yield* editSome(tenantId, [id], edit, index);
  if (!outcome) return null;
  if ("refused" in outcome) return outcome.refused;
  const { code, isSame } = outcome;
  const deed = entry === null || isSame ? null : { id: entry, at: edit.at, author: edit.by };
  yield* note(tenantId, deed, "code.changed", subjectOf(code), { revision: code.revision });
  return code;
}

/** A code as the audit names it. Where it leads is no name. */
function subjectOf({ id, title, shortId }: Pick<CountedCode, "id" | "title" | "shortId">): Subject {
  return { kind: "code", id, name: nameOfCode({ title, shortId }) };
}

function* remove(
  tenantId: string,
  id: string,
  at: number,
  ifRevisions: ReadonlySet<number> | null = null,
  deed: Deed | null = null,
) {
  const mayGo = ({ revision }: Deleted) => ifRevisions === null || ifRevisions.has(revision);
  const { deleted, left } = yield* removeSome(tenantId, [id], at, mayGo);
  const [code] = deleted;
  if (code) {
    yield* note(tenantId, deed, "code.deleted", subjectOf(code));
    return { address: addressOf(code), gs1: code.gs1 };
  }
  return left.length > 0 ? "changed" : null;
}

function* byAddress(address: ShortAddress) {
  const stored = yield* findAt(address);
  if (!stored) return yield* goneOrNever(address);
  const { seq: _, wantedActive: __, ...code } = stored;
  return code;
}
