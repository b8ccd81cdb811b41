import { isObject } from "../../src/kit/shared/json.ts";
import { schemasOf } from "../../src/kit/shared/named-schemas.ts";

/**
 * The contract without members that the client's types have no use for: examples, refusals, headers of answers, forms of
 * browsers, cookies, and headers that a browser sends by itself.
 */

/** Of a part of an OpenAPI document. */
export type Members = Readonly<Record<string, unknown>>;

/** Operations whose only answer is a redirect for a browser or a scanner. */
const isForBrowsers = (operation: Members) => !Object.keys(membersOf(operation["responses"])).some(isSuccess);

/** Operations for those who run a service. No client of a workspace can call them. */
export const isForOperators = (operation: Members): boolean => {
  const { tags } = operation;
  return Array.isArray(tags) && tags.includes("operator");
};
const isSuccess = (status: string) => status.startsWith("2");

const FORMS = ["multipart/form-data", "application/x-www-form-urlencoded"];
const BROWSERS_OWN = ["If-None-Match", "Accept-Language", "Sec-GPC"];

/** The document that types are generated from. @param contract - an OpenAPI document. */
export function trimmed(contract: Members): Members {
  const components = membersOf(contract["components"]);
  const parameters = membersOf(components["parameters"]);
  const operation = (value: Members): Members => ({
    operationId: value["operationId"],
    summary: value["summary"],
    description: value["description"],
    parameters: listOf(value["parameters"])
      .map((parameter) => parameters[String(parameter["$ref"]).split("/").at(-1) ?? ""] ?? parameter)
      .filter(isOwn),
    ...(isObject(value["requestBody"]) ? { requestBody: bodyOf(value["requestBody"]) } : {}),
    responses: filtered(value["responses"], isSuccess, ({ description, content }) => ({
      description,
      ...(content === undefined ? {} : { content }),
    })),
  });
  const paths = Object.entries(membersOf(contract["paths"])).flatMap(([path, item]) => {
    const kept = Object.entries(membersOf(item)).filter(
      ([, each]) => !isForBrowsers(membersOf(each)) && !isForOperators(membersOf(each)),
    );
    const entries = kept.map(([method, each]) => [method, operation(membersOf(each))]);
    return kept.length === 0 ? [] : [[path, Object.fromEntries(entries)]];
  });
  const webhooks = filtered(
    contract["webhooks"],
    () => true,
    ({ post }) => ({ post: { requestBody: membersOf(post)["requestBody"], responses: {} } }),
  );
  const schemas = membersOf(components["schemas"]);
  const kept = {
    openapi: contract["openapi"],
    info: { title: "Quietzone", version: "" },
    paths: Object.fromEntries(paths),
    webhooks,
    components: { schemas: schemasOf([paths, webhooks], schemas) },
  };
  return membersOf(forTypes(kept, schemas));
}

function isOwn(parameter: unknown): boolean {
  const { in: place, name } = membersOf(parameter);
  return place !== "cookie" && !BROWSERS_OWN.includes(String(name));
}

function bodyOf(body: Members): Members {
  return { ...body, content: filtered(body["content"], (type) => !FORMS.includes(type)) };
}

function filtered(
  value: unknown,
  keep: (name: string) => boolean,
  change: (member: Members) => Members = (member) => member,
): Members {
  const kept = Object.entries(membersOf(value)).filter(([name]) => keep(name));
  return Object.fromEntries(kept.map(([name, member]) => [name, change(membersOf(member))]));
}

/**
 * A schema without examples. One that may be `null`, or is a component, has its words inside of its choice or
 * at that component, where no editor shows them: they come in front. A property may be called `example`.
 * @param schemas - the components.
 */
function forTypes(value: unknown, schemas: Members, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((part) => forTypes(part, schemas));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => isNames || !/^examples?$/.test(name));
  const description = isNames ? undefined : wordsOf(value, schemas);
  return Object.fromEntries([
    ...(description === undefined ? [] : [["description", description]]),
    ...kept.map(([name, part]) => [name, forTypes(part, schemas, name === "properties")]),
  ]);
}

/** The words about a schema: its own, those of its component, or those of the one that may also be `null`. */
function wordsOf({ description, $ref, anyOf }: Members, schemas: Members): unknown {
  if (description !== undefined) return description;
  if (typeof $ref === "string") return wordsOf(membersOf(schemas[$ref.split("/").at(-1) ?? ""]), schemas);
  const [part, another] = listOf(anyOf).filter(({ type }) => type !== "null");
  return part && !another ? wordsOf(part, schemas) : undefined;
}

/** The members of a part; none of one that is no object. */
export function membersOf(value: unknown): Members {
  return isObject(value) ? value : {};
}

/** The elements of a part; none of one that is no list. */
export function listOf(value: unknown): readonly Members[] {
  return Array.isArray(value) ? value.map(membersOf) : [];
}
