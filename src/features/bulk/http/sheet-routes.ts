import { type Static, Type } from "@sinclair/typebox";
import { ColorSpace } from "../../drawings/model.ts";
import { type NumberParameter, numberIn, query, readNumber } from "../../../kit/http/input.ts";
import {
  LARGEST_BLEED,
  LARGEST_OFFSET,
  LAST_NUMBER,
  LONGEST_TEXT,
  MOST_COPIES,
  MOST_TEXTS,
} from "../../sheets/constants.ts";
import { MARKS, MOST_ON_PAGE, type SheetOptions, STANDARDS } from "../../sheets/model.ts";
import type { Sheet } from "../../sheets/order.ts";
import type { Sheets } from "../../sheets/sheets.ts";
import { invalidRequest } from "../../../kit/shared/common-faults.ts";
import { explain } from "../../../kit/shared/reasons.ts";
import { oneOf } from "../../../kit/shared/schema.ts";

/** The parameters of `POST /app/api/bulk?as=sheet`: those of a sheet in a body. */

const NUMBERS = {
  start: { minimum: 1, maximum: MOST_ON_PAGE, integer: true },
  copies: { minimum: 1, maximum: MOST_COPIES, integer: true },
  numberFrom: { minimum: 1, maximum: LAST_NUMBER, integer: true },
  bleedMm: { minimum: 0, maximum: LARGEST_BLEED },
  offsetXMm: { minimum: -LARGEST_OFFSET, maximum: LARGEST_OFFSET },
  offsetYMm: { minimum: -LARGEST_OFFSET, maximum: LARGEST_OFFSET },
} as const satisfies Record<string, Omit<NumberParameter, "name" | "description">>;

function numbered(name: keyof typeof NUMBERS): NumberParameter {
  return { name, ...NUMBERS[name], description: "Of the sheet" };
}

export const SHEET_QUERY = {
  as: Type.Optional(oneOf(["zip", "sheet"], { description: "`sheet`: labels, as of POST /app/api/sheets" })),
  layout: Type.Optional(
    Type.String({ maxLength: 64, description: "Of the sheet: required", examples: ["avery-l7160"] }),
  ),
  text: Type.Optional(
    Type.String({
      maxLength: MOST_TEXTS * (LONGEST_TEXT + 1),
      description: "Of the sheet, separated by commas",
      examples: ["title,No. {n:000}"],
    }),
  ),
  marks: Type.Optional(oneOf(MARKS, { description: "Of the sheet" })),
  standard: Type.Optional(oneOf(STANDARDS, { description: "Of the sheet" })),
  colorSpace: Type.Optional(ColorSpace),
  start: numberIn(numbered("start")),
  copies: numberIn(numbered("copies")),
  numberFrom: numberIn(numbered("numberFrom")),
  bleedMm: numberIn(numbered("bleedMm")),
  offsetXMm: numberIn(numbered("offsetXMm")),
  offsetYMm: numberIn(numbered("offsetYMm")),
};
const SheetQuery = query(SHEET_QUERY);
type SheetQuery = Static<typeof SheetQuery>;

/**
 * The sheet that a query asks for; `null` for a ZIP.
 * @throws Fault `invalid_request` with pointers into the query.
 */
export function sheetOf(
  asked: SheetQuery & { readonly onError?: string },
  read: Sheets["read"],
): Sheet | null {
  if (asked.as !== "sheet") return null;
  const { layout, marks, standard, colorSpace } = asked;
  if (layout === undefined) throw invalidRequest([{ pointer: "?layout", ...explain("required") }]);
  if (asked.onError === "skip") throw invalidRequest([{ pointer: "?onError", ...explain("sheet_skips") }]);
  const number = (name: keyof typeof NUMBERS) => readNumber(asked[name], numbered(name));
  const options: SheetOptions = {
    ...{ layout, text: textOf(asked.text) },
    ...(marks && { marks }),
    ...(standard && { standard }),
    ...(colorSpace && { colorSpace }),
    start: number("start") ?? 1,
    copies: number("copies") ?? 1,
    numberFrom: number("numberFrom") ?? 1,
    bleedMm: number("bleedMm") ?? 0,
    offset: { xMm: number("offsetXMm") ?? 0, yMm: number("offsetYMm") ?? 0 },
  };
  return read(options, "?");
}

/** @throws Fault `invalid_request` for too many, or one that is too long. */
function textOf(text: string | undefined): string[] {
  const texts = text === undefined ? [] : text.split(",").map((one) => one.trim());
  if (texts.length > MOST_TEXTS)
    throw invalidRequest([{ pointer: "?text", ...explain("too_many_entries", { limit: MOST_TEXTS }) }]);
  if (texts.some((one) => one.length > LONGEST_TEXT))
    throw invalidRequest([{ pointer: "?text", ...explain("too_long", { limit: LONGEST_TEXT }) }]);
  if (texts.includes("")) throw invalidRequest([{ pointer: "?text", ...explain("empty") }]);
  return texts;
}
