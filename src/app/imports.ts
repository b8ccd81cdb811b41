import type { Stores } from "../../db/stores.ts";
import { createGs1Check } from "../features/bulk/gs1-check.ts";
import { newCode, readContent } from "../features/codes/content.ts";
import { sourceOf } from "../features/files/source.ts";
import type { LogoStyles } from "../features/logos/styles.ts";
import type { Looks } from "../features/looks/looks.ts";
import { createImports, type Imports } from "../features/moving/in/imports.ts";
import type { ImportsNeeds } from "../features/moving/in/needs.ts";
import type { PlainCodes } from "../features/plain-codes/plain-codes.ts";
import { createFirstDays } from "../features/plans/first-days.ts";
import type { Plans } from "../features/plans/plans.ts";
import { readRules } from "../features/rules/read.ts";
import { hostsLedTo } from "../features/watch/traits.ts";
import type { Actor } from "../kit/shared/actor.ts";
import type { Clock } from "../kit/shared/clock.ts";
import type { Ids } from "../kit/shared/ids.ts";
import { payloadOf } from "../features/codes/payload.ts";
import type { Barred } from "../kit/shared/target.ts";
import type { Tenant } from "../kit/shared/tenant.ts";
import { buildPayload } from "../qr/payload/index.ts";
import { judgedAs } from "../qr/scannability/payload-judge.ts";
import type { Style } from "../qr/style.ts";

/** Creates the service that takes files in, for the API and for the shell. */
export function createImportService(
  needs: Pick<
    ImportsNeeds,
    | "inSteps"
    | "onMade"
    | "onChores"
    | "ownDomains"
    | "looks"
    | "images"
    | "files"
    | "dataDir"
    | "webhooks"
    | "leadSealer"
  > & {
    readonly stores: Stores;
    readonly plans: Plans;
    readonly clock: Clock;
    readonly ids: Ids;
    readonly barred: Barred;
    readonly looks: ImportsNeeds["looks"] & Pick<Looks, "resolve">;
    readonly logos: Pick<LogoStyles, "pin" | "inlineCopy">;
    readonly plainCodes: Pick<PlainCodes, "draft">;
    /** Checks that a payload scans in a style. @throws Fault when it does not. */
    readonly check: (payload: string, style: Style, by: Actor) => Promise<void>;
  },
): Imports {
  const { stores, clock, ids, barred, looks, logos } = needs;
  const rules = {
    ...barred,
    // An import has its domain checked once, for the whole file.
    isOwnDomain: () => true,
    // A code that waits for its domain is read again once that is verified.
    gs1On: (domain: string | null) => barred.gs1On(domain) || (domain !== null && !barred.isOurHost(domain)),
    checkFields: (type: string, fields: Readonly<Record<string, unknown>>) => void buildPayload(type, fields),
    readRules,
    checkStyle() {},
  };
  return createImports({
    ...needs,
    actorOf: (tenant, { by, signal }) => ({ ...callerOf(tenant, signal), author: by.author }),
    plainCodes: { draft: needs.plainCodes.draft, hasAlike: (code) => stores.plainCodes.hasAlike(code) },
    sourceOf,
    store: stores.bulk,
    waiting: stores.waiting,
    firstDays: createFirstDays({ store: stores.firstUses, plans: needs.plans, hostsLedTo, clock }),
    domains: stores.domains,
    newCode: (tenant, content, { author }) =>
      newCode(ids.id("code"), tenant.id, content, clock.now(), author),
    readContent: (input, shortId, domain) =>
      readContent(domain === null ? input : { ...input, domain }, shortId, rules),
    gs1Check: (tenantId) =>
      createGs1Check({
        // Those of a file that was given up are erased when codes are staged.
        names: async ({ domain, paths }) =>
          (await stores.bulk.names(tenantId, domain, paths)).filter(({ isStaged }) => !isStaged),
      }),
    readRules: (some) => readRules(some, barred),
    judgedAs: (content) => judgedAs(payloadOf(barred.baseUrl, content)),
    async checkStyle(tenant, content, copies, signal) {
      if (content.style === null) return;
      const { style } = await looks.resolve(tenant, content.style);
      const by = { ...callerOf(tenant, signal), author: null };
      await needs.check(payloadOf(barred.baseUrl, content), await logos.inlineCopy(style, copies), by);
    },
  });
}

/** A file of codes is paid for by the plan, as a bulk file is. */
function callerOf(tenant: Pick<Tenant, "id">, signal: AbortSignal | null): Pick<Actor, "caller" | "pay"> {
  const caller = { key: tenant.id, isWorkspace: true, signal: signal ?? new AbortController().signal };
  return { caller, pay: () => Promise.resolve() };
}
