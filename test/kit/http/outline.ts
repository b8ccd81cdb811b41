import { ALL_SCOPES } from "../../../src/kit/shared/scopes.ts";
import { isObject } from "../../../src/kit/shared/json.ts";
import { readJson } from "../../json.ts";
import type { Scenario } from "../../scenario.ts";

const SCHEMAS = "#/components/schemas/";
const LONG = 30;
const isAllScopes = (list: unknown[]) => list.join() === ALL_SCOPES.join();
const VERBS = new Set(["get", "post", "put", "patch", "delete"]);

interface Document {
  readonly paths: Record<string, Record<string, unknown>>;
  readonly components: Record<string, Record<string, unknown>>;
  readonly [name: string]: unknown;
}

const documentOf = async (scenario: Scenario) =>
  readJson<Document>(await scenario.request("/openapi.json", { headers: { "accept-encoding": "identity" } }));

/**
 * The contract of the paths that begin with `start`, without sentences and examples: names, parameters,
 * bodies and codes of their operations, and the schemas that these name. A line each, for a snapshot:
 * generators make code of it, so that it stays.
 */
export async function outlineOf(scenario: Scenario, start: string): Promise<string> {
  const { paths, components } = await documentOf(scenario);
  const named = new Set<string>();
  const operations = Object.entries(paths)
    .filter(([path]) => path.startsWith(start))
    .flatMap(([path, item]) =>
      Object.entries(item).flatMap(([verb, operation]) =>
        VERBS.has(verb) ? [`${verb.toUpperCase()} ${path} ${short(operation, named)}`] : [],
      ),
    );
  const schemas: string[] = [];
  // The set grows while it is gone through: a schema names others.
  for (const name of named)
    if (name !== "Problem") schemas.push(`${name} ${short(components["schemas"]?.[name], named)}`);
  return [...operations, ...schemas].join("\n");
}

/** The parts that all refusals share: one by its form, and one of each kind that routes have in common. */
const COMMON = {
  responses: /^(?:Catalog)?(?:Busy|InvalidKey|RateLimited|BodyTooLarge|UnsupportedMediaType)(?:Page)?$/,
  parameters: /^(?:AcceptLanguage|IdempotencyKey|IfMatch|IfNoneMatch|Limit|RecordFormat)$/,
  headers: /./,
  securitySchemes: /./,
  schemas: /^(?:CatalogError|Problem|RowError)$/,
};

/** The same of the parts of the contract that belong to no feature. */
export async function commonOutlineOf(scenario: Scenario): Promise<string> {
  const { info, tags, components } = await documentOf(scenario);
  const parts = Object.entries(COMMON).flatMap(([kind, names]) =>
    Object.entries(components[kind] ?? {})
      .filter(([name]) => names.test(name))
      .map(([name, part]) => `${kind} ${name} ${short(part)}`),
  );
  return [short(tags), short(info).replaceAll(/localhost:\d+/g, "localhost"), ...parts].join("\n");
}

/**
 * JSON without sentences and examples, and with names in place of references. @param named - the schemas that
 * are named.
 */
function short(part: unknown, named = new Set<string>()): string {
  return JSON.stringify(part, (key, value: unknown) => {
    // That of a refusal has titles and codes.
    const isSentence = typeof value === "string" && /^(?:summary|description)$/.test(key);
    if (isSentence && !value.endsWith("`)")) return undefined;
    // Lists of all codes and of all scopes grow with features.
    if (key === "example" || (Array.isArray(value) && (value.length > LONG || isAllScopes(value))))
      return undefined;
    const ref = isObject(value) ? value["$ref"] : undefined;
    if (typeof ref !== "string") return value;
    const name = ref.split("/").at(-1) ?? "";
    if (ref.startsWith(SCHEMAS)) named.add(name);
    return name;
  });
}
