import { isObject } from "../shared/json.ts";
import type { SearchEntry } from "./model.ts";

/** What the search finds of the API reference: each operation of the contract. @param document - the OpenAPI document. */
export function operationEntries(document: unknown): SearchEntry[] {
  const paths = isObject(document) && isObject(document["paths"]) ? document["paths"] : {};
  return Object.entries(paths).flatMap(([path, methods]) =>
    isObject(methods)
      ? Object.entries(methods).flatMap(([method, operation]) => entryOf(path, method, operation))
      : [],
  );
}

function entryOf(path: string, method: string, operation: unknown): SearchEntry[] {
  if (!isObject(operation)) return [];
  const { operationId, summary, description, tags } = operation;
  const [tag] = Array.isArray(tags) ? tags : [];
  return [
    {
      at: `reference#/${tag}/${operationId}`,
      page: "API reference",
      title: `${summary}`,
      text: `${method.toUpperCase()} ${path} ${description ?? ""}`.trim(),
    },
  ];
}
