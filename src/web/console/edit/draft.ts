import type { CodeRecord } from "../../../codes/model.ts";
import type { Design } from "../../design/model.ts";
import { isSame, type Json, type JsonObject } from "../../lib/json.ts";
import { draftOf, EMPTY_LANDING, type LandingDraft, landingOf } from "../landing/draft.ts";

/** A code as it is being made or changed. */
export interface CodeDraft {
  readonly target: string;
  readonly title: string;
  readonly group: string;
  /** The own short id of a new code; empty for one that is given out. */
  readonly shortId: string;
  /** Its type, content and look. */
  readonly design: Design;
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
  hasPage: false,
  page: EMPTY_LANDING,
};

/** The draft of a code that exists. */
export function draftOfCode(code: CodeRecord): CodeDraft {
  return {
    target: code.target,
    title: code.title ?? "",
    group: code.group ?? "",
    shortId: code.shortId,
    design: { type: code.type, fields: jsonObject(code.fields), style: code.style ?? {} },
    hasPage: code.landing !== null,
    page: code.landing ? draftOf(code.landing) : EMPTY_LANDING,
  };
}

/** A value as the JSON it is sent as: members that are `undefined` are none. */
function jsonObject(value: object): JsonObject {
  const json: JsonObject = JSON.parse(JSON.stringify(value));
  return json;
}

/** What can be changed of a code, as the API says it. */
export const PARTS = ["target", "title", "group", "fields", "style", "landing"] as const;
export type Part = (typeof PARTS)[number];
type Parts = Readonly<Record<Part, Json>>;

/** A draft as the API takes it; `null` where nothing was said. */
export function partsOf(draft: CodeDraft): Parts {
  return {
    target: draft.target.trim(),
    title: draft.title.trim() || null,
    group: draft.group.trim() || null,
    fields: draft.design.fields,
    style: orNull(draft.design.style),
    landing: draft.hasPage ? jsonObject(landingOf(draft.page)) : null,
  };
}

/** A style without anything in it is none. */
function orNull(style: Design["style"]): Json {
  const json = jsonObject(style);
  return isSame(json, {}) ? null : json;
}

/** A record's changeable parts. */
export function partsOfCode(code: CodeRecord): Parts {
  return {
    target: code.target,
    title: code.title,
    group: code.group,
    fields: jsonObject(code.fields),
    style: code.style && jsonObject(code.style),
    landing: code.landing && jsonObject(code.landing),
  };
}

/** What makes the code. What was left empty is left out. */
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

/** What a draft changes of a code; nothing when it is as it was. */
export function changesOf(draft: CodeDraft, code: CodeRecord): JsonObject {
  const parts = partsOf(draft);
  return Object.fromEntries(differences(parts, partsOfCode(code)).map((part) => [part, parts[part]]));
}

/** The parts in which two differ. */
export function differences(one: Parts, other: Parts): Part[] {
  return PARTS.filter((part) => !isSame(one[part], other[part]));
}
