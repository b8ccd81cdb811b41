import { type Static, Type } from "@sinclair/typebox";
import { named } from "../../kit/shared/schema.ts";
import { COUNTRY, DEVICE, LANGUAGE, SYSTEM, TIME } from "./model.ts";

/** The longest query that is traced, in characters: longer than any that is passed on. */
const QUERY_LENGTH = 10_000;

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
        description: "percent-encoded, without its question mark",
      }),
    ),
  },
  { additionalProperties: true, ...named("TraceInput") },
);
export type TraceInput = Static<typeof TraceInput>;

const TracedRule = Type.Object(
  {
    name: Type.String(),
    holds: Type.Boolean(),
    because: Type.String({ description: "The conditions that decide this, and whether a scan comes so far" }),
    split: Type.Optional(
      Type.Array(
        Type.Object({
          name: Type.String(),
          target: Type.String(),
          share: Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 1 }),
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
    location: Type.String({ format: "uri" }),
    destination: Type.String({ description: "As analytics count it" }),
    rules: Type.Array(TracedRule),
  },
  named("Trace"),
);
export type Trace = Static<typeof Trace>;
