import { FIELDS } from "./reasons/fields.ts";
import { GENERAL } from "./reasons/general.ts";
import { GS1 } from "./reasons/gs1.ts";
import { LOGO } from "./reasons/logo.ts";
import { REQUESTS } from "./reasons/requests.ts";
import { SHEETS } from "./reasons/sheets.ts";
import { STYLE } from "./reasons/style.ts";

/**
 * Every reason for a refusal: its stable code and its English sentence, with parameters in braces. Most sentences
 * continue "the field …". The web app's German is a `Record<Reason, string>` with the same parameters.
 */
export const REASONS = { ...GENERAL, ...FIELDS, ...STYLE, ...LOGO, ...REQUESTS, ...SHEETS, ...GS1 };

export type Reason = keyof typeof REASONS;

/** The names in braces of a sentence. */
type ParameterOf<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

/** The parameters of a reason: nothing when its sentence has none. */
export type ParametersOf<R extends Reason> =
  ParameterOf<(typeof REASONS)[R]> extends never
    ? []
    : [params: Readonly<Record<ParameterOf<(typeof REASONS)[R]>, string | number>>];

/** A fault's reason: a code for programs, a sentence for people. It never holds a submitted value, but for characters that a font lacks. */
export interface Explanation {
  readonly reason: Reason;
  /** Values of the placeholders in braces. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** The English sentence. */
  readonly detail: string;
}

/** A reason with its parameters, spelled out in English. */
export function explain<R extends Reason>(reason: R, ...[params]: ParametersOf<R>): Explanation {
  const sentence: string = REASONS[reason];
  if (params === undefined) return { reason, detail: sentence };
  const given: Readonly<Record<string, string | number>> = params;
  return { reason, params: given, detail: sentence.replace(/\{(\w+)\}/g, (_, name) => `${given[name]}`) };
}
