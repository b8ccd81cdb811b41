import { type Markup, markup, type Piece } from "../../../kit/shared/markup.ts";
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

type Members = ReadonlyMap<string, Member>;

/**
 * The members of an object, with those of the schemas that it unites. A member that several alternatives have comes once: it may be
 * what any of them allows, and is required where all require it.
 * @param schemas - the named ones.
 */
export function membersOf(schema: JsonObject, schemas: JsonObject): readonly Member[] {
  return [...read(schema, schemas, []).values()];
}

/**
 * The members of an object, and behind each those of the objects in it that have no name of their own:
 * `funnel.scans`, `errors[].pointer`.
 */
export function allMembersOf(schema: JsonObject, schemas: JsonObject): readonly Member[] {
  return membersOf(schema, schemas).flatMap((member) => {
    const inside = insideOf(member.schema);
    if (inside === null) return [member];
    const own = allMembersOf(inside.schema, schemas);
    return [member, ...own.map((each) => ({ ...each, name: `${member.name}${inside.path}.${each.name}` }))];
  });
}

/** The object without a name that a value is, or that a list has; `null` where it is none. */
function insideOf(schema: JsonObject): { readonly path: string; readonly schema: JsonObject } | null {
  if (nameOf(schema) !== null) return null;
  if (schema["type"] === "array") {
    const inside = insideOf(objectOf(schema["items"]));
    return inside && { path: `[]${inside.path}`, schema: inside.schema };
  }
  if (schema["properties"] !== undefined) return { path: "", schema };
  const found = alternativesOf(schema).flatMap((each) => insideOf(each) ?? []);
  const [first] = found;
  if (first === undefined) return null;
  return { path: first.path, schema: { anyOf: found.map((each) => each.schema) } };
}

/** @param within - the named schemas around this one, which may hold itself. */
function read(schema: JsonObject, schemas: JsonObject, within: readonly string[]): Members {
  const name = nameOf(schema);
  if (name !== null)
    return within.includes(name) ? new Map() : read(objectOf(schemas[name]), schemas, [...within, name]);
  const required = listOf(schema["required"]);
  const own = Object.entries(objectOf(schema["properties"])).map(
    ([member, value]): readonly [string, Member] => [
      member,
      { name: member, isRequired: required.includes(member), schema: objectOf(value) },
    ],
  );
  const partsOf = (part: string) => listOf(schema[part]).map((each) => read(objectOf(each), schemas, within));
  const alternatives = ["anyOf", "oneOf"].map((part) => oneOf(partsOf(part)));
  return [...partsOf("allOf"), ...alternatives, new Map(own)].reduce<Members>(united, new Map());
}

/** The members of a value that is one of these. */
function oneOf(alternatives: readonly Members[]): Members {
  const all = alternatives.reduce<Members>(united, new Map());
  const isCertain = (name: string) => alternatives.every((each) => each.get(name)?.isRequired === true);
  return new Map([...all].map(([name, member]) => [name, { ...member, isRequired: isCertain(name) }]));
}

/** A value that is one or the other; one that says nothing is left out. */
function either(one: JsonObject, other: JsonObject): JsonObject {
  const known = listOf(one["anyOf"] ?? [one]).map((each) => JSON.stringify(each));
  const isNew = Object.keys(other).length > 0 && !known.includes(JSON.stringify(other));
  return isNew ? { anyOf: [...listOf(one["anyOf"] ?? [one]), other] } : one;
}

function united(all: Members, part: Members): Members {
  const members = new Map(all);
  for (const [name, member] of part) {
    const known = all.get(name);
    const both = known && {
      ...known,
      isRequired: known.isRequired || member.isRequired,
      schema: either(known.schema, member.schema),
    };
    members.set(name, both ?? member);
  }
  return members;
}

/**
 * The type of a value in words: `string, up to 200 characters`. Named schemas are links.
 * @param link - the address of a named schema.
 */
export function typeOf(schema: JsonObject, link: (name: string) => string): Piece {
  const name = nameOf(schema);
  if (name !== null) return markup`<a href="${link(name)}">${name}</a>`;
  const { type, items, const: only, enum: names } = schema;
  if (only !== undefined) return code(only);
  if (Array.isArray(names)) return joined(names.map(code), " | ");
  const types = alternativesOf(schema);
  if (types.length > 0) return joined(distinct(types.map((each) => typeOf(each, link))), " | ");
  if (type === "array") return [markup`list of `, typeOf(objectOf(items), link), limits(schema)];
  if (type === "object" && schema["properties"] === undefined) {
    const [named] = Object.values(objectOf(schema["patternProperties"]));
    const values = objectOf(named ?? schema["additionalProperties"]);
    return Object.keys(values).length > 0 ? ["object of ", typeOf(values, link)] : "any object";
  }
  const words = Array.isArray(type) ? type.join(" | ") : textOf(type) || "any JSON";
  return [words, limits(schema)];
}

/**
 * The values that a schema allows, where it is one of several: those of alternatives that have some of their
 * own, too.
 */
function alternativesOf(schema: JsonObject): readonly JsonObject[] {
  if (schema["type"] === "object") return [];
  return (
    [...listOf(schema["anyOf"]), ...listOf(schema["oneOf"])]
      .map(objectOf)
      // `required` of each alternative says which members go together, not another type.
      .filter((each) => Object.keys(each).some((key) => key !== "required"))
      .flatMap((each) => {
        const own = alternativesOf(each);
        return own.length > 0 ? own : [each];
      })
  );
}

/** Types without those that read like one before them. */
function distinct(types: readonly Piece[]): readonly Piece[] {
  return [...new Map(types.map((each) => [markup`${each}`.text, each])).values()];
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

/** The description of a value. Where the schema has none, the first one among its alternatives. */
export function meaningOf(schema: JsonObject): string {
  const own = textOf(schema["description"]);
  if (own !== "") return own;
  const [first] = [...listOf(schema["anyOf"]), ...listOf(schema["oneOf"])]
    .map((each) => textOf(objectOf(each)["description"]))
    .filter(Boolean);
  return first ?? "";
}
