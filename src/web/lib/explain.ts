import { number } from "./format.ts";
import type { Problem, ProblemDetail } from "./problem.ts";
import { type Language, useLanguage } from "./language.ts";
import { textsIn, useTexts } from "../texts/texts.ts";

/** An error detail. Its reason may be one that only a newer service knows. */
export type Why = Pick<ProblemDetail, "reason" | "params" | "detail">;

/** Translates the reason of a refusal. A reason that the app does not know stays English. */
export function useExplain(): (why: Why) => string {
  const language = useLanguage();
  return (why) => explained(why, language);
}

/** The same in a given language. */
export function explained({ reason, params = {}, detail }: Why, language: Language): string {
  const sentence = entry(textsIn(language, "service")?.reasons, reason);
  return sentence?.replace(/\{(\w+)\}/g, (_, name: string) => spelled(params[name] ?? "")) ?? detail;
}

/** Translates a refusal as a whole. */
export function useProblemText(): (problem: Pick<Problem, "code" | "detail">) => string {
  const texts = useTexts("service");
  return ({ code, detail }) => entry(texts?.problems, code) ?? detail;
}

function entry(texts: Readonly<Record<string, string>> | undefined, key: string): string | undefined {
  return texts !== undefined && Object.hasOwn(texts, key) ? texts[key] : undefined;
}

function spelled(value: string | number): string {
  return typeof value === "number" ? number(value, { maximumFractionDigits: 4 }) : value;
}
