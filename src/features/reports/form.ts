import { mailAddress } from "../../qr/payload/mail-address.ts";
import { isLongerThan } from "../../kit/shared/surrogates.ts";
import { REPORT_LENGTHS, REPORT_REASONS, type ReportField, type ReportReason } from "./constants.ts";
import type { ReportInput } from "./model.ts";

/** The content of the form as it was typed, not validated yet. */
export interface ReportForm {
  readonly texts: Readonly<Record<ReportField, string>>;
  readonly reason: ReportReason | null;
  readonly website: string;
}

/** A problem of a member, as the form names it. */
export type ReportProblem = "missing" | "tooLong" | "email" | "unknown";
export type ReportProblems = Readonly<Partial<Record<ReportField | "reason", ReportProblem>>>;

const FIELDS = ["code", "words", "name", "email"] as const satisfies readonly ReportField[];
const NEEDED: readonly ReportField[] = ["code", "words"];

/** Reads the fields of a form. Line ends become line feeds; other control characters are dropped. */
export function readReportForm(fields: Readonly<Record<string, unknown>>): ReportForm {
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  const line = (name: string) =>
    text(name)
      .replace(/\p{Cc}/gu, " ")
      .trim();
  const words = text("words")
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\t\n])\p{Cc}/gu, "")
    .trim();
  return {
    texts: { code: line("code"), words, name: line("name"), email: line("email") },
    reason: REPORT_REASONS.find((reason) => reason === text("reason")) ?? null,
    website: text("website"),
  };
}

/** All problems of a form that can be told without looking for the code. */
export function problemsOf({ texts, reason }: ReportForm): ReportProblems {
  const problems: Partial<Record<ReportField | "reason", ReportProblem>> = {};
  for (const name of FIELDS) {
    const problem = problemOf(name, texts[name]);
    if (problem) problems[name] = problem;
  }
  if (reason === null) problems.reason = "missing";
  return problems;
}

function problemOf(name: ReportField, text: string): ReportProblem | null {
  if (text === "") return NEEDED.includes(name) ? "missing" : null;
  if (isLongerThan(text, REPORT_LENGTHS[name])) return "tooLong";
  return name === "email" && "problem" in mailAddress(text) ? "email" : null;
}

/** The API's input, made of a form without problems. */
export function inputOf({ texts, reason, website }: ReportForm): ReportInput {
  const { code, words, name, email } = texts;
  const who = { ...(name === "" ? {} : { name }), ...(email === "" ? {} : { email }) };
  return { code, words, reason: reason ?? "other", website, ...who };
}
