import type { AnalyticsStore } from "../../analytics/store/analytics.ts";
import type { CodeStore } from "../../codes/store/codes.ts";
import type { CodeRecord, CountedCode } from "../../codes/model.ts";
import type { DomainRecord } from "../../domains/model.ts";
import type { FileRecord } from "../../files/model.ts";
import type { History } from "../../history/history.ts";
import type { LeadReader } from "../../leads/reader.ts";
import type { LookRecord } from "../../looks/model.ts";
import type { PlainCode, PlainCodeRecord } from "../../plain-codes/model.ts";
import type { Scans } from "../../scans/scans.ts";
import type { WebhookRecord } from "../../webhooks/model.ts";
import { DAY, isoTime } from "../../../kit/shared/clock.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import { changedPages, counted, csvTable, jsonLines } from "../../../kit/shared/text-pieces.ts";
import { codePages } from "./pages.ts";
import { type ArchivePath, mediaOf } from "./model.ts";

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
  /** All webhooks. */
  readonly webhooks: (tenantId: string) => Promise<readonly WebhookRecord[]>;
  /** All plain codes, the oldest first. */
  readonly plainPages: (tenantId: string) => AsyncGenerator<readonly PlainCode[]>;
  readonly plainRecord: (code: PlainCode) => PlainCodeRecord;
  readonly history: Pick<History, "all">;
  readonly scans: Pick<Scans, "events">;
  readonly days: AnalyticsStore["days"];
  readonly importedDays: AnalyticsStore["importedDays"];
  readonly leads: Pick<LeadReader, "all">;
  readonly files: RecordList<FileRecord>;
}

/** The text of each file of records, in pieces. @param onRows - told how many more are in it. */
export type TextOf = (tenant: Tenant, onRows: (rows: number) => void) => AsyncGenerator<string>;

/** Codes of which the rows are read in turn: these few are held while a client reads the rows of one. */
const CODES_AT_ONCE = 25;

/** Looks and domains of a page. */
const RECORDS_A_PAGE = 100;

/** Days of a page: three years. */
const DAYS_A_PAGE = 1_000;

/** Columns of `totals.csv`. */
const TOTALS = ["scans", "uniqueVisitors", "repeatScanners", "bots", "leads"] as const;
const TOTALS_COLUMNS = ["codeId", "domain", "shortId", "day", ...TOTALS, "importedScans"];

/** @param onPicture - called with the id of each picture that a page has, or had. */
export function archiveTexts(
  sources: ArchiveSources,
  onPicture: (id: string) => void,
): Readonly<Record<ArchivePath, TextOf>> {
  const { codes, domains, looks, history, scans, days, leads } = sources;

  /** Notes the pictures of a page. */
  function see({ landing }: Partial<Pick<CodeRecord, "landing">>): void {
    if (landing?.cover) onPicture(landing.cover.id);
    for (const { kind, id } of mediaOf(landing)) if (kind === "picture") onPicture(id);
  }

  function codeRecords(tenant: Tenant) {
    return changedPages(codePages(codes, tenant.id, {}), (page) => {
      page.forEach(see);
      return page.map((code) => ({ ...sources.record(code), revision: code.revision }));
    });
  }

  async function* webhooks({ id }: Tenant) {
    yield await sources.webhooks(id);
  }

  async function* ofEachCode<T>(tenant: Tenant, of: (code: CountedCode) => AsyncIterable<readonly T[]>) {
    for await (const page of codePages(codes, tenant.id, {}, CODES_AT_ONCE))
      for (const code of page) yield* of(code);
  }

  function changes(code: CountedCode) {
    return changedPages(history.all(code), (page) => {
      for (const { before, after } of page) for (const values of [before, after]) see(values ?? {});
      return page.map((change) => ({ codeId: code.id, ...change }));
    });
  }

  async function* events({ id, scans: count }: CountedCode): AsyncGenerator<readonly object[]> {
    if (count === 0) yield [];
    else
      yield* changedPages(scans.events(id, true), (page) => page.map((event) => ({ codeId: id, ...event })));
  }

  /** The days of before it came here, and then its own: one may have both. */
  async function* totals({ id, domain, shortId }: CountedCode) {
    const place = (day: number) => [id, domain, shortId, isoTime(day * DAY).slice(0, 10)];
    for (let from: number | null = 0; from !== null;) {
      const page: Awaited<ReturnType<typeof sources.importedDays>> = await sources.importedDays(
        id,
        from,
        Number.MAX_SAFE_INTEGER,
        DAYS_A_PAGE,
      );
      from = page.length < DAYS_A_PAGE ? null : (page.at(-1)?.day ?? 0) + 1;
      yield page.map(({ day, scans }) => [...place(day), ...TOTALS.map(() => 0), scans]);
    }
    for (let from: number | null = 0; from !== null;) {
      const page: Awaited<ReturnType<typeof days>> = await days(id, from, DAYS_A_PAGE);
      from = page.length < DAYS_A_PAGE ? null : (page.at(-1)?.day ?? 0) + 1;
      yield page.map((sums) => [...place(sums.day), ...TOTALS.map((name) => sums[name]), 0]);
    }
  }

  return {
    "domains.ndjson": (tenant, onRows) => jsonLines(counted(listed(domains, tenant), onRows)),
    "looks.ndjson": (tenant, onRows) => jsonLines(counted(listed(looks, tenant), onRows)),
    "webhooks.ndjson": (tenant, onRows) => jsonLines(counted(webhooks(tenant), onRows)),
    "codes.ndjson": (tenant, onRows) => jsonLines(counted(codeRecords(tenant), onRows)),
    "plain-codes.ndjson": (tenant, onRows) =>
      jsonLines(
        counted(
          changedPages(sources.plainPages(tenant.id), (page) => page.map(sources.plainRecord)),
          onRows,
        ),
      ),
    "history.ndjson": (tenant, onRows) => jsonLines(counted(ofEachCode(tenant, changes), onRows)),
    "scans.ndjson": (tenant, onRows) => jsonLines(counted(ofEachCode(tenant, events), onRows)),
    "totals.csv": (tenant, onRows) => csvTable(TOTALS_COLUMNS, counted(ofEachCode(tenant, totals), onRows)),
    "files.ndjson": (tenant, onRows) => jsonLines(counted(listed(sources.files, tenant), onRows)),
    "leads.ndjson": (tenant, onRows) => jsonLines(counted(leads.all({ tenantId: tenant.id }), onRows)),
  };
}

/** All records of a list. */
export async function* listed<T>(list: RecordList<T>, { id }: Tenant): AsyncGenerator<readonly T[]> {
  for (let before: string | null = null, isFirst = true; isFirst || before; isFirst = false) {
    const page = await list(id, { limit: RECORDS_A_PAGE, ...(before && { before }) });
    before = page.next;
    yield page.records;
  }
}
