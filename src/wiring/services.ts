import { createAnalytics } from "../analytics/analytics.ts";
import { createOverview } from "../analytics/overview.ts";
import { createBulk } from "../bulk/bulk.ts";
import { createBulkUndo } from "../bulk/undo.ts";
import { createCodes } from "../codes/codes.ts";
import { createDomains } from "../domains/domains.ts";
import { imageUrl, type ShortAddress, shortUrl, splitAddress } from "../shared/short-address.ts";
import type { OwnAddresses } from "../shared/target.ts";
import { createDrawings } from "../drawings/drawings.ts";
import { createLogoReader, MAIN_LOGOS } from "../drawings/logo-reader.ts";
import { createHistory } from "../history/history.ts";
import { createImages } from "../images/images.ts";
import type { Authenticator } from "../keys/authenticate.ts";
import { createKeys } from "../keys/keys.ts";
import type { KeyUses } from "../keys/uses.ts";
import { createPace } from "../housekeeping/pace.ts";
import { createPngOf } from "../images/logos.ts";
import { createLeads } from "../leads/leads.ts";
import { createLeadOpener } from "../leads/opener.ts";
import { createLeadReader } from "../leads/reader.ts";
import { createLooks } from "../looks/looks.ts";
import type { Housekeeping } from "../housekeeping/housekeeping.ts";
import type { Gate } from "../http/gate.ts";
import type { Limiter } from "../http/limits.ts";
import type { Health } from "../http/health.ts";
import { createPages } from "../pages/pages.ts";
import { createVouchers } from "../plans/vouchers.ts";
import { createLogoStyles } from "../logos/styles.ts";
import { buildPayload } from "../qr/payload/index.ts";
import { readRules } from "../rules/read.ts";
import { createRunner } from "../runs/runner.ts";
import { createRuns } from "../runs/runs.ts";
import type { Redirect } from "../scans/redirect-routes.ts";
import { createScans } from "../scans/scans.ts";
import { createSigner, deriveKey } from "../shared/hmac.ts";
import { createSealer } from "../shared/seal.ts";
import type { Contacts } from "../tenants/contacts.ts";
import { createTenants } from "../tenants/tenants.ts";
import type { AlertService } from "../watch/alerts.ts";
import { shownHealth } from "../watch/shown.ts";
import { createTestDelivery } from "../webhooks/test-delivery.ts";
import { createLeaving } from "./leaving.ts";
import { openLogoCatalog } from "./logos.ts";
import { createSheetService } from "./sheets.ts";
import type { Context } from "./context.ts";
import { createImportService } from "./imports.ts";
import type { DomainServices } from "./domains.ts";
import type { ScanServices } from "./scans.ts";
import type { WebhookServices } from "./webhooks.ts";

/** Services that scans and chores need before the APIs are loaded. The APIs use them as well. */
export interface SharedServices {
  readonly authenticator: Authenticator;
  readonly keyUses: KeyUses;
  readonly contacts: Contacts;
  readonly gate: Gate;
  readonly redirect: Redirect;
  /** Of requests for short ids that stand for nothing, per address. */
  readonly missLimit: Limiter;
  readonly health: () => Health;
  readonly housekeeping: Housekeeping;
  readonly scans: ScanServices;
  readonly webhooks: WebhookServices;
  readonly domains: DomainServices;
  readonly alerts: AlertService;
}

/** The most codes that a step of a run looks through. */
const MOST_ROWS = 1_000;

/** Milliseconds of a step on a database's server, which takes most of it: the loop is held for a small part. */
const ON_SERVER = 60;

/** The services that only the APIs call. */
export type Services = Awaited<ReturnType<typeof createServices>>;

/** Creates the services that only the APIs call. */
export async function createServices(context: Context, shared: SharedServices) {
  const { settings, clock, ids, log, plans, stores, secret, pool, baseUrl } = context;
  const { authenticator, contacts, housekeeping } = shared;
  const { recorder, resolver } = shared.scans;
  const { webhooks, send, onAnswered } = shared.webhooks;
  const { check, hosts } = shared.domains;
  const ownAddresses: OwnAddresses = { baseUrl, isOurHost: (host) => hosts.of(host) !== null };
  const logos = openLogoCatalog(context);
  const logoStyles = createLogoStyles(logos, createPngOf(context.picturePool.jobsFor));
  const images = createImages({
    store: stores.images,
    stamp: stores.changeStamp,
    jobsFor: context.picturePool.jobsFor,
    ids,
    mostBytes: (tenant) => plans.grants(tenant, clock.now()).bytes,
    urlOf: (id) => imageUrl(baseUrl, null, id),
  });
  const pages = createPages({
    store: stores.pages,
    stamp: stores.changeStamp,
    logoArt: logoStyles.picture,
    newLogoArt: logoStyles.newPicture,
    coverArt: images.find,
    coverUrl: (address, id) => imageUrl(baseUrl, splitAddress(address).domain, id),
    ids,
  });
  /** Evicts a short address from all caches. */
  const evictCode = (address: ShortAddress) => {
    resolver.evict(address);
    pages.evict(address);
    contacts.evict(address);
  };
  const onChores = () => void housekeeping.run();

  const drawings = createDrawings({
    logoOf: createLogoReader(MAIN_LOGOS),
    jobsFor: pool.jobsFor,
  });
  const looks = createLooks({
    store: stores.looks,
    plans,
    clock,
    ids,
    logos: logoStyles,
    shortUrl: (code) => shortUrl(baseUrl, code),
    checkStyle: drawings.check,
    onChores,
  });
  const codes = createCodes({
    store: stores.codes,
    looks,
    plans,
    ...ownAddresses,
    isVerified: (tenantId, host) => hosts.of(host)?.tenantId === tenantId,
    clock,
    ids,
    checkFields: (type, fields) => void buildPayload(type, fields),
    readRules,
    shownHealth,
    checkStyle: drawings.check,
    onChanged: evictCode,
    logos: logoStyles,
    onChores,
  });
  const sheets = createSheetService({
    stores,
    baseUrl,
    logoStyles,
    looks,
    pool,
    planRows: (tenant) => plans.grants(tenant, clock.now()).bulkRows,
    clock,
  });
  const bulk = createBulk({
    store: stores.bulk,
    codes,
    logoStyles,
    looks,
    pool,
    baseUrl,
    hosts,
    plans,
    sheets,
    clock,
    ids,
    afterCommit: recorder.afterCommit,
    onMade: evictCode,
    onChores,
  });
  const runner = createRunner({
    store: stores.runs,
    codes,
    clock,
    log,
    pace: createPace(
      () => performance.now(),
      MOST_ROWS,
      settings.databaseUrl === null ? undefined : ON_SERVER,
    ),
    stopping: context.stopping,
    untilDone: context.untilDone,
    onChanged: evictCode,
    onChores,
  });
  const runs = createRuns({ store: stores.runs, codes, runner, plans, clock, ids });
  const bulkUndo = createBulkUndo({
    store: stores.bulk,
    inSteps: runner.inSteps,
    clock,
    onGone: evictCode,
    onChores,
  });
  const domains = createDomains({
    store: stores.domains,
    hosts,
    check,
    plans,
    ownAddresses,
    clock,
    ids,
  });
  const imports = createImportService({
    ...{ stores, plans, clock, ids, ownAddresses },
    ownDomains: domains,
    check: drawings.check,
    inSteps: runner.inSteps,
    onMade: evictCode,
    onChores,
  });
  const vouchers = createVouchers({
    store: stores.vouchers,
    plans,
    clock,
    onPlanChanged: authenticator.evictAll,
  });
  const keys = createKeys({
    store: stores.keys,
    uses: shared.keyUses,
    clock,
    ids,
    onChanged: authenticator.evictAll,
  });
  const tenants = createTenants({
    store: stores.tenants,
    plans,
    signup: settings.signup,
    signupPlan: settings.signupPlan,
    admitByVoucher: vouchers.admit,
    alerts: shared.alerts,
    mainKey: keys.main,
    clock,
    ids,
    onGone: (tenantId) => {
      hosts.loadLater();
      resolver.evictTenant(tenantId);
      pages.evictAll();
      images.evictAll();
    },
    onEdited() {
      authenticator.evictAll();
      pages.evictAll();
      contacts.evictAll();
    },
    onKeysChanged: authenticator.evictAll,
    onChores,
  });

  const [sealer, marker] = await Promise.all([
    deriveKey(secret, "leads").then((key) => createSealer(key, ids)),
    deriveKey(secret, "lead-marks").then(createSigner),
  ]);
  const leads = createLeads({ store: stores.leads, sealer, marker, clock, ids });
  const leadReader = createLeadReader({
    store: stores.leads,
    opener: createLeadOpener({ sealer, clock, log }),
  });
  await leadReader.checkSeals();
  // Last: after a failure above all services are created again, and listeners can't be removed.
  stores.onCodeChanged(pages.evict);
  stores.onCodeChanged(contacts.evict);
  stores.images.onErased(images.evictAll);
  runner.start();

  return {
    analytics: createAnalytics(stores.analytics, clock),
    overview: createOverview({
      store: stores.analytics,
      mostScanned: stores.codes.mostScanned,
      settle: stores.settle,
      clock,
    }),
    bulk,
    bulkUndo,
    codes,
    domains,
    drawings,
    evictCode,
    history: createHistory(stores.history),
    keys,
    leadReader,
    images,
    imports,
    leads,
    pages,
    leaving: createLeaving({ stores, baseUrl, logoStyles, leadReader, pool }),
    runs,
    logos,
    logoStyles,
    looks,
    scanLog: createScans(stores.scans),
    sheets,
    tenants,
    testDelivery: createTestDelivery({ webhooks, send, onAnswered, clock, ids }),
    vouchers,
  };
}
