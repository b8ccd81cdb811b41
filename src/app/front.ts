import { markForwardingPeer } from "../../db/files/forwarding-peer.ts";
import { feature } from "./feature.ts";
import type { Frame } from "./frame.ts";
import { ownDomains } from "../features/domains/scan-feature.ts";
import type { App } from "../kit/http/app.ts";
import { createClientAddress } from "../kit/http/client.ts";
import { createDomainAnswers } from "../kit/http/domain-answers.ts";
import { readiness } from "../kit/http/health.ts";
import { routeOn } from "../kit/http/own-domain.ts";
import { createNameCheck } from "../kit/http/own-names.ts";
import { SCAN_PREFIX } from "../kit/http/paths.ts";
import { createRequestHandler, OWN_ROUTES } from "../kit/http/request-handler.ts";
import { meteredRequests } from "../kit/http/request-meter.ts";
import { createRequestLog } from "../kit/http/request-log.ts";
import { overload } from "./admission-feature.ts";
import { createRouteNames } from "../kit/http/templates.ts";
import { createTlsPermission } from "../kit/http/tls-permission.ts";
import { codePreviews } from "../features/previews/scan-feature.ts";
import { gs1Links } from "../features/gs1/scan-feature.ts";
import { health, redirects } from "../features/scans/scan-feature.ts";
import { errorFields } from "../kit/shared/log.ts";
import { onceUnlessRejected } from "../kit/shared/once.ts";
import type { HttpServer } from "./http-server.ts";

/**
 * Answers requests to the port: scans at once, the APIs once they are loaded. It uses all that a request may
 * need, so that these features stop only after the last request is answered.
 */
export function frontOf(frame: Frame, server: HttpServer["server"]) {
  let loading = Promise.resolve();
  return feature({
    name: "front",
    async service(given) {
      const { context, use } = given;
      const { settings, log, baseUrl, refusals, ids, holds, metrics, mayPause } = context;
      const [{ redirect }, { shedder }] = [await use(redirects), await use(overload)];
      const { preview } = await use(codePreviews);
      const gs1 = await use(gs1Links);
      const [{ hosts }, healthNow] = [await use(ownDomains), await use(health)];
      const routes = createRouteNames(OWN_ROUTES, SCAN_PREFIX);
      const routeOf = (request: Request, path: string) => routeOn(hosts, routes, request, path);
      const now = () => performance.now();
      const requestLog = createRequestLog({ level: settings.log, log, routeOf, now });

      // If that fails, the next request for the APIs tries again.
      const apis = onceUnlessRejected(async (): Promise<App> => {
        const { createApis } = await import("./apis.ts");
        const app = await createApis(frame, given);
        routes.set([...OWN_ROUTES, ...app.routes.routes]);
        requestLog.know(app.routes.routes);
        return app;
      });
      const answer = async (request: Request, pathname: string) => (await apis()).answer(request, pathname);

      const handle = createRequestHandler({
        redirect,
        preview,
        gs1,
        health: healthNow,
        ready: () => readiness(healthNow()),
        domains: hosts,
        tlsPermission: createTlsPermission(hosts, new URL(baseUrl).hostname),
        answerOnDomain: createDomainAnswers({ appLinks: hosts.appLinks, answer, refusals }),
        isMisdirected: createNameCheck({
          baseUrl,
          listening: settings.host,
          otherHosts: settings.otherHosts,
        }),
        answer,
        refusals,
        clientAddress: createClientAddress(settings.trustedProxies, log, () =>
          markForwardingPeer(settings.dataDir),
        ),
        mayPause,
        ids,
        shedder,
        holds,
        routes,
        baseUrl,
      });
      return {
        handle: requestLog.around(metrics ? meteredRequests(handle, { metrics, routeOf, now }) : handle),
        /** Loads the APIs once the requests that have waited are answered. A failure is logged. */
        load(): Promise<void> {
          loading = new Promise<void>((resolve) => setImmediate(resolve)).then(apis).then(
            () => {},
            (error: unknown) => log.error("the APIs can't be loaded", errorFields(error)),
          );
          return loading;
        },
      };
    },
    async stop(_, deadline) {
      await Promise.race([server.stop(), deadline]);
      await server.stop(true);
      await loading;
    },
  });
}
