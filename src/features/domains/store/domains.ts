import { note } from "../../audit/store.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import { differing } from "../../../kit/shared/differing.ts";
import type { Domain, DomainChange } from "../model.ts";
import type { DomainRefusal, DueDomain, NewDomain, VerifiedHost, DomainPage } from "../records.ts";
import { nextTurn } from "../../../kit/shared/next-turn.ts";
import type { Retried } from "../../../kit/shared/retry.ts";
import { disable, enable, release } from "./domain-acts.ts";
import { isHeld, noteCheck, verify } from "./domain-proofs.ts";
import { domains } from "../tables.ts";
import { DOMAIN, DOMAIN_ROW, HOST, IS_VERIFIED, lockDomain, subjectOf } from "./domain-row.ts";
import { findAnswer, forgetAnswersOf, storeAnswer } from "../../tenants/store/kept-answers.ts";
import { readPage } from "../../../../db/large-rows.ts";
import { isPresent, lockTenant } from "../../../../db/locks.ts";
import { from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import {
  type Fragment,
  forUpdateSkipLocked,
  isAmong,
  isOneOf,
  NOTHING,
  raw,
  sql,
} from "../../../../db/sql.ts";
import { addToTotals, hasRoom } from "../../tenants/store/tenant-totals.ts";
import { bytesOfRow, bytesOfText } from "../../tenants/store/weights.ts";
import {
  all,
  bind,
  type Database,
  exists,
  first,
  run,
  value,
  values,
  type Work,
} from "../../../../db/work.ts";

const LINKS = "coalesce(octet_length(apple), 0) + coalesce(octet_length(android), 0)";

/** A domain that is found, and the size of its JSON. */
const FOUND = shape({ id: text, bytes: from(LINKS, whole) });

const DUE = shape({ id: text, host: text, value: text });

const COUNTS = shape({
  count: from("count(*)", whole),
  pending: from("count(*) filter (where verified_at is null)", whole),
});

const CODES = shape({ count: from("count(*)", whole), last: from("max(place)", nullable(text)) });

/** Codes counted in one step, which takes about a millisecond. For those of GS1 their rows are read, too. */
const COUNTED_AT_ONCE = 10_000;
const GS1_COUNTED_AT_ONCE = 1_000;

/** Stores domains. */
export function createDomainStore(db: Database) {
  const { read, write } = bind(db);
  return {
    /**
     * One transaction: replay, then whose it is and limits, then the domain. A host that the tenant has gets
     * its own record again, and nothing is stored.
     */
    add: write(add),

    /** The domain, if it is the tenant's. */
    get: read(get),

    /** Newest first. A page has fewer domains than asked for when they are large. */
    async list(
      tenantId: string,
      { limit, before }: { readonly limit: number; readonly before?: string },
    ): Promise<DomainPage> {
      const found = await db.read(
        () => all(FOUND)`select ${FOUND} from domains where tenant_id = ${tenantId}
          ${before === undefined ? NOTHING : sql`and id < ${before}`} and ${isPresent(tenantId)}
          order by id desc limit ${limit + 1}`,
      );
      const { rows: domains, last } = await readPage(found, limit, (part) =>
        db.read(
          () => all(DOMAIN)`select ${DOMAIN} from domains
            where id ${isOneOf(part.map(({ id }) => id))} order by id desc`,
        ),
      );
      return { domains, next: last?.id ?? null };
    },

    /** The tenant's domain of a host. */
    ofHost: read(ofHost),

    /**
     * Makes a domain verified, or notes that it still is. Of several workspaces the first one has it, until
     * its record has been missing for `LAPSE`: then its domain is pending again.
     * @returns `null` when the tenant has no such domain.
     */
    verify: write(verify),

    /**
     * @param ifRevisions - the revisions it may have; `null` for any.
     * @param most - the bytes that the tenant may have, no limit by default.
     * @returns `"changed"` when it has another revision; `"gs1_in_use"` when it would not answer GS1 Digital
     *   Links any more, of which it has some; `"bytes_reached"` when it would grow beyond those; `null` when
     *   the tenant has no such domain.
     */
    edit: write(edit),

    /**
     * Deletes a domain. @returns `"in_use"` when it has codes; its host; `null` when the tenant has no such
     * domain.
     */
    remove: write(remove),

    /** The number of codes that a tenant has on a host. It counts in steps, beside other work. */
    countCodes: (tenantId: string, host: string) =>
      count(db, (after) => codesOf(tenantId, host, after, COUNTED_AT_ONCE), COUNTED_AT_ONCE),

    /** The number of those that have a GS1 identifier. */
    countGs1Codes: (tenantId: string, host: string) =>
      count(db, (after) => gs1CodesOf(tenantId, host, after, GS1_COUNTED_AT_ONCE), GS1_COUNTED_AT_ONCE),

    /** Verified hosts behind `after`, in the order of their names. */
    verified: (after: string, limit: number) =>
      db.read(
        () => all(HOST)`select ${HOST} from domains where host > ${after} and ${IS_VERIFIED}
          order by host limit ${limit}`,
      ),

    /** A host, if it is verified. */
    verifiedHost: read(verifiedHost),

    /** The JSON that the apps of a platform ask a verified host for; `null` when it has none. */
    appLinks: (host: string, platform: "apple" | "android") =>
      db.read(
        () =>
          value(nullable(text))`select ${raw(platform)} from domains where host = ${host} and ${IS_VERIFIED}`,
      ),

    /** Claims verified domains that are due at `at`: no other node gets them before `until`. */
    claimDue: write(claimDue),

    /** Stores the result of a look-up. */
    noteCheck: write(noteCheck),

    /** All domains behind `after`, in the order of their ids. */
    all: (after: string, limit: number) =>
      db.read(
        () => all(DOMAIN)`select ${DOMAIN} from domains where id > ${after} order by id limit ${limit}`,
      ),

    /**
     * Deletes a verified host's domain, although it has codes. @returns it; `null` when nobody has verified
     * the host.
     */
    release: write(release),

    /**
     * Closes a host, whoever verifies it. @returns the tenant that has verified it; `null` when there is
     * none.
     */
    disable: write(disable),

    /** Undoes that. @returns whether it was closed. */
    enable: write(enable),
  };
}

export type DomainStore = ReturnType<typeof createDomainStore>;

function get(tenantId: string, id: string): Work<Domain | null> {
  return first(DOMAIN)`select ${DOMAIN} from domains
    where id = ${id} and tenant_id = ${tenantId} and ${isPresent(tenantId)}`;
}

function ofHost(tenantId: string, host: string): Work<Domain | null> {
  return first(DOMAIN)`select ${DOMAIN} from domains
    where tenant_id = ${tenantId} and host = ${host} and ${isPresent(tenantId)}`;
}

function verifiedHost(host: string): Work<VerifiedHost | null> {
  return first(HOST)`select ${HOST} from domains where host = ${host} and ${IS_VERIFIED}`;
}

/** Counts codes in steps. @param codesAfter - a query for the first `most` behind one. */
async function count(db: Database, codesAfter: (after: string) => Fragment, most: number): Promise<number> {
  let sum = 0;
  for (let after = ""; ;) {
    const codes = await db.read(() => first(CODES)`select ${CODES} from (${codesAfter(after)}) as counted`);
    sum += codes?.count ?? 0;
    if (!codes || codes.last === null || codes.count < most) return sum;
    after = codes.last;
    await nextTurn();
  }
}

/** A query for the ids of the first of a tenant's codes on a host, behind `after`. */
function codesOf(tenantId: string, host: string, after: string, most: number): Fragment {
  // Not only by the value: SQLite uses a partial index only where it sees that its condition holds.
  return sql`select id as place from codes where tenant_id = ${tenantId} and domain = ${host} and domain <> ''
    and id > ${after} order by id limit ${most}`;
}

/** The same for the paths of those that have a GS1 identifier. */
function gs1CodesOf(tenantId: string, host: string, after: string, most: number): Fragment {
  return sql`select gs1 as place from codes where domain = ${host} and gs1 is not null and tenant_id = ${tenantId}
    and gs1 > ${after} order by gs1 limit ${most}`;
}

function* add({ domain, limits, answerOf, retry, deed }: NewDomain): Work<Retried | DomainRefusal> {
  const { tenantId, host, createdAt } = domain;
  if (!(yield* lockTenant(tenantId))) return "tenant_gone";
  const kept = retry ? yield* findAnswer(retry, createdAt) : null;
  if (kept) return kept.kind === "key_reused" ? kept.kind : { answer: kept.answer, isReplay: true };
  const known = yield* ofHost(tenantId, host);
  if (known) return { answer: answerOf(known), isReplay: false };
  if (yield* isHeld(host, createdAt)) return "taken";
  const counts = yield* first(COUNTS)`select ${COUNTS} from domains where tenant_id = ${tenantId}`;
  const { count, pending } = counts ?? { count: 0, pending: 0 };
  if (limits.count !== null && count >= limits.count) return "limit_reached";
  if (pending >= limits.pending) return "too_many_pending";
  const answer = answerOf(domain);
  let bytes = bytesOfRow(domains, domain);
  const needed = bytes + (retry ? bytesOfText(answer) : 0);
  if (!(yield* hasRoom(tenantId, needed, limits.most ?? null))) return "bytes_reached";
  yield* run`insert into domains ${DOMAIN_ROW.values({ ...domain, dueAt: null })}`;
  if (retry) bytes += yield* storeAnswer(retry, answer, createdAt, domain.id);
  yield* addToTotals(tenantId, { bytes });
  yield* note(tenantId, deed ?? null, "domain.added", subjectOf(domain));
  return { answer, isReplay: false };
}

function* edit(
  tenantId: string,
  id: string,
  change: DomainChange,
  ifRevisions: ReadonlySet<number> | null,
  most: number | null = null,
  deed: Deed | null = null,
): Work<Domain | "changed" | "gs1_in_use" | "bytes_reached" | null> {
  const before = yield* lockDomain(tenantId, id);
  if (!before) return null;
  if (ifRevisions !== null && !ifRevisions.has(before.revision)) return "changed";
  const members = differing(before, change);
  if (members.length === 0) return before;
  // Codes that are made at the same moment wait for the domain's row, or are seen here: see `holdDomain`.
  if (before.gs1 && change.gs1 === false && (yield* exists`${gs1CodesOf(tenantId, before.host, "", 1)}`))
    return "gs1_in_use";
  const changes = { ...change, revision: before.revision + 1 };
  const bytes = bytesOfRow(domains, { ...before, ...changes }) - bytesOfRow(domains, before);
  if (!(yield* hasRoom(tenantId, bytes, most))) return "bytes_reached";
  yield* run`update domains set ${DOMAIN_ROW.set(changes)} where id = ${id}`;
  if (bytes !== 0) yield* addToTotals(tenantId, { bytes });
  yield* note(tenantId, deed, "domain.changed", subjectOf(before), { members });
  return { ...before, ...changes };
}

function* remove(
  tenantId: string,
  id: string,
  ifRevisions: ReadonlySet<number> | null,
  deed: Deed | null = null,
) {
  const before = yield* lockDomain(tenantId, id);
  if (!before) return null;
  if (ifRevisions !== null && !ifRevisions.has(before.revision)) return "changed" as const;
  if (yield* exists`${codesOf(tenantId, before.host, "", 1)}`) return "in_use" as const;
  yield* run`delete from domains where id = ${id}`;
  const answers = yield* forgetAnswersOf([id]);
  yield* addToTotals(tenantId, { bytes: -bytesOfRow(domains, before) - answers });
  yield* note(tenantId, deed, "domain.deleted", subjectOf(before));
  return { host: before.host };
}

function* claimDue(at: number, until: number, most: number): Work<DueDomain[]> {
  const due = sql`select id from domains where due_at <= ${at} order by due_at limit ${most} ${forUpdateSkipLocked}`;
  const ids = yield* values(text)`select id from domains where id ${isAmong(due)}`;
  if (ids.length === 0) return [];
  yield* run`update domains set due_at = ${until} where id ${isOneOf(ids)}`;
  return yield* all(DUE)`select ${DUE} from domains where id ${isOneOf(ids)} and ${IS_VERIFIED}`;
}
