import type { Counted, Sums } from "../analytics/records.ts";
import type { Plans } from "../plans/plans.ts";
import type { TenantStore } from "../tenants/store/tenants.ts";
import { MINUTE, SECOND } from "../../kit/shared/clock.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import { dayNameIn, today } from "./calendar.ts";
import type { News } from "./letters.ts";
import type { MailedCode, Mailing, Scope, Told } from "./records.ts";
import type { MailingStore } from "./store/mailing-store.ts";
import { type Limit, LIMITS } from "./texts.ts";

/** News, and how far a mail about them tells. */
export interface Found {
  readonly news: News;
  readonly told: Told;
  /** Whether there is more to look at now. */
  readonly more: boolean;
}

/** Looks for what a mailing gives notice of. */
export type FindNews = (mailing: Mailing, tenant: Tenant, told: Told, now: number) => Promise<Found>;

/** Scans and leads that are younger may still be on their way into the database of another node. */
const SETTLED = 30 * SECOND;

/** Scans that are looked through at once: five milliseconds. */
const AT_ONCE = 2_500;

/** Pieces that a look reads. */
const MOST_PIECES = 40;

/** Codes of a mail that are counted one by one. */
const MOST_FIRST = 1_000;

/**
 * Days whose mean is the usual; a day of more than five times that is a spike, with at least so many scans.
 */
const USUAL_DAYS = 28;
const SPIKE = 5;
const LEAST_SPIKE = 20;

/** Shares of a limit: from here on it is nearly reached, and below there it is no longer. */
const NEARLY = 0.9;
const NO_LONGER = 0.8;

const QUARTER = 15 * MINUTE;

/** Whether news are to be mailed. */
export function isNews({ first, spike, leads, limits }: News): boolean {
  return first.length > 0 || spike !== null || leads > 0 || limits.length > 0;
}

export function createFindNews(needs: {
  store: Pick<MailingStore, "firstScans" | "leadsIn" | "counts">;
  /** Counts from a time to another, both on quarter hours. */
  sums: (of: Counted, from: number, to: number) => Promise<Pick<Sums, "scans" | "bots">>;
  /** Adds what was counted so far to the counts of workspaces and groups. */
  settle: () => Promise<void>;
  usage: TenantStore["usage"];
  plans: Pick<Plans, "grants">;
}): FindNews {
  const { store, sums, settle, usage, plans } = needs;

  async function scanned(tenantId: string, of: Scope, after: number, upTo: number) {
    const codes = new Map<string, MailedCode>();
    let [place, any] = [after, false];
    for (let pieces = 0; place < upTo && pieces < MOST_PIECES; pieces++) {
      const piece = await store.firstScans(tenantId, of, place, upTo, AT_ONCE);
      for (const code of piece.codes) if (codes.size < MOST_FIRST) codes.set(code.id, code);
      any ||= piece.any;
      place = piece.upTo;
    }
    return { codes: [...codes.values()], any, upTo: Math.max(place, after) };
  }

  async function spikeOf({ tenantId, of, timezone }: Mailing, now: number): Promise<News["spike"]> {
    const { from, earlier } = today(timezone, now, USUAL_DAYS);
    const counted: Counted =
      of.code === null ? { tenantId, group: of.group ?? undefined } : { codeId: of.code };
    await settle();
    const people = async (from: number, to: number) => {
      const { scans, bots } = await sums(counted, from, to);
      return scans - bots;
    };
    const scans = await people(from, Math.ceil(now / QUARTER) * QUARTER);
    if (scans < LEAST_SPIKE) return null;
    const usual = (await people(earlier, from)) / USUAL_DAYS;
    // A workspace that nobody has scanned before has nothing that is usual.
    return usual > 0 && scans > SPIKE * usual ? { scans, usual } : null;
  }

  async function limitsOf(tenant: Tenant, before: readonly string[], now: number) {
    const grants = plans.grants(tenant, now);
    const used: Readonly<Record<Limit, number>> = {
      ...(await usage(tenant.id)),
      ...(await store.counts(tenant.id)),
    };
    const shares = LIMITS.flatMap((limit) => {
      const most = grants[limit];
      // A limit of none is no limit that somebody comes near.
      return most === null || most === 0 ? [] : { limit, share: used[limit] / most };
    });
    const near = shares.filter(({ limit, share }) => share >= (before.includes(limit) ? NO_LONGER : NEARLY));
    return {
      near: near.map(({ limit }) => limit),
      fresh: near.filter(({ limit }) => !before.includes(limit)),
    };
  }

  return async (mailing, tenant, told, now) => {
    const { notices, of, timezone } = mailing;
    const upTo = now - SETTLED;
    const wants = (notice: (typeof notices)[number]) => notices.includes(notice);
    // A clock that was set back looks at nothing twice.
    const [scansFrom, leadsFrom] = [told.scansTo ?? upTo, told.leadsTo ?? upTo];
    const looksAtScans = (wants("first_scan") || wants("spike")) && scansFrom < upTo;
    const found = looksAtScans ? await scanned(mailing.tenantId, of, scansFrom, upTo) : null;
    const day = dayNameIn(timezone, now);
    const spike =
      wants("spike") && found?.any === true && told.spike !== day ? await spikeOf(mailing, now) : null;
    const isLater = leadsFrom < upTo;
    const leads = wants("lead") && isLater ? await store.leadsIn(mailing.tenantId, of, leadsFrom, upTo) : 0;
    const limits = wants("limit") ? await limitsOf(tenant, told.limits ?? [], now) : { near: [], fresh: [] };
    return {
      news: { first: wants("first_scan") ? (found?.codes ?? []) : [], spike, leads, limits: limits.fresh },
      told: {
        ...(told.at === undefined ? {} : { at: told.at }),
        scansTo: found?.upTo ?? Math.max(scansFrom, upTo),
        leadsTo: Math.max(leadsFrom, upTo),
        ...(spike ? { spike: day } : told.spike === undefined ? {} : { spike: told.spike }),
        limits: limits.near,
      },
      more: found !== null && found.upTo < upTo,
    };
  };
}
