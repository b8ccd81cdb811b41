import { number } from "./format.ts";
import type { FieldError } from "quietzone-client";
import { type Language, useLanguage } from "./language.ts";
import { loadedIn, textsIn, useTexts } from "../texts/texts.ts";

/** An error detail. Its reason may be one that only a newer service knows. */
export type Why = Pick<FieldError, "reason" | "params" | "detail">;

/** Translates the reason of a refusal. A reason that the app does not know stays English. */
export function useExplain(): (why: Why) => string {
  const language = useLanguage();
  return (why) => explained(why, language);
}

/** The same in a given language. */
export function explained({ reason, params = {}, detail }: Why, language: Language): string {
  const sentence =
    entry(textsIn(language, "service")?.reasons, reason) ??
    entry(loadedIn(language, "viewReasons") ?? undefined, reason);
  return sentence?.replace(/\{(\w+)\}/g, (_, name: string) => spelled(params[name] ?? "")) ?? detail;
}

/** Translates a refusal as a whole. */
export function useProblemText(): (problem: { readonly code: string; readonly detail: string }) => string {
  const texts = useTexts("service");
  const { unexpected } = useTexts("ui");
  return ({ code, detail }) =>
    code === "unexpected_answer" ? unexpected : (entry(texts?.problems, code) ?? detail);
}

function entry(texts: Readonly<Record<string, string>> | undefined, key: string): string | undefined {
  return texts !== undefined && Object.hasOwn(texts, key) ? texts[key] : undefined;
}

function spelled(value: string | number): string {
  return typeof value === "number" ? number(value, { maximumFractionDigits: 4 }) : value;
}
