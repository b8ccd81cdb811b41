import { type Clock, isoTime } from "../../kit/shared/clock.ts";
import {
  type Bound,
  type Bounds,
  firstDaysReached,
  type Limited,
  type Limits,
} from "../../kit/shared/first-days.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import type { FirstLimits } from "./model.ts";
import type { Led } from "../watch/traits.ts";
import type { FirstStretch, Plans } from "./plans.ts";
import type { FirstUseStore } from "./store/first-uses.ts";

/** Limits of the first day and week of workspaces, where their plans name some. */
export interface FirstDays {
  /**
   * The limits of a workspace now. Nothing is read for one that is older, or whose plan names no such limits.
   */
  limits(tenant: Tenant): Promise<Limits>;
  /** Hosts to which a code leads; none, and nothing is looked at, where no number of them is limited. */
  hostsOf(code: Led, limits: Limits): readonly string[];
  /** As `GET /app/api/me` shows them. */
  shown(tenant: Tenant): Promise<Record<"firstDay" | "firstWeek", FirstLimits | null>>;
  /**
   * Counts a mail that a workspace has sent to somebody, does the work that sends it, and forgets the mail if
   * that fails. @param name - one of its own. @throws Fault `plan_limit`, and what the work throws.
   */
  mailing<T>(tenant: Tenant, name: string, work: () => Promise<T>): Promise<T>;
}

const NONE: Bounds = { codes: null, hosts: null, mails: null };

export function createFirstDays(needs: {
  store: FirstUseStore;
  plans: Plans;
  hostsLedTo: (code: Led) => readonly string[];
  clock: Clock;
}): FirstDays {
  const { store, plans, hostsLedTo, clock } = needs;

  async function stretchesOf(tenant: Tenant): Promise<readonly FirstStretch[]> {
    const all = plans.firstDays(tenant, clock.now());
    const isConfirmed = all.some(({ isLifted }) => isLifted) && (await store.isConfirmed(tenant.id));
    return isConfirmed ? all.filter(({ isLifted }) => !isLifted) : all;
  }

  async function boundsOf(tenant: Tenant): Promise<Bounds> {
    const stretches = await stretchesOf(tenant);
    if (stretches.length === 0) return NONE;
    const tightest = (limited: Limited) =>
      stretches.reduce<Bound | null>((found, { limits, until, isLifted }) => {
        const most = limits[limited];
        return most === null || (found !== null && found.most < most) ? found : { most, until, isLifted };
      }, null);
    return { codes: tightest("codes"), hosts: tightest("hosts"), mails: tightest("mails") };
  }

  return {
    async limits(tenant) {
      const bounds = await boundsOf(tenant);
      const { codes, plainCodes: plainLimit, bytes: most } = plans.grants(tenant, clock.now());
      const [limit, mostHosts] = [bounds.codes?.most ?? codes, bounds.hosts?.most ?? null];
      return { limit, plainLimit, most, mostHosts, bounds };
    },

    hostsOf: (code, { mostHosts }) => (mostHosts === null ? [] : hostsLedTo(code)),

    async shown(tenant) {
      const stretches = await stretchesOf(tenant);
      const shownOf = (wanted: boolean) => {
        const found = stretches.find(({ isLifted }) => isLifted === wanted);
        return found === undefined ? null : { ...found.limits, until: isoTime(found.until) };
      };
      return { firstDay: shownOf(true), firstWeek: shownOf(false) };
    },

    async mailing(tenant, name, work) {
      const { mails } = await boundsOf(tenant);
      if (mails === null) return work();
      if (!(await store.addMail(tenant.id, name, mails.most, clock.now())))
        throw firstDaysReached("mails", mails);
      try {
        return await work();
      } catch (error) {
        await store.removeMail(tenant.id, name);
        throw error;
      }
    },
  };
}
