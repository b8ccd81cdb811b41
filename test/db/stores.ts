import type { Code, CountedCode } from "../../src/features/codes/model.ts";
import type { Addition } from "../../src/features/codes/records.ts";
import type { NewKey } from "../../src/features/keys/records.ts";
import type { Scan } from "../../src/features/scans/model.ts";
import type { Voucher } from "../../src/features/plans/records.ts";
import { DAY, systemClock } from "../../src/kit/shared/clock.ts";
import { createIds } from "../../src/kit/shared/ids.ts";
import type { RetryKey } from "../../src/kit/shared/retry.ts";
import type { Stores } from "../../db/stores.ts";
import type { Tenant } from "../../src/kit/shared/tenant.ts";
import { BARE_CODE } from "../features/codes/bare.ts";
import { TENANT } from "../tenant.ts";

/** The stores of a new, empty database, for a contract suite. */
export interface OpenStores extends Stores {
  /** How many rows are kept of what codes recorded that are gone: what the eraser still has to do. */
  leftovers(): Promise<number>;
  /** How many pages of the database are read for some work, from memory or from the disk. */
  pagesRead(work: (stores: Stores) => Promise<unknown>): Promise<number>;
  /** Runs a statement past the stores. */
  damage(statement: string): Promise<unknown>;
  /** Updates the planner's statistics, as PostgreSQL does by itself after a minute. */
  analyze?(): Promise<void>;
  close(): Promise<void>;
}

/** Counts the rows that deleted codes have left, and marks of series, in SQL of both engines. */
export const LEFTOVERS = `
  select (select count(*) from scans where code_seq not in (select seq from codes))
       + (select count(*) from code_revisions where code_seq not in (select seq from codes))
       + (select count(*) from code_values where code_seq not in (select seq from codes))
       + (select count(*) from scanners where code_seq not in (select seq from codes))
       + (select count(*) from campaign_changes where code_seq < 0)
       + (select count(*) from webhook_deliveries where code_seq not in (select seq from codes)
         and code_seq not in (select code_seq from deleted_codes)) as leftovers`;

/** 2026-11-21, 12:00 UTC: the time of everything here, unless stated otherwise. */
export const NOON = Date.UTC(2026, 10, 21, 12);

const ids = createIds(systemClock);

/** An unused id. */
export const freshId = ids.id;
export const freshShortId = ids.shortId;

export function newTenant(change: Partial<Tenant> = {}): Tenant {
  return {
    ...TENANT,
    id: ids.id("ten"),
    createdAt: NOON,
    ...change,
  };
}

export function newVoucher(change: Partial<Voucher> = {}): Voucher {
  const hash = newHash();
  return {
    hash,
    hint: hash.slice(0, 12),
    plan: "pro",
    uses: 1,
    days: null,
    expiresAt: null,
    createdAt: NOON,
    ...change,
  };
}

/** A hash that nothing has yet. */
function newHash(): string {
  return ids.bytes(32).toHex();
}

/** A key that is not stored yet: one like a sign-up's. */
export function newKey(change: Partial<NewKey> = {}): NewKey {
  const id = ids.id("key");
  return {
    id,
    hash: newHash(),
    hint: "qz_3vQ8…E4wx",
    name: id,
    scopes: null,
    createdAt: NOON,
    expiresAt: null,
    madeBy: null,
    owner: null,
    ...change,
  };
}

/** The url of every webhook. */
export const RECEIVER = "http://receiver.example/";

/** Gives a tenant a webhook for scans and leads that never changed. */
export function webhookIn(
  { webhooks }: Pick<Stores, "webhooks">,
  tenant: Pick<Tenant, "id">,
): Promise<unknown> {
  const webhook = {
    url: RECEIVER,
    secrets: null,
    updatedAt: 0,
    revision: 1,
    events: null,
    name: "",
    goneAt: null,
    goneUrl: null,
  };
  return webhooks.replace(tenant.id, webhook);
}

/** A host that the tenant has verified. */
export async function domainIn(
  { domains }: Stores,
  tenant: Pick<Tenant, "id">,
  gs1 = false,
): Promise<string> {
  const id = ids.id("dom");
  const domain = {
    ...{ id, tenantId: tenant.id, host: `${id.slice(4)}.example`, value: "" },
    ...{ home: null, notFound: null, apple: null, android: null, gs1, revision: 1 },
    ...{ createdAt: NOON, verifiedAt: null, checkedAt: null, warning: null, disabled: false },
  };
  await domains.add({ domain, limits: { count: null, pending: 10 }, answerOf: () => "", retry: null });
  await domains.verify(tenant.id, id, {
    checkedAt: NOON,
    warning: null,
    isMissing: false,
    dueAt: NOON + DAY,
  });
  return domain.host;
}

export function newCode(tenant: Pick<Tenant, "id">, change: Partial<Code> = {}): Code {
  return {
    ...BARE_CODE,
    id: ids.id("code"),
    shortId: ids.shortId(),
    tenantId: tenant.id,
    target: "https://museum.example/hall-3",
    createdAt: NOON,
    updatedAt: NOON,
    ...change,
  };
}

/** 16 bytes that name a visitor. */
export function visitor(number: number): Uint8Array {
  return Uint8Array.from({ length: 16 }, (_, i) => (i < 4 ? (number >>> (i * 8)) & 255 : 7));
}

export function newScan(code: Pick<Code, "id">, change: Partial<Scan> = {}): Scan {
  return {
    codeId: code.id,
    at: NOON,
    visitor: visitor(1),
    deviceKey: null,
    device: "mobile",
    system: "iOS",
    browser: "Safari",
    language: "de",
    referrer: null,
    country: null,
    bot: null,
    destination: null,
    ...change,
  };
}

/** Adds a tenant with one key. */
export async function tenantIn(stores: Stores, change: Partial<Tenant> = {}): Promise<Tenant> {
  const tenant = newTenant(change);
  await stores.tenants.add(tenant, newKey());
  return tenant;
}

/** Adds a code. */
export async function codeIn(
  stores: Stores,
  tenant: Pick<Tenant, "id">,
  change: Partial<Code> = {},
): Promise<Code> {
  const code = newCode(tenant, change);
  const { kind } = await stores.codes.add({ code, limit: null, retry: null });
  if (kind !== "added") throw new Error(`The code was not added: ${kind}`);
  return code;
}

export function retryKey(tenant: Pick<Tenant, "id">, change: Partial<RetryKey> = {}): RetryKey {
  return {
    tenantId: tenant.id,
    route: "POST /app/api/codes",
    key: "order-4711",
    fingerprint: "a",
    ...change,
  };
}

/** How many additions had each result. */
export function tally(additions: readonly Addition[]): Partial<Record<Addition["kind"], number>> {
  const counts: Partial<Record<Addition["kind"], number>> = {};
  for (const { kind } of additions) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Every code of a tenant, page by page. */
export async function everyCode(stores: Stores, tenantId: string, pageSize: number): Promise<CountedCode[]> {
  const found: CountedCode[] = [];
  for (;;) {
    const last = found.at(-1)?.id;
    const page = await stores.codes.list(tenantId, {
      limit: pageSize,
      ...(last === undefined ? {} : { after: { key: "", id: last } }),
    });
    found.push(...page.codes);
    if (page.next === null) return found;
  }
}
