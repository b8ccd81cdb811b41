import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withoutNulls } from "../../src/kit/http/body.ts";
import { isObject } from "../../src/kit/shared/json.ts";
import { patternOf } from "../documented.ts";
import { eventually } from "../e2e/process.ts";
import type { Exchange } from "../exchanges.ts";
import { IN_FULL } from "../extent.ts";
import { freePort } from "../free-port.ts";
import { concrete, type DocumentedOperation, fetchContract, operationsOf } from "../kit/http/contract.ts";
import { startScenario } from "../scenario.ts";
import { installTools } from "../tools.ts";

/**
 * Prism, a third reader of the contract, as a proxy in front of what the scenarios' clients sent and got. Prism follows
 * redirects, answers some wrong requests by itself and may slow a service down, so the exchanges are recorded first. Then
 * they are repeated through Prism, with a server behind it that gives the recorded answers.
 */

const root = join(import.meta.dir, "../..");
const folder = mkdtempSync(join(tmpdir(), "quietzone-proxy-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Of these rooms every file that starts a scenario is run. */
const ROOMS =
  "analytics,bulk,codes,consent,drawings,history,housekeeping,http,images,keys,leads,logos,looks,pages,plans,runs,scans,sheets,tenants,webhooks";

/** Answers with redirects only, apart from its refusals. */
const REDIRECTS = "resolve";

/** Members of a lead that are never refused: what a person leaves empty, and a submission's number of another form. */
const FORGIVEN = new Set(["request.body.website", "request.body.submission"]);

/** As it crosses a connection, which differs here. */
const OF_CONNECTION = /^(accept-encoding|connection|content-encoding|content-length|host|transfer-encoding)$/;

interface Repeated {
  readonly operation: DocumentedOperation;
  readonly exchange: Exchange;
}

/** Runs scenarios, and returns what their clients sent and got. Whether they pass is said by the suite itself. */
async function recorded(): Promise<Exchange[]> {
  const files = [...new Bun.Glob(`test/{features,kit}/{${ROOMS}}/*.test.ts`).scanSync(root)];
  const scenarios = files.filter((file) => readFileSync(join(root, file), "utf8").includes("startScenario("));
  const output = join(folder, "exchanges.ndjson");
  const suite = Bun.spawn(
    [process.execPath, "test", "--timeout", "60000", ...scenarios.sort().map((file) => `./${file}`)],
    {
      cwd: root,
      env: { ...process.env, CI: "", QZ_SOAK: "", QZ_TEST_EXCHANGES: output },
      stdout: "ignore",
      stderr: "ignore",
    },
  );
  await suite.exited;
  const lines = readFileSync(output, "utf8").trimEnd().split("\n");
  return lines.map((line): Exchange => JSON.parse(line));
}

/** The members of a value and their types. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((item) => JSON.stringify(shapeOf(item))))].sort();
  if (typeof value !== "object" || value === null) return value === null ? "null" : typeof value;
  return Object.entries(value)
    .map(([name, member]) => [name, shapeOf(member)])
    .sort();
}

/** Of JSON its shape; of anything else whether there is something. */
function bodyShape(body: string): unknown {
  const text = Buffer.from(body, "base64").toString();
  try {
    return shapeOf(JSON.parse(text));
  } catch {
    return text === "" ? "none" : "text";
  }
}

/** One of all exchanges that differ in values only. */
function distinct(exchanges: readonly Exchange[], operations: readonly DocumentedOperation[]): Repeated[] {
  const found = new Map<string, Repeated>();
  for (const exchange of exchanges) {
    const [path = "", query = ""] = exchange.path.split("?");
    const operation = operations.find(
      (candidate) => candidate.method === exchange.method && patternOf(candidate.path).test(path),
    );
    if (!operation) continue;
    const { status, headers, body } = exchange.answer;
    const type = headers.find(([name]) => name === "content-type")?.[1];
    const names = headers.map(([name]) => name).sort();
    const sent =
      status < 400 ? [[...new URLSearchParams(query).keys()].sort(), bodyShape(exchange.body)] : [];
    const key = JSON.stringify([operation.operationId, status, type, names, bodyShape(body), sent]);
    if (!found.has(key)) found.set(key, { operation, exchange });
  }
  return [...found.values()];
}

/** A path with its query. Of a parameter that is given twice the last one counts, which OpenAPI cannot say. */
function withLastOnes(address: string): string {
  const [path = "", query = ""] = address.split("?");
  const given = [...new URLSearchParams(query)];
  const last = new Map(given);
  return last.size === given.length ? address : `${path}?${new URLSearchParams([...last])}`;
}

/** A body as the service reads it: within a member of what is created `null` counts as absent, which types don't say. */
function withoutInnerNulls(method: string, body: Buffer): Buffer | string {
  if (method !== "POST") return body;
  try {
    const value: unknown = JSON.parse(body.toString());
    if (!isObject(value)) return body;
    const members = Object.entries(value).map(([name, member]) => [
      name,
      isObject(member) ? withoutNulls(member) : member,
    ]);
    return JSON.stringify(Object.fromEntries(members));
  } catch {
    return body;
  }
}

/** The request of an exchange. In place of a refused one, which Prism may refuse as well, stands the documented one. */
function requestOf({ operation, exchange }: Repeated, id: number): [path: string, init: RequestInit] {
  const extra = { "x-exchange": String(id), "accept-encoding": "identity" };
  if (exchange.answer.status < 400) {
    const headers = exchange.headers.filter(([name]) => !OF_CONNECTION.test(name));
    // Where the contract has no body the service reads none.
    const body =
      exchange.body === "" || !operation.requestBody
        ? {}
        : { body: withoutInnerNulls(exchange.method, Buffer.from(exchange.body, "base64")) };
    return [
      withLastOnes(exchange.path),
      { method: exchange.method, headers: { ...Object.fromEntries(headers), ...extra }, ...body },
    ];
  }
  const example = operation.requestBody?.content["application/json"]?.example;
  const body = example === undefined ? {} : { body: JSON.stringify(example) };
  const type = { "content-type": "application/json", authorization: "Bearer qz_live_none" };
  return [
    concrete(operation.path),
    { method: operation.method, headers: { ...(example === undefined ? {} : type), ...extra }, ...body },
  ];
}

/** Starts Prism in front of `upstream`, and returns its address. */
async function startPrism(contract: string, upstream: string) {
  const tools = await installTools("contract-proxy");
  await Bun.write(join(tools.folder, "openapi.json"), contract);
  const port = String(freePort());
  const program = "node_modules/@stoplight/prism-cli/dist/index.js";
  const prism = Bun.spawn(
    ["node", program, "proxy", "openapi.json", upstream, "-p", port, "--multiprocess=false"],
    { cwd: tools.folder, stdout: "ignore", stderr: "ignore" },
  );
  const url = `http://127.0.0.1:${port}`;
  await eventually("Prism answers", async () => (await fetch(`${url}/healthz`).catch(() => null)) ?? null);
  return {
    url,
    async [Symbol.asyncDispose]() {
      prism.kill();
      await prism.exited;
      tools[Symbol.dispose]();
    },
  };
}

/** The violations that Prism names, of answers and of requests that were not refused. */
function violationsOf(response: Response, status: number): unknown[] {
  const text = response.headers.get("sl-violations") ?? "[]";
  // Of very many it says only that.
  if (!text.startsWith("[")) return [{ message: text }];
  const named: { location: string[] }[] = JSON.parse(text);
  return named.filter(
    ({ location }) => location[0] === "response" || (status < 400 && !FORGIVEN.has(location.join("."))),
  );
}

if (IN_FULL)
  test("Prism finds no violation in what the scenarios sent and got", async () => {
    const scenario = await startScenario();
    const operations = operationsOf(await fetchContract(scenario.url));
    const exchanges = await recorded();
    const repeated = distinct(exchanges, operations);
    const reached = new Set<number>();
    await using upstream = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch(request) {
        const id = Number(request.headers.get("x-exchange") ?? "-1");
        const answer = repeated[id]?.exchange.answer;
        if (!answer) return Response.json({});
        reached.add(id);
        const headers = new Headers();
        for (const [name, value] of answer.headers)
          if (!OF_CONNECTION.test(name)) headers.append(name, value);
        const body = answer.body === "" ? null : Buffer.from(answer.body, "base64");
        return new Response(body, { status: answer.status, headers });
      },
    });
    const contract = await (await fetch(`${scenario.url}/openapi.json`)).text();
    await using prism = await startPrism(contract, upstream.url.origin);
    const violations: unknown[] = [];
    for (const [id, each] of repeated.entries()) {
      const [path, init] = requestOf(each, id);
      const response = await fetch(prism.url + path, init);
      await response.bytes();
      const { status } = each.exchange.answer;
      const found = violationsOf(response, status);
      if (!reached.has(id)) found.push({ message: `Prism answered ${response.status} by itself` });
      if (found.length > 0) violations.push({ operation: each.operation.operationId, status, path, found });
    }
    expect(violations).toEqual([]);
    const seen = new Set(
      repeated.map(({ operation, exchange: { answer } }) =>
        answer.status < 400 ? operation.operationId : "",
      ),
    );
    const unseen = operations.map(({ operationId }) => operationId).filter((name) => !seen.has(name));
    expect(unseen).toEqual([REDIRECTS]);
    // It would notice one.
    const wrong = await fetch(`${prism.url}/app/api/codes?limit=none`);
    expect(violationsOf(wrong, 200).length).toBeGreaterThan(violationsOf(wrong, 400).length);
    expect(violationsOf(wrong, 400)).not.toEqual([]);
  }, 1_800_000);
