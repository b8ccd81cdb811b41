import { type Static, Type } from "@sinclair/typebox";
import { text } from "../../kit/shared/common-members.ts";
import { named } from "../../kit/shared/schema.ts";
import { COUNTRY, DEVICE, LANGUAGE, Query, Rules, SYSTEM, TIME, Utm } from "./model.ts";

/** The longest query that is traced, in characters: longer than any that is passed on. */
const QUERY_LENGTH = 10_000;

/** Members of the code that are tried in place of the stored ones, before they are saved. */
const TraceDraft = Type.Object(
  {
    rules: Type.Optional(Rules),
    query: Type.Optional(Query),
    utm: Type.Optional(Utm),
    fallback: Type.Optional(Type.String({ description: "As fallback of the code; an empty one is none" })),
  },
  {
    additionalProperties: false,
    description: "Tried in place of what the code has. It is checked as an edit is, and not kept",
    ...named("TraceDraft"),
  },
);
export type TraceDraft = Static<typeof TraceDraft>;

/** A scan that might be. All that is left out is not known; `at` is now by default. */
export const TraceInput = Type.Object(
  {
    at: Type.Optional(TIME),
    device: Type.Optional(DEVICE),
    system: Type.Optional(SYSTEM),
    language: Type.Optional(LANGUAGE),
    country: Type.Optional(COUNTRY),
    query: Type.Optional(
      Type.String({
        maxLength: QUERY_LENGTH,
        pattern: "^[!-~]*$",
        description: "percent-encoded, with or without its question mark",
      }),
    ),
    draft: Type.Optional(TraceDraft),
  },
  { additionalProperties: true, ...named("TraceInput") },
);
export type TraceInput = Static<typeof TraceInput>;

const TracedRule = Type.Object(
  {
    name: text("Name of the rule"),
    holds: Type.Boolean({ description: "Whether its conditions are met" }),
    because: Type.String({ description: "The conditions that decide this, and whether a scan comes so far" }),
    split: Type.Optional(
      Type.Array(
        Type.Object({
          name: text("Name of the branch"),
          target: text("The address it leads to"),
          share: Type.Number({
            exclusiveMinimum: 0,
            maximum: 1,
            description: "Chance that it is chosen; 0.5 is every second scan",
          }),
        }),
        { description: "Every branch. One is chosen anew by chance at each scan" },
      ),
    ),
  },
  named("TracedRule"),
);

/** The destination of a scan, and the reasons for it. */
export const Trace = Type.Object(
  {
    location: Type.String({ format: "uri", description: "The address that the scan leads to" }),
    destination: Type.String({ description: "As analytics count it" }),
    rules: Type.Array(TracedRule, { description: "The rules of the code, in their order" }),
  },
  named("Trace"),
);
export type Trace = Static<typeof Trace>;
