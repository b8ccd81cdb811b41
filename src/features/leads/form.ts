import type { LeadProblem, LeadRefusal } from "../pages/model.ts";
import { isLongerThan } from "../../kit/shared/surrogates.ts";
import { textProblem } from "./check.ts";
import { LEAD_FIELDS, LEAD_LENGTHS, type LeadField } from "./constants.ts";
import type { LeadInput, LeadTexts } from "./model.ts";

/** The content of a lead form as it was typed, not validated yet. */
export interface LeadForm {
  readonly texts: LeadTexts;
  readonly agreed: boolean;
  readonly submission: string | null;
  readonly website: string;
  /** The proof that a locked code was opened; empty for none. */
  readonly unlock: string;
}

/** Reads the fields of a form. Line ends become line feeds; other control characters are dropped. */
export function readLeadForm(fields: Readonly<Record<string, unknown>>): LeadForm {
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  const texts: LeadTexts = {};
  for (const name of LEAD_FIELDS) {
    const typed = name === "message" ? linesOf(text(name)) : lineOf(text(name));
    if (typed !== "") texts[name] = typed;
  }
  const submission = text("submission");
  return {
    texts,
    agreed: text("consent") === "true" || text("consent") === "on",
    submission: /^[\w-]{22}$/.test(submission) ? submission : null,
    website: text("website"),
    unlock: text("unlock"),
  };
}

/**
 * All problems of a form; `null` when there are none.
 * @param required - the fields that the page demands.
 */
export function leadRefusal(
  { texts, agreed, website }: LeadForm,
  required: readonly LeadField[],
): LeadRefusal | null {
  // A program that fills in the trap gets no error, whatever else is missing.
  const demanded = website === "" ? required : [];
  const problems: Partial<Record<LeadField | "consent", LeadProblem>> = {};
  for (const name of LEAD_FIELDS) {
    const problem = problemOf(name, texts[name], demanded);
    if (problem) problems[name] = problem;
  }
  if (!agreed) problems.consent = "consent";
  // A missing field that is demanded says more than that nothing was filled in.
  const empty = Object.keys(texts).length === 0 && website === "" && demanded.length === 0;
  return empty || Object.keys(problems).length > 0 ? { problems, empty, trouble: null } : null;
}

/** The API's input, made of a form without problems. */
export function leadInput({ texts, agreed, submission, website }: LeadForm): LeadInput {
  return { ...texts, consent: agreed, website, ...(submission === null ? {} : { submission }) };
}

function problemOf(
  name: LeadField,
  text: string | undefined,
  required: readonly LeadField[],
): LeadProblem | null {
  if (text !== undefined && isLongerThan(text, LEAD_LENGTHS[name])) return "tooLong";
  return textProblem(name, text, required)?.problem ?? null;
}

function lineOf(text: string): string {
  return text.replace(/\p{Cc}/gu, " ").trim();
}

function linesOf(text: string): string {
  const oneKind = text.replace(/\r\n?/g, "\n");
  return oneKind.replace(/(?![\t\n])\p{Cc}/gu, "").trim();
}
