import type { Code, CodeValues, Condition, Rule, Utm } from "quietzone-client";
import type { UTM_NAMES } from "../../../features/rules/constants.ts";
import { type JsonObject, jsonObjectOf } from "../../lib/json.ts";
import { wholeAddress } from "../../lib/whole-address.ts";
import { randomKey } from "../random.ts";

/** The conditions that are picked from a long list. */
export const PICKED = ["language", "country"] as const;
export type Picked = (typeof PICKED)[number];

export interface Branch {
  readonly key: string;
  readonly name: string;
  readonly target: string;
  readonly weight: number;
}

/** A rule in the editor. Both of its outcomes are kept while it is edited. */
export interface RuleDraft {
  /** Tells it from others while they are moved. */
  readonly key: string;
  readonly name: string;
  /** A condition that was chosen and has no value yet is an empty list, or an empty text. */
  readonly when: Condition;
  /** Whether it is meant for every scan: without that, a rule has to have a condition. */
  readonly isForAll: boolean;
  /** Text in the fields of long lists that is not added yet. */
  readonly typed: Readonly<Record<Picked, string>>;
  readonly isSplit: boolean;
  readonly target: string;
  readonly split: readonly Branch[];
}

export interface RulesDraft {
  readonly rules: readonly RuleDraft[];
  readonly fallback: string;
  readonly passes: boolean;
  readonly utm: Readonly<Record<(typeof UTM_NAMES)[number], string>>;
}

export function newBranch(name: string): Branch {
  return { key: randomKey(), name, target: "", weight: 1 };
}

/** A rule that has no condition and leads nowhere yet. */
export function newRule(name: string): RuleDraft {
  const typed = { language: "", country: "" };
  return { key: randomKey(), name, when: {}, isForAll: false, typed, isSplit: false, target: "", split: [] };
}

function draftOfRule(rule: Rule): RuleDraft {
  const { name, when } = rule;
  const begun = { ...newRule(name), when, isForAll: isEmpty(when) };
  if ("target" in rule) return { ...begun, target: rule.target };
  const split = rule.split.map((branch) => ({ ...branch, key: randomKey() }));
  return { ...begun, isSplit: true, split };
}

/** The draft of a code's rules. */
export function draftOf({ rules, fallback, query, utm }: Code): RulesDraft {
  const given: Utm = utm ?? {};
  return {
    rules: (rules ?? []).map(draftOfRule),
    fallback: fallback ?? "",
    passes: query === "pass",
    utm: {
      source: given.source ?? "",
      medium: given.medium ?? "",
      campaign: given.campaign ?? "",
      term: given.term ?? "",
      content: given.content ?? "",
    },
  };
}

/** A rule as the API takes it. */
export function ruleOf({ name, when, isSplit, target, split }: RuleDraft): Rule {
  const head = { name: name.trim(), when: conditionOf(when) };
  if (!isSplit) return { ...head, target: wholeAddress(target) };
  return {
    ...head,
    split: split.map((branch) => ({
      name: branch.name.trim(),
      target: wholeAddress(branch.target),
      weight: branch.weight,
    })),
  };
}

/** A condition without a time zone where no clock is asked, and without the side of a period that is open. */
function conditionOf({ timezone, from, until, ...rest }: Condition): Condition {
  const isPeriod = from !== undefined || until !== undefined;
  const period = { ...(from ? { from } : {}), ...(until ? { until } : {}) };
  const asksClock = isPeriod || rest.days !== undefined || rest.hours !== undefined;
  return {
    ...rest,
    ...(isPeriod && isEmpty(period) ? { from: "" } : period),
    ...(asksClock && timezone !== undefined ? { timezone } : {}),
  };
}

/** A draft in the shape of a request, unfinished conditions included. */
export function seenOf(draft: RulesDraft): JsonObject {
  return jsonObjectOf({ ...bodyOf(draft), rules: draft.rules.map(seenRule) });
}

function seenRule(rule: RuleDraft) {
  const { when, ...rest } = ruleOf(rule);
  const typed = PICKED.filter((kind) => rule.typed[kind].trim() !== "");
  const lists = typed.map((kind) => [kind, [...(when[kind] ?? []), rule.typed[kind]]] as const);
  return { ...rest, when: { ...when, ...Object.fromEntries(lists), isForAll: rule.isForAll } };
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}

/** Whether it isn't said yet which scans a rule is for. */
export function isAimless({ when, isForAll }: RuleDraft): boolean {
  return !isForAll && isEmpty(conditionOf(when));
}

/** The members of a code that a draft changes. */
type Saved = Required<Pick<CodeValues, "rules" | "fallback" | "query" | "utm">>;

/** The change that saves a draft. */
export function bodyOf({ rules, fallback, passes, utm }: RulesDraft): Saved {
  const given = Object.entries(utm).filter(([, value]) => value.trim() !== "");
  return {
    rules: rules.length === 0 ? null : rules.map(ruleOf),
    fallback: wholeAddress(fallback) || null,
    query: passes ? "pass" : "drop",
    utm: given.length === 0 ? null : Object.fromEntries(given.map(([name, value]) => [name, value.trim()])),
  };
}
