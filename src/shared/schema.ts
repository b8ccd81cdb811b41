import { type Static, type StringOptions, type TSchema, Type } from "@sinclair/typebox";
import { type TypeCheck, TypeCompiler, type ValueError, ValueErrorType } from "@sinclair/typebox/compiler";
import type { FaultDetail } from "./fault.ts";
import { once } from "./once.ts";

/** Pattern of text on one line: no control characters (C0, DEL, C1). */
export const LINE = "^[^\\u0000-\\u001f\\u007f-\\u009f]*$";

/** Pattern of text on several lines: tab, line feed and carriage return are the only control characters. */
export const LINES = "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]*$";

/** Pattern of any text. U+0000 no text of PostgreSQL can hold: it would come back as another character. */
export const TEXT = "^[^\\u0000]*$";

/** Pattern of a whole number of at least 1. */
export const WHOLE = "^0*[1-9][0-9]*$";

/** Whether a value is what a schema says, and what is wrong with it. */
export type SchemaCheck<T extends TSchema> = Pick<TypeCheck<T>, "Check" | "Errors">;

/** A schema's check. It is compiled at its first use: all of them together would take a tenth of a start. */
export function checkOf<T extends TSchema>(schema: T): SchemaCheck<T> {
  const compiled = once(() => TypeCompiler.Compile(schema));
  return {
    Check: (value: unknown): value is Static<T> => compiled().Check(value),
    Errors: (value: unknown) => compiled().Errors(value),
  };
}

/** What a schema describes, or `null`. */
export function orNull<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

const MOST_ERRORS = 20;

/**
 * A property's name becomes part of a pointer, so a body of nothing but name must not come back as an answer.
 */
const LONGEST_NAME = 100;

/**
 * A string that is one of `names`. A JSON Schema `enum`, which TypeBox has no checked form of, so the pattern
 * does the checking: it holds in every validator without registering a kind of our own.
 */
export function oneOf<const T extends readonly string[]>(names: T, options: StringOptions = {}) {
  const pattern = `^(?:${names.map((name) => name.replace(/[^\w ]/g, "\\$&")).join("|")})$`;
  return Type.Unsafe<T[number]>(Type.String({ ...options, enum: [...names], pattern }));
}

/**
 * What is wrong with `value`, in sentences for a person: at most 20 details, one a place, never holding the
 * value. A union yields the problems of the branch that was meant, or names what it may be.
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
  const sentence = SENTENCES[error.type]?.(error.schema) ?? "is not valid";
  const name = error.path.lastIndexOf("/");
  if (error.path.length - name > LONGEST_NAME)
    return [{ pointer: base + error.path.slice(0, name), detail: "has a field that is not known" }];
  return [{ pointer: base + error.path, detail: sentence }];
}

/**
 * A branch whose outermost type fits is the one that was meant: its inner problems help, the other branches'
 * don't.
 */
function unionDetails(error: ValueError, base: string): FaultDetail[] {
  const meant = branches(error)
    .filter((problems) => !problems.some(({ path, type }) => path === error.path && MISMATCHES.has(type)))
    .sort((a, b) => a.length - b.length)
    .find((problems) => problems.some(({ path }) => path !== error.path));
  if (meant) return meant.flatMap((problem) => detailsOf(problem, base));
  return [{ pointer: base + error.path, detail: `must be ${expectation(error.schema)}` }];
}

function branches(error: ValueError): ValueError[][] {
  return error.errors.flatMap((list) => {
    const problems: ValueError[] = [];
    for (const problem of list) if (problems.push(problem) >= MOST_ERRORS) break;
    const nested = problems.find(({ path, type }) => type === ValueErrorType.Union && path === error.path);
    return nested ? branches(nested) : [problems];
  });
}

function expectation(schema: TSchema): string {
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map(expectation).join(", or ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return `one of ${schema.enum.join(", ")}`;
  // A description says what form a text has; of a text of any form it says what it is for.
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

const SENTENCES: Partial<Record<ValueErrorType, (schema: TSchema) => string>> = {
  [ValueErrorType.ObjectRequiredProperty]: () => "is required",
  [ValueErrorType.ObjectAdditionalProperties]: () => "is not a known field",
  [ValueErrorType.ObjectMinProperties]: ({ minProperties }) => `must have at least ${minProperties} fields`,
  [ValueErrorType.ObjectMaxProperties]: ({ maxProperties }) => `must have at most ${maxProperties} fields`,
  [ValueErrorType.Object]: () => "must be an object",
  [ValueErrorType.Array]: () => "must be a list",
  [ValueErrorType.ArrayMinItems]: ({ minItems }) => `must have at least ${minItems} entries`,
  [ValueErrorType.ArrayMaxItems]: ({ maxItems }) => `must have at most ${maxItems} entries`,
  [ValueErrorType.ArrayUniqueItems]: () => "must not name an entry twice",
  [ValueErrorType.Boolean]: () => "must be true or false",
  [ValueErrorType.Null]: () => "must be null",
  [ValueErrorType.Literal]: (schema) => `must be ${JSON.stringify(schema.const)}`,
  [ValueErrorType.Number]: () => "must be a number",
  [ValueErrorType.NumberMinimum]: ({ minimum }) => `must be at least ${minimum}`,
  [ValueErrorType.NumberMaximum]: ({ maximum }) => `must be at most ${maximum}`,
  [ValueErrorType.NumberExclusiveMinimum]: ({ exclusiveMinimum }) => `must be more than ${exclusiveMinimum}`,
  [ValueErrorType.NumberExclusiveMaximum]: ({ exclusiveMaximum }) => `must be less than ${exclusiveMaximum}`,
  [ValueErrorType.NumberMultipleOf]: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
  [ValueErrorType.Integer]: () => "must be a whole number",
  [ValueErrorType.IntegerMinimum]: ({ minimum }) => `must be at least ${minimum}`,
  [ValueErrorType.IntegerMaximum]: ({ maximum }) => `must be at most ${maximum}`,
  [ValueErrorType.String]: () => "must be text",
  [ValueErrorType.StringMinLength]: ({ minLength }) =>
    minLength === 1 ? "must not be empty" : `must have at least ${minLength} characters`,
  [ValueErrorType.StringMaxLength]: ({ maxLength }) => `must have at most ${maxLength} characters`,
  [ValueErrorType.StringFormat]: (schema) => `must be ${expectation(schema)}`,
  [ValueErrorType.StringPattern]: patternSentence,
};

function patternSentence(schema: TSchema): string {
  if (Array.isArray(schema.enum)) return `must be ${expectation(schema)}`;
  if (schema.pattern === LINE) return "must be one line without control characters";
  if (schema.pattern === WHOLE) return "must be a whole number, at least 1";
  if (schema.pattern === TEXT) return "must not contain U+0000";
  if (schema.pattern === LINES) return "must not contain control characters";
  return `does not have the right form: ${expectation(schema)}`;
}
