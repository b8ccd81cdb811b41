import { expect, test } from "bun:test";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { patiently } from "../../patiently.ts";
import { type CodeJson, expectProblem, startScenario } from "../../scenario.ts";

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp();

const FULL = {
  type: "wifi",
  fields: { ssid: "museum", password: "welcome-in", security: "WPA", hidden: false },
  style: { size: 256 },
  title: "Hall 3",
  group: "audio",
  landing: { template: "action", headline: "Welcome", text: "Come in" },
  rules: [{ name: "phones", when: { device: ["mobile"] }, target: "https://m.museum.example/" }],
  query: "pass",
  utm: { source: "poster", medium: "print" },
  fallback: "https://museum.example/closed",
};

const edit = (id: string, change: unknown, headers = {}) =>
  tenant.call("PATCH", `/app/api/codes/${id}`, change, headers);
const read = async (id: string) => readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${id}`));

const CHANGES: Record<string, unknown>[] = [
  { target: "https://museum.example/hall-4" },
  { active: false },
  { title: "Hall 4" },
  { title: "" },
  { title: null },
  { group: "guide" },
  { group: null },
  { fields: {} },
  { fields: { ssid: "zoo", security: "open" } },
  { style: { margin: 2 } },
  { style: {} },
  { style: null },
  { landing: { template: "offer", headline: "Sale" } },
  { landing: null },
  { rules: [{ name: "ever", when: {}, target: "https://museum.example/ever" }] },
  { rules: null },
  { query: "drop" },
  { utm: { content: "hall 3" } },
  { utm: null },
  { fallback: "https://museum.example/moved" },
  { fallback: null },
  { title: "Hall 5", group: null, active: false, landing: null },
];
for (const change of CHANGES)
  test(`an edit of ${JSON.stringify(change)} replaces that as a whole and nothing else`, async () => {
    const code = await tenant.makeCode(FULL);
    scenario.clock.advance(MINUTE);
    const response = await edit(code.id, change);
    expect(response.status).toBe(200);
    const updatedAt = new Date(scenario.clock.now()).toISOString();
    const edited = { ...code, ...change, updatedAt };
    expect(await readJson<CodeJson>(response)).toEqual(edited);
    expect(await read(code.id)).toEqual(edited);
  });

test("empty rules and parameters are none, and targets of rules are trimmed", async () => {
  const rulesTo = (first: string, second: string) => [
    { name: "a", when: {}, target: first },
    {
      name: "b",
      when: {},
      split: ["c", "d"].map((name) => ({ name, target: second, weight: 1 })),
    },
  ];
  const [first, second] = ["https://museum.example/a", "https://museum.example/b"];
  const given = { rules: rulesTo(` ${first}\n`, `${second} `), utm: { source: "poster", medium: null } };
  const kept = { rules: rulesTo(first, second), utm: { source: "poster" } };
  const code = await tenant.makeCode(given);
  expect([code["rules"], code["utm"]]).toEqual([kept.rules, kept.utm]);
  const none = await readJson<CodeJson>(
    await edit(code.id, { rules: [], utm: { source: null, term: null } }),
  );
  expect([none["rules"], none["utm"]]).toEqual([null, null]);
  const again = await readJson<CodeJson>(await edit(code.id, given));
  expect([again["rules"], again["utm"]]).toEqual([kept.rules, kept.utm]);
});

test("an edit of nothing is 400, and type and short id are no part of an edit", async () => {
  const code = await tenant.makeCode(FULL);
  for (const body of [undefined, "", {}, { type: "text", shortId: "other" }, { scans: 5, id: "code_x" }])
    await expectProblem(await edit(code.id, body), 400, "nothing_to_change");
  const response = await edit(code.id, { title: "x", type: "text", shortId: "other", scans: 5 });
  expect(await readJson<unknown>(response)).toMatchObject({ type: "wifi", shortId: code.shortId, scans: 0 });
});

test("null clears the properties that may be empty, and is refused for others", async () => {
  const code = await tenant.makeCode(FULL);
  for (const name of ["active", "fields"])
    await expectProblem(await edit(code.id, { [name]: null }), 400, "invalid_request");
  await expectProblem(await edit(code.id, { target: null }), 400, "target_required");
  for (const inside of [{ style: { size: null } }, { landing: { template: "action", headline: null } }])
    await expectProblem(await edit(code.id, inside), 400, "invalid_request");
  expect(await read(code.id)).toEqual(code);
});

test("an edit with the values that are there makes no revision, of codes, looks and domains alike", async () => {
  const made = [
    ["/app/api/codes", await tenant.makeCode(FULL), { ...FULL, type: undefined }, "code_changed"],
    [
      "/app/api/styles",
      await readJson<{ id: string }>(
        await tenant.call("POST", "/app/api/styles", { name: "Evening", style: { foreground: "#123456" } }),
      ),
      { name: "Evening", style: { foreground: "#123456" } },
      "style_changed",
    ],
    [
      "/app/api/domains",
      await readJson<{ id: string }>(
        await tenant.call("POST", "/app/api/domains", { host: "qr.museum.example" }),
      ),
      { home: null },
      "domain_changed",
    ],
  ] as const;
  for (const [path, { id }, same, refusal] of made) {
    const at = `${path}/${id}`;
    const before = await tenant.call("GET", at);
    scenario.clock.advance(MINUTE);
    const answer = await tenant.call("PATCH", at, same);
    expect([path, answer.status, answer.headers.get("etag")]).toEqual([
      path,
      200,
      before.headers.get("etag"),
    ]);
    expect(await answer.json()).toEqual(await before.json());
    await expectProblem(await tenant.call("PATCH", at, same, { "if-match": '"0"' }), 412, refusal);
  }
  const { changes } = await readJson<{ changes: unknown[] }>(
    await tenant.call("GET", `/app/api/codes/${made[0][1].id}/history`),
  );
  expect(changes).toHaveLength(1);
});

test("an edit that is refused changes nothing", async () => {
  const code = await tenant.makeCode(FULL);
  const refused: [unknown, string][] = [
    [{ title: "new", target: "ftp://museum.example/" }, "target_invalid"],
    [{ title: "new", target: "" }, "target_required"],
    [{ title: "new", target: code.shortUrl }, "target_invalid"],
    [{ title: "new", fields: { url: "https://museum.example/" } }, "fields_invalid"],
    [{ title: "new", style: { size: 5 } }, "invalid_request"],
    [{ title: "new", landing: {} }, "invalid_request"],
    [{ title: "x".repeat(201) }, "invalid_request"],
    [{ title: "new", group: "" }, "invalid_request"],
  ];
  for (const [change, problem] of refused) await expectProblem(await edit(code.id, change), 400, problem);
  expect(await read(code.id)).toEqual(code);
});

test("the edited target, page or switch counts from the next scan on", async () => {
  const code = await tenant.makeCode();
  const location = async () => (await scenario.scan(code.shortId)).headers.get("location");
  expect(await location()).toBe("https://museum.example/hall-3");
  for (let turn = 0; turn < 5; turn++) {
    await edit(code.id, { target: `https://museum.example/${turn}` });
    expect(await location()).toBe(`https://museum.example/${turn}`);
  }
  await edit(code.id, { landing: { template: "action", headline: "Welcome" } });
  expect(await location()).toBe(code.pageUrl);
  await edit(code.id, { active: false });
  expect((await scenario.scan(code.shortId)).status).toBe(410);
  await edit(code.id, { active: true, landing: null });
  expect(await location()).toBe("https://museum.example/4");
});

test("scans do not make an edit, and an edit does not lose scans", async () => {
  const code = await tenant.makeCode();
  await Promise.all([
    ...Array.from({ length: 20 }, () => scenario.scan(code.shortId)),
    ...Array.from({ length: 5 }, (_, turn) => patiently(() => edit(code.id, { title: String(turn) }))),
  ]);
  const response = await tenant.call("GET", `/app/api/codes/${code.id}`);
  expect(response.headers.get("etag")).toStartWith('"r6.');
  expect(await readJson<unknown>(response)).toMatchObject({ scans: 20 });
});

test("edits at the same time each change only what they name", async () => {
  const code = await tenant.makeCode(FULL);
  await Promise.all([
    edit(code.id, { title: "new" }),
    edit(code.id, { group: "new" }),
    edit(code.id, { style: null }),
  ]);
  expect(await read(code.id)).toMatchObject({
    title: "new",
    group: "new",
    style: null,
    landing: FULL.landing,
  });
});
