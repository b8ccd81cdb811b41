import type { AnalyticsStore } from "../../analytics/store.ts";
import type { CodeRecord, CountedCode } from "../../codes/model.ts";
import type { CodeStore } from "../../codes/store.ts";
import type { DomainRecord } from "../../domains/model.ts";
import type { History } from "../../history/history.ts";
import type { LeadReader } from "../../leads/reader.ts";
import type { LookRecord } from "../../looks/model.ts";
import type { Scans } from "../../scans/scans.ts";
import { DAY, isoTime } from "../../shared/clock.ts";
import type { Tenant } from "../../shared/tenant.ts";
import { counted, csvTable, jsonLines } from "./lines.ts";
import { codePages } from "./pages.ts";
import type { ArchivePath } from "./model.ts";

/** A list of a workspace's records in pages. `next` is the id before which it goes on; `null` at its end. */
type RecordList<T> = (
  tenantId: string,
  page: { readonly limit: number; readonly before?: string },
) => Promise<{ readonly records: readonly T[]; readonly next: string | null }>;

/** The rooms whose records are in an archive. */
export interface ArchiveSources {
  readonly codes: Pick<CodeStore, "list">;
  readonly record: (code: CountedCode) => CodeRecord;
  readonly domains: RecordList<DomainRecord>;
  readonly looks: RecordList<LookRecord>;
  readonly history: Pick<History, "all">;
  readonly scans: Pick<Scans, "events">;
  readonly days: AnalyticsStore["days"];
  readonly leads: Pick<LeadReader, "all">;
}

/** The text of each file of records, in pieces. @param onRows - told how many more are in it. */
export type TextOf = (tenant: Tenant, onRows: (rows: number) => void) => AsyncGenerator<string>;

/** Looks and domains of a page. */
const RECORDS_A_PAGE = 100;

/** Days of a page: three years. */
const DAYS_A_PAGE = 1_000;

/** Columns of `totals.csv`. */
const TOTALS = ["scans", "uniqueVisitors", "repeatScanners", "bots", "leads"] as const;
const TOTALS_COLUMNS = ["codeId", "domain", "shortId", "day", ...TOTALS];

/** @param onPicture - called with the id of each picture that a page has, or had. */
export function archiveTexts(
  sources: ArchiveSources,
  onPicture: (id: string) => void,
): Readonly<Record<ArchivePath, TextOf>> {
  const { codes, domains, looks, history, scans, days, leads } = sources;

  /** Notes the picture of a page. */
  function see({ landing }: Partial<Pick<CodeRecord, "landing">>): void {
    if (landing?.cover) onPicture(landing.cover.id);
  }

  async function* codeRecords(tenant: Tenant) {
    for await (const page of codePages(codes, tenant.id, {})) {
      page.forEach(see);
      yield page.map((code) => ({ ...sources.record(code), revision: code.revision }));
    }
  }

  async function* ofEachCode<T>(tenant: Tenant, of: (code: CountedCode) => AsyncIterable<readonly T[]>) {
    for await (const page of codePages(codes, tenant.id, {})) for (const code of page) yield* of(code);
  }

  async function* changes(code: CountedCode) {
    for await (const page of history.all(code)) {
      for (const { before, after } of page) for (const values of [before, after]) see(values ?? {});
      yield page.map((change) => ({ codeId: code.id, ...change }));
    }
  }

  async function* events({ id, scans: count }: CountedCode): AsyncGenerator<readonly object[]> {
    if (count === 0) return yield [];
    for await (const page of scans.events(id, true)) yield page.map((event) => ({ codeId: id, ...event }));
  }

  async function* totals({ id, domain, shortId }: CountedCode) {
    for (let from: number | null = 0; from !== null;) {
      const page = await days(id, from, DAYS_A_PAGE);
      yield page.map((sums) => [
        id,
        domain,
        shortId,
        isoTime(sums.day * DAY).slice(0, 10),
        ...TOTALS.map((name) => sums[name]),
      ]);
      from = page.length < DAYS_A_PAGE ? null : (page.at(-1)?.day ?? 0) + 1;
    }
  }

  return {
    "domains.ndjson": (tenant, onRows) => jsonLines(counted(listed(domains, tenant), onRows)),
    "looks.ndjson": (tenant, onRows) => jsonLines(counted(listed(looks, tenant), onRows)),
    "codes.ndjson": (tenant, onRows) => jsonLines(counted(codeRecords(tenant), onRows)),
    "history.ndjson": (tenant, onRows) => jsonLines(counted(ofEachCode(tenant, changes), onRows)),
    "scans.ndjson": (tenant, onRows) => jsonLines(counted(ofEachCode(tenant, events), onRows)),
    "totals.csv": (tenant, onRows) => csvTable(TOTALS_COLUMNS, counted(ofEachCode(tenant, totals), onRows)),
    "leads.ndjson": (tenant, onRows) => jsonLines(counted(leads.all({ tenantId: tenant.id }), onRows)),
  };
}

/** All records of a list. */
async function* listed<T>(list: RecordList<T>, { id }: Tenant): AsyncGenerator<readonly T[]> {
  for (let before: string | null = null, isFirst = true; isFirst || before; isFirst = false) {
    const page = await list(id, { limit: RECORDS_A_PAGE, ...(before && { before }) });
    yield page.records;
    before = page.next;
  }
}
