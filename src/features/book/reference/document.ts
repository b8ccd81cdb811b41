import { isObject } from "../../../kit/shared/json.ts";
import { schemasOf } from "../../../kit/shared/named-schemas.ts";

/** The contract as the reference shows it: read from the OpenAPI document, with references to components resolved. */

export type JsonObject = Readonly<Record<string, unknown>>;

/** A value that is sent with a request, beside its body. */
export interface Parameter {
  readonly name: string;
  readonly location: "path" | "query" | "header" | "cookie";
  readonly isRequired: boolean;
  readonly description: string;
  readonly schema: JsonObject;
  readonly example: unknown;
}

/** A body, or the content of an answer, in one media type. */
export interface Content {
  readonly mediaType: string;
  readonly schema: JsonObject;
  readonly example: unknown;
}

export interface Answer {
  readonly status: string;
  readonly description: string;
  readonly contents: readonly Content[];
}

export interface Operation {
  /** `operationId`. */
  readonly id: string;
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** The scopes that the key must have; empty when any key will do, `null` when none is needed. */
  readonly scopes: readonly string[] | null;
  /** Whether it needs a person who is signed in, and no key. */
  readonly isForPerson: boolean;
  readonly parameters: readonly Parameter[];
  readonly bodies: readonly Content[];
  readonly answers: readonly Answer[];
}

export interface Tag {
  readonly name: string;
  readonly description: string;
}

export interface Contract {
  readonly description: string;
  /** Of keys and what each of their scopes allows, in Markdown. */
  readonly keys: string;
  readonly tags: readonly Tag[];
  /** By their path. */
  readonly operations: readonly Operation[];
  /** Events that are sent to webhooks. The name of an event stands in place of a path. */
  readonly events: readonly Operation[];
  /** The named schemas. */
  readonly schemas: JsonObject;
}

/**
 * The tag of operations for those who run the service, whom the book for workspaces does not tell of them.
 */
const OPERATOR = "operator";

/** Reads an OpenAPI 3.1 document that this program made. */
export function readContract(document: unknown): Contract {
  const whole = objectOf(document);
  const components = objectOf(whole["components"]);
  /** A component in place of a reference to it (OpenAPI 3.1.0, 4.8.23). */
  const resolved = (value: unknown): JsonObject => {
    const object = objectOf(value);
    const way = object["$ref"];
    if (typeof way !== "string") return object;
    const [kind = "", name = ""] = way.replace("#/components/", "").split("/");
    return objectOf(objectOf(components[kind])[name]);
  };
  const read = (items: unknown) =>
    Object.entries(objectOf(items)).flatMap(([path, item]) =>
      Object.entries(objectOf(item)).map(([method, operation]) =>
        readOperation(method.toUpperCase(), path, objectOf(operation), resolved),
      ),
    );
  const ofWorkspaces = Object.values(objectOf(whole["paths"])).flatMap((item) =>
    Object.values(objectOf(item)).filter((one) => !listOf(objectOf(one)["tags"]).includes(OPERATOR)),
  );
  return {
    description: textOf(objectOf(whole["info"])["description"]),
    keys: textOf(objectOf(objectOf(components["securitySchemes"])["apiKey"])["description"]),
    tags: listOf(whole["tags"])
      .map(objectOf)
      .filter(({ name }) => name !== OPERATOR)
      .map(({ name, description }) => ({ name: textOf(name), description: textOf(description) })),
    operations: read(whole["paths"]).filter(({ tag }) => tag !== OPERATOR),
    events: read(whole["webhooks"]),
    // Those of answers that are components stand there.
    schemas: schemasOf(
      [ofWorkspaces, whole["webhooks"], components["responses"], components["parameters"]],
      objectOf(components["schemas"]),
    ),
  };
}

type Resolve = (value: unknown) => JsonObject;

function readOperation(method: string, path: string, operation: JsonObject, resolved: Resolve): Operation {
  const { operationId, tags, summary, description, security, parameters, requestBody, responses } = operation;
  return {
    id: textOf(operationId),
    method,
    path,
    tag: textOf(listOf(tags)[0]),
    summary: textOf(summary),
    description: textOf(description),
    ...accessOf(listOf(security).map(objectOf)),
    parameters: listOf(parameters).map((parameter) => readParameter(resolved(parameter))),
    bodies: contentsOf(objectOf(requestBody)),
    answers: Object.entries(objectOf(responses)).map(([status, response]) => {
      const answer = resolved(response);
      return { status, description: textOf(answer["description"]), contents: contentsOf(answer) };
    }),
  };
}

/** Each entry of `security` is one way to be let in (OpenAPI 3.1.0, 4.8.10). An empty list, or an empty way, needs no key. */
function accessOf(ways: readonly JsonObject[]): Pick<Operation, "scopes" | "isForPerson"> {
  const isOpen = ways.length === 0 || ways.some((way) => Object.keys(way).length === 0);
  const byKey = ways.filter((way) => "apiKey" in way);
  return {
    scopes: isOpen || byKey.length === 0 ? null : byKey.flatMap((way) => listOf(way["apiKey"])).map(textOf),
    isForPerson: !isOpen && byKey.length === 0,
  };
}

function readParameter({
  name,
  in: location,
  required,
  description,
  schema,
  example,
}: JsonObject): Parameter {
  return {
    name: textOf(name),
    location: location === "path" || location === "header" || location === "cookie" ? location : "query",
    isRequired: required === true,
    description: textOf(description),
    schema: objectOf(schema),
    example,
  };
}

function contentsOf({ content }: JsonObject): readonly Content[] {
  return Object.entries(objectOf(content)).map(([mediaType, value]) => {
    const { schema, example } = objectOf(value);
    return { mediaType, schema: objectOf(schema), example };
  });
}

/** An object of the document; an empty one where there is none. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** A list of the document; an empty one where there is none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text of the document; an empty one where there is none. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
