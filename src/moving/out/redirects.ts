import type { Code } from "../../codes/model.ts";
import type { CodeStore } from "../../codes/store.ts";
import { shortUrl } from "../../shared/short-address.ts";
import { createYielder } from "../../threads/yielder.ts";
import type { RedirectFormat } from "./model.ts";
import { codePages } from "./pages.ts";
import { apacheMap } from "./servers/apache.ts";
import { caddyMap } from "./servers/caddy.ts";
import { csvMap } from "./servers/csv.ts";
import { hostedMap } from "./servers/hosted.ts";
import { nginxMap } from "./servers/nginx.ts";
import { baseOf, type MapWriter, type StaticRedirect } from "./servers/redirect-map.ts";

/** Files that lead a workspace's codes to their destinations without us. */
export interface Redirects {
  /** The file in pieces: the active codes, in the order in which they were made. @param onCodes - told how many more are in it. */
  file(tenantId: string, format: RedirectFormat, onCodes?: (codes: number) => void): AsyncGenerator<string>;
}

const WRITERS: Readonly<Record<RedirectFormat, MapWriter>> = {
  caddy: caddyMap,
  nginx: nginxMap,
  apache: apacheMap,
  _redirects: hostedMap,
  csv: csvMap,
};

/** Milliseconds after which requests that wait are answered in between. */
const LONGEST_HOLD = 1;

/** Characters of a piece. */
const PIECE = 64 * 1024;

export function createRedirects(needs: {
  store: Pick<CodeStore, "list" | "totals">;
  baseUrl: string;
  /** Where the scans of a code lead for which no rule holds, if it has no page. */
  locationOf: (code: Code) => string;
}): Redirects {
  const { store } = needs;
  const base = baseOf(needs.baseUrl);

  function redirectOf(code: Code): StaticRedirect {
    return {
      codeId: code.id,
      host: code.domain,
      shortId: code.shortId,
      shortUrl: shortUrl(needs.baseUrl, code),
      location: needs.locationOf(code),
      omits: omitted(code),
    };
  }

  return {
    async *file(tenantId, format, onCodes = () => {}) {
      const { codes } = await store.totals(tenantId);
      const map = WRITERS[format](base, codes);
      const yieldToLoop = createYielder(LONGEST_HOLD);
      let piece = map.head;
      for await (const page of codePages(store, tenantId, { active: true })) {
        for (const code of page) {
          piece += map.line(redirectOf(code));
          if (piece.length > PIECE) {
            yield piece;
            piece = "";
          }
          const turn = yieldToLoop();
          if (turn) await turn;
        }
        onCodes(page.length);
      }
      yield piece + map.end();
    },
  };
}

/** The names of what a static file can't say of a code. */
function omitted({ rules, landing, query }: Code): string[] {
  return [
    ...(rules === null ? [] : ["rules"]),
    ...(landing === null ? [] : ["page"]),
    ...(query === "drop" ? [] : ["query"]),
  ];
}
