import type { SheetInput } from "quietzone-client";
import { spelled } from "../../design/pieces.ts";
import { type Detail, isOfRow } from "../../lib/problem.ts";
import {
  LARGEST_BLEED,
  LARGEST_OFFSET,
  LARGEST_TYPE,
  LAST_NUMBER,
  MOST_CODES,
  MOST_COPIES,
  SMALLEST_TYPE,
} from "../../../features/sheets/constants.ts";
import { type Picked, PLAIN, type SheetDraft } from "./draft.ts";
import { sent } from "./own-layouts.ts";
import type { KnownLayout } from "./known-layout.ts";

/** The request of a sheet's form, and where the form or the service's refusal has an error. */

/** Parts of the form that errors are told at. */
export type FieldName =
  | "source"
  | "layout"
  | "text"
  | "headlineSize"
  | "firstNumber"
  | "start"
  | "copies"
  | "bleed"
  | "offsetX"
  | "offsetY";

interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

/** A value that is missing, or a number that is not in a range. */
export type Wrong = "missing" | Range;

/** The source of the labels that are printed. */
export interface Content {
  readonly picked: Picked;
  /** A table of rows; empty without one. */
  readonly csv: string;
}

/** The order of a sheet. That of a file has no codes, because the file is the body of its request. */
export type Order = { readonly [Name in keyof SheetInput]?: NonNullable<SheetInput[Name]> } & Pick<
  SheetInput,
  "layout"
>;

export interface Reading {
  /** `null` while something is wrong. */
  readonly order: Order | null;
  readonly wrong: ReadonlyMap<FieldName, Wrong>;
}

const COPIES: Range = { minimum: 1, maximum: MOST_COPIES };
const BLEED: Range = { minimum: 0, maximum: LARGEST_BLEED };
const OFFSET: Range = { minimum: -LARGEST_OFFSET, maximum: LARGEST_OFFSET };
const TYPE: Range = { minimum: SMALLEST_TYPE, maximum: LARGEST_TYPE };
const FIRST_NUMBER: Range = { minimum: 1, maximum: LAST_NUMBER };

/** How many labels a page has. */
export function placesOf({ columns, rows }: KnownLayout): number {
  return columns * rows;
}

/** The number of a field; `null` where it can't be read or is out of its range. */
export function numberIn(text: string, { minimum, maximum }: Range, isWhole = false): number | null {
  const form = isWhole ? WHOLE : LENGTH;
  if (!form.test(text.trim())) return null;
  const value = Number(text.trim().replace(",", ".").replace("−", "-"));
  return value >= minimum && value <= maximum ? value : null;
}

/** Reads the form. */
export function readForm(draft: SheetDraft, content: Content, layout: KnownLayout): Reading {
  const wrong = new Map<FieldName, Wrong>();
  const numberOf = (field: FieldName, text: string, range: Range, isWhole = false): number => {
    const value = numberIn(text, range, isWhole);
    if (value === null) wrong.set(field, range);
    return value ?? range.minimum;
  };
  const source = sourceOf(draft, content);
  if (source === null) wrong.set("source", "missing");
  const order: Order = {
    ...source,
    layout: sent(layout),
    start: numberOf("start", draft.start, { minimum: 1, maximum: placesOf(layout) }, true),
    copies: numberOf("copies", draft.copies, COPIES, true),
    text: linesOf(draft).map(([, line]) => line),
    ...designOf(draft, layout, (text) => numberOf("headlineSize", text, TYPE)),
    ...(draft.number && { numberFrom: numberOf("firstNumber", draft.firstNumber, FIRST_NUMBER, true) }),
    marks: draft.marks,
    bleedMm: numberOf("bleed", draft.bleed, BLEED),
    standard: draft.standard,
    offset: {
      xMm: numberOf("offsetX", draft.offsetX, OFFSET),
      yMm: numberOf("offsetY", draft.offsetY, OFFSET),
    },
    ...(draft.look !== "" && draft.look !== PLAIN && { style: { saved: draft.look } }),
  };
  return { order: wrong.size === 0 ? order : null, wrong };
}

/** The design of the labels; nothing where texts stand around the symbol. A bulk file's request has none. */
function designOf(
  draft: SheetDraft,
  { label }: KnownLayout,
  sizeOf: (text: string) => number,
): Pick<Order, "design"> {
  const { headlineSize, hasBand, band, logo, textAt, source } = draft;
  const foldLine = draft.foldLine && label.folded === true;
  const hasHeadline = draft.headline.trim() !== "";
  if (source === "file" || !(hasHeadline || hasBand || logo || foldLine || textAt !== "around")) return {};
  return {
    design: {
      ...(hasHeadline && { headline: headlineSize.trim() === "" ? {} : { sizePt: sizeOf(headlineSize) } }),
      ...(hasBand && { band: { color: band } }),
      ...(logo && { logo }),
      ...(foldLine && { foldLine }),
      textAt: textAt === "side" ? "side" : "below",
    },
  };
}

const WHOLE = /^\d{1,9}$/;
const LENGTH = /^[-−]?\d{1,4}(?:[.,]\d{1,3})?$/;

function sourceOf(
  { source, group }: SheetDraft,
  { picked, csv }: Content,
): Pick<Order, "codes" | "group" | "rows"> | null {
  const { codes, count } = picked;
  if (source === "codes")
    return count > 0 && count <= MOST_CODES ? { codes: codes.map(({ id }) => id) } : null;
  // The file is the body of its request.
  if (source === "file") return {};
  if (source === "group") return group.trim() === "" ? null : { group: group.trim() };
  return csv.trim() === "" ? null : { rows: csv };
}

type LineName = (typeof LINES)[number];

/**
 * The lines of a label with their templates, from top to bottom. Rows of a table have no short links, and no
 * name but their title.
 */
export function linesOf(draft: SheetDraft): readonly (readonly [LineName, string])[] {
  const { firstNumber, source } = draft;
  const templates: Readonly<Record<LineName, string>> = {
    headline: source === "file" ? "" : spelled(draft.headline),
    title: draft.title ? (source === "codes" || source === "group" ? "{name}" : "{title}") : "",
    shortUrl: draft.shortUrl && source !== "rows" ? "{shortUrl}" : "",
    hri: draft.hri ? "{hri}" : "",
    number: draft.number ? `{n:${"0".repeat(Math.min(9, Math.max(1, firstNumber.trim().length)))}}` : "",
    own: spelled(draft.own),
  };
  return LINES.flatMap((name) => (templates[name] === "" ? [] : [[name, templates[name]] as const]));
}

const LINES = ["headline", "title", "shortUrl", "hri", "number", "own"] as const;

/** Parts of the form by the reason of a refusal, wherever it points. */
const BY_REASON: Readonly<Record<string, FieldName>> = {
  label_too_small: "layout",
  label_text_too_long: "text",
  label_text_endless: "text",
  label_text_unsupported: "text",
};

/** The same by the first part of the pointer, or by all of it. */
const BY_POINTER: Readonly<Record<string, FieldName>> = {
  codes: "source",
  group: "source",
  rows: "source",
  layout: "layout",
  start: "start",
  copies: "copies",
  text: "text",
  "design/headline/sizePt": "headlineSize",
  numberFrom: "firstNumber",
  bleedMm: "bleed",
  "offset/xMm": "offsetX",
  "offset/yMm": "offsetY",
  offsetXMm: "offsetX",
  offsetYMm: "offsetY",
};

/** The part of the form that an error of the service is about; `null` when it is about none. */
export function fieldOf(why: Detail): FieldName | null {
  const known = BY_REASON[why.reason];
  if (known !== undefined || isOfRow(why)) return known ?? "source";
  const pointer = why.pointer.replace(/^[/?]/, "");
  return BY_POINTER[pointer] ?? BY_POINTER[pointer.split("/")[0] ?? ""] ?? null;
}
