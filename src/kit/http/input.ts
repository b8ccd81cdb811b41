import { type Static, type StringOptions, type TProperties, type TSchema, Type } from "@sinclair/typebox";
import { invalidRequest } from "../shared/common-faults.ts";
import { Fault, type FaultDetail } from "../shared/fault.ts";
import { explain } from "../shared/reasons.ts";
import { LONGEST_SEARCH } from "../shared/constants.ts";
import { checkOf, oneOf, type SchemaCheck, schemaDetails, sharedAs, WHOLE } from "../shared/schema.ts";
import { DOCUMENTED_AS } from "./operation.ts";

/** Input of a request, checked: queries, and bodies that a route checks itself. */

const DEFAULT_LIMIT = 100;
const LARGEST_LIMIT = 1_000;

/** The schema of a query. Parameters that it does not name are ignored. */
export function query<T extends TProperties>(properties: T) {
  return Type.Object(properties, { additionalProperties: true });
}

/** `?cursor=` of a list. It may hold the name of a group or a part of a title: 100 characters, each of up to four bytes. */
const cursor = Type.Optional(
  Type.String({
    maxLength: 600,
    description: "nextCursor of the page before",
    examples: ["MDFrYWhneTJtNGU4cjZ0MHYyeDR6NmI4ZGs"],
    ...sharedAs("Cursor"),
  }),
);

/**
 * `?limit=` and `?cursor=` of a list.
 * @param largest - entries of the largest page.
 * @param options - of the limit's schema.
 * @param byDefault - entries where no limit is given.
 */
export function pageUpTo(largest: number, options: StringOptions = {}, byDefault = DEFAULT_LIMIT) {
  const limit = `Entries per page, ${byDefault} by default; more than ${largest} counts as that`;
  return {
    // A query is text, which Elysia converts only in part: it is read as text and documented as a number.
    limit: Type.Optional(
      Type.String({
        ...options,
        pattern: WHOLE,
        description: limit,
        [DOCUMENTED_AS]: { type: "integer", minimum: 1, default: byDefault, description: limit },
      }),
    ),
    cursor,
  };
}

/** `?limit=` and `?cursor=` of most lists. */
export const page = pageUpTo(LARGEST_LIMIT, sharedAs("Limit"));

/** The size of a page: the default when absent, at most the largest. */
export function pageSize(
  limit: string | undefined,
  largest = LARGEST_LIMIT,
  byDefault = DEFAULT_LIMIT,
): number {
  return limit === undefined ? byDefault : Math.min(Number(limit), largest);
}

/** Refuses the parameters of pages beside a file, which holds all. @throws Fault `invalid_request`. */
export function refusePaging(query: { readonly limit?: string; readonly cursor?: string }): void {
  const given = (["limit", "cursor"] as const).filter((name) => query[name] !== undefined);
  if (given.length === 0) return;
  throw invalidRequest(given.map((name) => ({ pointer: `?${name}`, ...explain("file_without_pages") })));
}

/** `?bots=` of what is counted. */
export const bots = {
  bots: Type.Optional(
    oneOf(["include", "exclude"], {
      description: "Whether automated scans count; include by default",
      ...sharedAs("Bots"),
    }),
  ),
};

/** A choice of yes or no in a query: the text `true` or `false`, documented as a boolean. */
export function flag(description: string) {
  return oneOf(["true", "false"], { description, [DOCUMENTED_AS]: { type: "boolean", description } });
}

/** A number in a query. */
export interface NumberParameter {
  readonly name: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly integer?: true;
  readonly description: string;
  /** Its name among the components, where several operations have it. */
  readonly component?: string;
}

/** The schema of a number in a query: a text, documented as a number. `readNumber` reads it. */
export function numberIn({ minimum, maximum, integer, description, component }: NumberParameter) {
  const type = integer ? "integer" : "number";
  return Type.Optional(
    Type.String({
      description,
      maxLength: 40,
      [DOCUMENTED_AS]: { type, minimum, maximum, description },
      ...(component === undefined ? {} : sharedAs(component)),
    }),
  );
}

/**
 * The number of a query; `undefined` when it is absent.
 * @throws Fault `invalid_request` when it is no number, or out of bounds.
 */
export function readNumber(text: string | undefined, parameter: NumberParameter): number | undefined {
  if (text === undefined) return undefined;
  const { name, minimum, maximum, integer } = parameter;
  const form = integer ? /^\d+$/ : /^-?\d+(?:\.\d+)?$/;
  const value = form.test(text) ? Number(text) : Number.NaN;
  if (value >= minimum && value <= maximum) return value;
  const why = explain(integer ? "integer_out_of_range" : "number_out_of_range", { minimum, maximum });
  throw new Fault("invalid_request", `The parameter ${name} ${why.detail}.`, {
    errors: [{ pointer: `?${name}`, ...why }],
  });
}

/**
 * A body that a route checks itself.
 * @param more - further errors, for the refusal of a body that fails the schema.
 * @throws Fault `invalid_request`.
 */
export function checkedBody<T extends TSchema>(
  check: SchemaCheck<T>,
  body: unknown,
  more: readonly FaultDetail[] = [],
): Static<T> {
  if (check.Check(body)) return body;
  throw invalidRequest([...more, ...schemaDetails(check, body, "")]);
}

const searchCheck = checkOf(Type.String({ maxLength: LONGEST_SEARCH }));

/** `?q=` of a list. `readSearch` reads it. */
export function search(description: string) {
  const documented = { type: "string", maxLength: LONGEST_SEARCH, description, examples: ["hall"] };
  // Elysia counts units of UTF-16 here.
  return { q: Type.Optional(Type.String({ maxLength: 2 * LONGEST_SEARCH, [DOCUMENTED_AS]: documented })) };
}

/**
 * The text to search for; nothing when it is absent or empty.
 * @throws Fault `invalid_request` when it is too long.
 */
export function readSearch(q: string | undefined): { readonly search?: string } {
  if (!q) return {};
  if (searchCheck.Check(q)) return { search: q };
  throw invalidRequest([{ pointer: "?q", ...explain("too_long", { limit: LONGEST_SEARCH }) }]);
}

/** `?group=` of a list. */
export const group = {
  group: Type.Optional(
    Type.String({ description: "Only codes of this campaign", examples: ["audio guide"] }),
  ),
};
