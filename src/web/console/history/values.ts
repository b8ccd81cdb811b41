import type { Rule } from "quietzone-client";
import { isObject } from "../../lib/json.ts";
import { shown } from "../codes/addresses.ts";
import { ruleText } from "../rules/sentence.ts";
import type { Words } from "../../texts/texts.ts";

/** Stands for a value that has made room for later ones. */
export const NOT_KEPT = Symbol("not kept");

/** Characters of a value that are shown: the API has it whole. */
const MOST_SHOWN = 600;

/** The words of the history and those of rules. */
export interface AllWords {
  readonly words: Words["history"];
  readonly rules: Words["rules"];
}

/** The name of a member. Members of a later version of the service keep their own. */
export function memberName(member: string, words: Words["history"]): string {
  const names: Readonly<Record<string, string>> = {
    target: words.target,
    active: words.active,
    title: words.name,
    group: words.group,
    fields: words.fields,
    style: words.style,
    landing: words.landing,
    rules: words.rules,
    query: words.query,
    utm: words.utm,
    fallback: words.fallback,
    externalId: words.externalId,
    tags: words.tags,
    notes: words.notes,
    lock: words.lock,
    links: words.links,
  };
  return names[member] ?? member;
}

/** A member's value as text: of objects and rules the lines that another value does not have. */
export function valueText(member: string, value: unknown, other: unknown, all: AllWords): string {
  const { words } = all;
  if (value === NOT_KEPT) return words.notKept;
  if (isNothing(value)) return words.none;
  if (value === true) return words.on;
  if (value === false) return words.off;
  if (member === "query") return value === "pass" ? words.passed : words.dropped;
  if (member === "lock" && isObject(value)) return lockText(value, words);
  if (typeof value === "string") return cut(shown(value), words);
  if (member === "tags" && Array.isArray(value)) return cut(value.join(", "), words);
  const lines = linesOf(member, value, all);
  const others = new Set(isNothing(other) || other === NOT_KEPT ? [] : linesOf(member, other, all));
  return cut(lines.filter((line) => !others.has(line)).join("\n") || words.rest, words);
}

/** A lock has a hint, and a password that is not told. */
function lockText({ hint }: Record<string, unknown>, words: Words["history"]): string {
  return typeof hint === "string" ? words.lockedWith(hint) : words.locked;
}

function isNothing(value: unknown): boolean {
  return (
    value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0)
  );
}

function linesOf(member: string, value: unknown, { rules }: AllWords): string[] {
  if (member === "rules" && isRules(value))
    return value.map((rule, at) => `${at + 1}. ${rule.name}: ${ruleText(rule, rules)}`);
  return leavesOf(value, "");
}

/** The history's answer follows the contract, whose rules have a name and a condition. */
function isRules(value: unknown): value is readonly Rule[] {
  return Array.isArray(value) && value.every((rule) => isObject(rule) && isObject(rule["when"]));
}

/** The members of an object, a line each: `logo size: 0.2`. */
function leavesOf(value: unknown, path: string): string[] {
  if (!isObject(value) && !Array.isArray(value)) return [`${path}: ${String(value)}`];
  return Object.entries(value).flatMap(([name, member]) =>
    leavesOf(member, path === "" ? name : `${path} ${Array.isArray(value) ? Number(name) + 1 : name}`),
  );
}

function cut(text: string, words: Words["history"]): string {
  return text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)}… (${words.large})`;
}
