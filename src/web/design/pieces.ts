import type { SheetLayout } from "quietzone-client";
import type { Design } from "./model.ts";
import { csvOf } from "../lib/csv.ts";
import type { JsonObject } from "../lib/json.ts";
import { sentFields } from "../lib/whole-address.ts";

/** Tents, posters and cards of one code: orders of sheets. Those of a design need no account. */

export const PIECES = ["tent", "poster", "cards"] as const;
export type Piece = (typeof PIECES)[number];

export type Paper = "A4" | "Letter";

/** Where people print on Letter, by the region of their language. */
export function paperOf(language: string): Paper {
  return /-(?:US|CA|MX|PH|CL|CO|VE)\b/i.test(language) ? "Letter" : "A4";
}

/**
 * Width and height in millimetres, and those of a card (ISO/IEC 7810 ID-1 with a margin to cut, and 3.5 by 2
 * inches).
 */
const SIZES = {
  A4: { page: [210, 297], card: [85, 55] },
  Letter: { page: [215.9, 279.4], card: [88.9, 50.8] },
} as const;

const CARDS = { columns: 2, rows: 5 };

function layoutOf(piece: Piece, paper: Paper): SheetLayout {
  const [width, height] = SIZES[paper].page;
  const page = { width, height };
  if (piece === "cards") {
    const [stepX, stepY] = SIZES[paper].card;
    const { columns, rows } = CARDS;
    const left = (width - columns * stepX) / 2;
    const top = (height - rows * stepY) / 2;
    return { page, label: { width: stepX, height: stepY }, columns, rows, left, top, stepX, stepY };
  }
  // A tent is folded in the middle: its upper half shows the lower one upside down.
  const high = piece === "tent" ? height / 2 : height;
  const label = { width, height: high, ...(piece === "tent" ? { folded: true } : {}) };
  return { page, label, columns: 1, rows: 1, left: 0, top: height - high, stepX: width, stepY: high };
}

/** The label's form: a line is large above the code, and on a card, which has little room, below it. */
function formOf(piece: Piece, hasLine: boolean): JsonObject {
  if (piece === "cards") return { copies: CARDS.columns * CARDS.rows, marks: "crop" };
  const design = { ...(hasLine && { headline: {} }), ...(piece === "tent" && { foldLine: true }) };
  return Object.keys(design).length > 0 ? { design } : {};
}

/**
 * The body of `POST /app/api/sheets`.
 * @param of - a design, or the id of a code in the workspace.
 * @param line - a text on it; empty for none.
 */
export function orderOf(of: Design | string, piece: Piece, paper: Paper, line: string): JsonObject {
  const hasLine = line.trim() !== "";
  const form = { layout: { ...layoutOf(piece, paper) }, ...formOf(piece, hasLine) };
  if (typeof of === "string") return { codes: [of], ...form, text: hasLine ? [spelled(line)] : [] };
  return { ...rowOf(of, line), ...form, ...(hasLine ? { text: ["title"] } : {}) };
}

/**
 * A text for labels, in which a pair of braces says that it is no name. Braces of its own have to be names.
 */
export function spelled(text: string): string {
  return /[{}]/.test(text) ? text : text.trim() && `${text}{}`;
}

function rowOf({ type, fields, style }: Design, line: string): JsonObject {
  const cells = Object.entries(sentFields(fields)).map(
    ([name, value]) => [`fields.${name}`, typeof value === "string" ? value : JSON.stringify(value)] as const,
  );
  const columns = [["type", type], ["title", line], ...cells] as const;
  return { rows: csvOf([columns.map(([name]) => name), columns.map(([, cell]) => cell)]), style };
}
