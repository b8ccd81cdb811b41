import type { CodeContent, CreateCode } from "../../codes/model.ts";
import type { Rule, Rules, Utm } from "../../rules/model.ts";
import { Fault, orFault } from "../../../kit/shared/fault.ts";
import { shortIdFlaw } from "../../../kit/shared/short-address.ts";
import { isLongerThan } from "../../../kit/shared/surrogates.ts";
import type { Draft } from "./draft.ts";
import { mostRules, mostTags, rulesCheck, tagLength, utmCheck } from "./model.ts";

/** The verdict on a draft. */
export type Judged =
  | { readonly content: CodeContent; readonly dropped: readonly string[] }
  /** The short id can't be here: the printed code would lead nowhere. */
  | { readonly conflict: string }
  /** The draft makes no code. */
  | { readonly whole: string };

export interface JudgeNeeds {
  /** Reads the content of a code. @throws Fault as when one code is made. */
  readonly readContent: (input: CreateCode, shortId: string, domain: string | null) => CodeContent;
  /** Checks rules. @throws Fault */
  readonly readRules: (rules: Rules) => Rules | null;
}

/** Why a short id can't be on its host. */
const FLAWS = {
  short_id_base: "must be 3 to 48 of A-Z a-z 0-9 _ -",
  short_id_domain: "must be 1 to 64 of A-Z a-z 0-9 _ - . ~",
  short_id_reserved: "is reserved on every domain",
} as const;

const LONGEST_TITLE = 200;
const LONGEST_GROUP = 100;

/**
 * Judges a draft by the rules of single codes. A value that they refuse is dropped, unless it is the target
 * or the short id, or the GS1 address of a code without one.
 * @param shortId - that of the draft, or one that was made for it.
 */
export function judge(draft: Draft, shortId: string, domain: string | null, needs: JudgeNeeds): Judged {
  const flaw = shortIdFlaw({ domain, shortId });
  if (flaw) return { conflict: FLAWS[flaw] };
  const dropped: string[] = [];
  const title = cut(draft.title, LONGEST_TITLE, "title", dropped);
  const group = cut(draft.group, LONGEST_GROUP, "tag", dropped);
  const tags = goodTags(draft.tags, dropped);
  const rules = goodRules(draft.rules, needs, dropped);
  const utm = goodUtm(draft.utm, dropped);
  const input: CreateCode = {
    ...{ target: draft.target, query: draft.query },
    ...(title && { title }),
    ...(group && { group }),
    ...(tags.length > 0 && { tags }),
    ...(rules.length > 0 && { rules }),
    ...(utm && { utm }),
  };
  const { gs1 = draft.gs1 ?? undefined, links, ...archived } = draft.archived?.content ?? {};
  const readWith = (more: Partial<CreateCode>) =>
    orFault(() => needs.readContent({ ...input, ...more }, shortId, domain));
  const named = gs1 ? goodName(gs1, links, readWith, dropped) : {};
  if (named instanceof Fault && draft.shortId === "") return { whole: reasonOf(named) };
  const name = named instanceof Fault ? {} : named;
  const read = readWith({ ...archived, ...name });
  if (!(read instanceof Fault)) return { content: { ...read, domain }, dropped };
  const plain = draft.archived ? readWith(name) : read;
  if (plain instanceof Fault) return { whole: reasonOf(plain) };
  dropped.push(`fields, style, page and fallback: ${reasonOf(read)}`);
  return { content: { ...plain, domain }, dropped };
}

/**
 * A GS1 address with its links, or without them where they are refused. @returns a fault where it can't be
 * here itself.
 */
function goodName(
  gs1: NonNullable<CreateCode["gs1"]>,
  links: CreateCode["links"],
  readWith: (more: Partial<CreateCode>) => CodeContent | Fault,
  dropped: string[],
): Pick<CreateCode, "gs1" | "links"> | Fault {
  const alone = readWith({ gs1 });
  if (alone instanceof Fault) {
    dropped.push(`gs1: ${reasonOf(alone)}`);
    return alone;
  }
  const whole = links ? readWith({ gs1, links }) : alone;
  if (!(whole instanceof Fault)) return { gs1, ...(links && { links }) };
  dropped.push(`links: ${reasonOf(whole)}`);
  return { gs1 };
}

/** The reason of a fault, without the place that it names. */
export function reasonOf(fault: Fault): string {
  const [first] = fault.errors;
  if (!first) return fault.message;
  const member = first.pointer.split("/")[1] ?? "";
  return `${member} ${first.detail}`.trim();
}

/** A text as it can be stored: without U+0000, and not longer than it may be. */
function cut(text: string | null, most: number, name: string, dropped: string[]): string | null {
  if (text === null) return null;
  const plain = text.replaceAll("\u0000", "");
  if (!isLongerThan(plain, most)) return plain;
  dropped.push(`${name} after ${most} characters`);
  // A character has two units at most. A text of a megabyte is not taken apart.
  return [...plain.slice(0, 2 * most)].slice(0, most).join("");
}

/** Tags as codes can have them: on one line, not longer than they may be, and the first twenty. */
function goodTags(given: readonly string[], dropped: string[]): string[] {
  const cuts: string[] = [];
  const lines = given.map((tag) => tag.replace(/[\s\p{Cc}]+/gu, " ").trim());
  const tags = [...new Set(lines.flatMap((tag) => cut(tag, tagLength, "tags", cuts)?.trim() || []))];
  if (cuts.length > 0) dropped.push(`tags after ${tagLength} characters`);
  if (tags.length > mostTags) dropped.push(`tags after the ${mostTags}th`);
  return tags.slice(0, mostTags);
}

function goodRules(rules: readonly Rule[], needs: JudgeNeeds, dropped: string[]): Rules {
  const first = rules.slice(0, mostRules).filter((rule) => {
    const fits = rulesCheck.Check([rule]);
    if (!fits) dropped.push(`rule ${rule.name}`);
    return fits;
  });
  if (rules.length > mostRules) dropped.push(`rules after the ${mostRules}th`);
  const refuses = (some: Rules) => {
    const read = orFault(() => needs.readRules(some));
    return read instanceof Fault ? read : null;
  };
  if (first.length === 0 || !refuses(first)) return first;
  const good = first.filter((rule) => {
    const fault = refuses([rule]);
    if (fault) dropped.push(`rule ${rule.name}: ${fault.errors[0]?.detail ?? fault.message}`);
    return !fault;
  });
  if (!refuses(good)) return good;
  dropped.push("rules");
  return [];
}

function goodUtm(utm: Utm, dropped: string[]): Utm | null {
  const good = Object.entries(utm).filter(([name, value]) => {
    const fits = utmCheck.Check({ [name]: value });
    if (!fits) dropped.push(`utm_${name}`);
    return fits;
  });
  return good.length > 0 ? Object.fromEntries(good) : null;
}
