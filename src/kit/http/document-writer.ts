import { nextTurn } from "../shared/next-turn.ts";
import { COMPONENT, MEANING } from "../shared/schema.ts";
import { DOCUMENTED_AS, EXTENSION } from "./operation.ts";

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [name: string]: Json;
}

/** Writes the parts of an OpenAPI document as JSON, and collects what is shared among its components. */
export interface DocumentWriter {
  /** The paths that the generator made, and the parts that it drops. Each is written in a turn of the loop: all together take 30 ms. */
  paths(generated: Readonly<Record<string, object | undefined>>): Promise<Json>;
  /** Any part. */
  write(value: unknown): Json;
  /** The components of all that was written so far, by kind and name. */
  components(): Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

/**
 * The generator's output is repaired here: schemas say what clients have to know, and no more than once.
 * @param known - components that are always there, by the way to them (`schemas/Problem`).
 */
export function createDocumentWriter(known: Readonly<Record<string, unknown>>): DocumentWriter {
  const components = new Map<string, Json>();
  for (const [way, value] of Object.entries(known)) components.set(way, write(value));

  function write(value: unknown): Json {
    if (
      value === null ||
      typeof value === "boolean" ||
      typeof value === "number" ||
      typeof value === "string"
    )
      return value;
    if (Array.isArray(value)) return value.map(write);
    if (typeof value !== "object") return null;
    // Schemas with nulls take long to make, and are made when the document is.
    if ("toJSON" in value && typeof value.toJSON === "function") return write(value.toJSON());
    if (DOCUMENTED_AS in value) return parameterSchema(value[DOCUMENTED_AS]);
    const shared = sharedParameter(value);
    if (shared !== null) return reference(shared.way, parameterOf(objectOf(write(shared.parameter))));
    // Symbols, such as the kinds of TypeBox's schemas, are left out.
    const members = Object.entries(value).flatMap(([name, member]) =>
      member === undefined ? [] : [[name, write(member)] as const],
    );
    const written = plainer(Object.fromEntries(members));
    if (!(COMPONENT in value)) return written;
    const own = MEANING in value ? { description: String(value[MEANING]) } : {};
    return { ...reference(String(value[COMPONENT]), written), ...own };
  }

  /**
   * The schema of a parameter, with its default: no generator takes a parameter for required because of it.
   */
  function parameterSchema(told: unknown): JsonObject {
    const written = objectOf(write(told));
    if (typeof told !== "object" || told === null || !("default" in told)) return written;
    const words = "description" in told ? { description: write(told.description) } : {};
    return { ...written, ...words, default: write(told.default) };
  }

  function reference(way: string, written: Json): JsonObject {
    const present = components.get(way);
    if (present !== undefined && JSON.stringify(present) !== JSON.stringify(written))
      throw new Error(`The contract has two components ${way}`);
    components.set(way, written);
    return { $ref: `#/components/${way}` };
  }

  function writeOperation(generated: unknown): Json {
    const { [EXTENSION]: extension, parameters, requestBody: _, ...rest } = objectOf(write(generated));
    const { path, parameters: headers, body } = objectOf(extension);
    const inQuery = listOf(parameters)
      .map(objectOf)
      .filter((parameter) => parameter["in"] === "query" || "$ref" in parameter);
    const all = [
      ...listOf(path),
      ...inQuery.map((parameter) => ("$ref" in parameter ? parameter : parameterOf(parameter))),
      ...listOf(headers),
    ];
    return {
      ...rest,
      ...(all.length > 0 ? { parameters: all } : {}),
      ...(isObject(body) ? { requestBody: body } : {}),
    };
  }

  return {
    write,
    async paths(generated) {
      const paths: Record<string, Json> = {};
      for (const [path, item] of Object.entries(generated)) {
        const operations = Object.entries(item ?? {});
        paths[path] = Object.fromEntries(
          operations.map(([method, operation]) => [method, writeOperation(operation)]),
        );
        await nextTurn();
      }
      return paths;
    },
    components() {
      const sorted = [...components].toSorted(([a], [b]) => (a < b ? -1 : 1));
      const kinds = Map.groupBy(sorted, ([way]) => way.slice(0, way.indexOf("/")));
      return Object.fromEntries(
        Array.from(kinds, ([kind, members]) => [
          kind,
          Object.fromEntries(members.map(([way, value]) => [way.slice(kind.length + 1), value])),
        ]),
      );
    },
  };
}

/** A generated parameter whose schema names the component that it is (`sharedAs`), and the way to that. */
function sharedParameter(value: object): { way: string; parameter: object } | null {
  if (!("in" in value && "schema" in value)) return null;
  const { schema } = value;
  if (typeof schema !== "object" || schema === null || !(COMPONENT in schema)) return null;
  const { [COMPONENT]: way, ...own } = schema;
  return String(way).startsWith("parameters/")
    ? { way: String(way), parameter: { ...value, schema: own } }
    : null;
}

/** A parameter as tools show it: they look for its description and example beside its schema. */
function parameterOf({ schema, ...rest }: JsonObject): Json {
  const { description, examples, ...form } = objectOf(schema);
  const told = {
    ...(description === undefined ? {} : { description }),
    ...exampleOf(form, examples),
  };
  return { ...rest, ...told, schema: form };
}

function exampleOf(form: JsonObject, examples: Json | undefined): JsonObject {
  const { type, default: usual, enum: names, minimum } = form;
  const known = [
    listOf(examples)[0],
    usual,
    listOf(names)[0],
    type === "boolean" ? true : undefined,
    minimum,
  ];
  const example = known.find((value) => value !== undefined);
  return example === undefined ? {} : { example };
}

/**
 * A schema with its default in its description. By the keyword some generators take a member that may be left
 * out for one that is always there, in requests too.
 */
function withoutDefault(schema: JsonObject): JsonObject {
  const { default: usual, ...rest } = schema;
  // A property may be called `type`, and one of an operation's responses is called `default`.
  if (usual === undefined || typeof schema["type"] !== "string") return schema;
  const by = `${JSON.stringify(usual)} by default`;
  return { ...rest, description: rest["description"] === undefined ? by : `${rest["description"]}; ${by}` };
}

/** A schema in fewer words. */
function plainer(schema: JsonObject): JsonObject {
  const { pattern, patternProperties, additionalProperties, ...others } = schema;
  const rest = withoutDefault(others);
  const values = objectOf(patternProperties)["^(.*)$"];
  return {
    ...rest,
    // `oneOf` of `shared/schema.ts` has both, because TypeBox checks only a pattern.
    ...(pattern === undefined || Array.isArray(rest["enum"]) ? {} : { pattern }),
    ...(patternProperties === undefined || values !== undefined ? {} : { patternProperties }),
    // True is the default, and generators make of it that an object is anything at all.
    ...(additionalProperties === undefined || additionalProperties === true ? {} : { additionalProperties }),
    ...(values === undefined ? {} : { additionalProperties: values }),
  };
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
