import type { Holder } from "../../bulk/records.ts";
import { hasSerial, identifierAt } from "../../../kit/gs1/gs1.ts";
import {
  addressOf,
  type Linked,
  type ShortAddress,
  splitAddress,
} from "../../../kit/shared/short-address.ts";
import { markChanged } from "../../analytics/store/campaign-totals.ts";
import { stopScans } from "../../../../db/locks.ts";
import { flag, from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { holderMark } from "./gs1-holding.ts";
import { gs1KeyOf } from "./gs1-names.ts";
import { host, isAt } from "./short-address.ts";
import { isOneOf, raw } from "../../../../db/sql.ts";
import { all, exists, lock, run, values, type Work } from "../../../../db/work.ts";

/* Short ids are given out once a host: a deleted code's stays retired for ever, so that paper never leads elsewhere. */

const RETIRED = shape({
  shortId: text,
  retiredAt: whole,
  domain: text,
  gs1: nullable(text),
  gs1Holder: nullable(text),
});
const LEAVING = shape({ shortId: text, domain: host, gs1: nullable(text) });
const ERASURE = shape({ codeSeq: whole, requestedAt: whole });

/** Whether a short address was that of a code that is deleted. */
export function isRetired(address: ShortAddress): Work<boolean> {
  return exists`select 1 from retired_short_ids where ${isAt(address)}`;
}

/**
 * Whether a short address is that of a code that is deleted, or whose tenant has left. It is one statement,
 * because the eraser moves the addresses of a tenant that has left from one table to the other: of two
 * statements each could look where the address is not.
 */
export function isGone(address: ShortAddress): Work<boolean> {
  return exists`select 1 from retired_short_ids where ${isAt(address)}
    union all select 1 from codes join tenants on tenants.id = codes.tenant_id
      where ${isAt(address)} and left_at is not null`;
}

/** Finds which of some short addresses belonged to codes that are deleted. */
export function retiredOf(addresses: readonly ShortAddress[]): Work<Set<ShortAddress>> {
  return foundIn("retired_short_ids", addresses);
}

/** Finds which of some short addresses are taken: by a code, also by one that is still being staged, or by one that is deleted. */
export function* takenOf(addresses: readonly ShortAddress[]): Work<Set<ShortAddress>> {
  return (yield* retiredOf(addresses)).union(yield* foundIn("codes", addresses));
}

const HOLDER = shape({
  shortId: text,
  domain: host,
  tenantId: text,
  importedFrom: nullable(text),
  batch: nullable(whole),
  isStaged: from("exists (select 1 from open_batches where open_batches.seq = codes.batch)", flag),
});

/** Finds the codes that have some short addresses, also those that are being staged in a batch. */
export function* holdersOf(addresses: readonly ShortAddress[]): Work<Map<ShortAddress, Holder>> {
  const found = new Map<ShortAddress, Holder>();
  for (const [domain, shortIds] of byHost(addresses)) {
    const rows = yield* all(HOLDER)`select ${HOLDER} from codes
      where short_id ${isOneOf(shortIds)} and domain = ${domain ?? ""}`;
    for (const row of rows) found.set(addressOf(row), row);
  }
  return found;
}

/** The short ids of some short addresses by their hosts: another host may have the same ones. */
function byHost(addresses: readonly ShortAddress[]): Map<string | null, string[]> {
  const groups = Map.groupBy(addresses.map(splitAddress), ({ domain }) => domain);
  return new Map([...groups].map(([domain, placed]) => [domain, placed.map(({ shortId }) => shortId)]));
}

/** Finds which of some short addresses a table has. */
function* foundIn(
  table: "codes" | "retired_short_ids",
  addresses: readonly ShortAddress[],
): Work<Set<ShortAddress>> {
  const found = new Set<ShortAddress>();
  for (const [domain, shortIds] of byHost(addresses)) {
    const there = yield* values(text)`select short_id from ${raw(table)}
      where short_id ${isOneOf(shortIds)} and domain = ${domain ?? ""}`;
    for (const shortId of there) found.add(addressOf({ domain, shortId }));
  }
  return found;
}

/**
 * The rest of a code that stays. Of one piece nothing of its serial does: the address of its product, which
 * was there before it, says that it is gone, and whose its key is.
 * @param tenantId - whose its GS1 key stays; `null` for nobody's.
 */
function retiredRow({ shortId, domain, gs1 }: Linked, at: number, tenantId: string | null) {
  const kept = gs1 !== null && hasSerial(identifierAt(gs1)) ? null : gs1;
  return {
    shortId,
    retiredAt: at,
    domain: domain ?? "",
    gs1: kept,
    gs1Holder: kept !== null && tenantId !== null ? holderMark(tenantId, gs1KeyOf(kept)) : null,
  };
}

/**
 * Retires the short ids of codes, at least one, and has their scans and leads erased in the background, in the transaction
 * that deletes the codes.
 * @param at - milliseconds since 1970.
 */
export function* retire(
  tenantId: string,
  codes: readonly (Linked & { readonly seq: number })[],
  at: number,
): Work<void> {
  const retired = codes.map((code) => retiredRow(code, at, tenantId));
  yield* run`insert into retired_short_ids ${RETIRED.values(...retired)}`;
  const erasures = codes.map(({ seq }) => ({ codeSeq: seq, requestedAt: at }));
  yield* run`insert into erasures ${ERASURE.values(...erasures)}`;
}

/** The same for some codes of a tenant that has left, which are deleted. Nobody gets their GS1 keys. */
export function* retireSome(seqs: readonly number[], at: number): Work<void> {
  // Scans that are being written are waited for. One that comes later finds no code.
  const codes = isOneOf([...(yield* stopScans(seqs))]);
  const leaving = yield* all(LEAVING)`select ${LEAVING} from codes where seq ${codes}`;
  if (leaving.length > 0)
    yield* run`insert into retired_short_ids
      ${RETIRED.values(...leaving.map((code) => retiredRow(code, at, null)))}`;
  yield* run`insert into erasures (code_seq, requested_at) select seq, ${at} from codes where seq ${codes}`;
  yield* markChanged(seqs);
  yield* lock`delete from scan_deltas where code_seq ${codes}`;
  yield* run`delete from codes where seq ${codes}`;
}
