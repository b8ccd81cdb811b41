import type { ConditionId } from "../conditions.ts";
import type { PrivacyFacts } from "../facts.ts";
import type { KeptId } from "../kept.ts";
import type { KeptData, Verdict } from "../model.ts";

type Say = (facts: PrivacyFacts) => string;

/** The words of a report in one language. */
export interface PrivacyTexts {
  readonly assessment: string;
  readonly kept: Readonly<Record<KeptId, (facts: PrivacyFacts) => KeptData>>;
  readonly conditions: Readonly<Record<ConditionId, { condition: string; because: Say }>>;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly record: (facts: PrivacyFacts, kept: readonly KeptData[]) => string;
  readonly notice: Say;
  /** Headings of the report as a document. */
  readonly headings: Readonly<Record<"title" | "kept" | "conditions" | "record" | "notice", string>>;
  readonly columns: Readonly<Record<keyof KeptData, string>>;
}
