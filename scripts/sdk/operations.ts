import { isForOperators, listOf, type Members, membersOf } from "./trim.ts";

/**
 * The table of operations that the client sends requests by, and the interface of its methods, as a module.
 * @param version - the client's own.
 */
export function operationsModule(contract: Members, version: string): string {
  const schemas = membersOf(membersOf(contract["components"])["schemas"]);
  const operations = Object.entries(membersOf(contract["paths"])).flatMap(([path, item]) =>
    Object.entries(membersOf(item))
      .filter(([, operation]) => !isForOperators(membersOf(operation)))
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        ...described(membersOf(operation), schemas),
      })),
  );
  const rows = operations.map(
    ({ id, text: _, takesLists: __, ...row }) => `  ${id}: ${JSON.stringify(row)},`,
  );
  const lists = operations.filter(({ takesLists }) => takesLists);
  const methods = operations.flatMap(({ id, text, method, path, takesLists }) => {
    const words = `  /** ${text} \`${method} ${path.replaceAll("*/", "*\\/")}\` */`;
    const many = takesLists ? [`${words}\n  readonly ${id}s: ListMethod<"${id}">;`] : [];
    return [`${words}\n  readonly ${id}: Method<"${id}">;`, ...many];
  });
  return [
    "/** Made from the contract by `bun run make`; do not edit. */",
    'import type { operations } from "./contract.gen.ts";',
    'import type { ListMethod, Method } from "./method.ts";',
    'import type { Operation } from "./operation.ts";',
    "",
    "/** The client's version. */",
    `export const VERSION = ${JSON.stringify(version)};`,
    "",
    "export const OPERATIONS = {",
    ...rows,
    "} as const satisfies Readonly<Record<keyof operations, Operation>>;",
    "",
    "/** Methods that send a list, and the operations that take one as well. */",
    `export const LISTS = ${JSON.stringify(Object.fromEntries(lists.map(({ id }) => [`${id}s`, id])))} as const;`,
    "",
    "/** A method for each operation. Its argument has the parameters by name, and the body as `body`. */",
    "export interface Methods {",
    ...methods,
    "}",
    "",
  ].join("\n");
}

function described(operation: Members, schemas: Members) {
  const headers = listOf(operation["parameters"]).filter((parameter) => parameter["in"] === "header");
  const bodies = Object.keys(membersOf(membersOf(operation["requestBody"])["content"]));
  const [answer] = Object.values(membersOf(operation["responses"]));
  const content = membersOf(membersOf(answer)["content"]);
  const paged = pagedBy(membersOf(membersOf(content["application/json"])["schema"]), schemas);
  const sentences = [
    `${operation["summary"]}.`,
    ...("description" in operation ? [operation["description"]] : []),
  ];
  return {
    id: String(operation["operationId"]),
    text: sentences.join(" ").replaceAll("*/", "*\\/"),
    ...(headers.length > 0 ? { headers: headers.map(({ name }) => String(name)) } : {}),
    ...(bodies.length > 0 ? { bodies } : {}),
    answers: Object.keys(content),
    takesLists: takesLists(operation, schemas),
    ...paged,
  };
}

/** Whether a list is one of the bodies that an operation takes in JSON. */
function takesLists(operation: Members, schemas: Members): boolean {
  const content = membersOf(membersOf(operation["requestBody"])["content"]);
  const { oneOf } = membersOf(membersOf(content["application/json"])["schema"]);
  return listOf(oneOf).some(({ $ref, type }) => {
    const named = membersOf(schemas[String($ref).split("/").at(-1) ?? ""]);
    return (type ?? named["type"]) === "array";
  });
}

/**
 * How an answer comes in pages: the required array beside `nextCursor`, or beside the `pagination` of the
 * catalog's `meta`.
 */
function pagedBy(schema: Members, schemas: Members): { items?: string; isNumbered?: true } {
  const named = String(schema["$ref"]).split("/").at(-1) ?? "";
  const { properties, required } = membersOf(schemas[named] ?? schema);
  const members = membersOf(properties);
  const isNumbered = "pagination" in membersOf(membersOf(members["meta"])["properties"]);
  if (!("nextCursor" in members || isNumbered) || !Array.isArray(required)) return {};
  const items = required.find((name) => membersOf(members[name])["type"] === "array");
  return items === undefined ? {} : { items, ...(isNumbered ? { isNumbered } : {}) };
}
