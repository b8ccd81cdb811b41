import type { FaultCode } from "../../shared/problems.ts";
import type { Reason } from "../../shared/reasons.ts";
import { number } from "./format.ts";
import { PROBLEMS_DE } from "./german/problems.ts";
import { REASONS_DE } from "./german/reasons.ts";
import type { Problem, ProblemDetail } from "./problem.ts";
import { type Language, useLanguage } from "./texts.ts";

/** The service speaks English; the app translates by stable codes. */
interface Translation {
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly problems: Readonly<Record<FaultCode, string>>;
}

const TRANSLATIONS: Readonly<Record<Language, Translation | null>> = {
  en: null,
  de: { reasons: REASONS_DE, problems: PROBLEMS_DE },
};

/** An error detail. Its reason may be one that only a newer service knows. */
export type Why = Pick<ProblemDetail, "reason" | "params" | "detail">;

/** Translates the reason of a refusal. A reason that the app does not know stays English. */
export function useExplain(): (why: Why) => string {
  const language = useLanguage();
  return (why) => explained(why, language);
}

/** The same in a given language. */
export function explained({ reason, params = {}, detail }: Why, language: Language): string {
  const sentence = entry(TRANSLATIONS[language]?.reasons, reason);
  return sentence?.replace(/\{(\w+)\}/g, (_, name: string) => spelled(params[name] ?? "")) ?? detail;
}

/** Translates a refusal as a whole. */
export function useProblemText(): (problem: Pick<Problem, "code" | "detail">) => string {
  const language = useLanguage();
  return ({ code, detail }) => entry(TRANSLATIONS[language]?.problems, code) ?? detail;
}

function entry(texts: Readonly<Record<string, string>> | undefined, key: string): string | undefined {
  return texts !== undefined && Object.hasOwn(texts, key) ? texts[key] : undefined;
}

function spelled(value: string | number): string {
  return typeof value === "number" ? number(value, { maximumFractionDigits: 4 }) : value;
}
