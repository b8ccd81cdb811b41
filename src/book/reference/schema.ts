import { type Markup, markup, type Piece } from "../../shared/markup.ts";
import { type JsonObject, listOf, objectOf, textOf } from "./document.ts";

/** A member of an object, as a row of a table. */
export interface Member {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: JsonObject;
}

const REFERENCE = /^#\/components\/schemas\/(\w+)$/;

/** The name of the schema that this one refers to; `null` when it is a schema itself. */
export function nameOf(schema: JsonObject): string | null {
  return REFERENCE.exec(textOf(schema["$ref"]))?.[1] ?? null;
}

/** The other schemas that a schema is made of. */
const PARTS = ["allOf", "anyOf", "oneOf"] as const;

/**
 * The members of an object, with those of the schemas that it unites. A member that several alternatives have comes once.
 * @param schemas - the named ones.
 */
export function membersOf(schema: JsonObject, schemas: JsonObject): readonly Member[] {
  const found = new Map<string, Member>();
  collect(schema, schemas, true, new Set(), found);
  return [...found.values()];
}

function collect(
  schema: JsonObject,
  schemas: JsonObject,
  isCertain: boolean,
  seen: ReadonlySet<string>,
  found: Map<string, Member>,
): void {
  const name = nameOf(schema);
  if (name !== null) {
    if (!seen.has(name))
      collect(objectOf(schemas[name]), schemas, isCertain, new Set([...seen, name]), found);
    return;
  }
  const required = listOf(schema["required"]);
  for (const [member, own] of Object.entries(objectOf(schema["properties"]))) {
    const known = found.get(member);
    const isRequired = isCertain && required.includes(member);
    if (known === undefined) found.set(member, { name: member, isRequired, schema: objectOf(own) });
    else if (isRequired && !known.isRequired) found.set(member, { ...known, isRequired });
  }
  for (const part of PARTS)
    for (const each of listOf(schema[part]))
      collect(objectOf(each), schemas, isCertain && part === "allOf", seen, found);
}

/**
 * What a value may be, in words: `string, at most 200 characters`. Named schemas are links.
 * @param link - the address of a named schema.
 */
export function typeOf(schema: JsonObject, link: (name: string) => string): Piece {
  const name = nameOf(schema);
  if (name !== null) return markup`<a href="${link(name)}">${name}</a>`;
  const { type, items, const: only, enum: names } = schema;
  if (only !== undefined) return code(only);
  if (Array.isArray(names)) return joined(names.map(code), " | ");
  const alternatives = [...listOf(schema["anyOf"]), ...listOf(schema["oneOf"])].map(objectOf);
  // `required` of each alternative says which members go together, not another type.
  const types = alternatives.filter((each) => Object.keys(each).some((key) => key !== "required"));
  if (types.length > 0 && type !== "object")
    return joined(
      types.map((each) => typeOf(each, link)),
      " | ",
    );
  if (type === "array") return [markup`list of `, typeOf(objectOf(items), link), limits(schema)];
  const words = Array.isArray(type) ? type.join(" | ") : textOf(type) || "any JSON";
  return [words, limits(schema)];
}

function code(value: unknown): Markup {
  return markup`<code>${JSON.stringify(value)}</code>`;
}

function joined(pieces: readonly Piece[], between: string): Piece {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece]));
}

/** Limits of a schema and how each reads. */
const LIMITS: Readonly<Record<string, (value: unknown) => string>> = {
  format: (value) => (value === "binary" ? "a file" : String(value)),
  minimum: (value) => `from ${value}`,
  maximum: (value) => `up to ${value}`,
  minLength: (value) => (value === 1 ? "not empty" : `from ${value} characters`),
  maxLength: (value) => `up to ${value} characters`,
  minItems: (value) => (value === 1 ? "not empty" : `from ${value}`),
  maxItems: (value) => `up to ${value}`,
};

function limits(schema: JsonObject): string {
  return Object.entries(LIMITS)
    .flatMap(([name, say]) =>
      schema[name] === undefined || schema[name] === 0 ? [] : [`, ${say(schema[name])}`],
    )
    .join("");
}

/** What a value means. The description of an alternative stands for one that the schema itself lacks. */
export function meaningOf(schema: JsonObject): string {
  const own = textOf(schema["description"]);
  if (own !== "") return own;
  const [first] = [...listOf(schema["anyOf"]), ...listOf(schema["oneOf"])]
    .map((each) => textOf(objectOf(each)["description"]))
    .filter(Boolean);
  return first ?? "";
}
