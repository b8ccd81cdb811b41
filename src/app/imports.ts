import type { Stores } from "../../db/stores.ts";
import { newCode, readContent } from "../features/codes/content.ts";
import { createDomains } from "../features/domains/domains.ts";
import { createHosts } from "../features/domains/hosts.ts";
import { createLogoReader, MAIN_LOGOS } from "../features/drawings/logo-reader.ts";
import { createStyleCheck } from "../features/drawings/style-check.ts";
import { findPeople } from "../features/audit/people.ts";
import { OPERATOR } from "../kit/shared/author.ts";
import { createPace } from "../features/housekeeping/pace.ts";
import {
  createImports,
  type ImportOutcome,
  type Imports,
  type ImportsNeeds,
} from "../features/moving/in/imports.ts";
import type { ImportOrder } from "../features/moving/in/order.ts";
import type { Plans } from "../features/plans/plans.ts";
import { buildPayload } from "../qr/payload/index.ts";
import { judgedAs } from "../qr/scannability/payload-judge.ts";
import type { Style } from "../qr/style.ts";
import { createPlainCodes } from "../features/plain-codes/plain-codes.ts";
import { readRules } from "../features/rules/read.ts";
import type { Settings } from "../kit/settings/settings.ts";
import type { Clock } from "../kit/shared/clock.ts";
import type { Ids } from "../kit/shared/ids.ts";
import type { Actor } from "../kit/shared/actor.ts";
import { unknownLook } from "../kit/shared/common-faults.ts";
import type { Tenant } from "../kit/shared/tenant.ts";
import { shortUrl } from "../kit/shared/short-address.ts";
import type { OwnAddresses } from "../kit/shared/target.ts";
import { CHECKING_RHYTHM, createHeapKeeper } from "../kit/threads/heap.ts";
import { createPlatform } from "./context.ts";
import { readPlans } from "./plans.ts";
import { openStores } from "./storage.ts";

export { SOURCES } from "../features/moving/constants.ts";

/** Creates the service that takes files in, for the API and for the shell. */
export function createImportService(
  needs: Pick<ImportsNeeds, "inSteps" | "onMade" | "onChores" | "ownDomains"> & {
    readonly stores: Stores;
    readonly plans: Plans;
    readonly clock: Clock;
    readonly ids: Ids;
    readonly ownAddresses: OwnAddresses;
    /** Checks that a payload scans in a style. @throws Fault when it does not. */
    readonly check: (payload: string, style: Style, by: Actor) => Promise<void>;
  },
): Imports {
  const { stores, clock, ids, ownAddresses } = needs;
  const rules = {
    ...ownAddresses,
    // An import has its domain checked once, for the whole file.
    isOwnDomain: () => false,
    checkFields: (type: string, fields: Readonly<Record<string, unknown>>) => void buildPayload(type, fields),
    readRules,
    checkStyle() {},
  };
  const plainCodes = createPlainCodes({
    ...{ store: stores.plainCodes, plans: needs.plans, clock, ids },
    // The styles of an archive are whole: they name no look and no logo of the catalog.
    looks: {
      async resolve(_, style) {
        if ("saved" in style) throw unknownLook();
        return { style, look: null };
      },
    },
    logos: { pin: async (parts) => ({ parts, copies: [] }), inlineCopy: async (style) => style },
    payloadOf: buildPayload,
    checkStyle: needs.check,
    findPeople: findPeople(stores.audit),
    onChores: needs.onChores,
  });
  return createImports({
    ...needs,
    plainCodes: {
      draft: (tenant, input, { by, signal }) =>
        plainCodes.draft(tenant, input, { ...callerOf(tenant, signal), author: by.author }),
      hasAlike: stores.plainCodes.hasAlike,
    },
    store: stores.bulk,
    domains: stores.domains,
    newCode: (tenant, content, { author }) =>
      newCode(ids.id("code"), tenant.id, content, clock.now(), author),
    readContent: (input, shortId) => readContent(input, shortId, rules),
    readRules: (some) => readRules(some, ownAddresses),
    judgedAs: (content) => judgedAs(shortUrl(ownAddresses.baseUrl, content)),
    async checkStyle(tenant, content, signal) {
      const { style } = content;
      if (style === null || "saved" in style) return;
      const by = { ...callerOf(tenant, signal), author: null };
      await needs.check(shortUrl(ownAddresses.baseUrl, content), style, by);
    },
  });
}

/** A file of codes is paid for by the plan, as a bulk file is. */
function callerOf(tenant: Pick<Tenant, "id">, signal: AbortSignal | null): Pick<Actor, "caller" | "pay"> {
  const caller = { key: tenant.id, isWorkspace: true, signal: signal ?? new AbortController().signal };
  return { caller, pay: () => Promise.resolve() };
}

/** Takes files in from the shell. */
export interface OpenImports {
  /** @returns `null` when there is no such tenant. @throws what `Imports.run` throws. */
  run(
    tenantId: string,
    order: Omit<ImportOrder, "by" | "mayAddDomains" | "retry" | "limits">,
  ): Promise<ImportOutcome | null>;
  close(): Promise<void>;
}

/** Milliseconds of a step. A service's scans wait for a transaction of SQLite. */
const STEP = 2;

/** The most codes of a step. */
const MOST_ROWS = 1_000;

/** An archive of one's own may be of any size. */
const NO_LIMITS = { bytes: Number.POSITIVE_INFINITY, times: Number.POSITIVE_INFINITY };

/** Opens the stores for the command that takes files in. A service may be running on them. */
export async function openImports(settings: Settings): Promise<OpenImports> {
  const { clock, ids, log } = createPlatform(settings, {});
  const stores = await openStores(settings, null);
  const baseUrl = settings.baseUrl ?? `http://localhost:${settings.port}`;
  const hosts = createHosts({
    ...{ store: stores.domains, stamp: stores.changeStamp, isAway: stores.isAway, log },
    ownHost: new URL(baseUrl).hostname,
  });
  await hosts.load();
  const pace = createPace(() => performance.now(), MOST_ROWS, STEP);
  const plans = await readPlans(settings);
  const ownAddresses = { baseUrl, isOurHost: (host: string) => hosts.of(host) !== null };
  const domains = createDomains({
    ...{ store: stores.domains, hosts, plans, ownAddresses, clock, ids },
    check: () => Promise.reject(new Error("No domain is verified here")),
  });
  const styles = createStyleCheck(createLogoReader(MAIN_LOGOS));
  const imports = createImportService({
    ...{ stores, clock, ids, plans, ownAddresses },
    ownDomains: domains,
    check: async (payload, style) => styles.check(payload, style),
    async inSteps(step) {
      const keepHeapSmall = createHeapKeeper(CHECKING_RHYTHM);
      await pace(
        (rows) => {
          keepHeapSmall();
          return step(rows);
        },
        () => true,
      );
    },
    // A service hears of new codes by itself, and looks for chores once a minute.
    onMade() {},
    onChores() {},
  });
  return {
    async run(tenantId, order) {
      const tenant = await stores.tenants.byId(tenantId);
      return (
        tenant &&
        imports.run(tenant, {
          ...order,
          by: { author: OPERATOR },
          mayAddDomains: true,
          retry: null,
          limits: NO_LIMITS,
        })
      );
    },
    close: () => stores.close(),
  };
}
