import { expect, test } from "bun:test";
import SwaggerParser from "@apidevtools/swagger-parser";
import { pdf } from "../../features/files/samples.ts";
import { upload } from "../../features/files/uploads.ts";
import { Validator } from "@seriousme/openapi-schema-validator";
import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { isScope } from "../../../src/kit/shared/scopes.ts";
import { isObject } from "../../../src/kit/shared/json.ts";
import { addDomain } from "../../features/domains/client.ts";
import { readJson } from "../../json.ts";
import { startScenario } from "../../scenario.ts";
import {
  at,
  asksForOperator,
  concrete,
  type DocumentedContent,
  fetchContract,
  membersIn,
  operationsOf,
  scopesOf,
} from "./contract.ts";
import { signUpOwner } from "../../features/people/browser.ts";

// Reports by mail are made only where there is a mail server. This one takes none.
const MAIL = { QZ_SMTP_URL: "smtp://127.0.0.1:1", QZ_SMTP_FROM: "codes@qr.example" };
const scenario = await startScenario({ QZ_SIGNUP_PLAN: "pro", ...MAIL });
const contract = await fetchContract(scenario.url);
const operations = operationsOf(contract);

const served = await (await fetch(`${scenario.url}/openapi.json`)).text();
/** A copy of the document as it is served: validators resolve references in place. */
const copy = () => JSON.parse(served);
const document = copy();

/**
 * With the schemas that tests have compiled so far, each as a function of its own. That they are schemas is
 * for the validators.
 */
const ajv = addFormats(
  new Ajv2020({
    strict: false,
    allErrors: true,
    inlineRefs: false,
    validateSchema: false,
    code: { optimize: false },
  }),
).addSchema(copy(), "contract");
const checks = new Map<string, ValidateFunction>();

/** Checks values against a schema of the document. */
function checkOf(schema: unknown): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"#/', '"contract#/');
  const check = checks.get(text) ?? ajv.compile(JSON.parse(text));
  checks.set(text, check);
  return check;
}

test("the contract is OpenAPI 3.1.0, version 0.2.0, of JSON", async () => {
  const response = await scenario.request("/openapi.json");
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  expect(await readJson<unknown>(response)).toMatchObject({ openapi: "3.1.0", info: { version: "0.2.0" } });
});

test("the contract has at most 4.2 KB an operation", () => {
  // 0.2 of them are the two headers of limits, which every answer to a call with a key has.
  expect(served.length / operations.length).toBeLessThanOrEqual(4_200);
});

test("two independent validators accept the contract", async () => {
  const verdict = await new Validator().validate(copy());
  expect(verdict.errors ?? []).toEqual([]);
  expect(verdict.valid).toBe(true);
  await SwaggerParser.validate(copy(), { resolve: { external: false } });
});

test("both validators would notice a mistake", async () => {
  const broken = copy();
  broken.paths["/healthz"].get.responses["200"] = { headers: 7 };
  expect((await new Validator().validate(broken)).valid).toBe(false);
  await expect(SwaggerParser.validate(broken, { resolve: { external: false } })).rejects.toThrow();
});

test("every operation has an id of its own, a summary and a tag", () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { operationId, summary, tags } of operations) {
    expect(operationId).toMatch(/^[a-z][A-Za-z]+$/);
    expect(summary ?? "", operationId).not.toBe("");
    expect(tags ?? [], operationId).toHaveLength(1);
  }
});

test("an operation asks for a key exactly where the service does", async () => {
  for (const { method, path, security, operationId } of operations) {
    const response = await scenario.request(concrete(path), { method });
    if (asksForOperator({ security: security ?? [] })) {
      expect(security, operationId).toEqual([{ operatorKey: [] }, { operatorSession: [] }]);
      expect(response.status, operationId).toBe(401);
      continue;
    }
    const asks = response.status === 401;
    // The catalog asks for a key where the operator wants it. An empty requirement stands for none.
    const catalog = [{}, { apiKey: [] }, { apiKeyParameter: [] }];
    const either = [{ apiKey: ["codes:read"] }, { session: ["codes:read"] }, {}];
    const isSheet = operationId === "printSheet";
    const open = path.startsWith("/api/v1/") ? catalog : isSheet ? either : [];
    const { apiKey } = security?.[0] ?? {};
    const session = operationId === "rotateKey" ? [] : [{ session: apiKey ?? [] }];
    expect(security, operationId).toEqual(asks ? [...(apiKey ? [{ apiKey }] : []), ...session] : open);
  }
});

test("an operation with a key names scopes of the table; only the own record and rotation need none", () => {
  const withKey = operations.flatMap((operation) => {
    const { operationId, description = "" } = operation;
    const scopes = scopesOf(operation);
    return scopes ? [{ operationId, description, scopes }] : [];
  });
  for (const { operationId, description, scopes } of withKey) {
    const sentence = scopes.length === 0 ? "" : `Scope: ${scopes.map((scope) => `\`${scope}\``).join(", ")}.`;
    expect(/Scope:.*$/.exec(description)?.[0] ?? "", operationId).toBe(sentence);
  }
  const free = withKey.filter(({ scopes }) => scopes.length === 0).map(({ operationId }) => operationId);
  expect(free).toEqual(["getMe", "rotateKey"]);
  const named = new Set(withKey.flatMap(({ scopes }) => scopes));
  expect([...named].filter((scope) => !isScope(scope))).toEqual([]);
  expect(named.size).toBeGreaterThan(5);
});

test("a parameter that is yes or no shows yes, which changes something", () => {
  const shown = operations.flatMap(({ parameters = [] }) =>
    parameters.flatMap(({ schema, example }) =>
      isObject(schema) && schema["type"] === "boolean" ? [example] : [],
    ),
  );
  expect(new Set(shown)).toEqual(new Set([true]));
});

test("a key is sent as a bearer, and a problem of a row says where and why", () => {
  const parts = [...walk(document)];
  expect(parts.find(([way]) => way === "components/securitySchemes/apiKey")?.[1]).toMatchObject({
    type: "http",
    scheme: "bearer",
  });
  const required = parts.map(([, part]) => part["required"]);
  expect(required).toContainEqual(["pointer", "reason", "detail"]);
  expect(required).toContainEqual(["row", "column", "reason", "detail"]);
});

test("every answer describes its headers, x-request-id among them", () => {
  for (const { operationId, responses } of operations)
    for (const [status, { description, headers = {} }] of Object.entries(responses)) {
      const place = `${operationId} ${status}`;
      expect(description, place).not.toBe("");
      expect(Object.keys(headers), place).toContain("x-request-id");
      for (const header of Object.values(headers)) expect(header.schema, place).toBeDefined();
    }
});

const bodies = operations.flatMap(({ operationId, responses, requestBody }) => [
  ...contents(`${operationId} request`, requestBody?.content),
  ...Object.entries(responses).flatMap(([status, { content }]) =>
    contents(`${operationId} ${status}`, content),
  ),
]);

function contents(place: string, content: Record<string, DocumentedContent> = {}) {
  return Object.entries(content).map(([mediaType, documented]) => ({ place, mediaType, ...documented }));
}

test("every body has a schema, and an example that fits it", () => {
  for (const { place, mediaType, schema, example } of bodies) {
    expect(schema, place).toBeDefined();
    expect(example, `${place} ${mediaType} has no example`).toBeDefined();
    const check = checkOf(schema);
    expect(check(example), `${place}: ${ajv.errorsText(check.errors)}`).toBe(true);
  }
});

test("the webhook events are documented, each with its headers, and their examples fit", () => {
  const { webhooks } = document;
  expect(Object.keys(webhooks)).toEqual(["qr.scan", "qr.lead", "qr.alert", "qr.blocked"]);
  for (const [event, { post }] of Object.entries<Webhook>(webhooks)) {
    const { schema, example } = post.requestBody.content["application/json"];
    const check = checkOf({ $ref: schema.$ref });
    expect(check(example), `${event}: ${ajv.errorsText(check.errors)}`).toBe(true);
    expect(example).toMatchObject({ v: 1, product: "quietzone", event });
    const { required, properties } = schemaOf(at(document, schema.$ref));
    expect(required).toEqual(Object.keys(properties));
    expect(post.security).toEqual([]);
    expect(post.parameters.map(({ name }) => name)).toEqual(WEBHOOK_HEADERS);
  }
});

interface Webhook {
  readonly post: {
    readonly security: unknown;
    readonly parameters: readonly { readonly name: string }[];
    readonly requestBody: {
      readonly content: {
        readonly "application/json": {
          readonly schema: { readonly $ref: string };
          readonly example: unknown;
        };
      };
    };
  };
}

function schemaOf(part: unknown): { required: unknown; properties: object } {
  const { required, properties } = isObject(part) ? part : {};
  return { required, properties: isObject(properties) ? properties : {} };
}

const WEBHOOK_HEADERS = [
  "x-svc-signature",
  "x-svc-event",
  "x-svc-delivery",
  "webhook-id",
  "webhook-timestamp",
  "webhook-signature",
];

test("every parameter has a description, and an example that fits its schema", () => {
  for (const { operationId, parameters = [] } of operations)
    for (const { name, schema, example, description } of parameters) {
      expect(description ?? "", `${operationId} ${name}`).not.toBe("");
      expect(example, `${operationId} ${name}`).toBeDefined();
      expect(checkOf(schema)(example), `${operationId} ${name}`).toBe(true);
    }
});

test("the service accepts the documented examples of its request bodies", async () => {
  const examples = new Map(
    operations.map(({ operationId, requestBody }) => [
      operationId,
      requestBody?.content["application/json"]?.example,
    ]),
  );
  const signup = await scenario.post("/app/api/signup", examples.get("signUp"));
  expect(signup.status).toBe(200);
  const { apiKey } = await readJson<{ apiKey: string }>(signup);
  const send = (method: string, path: string, id: string, key = apiKey) =>
    scenario.request(path, {
      method,
      body: JSON.stringify(examples.get(id)),
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    });
  expect((await send("POST", "/app/api/generate", "generate")).status).toBe(200);
  expect((await send("POST", "/app/api/export", "exportDrawing")).status).toBe(200);
  const created = await send("POST", "/app/api/codes", "createCode");
  expect(created.status).toBe(200);
  const { id } = await readJson<{ id: string }>(created);
  expect((await send("PATCH", `/app/api/codes/${id}`, "editCode")).status).toBe(200);
  expect((await send("PUT", "/app/api/webhook", "setWebhook")).status).toBe(200);
  const rotated = await send("POST", "/app/api/keys/rotate", "rotateKey");
  expect(rotated.status).toBe(200);
  const next = await readJson<{ apiKey: string }>(rotated);
  expect((await send("DELETE", "/app/api/me", "deleteMe", next.apiKey)).status).toBe(204);
});

/** Every object in the document with the way to it. */
function* walk(value: unknown, way: readonly string[] = []): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield [way.join("/"), { ...value }];
  for (const [name, member] of Object.entries(value)) yield* walk(member, [...way, name]);
}

test("every reference resolves", () => {
  let references = 0;
  for (const [way, { $ref }] of walk(document)) {
    if ($ref === undefined) continue;
    references++;
    expect($ref, way).toBeString();
    expect(at(document, String($ref)), `${way} → ${$ref}`).toBeDefined();
  }
  expect(references).toBeGreaterThan(10);
});

test("every member of every schema has words", () => {
  const members = [...membersIn(document)];
  expect(members.length).toBeGreaterThan(900);
  expect(members.filter(({ schema }) => !hasWords(schema)).map(({ place }) => place)).toEqual([]);
});

/**
 * Whether a schema says what it is: itself, at its component, or in one of its choices. Fields of contents
 * have titles, which forms and editors show.
 */
function hasWords(schema: unknown): boolean {
  if (!isObject(schema)) return false;
  const { description, title, $ref, anyOf } = schema;
  if (typeof $ref === "string" && description === undefined) return hasWords(at(document, $ref));
  return Boolean(description ?? title) || (Array.isArray(anyOf) && anyOf.some(hasWords));
}

test("no extension of the generator is left in a schema", () => {
  const schemas = [...walk(document)].filter(([way]) => !/example|securitySchemes/.test(way));
  const types = schemas.flatMap(([way, { type }]) => (typeof type === "string" ? [{ way, type }] : []));
  expect(types.length).toBeGreaterThan(100);
  expect(types.filter(({ type }) => !JSON_TYPES.has(type))).toEqual([]);
  for (const [way, schema] of schemas) {
    expect(Object.keys(schema), way).not.toContain("nullable");
    expect(Object.keys(schema).filter((name) => name.startsWith("x-quietzone"))).toEqual([]);
    const branches = Array.isArray(schema["anyOf"]) ? schema["anyOf"] : [];
    const isNumberAsText = branches.some(({ type, format }) => type === "string" && JSON_TYPES.has(format));
    expect(isNumberAsText, `${way} is a number or the text of one`).toBe(false);
  }
});

const JSON_TYPES = new Set<unknown>(["string", "number", "integer", "boolean", "array", "object", "null"]);

test("a member of a body may be null exactly where null counts as absent", async () => {
  const { tenant, owner: person } = await signUpOwner(scenario, { name: "Nulls" });
  const code = await tenant.makeCode();
  // Of the code above an edit takes the page away.
  const dish = (name: string) => ({ name });
  const sections = [{ dishes: ["Soup", "Salad", "Cake", "Fish soup"].map(dish) }];
  const parts = [{ type: "menu", currency: "EUR", sections }];
  const menu = await tenant.makeCode({ landing: { template: "menu", headline: "Café", parts } });
  const domain = await addDomain(tenant, "qr.museum.example");
  const wifi = { type: "wifi", fields: { ssid: "Museum", password: "hall-3-hall-4" } };
  const plain = await readJson<{ id: string }>(await tenant.call("POST", "/app/api/plain-codes", wifi));
  // Without a webhook there is nothing to change but its url.
  await tenant.call("PUT", "/app/api/webhook", { url: "http://localhost:8099/" });
  const webhook = await readJson<{ id: string }>(
    await tenant.call("POST", "/app/api/webhooks", { url: "http://localhost:8099/" }),
  );
  const share = await readJson<{ id: string }>(
    await tenant.call("POST", "/app/api/shares", { of: "workspace" }),
  );
  const file = await upload(scenario, tenant, pdf(), "application/pdf");
  const offered = Array.from({ length: 20 }, (_, at) => `BEAN-${at}`);
  const landing = { template: "offer", headline: "Coffee", offer: { codes: offered } };
  const coffee = await tenant.makeCode({ landing });
  let tried = 0;
  for (const { method, path, operationId, tags = [], requestBody } of operations) {
    const { schema, example } = requestBody?.content["application/json"] ?? {};
    // Values of null would end the workspace, or tell of more than null.
    if (schema === undefined || !isObject(example) || operationId === "deleteMe") continue;
    // The code that begins an operator's session is used up, and the rest is tried by its own room.
    if (tags.includes("operator")) continue;
    const check = checkOf(schema);
    for (const name of membersOf(schema)) {
      const known = operationId === "reportCode" ? { code: code.shortId } : {};
      const rotated = operationId === "setWebhook" ? { rotate: true } : {};
      // No two looks have the same name.
      const fresh = operationId === "createStyle" ? { name: `Look ${tried}` } : {};
      const body = { ...example, ...known, ...rotated, ...fresh, [name]: null };
      const { id } = path.startsWith("/app/api/domains/")
        ? domain
        : path.startsWith("/app/api/plain-codes/")
          ? plain
          : path.startsWith("/app/api/files/")
            ? file
            : path.startsWith("/app/api/webhooks/")
              ? webhook
              : path.startsWith("/app/api/shares/")
                ? share
                : operationId === "markSoldOut"
                  ? menu
                  : code;
      const to = path
        .replace("{id}", id)
        .replace("{shortId}", operationId === "takeOffer" ? coffee.shortId : code.shortId);
      tried++;
      if (tags.includes("people")) {
        // Whatever else is wrong, such as a password.
        const { errors = [] } = await readJson<{ errors?: { pointer: string }[] }>(
          await person.call(method, to, body),
        );
        const isRefused = errors.some(({ pointer }) => pointer.startsWith(`/${name}`));
        expect([operationId, name, isRefused]).toEqual([operationId, name, !check(body)]);
        continue;
      }
      const answer = await tenant.call(method, to, body);
      expect(answer.status < 400, `${operationId} ${name}: ${answer.status}`).toBe(check(body));
      await answer.body?.cancel();
    }
  }
  expect(tried).toBeGreaterThan(30);
});

/** The names of a body's members, wherever they stand in its schema. */
function membersOf(schema: unknown): Set<string> {
  if (!isObject(schema)) return new Set();
  const { $ref, properties, allOf = [], anyOf = [] } = schema;
  if (typeof $ref === "string") return membersOf(at(document, $ref));
  const parts = [allOf, anyOf].flatMap((list) => (Array.isArray(list) ? list : []));
  return new Set([
    ...Object.keys(isObject(properties) ? properties : {}),
    ...parts.flatMap((part) => [...membersOf(part)]),
  ]);
}
