import { type Static, Type } from "@sinclair/typebox";
import { type Cell, CELLS, MEMBERS, NULLABLE } from "../codes/members.ts";
import { CreateCode, EditCode } from "../codes/model.ts";
import { MOST_LOCK_PASSWORDS } from "../locks/constants.ts";
import { SavedStyle } from "../looks/model.ts";
import { UTM_NAMES } from "../rules/constants.ts";
import { ordered } from "../../kit/shared/fold.ts";
import type { Reason } from "../../kit/shared/reasons.ts";
import { CODE_ID, row, SHORT_ID, text } from "../../kit/shared/common-members.ts";
import { checkOf, named } from "../../kit/shared/schema.ts";
import { MOST_CHANGES, MOST_ERRORS, MOST_FAILED } from "./constants.ts";

/** Some of what can be edited of a code. */
const editedValues = (description: string) => Type.Record(Type.String(), Type.Unknown(), { description });

/** The first thing wrong with a row. */
export const RowError = Type.Object(
  {
    row,
    column: Type.Union([Type.String(), Type.Null()], {
      description: "Name of the column; null when it is the row as a whole",
    }),
    reason: Type.Unsafe<Reason>(
      Type.String({ pattern: "^[a-z0-9_]+$", description: "Stable; programs and translations go by it" }),
    ),
    params: Type.Optional(
      Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]), {
        description: "Numbers and names of the sentence",
      }),
    ),
    detail: Type.String({ description: "What is wrong" }),
  },
  named("RowError"),
);
export type RowError = Static<typeof RowError>;

export const DryRun = Type.Object(
  {
    rows: Type.Integer({ minimum: 0, description: "Rows of data" }),
    tracked: Type.Integer({ minimum: 0, description: "Rows with a target, which make tracked codes" }),
    static: Type.Integer({ minimum: 0, description: "Rows without one" }),
    kept: Type.Optional(
      Type.Integer({ minimum: 1, description: "Of these: good rows that are kept as plain codes" }),
    ),
    errors: Type.Array(RowError, {
      maxItems: MOST_ERRORS,
      description: "Of the first rows that can't be made",
    }),
  },
  named("BulkCheck"),
);
export type DryRun = Static<typeof DryRun>;

export const EditsAnswer = Type.Object(
  {
    matched: Type.Integer({ minimum: 0, description: "Rows whose code was found" }),
    changed: Type.Integer({ minimum: 0, description: "Codes that are different now" }),
    failed: Type.Array(RowError, {
      maxItems: MOST_FAILED,
      description: "Of the first rows that could not be done",
    }),
    changes: Type.Optional(
      Type.Array(
        Type.Object({
          row,
          id: text(CODE_ID),
          shortId: text(SHORT_ID),
          before: editedValues("Members that differ, with their values before"),
          after: editedValues("The same members, with their values now"),
        }),
        {
          maxItems: MOST_CHANGES,
          description:
            "With changes=true: the first, by the members that differ. None follow once these are a megabyte long",
        },
      ),
    ),
  },
  named("BulkEdits"),
);
export type EditsAnswer = Static<typeof EditsAnswer>;

export const UndoAnswer = Type.Object(
  {
    deleted: Type.Integer({ minimum: 0, description: "Codes that were deleted now" }),
    restored: Type.Optional(
      Type.Integer({ minimum: 0, description: "Of a file of edits: codes that are as before now" }),
    ),
    kept: Type.Array(Type.String(), {
      description:
        "Ids of those that were scanned or edited since; of a file of edits also of those whose former values are kept no longer, or refused today",
    }),
  },
  named("BulkUndone"),
);
export type UndoAnswer = Static<typeof UndoAnswer>;

/** A JSON body with a CSV file. Unknown properties are ignored. */
export const CsvInput = Type.Object(
  { csv: Type.String({ description: "The file's content" }) },
  { additionalProperties: true, ...named("BulkInput") },
);

export const csvInput = checkOf(CsvInput);

/** The parameters of `utm` and their columns. */
export const UTM_COLUMNS = UTM_NAMES.map((name) => [name, `utm_${name}`] as const);

/** The members of a code that are read from cells, but its type, fields, target and style. */
export const ROW_MEMBERS = ordered<Cell | "shortId" | "domain">(
  [...CELLS, "shortId", "domain"],
  ["title", "group", "shortId", "domain"],
);

/** The members that have a cell of their own. */
export const CELL_MEMBERS = CELLS.filter((name) => MEMBERS[name].cell !== "parameters");

/** Passwords that a file may give to codes. */
export const mostPasswords = MOST_LOCK_PASSWORDS;

/** The columns of a lock: its password, and its hint. Fields of types have the name `password`. */
export const LOCK_COLUMNS = [
  ["password", "lock"],
  ["hint", "lockHint"],
] as const;
/**
 * The columns of a GS1 address, and what they are there: a product (GTIN), its lot and its serial (GS1
 * General Specifications, 3.3.2, 3.4.1 and 3.5.2).
 */
export const GS1_COLUMNS = [
  ["gtin", "01"],
  ["lot", "10"],
  ["serial", "21"],
] as const;
export type Gs1Column = (typeof GS1_COLUMNS)[number][0];

/**
 * The columns of a stop of a guide, in place of a page as JSON. Fields of types have shorter names, such as
 * `text`.
 */
export const GUIDE_COLUMNS = [
  "guideStop",
  "guideTour",
  "guideHeadline",
  "guideText",
  "guidePicture",
  "guideAudio",
  "guideTranscript",
  "guideNext",
  "guideNextTitle",
] as const;
export type GuideColumn = (typeof GUIDE_COLUMNS)[number];
export const isJsonCell = (name: Cell): boolean => MEMBERS[name].cell === "json";
export const isListCell = (name: Cell): boolean => MEMBERS[name].cell === "list";

/** They follow the rules of a single code. */
const RowContent = Type.Pick(CreateCode, [...ROW_MEMBERS, "landing", "gs1"]);
export type RowContent = Static<typeof RowContent>;
export const rowContent = checkOf(RowContent);

/** The members of its code that a row of edits changes. */
export const codeEdit = checkOf(EditCode);

/** The members that an empty cell clears. */
export const CLEARABLE: readonly string[] = NULLABLE;

/** A style that names a look. */
export const savedStyle = checkOf(SavedStyle);
