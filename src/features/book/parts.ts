import { PICTURES, pictureText } from "./pictures.ts";
import type { Contract, JsonObject, Operation } from "./reference/document.ts";
import { meaningOf, membersOf } from "./reference/schema.ts";

/**
 * Parts of written pages that are made of the contract and of the drawing's own lists, so that they can't go
 * stale. A page has a line `<!-- made: NAME -->` where its part belongs, which readers of the file in the
 * repository don't see.
 */
const MARK = /^<!-- made: ([\w-]+) -->$/gm;

/** Markdown, by the name of the part. */
const PARTS: Readonly<Record<string, (contract: Contract) => string>> = {
  scopes: ({ keys }) => keys.slice(keys.indexOf("- ")),
  paged: ({ operations }) => callList(operations.filter((operation) => takes(operation, "cursor"))),
  idempotent: ({ operations }) =>
    callList(operations.filter((operation) => takes(operation, "Idempotency-Key"))),
  "webhook-events": ({ events, schemas }) => events.map((event) => eventText(event, schemas)).join("\n\n"),
  "webhook-headers": ({ events }) => headerTable(events),
  "webhook-retries": ({ events }) => events[0]?.description ?? "",
  ...Object.fromEntries(
    Object.entries(PICTURES).map(([name, pictures]) => [name, () => pictureText(pictures)]),
  ),
};

/** The names of all parts. */
export const PART_NAMES: readonly string[] = Object.keys(PARTS);

/** The parts that a page names, in their order. */
export function partsIn(text: string): readonly string[] {
  return Array.from(text.matchAll(MARK), ([, name = ""]) => name);
}

/** A page with its parts. @throws Error where it names a part that is not made */
export function withParts(text: string, contract: Contract): string {
  return text.replace(MARK, (_, name: string) => {
    const make = PARTS[name];
    if (make === undefined) throw new Error(`No part of a page is called ${name}`);
    return make(contract);
  });
}

function takes({ parameters }: Operation, name: string): boolean {
  return parameters.some((parameter) => parameter.name === name);
}

function callList(operations: readonly Operation[]): string {
  return operations
    .map(({ id, method, path, tag }) => `- [\`${method} ${path}\`](reference/${tag}.md#${id})`)
    .join("\n");
}

/** An event: when it is sent, and a whole body. */
function eventText({ path, summary, bodies }: Operation, schemas: JsonObject): string {
  const [body] = bodies;
  const rows = membersOf(body?.schema ?? {}, schemas).map(
    ({ name, schema }) => `| \`${name}\` | ${meaningOf(schema)} |`,
  );
  return `### \`${path}\`

${summary}:

\`\`\`json
${JSON.stringify(body?.example, null, 2)}
\`\`\`

| Member | Meaning |
| --- | --- |
${rows.join("\n")}`;
}

function headerTable(events: readonly Operation[]): string {
  const rows = (events[0]?.parameters ?? []).map(
    ({ name, description }) => `| \`${name}\` | ${description} |`,
  );
  return ["| Header | Meaning |", "| --- | --- |", ...rows].join("\n");
}
