import { isObject } from "../../src/shared/json.ts";
import { readJson } from "../json.ts";
import type { Scenario } from "../scenario.ts";

const SCHEMAS = "#/components/schemas/";
const VERBS = new Set(["get", "post", "put", "patch", "delete"]);

/**
 * The contract of the paths that begin with `start`, without sentences and examples: names, parameters, bodies and codes of
 * their operations, and the schemas that these name. A line each, for a snapshot: generators make code of it, so that it stays.
 */
export async function outlineOf(scenario: Scenario, start: string): Promise<string> {
  const document = await readJson<{
    paths: Record<string, Record<string, unknown>>;
    components: { schemas: Record<string, unknown> };
  }>(await scenario.request("/openapi.json"));
  const named = new Set<string>();

  const short = (part: unknown) =>
    JSON.stringify(part, (key, value: unknown) => {
      if (typeof value === "string" && /^(?:summary|description)$/.test(key)) return codesIn(value);
      if (key === "example") return undefined;
      const ref = isObject(value) ? value["$ref"] : undefined;
      if (typeof ref !== "string") return value;
      const name = ref.split("/").at(-1) ?? "";
      if (ref.startsWith(SCHEMAS)) named.add(name);
      return name;
    });

  const operations = Object.entries(document.paths)
    .filter(([path]) => path.startsWith(start))
    .flatMap(([path, item]) =>
      Object.entries(item).flatMap(([verb, operation]) =>
        VERBS.has(verb) ? [`${verb.toUpperCase()} ${path} ${short(operation)}`] : [],
      ),
    );
  const schemas: string[] = [];
  // The set grows while it is gone through: a schema names others.
  for (const name of named)
    if (name !== "Problem") schemas.push(`${name} ${short(document.components.schemas[name])}`);
  return [...operations, ...schemas].join("\n");
}

/** The codes that the sentence of a refusal names. */
function codesIn(sentence: string): string | undefined {
  const codes = [...sentence.matchAll(/\(`(\w+)`\)/g)].map(([, code]) => code);
  return codes.length > 0 ? codes.join(" ") : undefined;
}
