import type { Style } from "../qr/style.ts";
import type { Code, CodeContent, CreateCode } from "./model.ts";
import { parseTarget } from "./target.ts";

/** What code content is checked with. */
export interface ContentRules {
  readonly baseUrl: string;
  /** Checks content against its type. @throws Fault */
  readonly checkFields: (type: string, fields: Readonly<Record<string, unknown>>) => void;
  /** Checks that a style scans with the payload it will carry. @throws Fault */
  readonly checkStyle: (payload: string, style: Style) => void;
}

const DEFAULT_TYPE = "url";

/**
 * Takes what is said of a code.
 * @param shortId - for when none is wanted.
 * @throws Fault `target_required`, `target_invalid`, `fields_invalid`, `style_not_scannable`.
 */
export function readContent(input: CreateCode, shortId: string, rules: ContentRules): CodeContent {
  const content: CodeContent = {
    shortId: input.shortId ?? shortId,
    type: input.type ?? DEFAULT_TYPE,
    fields: input.fields ?? {},
    style: input.style ?? null,
    target: parseTarget(input.target, rules.baseUrl),
    title: input.title ?? null,
    group: input.group ?? null,
    landing: input.landing ?? null,
  };
  checkSomeFields(content.type, content.fields, rules);
  if (content.style) rules.checkStyle(shortUrl(rules.baseUrl, content.shortId), content.style);
  return content;
}

/** A tracked code may do without content of its own: its target says where it leads. @throws Fault */
export function checkSomeFields(
  type: string,
  fields: Readonly<Record<string, unknown>>,
  { checkFields }: Pick<ContentRules, "checkFields">,
): void {
  if (Object.keys(fields).length > 0) checkFields(type, fields);
}

/** A new code. @param at - milliseconds since 1970. */
export function newCode(id: string, tenantId: string, content: CodeContent, at: number): Code {
  return { ...content, id, tenantId, active: true, revision: 1, createdAt: at, updatedAt: at };
}

/** What a code's QR code encodes, exactly. */
export function shortUrl(baseUrl: string, shortId: string): string {
  return `${baseUrl}/r/${shortId}`;
}
