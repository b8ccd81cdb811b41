import { expect, test } from "bun:test";
import { CODE_TYPES } from "../../../src/qr/payload/index.ts";
import { readJson } from "../../json.ts";
import { type CodeJson, expectProblem, startScenario } from "../../scenario.ts";

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp();
const TARGET = "https://museum.example/hall-3";

const create = (input: unknown) => tenant.call("POST", "/app/api/codes", input);

async function pointersOf(response: Response, code: string): Promise<readonly string[]> {
  const { errors = [] } = await expectProblem(response, 400, code);
  return errors.map(({ pointer }) => pointer);
}

test("a target is all it takes; the record says everything else", async () => {
  const response = await create({ target: TARGET });
  const etag = response.headers.get("etag");
  expect(etag).toMatch(/^"r1\.[0-9a-z]{12,30}"$/);
  const code = await readJson<CodeJson>(response);
  expect(code).toEqual({
    id: expect.stringMatching(/^code_[0-9a-z]{26}$/),
    domain: null,
    shortId: expect.stringMatching(/^[2-9A-HJ-NP-Za-km-z]{7}$/),
    type: "url",
    fields: {},
    style: null,
    target: TARGET,
    title: null,
    group: null,
    locked: false,
    lock: null,
    landing: null,
    rules: null,
    query: "drop",
    utm: null,
    fallback: null,
    externalId: null,
    tags: [],
    notes: null,
    gs1: null,
    links: null,
    health: { state: "unchecked", status: null, reason: null, since: null, checkedAt: null },
    active: true,
    takenDown: false,
    shortUrl: `${scenario.service.baseUrl}/r/${code.shortId}`,
    pageUrl: `${scenario.service.baseUrl}/p/${code.shortId}`,
    previewUrl: `${scenario.service.baseUrl}/r/${code.shortId}+`,
    blocked: null,
    listed: null,
    scans: 0,
    bots: 0,
    importedScans: 0,
    createdAt: "2026-11-21T12:00:00.000Z",
    updatedAt: "2026-11-21T12:00:00.000Z",
  });
  const read = await tenant.call("GET", `/app/api/codes/${code.id}`);
  expect(read.headers.get("etag")).toBe(etag);
  expect(await readJson<CodeJson>(read)).toEqual(code);
});

test("behind a base address with a path, codes carry it", async () => {
  const elsewhere = await startScenario({ QZ_BASE_URL: "https://qr.museum.example/codes/" });
  const code = await (await elsewhere.signUp()).makeCode();
  expect(code.shortUrl).toBe(`https://qr.museum.example/codes/r/${code.shortId}`);
  expect(code.pageUrl).toBe(`https://qr.museum.example/codes/p/${code.shortId}`);
});

for (const { type, example } of CODE_TYPES)
  test(`a code of type ${type} keeps its fields as they were given`, async () => {
    const code = await tenant.makeCode({ type, fields: example });
    expect(code).toMatchObject({ type, fields: example });
    const bare = await tenant.makeCode({ type });
    expect(bare).toMatchObject({ type, fields: {} });
  });

test("an unknown type is refused, also one that is a property of every JavaScript object", async () => {
  for (const type of ["", "URL", "toString", "__proto__", "constructor", "url ", "url|text"])
    expect(await pointersOf(await create({ target: TARGET, type }), "invalid_request"), type).toEqual([
      "/type",
    ]);
});

test("a target that is missing or wrong is named beside other faults", async () => {
  for (const target of [undefined, null, "", "nowhere", 7, [], `${scenario.service.baseUrl}/r/x`])
    expect(
      (await pointersOf(await create({ target, title: 7 }), "invalid_request")).toSorted(),
      `${target}`,
    ).toEqual(["/target", "/title"]);
  expect(await pointersOf(await create({ target: TARGET, title: 7 }), "invalid_request")).toEqual(["/title"]);
  const { id } = await tenant.makeCode();
  const edit = (change: object) => tenant.call("PATCH", `/app/api/codes/${id}`, change);
  expect(await pointersOf(await edit({ title: 7 }), "invalid_request")).toEqual(["/title"]);
  expect(await pointersOf(await edit({ target: "nowhere", title: 7 }), "invalid_request")).toEqual([
    ...["/target", "/title"],
  ]);
});

test("fields must fit the type they are for", async () => {
  const wrong: [Record<string, unknown>, string][] = [
    [{ type: "wifi", fields: { url: TARGET } }, "/fields/ssid"],
    [{ type: "text", fields: { text: "" } }, "/fields/text"],
    [{ fields: { url: "javascript:alert(1)" } }, "/fields/url"],
    [{ fields: { url: TARGET, more: 1 } }, "/fields/more"],
  ];
  for (const [input, pointer] of wrong)
    expect(await pointersOf(await create({ target: TARGET, ...input }), "fields_invalid")).toContain(pointer);
});

test("titles and groups at their limits, in any script", async () => {
  for (const [name, longest] of [
    ["title", 200],
    ["group", 100],
  ] as const) {
    for (const text of ["x".repeat(longest), "Führung durch Halle 3", "展覧会", "🏛️ hall", "<b>&\"'"])
      expect(await tenant.makeCode({ [name]: text })).toMatchObject({ [name]: text });
    expect(
      await pointersOf(await create({ target: TARGET, [name]: "x".repeat(longest + 1) }), "invalid_request"),
    ).toEqual([`/${name}`]);
  }
});

const LANDINGS: Record<string, unknown>[] = [
  { template: "action", headline: "Welcome" },
  { template: "links", headline: "x", links: [{ label: "Mail", url: "mailto:info@museum.example" }] },
  {
    template: "lead",
    headline: "x".repeat(200),
    text: "Lorem",
    cta: { label: "Go" },
    lead: {
      ask: ["email", "name", "phone", "company", "message"],
      required: ["message", "email"],
      submitLabel: "Send",
      consentText: "Yes",
      thanks: "Thank you.\n\nWe write back.",
    },
    links: [{ label: "Call", url: "tel:+4912345" }],
    theme: { accent: "#abc", background: "#AABBCC" },
    logo: { id: "simple-icons.spotify" },
    legal: { imprintUrl: "https://museum.example/imprint", privacyUrl: "https://museum.example/privacy" },
  },
];
for (const landing of LANDINGS)
  test(`a landing page of template ${landing["template"]} is stored as it was given`, async () => {
    expect(await tenant.makeCode({ landing })).toMatchObject({ landing });
  });

test("a landing page that could not be shown is refused at its place", async () => {
  const base = { template: "action", headline: "Welcome" };
  const wrong: [Record<string, unknown>, string][] = [
    [{ template: "blog" }, "/landing/template"],
    [{ headline: "" }, "/landing/headline"],
    [{ headline: "x".repeat(201) }, "/landing/headline"],
    [{ links: [{ label: "x", url: "javascript:alert(1)" }] }, "/landing/links/0/url"],
    [{ links: [{ label: "x", url: "data:text/html,x" }] }, "/landing/links/0/url"],
    [{ lead: { ask: [], consentText: "x" } }, "/landing/lead/ask"],
    [{ lead: { ask: ["email", "email"], consentText: "x" } }, "/landing/lead/ask"],
    [{ lead: { ask: ["email"] } }, "/landing/lead/consentText"],
    [{ lead: { ask: ["email"], required: "email", consentText: "x" } }, "/landing/lead/required"],
    [{ lead: { ask: ["email"], required: ["email", "email"], consentText: "x" } }, "/landing/lead/required"],
    [
      { lead: { ask: ["email"], required: ["email", "phone"], consentText: "x" } },
      "/landing/lead/required/1",
    ],
    [{ lead: { ask: ["email"], consentText: "x", thanks: "" } }, "/landing/lead/thanks"],
    [{ lead: { ask: ["email"], consentText: "x", thanks: "x".repeat(1_001) } }, "/landing/lead/thanks"],
    [{ theme: { accent: "red" } }, "/landing/theme/accent"],
    [{ legal: { imprintUrl: "mailto:x@museum.example" } }, "/landing/legal/imprintUrl"],
    [{ more: 1 }, "/landing/more"],
    [{ cta: { label: "x", more: 1 } }, "/landing/cta/more"],
    [{ lead: { ask: ["email"], consentText: "x", more: 1 } }, "/landing/lead/more"],
    [{ links: [{ label: "x", url: "tel:+1", more: 1 }] }, "/landing/links/0/more"],
    [{ theme: { more: 1 } }, "/landing/theme/more"],
    [{ logo: { id: "x", more: 1 } }, "/landing/logo/more"],
    [{ legal: { more: 1 } }, "/landing/legal/more"],
  ];
  for (const [change, pointer] of wrong) {
    const answer = await create({ target: TARGET, landing: { ...base, ...change } });
    expect(await pointersOf(answer, "invalid_request")).toContain(pointer);
  }
});

test("a short id of one's own: 3 to 48 of letters, digits, _ and -, case-sensitive", async () => {
  for (const shortId of ["abc", "ABC", "Abc", "a-b_c", "---", "___", "x".repeat(48), "new", "0O1lI"]) {
    const code = await tenant.makeCode({ shortId, target: `https://museum.example/${shortId}` });
    expect(code.shortId).toBe(shortId);
    expect((await scenario.scan(shortId)).headers.get("location")).toBe(`https://museum.example/${shortId}`);
  }
  for (const shortId of ["", "ab", "x".repeat(49), "a b", "a/b", "a.b", "ä-b", "a%20b", "abc\n", "../abc"])
    expect(await pointersOf(await create({ target: TARGET, shortId }), "invalid_request"), shortId).toEqual([
      "/shortId",
    ]);
});

test("a taken short id is 409, for every tenant and for many requests at once", async () => {
  await tenant.makeCode({ shortId: "main-door" });
  const rival = await scenario.signUp("Rival");
  for (const client of [tenant, rival]) {
    const answer = await client.call("POST", "/app/api/codes", { target: TARGET, shortId: "main-door" });
    await expectProblem(answer, 409, "short_id_taken");
  }
  const race = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      (turn % 2 ? tenant : rival).call("POST", "/app/api/codes", { target: TARGET, shortId: "back-door" }),
    ),
  );
  expect(race.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(race.filter(({ status }) => status === 409)).toHaveLength(19);
});

test("many codes made at once all differ", async () => {
  const codes = await Promise.all(Array.from({ length: 100 }, () => tenant.makeCode()));
  expect(new Set(codes.map(({ id }) => id)).size).toBe(100);
  expect(new Set(codes.map(({ shortId }) => shortId)).size).toBe(100);
});

test("a missing target is reported before other problems", async () => {
  for (const target of [undefined, null, "", "   "])
    expect(await pointersOf(await create({ target }), "target_required")).toEqual(["/target"]);
  for (const target of [5, true, [], {}, "museum.example", "ftp://museum.example/", "/hall-3", "http:museum"])
    expect(await pointersOf(await create({ target }), "target_invalid")).toEqual(["/target"]);
});

test("a code that would lead to a code of this service is refused, under each of its names", async () => {
  const { baseUrl, url } = scenario.service;
  const { port } = new URL(url);
  const { shortId } = await tenant.makeCode();
  for (const target of [
    `${baseUrl}/r/${shortId}`,
    `${baseUrl}/r/anything?x=1`,
    `${baseUrl}/x/../r/${shortId}`,
    `${baseUrl}/%72/${shortId}`,
    `HTTP://LOCALHOST:${port}/r/${shortId}`,
    `https://localhost:${port}/r/${shortId}`,
    `http://user@localhost:${port}/r/${shortId}`,
  ])
    expect(await pointersOf(await create({ target }), "target_invalid"), target).toEqual(["/target"]);
  for (const target of [`${baseUrl}/p/${shortId}`, `${baseUrl}/`, "https://elsewhere.example/r/abc"])
    expect((await create({ target })).status, target).toBe(200);
});

test("a target of the wrong type is named among all that is wrong, and has a fault of its own alone", async () => {
  const { id } = await tenant.makeCode();
  for (const [method, path] of [
    ["POST", "/app/api/codes"],
    ["PATCH", `/app/api/codes/${id}`],
  ] as const) {
    const both = await expectProblem(
      await tenant.call(method, path, { target: 7, title: 5 }),
      400,
      "invalid_request",
    );
    expect(both.errors?.map(({ pointer }) => pointer)).toEqual(["/target", "/title"]);
    await expectProblem(await tenant.call(method, path, { target: 7 }), 400, "target_invalid");
  }
});

test("a target's length is counted in characters", async () => {
  const base = "https://museum.example/?q=";
  const make = (length: number) =>
    tenant.call("POST", "/app/api/codes", { target: base + "💩".repeat(length) });
  expect((await make(2_048 - base.length)).status).toBe(200);
  await expectProblem(await make(2_049 - base.length), 400, "target_invalid");
});
