import { note } from "../../audit/store.ts";
import { wholeOf } from "../../audit/traits.ts";
import type { Code } from "../model.ts";
import type { Additions, CodeOutcome, DraftedCode, NewCodes } from "../records.ts";
import { addressOf, type ShortAddress } from "../../../kit/shared/short-address.ts";
import { markChanged } from "../../analytics/store/campaign-totals.ts";
import { rank } from "./code-ranks.ts";
import { CODE_ROW, type CodeRow, toRow } from "./code-row.ts";
import { knownAmong } from "./external-ids.ts";
import { judgeNames } from "./gs1-holding.ts";
import { holdMedia, nameItems } from "./page-items.ts";
import { addHosts } from "../../operators/store/hosts.ts";
import { findAnswer, storeAnswer } from "../../tenants/store/kept-answers.ts";
import { holdCover } from "../../images/store.ts";
import { type HeldDomain, holdDomain, lockTenant } from "../../../../db/locks.ts";
import { holdLook } from "../../looks/store.ts";
import { addCopies } from "../../logos/store/logo-copies.ts";
import { indexLater } from "./search-index.ts";
import { shape, text, whole } from "../../../../db/shape.ts";
import { host } from "./short-address.ts";
import { retiredOf, takenOf } from "./short-ids.ts";
import { leadTo } from "../../plans/store/first-uses.ts";
import { hostsLedTo } from "../../watch/traits.ts";
import { isOneOf } from "../../../../db/sql.ts";
import { nextTurn } from "../../../kit/shared/next-turn.ts";
import { addToTotals, usageOf } from "../../tenants/store/tenant-totals.ts";
import { bytesOfCode } from "../../tenants/store/weights.ts";
import { all, run, type Work } from "../../../../db/work.ts";

/* Insertions of several codes at once. */

const INSERTED = shape({ seq: whole, id: text, shortId: text, domain: host });

/** Codes in one statement. Databases keep a statement for each number of codes. */
const CODES_A_STATEMENT = 32;

/** A code that is to be inserted, and its row. */
export interface RowedCode {
  readonly code: Code;
  readonly row: CodeRow;
}

/**
 * Inserts the codes whose short addresses and external ids are free, in the order of these, in which nodes
 * wait for each other.
 * @param batch - that they are staged in; `null` where they are visible with the transaction.
 * @returns those that were inserted.
 */
export function* insertCodes(codes: readonly RowedCode[], batch: number | null) {
  if (codes.length === 0) return [];
  const drafts = codes.toSorted((a, b) => (addressOf(a.code) < addressOf(b.code) ? -1 : 1));
  const inserted = [];
  for (let at = 0; at < drafts.length; at += CODES_A_STATEMENT) {
    const rows = drafts.slice(at, at + CODES_A_STATEMENT).map(({ row }) => ({ ...row, batch }));
    inserted.push(
      ...(yield* all(INSERTED)`insert into codes ${CODE_ROW.values(...rows)}
        on conflict do nothing returning ${INSERTED}`),
    );
  }
  // Looked up only now: on PostgreSQL an insertion waits for a transaction that deletes the code with its
  // short address.
  const retired = yield* retiredOf(inserted.map(addressOf));
  const refused = inserted.filter((code) => retired.has(addressOf(code)));
  if (refused.length > 0) yield* run`delete from codes where seq ${isOneOf(refused.map(({ seq }) => seq))}`;
  const stored = inserted.filter((code) => !retired.has(addressOf(code)));
  yield* run`insert into code_totals (code_seq)
    select seq from codes where seq ${isOneOf(stored.map(({ seq }) => seq))}`;
  const bySeq = new Map(stored.map(({ id, seq }) => [id, seq]));
  const numbered = codes.flatMap(({ code }) => {
    const seq = bySeq.get(code.id);
    return seq === undefined ? [] : [{ ...code, seq }];
  });
  yield* nameItems(numbered);
  yield* rank(numbered);
  yield* addHosts(numbered);
  // Staged ones are added to their campaigns once the batch is committed.
  yield* markChanged(stored.map(({ seq }) => seq));
  return stored;
}

/** A new code of a list with its row, and the bytes of that and of its answer. */
type Prepared = DraftedCode & RowedCode & { readonly bytes: number; readonly answerBytes: number };

/** Rows that are made in one turn of the event loop. All of a request come from a body of a megabyte. */
const ROWS_A_TURN = 25;

/**
 * Makes the rows of new codes before the transaction, which has one turn of the event loop on SQLite: a
 * hundred large styles take milliseconds to spell.
 */
export async function prepared(codes: readonly DraftedCode[]): Promise<Prepared[]> {
  const rowed: Prepared[] = [];
  for (const [at, draft] of codes.entries()) {
    if (at % ROWS_A_TURN === 0) await nextTurn();
    const row = toRow(draft.code);
    rowed.push({
      ...draft,
      row,
      bytes: bytesOfCode(row),
      answerBytes: Buffer.byteLength(draft.answer),
    });
  }
  await nextTurn();
  return rowed;
}

/**
 * Adds those of some codes that may be added, as if one after the other, and stores the answer to all of
 * them.
 * @param codes - those of the order.
 * @returns `"again"`, and adds none, when a look was changed since a style was checked, or a random short id
 * is taken.
 */
export function* addMany(order: NewCodes, codes: readonly Prepared[]): Work<Additions> {
  const { tenantId, at, retry } = order;
  if (!(yield* lockTenant(tenantId))) return { kind: "tenant_gone" };
  const kept = retry ? yield* findAnswer(retry, at) : null;
  if (kept) return kept;
  const taken = yield* takenOf(codes.map(({ code }) => addressOf(code)));
  if (codes.some(({ code, isOwn }) => !isOwn && taken.has(addressOf(code)))) return { kind: "again" };
  if (!(yield* holdLooks(tenantId, codes))) return { kind: "again" };
  const outcomes = yield* judged({ ...order, codes }, taken);
  const chosen = codes.filter((_, place) => outcomes[place] === "added");
  const inserted = yield* insertCodes(chosen, null);
  const ids = new Set(inserted.map(({ id }) => id));
  const added = chosen.filter(({ code }) => ids.has(code.id));
  // Another workspace was faster.
  for (const [place, { code, isOwn }] of codes.entries())
    if (outcomes[place] === "added" && !ids.has(code.id)) {
      if (!isOwn) throw new Error("A random short id is taken by another transaction");
      outcomes[place] = "short_id_taken";
    }
  yield* indexLater(
    tenantId,
    inserted.map(({ seq }) => seq),
  );
  yield* addCopies(added.flatMap(({ copies }) => copies));
  let bytes = added.reduce((sum, draft) => sum + draft.bytes, 0);
  const answer = order.answer(outcomes);
  if (retry) bytes += yield* storeAnswer(retry, answer, at);
  const active = added.filter(({ code }) => code.active).length;
  yield* addToTotals(tenantId, { codes: added.length, active, bytes });
  const deed = added.length > 0 ? (order.deed ?? null) : null;
  yield* note(tenantId, deed, "codes.made", wholeOf(tenantId), { count: added.length });
  return { kind: "added", answer, added: added.map(({ code }) => code) };
}

/** Keeps the looks that codes name as they were when the styles were checked. */
function* holdLooks(tenantId: string, codes: readonly DraftedCode[]): Work<boolean> {
  const looks = new Map(
    codes.flatMap(({ seenLook }) => (seenLook ? [[seenLook.id, seenLook.revision]] : [])),
  );
  for (const [saved, revision] of [...looks].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    if (!(yield* holdLook(tenantId, { saved }, revision))) return false;
  return true;
}

/** The outcome for each code, in their order. A refused one takes no place of the plan, and no name. */
function* judged(
  {
    tenantId,
    at,
    codes,
    limit,
    most,
    mostHosts = null,
    retry,
  }: NewCodes & { readonly codes: readonly Prepared[] },
  taken: ReadonlySet<ShortAddress>,
): Work<CodeOutcome[]> {
  const names = new Set<string | null>(
    yield* knownAmong(
      tenantId,
      codes.flatMap(({ code }) => code.externalId ?? []),
    ),
  );
  const addresses = new Set(taken);
  const domains = new Map<string | null, HeldDomain | null>();
  for (const domain of [...new Set(codes.map(({ code }) => code.domain))].sort())
    domains.set(domain, yield* holdDomain(tenantId, domain));
  const gs1 = yield* judgeNames(
    tenantId,
    codes.map(({ code }) => code),
  );
  const used = yield* usageOf(tenantId);
  let { codes: count, bytes } = used;
  const outcomes: CodeOutcome[] = [];
  for (const { code, answerBytes, bytes: own } of codes) {
    const needed = own + (retry ? answerBytes : 0);
    const address = addressOf(code);
    const outcome: CodeOutcome =
      limit !== null && count >= limit
        ? "limit_reached"
        : most !== null && bytes + needed > most
          ? "bytes_reached"
          : !(yield* holdCover(tenantId, code.landing))
            ? "image_unknown"
            : !(yield* holdMedia(tenantId, code.landing))
              ? "media_unknown"
              : !domains.get(code.domain)
                ? "domain_gone"
                : code.gs1 !== null && !domains.get(code.domain)?.gs1
                  ? "gs1_off"
                  : addresses.has(address)
                    ? "short_id_taken"
                    : names.has(code.externalId)
                      ? "external_id_taken"
                      : (gs1.refusalOf(code) ??
                        (mostHosts !== null && !(yield* leadTo(tenantId, hostsLedTo(code), mostHosts, at))
                          ? "hosts_reached"
                          : "added"));
    outcomes.push(outcome);
    if (outcome !== "added") continue;
    count++;
    bytes += needed;
    addresses.add(address);
    gs1.note(code);
    if (code.externalId !== null) names.add(code.externalId);
  }
  return outcomes;
}
