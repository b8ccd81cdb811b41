import type { Rule } from "../../../rules/model.ts";
import { percent } from "../../lib/format.ts";
import { shown } from "../codes/addresses.ts";
import type { Wording } from "./texts.ts";

/** Where a rule leads, in words. */
export function Outcome({ rule, t }: { readonly rule: Rule; readonly t: Wording }) {
  if ("target" in rule)
    return (
      <>
        → <span class="address">{shown(rule.target) || "…"}</span>
      </>
    );
  const sum = rule.split.reduce((before, { weight }) => before + weight, 0);
  return (
    <>
      → {t.dividedBetween}:{" "}
      {rule.split.map(({ name, weight, target }, at) => (
        <span key={at}>
          {at > 0 && ", "}
          {t.share(percent(weight / sum), name)} (<span class="address">{shown(target) || "…"}</span>)
        </span>
      ))}
    </>
  );
}
