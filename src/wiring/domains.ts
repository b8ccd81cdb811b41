import { type CheckDomain, createDomainCheck } from "../domains/check.ts";
import { createHosts, type Hosts } from "../domains/hosts.ts";
import { createRecheck, type Recheck } from "../domains/recheck.ts";
import { createTxtLookup, type TxtLookup } from "../domains/txt.ts";
import { createDomainAnswers } from "../http/domain-answers.ts";
import { routeOn } from "../http/own-domain.ts";
import type { RouteNames } from "../http/templates.ts";
import { createTlsPermission } from "../http/tls-permission.ts";
import type { Context } from "./context.ts";

/** Services of domains that requests and jobs need before the APIs are loaded. */
export interface DomainServices {
  readonly check: CheckDomain;
  readonly hosts: Hosts;
  readonly recheck: Recheck;
  /** Asks the name servers. */
  readonly textsOf: TxtLookup;
}

/** Creates them, with all verified hosts in memory. @throws StorageError */
export async function createDomainServices(
  { stores, settings, baseUrl, clock, log }: Context,
  given?: TxtLookup,
): Promise<DomainServices> {
  const lookups = new AbortController();
  const lookup = given ?? createTxtLookup(settings.dnsServers, lookups.signal);
  const check = createDomainCheck({ lookup, clock });
  const hosts = createHosts({
    store: stores.domains,
    stamp: stores.changeStamp,
    isAway: () => stores.isAway(),
    ownHost: new URL(baseUrl).hostname,
    log,
  });
  await hosts.load();
  stores.onCodeChanged((address) => {
    if (address.endsWith("/")) void hosts.reload(address.slice(0, -1));
  });
  const recheck = createRecheck({ store: stores.domains, check, lookups, clock, log });
  return { check, hosts, recheck, textsOf: lookup };
}

/** The parts of the request handler that answer for domains. */
export function onDomains(
  needs: { hosts: Hosts; baseUrl: string } & Pick<
    Parameters<typeof createDomainAnswers>[0],
    "answer" | "refusals"
  >,
) {
  const { hosts, baseUrl, answer, refusals } = needs;
  return {
    domains: hosts,
    tlsPermission: createTlsPermission(hosts, new URL(baseUrl).hostname),
    answerOnDomain: createDomainAnswers({ appLinks: hosts.appLinks, answer, refusals }),
  };
}

/** The templates of requests' paths, on domains and on the service's own host. */
export function routesOf(hosts: Hosts, routes: RouteNames): (request: Request, path: string) => string {
  return (request, path) => routeOn(hosts, routes, request, path);
}
