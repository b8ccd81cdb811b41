import type { DomainStore } from "./store/domains.ts";
import type { Plans } from "../plans/plans.ts";
import { type Clock, isoTime } from "../../kit/shared/clock.ts";
import {
  bytesReached,
  invalidRequest,
  keyReused,
  nothingToChange,
  workspaceErased,
} from "../../kit/shared/common-faults.ts";
import { deedOf } from "../../kit/shared/deed.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { nextTurn } from "../../kit/shared/next-turn.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { Retried, RetryKey } from "../../kit/shared/retry.ts";
import { type Barred, parseTarget } from "../../kit/shared/target.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import type { WaitingStore } from "../moving/store/waiting.ts";
import type { CheckDomain } from "./check.ts";
import { hostOf } from "./host.ts";
import type { Hosts } from "./hosts.ts";
import type { CreateDomain, Domain, DomainChange, DomainList, DomainRecord, EditDomain } from "./model.ts";
import type { DomainRefusal } from "./records.ts";
import { domainRecord } from "./shown.ts";
import { NEW_NAMES } from "./traits.ts";

/** A domain and its record. */
export interface ShownDomain {
  readonly domain: Domain;
  readonly record: DomainRecord;
}

/** Hosts of workspaces, on which their codes may be. An author is as `shared/author.ts` spells it. */
export interface Domains {
  /**
   * Adds a host, pending. One that the workspace has already is left as it is.
   * @returns its record.
   * @throws Fault `host_invalid`, `domain_taken`, `plan_limit`, `idempotency_key_reused`.
   */
  create(
    tenant: Tenant,
    input: CreateDomain,
    retry: RetryKey | null,
    author: string | null,
  ): Promise<Retried>;
  /** @throws Fault `domain_not_found` when the tenant has no such domain. */
  get(tenant: Tenant, id: string): Promise<ShownDomain>;
  list(tenant: Tenant, page: { readonly limit: number; readonly before?: string }): Promise<DomainList>;
  /**
   * Looks up its TXT record, and makes it verified if that holds its value.
   * @throws Fault `domain_not_found`, `domain_not_verified`, `domain_taken`, `plan_limit`.
   */
  verify(tenant: Tenant, id: string, author: string | null): Promise<ShownDomain>;
  /**
   * @throws Fault `domain_not_found`, `nothing_to_change`, `invalid_request`, `target_invalid`,
   * `domain_changed`, `gs1_in_use` with the number of codes that have a GS1 identifier there.
   */
  edit(
    tenant: Tenant,
    id: string,
    change: EditDomain,
    ifRevisions: ReadonlySet<number> | null,
    author: string | null,
  ): Promise<ShownDomain>;
  /** @throws Fault `domain_not_found`, `domain_changed`, `domain_in_use` with the number of its codes. */
  remove(
    tenant: Tenant,
    id: string,
    ifRevisions: ReadonlySet<number> | null,
    author: string | null,
  ): Promise<void>;
}

/** Pending domains of a workspace, whatever its plan: anybody may add names that are not theirs. */
const MOST_PENDING = 100;

/** Bytes of JSON that the apps of a platform are given: the most that Apple's devices read. */
const MOST_LINKS = 128 * 1024;

/** Codes that are counted in one turn of the event loop, and how many a query stands for. Together they take some two milliseconds. */
const COUNTED_AT_ONCE = 10_000;
const A_QUERY = 200;

/** Codes that wait which are erased in one transaction. */
const WAITING_ERASED = 100;

/** Random bytes of a TXT record's value. */
const VALUE_BYTES = 20;

export function createDomains(needs: {
  store: DomainStore;
  hosts: Pick<Hosts, "reload">;
  check: CheckDomain;
  plans: Plans;
  barred: Barred;
  clock: Clock;
  ids: Ids;
  /** Codes of archives that wait for domains. */
  waiting: Pick<WaitingStore, "count" | "erase">;
  /** Called when a domain was verified. */
  onVerified: (tenantId: string, host: string) => void;
}): Domains {
  const { waiting, store, hosts, check, plans, barred, clock, ids } = needs;
  const ownHost = new URL(barred.baseUrl).hostname;

  async function find(tenant: Tenant, id: string): Promise<Domain> {
    return (await store.get(tenant.id, id)) ?? notFound();
  }

  async function shown(domain: Domain): Promise<ShownDomain> {
    const codes = await store.countCodes(domain.tenantId, domain.host);
    const waits = await waiting.count(domain.tenantId, domain.host);
    return { domain, record: domainRecord(domain, codes, waits, barred.listedBy) };
  }

  return {
    async create(tenant, input, retry, author) {
      const named = hostOf(input.host.trim(), ownHost);
      if (!("host" in named))
        throw new Fault("host_invalid", `The host ${named.detail}.`, {
          errors: [{ pointer: "/host", ...named }],
        });
      const { host } = named;
      const now = clock.now();
      const known = await store.ofHost(tenant.id, host);
      const codes = known ? await store.countCodes(tenant.id, host) : 0;
      const waits = known ? await waiting.count(tenant.id, host) : 0;
      const domain: Domain = {
        ...{ id: ids.id("dom"), tenantId: tenant.id, host },
        value: `quietzone=${Buffer.from(ids.bytes(VALUE_BYTES)).toString("hex")}`,
        ...{ home: null, notFound: null, apple: null, android: null, gs1: false },
        ...{ revision: 1, createdAt: now, verifiedAt: null, checkedAt: null, warning: null },
        disabled: false,
      };
      const { domains: limit, bytes: most } = plans.grants(tenant, now);
      const addition = await store.add({
        domain,
        limits: { count: limit, pending: MOST_PENDING, most },
        answerOf: (stored) => JSON.stringify(domainRecord(stored, codes, waits, barred.listedBy)),
        retry,
        deed: deedOf(needs, author),
      });
      if (typeof addition === "string") throw refused(addition, limit, most);
      return addition;
    },

    get: async (tenant, id) => shown(await find(tenant, id)),

    async list(tenant, page) {
      const { domains, next } = await store.list(tenant.id, page);
      const records: DomainRecord[] = [];
      let counted = 0;
      for (const domain of domains) {
        const { record } = await shown(domain);
        records.push(record);
        counted += record.codes + A_QUERY;
        if (counted < COUNTED_AT_ONCE) continue;
        counted = 0;
        await nextTurn();
      }
      return { domains: records, nextCursor: next };
    },

    async verify(tenant, id, author) {
      const domain = await find(tenant, id);
      const { check: result, flaw } = await check(domain);
      if (flaw) {
        await store.noteCheck(id, domain.verifiedAt === null ? { ...result, warning: null } : result);
        throw new Fault("domain_not_verified", `${result.warning}`, {
          errors: [{ pointer: "", ...flaw }],
        });
      }
      const verified = (await store.verify(tenant.id, id, result, deedOf(needs, author))) ?? notFound();
      if ("kind" in verified) throw verified.kind === "taken" ? taken() : tooMany(verified.freeAt);
      await hosts.reload(verified.host);
      needs.onVerified(tenant.id, verified.host);
      return shown(verified);
    },

    async edit(tenant, id, input, ifRevisions, author) {
      const { host } = await find(tenant, id);
      // Its own host is refused while it is pending, too: once verified it would lead to itself.
      const isOurHost = (name: string) => name === host || barred.isOurHost(name);
      const change = changeOf(input, { ...barred, isOurHost });
      const most = plans.grants(tenant, clock.now()).bytes;
      const deed = deedOf(needs, author);
      const edited = (await store.edit(tenant.id, id, change, ifRevisions, most, deed)) ?? notFound();
      if (edited === "changed") throw changed();
      if (edited === "gs1_in_use") throw gs1InUse(await store.countGs1Codes(tenant.id, host));
      if (edited === "bytes_reached") throw bytesReached(most);
      await hosts.reload(edited.host);
      return shown(edited);
    },

    async remove(tenant, id, ifRevisions, author) {
      const domain = await find(tenant, id);
      const { host } = domain;
      if (ifRevisions !== null && !ifRevisions.has(domain.revision)) throw changed();
      // First, because nobody would find them later. A domain that has codes keeps what waits.
      if ((await store.countCodes(tenant.id, host)) === 0)
        while (await waiting.erase(tenant.id, host, WAITING_ERASED)) await nextTurn();
      const deed = deedOf(needs, author);
      const removed = (await store.remove(tenant.id, id, ifRevisions, deed)) ?? notFound();
      if (removed === "changed") throw changed();
      if (removed === "in_use") {
        const codes = await store.countCodes(tenant.id, host);
        throw new Fault("domain_in_use", "Codes are on this domain. Delete them first.", {
          errors: [{ pointer: "", ...explain("codes_on_domain", { codes }) }],
        });
      }
      await hosts.reload(host);
    },
  };
}

/** @throws Fault `nothing_to_change`, `invalid_request`, `target_invalid`. */
function changeOf({ home, notFound, apple, android, gs1 }: EditDomain, own: Barred): DomainChange {
  if ([home, notFound, apple, android, gs1].every((member) => member === undefined))
    throw nothingToChange("home", "notFound", "apple", "android", "gs1");
  const address = (value: string | null, pointer: string) =>
    value === null ? null : parseTarget(value, own, pointer);
  return {
    ...(home === undefined ? {} : { home: address(home, "/home") }),
    ...(notFound === undefined ? {} : { notFound: address(notFound, "/notFound") }),
    ...(apple === undefined ? {} : { apple: links(apple, "/apple") }),
    ...(android === undefined ? {} : { android: links(android, "/android") }),
    ...(gs1 === undefined ? {} : { gs1 }),
  };
}

function links(value: object | null, pointer: string): string | null {
  if (value === null) return null;
  const json = JSON.stringify(value);
  if (Buffer.byteLength(json) <= MOST_LINKS) return json;
  throw invalidRequest([{ pointer, ...explain("json_too_long", { limit: MOST_LINKS }) }]);
}

function refused(refusal: DomainRefusal, limit: number | null, most: number | null): Fault {
  switch (refusal) {
    case "key_reused":
      return keyReused();
    case "tenant_gone":
      return workspaceErased();
    case "taken":
      return taken();
    case "limit_reached":
      return new Fault("plan_limit", `Your plan allows ${limit} domains, pending ones included.`);
    case "bytes_reached":
      return bytesReached(most);
    case "too_many_pending":
      return new Fault(
        "plan_limit",
        `A workspace has at most ${MOST_PENDING} pending domains. Verify or delete one.`,
      );
  }
}

/** @param freeAt - the time at which there is room again. */
function tooMany(freeAt: number): Fault {
  const { ofSite, ofTenant } = NEW_NAMES;
  return new Fault(
    "plan_limit",
    `A day may bring ${ofSite} new names of one domain, and ${ofTenant} of one workspace: each needs a certificate. There is room again at ${isoTime(freeAt)}.`,
  );
}

function taken(): Fault {
  return new Fault(
    "domain_taken",
    "Another workspace has verified this domain. It keeps it unless its TXT record is missing for 7 days.",
  );
}

function gs1InUse(codes: number): Fault {
  return new Fault("gs1_in_use", "Codes on this domain have GS1 addresses. Delete them first.", {
    errors: [{ pointer: "/gs1", ...explain("gs1_codes_on_domain", { codes }) }],
  });
}

function notFound(): never {
  throw new Fault("domain_not_found", "There is no domain with this id in your workspace.");
}

function changed(): Fault {
  return new Fault("domain_changed", "The domain changed since you read it. Read it again, then change it.");
}
