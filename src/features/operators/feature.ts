import { lastBackup } from "../../../db/files/backup-note.ts";
import { offsite } from "../backups/scan-feature.ts";
import { isTakenDown } from "../codes/admin.ts";
import { operatorServices } from "../../app/operator-services.ts";
import { feature, type Given } from "../../app/feature.ts";
import { overload } from "../../app/admission-feature.ts";
import { audit } from "../audit/feature.ts";
import { findPeople } from "../audit/people.ts";
import { blocks } from "../blocks/scan-feature.ts";
import { secondFactors } from "../factors/entry-feature.ts";
import { CODES } from "../factors/feature.ts";
import { createReportDesk } from "../reports/desk.ts";
import { codeNamed } from "../reports/named.ts";
import { createReportOpener } from "../reports/opener.ts";
import { reportChores } from "../reports/scan-feature.ts";
import type { Operator } from "../../kit/shared/operator.ts";
import { health } from "../scans/scan-feature.ts";
import { createOperatorCodes } from "./codes.ts";
import { createGrowth } from "./growth.ts";
import { operatorCodeRoutes } from "./http/code-routes.ts";
import { findingRoutes } from "./http/finding-routes.ts";
import { CALLS } from "./http/operations.ts";
import { operatorPeopleRoutes } from "./http/people-routes.ts";
import { operatorReportRoutes } from "./http/report-routes.ts";
import { operatorSessionRoutes } from "./http/session-routes.ts";
import { operatorWorkspaceRoutes } from "./http/workspace-routes.ts";
import { createOperatorLog } from "./log.ts";
import { createOperatorPeople } from "./people.ts";
import { createOperatorReports } from "./reports.ts";
import { operatorAccess } from "./scan-feature.ts";
import { createOperatorSearch } from "./search.ts";
import { createOperatorEntry } from "./sign-in.ts";
import { type StateNeeds, stateOf } from "./state.ts";
import { createOperatorWorkspaces } from "./workspaces.ts";
import { createBlocklistAdmin } from "../blocklist/admin.ts";
import { blocklist } from "../blocklist/scan-feature.ts";
import { domainSummary } from "../domains/admin.ts";
import { ownDomains } from "../domains/scan-feature.ts";
import { images } from "../images/feature.ts";
import { logos } from "../logos/feature.ts";
import { leaving } from "../moving/feature.ts";
import { createOperatorCatalog } from "./catalog.ts";
import { createOperatorDomains } from "./domains.ts";
import { createOperatorExports } from "./exports.ts";
import { createOperatorLists } from "./lists.ts";
import { createOperatorMaking } from "./making.ts";
import { createOperatorVouchers } from "./vouchers.ts";
import { exportRoutes } from "./http/export-routes.ts";
import { catalogRoutes } from "./http/catalog-routes.ts";
import { keepingRoutes } from "./http/keeping-routes.ts";
import { makingRoutes } from "./http/making-routes.ts";

/** Called when something was changed that caches of this node hold. */
function changes({ emit }: Pick<Given, "emit">) {
  const people = () => emit("keys.changed", null);
  return {
    people,
    workspace() {
      people();
      emit("tenant.edited", null);
    },
    gone(id: string) {
      people();
      emit("tenant.gone", id);
      emit("chores.due", null);
    },
  };
}

/** The operator's view: what the commands can do to a running service, and a search over all workspaces. */
export const operators = feature({
  name: "operators",
  async service(given) {
    const { context, use } = given;
    const { stores, settings, plans, baseUrl, clock, ids, problems, disk, pool } = context;
    const [access, blocking] = [await use(operatorAccess), await use(blocks)];
    const [{ app, passkeys }, { shedder }] = [await use(secondFactors), await use(overload)];
    const { sealer, hasMail } = await use(reportChores);
    const [{ catalog: shown }, pictures, hostLists] = [
      await use(logos),
      await use(images),
      await use(blocklist),
    ];
    const store = stores.finding;
    const changed = changes(given);
    /** The services by which an operator acts; `null` only reads. */
    const as = (by: Operator | null) => {
      const acting = blocking.as(by);
      return {
        ...operatorServices({ stores, settings, plans, baseUrl, clock, ids, by }),
        blocks: acting,
        reports: createReportDesk({
          ...{ store: stores.reports, open: createReportOpener(sealer), hasMail, clock, ids, by },
          takeDown: (address, reason, words) =>
            acting.block(address, { by: "operator", reason, words, list: null }),
          isTakenDown: isTakenDown(stores.codes),
        }),
        blocklist: createBlocklistAdmin({
          ...{ store: stores.blocklists, clock, ids, by },
          sources: hostLists.standings.map(({ source }) => source),
          factsOf: async (source) =>
            hostLists.standings.find((one) => one.source === source)?.accepted?.facts ?? null,
          lookup: async () => hostLists.verdictOf,
        }),
      };
    };
    const codes = createOperatorCodes({ store, signs: stores.signs, as, baseUrl });
    const workspaces = createOperatorWorkspaces({
      ...{ store, listing: stores.listing, tenants: stores.tenants, plans, as, baseUrl, clock },
      ...{ onEdited: changed.workspace, onGone: changed.gone },
    });
    const people = createOperatorPeople({
      ...{ store: stores.listing, access, as, clock, onChanged: changed.people },
    });
    const state: StateNeeds = {
      health: await use(health),
      fixed: {
        engine: settings.databaseUrl === null ? "sqlite" : "postgres",
        ...{ baseUrl, mail: hasMail, passwords: settings.passwords, signup: settings.signup },
        plans: [...plans.names],
      },
      ...{ isDiskLow: disk.isLow, shedder, bytes: stores.vitals.bytes, counts: store.counts, problems },
      deliveries: stores.deliveries.waiting,
      jobs: () => pool.counts().waiting,
      openReports: stores.reports.open,
      lastBackup: () => lastBackup(settings.dataDir),
      offsite: await use(offsite),
    };
    const reports = createOperatorReports({ store, as, baseUrl, clock });
    const domains = createOperatorDomains({
      ...{ as, finding: store, store: stores.domains, summaryOf: domainSummary },
      onChanged: (await use(ownDomains)).hosts.reload,
    });
    return {
      ...{ access, codes, workspaces, people, reports, domains },
      log: createOperatorLog({ store: stores.operatorLog, findPeople: findPeople(stores.audit) }),
      making: createOperatorMaking({ as, now: () => clock.now(), onChanged: changed.people }),
      vouchers: createOperatorVouchers({ as, planNames: plans.names, clock }),
      catalog: createOperatorCatalog({
        ...{ as, onLogos: shown.evictImported, onImages: pictures.evictAll },
        onFiles: () => {
          given.emit("tenant.edited", null);
          given.emit("chores.due", null);
        },
      }),
      exports: createOperatorExports({
        ...{ ...(await use(leaving)), tenants: stores.tenants, log: stores.operatorLog, clock, ids },
      }),
      lists: createOperatorLists({ as, onApplied: hostLists.refresh }),
      entry: createOperatorEntry({
        ...{ access, factors: stores.factors, app, passkeys },
        onRefused: (await use(audit)).refused,
      }),
      search: createOperatorSearch({
        ...{ store, codes, workspaces, people, domains, reports, problems },
        codeNamed: (text) => codeNamed(text, baseUrl, settings.otherHosts),
      }),
      growth: createGrowth({ store, clock }),
      state: () => stateOf(state),
    };
  },
  routes({ context: { settings }, gate, service }) {
    const needs = { gate, limit: gate.limiter("operator", CALLS), ...service };
    return [
      operatorSessionRoutes({
        ...needs,
        codeLimit: gate.limiter("sign-in-code", settings.limits.signIn === null ? null : CODES),
      }),
      findingRoutes(needs),
      operatorCodeRoutes(needs),
      operatorWorkspaceRoutes(needs),
      makingRoutes(needs),
      operatorReportRoutes(needs),
      operatorPeopleRoutes(needs),
      keepingRoutes(needs),
      catalogRoutes(needs),
      exportRoutes(needs),
    ];
  },
});
