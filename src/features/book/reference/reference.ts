import type { Leaf, MadeBody, SearchEntry } from "../model.ts";
import { type Contract, readContract } from "./document.ts";
import { coverBody, tagBody, titleOf, TYPES_PAGE, typesBody } from "./page.ts";

/** The API reference: its first page, and a page for each tag of the contract and for the named schemas. */
export interface Reference {
  readonly contract: Contract;
  cover(): MadeBody;
  readonly leaves: readonly Leaf[];
  /** Each operation, for the search. */
  readonly entries: readonly SearchEntry[];
}

/** Makes the reference of a contract, an OpenAPI 3.1 document. */
export function createReference(document: unknown): Reference {
  const contract = readContract(document);
  return {
    contract,
    cover: () => ({ ...coverBody(contract), text: coverText(contract) }),
    leaves: [
      ...contract.tags.map((tag) => ({
        path: tag.name,
        title: titleOf(tag),
        body: () => tagBody(contract, tag),
      })),
      { path: TYPES_PAGE, title: "Types", body: () => typesBody(contract) },
    ],
    entries: [...contract.operations, ...contract.events].map(
      ({ id, method, path, tag, summary, description }) => ({
        at: `reference/${tag}#${id}`,
        page: "API reference",
        title: summary,
        text: `${method} ${path} ${description}`.trim(),
      }),
    ),
  };
}

/**
 * The first page in Markdown: how to call, and all operations. The inputs and answers of each are in the
 * contract.
 */
function coverText({ description, keys, tags, operations }: Contract): string {
  const groups = tags.map(({ name, description: meaning }) => {
    const own = operations.filter(({ tag }) => tag === name);
    const lines = own.map(
      ({ id, method, path, summary }) => `- \`${method} ${path}\` (\`${id}\`): ${summary}`,
    );
    return [`## ${titleOf({ name })}`, `${meaning}.`, lines.join("\n")].join("\n\n");
  });
  return ["# API reference", description, "## Keys and scopes", keys, ...groups].join("\n\n");
}
