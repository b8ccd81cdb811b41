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
      else if (staysWhole(name) || types.has("string") || types.size === 0) isMarked = true;
      else if (types.has("array")) properties[name] = listOf(members, depth);
      else properties[name] = depth < DEEPEST ? objectOf(members, depth + 1) : nested(members);
    }
    if (isMarked) {
      hasUntrusted = true;
      properties["untrusted"] = { type: "object" };
    }
    return { type: "object", properties };
  }

  /** An object without its members, which are looked into for texts all the same. */
  function nested(members: readonly unknown[]): OutputSchema {
    objectOf(members, DEEPEST);
    return { type: "object" };
  }

  function listOf(members: readonly unknown[], depth: number): object {
    const entries = alternatives(members).flatMap((schema) => ("items" in schema ? [schema["items"]] : []));
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

/** The parts and choices of a schema, which have no further ones. */
function alternatives(schemas: readonly unknown[]): Record<string, unknown>[] {
  return schemas.filter(isObject).flatMap((schema) => {
    const inner = ["allOf", "anyOf", "oneOf"].flatMap((keyword) => {
      const parts = schema[keyword];
      return Array.isArray(parts) ? parts : [];
    });
    return inner.length > 0
      ? [...alternatives(inner), ...("properties" in schema ? [schema] : [])]
      : [schema];
  });
}

/** The members of objects, each with all schemas that it may have. */
function membersOf(schemas: readonly unknown[]): Map<string, unknown[]> {
  const members = new Map<string, unknown[]>();
  for (const { properties } of alternatives(schemas))
    for (const [name, schema] of Object.entries(isObject(properties) ? properties : {}))
      members.set(name, [...(members.get(name) ?? []), schema]);
  return members;
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
  const types = alternatives(schemas).map(({ type, const: constant }) =>
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
  const queue = [...answers];
  for (let schema = queue.pop(); schema !== undefined; schema = queue.pop())
    for (const part of alternatives([schema])) {
      if ("items" in part) queue.push(part["items"]);
      for (const [name, members] of membersOf([part])) {
        (members.every(isTextless) ? textless : others).add(name);
        queue.push(...members);
      }
    }
  return textless.difference(others);
}

function isTextless(schema: unknown): boolean {
  return alternatives([schema]).every((one) => {
    const { type, items, format } = one;
    if ("const" in one || "enum" in one) return true;
    if (type === "array") return items !== undefined && isTextless(items);
    // A time, or the id of a record.
    if (type === "string") return format === "date-time" || ID_FORM.test(String(one["pattern"]));
    return type === "number" || type === "integer" || type === "boolean" || type === "null";
  });
}
