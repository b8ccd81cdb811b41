import type { Body, Leaf, SearchEntry } from "../model.ts";
import { type Contract, readContract } from "./document.ts";
import { coverBody, tagBody, titleOf, TYPES_PAGE, typesBody } from "./page.ts";

/** The API reference: its first page, and a page for each tag of the contract and for the named schemas. */
export interface Reference {
  readonly contract: Contract;
  cover(): Body;
  readonly leaves: readonly Leaf[];
  /** Each operation, for the search. */
  readonly entries: readonly SearchEntry[];
}

/** Makes the reference of a contract, an OpenAPI 3.1 document. */
export function createReference(document: unknown): Reference {
  const contract = readContract(document);
  return {
    contract,
    cover: () => coverBody(contract),
    leaves: [
      ...contract.tags.map((tag) => ({
        path: tag.name,
        title: titleOf(tag),
        body: () => tagBody(contract, tag),
      })),
      { path: TYPES_PAGE, title: "Types", body: () => typesBody(contract) },
    ],
    entries: contract.operations.map(({ id, method, path, tag, summary, description }) => ({
      at: `reference/${tag}#${id}`,
      page: "API reference",
      title: summary,
      text: `${method} ${path} ${description}`.trim(),
    })),
  };
}
