import { asksForOperator, asksForSession, type DocumentedOperation } from "../kit/http/contract.ts";
import { amount } from "./amounts.ts";
import type { Place, WorstInput, WorstRequest } from "./input.ts";

/**
 * Makes worst inputs from the served contract: for every operation, parameter and member of a body the longest, largest
 * and deepest value that its schema allows, and every value of an enumeration. A value without a bound fills the body.
 */

/** A schema as the contract has it. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly maximum?: number;
  readonly minimum?: number;
  readonly pattern?: string;
  readonly examples?: readonly unknown[];
}

/** Characters of a text that no schema bounds, so that a request of 64 KiB can hold one. */
const UNBOUNDED = 60_000;
/** Entries of a list that no schema bounds. */
const UNBOUNDED_ITEMS = 1_000;
/** Levels of an object that no schema bounds. */
const LEVELS = 10_000;

/** Bytes of the largest bodies: of most operations, and of those with a style. A larger one is refused by its length. */
const BODIES = [64 * 1024, 1024 * 1024] as const;
/** Bytes of the largest bulk file. */
const FILES = [10 * 1024 * 1024] as const;

/** Bytes of a long head. Together with the headers that every request has they stay below the server's limit. */
const HEAD = 12 * 1024;

function filled(start: string, length: number): string {
  return start.padEnd(length, "x").slice(0, Math.max(length, start.length));
}

/** Texts of a length. Some of them match the patterns of the contract. */
const textsOf = (length: number) => [
  filled("https://museum.example/", length),
  filled("x", length),
  "0".repeat(length),
  `${"x".repeat(Math.max(1, Math.min(length - 20, 60)))}@${"x".repeat(60)}.example`,
  "#a1b2c3",
  "tel:+4930123456",
];

/** The longest text that a schema allows. */
function longest({ maxLength = UNBOUNDED, pattern, examples }: Schema): unknown {
  const shape = pattern === undefined ? null : new RegExp(pattern, "u");
  return (
    textsOf(maxLength).find((text) => shape?.test(text) ?? true) ?? examples?.[0] ?? filled("x", maxLength)
  );
}

/** A value with as much of everything as its schema allows. */
export function most(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.at(-1);
  if (schema.anyOf) return most(schema.anyOf.find(({ type }) => type === "object") ?? schema.anyOf[0] ?? {});
  if (schema.type === "string") return longest(schema);
  if (schema.type === "boolean") return true;
  if (schema.type === "integer") return schema.maximum ?? Number.MAX_SAFE_INTEGER;
  if (schema.type === "number") return schema.maximum ?? Number.MAX_VALUE;
  if (schema.type === "array") {
    const { items = {} } = schema;
    // A list of choices has each once: it may have to be without repetition.
    if (items.enum) return items.enum;
    return Array.from({ length: schema.maxItems ?? UNBOUNDED_ITEMS }, () => most(items));
  }
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, member]) => [name, most(member)]),
  );
}

/** Variants of `most`, with each value of an enumeration and each branch in turn. */
export function* choices(schema: Schema): Generator<unknown> {
  for (const value of schema.enum ?? []) yield value;
  for (const branch of schema.anyOf ?? []) {
    yield most(branch);
    yield* choices(branch);
  }
  if (schema.type === "number" || schema.type === "integer") yield schema.minimum ?? -Number.MAX_SAFE_INTEGER;
  if (!schema.properties) return;
  const whole = most(schema);
  if (typeof whole !== "object" || whole === null) return;
  for (const [name, member] of Object.entries(schema.properties))
    for (const value of choices(member)) yield { ...whole, [name]: value };
}

/** Bodies of `bytes` that are large without regard to a schema. */
function largeBodies(members: readonly string[], bytes: number): [name: string, body: () => string][] {
  const room = bytes - 200;
  const first = members[0] ?? "a";
  return [
    ["of nested lists", () => `{"${first}":${"[".repeat(room / 2)}${"]".repeat(room / 2)}}`],
    [
      "of nested objects",
      () =>
        `{"${first}":${'{"a":'.repeat(Math.min(LEVELS, room / 7))}1${"}".repeat(Math.min(LEVELS, room / 7))}}`,
    ],
    ["of one text", () => `{"${first}":"${"x".repeat(room)}"}`],
    ["of one text of escapes", () => `{"${first}":"${"\\u0000".repeat(room / 6)}"}`],
    [
      "of many members",
      () => `{${Array.from({ length: Math.floor(room / 12) }, (_, at) => `"m${at}":1`).join()}}`,
    ],
    [
      "of a long list in each member",
      () =>
        `{${members.map((name) => `"${name}":[${"0,".repeat(room / members.length / 2 - 20)}0]`).join()}}`,
    ],
    ["of empty lists", () => `{"${first}":[${"[],".repeat(room / 3 - 20)}[]]}`],
    [
      // An emoji makes every character of the text take two bytes. 5,000 values are the most.
      "of as many values as there may be, after an escaped emoji",
      () =>
        `{"${first}":"\\ud83d\\ude00${"x".repeat(Math.max(0, room - 70_000))}"${Array.from(
          { length: Math.min(4_900, Math.floor(room / 13)) },
          (_, at) => `,"m${at}":1`,
        ).join("")}}`,
    ],
    ["of one number", () => `{"${first}":${"1".repeat(room)}}`],
    ["of spaces", () => " ".repeat(room)],
    ["that is cut off", () => `{"${first}":[${'{"a":"b"},'.repeat(room / 10)}`],
  ];
}

function largeForms(bytes: number): [name: string, type: string, body: () => string][] {
  const form = "application/x-www-form-urlencoded";
  const parts = "multipart/form-data; boundary=b";
  const part = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n';
  return [
    ["of many fields", form, () => "a=%26&".repeat(bytes / 6)],
    ["of one field", form, () => `name=${"%26".repeat(bytes / 3 - 10)}`],
    ["of signs for a space", form, () => `name=${"+".repeat(bytes - 10)}`],
    ["of many parts", parts, () => `${part.repeat((bytes - 100) / part.length)}--b--\r\n`],
    ["of one part", parts, () => `${part.replace("x", "x".repeat(bytes - 200))}--b--\r\n`],
    [
      "of beginnings of a boundary",
      parts,
      () => `${part.replace("x", "\r\n--".repeat((bytes - 200) / 4))}--b--\r\n`,
    ],
  ];
}

/** Heads as long as the server accepts them, named after their long part. */
const HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  agent: { "user-agent": `Mozilla/5.0 (${"Android 1; ".repeat(HEAD / 11)})` },
  "agent of one letter": { "user-agent": "a".repeat(HEAD) },
  languages: { "accept-language": "de-DE;q=0.9,".repeat(HEAD / 12) },
  "accepted types": { accept: "text/html;q=0.9,".repeat(HEAD / 16) },
  encodings: { "accept-encoding": "gzip;q=0.9,".repeat(HEAD / 11) },
  cookies: { cookie: "a=b; ".repeat(HEAD / 5) },
  "one cookie": { cookie: `qz_consent=${"x".repeat(HEAD)}` },
  tags: { "if-none-match": `${'"a",'.repeat(HEAD / 4)}"a"`, "if-match": "" },
  referrer: { referer: `https://${"a.".repeat(HEAD / 2)}example/` },
  "forwarding addresses": { "x-forwarded-for": "1.1.1.1, ".repeat(HEAD / 9) },
  "many headers": Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`x-header-${at}`, "x"])),
  "idempotency key": { "idempotency-key": "x".repeat(255) },
};

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}

function parametersOf({ parameters = [] }: DocumentedOperation): Parameter[] {
  return parameters.flatMap((parameter) => {
    const place = "in" in parameter ? String(parameter.in) : "";
    const { name, schema } = parameter;
    return isSchema(schema) ? [{ name, in: place, schema }] : [];
  });
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null;
}

/** The path of an operation over the large workspace. */
function pathOf(path: string, { large, looks }: Place): string {
  const ids = { "/api/v1/": "simple-icons.spotify", "/app/api/styles/": looks.everywhere };
  const id = Object.entries(ids).find(([start]) => path.startsWith(start))?.[1] ?? large.busy.id;
  return path.replace("{shortId}", large.busy.shortId).replace("{id}", id);
}

const query = (pairs: readonly (readonly [string, unknown])[]) =>
  pairs.length === 0
    ? ""
    : `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value).slice(0, 4_000))}`).join("&")}`;

/** Operations that would end the workspace, its key or the session: they are sent without one. */
const FINAL = new Set(["deleteMe", "deleteCode", "rotateKey", "signOut", "deletePerson"]);

/** Operations whose answers take minutes, and the bytes of them that are read. */
const LONG: ReadonlyMap<string, number> = new Map([
  ["getArchive", amount(256 * 1024, 16 * 1024, 16 * 1024)],
  // A stream that has no end: its first event is longer than this.
  ["getLive", 100],
]);

/** Every generated input of an operation. */
export function generated(operation: DocumentedOperation, everyChoice: boolean): WorstInput[] {
  const { operationId, path } = operation;
  const inputs: WorstInput[] = [];
  const add = (
    name: string,
    request: (place: Place) => Omit<WorstRequest, "path"> & { readonly path?: string },
  ) =>
    inputs.push({
      operation: operationId,
      name,
      request: (place) => ({
        path: pathOf(path, place),
        enough: LONG.get(operationId) ?? Number.POSITIVE_INFINITY,
        ...asked(place, request(place)),
      }),
    });

  /** With whatever lets the request in. */
  function asked(place: Place, request: Omit<WorstRequest, "path">): Omit<WorstRequest, "path"> {
    if (FINAL.has(operationId)) return request;
    if (asksForOperator(operation)) return { key: place.operatorKey, ...request };
    if (!asksForSession(operation)) return { key: place.large.apiKey, ...request };
    return { ...request, headers: { ...place.busyPerson, ...request.headers } };
  }

  for (const [name, headers] of Object.entries(HEADERS)) add(`a long head: ${name}`, () => ({ headers }));
  if (path.includes("{"))
    for (const [name, value] of [
      ["of letters", "x".repeat(HEAD)],
      ["of escapes", "%C3%A4".repeat(HEAD / 6)],
    ] as const)
      add(`a long name in the path, ${name}`, () => ({ path: path.replace(/\{\w+\}/, value) }));
  addQueries(operation, everyChoice, add);
  const content = operation.requestBody?.content ?? {};
  const sizes = "text/csv" in content ? FILES : BODIES;
  for (const [type, { schema }] of Object.entries(content))
    if (isSchema(schema)) addBodies(type, schema, sizes, everyChoice, add);
  return inputs;
}

type Add = (
  name: string,
  request: (place: Place) => Omit<WorstRequest, "path"> & { readonly path?: string },
) => void;

function addQueries(operation: DocumentedOperation, everyChoice: boolean, add: Add): void {
  const asked = parametersOf(operation).filter((parameter) => parameter.in === "query");
  const whole = asked.map(({ name, schema }) => [name, most(schema)] as const);
  const withQuery = (name: string, pairs: readonly (readonly [string, unknown])[]) =>
    add(name, (place) => ({ path: pathOf(operation.path, place) + query(pairs) }));
  withQuery(
    "unknown parameters",
    Array.from({ length: 1_000 }, (_, at) => [`p${at}`, "x"] as const),
  );
  if (asked.length === 0) return;
  withQuery("the most in all parameters", whole);
  for (const [name, value] of whole) withQuery(`the most in ${name}`, [[name, value]]);
  if (!everyChoice) return;
  for (const { name, schema } of asked)
    for (const choice of choices(schema)) withQuery(`${name} ${String(choice)}`, [[name, choice]]);
}

function addBodies(
  type: string,
  schema: Schema,
  sizes: readonly number[],
  everyChoice: boolean,
  add: Add,
): void {
  const headers = { "content-type": type };
  if (type === "application/json") {
    add("the most in all members", () => ({ headers, body: JSON.stringify(most(schema)) }));
    const members = Object.keys(schema.properties ?? {});
    for (const bytes of sizes)
      for (const [name, body] of largeBodies(members, bytes))
        add(`${bytes} bytes ${name}`, () => ({ headers, body: body() }));
    let at = 0;
    if (everyChoice)
      for (const body of choices(schema))
        add(`choice ${++at} of a member`, () => ({ headers, body: JSON.stringify(body) }));
    return;
  }
  for (const bytes of sizes) {
    for (const [name, kind, body] of largeForms(bytes))
      if (kind.startsWith(type))
        add(`${bytes} bytes ${name}`, () => ({ headers: { "content-type": kind }, body: body() }));
    if (type.startsWith("text/"))
      add(`${bytes} bytes of text`, () => ({ headers, body: "x".repeat(bytes - 1) }));
  }
}
