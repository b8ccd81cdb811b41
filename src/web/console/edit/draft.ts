import type { CodeRecord } from "../../../codes/model.ts";
import type { Design } from "../../design/model.ts";
import { isSame, type Json, type JsonObject, jsonObjectOf } from "../../lib/json.ts";
import { shaped } from "../../lib/shape.ts";
import { draftOf, EMPTY_LANDING, type LandingDraft, landingOf } from "../landing/draft.ts";

/** The draft of a code. */
export interface CodeDraft {
  readonly target: string;
  readonly title: string;
  readonly group: string;
  /** The chosen short id of a new code; empty for a generated one. */
  readonly shortId: string;
  /** Its type, content and look. */
  readonly design: Design;
  /** The saved look that it is drawn in until it has a style of its own; `null` for none. */
  readonly look: string | null;
  /** Whether a scan leads to the hosted page first. */
  readonly hasPage: boolean;
  readonly page: LandingDraft;
}

export const EMPTY_DRAFT: CodeDraft = {
  target: "",
  title: "",
  group: "",
  shortId: "",
  design: { type: "url", fields: {}, style: {} },
  look: null,
  hasPage: false,
  page: EMPTY_LANDING,
};

export const isCodeDraft = shaped<CodeDraft>({
  target: "string",
  title: "string",
  group: "string",
  shortId: "string",
  design: "object",
  look: "string?",
  hasPage: "boolean",
  page: "object",
});

/** The draft of a code that exists. */
export function draftOfCode(code: CodeRecord): CodeDraft {
  const style = code.style ?? {};
  const isSaved = "saved" in style;
  return {
    target: code.target,
    title: code.title ?? "",
    group: code.group ?? "",
    shortId: code.shortId,
    design: { type: code.type, fields: jsonObjectOf(code.fields), style: isSaved ? {} : style },
    look: isSaved ? style.saved : null,
    hasPage: code.landing !== null,
    page: code.landing ? draftOf(code.landing) : EMPTY_LANDING,
  };
}

/** The parts of a code that can change, by their names in the API. */
export const PARTS = ["target", "title", "group", "fields", "style", "landing"] as const;
export type Part = (typeof PARTS)[number];
type Parts = Readonly<Record<Part, Json>>;

/** A draft as the API takes it; `null` for empty parts. */
export function partsOf(draft: CodeDraft): Parts {
  return {
    target: draft.target.trim(),
    title: draft.title.trim() || null,
    group: draft.group.trim() || null,
    fields: draft.design.fields,
    style: orNull(draft.design.style) ?? (draft.look === null ? null : { saved: draft.look }),
    landing: draft.hasPage ? jsonObjectOf(landingOf(draft.page)) : null,
  };
}

/** An empty style is `null`. */
function orNull(style: Design["style"]): Json {
  const json = jsonObjectOf(style);
  return isSame(json, {}) ? null : json;
}

/** A record's changeable parts. */
export function partsOfCode(code: CodeRecord): Parts {
  return {
    target: code.target,
    title: code.title,
    group: code.group,
    fields: jsonObjectOf(code.fields),
    style: code.style && jsonObjectOf(code.style),
    landing: code.landing && jsonObjectOf(code.landing),
  };
}

/** The body that creates the code. Empty parts are left out. */
export function creationOf(draft: CodeDraft): JsonObject {
  const { fields, ...parts } = partsOf(draft);
  const given = Object.entries(parts).filter(([, value]) => value !== null);
  const shortId = draft.shortId.trim();
  return {
    ...Object.fromEntries(given),
    type: draft.design.type,
    ...(isSame(fields, {}) ? {} : { fields }),
    ...(shortId === "" ? {} : { shortId }),
  };
}

/**
 * The parts that a draft changes; empty when nothing changed. A code that a program made may have blanks and empty members, which
 * the form leaves out: that alone is no change.
 */
export function changesOf(draft: CodeDraft, code: CodeRecord): JsonObject {
  const parts = partsOf(draft);
  const before = partsOf(draftOfCode(code));
  return Object.fromEntries(differences(parts, before).map((part) => [part, parts[part]]));
}

/** The parts in which two differ. */
export function differences(one: Parts, other: Parts): Part[] {
  return PARTS.filter((part) => !isSame(one[part], other[part]));
}
