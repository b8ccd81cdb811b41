import { isObject } from "../../kit/shared/json.ts";
import { isOurs, staysWhole } from "./untrusted.ts";

/** The schema of a tool's answer, as clients check it. */
export interface OutputSchema {
  type: "object";
  [keyword: string]: unknown;
}

/** The form of a tool's answers, derived from the contract's schemas. */
export interface Shape {
  readonly schema: OutputSchema;
  /**
   * Names of members that hold no text of a person, wherever they are: numbers, times, names from lists of
   * ours.
   */
  readonly textless: ReadonlySet<string>;
  /** Whether texts of others may be in it. */
  readonly hasUntrusted: boolean;
}

/** The answer of an operation that answers with nothing. */
export const DONE: OutputSchema = {
  type: "object",
  properties: { done: { type: "boolean" } },
  required: ["done"],
};

/** The answer of an operation that answers with a file: its bytes stand beside it. */
export const FILE: OutputSchema = {
  type: "object",
  properties: { mimeType: { type: "string" }, bytes: { type: "integer" } },
  required: ["mimeType", "bytes"],
};

/** The form of ids, `^code_`. */
const ID_FORM = /^\^[a-z]{1,20}_$/;

/**
 * Objects deeper than this are only called objects: an agent sees what is in them when it reads an answer.
 */
const DEEPEST = 0;

/**
 * The form of answers by the schemas of operations of which one is called.
 * @param omitted - members that are left out.
 * @param hasOwnTexts - whether all texts are the program's own.
 */
export function shapeOf(
  answers: readonly unknown[],
  omitted: readonly string[],
  hasOwnTexts: boolean,
): Shape {
  const textless = textlessNames(answers);
  const isSafe = (name: string) => isOurs(name) || textless.has(name);
  let hasUntrusted = false;

  function objectOf(schemas: readonly unknown[], depth: number): OutputSchema {
    const properties: Record<string, unknown> = {};
    let isMarked = false;
    for (const [name, members] of membersOf(schemas)) {
      if (omitted.includes(name)) continue;
      const types = typesOf(members);
      if (isSafe(name) || (hasOwnTexts && types.has("string"))) properties[name] = typed(types);
      else if (staysWhole(name) || types.has("string") || types.size === 0 || areTexts(members))
        isMarked = hasUntrusted = true;
      else if (types.has("array")) properties[name] = listOf(members, depth);
      else properties[name] = depth < DEEPEST ? objectOf(members, depth + 1) : nested(members);
    }
    if (isMarked) properties["untrusted"] = { type: "object" };
    return { type: "object", properties };
  }

  /** An object without its members, which are looked into for texts until there is one. */
  function nested(members: readonly unknown[]): OutputSchema {
    if (!hasUntrusted) objectOf(members, DEEPEST);
    return { type: "object" };
  }

  function listOf(members: readonly unknown[], depth: number): object {
    const entries = entriesOf(members);
    if (!typesOf(entries).has("object")) return { type: "array" };
    return { type: "array", items: depth < DEEPEST ? objectOf(entries, depth + 1) : nested(entries) };
  }

  const schema = objectOf(answers, 0);
  const members = membersOf(answers);
  /**
   * A list or an object that may be `null` counts as a text that is missing, so it may stand in `untrusted`.
   */
  const isSolid = (name: string) => isSafe(name) || !typesOf(members.get(name) ?? []).has("null");
  const shown = isObject(schema["properties"]) ? schema["properties"] : {};
  const required = requiredOf(answers).filter((name) => name in shown && isSolid(name));
  return { schema: { ...schema, required }, textless, hasUntrusted };
}

/**
 * The parts and choices of schemas, which have no further ones. Each comes once: the types of codes share
 * most of their members, and looking at them for each type took 30 ms.
 */
function alternatives(
  schemas: readonly unknown[],
  found = new Set<Record<string, unknown>>(),
): Set<Record<string, unknown>> {
  for (const schema of schemas.filter(isObject)) {
    const inner = ["allOf", "anyOf", "oneOf"].flatMap((keyword) => {
      const parts = schema[keyword];
      return Array.isArray(parts) ? parts : [];
    });
    alternatives(inner, found);
    if (inner.length === 0 || "properties" in schema) found.add(schema);
  }
  return found;
}

/** The schemas of the entries of lists. */
function entriesOf(schemas: readonly unknown[]): unknown[] {
  return [...alternatives(schemas)].flatMap((schema) => ("items" in schema ? [schema["items"]] : []));
}

/** Whether values are lists of texts, which stand where texts do unless they are empty. */
function areTexts(schemas: readonly unknown[]): boolean {
  return typesOf(entriesOf(schemas)).has("string");
}

/** The members of objects, each with all schemas that it may have. */
function membersOf(schemas: readonly unknown[]): Map<string, unknown[]> {
  const members = new Map<string, Set<unknown>>();
  for (const { properties } of alternatives(schemas))
    for (const [name, schema] of Object.entries(isObject(properties) ? properties : {})) {
      const known = members.get(name);
      if (known) known.add(schema);
      else members.set(name, new Set([schema]));
    }
  return new Map([...members].map(([name, each]) => [name, [...each]]));
}

/** The members that an object of any of the schemas has. */
function requiredOf(schemas: readonly unknown[]): string[] {
  const each = schemas.map((schema) => new Set(requiredBy(schema)));
  const [first = new Set<string>(), ...others] = each;
  return [...first].filter((name) => others.every((names) => names.has(name)));
}

function requiredBy(schema: unknown): string[] {
  if (!isObject(schema)) return [];
  const { required, allOf } = schema;
  const own = Array.isArray(required) ? required.filter((name) => typeof name === "string") : [];
  return [...own, ...(Array.isArray(allOf) ? allOf.flatMap(requiredBy) : [])];
}

/** The types of values by their schemas. None where they may be anything. */
function typesOf(schemas: readonly unknown[]): Set<string> {
  const types = [...alternatives(schemas)].map(({ type, const: constant }) =>
    typeof type === "string" ? type : constant === undefined ? "" : typeof constant,
  );
  return new Set(types.includes("") ? [] : types);
}

/** JSON Schema of values of types, of which strict validators take one, or one and `null`. */
function typed(types: ReadonlySet<string>): object {
  const [one, ...others] = [...types].filter((type) => type !== "null");
  if (one === undefined || others.length > 0) return {};
  return { type: types.has("null") ? [one, "null"] : one };
}

/** Names whose values hold no text of a person in any of the schemas. */
function textlessNames(answers: readonly unknown[]): Set<string> {
  const textless = new Set<string>();
  const others = new Set<string>();
  // A set goes on with what is added meanwhile.
  const queue = new Set(answers);
  for (const schema of queue)
    for (const { items, properties } of alternatives([schema])) {
      queue.add(items);
      for (const [name, member] of Object.entries(isObject(properties) ? properties : {})) {
        (isTextless(member) ? textless : others).add(name);
        queue.add(member);
      }
    }
  return textless.difference(others);
}

function isTextless(schema: unknown): boolean {
  return [...alternatives([schema])].every((one) => {
    const { type, items, format } = one;
    if ("const" in one || "enum" in one) return true;
    if (type === "array") return items !== undefined && isTextless(items);
    // A time, or the id of a record.
    if (type === "string") return format === "date-time" || ID_FORM.test(String(one["pattern"]));
    return type === "number" || type === "integer" || type === "boolean" || type === "null";
  });
}
