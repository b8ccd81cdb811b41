import { CONDITIONS, type ConditionId } from "./conditions.ts";
import type { PrivacyFacts } from "./facts.ts";
import { KEPT, type KeptId } from "./kept.ts";
import type { PrivacyLanguage, PrivacyReport } from "./model.ts";
import { GERMAN } from "./texts/de.ts";
import { ENGLISH } from "./texts/en.ts";
import type { PrivacyTexts } from "./texts/texts.ts";

export const TEXTS: Readonly<Record<PrivacyLanguage, PrivacyTexts>> = { en: ENGLISH, de: GERMAN };

/** The names of a table's rows, in order. */
const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(table).filter((name): name is Name => name in table);

/** Lists the data of people that a configuration keeps, and the conditions for measuring without consent, with their verdicts. */
export function privacyReport(facts: PrivacyFacts, language: PrivacyLanguage): PrivacyReport {
  const texts = TEXTS[language];
  const kept = namesOf<KeptId>(KEPT)
    .filter((id) => KEPT[id](facts))
    .map((id) => texts.kept[id](facts));
  return {
    assessment: texts.assessment,
    kept,
    conditions: namesOf<ConditionId>(CONDITIONS).map((id, index) => ({
      number: index + 1,
      source: CONDITIONS[id].source,
      condition: texts.conditions[id].condition,
      verdict: CONDITIONS[id].verdict(facts),
      because: texts.conditions[id].because(facts),
    })),
    record: texts.record(facts, kept),
    notice: texts.notice(facts),
  };
}

/** A report as Markdown. */
export function privacyDocument(report: PrivacyReport, language: PrivacyLanguage): string {
  const { headings, columns, verdicts } = TEXTS[language];
  const row = (...cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    `# ${headings.title}`,
    report.assessment,
    `## ${headings.kept}`,
    [
      row(columns.what, columns.form, columns.where, columns.until),
      row("---", "---", "---", "---"),
      ...report.kept.map(({ what, form, where, until }) => row(what, form, where, until)),
    ].join("\n"),
    `## ${headings.conditions}`,
    report.conditions
      .map(
        ({ number, source, condition, verdict, because }) =>
          `${number}. ${condition} (${source}): **${verdicts[verdict]}**. ${because}`,
      )
      .join("\n"),
    `## ${headings.record}`,
    report.record,
    `## ${headings.notice}`,
    report.notice,
  ]
    .join("\n\n")
    .concat("\n");
}
