import { expect } from "bun:test";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { answersIn } from "../scripts/tests/answers.ts";
import { type ContractDocument, fetchContract, operationsOf } from "./kit/http/contract.ts";

/** Every answer that tests get is held against what the service documents of itself. */

const { QZ_TEST_ANSWERS } = process.env;
const tellAnswers = QZ_TEST_ANSWERS === undefined ? () => {} : answersIn(QZ_TEST_ANSWERS);

/** The settings of a service that has none of its own: what its contract declares, some test has to reach. */
export const DEFAULTS = "[]";

const answersOf = (contract: ContractDocument) =>
  operationsOf(contract).flatMap(({ operationId, responses }) =>
    Object.keys(responses)
      // It only says that there are no others.
      .filter((status) => status !== "default")
      .map((status) => `${operationId} ${status}`),
  );

/** By what they depend on: a service's settings, or else its address. */
const contracts = new Map<string, Promise<ContractDocument>>();

function contractOf(url: string, settings: string): Promise<ContractDocument> {
  const known = contracts.get(settings);
  if (known) return known;
  const fetched = fetchContract(url);
  contracts.set(settings, fetched);
  fetched.then(
    (contract) => tellAnswers("declared", settings === DEFAULTS ? answersOf(contract) : []),
    () => contracts.delete(settings),
  );
  return fetched;
}

/** A contract, ready to check answers. */
interface Checks {
  /**
   * With the schemas that were compiled so far. It stops at the first error: of a choice of many forms it
   * leaves most at once.
   */
  readonly ajv: Ajv2020;
  /** Every reason why a value does not fit the schema at `place`, which is a reference into the contract. */
  errorsAt(place: string, value: unknown): string;
  /** The documented path that a request's path belongs to. */
  templateOf(pathname: string): string | undefined;
}

const checks = new WeakMap<ContractDocument, Checks>();

function checksOf(contract: ContractDocument): Checks {
  const known = checks.get(contract);
  if (known) return known;
  const schemas = (allErrors: boolean) => {
    // A schema that others name is compiled once, as a function of its own. That the contract is one is
    // tested elsewhere.
    const ajv = new Ajv2020({
      strict: false,
      allErrors,
      inlineRefs: false,
      validateSchema: false,
      code: { optimize: false },
    });
    addFormats(ajv);
    return ajv.addSchema(contract, "contract");
  };
  const made: Checks = {
    ajv: schemas(false),
    errorsAt(place, value) {
      const all = schemas(true);
      const validate = all.getSchema(place);
      void validate?.(value);
      return all.errorsText(validate?.errors);
    },
    templateOf: templatesOf(Object.keys(contract.paths)),
  };
  checks.set(contract, made);
  return made;
}

/** A path without parameters comes before one with (OpenAPI 3.1, Paths Object). */
function templatesOf(templates: readonly string[]): Checks["templateOf"] {
  const exact = new Set(templates);
  const patterns = templates.map((template) => ({ template, pattern: patternOf(template) }));
  return (pathname) =>
    exact.has(pathname) ? pathname : patterns.find(({ pattern }) => pattern.test(pathname))?.template;
}

/**
 * Pages and files for people, what the operator reads, and protocols of their own: not operations of the API.
 */
const UNDOCUMENTED =
  /^\/($|mcp$|oauth\/|\.well-known\/oauth-|(?:app|operator)\/?$|web\/|docs(\/|$)|llms(-full)?\.txt$|metrics$)/;

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
 * @param settings - all that this service's contract depends on: services with the same settings have the
 * same one.
 */
export async function expectDocumented(
  url: string,
  method: string,
  path: string,
  response: Response,
  settings = url,
): Promise<void> {
  expect(response.headers.get("x-request-id")).toMatch(/^req_/);
  const pathname = path.split("?")[0] ?? "";
  if (UNDOCUMENTED.test(pathname)) return;
  const contract = await contractOf(url, settings);
  const { ajv, errorsAt, templateOf } = checksOf(contract);
  const template = templateOf(pathname);
  if (template === undefined) return expect(response.status).toBe(404);
  const verb = method === "HEAD" ? "get" : method.toLowerCase();
  const operation = contract.paths[template]?.[verb];
  if (!operation) return expect(response.status).toBe(405);
  const declared = operation.responses[response.status];
  expect(
    declared,
    `${operation.operationId} answers ${response.status}, which it does not declare`,
  ).toBeDefined();
  const place = `${operation.operationId} ${response.status}`;
  tellAnswers("reached", [place]);
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
  const schema = `contract#/${pointer.map(escapePointer).join("/")}`;
  const value: unknown = await response.clone().json();
  const validate = ajv.getSchema(schema);
  if (validate?.(value) !== true)
    expect.unreachable(`${operation.operationId} ${response.status}: ${errorsAt(schema, value)}`);
}

/** The paths that a documented one, `/r/{shortId}`, stands for. Exact paths come first. */
export function patternOf(template: string): RegExp {
  const pattern = template.split("/").map((part) => (part.startsWith("{") ? "[^/]+" : RegExp.escape(part)));
  return new RegExp(`^${pattern.join("/")}$`);
}

function escapePointer(part: string): string {
  return encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
}
