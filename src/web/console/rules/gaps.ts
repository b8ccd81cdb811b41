import type { FieldError } from "quietzone-client";
import type { Words } from "../../texts/texts.ts";
import { countries, languages, valueNamed } from "./names.ts";
import { isAimless, PICKED, type RuleDraft, type RulesDraft, ruleOf } from "./draft.ts";

/**
 * The errors that a draft has before it is sent, with the missing addresses, so that all are told at once.
 * Left out, a condition without a value would make its rule one for every scan.
 */
export function gapsOf({ rules }: RulesDraft, words: Words["ruleEditor"]): FieldError[] {
  return rules.flatMap((rule, at) => {
    const found = [...conditionGaps(rule, words), ...addressGaps(rule)];
    return found.map(([pointer, detail, reason = ""]) => ({
      pointer: `/rules/${at}${pointer}`,
      reason,
      detail,
    }));
  });
}

/**
 * A draft in which texts that name an entry of their list are added: a form may be sent from within their
 * field.
 */
export function withTyped(draft: RulesDraft): RulesDraft {
  const lists = { language: languages, country: countries };
  const rules = draft.rules.map((rule) => {
    let { when, typed } = rule;
    for (const kind of PICKED) {
      const found = typed[kind].trim() === "" ? undefined : valueNamed(lists[kind](), typed[kind]);
      if (found === undefined) continue;
      when = { ...when, [kind]: [...new Set([...(when[kind] ?? []), found])] };
      typed = { ...typed, [kind]: "" };
    }
    return { ...rule, when, typed };
  });
  return { ...draft, rules };
}

type Gap = readonly [pointer: string, detail: string, reason?: string];

function conditionGaps(rule: RuleDraft, words: Words["ruleEditor"]): Gap[] {
  if (isAimless(rule)) return [["/when", words.noCondition]];
  const { when } = ruleOf(rule);
  const unknown = PICKED.filter((kind) => rule.typed[kind].trim() !== "");
  const empty = Object.entries(when).filter(
    ([kind, value]) => value.length === 0 && !unknown.some((each) => each === kind),
  );
  return [
    ...unknown.map((kind): Gap => [`/when/${kind}`, words.unknownValue]),
    ...empty.map(([kind]): Gap => [`/when/${kind}`, kind === "from" ? words.noTime : words.noValue]),
  ];
}

function addressGaps({ isSplit, target, split }: RuleDraft): Gap[] {
  const targets = isSplit
    ? split.map((branch, at): Gap => [`/split/${at}/target`, branch.target])
    : [["/target", target] as const];
  return targets.flatMap(([pointer, text]) =>
    text.trim() === "" ? [[pointer, "is required", "required"]] : [],
  );
}
