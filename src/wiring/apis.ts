import { type App, createApp } from "../http/app.ts";
import { openApiDocument } from "../http/openapi.ts";
import type { Refusals } from "../http/refusals.ts";
import { WEBHOOK_EVENTS } from "../webhooks/events.ts";
import type { Front } from "./front.ts";
import type { Parts } from "./parts.ts";
import { createRoutes } from "./routes.ts";
import type { Scanning } from "./scanning.ts";
import { createServices } from "./services.ts";

/** Both APIs and all pages, and the services they call: half of a start, which codes need not wait for. */
export async function createApis(
  parts: Parts,
  scanning: Scanning,
  front: Front,
  refusals: Refusals,
): Promise<App> {
  const services = await createServices(parts, scanning);
  const app: App = createApp({
    ...createRoutes(parts, services, front, () => openApiDocument(app.routes, parts.baseUrl, WEBHOOK_EVENTS)),
    refusals,
  });
  return app;
}
