import type { PartRule } from "../drawings/parts.ts";
import type { CodeStyle } from "../looks/model.ts";
import type { Style } from "../../qr/style.ts";
import type { Caller } from "../../kit/shared/caller.ts";
import { type Clock, DAY } from "../../kit/shared/clock.ts";
import { invalidRequest } from "../../kit/shared/common-faults.ts";
import type { Actor } from "../../kit/shared/actor.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { NOBODY, type Tenant } from "../../kit/shared/tenant.ts";
import { UNIT, unitsOf } from "../../kit/shared/work.ts";
import type { LabelSource } from "./contents.ts";
import type { LabelForm } from "./design.ts";
import { drawPdf, drawSvg, labelsOn, type SheetAsk } from "./draw.ts";
import { MOST_LABELS, MOST_WITHOUT_KEY, type SheetInput } from "./model.ts";
import { checkCount, mostCodes, readSheet, type Sheet } from "./order.ts";
import { pagesOf } from "./place.ts";
import type { LabelContent } from "./scene.ts";
import { openStored, type StoredNeeds } from "./stored.ts";
import { layoutsFor } from "./till-count.ts";

/** Rows of a CSV file as labels. */
export interface RowsOrder {
  readonly csv: string;
  readonly sheet: Sheet;
  /** The style of rows without one. */
  readonly plain: Style;
  /** `null` without a key. */
  readonly tenant: Tenant | null;
  readonly by: Actor;
  /** Rows that are read, at most. */
  readonly mostRows: number;
}

/** A sheet that is drawn as it is read. */
export interface PrintedSheet {
  readonly labels: number;
  readonly pages: number;
  /** Labels that tills may not read at their size, and layouts on which they do. */
  readonly offTill: { readonly labels: number; readonly layouts: readonly string[] };
  readonly pieces: AsyncGenerator<Uint8Array>;
}

/** How a checked source is printed. */
export interface PrintOrder {
  readonly sheet: Sheet;
  readonly caller: Caller;
  readonly title?: string;
  /** Told how many more labels are in the file. */
  readonly onLabels?: (labels: number) => void;
}

/** Sheets of labels. */
export interface Sheets {
  /**
   * Checks codes or rows, and draws them.
   * @param tenant - `null` without a key, which prints a few static rows.
   * @param page - of an SVG, from 1; `null` for all pages as PDF.
   * @throws Fault `invalid_request`, `csv_invalid`, `rows_invalid`, `plan_limit`, of styles, symbols and labels; Busy.
   */
  print(
    tenant: Tenant | null,
    input: SheetInput,
    page: number | null,
    by: Actor,
    onLabels?: PrintOrder["onLabels"],
  ): Promise<PrintedSheet>;
  /** The functions of a sheet's order, for the room of bulk files. */
  readonly read: typeof readSheet;
  readonly mostCodes: typeof mostCodes;
  readonly checkCount: typeof checkCount;
  /** Draws what is checked as PDF, and ends its source. */
  draw(source: LabelSource, order: PrintOrder): PrintedSheet;
}

export interface SheetsNeeds {
  readonly stored: StoredNeeds;
  /** Opens rows of static codes, all of which are checked. @throws Fault as a bulk file. */
  readonly openRows: (order: RowsOrder) => Promise<LabelSource>;
  readonly partRule: (form: LabelForm) => PartRule<LabelContent>;
  /** Work on threads. While there is too much to do it waits. */
  readonly askFor: (caller: Caller) => SheetAsk;
  /** Takes a permit among the files of a caller. @returns gives it back. @throws Busy */
  readonly permit: (caller: Caller) => Promise<() => void>;
  /** A style as it is drawn. @throws Fault when it names what is not there. */
  readonly styleOf: (tenant: Pick<Tenant, "id">, style: CodeStyle, by: Actor) => Promise<Style>;
  readonly clock: Clock;
}

export function createSheets(needs: SheetsNeeds): Sheets {
  const { clock } = needs;

  async function open(
    tenant: Tenant | null,
    input: SheetInput,
    sheet: Sheet,
    by: Actor,
  ): Promise<LabelSource> {
    const { codes, group, rows, style = {} } = input;
    if ([codes, group, rows].filter((given) => given !== undefined).length !== 1)
      throw invalidRequest([{ pointer: "", ...explain("sheet_one_source") }]);
    const plain = await needs.styleOf(tenant ?? NOBODY, style, by);
    const most = tenant ? MOST_LABELS : MOST_WITHOUT_KEY;
    if (rows !== undefined) {
      const mostRows = mostCodes(sheet, most);
      return needs.openRows({ csv: rows, sheet, plain, tenant, by, mostRows });
    }
    const choice = codes ? { codes } : { group: group ?? "" };
    if (!tenant)
      throw invalidRequest([{ pointer: codes ? "/codes" : "/group", ...explain("sheet_needs_key") }]);
    return held(by.caller, (ask) =>
      openStored(needs.stored, {
        ...needs.partRule(sheet.order.layout.label),
        ...{ tenant, choice, sheet, plain, ask },
      }),
    );
  }

  /** A source that has a permit while it is open. */
  async function held(caller: Caller, opened: (ask: SheetAsk) => Promise<LabelSource>): Promise<LabelSource> {
    const release = await needs.permit(caller);
    caller.signal.addEventListener("abort", release, { once: true });
    try {
      return { ...(await opened(needs.askFor(caller))), end: release };
    } catch (error) {
      release();
      throw error;
    }
  }

  function printed(source: LabelSource, { order }: Sheet, pieces: AsyncGenerator<Uint8Array>): PrintedSheet {
    const labels = source.count * order.copies;
    const { offTill } = source;
    return {
      labels,
      pages: pagesOf(order.layout, labels, order.start),
      offTill: { labels: offTill.codes * order.copies, layouts: layoutsFor(offTill) },
      pieces,
    };
  }

  function draw(source: LabelSource, { sheet, caller, title = "Labels", onLabels = () => {} }: PrintOrder) {
    // The same request on one day gives the same bytes.
    const time = clock.now() - (clock.now() % DAY);
    const pieces = drawPdf(source, sheet.order, { title, time }, needs.askFor(caller), onLabels);
    return printed(source, sheet, ending(pieces, source));
  }

  async function drawPage(source: LabelSource, sheet: Sheet, page: number, caller: Caller) {
    const svg = await drawSvg(source, sheet.order, page - 1, needs.askFor(caller));
    return printed(source, sheet, ending([svg], source));
  }

  return {
    async print(tenant, input, page, by, onLabels) {
      const sheet = readSheet(input);
      const source = await open(tenant, input, sheet, by);
      try {
        // Rows that are too many have been checked as well.
        if (!tenant) await by.pay(unitsOf(costOf(source, sheet, page), UNIT));
        checkCount(source.count, sheet, tenant ? MOST_LABELS : MOST_WITHOUT_KEY);
        checkPage(source, sheet, page);
        if (page !== null) return await drawPage(source, sheet, page, by.caller);
        const title = input.group ?? "Labels";
        return draw(source, { sheet, caller: by.caller, title, ...(onLabels && { onLabels }) });
      } catch (error) {
        source.end();
        throw error;
      }
    },
    read: readSheet,
    mostCodes,
    checkCount,
    draw,
  };
}

/** @throws Fault `invalid_request` when there is no such page. */
function checkPage({ count }: LabelSource, { order }: Sheet, page: number | null): void {
  const pages = pagesOf(order.layout, count * order.copies, order.start);
  if (page !== null && page > pages)
    throw invalidRequest([{ pointer: "?page", ...explain("sheet_page_beyond", { pages }) }]);
}

/** Milliseconds that a whole sheet or one of its pages is expected to take. */
function costOf(source: LabelSource, { order }: Sheet, page: number | null): number {
  if (page === null) return source.expected;
  const { from, to } = labelsOn(source, order, page - 1);
  return (source.expected * (to - from)) / (source.count * order.copies);
}

/** The same pieces, after which the source ends. */
async function* ending(
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  source: LabelSource,
): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces;
  } finally {
    source.end();
  }
}
