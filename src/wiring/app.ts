import type { PublicApi } from "../agents/calls.ts";
import { build } from "../app/build.ts";
import { FEATURES } from "../app/features.ts";
import type { SharedServices } from "../app/shared-services.ts";
import { type App, createApp } from "../http/app.ts";
import { setQuotaHeaders } from "../http/catalog.ts";
import { createPageGuard } from "../http/domain-answers.ts";
import { createDownloads } from "../http/downloads.ts";
import { openApiDocument } from "../http/openapi.ts";
import { scopesOf } from "../http/operation.ts";
import { logos } from "../logos/feature.ts";
import type { Refusals } from "../http/refusals.ts";
import type { Shedder } from "../http/shedding.ts";
import { WEBHOOK_EVENTS } from "../webhooks/events.ts";
import { onceUnlessRejected } from "../shared/once.ts";
import type { Context } from "./context.ts";
import { meterDownloads } from "./metrics/work.ts";

/**
 * Creates both APIs, all pages and the services they call. `start()` loads this file after it answers scans: the web
 * framework, the schemas and the QR engine behind it are half of a start.
 */
export async function createApis(
  context: Context,
  shared: SharedServices,
  refusals: Refusals,
  shedder: Shedder,
): Promise<App> {
  const { baseUrl, settings } = context;
  const operator = { baseUrl, securityContact: settings.securityContact };
  const document = onceUnlessRejected(() => openApiDocument(app.routes, operator, WEBHOOK_EVENTS));
  const pageGuard = createPageGuard({
    ownerOf: shared.scans.resolver.ownerOf,
    domains: shared.domains.hosts,
  });
  // Agents call the operations beside them, which are known once all routes are.
  const api: PublicApi = {
    call: (outer, request) => app.answerWithin(outer, request),
    scopesOf: (operation) => scopesOf(app.routes.routes, operation),
  };
  const features = await build(FEATURES, context, shared);
  const [routes, { files, limit }] = [await features.routes({ document, api }), await features.use(logos)];
  const downloads = createDownloads({ admit: shedder.piece, mayPause: context.mayPause });
  if (context.metrics) meterDownloads(context.metrics, downloads);
  const app: App = createApp({
    routes,
    direct: files.direct,
    setQuotaHeaders: (request, answer) => setQuotaHeaders(request, answer, limit, context.clock.now()),
    refusals,
    shedder,
    downloads,
    pageGuard,
  });
  // Last: after a failure above all is made again, and listeners of stores can't be removed.
  context.stores.onCodeChanged((address) => features.tell("code.changed", address));
  await features.start();
  return app;
}
