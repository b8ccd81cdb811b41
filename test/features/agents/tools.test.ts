import { expect, test } from "bun:test";
import { AGENTS_PAGE, scopesIn, withTools } from "../../../scripts/agents-page.ts";
import { LONGEST_ANSWER } from "../../../src/features/agents/answers.ts";
import { TOOLS } from "../../../src/features/agents/tools.ts";
import { ALL_SCOPES } from "../../../src/kit/shared/scopes.ts";
import { isObject } from "../../../src/kit/shared/json.ts";
import { eventually } from "../../e2e/process.ts";
import { type ContractDocument, fetchContract, operationsOf } from "../../kit/http/contract.ts";
import { startScenario } from "../../scenario.ts";
import { makeKey } from "../keys/make-key.ts";
import { type Agent, connectAgent, type Told } from "./agent.ts";
import { openMuseum } from "./museum.ts";

/** All tools, walked over. */

const museum = await openMuseum();
const { service, owner, codes, calls } = museum;
const address = () => service.url;

/**
 * Names of arguments that the API has another name for, or none: they choose an operation, or name a code.
 */
const OWN = new Set(["code", "codes", "list", "format", "idempotencyKey"]);

/** The docs have no operation. */
const DOCUMENTED = TOOLS.filter(({ name }) => name !== "search_docs");

/** The answer of a tool once the service is not busy. */
function told(agent: Agent, name: string, given: Record<string, unknown>): Promise<Told> {
  return eventually("the tool is not busy", async () => {
    const one = await agent.tell(name, given);
    return one.text.includes("(503 busy)") ? null : one;
  });
}

test("the docs have the table of tools that the tools make", async () => {
  const page = await Bun.file(AGENTS_PAGE).text();
  const contract = await (await fetch(`${service.url}/openapi.json`)).json();
  expect(page).toBe(withTools(page, scopesIn(contract)));
  expect(page).toContain("| `whoami`");
});

test("every argument of a tool is one of an operation that it calls", async () => {
  const contract = await fetchContract(service.url);
  const documented = operationsOf(contract);
  for (const { name, input, calls } of DOCUMENTED) {
    const known = new Set(
      calls.flatMap(({ method, path }) => {
        const operation = documented.find(
          (one) => one.method === method && one.path === path.replace(/:(\w+)/g, "{$1}"),
        );
        const members = Object.values(operation?.requestBody?.content ?? {}).flatMap(({ schema }) =>
          membersOf(contract, schema),
        );
        return [...(operation?.parameters?.map((parameter) => parameter.name) ?? []), ...members];
      }),
    );
    const unknown = Object.keys(input).filter((argument) => !known.has(argument) && !OWN.has(argument));
    expect({ name, unknown }).toEqual({ name, unknown: [] });
  }
});

test("a key without a scope of a tool is told which one it lacks, and does not see the tool; with it alone it may", async () => {
  const contract = operationsOf(await fetchContract(service.url));
  for (const { name, calls: made } of TOOLS) {
    const scopes = [
      ...new Set(
        made.flatMap(
          ({ method, path }) =>
            contract.find((one) => one.method === method && one.path === path.replace(/:(\w+)/g, "{$1}"))
              ?.security?.[0]?.["apiKey"] ?? [],
        ),
      ),
    ];
    const given = calls.find(([tool]) => tool === name)?.[1] ?? {};
    for (const lacking of scopes) {
      const key = await makeKey(owner, { scopes: ALL_SCOPES.filter((scope) => scope !== lacking) });
      const agent = await connectAgent(address, key.made.apiKey);
      expect(await agent.tools()).not.toContain(name);
      expect(await agent.tell(name, given)).toMatchObject({
        isError: true,
        text: expect.stringContaining(
          `may not use ${name} (scope_missing): it lacks the scope \`${lacking}\`.`,
        ),
      });
      expect((await owner.call("DELETE", `/app/api/keys/${key.made.id}`)).status).toBe(204);
    }
    // A key without any scope can't be made.
    const exact = await makeKey(owner, { scopes: scopes.length > 0 ? scopes : ["leads:read"] });
    const agent = await connectAgent(address, exact.made.apiKey);
    expect(await agent.tools()).toContain(name);
    expect((await owner.call("DELETE", `/app/api/keys/${exact.made.id}`)).status).toBe(204);
  }
});

test("a code is found by its id, its short id and its addresses, and by nothing else", async () => {
  const agent = await connectAgent(address, owner.apiKey);
  const { ruled, hosted } = codes;
  const { host } = new URL(ruled.shortUrl);
  for (const code of [
    ruled.id,
    ruled.shortId,
    ruled.shortUrl,
    ruled.pageUrl,
    `${host}/r/${ruled.shortId}`,
    `r/${ruled.shortId}`,
  ])
    expect({ code, id: (await agent.read<{ id: string }>("get_code", { code })).id }).toEqual({
      code,
      id: ruled.id,
    });
  for (const code of ["qr.museum.example/hall.3", "https://qr.museum.example/hall.3", hosted.shortUrl])
    expect(await agent.read("get_code", { code })).toMatchObject({ id: hosted.id });
  // On the service's own host there is none of this name, and another workspace's is not found.
  const stranger = await (await service.signUp()).makeCode({ target: "https://elsewhere.example" });
  for (const code of ["hall.3", "elsewhere.example/hall.3", stranger.shortId, stranger.shortUrl])
    expect(await agent.tell("get_code", { code })).toMatchObject({
      isError: true,
      text: expect.stringContaining("- /code: is no code of this workspace. find_codes lists them"),
    });
  for (const code of ["../../me", "..", "a b", "code_1?x=1", "//", "a/b/c", "é"])
    expect(await agent.tell("get_code", { code })).toMatchObject({
      isError: true,
      text: expect.stringMatching(/- \/code: (?:must be the id of a code|is no code)/),
    });
  expect(await agent.tell("change_codes", { codes: [ruled.id, "a b"], action: "activate" })).toMatchObject({
    text: expect.stringContaining("- /codes/1: must be"),
  });
  const blind = await makeKey(owner, { scopes: ["analytics:read"] });
  const numbers = await connectAgent(address, blind.made.apiKey);
  expect((await numbers.tell("code_analytics", { code: ruled.id })).isError).toBe(false);
  expect(await numbers.tell("code_analytics", { code: ruled.shortId })).toMatchObject({
    text: expect.stringContaining("to find a short id the key needs the scope `codes:read`"),
  });
});

test("refusals name tools and arguments, and so do the schemas", async () => {
  const agent = await connectAgent(address, owner.apiKey);
  const { id } = codes.ruled;
  const target = "https://museum.example";
  const look = await agent.tell("create_code", { target, style: { saved: "look_none" } });
  expect(look.text).toContain("list_looks lists yours");
  const layout = await agent.tell("print_labels", { codes: [id], layout: "none" });
  expect(layout.text).toContain("- /layout: is no known layout: list_layouts lists them");
  const logo = await agent.tell("create_code", { target, style: { logo: { id: "none" } } });
  expect(logo.text).toContain("search_logos finds them");
  const host = await agent.tell("create_code", { target, domain: "none.example" });
  expect(host.text).toContain("list_domains lists them");
  const cursor = await agent.tell("find_codes", { cursor: "none" });
  expect(cursor).toMatchObject({ isError: true });
  const inList = await agent.tell("create_codes", { list: [{ target, style: { saved: "look_none" } }] });
  expect(inList.text).toContain("list_looks lists yours");
  const mixed = await agent.tell("list_scans", { code: id, from: "2026-01-01" });
  expect(mixed.text).toContain("- /from: does not go with the other arguments");
  const both = await agent.tell("list_leads", { code: id, group: "guide" });
  expect(both.text).toContain("- /group: does not go with the other arguments");
  const gone = await agent.tell("change_codes", { action: "activate" });
  expect(gone).toMatchObject({ isError: true });
  const said = JSON.stringify((await agent.client.listTools()).tools);
  for (const text of [look, inList, layout, logo, host, cursor, both, mixed, gone]
    .map((one) => one.text)
    .concat(said))
    expect(text).not.toMatch(/\b(?:GET|POST|PATCH|DELETE|PUT) \//);
});

test("files are handed over as what they are, and a file that is too large says what to do", async () => {
  const agent = await connectAgent(address, owner.apiKey);
  const { id: code } = codes.ruled;
  const begins = { svg: "<svg", pdf: "%PDF-", eps: "%!PS-Adobe" };
  for (const [format, start] of Object.entries(begins)) {
    const { file, record } = await told(agent, "code_picture", { code, format });
    expect({ format, begins: file?.bytes.toString().startsWith(start) }).toEqual({ format, begins: true });
    expect(record).toEqual({ mimeType: file?.mimeType, bytes: file?.bytes.length });
  }
  const labels = await told(agent, "print_labels", { codes: [code], layout: "avery-l7160" });
  expect(labels.file?.bytes.toString("latin1")).toStartWith("%PDF-");
  const refused = await told(agent, "draw_code", {
    type: "text",
    fields: { text: "Hall ".repeat(500) },
    style: { modules: { shape: "dot" } },
    format: "svg",
  });
  expect(refused).toMatchObject({ isError: true, file: null });
  expect(refused.text).toContain("The file is larger than a tool hands over");
});

test("a hundred codes of the longest names are told in one answer, however much is refused", async () => {
  const agent = await connectAgent(address, (await service.signUp()).apiKey);
  const made = (at: number) => ({
    target: `https://museum.example/${"a".repeat(2_000)}`,
    title: "ü".repeat(200),
    group: "g".repeat(100),
    externalId: `${at}`.padEnd(200, '"'),
    shortId: `s${at}`.padEnd(48, "s"),
  });
  const wrong = () => ({ target: "https://museum.example", rules: Array(20).fill({}) });
  for (const one of [made, wrong]) {
    const list = Array.from({ length: 100 }, (_, at) => one(at));
    const { isError, text, record } = await told(agent, "create_codes", { list });
    expect({ isError, text: isError ? text : "" }).toEqual({ isError: false, text: "" });
    expect(text.length).toBeLessThanOrEqual(LONGEST_ANSWER);
    expect(record["results"]).toHaveLength(100);
  }
  expect(await agent.read("whoami")).toMatchObject({ usage: { codes: 100 } });
});

test("the list of tools is short", async () => {
  const { tools } = await (await connectAgent(address, owner.apiKey)).client.listTools();
  // A model reads all of it before anything else.
  expect(JSON.stringify(tools).length).toBeLessThan(60_000);
});

test("a long list is refused with the limit that fits, by which all of it is read", async () => {
  const wide = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
  const tenant = await wide.signUp();
  const target = `https://museum.example/${"a".repeat(2_000)}`;
  for (let made = 0; made < 60; made++) await tenant.makeCode({ target, title: `Hall ${made}` });
  const agent = await connectAgent(() => wide.url, tenant.apiKey);
  const refused = await agent.tell("find_codes", { limit: 100 });
  expect(refused.isError).toBe(true);
  expect(refused.text).toContain(`longer than the ${LONGEST_ANSWER} characters`);
  const limit = Number(/Call find_codes again with limit (\d+)/.exec(refused.text)?.[1]);
  expect(limit).toBeGreaterThan(20);
  const seen = new Set<unknown>();
  for (let cursor: string | null = null, first = true; first || cursor !== null; first = false) {
    const page: { codes: { id: string }[]; nextCursor: string | null } = await agent.read("find_codes", {
      limit,
      ...(cursor === null ? {} : { cursor }),
    });
    for (const { id } of page.codes) seen.add(id);
    cursor = page.nextCursor;
  }
  expect(seen.size).toBe(60);
});

test("every list goes on with its cursor", async () => {
  const agent = await connectAgent(address, owner.apiKey);
  for (const { name, input } of TOOLS.filter(({ input }) => "cursor" in input)) {
    const code = name === "list_leads" ? codes.page.id : codes.ruled.id;
    const given = {
      ...("code" in input ? { code } : {}),
      // Their deliveries have pages.
      ...(name === "list_webhooks" ? calls.find(([tool, { id }]) => tool === name && id)?.[1] : {}),
      ...("health" in input ? { health: "unchecked" } : {}),
      limit: 1,
    };
    const { nextCursor } = await agent.read<{ nextCursor: string | null }>(name, given);
    expect({ name, nextCursor }).toEqual({ name, nextCursor: expect.any(String) });
    const next = await agent.tell(name, { ...given, cursor: nextCursor });
    expect({ name, isError: next.isError, text: next.isError ? next.text : "" }).toEqual({
      name,
      isError: false,
      text: "",
    });
  }
});

test("tools that only read say the same at once as one after the other", async () => {
  const agent = await connectAgent(address, owner.apiKey);
  const reading = calls.filter(
    ([name]) =>
      // A trace chooses among the branches of a split by chance.
      TOOLS.find((tool) => tool.name === name)?.effect === "reads" && name !== "trace_code",
  );
  const alone: Told[] = [];
  for (const [name, given] of reading) alone.push(await told(agent, name, given));
  const together = await Promise.all(reading.map(([name, given]) => told(agent, name, given)));
  expect(together).toEqual(alone);
});

test("the docs are found by words, also misspelled ones", async () => {
  const agent = await connectAgent(address, owner.apiKey);
  type Found = { results: { address: string; text: string }[] };
  for (const q of ["verify webhook signature", "webhok signatur"]) {
    const { results } = await agent.read<Found>("search_docs", { q });
    expect(results.map((result) => result.address).join()).toContain("/docs/webhooks");
    expect((await fetch(service.url + (results[0]?.address ?? ""))).status).toBe(200);
  }
  expect(await agent.read<Found>("search_docs", { q: "🦆" })).toEqual({ results: [] });
});

test("annotations say what a tool does to what was", async () => {
  const agent = await connectAgent(address, owner.apiKey);
  const { tools } = await agent.client.listTools();
  const of = (hint: "readOnlyHint" | "destructiveHint" | "idempotentHint") =>
    tools.filter(({ annotations }) => annotations?.[hint]).map(({ name }) => name);
  for (const { name, calls } of TOOLS) {
    const methods = new Set(calls.map(({ method }) => method));
    if (methods.has("PATCH") || methods.has("DELETE")) expect(of("destructiveHint")).toContain(name);
    if (methods.has("GET")) expect(of("readOnlyHint")).toContain(name);
  }
  expect(of("readOnlyHint").filter((name) => of("destructiveHint").includes(name))).toEqual([]);
  expect(tools.filter(({ name }) => !of("idempotentHint").includes(name)).map(({ name }) => name)).toEqual([
    "create_code",
    "create_codes",
    "duplicate_code",
    "change_codes",
    "create_plain_code",
    "share_numbers",
    "mail_reports",
    "save_look",
    "add_domain",
    "invite_member",
    "add_webhook",
    "test_webhook",
  ]);
});

/** The members of an object, in all parts and choices of its schema. */
function membersOf(contract: ContractDocument, schema: unknown): string[] {
  if (!isObject(schema)) return [];
  const { $ref, properties = {}, allOf = [], anyOf = [], oneOf = [] } = schema;
  if (typeof $ref === "string")
    return membersOf(contract, contract.components.schemas[$ref.replace("#/components/schemas/", "")]);
  const parts = [allOf, anyOf, oneOf].filter(Array.isArray).flat();
  return [
    ...(isObject(properties) ? Object.keys(properties) : []),
    ...parts.flatMap((part) => membersOf(contract, part)),
  ];
}
