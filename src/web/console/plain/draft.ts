import type { PlainCode } from "quietzone-client";
import { isSame, type Json, type JsonObject, jsonObjectOf } from "../../lib/json.ts";
import { elementsText } from "../../lib/elements.ts";
import { like } from "../../lib/shape.ts";
import { go } from "../../lib/route.tsx";
import { contentName } from "../edit/content.ts";
import { writeDraft } from "../drafts.ts";
import type { Design } from "../../design/model.ts";
import { printCodes } from "../sheets/draft.ts";

/** The form of a plain code as it is typed. */
export interface PlainDraft {
  readonly design: Design;
  readonly title: string;
  readonly group: string;
}

export const EMPTY_PLAIN: PlainDraft = {
  title: "",
  group: "",
  design: { type: "wifi", fields: {}, style: {} },
};

/** A plain code as it was read, and its entity tag. */
export interface Read {
  readonly record: PlainCode;
  readonly tag: string;
}

/** A draft and the version that it began with; `null` for a new code. */
export interface Begun {
  readonly draft: PlainDraft;
  readonly base: Read | null;
}

export const isBegun = like<Begun>({ draft: EMPTY_PLAIN, base: null });

export function begin(base: Read | null): Begun {
  return { draft: base ? draftOfPlain(base.record) : EMPTY_PLAIN, base };
}

/** The name of the draft of a code; that of a new one without its id. */
export const draftName = (id: string | null) => `plain.${id ?? "new"}`;

/** Opens the form of a new plain code with what was typed elsewhere. */
export function beginPlain(draft: PlainDraft): void {
  const { title, group, design } = draft;
  writeDraft<Begun>(draftName(null), { draft: { title, group, design }, base: null });
  go("/plain/new");
}

export function draftOfPlain({ type, fields, style, title, group }: PlainCode): PlainDraft {
  const design = { type, fields: jsonObjectOf(fields), style: style ?? {} };
  return { title: title ?? "", group: group ?? "", design };
}

/** A draft as the API takes it; `null` for empty parts. */
function partsOf({ title, group, design: { type, fields, style } }: PlainDraft): JsonObject {
  const own = jsonObjectOf(style);
  const drawn: Json = isSame(own, {}) ? null : own;
  return { type, fields, style: drawn, title: title.trim() || null, group: group.trim() || null };
}

/**
 * The body that makes the code, or the change of it. A type and its content go together: somebody else may
 * have changed one of them meanwhile.
 * @param code - `null` for a new one.
 */
export function bodyOf(draft: PlainDraft, code: PlainCode | null): JsonObject {
  const parts = partsOf(draft);
  const before = code ? partsOf(draftOfPlain(code)) : {};
  const isGiven = (name: string) =>
    code ? !isSame(parts[name] ?? null, before[name] ?? null) : parts[name] !== null;
  const content = ["type", "fields"];
  const given = Object.entries(parts).filter(([name]) =>
    content.includes(name) ? content.some(isGiven) : isGiven(name),
  );
  return Object.fromEntries(given);
}

/** A plain code's display name: its title, or what its content is called. */
export function plainName({ title, fields, type }: Pick<PlainCode, "title" | "fields" | "type">): string {
  const content = jsonObjectOf(fields);
  const { url, text, elements } = content;
  const said = [url, text, elements].map(elementsText).find(Boolean);
  return title?.trim() || contentName(content) || said || type;
}

/** Opens the labels of some plain codes. @param adds - whether they come to those that were chosen before. */
export function printPlain(codes: readonly PlainCode[], adds = false): void {
  printCodes(
    codes.map((code) => ({ id: code.id, shortId: "", shortUrl: code.payload, title: plainName(code) })),
    adds,
  );
}
