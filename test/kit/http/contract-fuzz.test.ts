import { operatorKeyText } from "../../features/operators/operator.ts";
import { expect, test } from "bun:test";
import fc from "fast-check";
import { AT_LENGTH, IN_FULL } from "../../extent.ts";
import { SEED } from "../../seed.ts";
import { startScenario } from "../../scenario.ts";
import { signUpOwner } from "../../features/people/browser.ts";
import { createInput } from "./contract-input.ts";
import {
  asksForOperator,
  asksForSession,
  type DocumentedOperation,
  fetchContract,
  operationsOf,
} from "./contract.ts";

/**
 * Every operation of the contract gets what it documents, with strange values in random places: the same ones
 * in each run, other ones in the soak or with QZ_SEED. No answer may be the service's own fault, and every
 * answer must be documented.
 */

const REQUESTS = IN_FULL ? 100_000 : AT_LENGTH ? 1_200 : 620;

/**
 * The least share of the operations that accept a request. Of 1,200 requests those of 106 operations of 221
 * are accepted: the others take a record or a session that the test does not have.
 */
const LEAST_ACCEPTED = 2 / 5;

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp();
const operatorText = await operatorKeyText(scenario);
const code = await tenant.makeCode();
const contract = await fetchContract(scenario.url);
const operations = operationsOf(contract);
const { valueFor, bodyOf } = createInput(contract);

/**
 * Calls that may end a key, a workspace or a session have a workspace of their own, which may not outlive the
 * first of them.
 */
const ENDING = new Set(["rotateKey", "deleteMe", "signOut", "deletePerson", "changePassword"]);
const { owner: person } = await signUpOwner(scenario);
const { tenant: leaving, owner: goner } = await signUpOwner(scenario);

interface Sent {
  readonly operation: DocumentedOperation;
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly keyed: boolean;
  readonly type: string;
  readonly body: unknown;
}

/** The value of a parameter of a path. Existing records are not deleted, because the other requests need them. */
function pathValue({ method }: DocumentedOperation): fc.Arbitrary<string> {
  const text = fc.oneof(
    fc.constantFrom("toString", "__proto__", "constructor", "code_x", "%", "\0", "null", "💩"),
    fc.string({ unit: "binary", minLength: 1, maxLength: 20 }).map((made) => made.toWellFormed()),
  );
  const known = fc.constantFrom(code.id, code.shortId, "simple-icons.github");
  const value = method === "DELETE" ? text : fc.oneof({ weight: 3, arbitrary: known }, text);
  // A client resolves dots before it sends a path.
  return value.filter((made) => !/^\.{1,2}$/.test(made)).map(encodeURIComponent);
}

function requestOf(operation: DocumentedOperation): fc.Arbitrary<Sent> {
  const names = operation.path.match(/\{\w+\}/g) ?? [];
  const path = fc
    .tuple(...names.map(() => pathValue(operation)))
    .map((values) => names.reduce((made, name, at) => made.replace(name, values[at] ?? ""), operation.path));
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === "query");
  const pairs = parameters.map(({ name, schema }) =>
    valueFor(schema).map(
      (value) => [name, typeof value === "string" ? value : String(JSON.stringify(value))] as const,
    ),
  );
  const query = fc.subarray(pairs).chain((chosen) => fc.tuple(...chosen));
  const bodies = Object.entries(operation.requestBody?.content ?? {}).map(([type, content]) =>
    fc.record({ type: fc.constant(type), body: bodyOf(content) }),
  );
  const body = bodies.length === 0 ? fc.constant({ type: "", body: undefined }) : fc.oneof(...bodies);
  return fc
    .tuple(path, query, fc.boolean(), body)
    .map(([made, pairsMade, keyed, sent]) => ({ operation, path: made, query: pairsMade, keyed, ...sent }));
}

async function send({ operation, path, query, keyed, type, body }: Sent): Promise<Response> {
  const search = query
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join("&");
  const isEnding = ENDING.has(operation.operationId);
  const [{ apiKey }, { cookie }] = isEnding ? [leaving, goner] : [tenant, person];
  const text = typeof body === "string" && type !== "application/json" ? body : JSON.stringify(body);
  const hasBody = text !== undefined && operation.method !== "GET";
  return scenario.request(search === "" ? path : `${path}?${search}`, {
    method: operation.method,
    headers: {
      ...(asksForSession(operation)
        ? { cookie, "sec-fetch-site": "same-origin" }
        : asksForOperator(operation)
          ? { authorization: `Bearer ${operatorText}` }
          : keyed || operation.security?.some(({ apiKey: scheme }) => scheme)
            ? { authorization: `Bearer ${apiKey}` }
            : {}),
      ...(hasBody && type !== "" ? { "content-type": type } : {}),
    },
    ...(hasBody ? { body: text } : {}),
  });
}

test(`no value in any place of any operation's input is answered with 500, QZ_SEED=${SEED}`, async () => {
  const reached = new Map<string, Set<number>>();
  const numRuns = Math.ceil(REQUESTS / operations.length);
  // The operations take turns: each request meets the data that others left behind.
  const rounds = operations.map((operation) => fc.sample(requestOf(operation), { seed: SEED, numRuns }));
  for (let round = 0; round < numRuns; round++)
    for (const requests of rounds) {
      const sent = requests[round];
      if (!sent) throw new Error("There are as many requests of each operation");
      const answer = await send(sent);
      await answer.body?.cancel();
      expect(answer.status, JSON.stringify(sent)).toBeWithin(200, 500);
      const statuses = reached.get(sent.operation.operationId) ?? new Set();
      reached.set(sent.operation.operationId, statuses.add(answer.status));
    }
  expect(scenario.logged.filter(({ level }) => level === "error")).toEqual([]);
  // Requests that are all refused would find little.
  const accepted = [...reached].filter(([, statuses]) => [...statuses].some((status) => status < 400));
  expect(accepted.length).toBeGreaterThanOrEqual(operations.length * LEAST_ACCEPTED);
}, 1_800_000);
