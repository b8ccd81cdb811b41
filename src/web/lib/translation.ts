import type { FaultCode } from "../../kit/shared/problems.ts";
import type { Reason } from "../../kit/shared/reasons.ts";
import type { REQUESTS } from "../../kit/shared/reasons/requests.ts";

/** Name and description of a code type. */
export interface TypeTexts {
  readonly name: string;
  readonly description: string;
}

/** A field's name and, where it needs one, a hint. */
export interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
}

/** Reasons of requests with a key, which only views of the console send. */
export type ReasonsOfViews = Readonly<Record<keyof typeof REQUESTS, string>>;

/** All other reasons. */
export type ReasonsAtOnce = Readonly<Record<Exclude<Reason, keyof typeof REQUESTS>, string>>;

/** The service speaks English; the app translates its texts by stable codes. */
export interface Translation {
  readonly reasons: ReasonsAtOnce;
  readonly problems: Readonly<Record<FaultCode, string>>;
  readonly types: Readonly<
    Record<string, TypeTexts & { readonly fields: Readonly<Record<string, FieldTexts>> }>
  >;
  readonly templates: Readonly<Record<string, string>>;
}
