import type { CodeStore } from "../../codes/store/codes.ts";
import type { DomainStore } from "../../domains/store/domains.ts";
import type { Code } from "../../codes/model.ts";
import { scanUrl } from "../../../kit/shared/short-address.ts";
import { counted, textPieces } from "../../../kit/shared/text-pieces.ts";
import type { RedirectFormat } from "../constants.ts";
import { codePages } from "./pages.ts";
import { apacheMap } from "./servers/apache.ts";
import { caddyMap } from "./servers/caddy.ts";
import { csvMap } from "./servers/csv.ts";
import { hostedMap } from "./servers/hosted.ts";
import { nginxMap } from "./servers/nginx.ts";
import {
  baseOf,
  type MapWriter,
  type RedirectMap,
  type StaticDomain,
  type StaticRedirect,
} from "./servers/redirect-map.ts";

/** Files that lead a workspace's codes to their destinations without us. */
export interface Redirects {
  /**
   * The file in pieces: the active codes, in the order in which they were made. @param onCodes - told how
   * many more were read.
   */
  file(tenantId: string, format: RedirectFormat, onCodes?: (codes: number) => void): AsyncGenerator<string>;
}

const WRITERS: Readonly<Record<RedirectFormat, MapWriter>> = {
  caddy: caddyMap,
  nginx: nginxMap,
  apache: apacheMap,
  _redirects: hostedMap,
  csv: csvMap,
};

export function createRedirects(needs: {
  store: Pick<CodeStore, "list" | "totals">;
  domains: Pick<DomainStore, "list">;
  baseUrl: string;
  /** The address to which a code without a page leads when no rule holds. */
  locationOf: (code: Code) => string | Promise<string>;
}): Redirects {
  const { store, domains } = needs;
  const base = baseOf(needs.baseUrl);

  function redirectOf(code: Code, location: string): StaticRedirect {
    return {
      codeId: code.id,
      host: code.domain,
      shortId: code.shortId,
      shortUrl: scanUrl(needs.baseUrl, code),
      gs1: code.gs1,
      location,
      omits: omitted(code),
    };
  }

  function lineOf(map: RedirectMap, code: Code): string | Promise<string> {
    const location = needs.locationOf(code);
    if (typeof location === "string") return map.line(redirectOf(code, location));
    return location.then((found) => map.line(redirectOf(code, found)));
  }

  /**
   * The line of the GS1 address of a code that leads nowhere: otherwise it would lead to its product. A file
   * is read by whoever serves it, so it has no destination of a locked code.
   */
  function goneLine(map: RedirectMap, { gs1, domain: host }: Code, domains: readonly StaticDomain[]): string {
    if (gs1 === null) return "";
    const location = domains.find((domain) => domain.host === host)?.notFound ?? null;
    return map.gone({ host, gs1, location });
  }

  /** Verified domains. */
  async function domainsOf(tenantId: string): Promise<StaticDomain[]> {
    const found: StaticDomain[] = [];
    let before: string | null = null;
    do {
      const page = await domains.list(tenantId, {
        limit: DOMAINS_AT_ONCE,
        ...(before !== null && { before }),
      });
      for (const { host, home, notFound, verifiedAt, disabled } of page.domains)
        if (verifiedAt !== null && !disabled)
          found.push({ host, home: hrefOf(home), notFound: hrefOf(notFound) });
      before = page.next;
    } while (before !== null);
    return found;
  }

  return {
    async *file(tenantId, format, onCodes = () => {}) {
      const { codes } = await store.totals(tenantId);
      const map = WRITERS[format](base, codes);
      const known = await domainsOf(tenantId);
      // In one pass: a code that is switched off meanwhile must not have two lines.
      const pages = counted(codePages(store, tenantId, {}), onCodes);
      yield* textPieces(
        pages,
        (code) => (code.active && code.lock === null ? lineOf(map, code) : goneLine(map, code, known)),
        map.head,
      );
      for (const domain of known) yield map.domain(domain);
      yield map.end();
    },
  };
}

const DOMAINS_AT_ONCE = 100;

function hrefOf(target: string | null): string | null {
  return target === null ? null : new URL(target).href;
}

/** The names of what a static file can't say of a code. */
function omitted({ rules, landing, query, links }: Code): string[] {
  return [
    ...(rules === null ? [] : ["rules"]),
    ...(landing === null ? [] : ["page"]),
    ...(query === "drop" ? [] : ["query"]),
    ...(links === null ? [] : ["links"]),
  ];
}
