import { type TString, Type } from "@sinclair/typebox";

/** The language that the address of a hosted page asks for: `?lang=fr`. */

/** A tag, as BCP 47 has them, in the length that any has. */
const TAG = /^[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]{1,8}){0,3}$/;

/** The parameter in the contract. */
export const PAGE_LANGUAGE: TString = Type.String({
  description: "A language of the page, or one of ours; Accept-Language decides without it",
  examples: ["fr"],
});

/** The language that a request asks for; `null` for none, and for anything that is no tag. */
export function languageAsked(request: Request): string | null {
  const asked = URL.parse(request.url)?.searchParams.get("lang") ?? "";
  return TAG.test(asked) ? asked : null;
}

/**
 * The same as a parameter behind others, so that a form leads back to the page in this language; or empty.
 */
export function askedAgain(request: Request): string {
  const asked = languageAsked(request);
  return asked === null ? "" : `&lang=${asked}`;
}
