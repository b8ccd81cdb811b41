import type { Content, Operation, Parameter } from "./document.ts";

/** A request of an operation's example, in three languages. */
export interface Sample {
  /** As in a fence of the book's Markdown. */
  readonly language: "sh" | "ts" | "python";
  readonly text: string;
}

/** The address that samples name. */
export const SAMPLE_BASE = "https://qr.example";

/** The request that a sample sends. */
interface Example {
  readonly path: string;
  /** Parameters of the path and of the query. */
  readonly args: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Body | null;
}

type Body =
  | { readonly kind: "json"; readonly value: unknown }
  | { readonly kind: "text"; readonly value: string; readonly mediaType: string }
  | { readonly kind: "file"; readonly name: string; readonly mediaType: string };

/**
 * Samples of an operation: the parameters that it must have, and the example of its body. None of those that
 * pages of the service ask for people: their cookie is of no use to programs, which have keys.
 */
export function samplesOf(operation: Operation): readonly Sample[] {
  if (operation.tag === "people") return [];
  const example = exampleOf(operation);
  return [
    { language: "sh", text: curl(operation, example) },
    { language: "ts", text: typescript(operation, example) },
    { language: "python", text: python(operation, example) },
  ];
}

function exampleOf({ parameters, path, bodies }: Operation): Example {
  const needed = parameters.filter(
    ({ isRequired, location }) => isRequired && (location === "path" || location === "query"),
  );
  const given = ({ example, schema }: Parameter) => example ?? schema["default"] ?? "";
  const args = Object.fromEntries(needed.map((parameter) => [parameter.name, given(parameter)]));
  return {
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(args[name]))),
    args,
    query: Object.fromEntries(
      needed
        .filter(({ location }) => location === "query")
        .map((parameter) => [parameter.name, String(given(parameter))]),
    ),
    body: bodyOf(bodies),
  };
}

/** Endings of files that are sent. */
const ENDINGS: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "application/zip": "zip",
  "application/pdf": "pdf",
};

/** A table is shorter than the same as JSON, so text goes before it where both are taken. */
function bodyOf(bodies: readonly Content[]): Body | null {
  const text = bodies.find(({ mediaType }) => mediaType === "text/csv");
  if (text) return { kind: "text", value: String(text.example), mediaType: text.mediaType };
  const json = bodies.find(({ mediaType }) => mediaType === "application/json");
  if (json) return { kind: "json", value: json.example };
  const [file] = bodies;
  if (file === undefined) return null;
  const { mediaType } = file;
  return { kind: "file", name: `picture.${ENDINGS[mediaType] ?? "bin"}`, mediaType };
}

/** Whether an answer is a file, which a sample saves. */
function savedAs({ answers }: Operation): string | null {
  const mediaType = answers.find(({ status }) => status === "200")?.contents[0]?.mediaType ?? "";
  const ending = /^(?:image|application)\/(svg|png|webp|pdf|zip|postscript)/.exec(mediaType)?.[1];
  return ending === undefined ? null : `file.${ending === "postscript" ? "eps" : ending}`;
}

const inQuotes = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

function curl(operation: Operation, { path, query, body }: Example): string {
  const { method, scopes } = operation;
  const file = savedAs(operation);
  const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : "";
  const address = `${SAMPLE_BASE}${path}${search}`;
  const isPlain = method === "GET" || (method === "POST" && body !== null);
  const words = [
    `curl -s${isPlain ? "" : ` -X ${method}`} ${search === "" ? address : inQuotes(address)}`,
    ...(scopes === null ? [] : [`-H "authorization: Bearer $QZ_KEY"`]),
    ...curlBody(body),
    ...(file === null ? [] : [`-o ${file}`]),
  ];
  return words.join(" \\\n  ");
}

function curlBody(body: Body | null): readonly string[] {
  if (body === null) return [];
  if (body.kind === "json") return [`--json ${inQuotes(inLines(body.value))}`];
  const header = `-H ${inQuotes(`content-type: ${body.mediaType}`)}`;
  return [header, `--data-binary ${body.kind === "file" ? `@${body.name}` : inQuotes(body.value)}`];
}

/** JSON that fits into lines: on one where it is short. */
function inLines(value: unknown): string {
  const flat = JSON.stringify(value);
  return flat.length <= 60 ? flat : JSON.stringify(value, null, 2);
}

/** Whether an operation leads elsewhere. The client leaves it out: nobody calls a printed address by an API. */
function isRedirect({ answers }: Operation): boolean {
  return !answers.some(({ status }) => status.startsWith("2"));
}

function typescript(operation: Operation, { path, args, body }: Example): string {
  const { id, scopes } = operation;
  if (isRedirect(operation))
    return `const answer = await fetch("${SAMPLE_BASE}${path}", { redirect: "manual" });`;
  const key = scopes === null ? "" : ", apiKey: process.env.QZ_KEY";
  const members = [
    ...Object.entries(args).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    ...typescriptBody(body),
  ];
  const call = `client.${id}(${members.length > 0 ? `{ ${members.join(", ")} }` : ""})`;
  const isFile = body?.kind === "file";
  return [
    ...(isFile ? [`import { openAsBlob } from "node:fs";`] : []),
    `import { createClient } from "quietzone-client";`,
    "",
    `const client = createClient({ baseUrl: "${SAMPLE_BASE}"${key} });`,
    `const answer = await ${call};`,
  ].join("\n");
}

function typescriptBody(body: Body | null): readonly string[] {
  if (body === null) return [];
  if (body.kind === "json") return [`body: ${literal(body.value)}`];
  if (body.kind === "text") return [`body: ${JSON.stringify(body.value)}`];
  return [`body: await openAsBlob("${body.name}", { type: "${body.mediaType}" })`];
}

/** A value as a literal, with names as TypeScript writes them. */
function literal(value: unknown): string {
  return inLines(value)
    .replace(/"([A-Za-z_]\w*)":/g, "$1: ")
    .replace(/: {2}/g, ": ");
}

function python(operation: Operation, { path, query, body }: Example): string {
  const { method, scopes } = operation;
  const file = savedAs(operation);
  const headers = [
    ...(scopes === null ? [] : [`"authorization": f"Bearer {os.environ['QZ_KEY']}"`]),
    ...(body === null || body.kind === "json" ? [] : [`"content-type": "${body.mediaType}"`]),
  ];
  const given = [
    `"${SAMPLE_BASE}${path}"`,
    ...(Object.keys(query).length > 0 ? [`params=${pythonLiteral(query)}`] : []),
    ...(headers.length > 0 ? [`headers={${headers.join(", ")}}`] : []),
    ...pythonBody(body),
    ...(isRedirect(operation) ? ["allow_redirects=False"] : []),
  ];
  return [
    ...(scopes === null ? [] : ["import os"]),
    "import requests",
    "",
    `answer = requests.${method.toLowerCase()}(\n${given.map((line) => `    ${indented(line)},\n`).join("")})`,
    "answer.raise_for_status()",
    ...(file === null ? [] : [`open("${file}", "wb").write(answer.content)`]),
  ].join("\n");
}

function indented(text: string): string {
  return text.replaceAll("\n", "\n    ");
}

function pythonBody(body: Body | null): readonly string[] {
  if (body === null) return [];
  if (body.kind === "json") return [`json=${pythonLiteral(body.value)}`];
  if (body.kind === "text") return [`data=${JSON.stringify(body.value)}`];
  return [`data=open("${body.name}", "rb")`];
}

const PYTHON_WORDS: Readonly<Record<string, string>> = { true: "True", false: "False", null: "None" };

/** A value as a literal of Python: its strings are those of JSON. */
function pythonLiteral(value: unknown): string {
  return inLines(value).replace(
    /"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g,
    (token) => PYTHON_WORDS[token] ?? token,
  );
}
