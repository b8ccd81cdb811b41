import { Type } from "@sinclair/typebox";
import { REPLAYED } from "../../../kit/http/idempotency.ts";
import { json } from "../../../kit/http/operation.ts";
import { problemOf, problemsPage } from "../../../kit/http/problems.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import { described, named } from "../../../kit/shared/schema.ts";
import type { ProblemOf } from "../adding.ts";
import { MOST_AT_ONCE } from "../constants.ts";
import { CodeRecord, CreateCodeDocument, EXAMPLE } from "../model.ts";

/** A list of new codes in one request. */

/** One new code, or a list of them. */
export const CreateCodesDocument = Type.Unsafe({
  oneOf: [
    CreateCodeDocument,
    Type.Array(CreateCodeDocument, {
      minItems: 1,
      maxItems: MOST_AT_ONCE,
      description: "Several codes, each as if it were made alone",
      ...named("NewCodes"),
    }),
  ],
});

const MadeCodes = Type.Object(
  {
    results: Type.Array(
      Type.Union([
        Type.Object({ code: described(CodeRecord, "Its record") }),
        Type.Object({
          problem: Type.Unsafe<object>({ $ref: "#/components/schemas/Problem" }),
        }),
      ]),
      { description: "Of each code of the list, in its order: its record, or why it was not made" },
    ),
  },
  named("MadeCodes"),
);

/** The answer to one new code, and that to a list. */
export const MADE = json(
  "The code; of a list the result of each",
  Type.Union([CodeRecord, MadeCodes]),
  EXAMPLE,
  {
    etag: { description: "Of the record of one code", optional: true },
    ...REPLAYED,
  },
);

/** Tells why a code of a list was not made. Its pointers begin with its place in the list. */
export function problemIn(baseUrl: string): ProblemOf {
  const docsUrl = problemsPage(baseUrl);
  return ({ code, message, errors, extra }, at) => {
    const placed = errors.map((detail) => ({ ...detail, pointer: `/${at}${detail.pointer}` }));
    return problemOf(new Fault(code, message, { errors: placed, extra }), docsUrl);
  };
}
