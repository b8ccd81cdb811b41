import {
  type SchemaOptions,
  type Static,
  type StringOptions,
  type TNull,
  type TSchema,
  type TUnion,
  Type,
} from "@sinclair/typebox";
import { type TypeCheck, TypeCompiler, type ValueError, ValueErrorType } from "@sinclair/typebox/compiler";
import type { FaultDetail } from "./fault.ts";
import { once } from "./once.ts";
import { withoutPairs } from "./surrogates.ts";
import { type Explanation, explain } from "./reasons.ts";

/** Pattern of text on one line: no control characters (C0, DEL, C1). */
export const LINE = "^[^\\u0000-\\u001f\\u007f-\\u009f]*$";

/** Pattern of text on several lines: tab, line feed and carriage return are the only control characters. */
export const LINES = "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]*$";

/** Pattern of any text without U+0000, which PostgreSQL cannot store. */
export const TEXT = "^[^\\u0000]*$";

/** Pattern of any text with a visible character, and without U+0000. */
export const FILLED = "^\\s*[^\\s\\u0000][^\\u0000]*$";

/** Pattern of text on one line that begins with a visible character, behind spaces at most. */
export const TAG = "^ *[^\\s\\u0000-\\u001f\\u007f-\\u009f][^\\u0000-\\u001f\\u007f-\\u009f]*$";

/** Pattern of a whole number of at least 1. */
export const WHOLE = "^0*[1-9][0-9]*$";

/** Whether a value fits a schema, and what is wrong with it. */
export type SchemaCheck<T extends TSchema> = Pick<TypeCheck<T>, "Check" | "Errors">;

/**
 * The check of a schema. It is compiled at its first use: all of them together would take a tenth of a start. Lengths count
 * characters, as JSON Schema has it (Validation, 6.3.1), and not units of UTF-16 as TypeBox does.
 */
export function checkOf<T extends TSchema>(schema: T): SchemaCheck<T> {
  const compiled = once(() => TypeCompiler.Compile(schema));
  return {
    Check: (value: unknown): value is Static<T> => compiled().Check(withoutPairs(value)),
    Errors: (value: unknown) => compiled().Errors(withoutPairs(value)),
  };
}

/**
 * A schema that also allows `null`. @param options - of both. A description there is not taken for the form
 * of a text, which a refusal names.
 */
export function orNull<T extends TSchema>(schema: T, options: SchemaOptions = {}): TUnion<[T, TNull]> {
  return Type.Union([schema, Type.Null()], options);
}

/** The way to a schema among the components of the OpenAPI document. Copies of the schema keep it. */
export const COMPONENT: unique symbol = Symbol("component");

/** Options of a schema that is a component of the OpenAPI document: generated clients have a type of this name. */
export function named(name: string) {
  return { [COMPONENT]: `schemas/${name}` };
}

/** The words about a member whose schema is a component. */
export const MEANING: unique symbol = Symbol("meaning");

/** A component as the schema of a member, with words about that member: they stand beside the reference. */
export function described<T extends TSchema>(component: T, description: string): T {
  return { ...component, [MEANING]: description };
}

/** Options of a query parameter's schema: the parameter is a component of the OpenAPI document, which operations refer to. */
export function sharedAs(name: string) {
  return { [COMPONENT]: `parameters/${name}` };
}

/**
 * The schema of a body, or of a list of them, in which `null` counts as absent: optional properties may be
 * `null`.
 */
export function withNulls(schema: TSchema): TSchema {
  const { properties, required = [], allOf, oneOf: choices, items } = schema;
  const isOptional = (name: string) => !required.includes(name);
  return {
    ...schema,
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries<TSchema>(properties).map(([name, property]) => [
              name,
              isOptional(name) ? orNull(property) : property,
            ]),
          ),
        }
      : {}),
    ...(allOf ? { allOf: allOf.map(withNulls) } : {}),
    ...(choices ? { oneOf: choices.map(withNulls) } : {}),
    ...(items ? { items: withNulls(items) } : {}),
  };
}

/** The most errors that a refusal names. */
export const MOST_ERRORS = 20;

/**
 * A property's name becomes part of a pointer. A longer name is left out, or an answer would be as long as its request.
 */
const LONGEST_NAME = 100;

/**
 * A string that is one of `names`. TypeBox does not check a JSON Schema `enum` of a string, so a pattern does: every
 * validator knows it, and no kind of our own has to be registered.
 */
export function oneOf<const T extends readonly string[]>(names: T, options: StringOptions = {}) {
  const pattern = `^(?:${names.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|")})$`;
  return Type.Unsafe<T[number]>(Type.String({ ...options, enum: [...names], pattern }));
}

/**
 * The faults of `value`, in sentences for a person: at most 20 details, one a place, which never quote the value. A
 * union yields the problems of the branch that was meant, or says what it may be.
 * @param base RFC 6901 pointer of `value` in the body, "" for the body itself
 */
export function schemaDetails(
  check: Pick<TypeCheck<TSchema>, "Errors">,
  value: unknown,
  base: string,
): FaultDetail[] {
  const found = new Map<string, FaultDetail>();
  for (const error of check.Errors(value)) {
    for (const detail of detailsOf(error, base))
      if (!found.has(detail.pointer)) found.set(detail.pointer, detail);
    if (found.size >= MOST_ERRORS) break;
  }
  return [...found.values()].slice(0, MOST_ERRORS);
}

function detailsOf(error: ValueError, base: string): FaultDetail[] {
  if (error.type === ValueErrorType.Union) return unionDetails(error, base);
  const why = EXPLANATIONS[error.type]?.(error.schema, error.value) ?? explain("not_valid");
  const name = error.path.lastIndexOf("/");
  if (error.path.length - name > LONGEST_NAME)
    return [{ pointer: base + error.path.slice(0, name), ...explain("holds_unknown_field") }];
  return [{ pointer: base + error.path, ...why }];
}

/**
 * The branch whose outermost type fits is the one that was meant: only its inner problems help. Of several
 * it is the one whose constants fit, then the one that asks for nothing that is not there, then the one
 * with the fewest problems. Where the branches are told apart by a constant and none has the one that is
 * there, the constants are named.
 */
function unionDetails(error: ValueError, base: string): FaultDetail[] {
  const all = branches(error);
  const constants = all.map((problems) => problems.find((problem) => isOtherConstant(error, problem)));
  const [first] = constants;
  if (first && all.length > 1 && constants.every((each) => each?.path === first.path)) {
    const choices = constants.map((each) => each?.schema["const"]).join(", ");
    return [{ pointer: base + first.path, ...explain("not_one_of", { choices }) }];
  }
  const meant = all
    .filter((problems) => !problems.some(({ path, type }) => path === error.path && MISMATCHES.has(type)))
    .sort(
      (a, b) =>
        others(error, a) - others(error, b) || missing(error, a) - missing(error, b) || a.length - b.length,
    )
    .find((problems) => isOneOrNull(error.schema) || problems.some(({ path }) => path !== error.path));
  if (meant) return meant.flatMap((problem) => detailsOf(problem, base));
  return [{ pointer: base + error.path, ...mismatch(error.schema) }];
}

/** Whether a union is a single schema or `null`: a value that is no `null` was meant to be of the schema. */
function isOneOrNull({ anyOf = [] }: TSchema): boolean {
  const others = anyOf.filter(({ type }: TSchema) => type !== "null");
  return others.length === 1 && others[0].anyOf === undefined;
}

/** Whether a property of the value itself is another constant than a branch has. */
function isOtherConstant(union: ValueError, { path, type }: ValueError): boolean {
  return type === ValueErrorType.Literal && path.lastIndexOf("/") === union.path.length;
}

/** How many constants of a branch are not those of the value. */
function others(union: ValueError, branch: readonly ValueError[]): number {
  return branch.filter((problem) => isOtherConstant(union, problem)).length;
}

/** How many properties of its own a branch of a union misses. */
function missing(union: ValueError, branch: readonly ValueError[]): number {
  return branch.filter(
    ({ path, type }) =>
      type === ValueErrorType.ObjectRequiredProperty && path.lastIndexOf("/") === union.path.length,
  ).length;
}

function branches(error: ValueError): ValueError[][] {
  return error.errors.flatMap((list) => {
    const problems: ValueError[] = [];
    for (const problem of list) if (problems.push(problem) >= MOST_ERRORS) break;
    const nested = problems.find(({ path, type }) => type === ValueErrorType.Union && path === error.path);
    return nested ? branches(nested) : [problems];
  });
}

function mismatch(schema: TSchema): Explanation {
  if (Array.isArray(schema.enum)) return explain("not_one_of", { choices: schema.enum.join(", ") });
  const form = expectation(schema);
  return form === KINDS["object"] ? explain("not_object") : explain("not_of_form", { form });
}

function expectation(schema: TSchema): string {
  if (Array.isArray(schema.anyOf)) return [...new Set(schema.anyOf.map(expectation))].join(", or ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return `one of ${schema.enum.join(", ")}`;
  // A description names the form of a text. Where any form is allowed, it names the purpose and is left out.
  const isAny = (schema.pattern === undefined || schema.pattern === TEXT) && schema.format === undefined;
  const form = isAny ? undefined : schema.description;
  return form ?? KINDS[schema.type] ?? schema.description ?? schema.title ?? "valid";
}

const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  null: "null",
};

const MISMATCHES: ReadonlySet<ValueErrorType> = new Set([
  ValueErrorType.String,
  ValueErrorType.Number,
  ValueErrorType.Integer,
  ValueErrorType.Boolean,
  ValueErrorType.Array,
  ValueErrorType.Object,
  ValueErrorType.Null,
  ValueErrorType.Literal,
]);

const EXPLANATIONS: Partial<Record<ValueErrorType, (schema: TSchema, value: unknown) => Explanation>> = {
  [ValueErrorType.ObjectRequiredProperty]: () => explain("required"),
  [ValueErrorType.ObjectAdditionalProperties]: () => explain("unknown_field"),
  [ValueErrorType.ObjectMinProperties]: (schema) =>
    explain("too_few_fields", { limit: schema.minProperties }),
  [ValueErrorType.ObjectMaxProperties]: (schema) =>
    explain("too_many_fields", { limit: schema.maxProperties }),
  [ValueErrorType.Object]: () => explain("not_object"),
  [ValueErrorType.Array]: () => explain("not_list"),
  [ValueErrorType.ArrayMinItems]: ({ minItems }) => explain("too_few_entries", { limit: minItems }),
  [ValueErrorType.ArrayMaxItems]: ({ maxItems }) => explain("too_many_entries", { limit: maxItems }),
  [ValueErrorType.ArrayUniqueItems]: () => explain("repeated_entry"),
  [ValueErrorType.Boolean]: () => explain("not_boolean"),
  [ValueErrorType.Null]: () => explain("not_null"),
  [ValueErrorType.Literal]: (schema) => explain("not_constant", { value: JSON.stringify(schema.const) }),
  [ValueErrorType.Number]: () => explain("not_number"),
  [ValueErrorType.NumberMinimum]: ({ minimum }) => explain("too_small", { limit: minimum }),
  [ValueErrorType.NumberMaximum]: ({ maximum }) => explain("too_large", { limit: maximum }),
  [ValueErrorType.NumberExclusiveMinimum]: (schema) =>
    explain("not_above", { limit: schema.exclusiveMinimum }),
  [ValueErrorType.NumberExclusiveMaximum]: (schema) =>
    explain("not_below", { limit: schema.exclusiveMaximum }),
  [ValueErrorType.NumberMultipleOf]: ({ multipleOf }) => explain("not_multiple", { step: multipleOf }),
  [ValueErrorType.Integer]: () => explain("not_integer"),
  [ValueErrorType.IntegerMinimum]: ({ minimum }) => explain("too_small", { limit: minimum }),
  [ValueErrorType.IntegerMaximum]: ({ maximum }) => explain("too_large", { limit: maximum }),
  [ValueErrorType.String]: () => explain("not_text"),
  [ValueErrorType.StringMinLength]: ({ minLength }) =>
    minLength === 1 ? explain("empty") : explain("too_short", { limit: minLength }),
  [ValueErrorType.StringMaxLength]: ({ maxLength }) => explain("too_long", { limit: maxLength }),
  [ValueErrorType.StringFormat]: mismatch,
  [ValueErrorType.StringPattern]: patternMismatch,
};

function patternMismatch(schema: TSchema, value: unknown): Explanation {
  if (Array.isArray(schema.enum)) return mismatch(schema);
  if (schema.pattern === LINE) return explain("not_one_line");
  if (schema.pattern === WHOLE) return explain("not_positive_integer");
  if (schema.pattern === FILLED && String(value).trim() === "") return explain("empty");
  if (schema.pattern === TEXT || schema.pattern === FILLED) return explain("nul_character");
  if (schema.pattern === LINES) return explain("control_characters");
  return explain("wrong_form", { form: expectation(schema) });
}
