import type { Stores } from "../../db/stores.ts";
import { findPeople } from "../features/audit/people.ts";
import { recordOf } from "../features/codes/record.ts";
import { domainRecord } from "../features/domains/shown.ts";
import type { DomainRecord } from "../features/domains/model.ts";
import { createStoredSymbols } from "../features/drawings/stored-symbols.ts";
import { fileRecord, type Files } from "../features/files/files.ts";
import { createHistory } from "../features/history/history.ts";
import type { LeadReader } from "../features/leads/reader.ts";
import type { LogoStyles } from "../features/logos/styles.ts";
import { lookRecord } from "../features/looks/looks.ts";
import { type Archives, createArchives } from "../features/moving/out/archive.ts";
import { createRedirects, type Redirects } from "../features/moving/out/redirects.ts";
import { plainPages } from "../features/plain-codes/pages.ts";
import { plainRecord } from "../features/plain-codes/plain-codes.ts";
import { locate } from "../features/rules/location.ts";
import { createScans } from "../features/scans/scans.ts";
import { fileUrl } from "../kit/shared/short-address.ts";
import type { ListedBy } from "../kit/shared/target.ts";
import { isSet, toRecord } from "../features/webhooks/shown.ts";
import type { ThreadPool } from "../kit/threads/pool.ts";
import { payloadOf } from "../features/codes/payload.ts";
import { createStyleReader } from "./style-reader.ts";
import { shownHealth } from "../features/watch/shown.ts";

/** The services with which a workspace leaves. */
export interface Leaving {
  readonly archives: Archives;
  readonly redirects: Redirects;
}

export function createLeaving(needs: {
  stores: Stores;
  baseUrl: string;
  logoStyles: Pick<LogoStyles, "inlineCopy">;
  leadReader: Pick<LeadReader, "all">;
  pool: Pick<ThreadPool, "jobsFor">;
  /** Reads some bytes of a file. */
  readFile: Files["read"];
  /** A command knows no lists. */
  listedBy?: ListedBy;
}): Leaving {
  const { stores, baseUrl, logoStyles, leadReader, pool, readFile, listedBy = () => null } = needs;
  return {
    archives: createArchives({
      codes: stores.codes,
      record: (code) => recordOf(baseUrl, code, shownHealth(code)),
      async domains(tenantId, page) {
        const { domains, next } = await stores.domains.list(tenantId, page);
        const records: DomainRecord[] = [];
        for (const domain of domains) {
          const codes = await stores.domains.countCodes(tenantId, domain.host);
          const waiting = await stores.waiting.count(tenantId, domain.host);
          records.push(domainRecord(domain, codes, waiting, listedBy));
        }
        return { records, next };
      },
      async looks(tenantId, page) {
        const { looks, next } = await stores.looks.list(tenantId, page);
        return { records: looks.map(lookRecord), next };
      },
      webhooks: async (tenantId) => (await stores.webhooks.list(tenantId)).filter(isSet).map(toRecord),
      plainPages: (tenantId) => plainPages(stores.plainCodes, tenantId),
      plainRecord,
      history: createHistory(stores.history, findPeople(stores.audit)),
      scans: createScans(stores.scans),
      days: stores.analytics.days,
      importedDays: stores.analytics.importedDays,
      leads: leadReader,
      async files(tenantId, page) {
        const { files, next } = await stores.files.list(tenantId, page);
        return { records: files.map((file) => fileRecord(file, fileUrl(baseUrl, null, file.id))), next };
      },
      async fileContent(tenantId, id) {
        const file = await stores.files.find(tenantId, id);
        return file && readFile(file, 0, file.bytes - 1);
      },
      async picture(tenantId, id) {
        const file = await stores.images.file(id, "picture");
        // A history that came from an archive may name any picture.
        return file?.tenantId === tenantId ? file.bytes : null;
      },
      symbols: createStoredSymbols({ jobsFor: pool.jobsFor, sleep: Bun.sleep }),
      stylesOf: createStyleReader(stores.looks, logoStyles),
      payloadOf: (code) => payloadOf(baseUrl, code),
      baseUrl,
    }),
    redirects: createRedirects({
      store: stores.codes,
      domains: stores.domains,
      baseUrl,
      locationOf(code) {
        const { target, utm, fallback } = code;
        if (fallback === null) return locate(target, utm)("");
        const place = (dead: readonly string[]) => locate(dead.includes(target) ? fallback : target, utm)("");
        return stores.codes.deadOf(code).then(place);
      },
    }),
  };
}
