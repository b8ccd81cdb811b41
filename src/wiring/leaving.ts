import type { Stores } from "../../db/stores/stores.ts";
import { recordOf } from "../codes/record.ts";
import type { Domains } from "../domains/domains.ts";
import { createStoredSymbols } from "../drawings/stored-symbols.ts";
import { createHistory } from "../history/history.ts";
import type { LeadReader } from "../leads/reader.ts";
import type { LogoStyles } from "../logos/styles.ts";
import type { Looks } from "../looks/looks.ts";
import { type Archives, createArchives } from "../moving/out/archive.ts";
import { createRedirects, type Redirects } from "../moving/out/redirects.ts";
import { locate } from "../rules/location.ts";
import { createScans } from "../scans/scans.ts";
import type { ThreadPool } from "../threads/pool.ts";
import { shownHealth } from "../watch/shown.ts";

/** The services with which a workspace leaves. */
export interface Leaving {
  readonly archives: Archives;
  readonly redirects: Redirects;
}

export function createLeaving(needs: {
  stores: Stores;
  baseUrl: string;
  domains: Pick<Domains, "list">;
  looks: Pick<Looks, "list" | "resolve">;
  logoStyles: Pick<LogoStyles, "inlineCopy">;
  leadReader: Pick<LeadReader, "all">;
  pool: Pick<ThreadPool, "jobsFor">;
}): Leaving {
  const { stores, baseUrl, domains, looks, logoStyles, leadReader, pool } = needs;
  return {
    archives: createArchives({
      codes: stores.codes,
      record: (code) => recordOf(baseUrl, code, shownHealth(code)),
      domains,
      looks,
      history: createHistory(stores.history),
      scans: createScans(stores.scans),
      days: stores.analytics.days,
      leads: leadReader,
      picture: async (id) => (await stores.images.file(id, "picture"))?.bytes ?? null,
      symbols: createStoredSymbols({ jobsFor: pool.jobsFor, sleep: Bun.sleep }),
      styleOf: async (tenant, style) => logoStyles.inlineCopy((await looks.resolve(tenant, style)).style),
      baseUrl,
    }),
    redirects: createRedirects({
      store: stores.codes,
      baseUrl,
      locationOf: ({ target, utm }) => locate(target, utm)(""),
    }),
  };
}
