import { type Static, Type } from "@sinclair/typebox";
import { CodeId, Group } from "../codes/model.ts";
import { ColorSpace } from "../drawings/model.ts";
import { CodeStyle } from "../looks/model.ts";
import { LINE, named, oneOf } from "../../kit/shared/schema.ts";
import {
  LARGEST_BLEED,
  LARGEST_OFFSET,
  LAST_NUMBER,
  LONGEST_TEXT,
  MOST_CODES,
  MOST_COPIES,
  MOST_TEXTS,
} from "./constants.ts";
import { LabelDesign } from "./design.ts";
import { KnownLayout, Layout } from "./layout.ts";

/** Labels of a file, at most; and of one that nobody's key came with. */
export const MOST_LABELS = 20_000;
export const MOST_WITHOUT_KEY = 100;

/** Labels of a page of a layout of one's own, at most. */
export const MOST_ON_PAGE = 500;

export const MARKS = ["none", "crop", "frame"] as const;
export const STANDARDS = ["pdf", "pdf/x-1a"] as const;

const closed = { additionalProperties: false };
/** Unknown properties at the top of a body are ignored. */
const open = { additionalProperties: true };

const offset = (description: string) =>
  Type.Optional(Type.Number({ minimum: -LARGEST_OFFSET, maximum: LARGEST_OFFSET, description }));

export const SheetInput = Type.Object(
  {
    codes: Type.Optional(
      Type.Array(CodeId, { minItems: 1, maxItems: MOST_CODES, description: "Ids of codes" }),
    ),
    group: Type.Optional(Group),
    rows: Type.Optional(
      Type.String({ description: "CSV as of bulk, without target; or codes, or group: one of the three" }),
    ),
    layout: Type.Union([Type.String({ maxLength: 64, description: "id of GET /app/api/sheets" }), Layout], {
      description: "A sheet by the id that GET /app/api/sheets has, or measured by yourself",
    }),
    start: Type.Optional(
      Type.Integer({ minimum: 1, description: "The first label of the first page to print on" }),
    ),
    copies: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MOST_COPIES, description: "Labels of each code; 1 by default" }),
    ),
    text: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: LONGEST_TEXT, pattern: LINE }), {
        maxItems: MOST_TEXTS,
        description: "Lines: a name, or names in braces: `No. {n:0000} {title}`",
      }),
    ),
    numberFrom: Type.Optional(
      Type.Integer({ minimum: 1, maximum: LAST_NUMBER, description: "The first `n`; 1 by default" }),
    ),
    design: Type.Optional(LabelDesign),
    marks: Type.Optional(
      oneOf(MARKS, { description: "Lines to cut along: `crop` at every cut, `frame` around each label" }),
    ),
    bleedMm: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: LARGEST_BLEED,
        description: "Millimetres that backgrounds go on beyond the cut",
      }),
    ),
    colorSpace: Type.Optional(ColorSpace),
    standard: Type.Optional(oneOf(STANDARDS, { description: "Form of the file; pdf by default" })),
    offset: Type.Optional(
      Type.Object(
        { xMm: offset("To the right"), yMm: offset("Downwards") },
        { ...closed, description: "Against what the printer misplaces" },
      ),
    ),
    style: Type.Optional(CodeStyle),
  },
  open,
);
export type SheetInput = Static<typeof SheetInput>;

/** The same for the document: with one of the three sources. */
export const SheetInputDocument = Type.Object(SheetInput.properties, {
  oneOf: (["codes", "group", "rows"] as const).map((source) =>
    Type.Object(Type.Pick(SheetInput, [source]).properties, { required: [source] }),
  ),
  ...open,
  ...named("SheetInput"),
});

/** All that a sheet may be told but its codes. */
export type SheetOptions = Omit<SheetInput, "codes" | "group" | "rows" | "style">;

export const LayoutList = Type.Object(
  { layouts: Type.Array(KnownLayout, { description: "Layouts of the catalog" }) },
  named("SheetLayouts"),
);

/** The faults of labels. */
export const LABEL_PROBLEMS = ["label_too_small", "label_text_too_long", "label_text_unsupported"] as const;

/** Numbers of a sheet, known before its first byte. */
export const SHEET_HEADERS = {
  "x-sheet-pages": { description: "Pages of the sheet", optional: true, component: "SheetPages" },
  "x-sheet-labels": { description: "Labels of the sheet", optional: true, component: "SheetLabels" },
  "x-sheet-off-till": {
    description: "GS1 labels whose modules are too small or too large for tills; absent for none",
    optional: true,
    component: "SheetOffTill",
  },
  "x-sheet-till-layouts": {
    description: "Layouts on which tills read them, separated by commas",
    optional: true,
    component: "SheetTillLayouts",
  },
} as const;

/** `SHEET_HEADERS` of a sheet. */
export function sheetHeaders({
  pages,
  labels,
  offTill,
}: {
  readonly pages: number;
  readonly labels: number;
  readonly offTill: { readonly labels: number; readonly layouts: readonly string[] };
}) {
  return {
    "x-sheet-pages": `${pages}`,
    "x-sheet-labels": `${labels}`,
    ...(offTill.labels > 0 && {
      "x-sheet-off-till": `${offTill.labels}`,
      "x-sheet-till-layouts": offTill.layouts.join(","),
    }),
  };
}
