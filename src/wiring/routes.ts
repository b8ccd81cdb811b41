import type { PublicApi } from "../agents/calls.ts";
import { agentRoutes } from "../agents/routes.ts";
import { overviewRoutes } from "../analytics/overview-routes.ts";
import { analyticsRoutes } from "../analytics/routes.ts";
import { SECTIONS } from "../book/contents.ts";
import { bookRoutes } from "../book/routes.ts";
import { bulkRoutes } from "../bulk/routes.ts";
import { duplicateRoutes } from "../codes/duplicate-routes.ts";
import { bulkUndoRoutes } from "../bulk/undo-routes.ts";
import { codeRoutes } from "../codes/routes.ts";
import { symbolRoutes } from "../codes/symbol-routes.ts";
import { consentRoutes } from "../consent/routes.ts";
import { LANDING_TEMPLATES } from "../codes/landing.ts";
import { typeCatalog } from "../drawings/drawings.ts";
import { domainRoutes } from "../domains/routes.ts";
import { drawingRoutes } from "../drawings/routes.ts";
import { setQuotaHeaders } from "../http/catalog.ts";
import { metricsRoutes } from "../http/metrics.ts";
import { createMissCounter } from "../http/misses.ts";
import { domainOf } from "../http/requests.ts";
import { securityTextRoutes } from "../http/security-text.ts";
import { serviceRoutes } from "../http/service.ts";
import { webRoutes } from "../http/web.ts";
import { historyRoutes } from "../history/routes.ts";
import { leavingRoutes } from "../moving/leaving-routes.ts";
import { imageRoutes } from "../images/routes.ts";
import { importRoutes } from "../moving/arriving-routes.ts";
import { keyRoutes } from "../keys/routes.ts";
import { leadRoutes } from "../leads/routes.ts";
import { tenantLeadRoutes } from "../leads/tenant-routes.ts";
import { pageRoutes, visitOf } from "../pages/routes.ts";
import { createLogoFileAnswers, logoFileRoutes } from "../logos/file-routes.ts";
import { logoRoutes } from "../logos/routes.ts";
import { lookRoutes } from "../looks/routes.ts";
import { privacyRoutes } from "../privacy/routes.ts";
import { serviceFacts } from "./privacy.ts";
import { previewRoutes } from "../pages/preview-routes.ts";
import { interactionRoutes } from "../pages/interaction-routes.ts";
import { voucherRoutes } from "../plans/routes.ts";
import { alertRoutes } from "../watch/alert-routes.ts";
import { traceRoutes } from "../rules/routes.ts";
import { runRoutes } from "../runs/routes.ts";
import { scanRoutes } from "../scans/routes.ts";
import { sheetRoutes } from "../sheets/routes.ts";
import { errorFields } from "../shared/log.ts";
import { tenantRoutes } from "../tenants/routes.ts";
import { HOUR, MINUTE, SECOND } from "../shared/clock.ts";
import { deliveryRoutes } from "../webhooks/delivery-routes.ts";
import { webhookRoutes } from "../webhooks/routes.ts";
import { VERSION } from "../version.ts";
import type { Context } from "./context.ts";
import type { Services, SharedServices } from "./services.ts";

/** Mails that ask for a confirmation, for each address of a client. */
const CONFIRMATIONS = { count: 10, milliseconds: HOUR };

/**
 * The routes of every room, each with the services it calls.
 * @param document - returns the OpenAPI document, which describes these routes.
 * @param api - the same routes, for agents.
 */
export function createRoutes(
  context: Context,
  shared: SharedServices,
  services: Services,
  document: () => Promise<unknown>,
  api: PublicApi,
) {
  const { settings, clock, chance, log, metrics, plans, stores, country, baseUrl } = context;
  const { gate, redirect, health } = shared;
  const { classify, consent, resolver } = shared.scans;
  const { deliveries, webhooks } = shared.webhooks;
  const {
    analytics,
    overview,
    bulk,
    bulkUndo,
    codes,
    domains,
    drawings,
    evictCode,
    history,
    keys,
    leadReader,
    images,
    imports,
    leads,
    pages,
    leaving,
    runs,
    logos,
    logoStyles,
    looks,
    scanLog,
    sheets,
    tenants,
    testDelivery,
    vouchers,
  } = services;
  const report = (error: unknown) => log.error("storage is out of order", errorFields(error));
  const consented = (request: Request) => consent.given(request.headers.get("cookie"));
  const countMisses = createMissCounter(shared.missLimit, evictCode);
  const exportLimit = gate.limiter("export", settings.limits.export);
  const logoLimit = gate.limiter("logos", settings.limits.logos);
  const logoFiles = createLogoFileAnswers({
    gate,
    limit: gate.limiter("logo-files", settings.limits.logoFiles),
    keys: settings.logoKeys,
    logos,
  });
  const routes = [
    serviceRoutes({ health, document }),
    bookRoutes(document),
    ...(settings.securityContact === null
      ? []
      : [securityTextRoutes({ contact: settings.securityContact, baseUrl, clock })]),
    webRoutes(),
    ...(metrics ? [metricsRoutes(metrics, settings.metricsToken)] : []),
    scanRoutes({
      gate,
      redirect,
      scans: scanLog,
      seesDevices: (tenant) => plans.grants(tenant, clock.now()).deviceLog,
      owns: async (tenant, id) => (await stores.codes.get(tenant.id, id)) !== null,
    }),
    alertRoutes({
      gate,
      limit: gate.limiter("alerts", settings.limits.leads),
      alerts: shared.alerts,
    }),
    consentRoutes({
      gate,
      limit: gate.limiter("consent", settings.limits.leads),
      consent,
      countMisses,
      exists: resolver.exists,
      report,
      baseUrl,
    }),
    pageRoutes({
      pages,
      countMisses,
      consented,
      contactOf: shared.contacts.of,
      exists: resolver.exists,
      isClosed(request) {
        const domain = domainOf(request);
        return domain !== null && shared.domains.hosts.of(domain)?.isClosed === true;
      },
      report,
    }),
    imageRoutes({
      gate,
      images,
      tenantAt: (domain) => (domain === null ? null : (shared.domains.hosts.of(domain)?.tenantId ?? null)),
      countMisses: createMissCounter(shared.missLimit, images.evict),
    }),
    previewRoutes({ gate, pages, draft: codes.draft }),
    leadRoutes({
      gate,
      limit: gate.limiter("leads", settings.limits.leads),
      leads,
      countMisses,
      activeCode: resolver.active,
      describe: (sighting) => ({
        country: country(sighting),
        device: classify(sighting.header("user-agent")).device,
      }),
      requiredOf: pages.requiredFields,
      pageWith: async (request, address, lead, root) =>
        pages.page(address, { ...(await visitOf(request, consented)), choice: null, lead, root }),
      report,
      baseUrl,
    }),
    tenantLeadRoutes({
      gate,
      leads: leadReader,
      own: async (tenant, { id = "" }) => void (await codes.get(tenant, id)),
    }),
    interactionRoutes({
      gate,
      limit: gate.limiter("events", settings.limits.events),
      store: stores.interactions,
      clock,
      countMisses,
      activeCode: resolver.active,
    }),
    overviewRoutes({ gate, overview }),
    privacyRoutes({
      gate,
      facts: async (tenant) => ({
        ...serviceFacts(settings, baseUrl),
        workspace: {
          hasWebhook: (await webhooks.get(tenant.id)).configured,
          seesDevices: plans.grants(tenant, clock.now()).deviceLog,
        },
      }),
    }),
    analyticsRoutes({
      gate,
      analytics,
      ownCode: codes.get,
    }),
    webhookRoutes({
      gate,
      webhooks,
      testDelivery,
      testLimit: gate.limiter("webhook-test", { count: 1, milliseconds: 10 * SECOND }),
    }),
    deliveryRoutes({ gate, deliveries }),
    tenantRoutes({
      gate,
      limits: {
        signupLimit: gate.limiter("signup", settings.limits.signup),
        dayLimit: gate.limiter("signup-day", settings.limits.signupDay),
        mailLimit: gate.limiter("mails", CONFIRMATIONS),
      },
      tenants,
    }),
    keyRoutes({ gate, keys }),
    voucherRoutes(gate, vouchers),
    codeRoutes({ gate, codes, baseUrl }),
    duplicateRoutes({ gate, codes }),
    historyRoutes({ gate, codes, history }),
    traceRoutes({ gate, codes, deadOf: stores.codes.deadOf, clock, chance }),
    lookRoutes({ gate, looks }),
    domainRoutes({
      gate,
      domains,
      verifyLimit: gate.limiter("domain-verify", { count: 10, milliseconds: MINUTE }),
    }),
    runRoutes({ gate, runs, baseUrl, mayPause: context.mayPause }),
    bulkRoutes({ gate, bulk, readSheet: sheets.read }),
    sheetRoutes({ gate, limit: exportLimit, sheets }),
    importRoutes({ gate, imports, mayPause: context.mayPause }),
    bulkUndoRoutes({ gate, undo: bulkUndo, mayPause: context.mayPause }),
    leavingRoutes({ gate, ...leaving }),
    ...symbolRoutes({ gate, codes, drawings, inlineLogo: logoStyles.inlineCopy }),
    drawingRoutes({
      gate,
      generateLimit: gate.limiter("generate", settings.limits.generate),
      exportLimit,
      drawings,
      inlineLogo: logoStyles.inline,
      catalog: () => typeCatalog(LANDING_TEMPLATES),
    }),
    logoRoutes({ gate, limit: logoLimit, keys: settings.logoKeys, logos }),
    ...logoFileRoutes(logoFiles),
    agentRoutes({ gate, api, docs: SECTIONS, baseUrl, version: VERSION, log }),
  ];
  return {
    routes,
    direct: logoFiles.direct,
    setQuotaHeaders: (request: Request, answer: Response) =>
      setQuotaHeaders(request, answer, logoLimit, clock.now()),
  };
}
