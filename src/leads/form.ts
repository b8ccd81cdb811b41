import type { LeadProblem, LeadRefusal } from "../pages/model.ts";
import { mailAddress } from "../qr/payload/mail-address.ts";
import { LEAD_FIELDS, LEAD_LENGTHS, type LeadInput, type LeadTexts } from "./model.ts";

/** What a person typed into the form of a page, not validated yet. */
export interface LeadForm {
  readonly texts: LeadTexts;
  readonly agreed: boolean;
  readonly submission: string | null;
  readonly website: string;
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
  };
}

/** All problems of a form; `null` when there are none. */
export function leadRefusal({ texts, agreed, website }: LeadForm): LeadRefusal | null {
  const problems: Partial<Record<keyof LeadTexts | "consent", LeadProblem>> = {};
  for (const name of LEAD_FIELDS) {
    const problem = textProblem(name, texts[name]);
    if (problem) problems[name] = problem;
  }
  if (!agreed) problems.consent = "consent";
  // A program that fills in the trap gets no error, whatever else is missing.
  const empty = Object.keys(texts).length === 0 && website === "";
  return empty || Object.keys(problems).length > 0 ? { problems, empty, trouble: null } : null;
}

/** The API's input, made of a form without problems. */
export function leadInput({ texts, agreed, submission, website }: LeadForm): LeadInput {
  return { ...texts, consent: agreed, website, ...(submission === null ? {} : { submission }) };
}

function textProblem(name: keyof LeadTexts, text: string | undefined): LeadProblem | null {
  if (text === undefined) return null;
  if (text.length > LEAD_LENGTHS[name]) return "tooLong";
  if (name === "email" && "problem" in mailAddress(text)) return "email";
  // Extensions, words and the digits of every script are allowed, but there must be some digits.
  if (name === "phone" && (text.match(/\p{Nd}/gu) ?? []).length < 3) return "phone";
  return null;
}

function lineOf(text: string): string {
  return text.replace(/\p{Cc}/gu, " ").trim();
}

function linesOf(text: string): string {
  const oneKind = text.replace(/\r\n?/g, "\n");
  return oneKind.replace(/(?![\t\n])\p{Cc}/gu, "").trim();
}
