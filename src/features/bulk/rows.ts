import type { CodeContent, CreateCode } from "../codes/model.ts";
import type { Encoded } from "../codes/payload.ts";
import type { CodeStyle } from "../looks/model.ts";
import { buildPayload, codeType } from "../../qr/payload/index.ts";
import { completeStyle } from "../../qr/complete-style.ts";
import type { Style } from "../../qr/style.ts";
import { Fault, type FaultDetail, orFault } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { propertyDetail } from "../../kit/shared/property-detail.ts";
import { Lru } from "../../kit/shared/lru.ts";
import type { BulkHost } from "../../kit/threads/protocol.ts";
import { readKeep, typed } from "./cells.ts";
import { isComplete, lookKey, readCell, unknownName } from "./cell-style.ts";
import type { NamedMedia } from "../codes/media-model.ts";
import { LINK_TYPE, linkFields, pathOfCells } from "./gs1-cells.ts";
import { guideColumnAt, guideMedia } from "./guide-cells.ts";
import type { Columns } from "./columns.ts";
import type { CsvRow } from "./csv.ts";
import { checkUntracked, readContentCells } from "./content-cells.ts";
import {
  CELL_MEMBERS,
  GUIDE_COLUMNS,
  isJsonCell,
  LOCK_COLUMNS,
  mostPasswords,
  type RowContent,
  type RowError,
} from "./model.ts";
import type { MadeRow } from "./record.ts";
import type { PlainRow, StylePair } from "./session-model.ts";

/** A row as it was read. */
export interface RowInput {
  readonly row: number;
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** As it is drawn, complete in itself. */
  readonly style: Style;
  /** As it is stored with a code: it names a look, and a logo of the catalog by its copy. */
  readonly storedStyle: CodeStyle;
  readonly target: string | undefined;
  readonly content: RowContent;
  readonly filename: string | undefined;
  /** Whether a row without a target is kept as a plain code. */
  readonly keeps: boolean;
}

/** Reads rows by the rules of single codes. Faults name the column. */
export interface RowReader {
  /** Whether the file has a column for GTINs. */
  readonly namesProducts: boolean;
  /** Looks up the looks and logos that rows name. Call it before the rows are read. */
  prepare(rows: readonly CsvRow[]): Promise<void>;
  /** Whether a row has a target. Never throws. */
  isTracked(row: CsvRow): boolean;
  /** @throws Fault when a cell can't be read. */
  input(row: CsvRow): RowInput;
  /**
   * The content of the code of a row with a target.
   * @param shortId - for a row that names none.
   * @throws Fault as when one code is made.
   */
  content(input: RowInput, shortId: string): CodeContent;
  /** The code that was made of a row, by what its symbol says. */
  encoded(input: RowInput, made: Pick<MadeRow, "shortId" | "domain">): Encoded;
  /** A row that is to be kept as a plain code, which was checked. */
  plain(input: RowInput): PlainRow;
  /** The payload of a row without a target. @throws Fault `fields_invalid`. */
  payload(input: RowInput): string;
  /** Checks that it can be drawn. @throws Fault as when one code is drawn. */
  checkStyle(payload: string, style: Style): void;
  /** A fault as the error of a row. */
  error(row: number, fault: Fault): RowError;
}

/** Columns with JSON: an error names the property. */
const IN_JSON: readonly string[] = ["style", ...CELL_MEMBERS.filter(isJsonCell)];

/** Styles cached while a file is read: most files have one or few. */
const CACHED_STYLES = 200;

const PLAIN: Style = {};

/** A style as it was read from its cell, or what is wrong with it. */
type Read = StylePair | { readonly fault: Fault };

export function createRowReader(
  columns: Columns,
  needs: {
    readonly readContent: (
      input: CreateCode,
      shortId: string,
      checkStyle: (payload: string) => void,
    ) => CodeContent;
    readonly problems: (payload: string, style: Style) => readonly FaultDetail[];
    readonly style: BulkHost["style"];
    /** Finds which of these pictures and files the workspace does not have. */
    readonly missing: BulkHost["missing"];
    /**
     * The host of the GS1 Digital Link that a row without a target draws.
     * @param domain - as the row names it. @throws Fault where links are not answered there.
     */
    readonly linkHost: (domain: string | undefined) => string;
    /** The cell of rows without a style. */
    readonly usualStyle?: string;
    /** The style of rows without a cell of it. */
    readonly plain?: Style;
    /** Columns that labels show: each need not be a field of its row's type. */
    readonly printed?: ReadonlySet<string>;
  },
): RowReader {
  const { usualStyle, plain = PLAIN, printed } = needs;
  const isGuide = GUIDE_COLUMNS.some(columns.has);
  const styles = new Lru<string, Read>(CACHED_STYLES);
  /** Whether the workspace has a picture or file of a guide, by its id. */
  const media = new Map<string, boolean>();
  /** The looks that rows name. Cells spell the same look in many ways; a workspace has few looks, of a limited size together. */
  const looks = new Map<string, StylePair>();
  const passwords = new Set<string>();

  async function lookUpMedia(named: readonly NamedMedia[]): Promise<void> {
    const unseen = named.filter(({ id }) => !media.has(id));
    if (unseen.length === 0) return;
    const missing = new Set((await needs.missing(unseen)).map(({ id }) => id));
    for (const { id } of unseen) media.set(id, !missing.has(id));
  }

  /** @throws Fault `fields_invalid` for pictures and files that the workspace does not have. */
  function checkMedia(named: readonly NamedMedia[]): void {
    const missing = named.filter(({ id }) => media.get(id) === false);
    if (missing.length === 0) return;
    throw new Fault("fields_invalid", "The row is not valid.", {
      errors: missing.map(({ kind, pointer }) => ({
        pointer,
        ...explain(kind === "file" ? "file_unknown" : "image_unknown"),
      })),
    });
  }

  /** The same cell gives the same object, by which its verdict is cached. */
  function styleOf(cell: string | undefined): StylePair {
    const read = cell === undefined ? { drawn: plain, stored: plain } : (styles.get(cell) ?? readStyle(cell));
    if (cell !== undefined) styles.set(cell, read);
    if ("fault" in read) throw read.fault;
    return read;
  }

  /** The style of a complete cell. A name that it holds is that of no look and no template. */
  function readStyle(cell: string): Read {
    const pair = orFault((): StylePair => {
      const read = readCell(cell);
      if ("name" in read) throw unknownName();
      const { style } = read;
      if ("saved" in style) throw new Error("A saved look was not looked up");
      completeStyle(style);
      return { drawn: style, stored: style };
    });
    return pair instanceof Fault ? { fault: pair } : pair;
  }

  /** Keeps a look under the key that a cell has, and under its id. */
  function kept(key: string, found: StylePair): StylePair {
    const id = lookKey({ style: found.stored }) ?? key;
    const look = looks.get(id) ?? found;
    looks.set(id, look).set(key, look);
    return look;
  }

  /** Looks up the look or logo that a cell names. */
  async function lookUp(cell: string): Promise<Read> {
    try {
      const read = readCell(cell);
      const key = lookKey(read);
      const known = key === null ? undefined : looks.get(key);
      if (known) return known;
      if ("style" in read && !("saved" in read.style)) completeStyle(read.style);
      const found = await needs.style(read);
      if (found === null) return readStyle(cell);
      return key === null ? found : kept(key, found);
    } catch (error) {
      if (error instanceof Fault) return { fault: error };
      throw error;
    }
  }

  /** @throws Fault for one of too many passwords: each takes a processor's time once the file is made. */
  function notePassword({ lock }: RowContent): void {
    if (!lock || passwords.has(lock.password)) return;
    if (passwords.size < mostPasswords) return void passwords.add(lock.password);
    const errors = [
      { pointer: "/lock/password", ...explain("too_many_passwords", { limit: mostPasswords }) },
    ];
    throw new Fault("fields_invalid", "The row is not valid.", { errors });
  }

  function checkStyle(payload: string, style: Style): void {
    const problems = needs.problems(payload, style);
    if (problems.length > 0)
      throw new Fault("style_not_scannable", "The style would not scan.", { errors: problems });
  }

  return {
    namesProducts: columns.has("gtin"),

    async prepare(rows) {
      if (isGuide)
        await lookUpMedia(rows.flatMap(({ cells }) => guideMedia((name) => columns.own(cells, name))));
      for (const { cells } of rows) {
        const cell = columns.own(cells, "style") ?? usualStyle;
        if (cell !== undefined && !isComplete(cell) && styles.get(cell) === undefined)
          styles.set(cell, await lookUp(cell));
      }
    },

    isTracked: ({ cells }) => columns.own(cells, "target") !== undefined,

    input({ row, cells }) {
      const own = (name: Parameters<Columns["own"]>[1]) => columns.own(cells, name);
      const content = readContentCells(own);
      const target = own("target");
      const link = target === undefined ? content.gs1 : undefined;
      const type = own("type") ?? (link ? LINK_TYPE : "url");
      const { properties } = codeType(type).fields;
      const isField = (name: string) =>
        Object.hasOwn(properties, name) || !printed?.has(columns.nameOf(name));
      notePassword(content);
      checkMedia(guideMedia(own));
      if (target === undefined) checkUntracked(content);
      const given = Object.fromEntries(
        columns
          .fields(cells)
          .filter(([name]) => isField(name))
          .map(([name, cell]) => [name, typed(type, name, cell)]),
      );
      const fields = link ? linkFields(link, type, given, () => needs.linkHost(content.domain)) : given;
      const { drawn: style, stored: storedStyle } = styleOf(own("style") ?? usualStyle);
      const keeps = target === undefined && readKeep(own("keep"));
      return { row, type, fields, style, storedStyle, target, content, filename: own("filename"), keeps };
    },

    content({ type, fields, style, storedStyle, target, content }, spareId) {
      const known = codeType(type).type;
      const styled = style === plain ? {} : { style: storedStyle };
      const input: CreateCode = { target, type: known, fields, ...content, ...styled };
      return needs.readContent(input, spareId, (payload) => checkStyle(payload, style));
    },

    encoded: ({ type, fields, content }, { shortId, domain = null }) => ({
      ...{ shortId, domain, type: codeType(type).type, fields },
      gs1: pathOfCells(content.gs1),
    }),

    plain: ({ row, type, fields, style, storedStyle, content: { title = null, group = null } }) => ({
      ...{ row, type, fields, title, group, payload: buildPayload(type, fields) },
      style: style === plain ? null : storedStyle,
    }),

    payload: ({ type, fields }) => buildPayload(type, fields),

    checkStyle,

    error: (row, fault) => rowError(row, fault, columns.nameOf, isGuide),
  };
}

/** A fault as the error of a row. @param nameOf - the name of a field's column. */
export function rowError(row: number, fault: Fault, nameOf: Columns["nameOf"], isGuide = false): RowError {
  // A misspelt column comes before the field that it leaves out.
  const first = fault.errors.find(({ reason }) => reason === "unknown_field") ?? fault.errors[0];
  if (!first) return { row, column: null, reason: "not_valid", detail: fault.message };
  const { pointer, ...why } = first;
  // The fields together are too long: no single column is at fault.
  if (pointer === "/fields") return { row, column: null, ...why, detail: fault.message };
  const [, place = "", ...rest] = pointer.split("/");
  if (place === "fields") return { row, column: nameOf(rest[0] ?? ""), ...why };
  if (place === "lock") return { row, column: lockColumn(rest[0]), ...why };
  if (place === "utm") return { row, column: `utm_${rest[0] ?? ""}`, ...why };
  if (place === "gs1") return { row, column: "gtin", ...why };
  const guide = isGuide ? guideColumnAt(pointer) : null;
  if (guide !== null) return { row, column: guide, ...why };
  const detail = IN_JSON.includes(place) ? propertyDetail(first) : why.detail;
  return { row, column: place === "" ? null : place, ...why, detail };
}

/** The column of a member of a lock. */
function lockColumn(member: string | undefined): string {
  return LOCK_COLUMNS.find(([name]) => name === member)?.[1] ?? LOCK_COLUMNS[0][1];
}
