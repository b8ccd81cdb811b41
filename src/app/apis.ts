import type { PublicApi } from "../features/agents/calls.ts";
import type { Given } from "./feature.ts";
import { FEATURES } from "./features.ts";
import type { Frame } from "./frame.ts";
import { downloads } from "./service-feature.ts";
import { ownDomains } from "../features/domains/scan-feature.ts";
import { type App, createApp } from "../kit/http/app.ts";
import { setQuotaHeaders } from "../kit/http/catalog.ts";
import { createPageGuard } from "../kit/http/domain-answers.ts";
import { openApiDocument } from "../kit/http/openapi.ts";
import { factsOfRoute } from "../kit/http/operation.ts";
import { admission, overload } from "./admission-feature.ts";
import { logos } from "../features/logos/feature.ts";
import { operatorAccess } from "../features/operators/scan-feature.ts";
import { pictureAddresses } from "../features/picture-addresses/feature.ts";
import { signedIn } from "../features/people/scan-feature.ts";
import { scanning } from "../features/scans/scan-feature.ts";
import { onceUnlessRejected } from "../kit/shared/once.ts";
import { WEBHOOK_EVENTS } from "../features/webhooks/events.ts";

/**
 * Creates both APIs, all pages and the services they call. `front.ts` loads this file after scans are
 * answered: the web framework, the schemas and the QR engine behind it are half of a start.
 */
export async function createApis(frame: Frame, { context, use }: Given): Promise<App> {
  const { baseUrl, settings, clock, refusals } = context;
  const { sessions } = await use(signedIn);
  const { securityContact } = settings;
  const { cookie } = await use(operatorAccess);
  const names = { sessionCookie: sessions.cookie.name, operatorCookie: cookie.name };
  const operator = { baseUrl, securityContact, ...names };
  const document = onceUnlessRejected(() => openApiDocument(app.routes, operator, WEBHOOK_EVENTS));
  // Agents call the operations beside them, which are known once all routes are.
  const api: PublicApi = {
    call: (outer, request) => app.answerWithin(outer, request),
    factsOf: (operation) => factsOfRoute(app.routes.routes, operation),
  };
  for (const each of FEATURES) await use(each);
  const { files, limit } = await use(logos);
  const pictures = await use(pictureAddresses);
  const app: App = createApp({
    routes: await frame.routes(FEATURES, { document, api, gate: await use(admission) }),
    direct: (request, pathname) => files.direct(request, pathname) ?? pictures.direct(request, pathname),
    setQuotaHeaders: (request, answer) => setQuotaHeaders(request, answer, limit, clock.now()),
    refusals,
    shedder: (await use(overload)).shedder,
    downloads: await use(downloads),
    pageGuard: createPageGuard({
      ownerOf: (await use(scanning)).resolver.ownerOf,
      domains: (await use(ownDomains)).hosts,
      baseUrl,
    }),
  });
  frame.start();
  return app;
}
