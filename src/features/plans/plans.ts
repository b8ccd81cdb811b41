import { DAY, isoTime } from "../../kit/shared/clock.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import type { CurrentPlan, FirstLimitsOfPlan, Grants, Plan } from "./model.ts";

const MB = 1_000_000;

/** For so long a workspace may have limits beside those of its plan. */
export const FIRST_WEEK = 7 * DAY;

/** So many plain codes come with each tracked one. */
const PLAIN_TIMES = 4;

/** The plans that a service has without `QZ_PLANS`. */
export const BUILT_IN_PLANS: Readonly<Record<string, Plan>> = {
  static: {
    codes: 0,
    // It is the plan of those who make nothing else.
    plainCodes: 100,
    dynamicCode: false,
    analytics: false,
    bulkRows: 100,
    domains: 0,
    bytes: 10 * MB,
    // They hang on pages, and pages on tracked codes.
    fileBytes: 0,
    members: 1,
  },
  free: {
    codes: 25,
    dynamicCode: true,
    analytics: true,
    bulkRows: 100,
    domains: 0,
    bytes: 100 * MB,
    fileBytes: 100 * MB,
    members: 3,
  },
  pro: {
    codes: 1_000,
    dynamicCode: true,
    analytics: true,
    bulkRows: 5_000,
    domains: 3,
    bytes: 5_000 * MB,
    fileBytes: 5_000 * MB,
    members: 25,
  },
  unlimited: {
    codes: null,
    dynamicCode: true,
    analytics: true,
    bulkRows: 20_000,
    domains: null,
    bytes: null,
    fileBytes: null,
    members: null,
  },
};

/** Which plan applies to a tenant, and what it allows. */
export interface Plans {
  readonly names: readonly string[];
  /** The plan at `now`. One that lapsed or no longer exists falls back to the plan of new tenants. */
  current(tenant: Tenant, now: number): CurrentPlan;
  grants(tenant: Tenant, now: number): Grants;
  /** The limits of the first day and week that hold at `now`, as long as no address is confirmed. */
  firstDays(tenant: Tenant, now: number): readonly FirstStretch[];
}

/** Some first days of a workspace, and what is limited in them; `null` is no limit. */
export interface FirstStretch {
  readonly limits: Readonly<Record<"codes" | "hosts" | "mails", number | null>>;
  /** Milliseconds since the epoch. */
  readonly until: number;
  /** Whether it ends as soon as an address is confirmed. */
  readonly isLifted: boolean;
}

/** `QZ_SIGNUP_PLAN` is not the name of a plan. */
export class UnknownPlanError extends Error {
  override readonly name = "UnknownPlanError";
}

/**
 * @param plans - by name.
 * @param signupPlan - the plan of new tenants.
 * @throws UnknownPlanError when `signupPlan` is not among them.
 */
export function createPlans(plans: Readonly<Record<string, Plan>>, signupPlan: string): Plans {
  const table = new Map(Object.entries(plans));
  const fallback = table.get(signupPlan);
  if (!fallback)
    throw new UnknownPlanError(
      `QZ_SIGNUP_PLAN holds "${signupPlan}". It may hold ${[...table.keys()].join(", ")}.`,
    );
  const planOf = (tenant: Tenant, now: number) =>
    (lapsed(tenant, now) ? undefined : table.get(tenant.plan)) ?? fallback;

  function lapsed(tenant: Tenant, now: number): boolean {
    return !table.has(tenant.plan) || (tenant.planValidUntil !== null && tenant.planValidUntil <= now);
  }

  return {
    names: [...table.keys()],
    current(tenant, now) {
      if (lapsed(tenant, now)) return { name: signupPlan, validUntil: null };
      const until = tenant.planValidUntil;
      return { name: tenant.plan, validUntil: until === null ? null : isoTime(until) };
    },
    grants(tenant, now) {
      const plan = planOf(tenant, now);
      return {
        dynamicCode: plan.dynamicCode,
        analytics: plan.analytics,
        deviceLog: tenant.deviceLog,
        codes: plan.codes,
        plainCodes: plan.plainCodes === undefined ? manyTimes(plan.codes) : plan.plainCodes,
        bulkRows: plan.bulkRows,
        domains: plan.domains === undefined ? 0 : plan.domains,
        bytes: plan.bytes ?? null,
        fileBytes: (plan.fileBytes === undefined ? plan.bytes : plan.fileBytes) ?? null,
        members: plan.members ?? null,
      };
    },
    firstDays(tenant, now) {
      if (now >= tenant.createdAt + FIRST_WEEK) return [];
      const { codes, firstDay, firstWeek } = planOf(tenant, now);
      return [
        ...stretch(firstDay, tenant.createdAt + DAY, true, codes),
        ...stretch(firstWeek, tenant.createdAt + FIRST_WEEK, false, codes),
      ].filter(({ until }) => now < until);
    },
  };
}

/** @param ofPlan - codes that the plan allows at any time: a limit that is no smaller says nothing. */
function stretch(
  first: FirstLimitsOfPlan | undefined,
  until: number,
  isLifted: boolean,
  ofPlan: number | null,
): FirstStretch[] {
  if (first === undefined) return [];
  const { codes = null, hosts = null, mails = null } = first;
  const limits = { codes: codes !== null && codes < (ofPlan ?? Infinity) ? codes : null, hosts, mails };
  return [{ limits, until, isLifted }];
}

/** Plain codes that a plan allows which names no number of them. They cost nothing once they are drawn. */
function manyTimes(codes: number | null): number | null {
  return codes === null ? null : PLAIN_TIMES * codes;
}
