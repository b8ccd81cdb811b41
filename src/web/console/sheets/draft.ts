import { nameOfCode } from "../../../features/codes/traits.ts";
import type { Code, SheetInput } from "quietzone-client";
import { MOST_CODES } from "../../../features/sheets/constants.ts";
import { go } from "../../lib/route.tsx";
import { like } from "../../lib/shape.ts";
import { readDraft, writeDraft } from "../drafts.ts";

/** The form of a sheet as it is typed. It outlives a change of views, as all drafts. */
export interface SheetDraft {
  /** The content that is printed: chosen codes, a campaign, rows of a table, or a bulk file. */
  readonly source: "codes" | "group" | "rows" | "file";
  readonly group: string;
  /** A saved look's id, `PLAIN` for none; empty until the default one is known. */
  readonly look: string;
  readonly layout: string;
  readonly start: string;
  readonly copies: string;
  /** Which lines stand on a label. */
  readonly title: boolean;
  readonly shortUrl: boolean;
  /** The line that people read of a GS1 address. */
  readonly hri: boolean;
  readonly number: boolean;
  /** `001`: its length is that of all numbers. */
  readonly firstNumber: string;
  readonly own: string;
  /** The first line, large above all else; empty for none. */
  readonly headline: string;
  /** In points; empty for a size that follows the label's. */
  readonly headlineSize: string;
  readonly hasBand: boolean;
  readonly band: string;
  /** Whether the logo of the look stands beside the headline as well. */
  readonly logo: boolean;
  readonly textAt: "around" | "below" | "side";
  readonly foldLine: boolean;
  readonly marks: NonNullable<SheetInput["marks"]>;
  readonly bleed: string;
  readonly standard: NonNullable<SheetInput["standard"]>;
  readonly offsetX: string;
  readonly offsetY: string;
}

/** In place of a look: black on white. */
export const PLAIN = "plain";

/** Common labels, on which most codes fit with a text. */
export const USUAL_LAYOUT = "avery-l7160";

export const FRESH: SheetDraft = {
  source: "codes",
  group: "",
  look: "",
  layout: USUAL_LAYOUT,
  start: "1",
  copies: "1",
  title: true,
  shortUrl: false,
  hri: false,
  number: false,
  firstNumber: "001",
  own: "",
  headline: "",
  headlineSize: "",
  hasBand: false,
  band: "#136b3c",
  logo: false,
  textAt: "around",
  foldLine: true,
  marks: "none",
  bleed: "0",
  standard: "pdf",
  offsetX: "0",
  offsetY: "0",
};

/** A chosen code: its id, its names for messages, and what its symbol says. */
export type PickedCode = Pick<Code, "id" | "shortId" | "shortUrl" | "title">;

/** The codes that were chosen in the list. */
export interface Picked {
  readonly codes: readonly PickedCode[];
  /** How many were chosen, which may be more than a sheet takes. */
  readonly count: number;
}

const NONE: Picked = { codes: [], count: 0 };

const SHEET = "sheet";
const CODES = "sheet.codes";

export function readSheetDraft(): SheetDraft {
  return readDraft(SHEET, like(FRESH)) ?? FRESH;
}

export function writeSheetDraft(draft: SheetDraft): void {
  writeDraft(SHEET, draft);
}

export function readPicked(): Picked {
  return readDraft(CODES, like(NONE)) ?? NONE;
}

/**
 * Keeps the codes that are to be printed.
 * @param adds - whether they come to those that were chosen before.
 */
export function pick(codes: readonly PickedCode[], adds = false): Picked {
  const before = adds ? readPicked().codes : [];
  const all = [...new Map([...before, ...codes].map((code) => [code.id, code])).values()];
  const kept = all.slice(0, MOST_CODES).map((code) => {
    const { id, shortId, shortUrl } = code;
    return { id, shortId, shortUrl, title: nameOfCode(code) };
  });
  const picked = { codes: kept, count: all.length };
  writeDraft<Picked>(CODES, picked);
  return picked;
}

/** Opens the view of sheets for some codes. @param adds - as of `pick`. */
export function printCodes(codes: readonly PickedCode[], adds = false): void {
  pick(codes, adds);
  writeSheetDraft({ ...readSheetDraft(), source: "codes" });
  go("/sheets");
}
