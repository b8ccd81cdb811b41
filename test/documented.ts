import { expect } from "bun:test";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { type ContractDocument, fetchContract } from "./http/contract.ts";

/** Every answer that tests get is held against what the service documents of itself. */

/** Operation and status of each answer that was checked, as `getMe 200`. */
const recordings: Set<string>[] = [];

/** By the address of the service. */
const contracts = new Map<string, Promise<ContractDocument>>();
/** With the schemas that were compiled so far. */
const validators = new WeakMap<ContractDocument, Ajv2020>();

function validatorsOf(contract: ContractDocument): Ajv2020 {
  const known = validators.get(contract);
  if (known) return known;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(contract, "contract");
  validators.set(contract, ajv);
  return ajv;
}

/** Pages and files for people, and what the operator reads: not operations of the API. */
const UNDOCUMENTED = /^\/($|app\/?$|web\/|docs(\/|$)|metrics$)/;

/** Headers that every answer may have, whatever it says: the description of the contract names those that are ours. */
const TRANSPORT = [
  "access-control-allow-origin",
  "access-control-expose-headers",
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "date",
  "transfer-encoding",
  "vary",
  "x-content-type-options",
];

/**
 * Checks that the answer's status is declared for the operation, its media type for the status, that its headers are
 * there and its JSON fits the schema. Unknown paths and wrong methods must answer 404 and 405.
 */
export async function expectDocumented(
  url: string,
  method: string,
  path: string,
  response: Response,
): Promise<void> {
  expect(response.headers.get("x-request-id")).toMatch(/^req_/);
  const pathname = path.split("?")[0] ?? "";
  if (UNDOCUMENTED.test(pathname)) return;
  const fetched = contracts.get(url) ?? fetchContract(url);
  contracts.set(url, fetched);
  const contract = await fetched;
  const templates = Object.keys(contract.paths);
  // A path without parameters comes before one with (OpenAPI 3.1, Paths Object).
  const template =
    templates.find((candidate) => candidate === pathname) ??
    templates.find((candidate) => matches(candidate, pathname));
  if (template === undefined) return expect(response.status).toBe(404);
  const verb = method === "HEAD" ? "get" : method.toLowerCase();
  const operation = contract.paths[template]?.[verb];
  if (!operation) return expect(response.status).toBe(405);
  const declared = operation.responses[response.status];
  expect(
    declared,
    `${operation.operationId} answers ${response.status}, which it does not declare`,
  ).toBeDefined();
  for (const recording of recordings) recording.add(`${operation.operationId} ${response.status}`);
  const place = `${operation.operationId} ${response.status}`;
  for (const [name, { required }] of Object.entries(declared?.headers ?? {}))
    if (required) expect(response.headers.has(name), `${place} lacks ${name}`).toBe(true);
  const known = new Set([...Object.keys(declared?.headers ?? {}), ...TRANSPORT]);
  const unknown = [...response.headers.keys()].filter((name) => !known.has(name));
  expect(unknown, `${place} has headers that it does not declare`).toEqual([]);
  const mediaType = response.headers.get("content-type")?.split(";")[0];
  if (method === "HEAD" || !declared?.content) return;
  expect(Object.keys(declared.content)).toContain(mediaType ?? "none");
  if (!/[/+]json$/.test(mediaType ?? "")) return;
  const pointer = [
    "paths",
    template,
    verb,
    "responses",
    String(response.status),
    "content",
    mediaType ?? "",
    "schema",
  ];
  const ajv = validatorsOf(contract);
  const validate = ajv.getSchema(`contract#/${pointer.map(escapePointer).join("/")}`);
  const valid = validate?.(await response.clone().json());
  expect(valid, `${operation.operationId} ${response.status}: ${ajv.errorsText(validate?.errors)}`).toBe(
    true,
  );
}

/** Whether a documented path, `/r/{shortId}`, is the one that a request names. Exact paths come first. */
export function matches(template: string, path: string): boolean {
  const pattern = template.split("/").map((part) => (part.startsWith("{") ? "[^/]+" : RegExp.escape(part)));
  return new RegExp(`^${pattern.join("/")}$`).test(path);
}

function escapePointer(part: string): string {
  return encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
}

/** Starts to record the answers that are checked: what other test files got before is not among them. */
export function recordAnswers(): ReadonlySet<string> {
  const recording = new Set<string>();
  recordings.push(recording);
  return recording;
}
