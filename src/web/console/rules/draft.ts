import type { Code, CodeValues, Condition, Rule, Utm } from "quietzone-client";
import type { UTM_NAMES } from "../../../features/rules/constants.ts";
import { wholeAddress } from "../../lib/whole-address.ts";
import { randomKey } from "../random.ts";

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
  readonly when: Condition;
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

/** A rule that always holds and leads nowhere yet. */
export function newRule(name: string): RuleDraft {
  return { key: randomKey(), name, when: {}, isSplit: false, target: "", split: [] };
}

function draftOfRule(rule: Rule): RuleDraft {
  const { name, when } = rule;
  if ("target" in rule) return { ...newRule(name), when, target: rule.target };
  const split = rule.split.map((branch) => ({ ...branch, key: randomKey() }));
  return { ...newRule(name), when, isSplit: true, split };
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

/** A condition without lists that are empty, and without a time zone where no clock is asked. */
function conditionOf(when: Condition): Condition {
  const given = Object.entries(when).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  const { timezone, ...rest }: Condition = Object.fromEntries(given);
  const asksClock = rest.days ?? rest.hours ?? rest.from ?? rest.until;
  return asksClock !== undefined && timezone !== undefined ? { ...rest, timezone } : rest;
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
