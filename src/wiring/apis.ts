import { type App, createApp } from "../http/app.ts";
import { openApiDocument } from "../http/openapi.ts";
import type { Refusals } from "../http/refusals.ts";
import { WEBHOOK_EVENTS } from "../webhooks/events.ts";
import type { Front } from "./front.ts";
import type { Parts } from "./parts.ts";
import { createRoutes } from "./routes.ts";
import type { Services } from "./services.ts";

/** Both APIs and all pages. The framework and the routes are a third of a start: who loads this says when. */
export function createApis(parts: Parts, services: Services, front: Front, refusals: Refusals): App {
  const app: App = createApp({
    ...createRoutes(parts, services, front, () => openApiDocument(app.routes, parts.baseUrl, WEBHOOK_EVENTS)),
    refusals,
  });
  return app;
}
