import type { PublicApi } from "../agents/calls.ts";
import { type App, createApp } from "../http/app.ts";
import { createPageGuard } from "../http/domain-answers.ts";
import { createDownloads } from "../http/downloads.ts";
import { openApiDocument } from "../http/openapi.ts";
import { scopesOf } from "../http/operation.ts";
import type { Refusals } from "../http/refusals.ts";
import type { Shedder } from "../http/shedding.ts";
import { WEBHOOK_EVENTS } from "../webhooks/events.ts";
import { onceUnlessRejected } from "../shared/once.ts";
import type { Context } from "./context.ts";
import { createRoutes } from "./routes.ts";
import { meterDownloads } from "./metrics/work.ts";
import { createServices, type SharedServices } from "./services.ts";

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
  const services = await createServices(context, shared);
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
  const routes = createRoutes(context, shared, services, document, api);
  const downloads = createDownloads({ admit: shedder.piece, mayPause: context.mayPause });
  if (context.metrics) meterDownloads(context.metrics, downloads);
  const app: App = createApp({ ...routes, refusals, shedder, downloads, pageGuard });
  return app;
}
