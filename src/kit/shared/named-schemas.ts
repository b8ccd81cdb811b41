import { isObject } from "./json.ts";

const WAY = "#/components/schemas/";

/**
 * The named schemas of an OpenAPI document that some of its parts refer to, also by way of others, in their
 * order.
 */
export function schemasOf(
  parts: unknown,
  schemas: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const found = new Set<string>();

  function look(value: unknown): void {
    if (Array.isArray(value)) for (const part of value) look(part);
    if (!isObject(value)) return;
    const way = value["$ref"];
    if (typeof way === "string" && way.startsWith(WAY)) {
      const name = way.slice(WAY.length);
      if (found.has(name)) return;
      found.add(name);
      look(schemas[name]);
    }
    for (const part of Object.values(value)) look(part);
  }

  look(parts);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)));
}
