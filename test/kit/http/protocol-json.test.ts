import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";

/** JSON bodies: members that are ignored, values that are refused, and nulls that count as absent. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp();
const NEWCOMER = { name: "Zoo", email: "zoo@example.org" };
const TARGET = { target: "https://museum.example/" };

test("__proto__ is an unknown property like any other", async () => {
  const inherited = await tenant.call(
    "POST",
    "/app/api/codes",
    '{"__proto__":{"target":"https://museum.example/"}}',
  );
  await expectProblem(inherited, 400, "target_required");
  const beside = await tenant.call(
    "POST",
    "/app/api/codes",
    '{"target":"https://museum.example/","__proto__":{"title":"x"},"constructor":{"prototype":{"group":"y"}}}',
  );
  expect(beside.status).toBe(200);
  expect(await readJson<unknown>(beside)).toMatchObject({ title: null, group: null });
  const { id } = await tenant.makeCode();
  const edit = await tenant.call("PATCH", `/app/api/codes/${id}`, '{"__proto__":{"title":"x"}}');
  await expectProblem(edit, 400, "nothing_to_change");
  const style = await tenant.call(
    "POST",
    "/app/api/codes",
    `{"target":"https://a.example/","style":{"__proto__":{}}}`,
  );
  await expectProblem(style, 400, "invalid_request");
});

test("a body that is no JSON is refused with the line and the column, and never quoted", async () => {
  const body = '{\n  "target": "https://museum.example/",\n  "title": secret\n}';
  const answer = await tenant.call("POST", "/app/api/codes", body);
  const { detail, errors } = await expectProblem(answer, 400, "invalid_json");
  const place = { line: 3, column: 12 };
  expect(errors).toMatchObject([{ pointer: "", reason: "json_foreign", params: place }]);
  expect(detail).toStartWith("The body is not JSON: it does not have what is at line 3, column 12");
  expect(JSON.stringify({ detail, errors })).not.toContain("secret");
  const list = await tenant.call("POST", "/app/api/codes", `[${JSON.stringify(TARGET)}`);
  expect((await expectProblem(list, 400, "invalid_json")).errors).toMatchObject([{ reason: "json_cut_off" }]);
});

test("of a property given twice the last counts", async () => {
  const body = '{"target":"https://a.example/","target":"https://b.example/"}';
  const code = await readJson<{ target: string }>(await tenant.call("POST", "/app/api/codes", body));
  expect(code.target).toBe("https://b.example/");
});

test("a lone surrogate or a NUL is refused, or comes back unchanged", async () => {
  for (const title of ["\\ud800", "a\\udc00b", "a\\u0000b"]) {
    const made = (body: string) => tenant.call("POST", "/app/api/codes", body);
    for (const body of [
      `{"target":"https://a.example/","title":"${title}"}`,
      `{"target":"https://a.example/","group":"${title}"}`,
      `{"target":"https://a.example/${title}"}`,
    ])
      expect((await made(body)).status, body).toBe(400);
    const signup = `{"name":"${title}","email":"codes@museum.example"}`;
    expect((await scenario.post("/app/api/signup", signup)).status).toBe(400);
    const fields = `{"target":"https://a.example/","type":"text","fields":{"text":"${title}"}}`;
    const answer = await made(fields);
    if (answer.status === 400) continue;
    const { id, fields: answered } = await readJson<{ id: string; fields: unknown }>(answer);
    const kept = await readJson<{ fields: unknown }>(await tenant.call("GET", `/app/api/codes/${id}`));
    expect(kept.fields, title).toEqual(answered);
  }
});

test("lengths count characters: a title of two hundred emoji is as long as one of two hundred letters", async () => {
  const make = (title: string) => tenant.call("POST", "/app/api/codes", { ...TARGET, title });
  const made = await make("💩".repeat(200));
  expect(await readJson<unknown>(made)).toMatchObject({ title: "💩".repeat(200) });
  await expectProblem(await make("💩".repeat(201)), 400, "invalid_request");
  const found = (length: number) =>
    tenant.call("GET", `/app/api/codes?q=${encodeURIComponent("💩".repeat(length))}`);
  expect(await readJson<unknown>(await found(200))).toMatchObject({ codes: [{ title: "💩".repeat(200) }] });
  await expectProblem(await found(201), 400, "invalid_request");
});

test("texts are not converted to numbers or booleans, nor the other way round", async () => {
  const wrong = [
    { title: 5 },
    { title: true },
    { group: 5 },
    { shortId: 12345 },
    { style: { size: "512" } },
    { style: { margin: "4" } },
    { style: "none" },
    { landing: "none" },
    { fields: [] },
    { type: ["url"] },
  ];
  for (const member of wrong) {
    const answer = await tenant.call("POST", "/app/api/codes", { ...TARGET, ...member });
    expect(answer.status, JSON.stringify(member)).toBe(400);
  }
  const { id } = await tenant.makeCode();
  for (const member of [{ active: "true" }, { active: 1 }, { active: null }, { title: 0 }, { fields: null }])
    expect((await tenant.call("PATCH", `/app/api/codes/${id}`, member)).status, JSON.stringify(member)).toBe(
      400,
    );
  const numbers = { name: 5, email: 5 };
  await expectProblem(await scenario.post("/app/api/signup", numbers), 400, "invalid_request");
});

test("unknown properties are ignored at the top and refused inside fields, style and landing", async () => {
  const top = await tenant.call("POST", "/app/api/codes", {
    ...TARGET,
    colour: "red",
    id: "code_x",
    scans: 99,
  });
  expect(await readJson<unknown>(top)).toMatchObject({ scans: 0 });
  const landing = { template: "action", headline: "Hello" };
  const inside = [
    { fields: { url: "https://a.example/", colour: "red" } },
    { style: { colour: "red" } },
    { style: { modules: { colour: "red" } } },
    { style: { foreground: { gradient: "linear", stops: [], colour: "red" } } },
    { landing: { ...landing, colour: "red" } },
    { landing: { ...landing, theme: { colour: "red" } } },
    { landing: { ...landing, links: [{ label: "a", url: "https://a.example/", colour: "red" }] } },
  ];
  for (const member of inside) {
    const answer = await tenant.call("POST", "/app/api/codes", { ...TARGET, ...member });
    expect(answer.status, JSON.stringify(member)).toBe(400);
    const { errors } = await readJson<{ errors: { pointer: string }[] }>(answer);
    expect(errors.map(({ pointer }) => pointer)).toContainEqual(expect.stringMatching(/\/colour$/));
  }
});

test("null counts as absent on create, at every depth", async () => {
  const nothing = {
    type: null,
    fields: null,
    style: null,
    title: null,
    group: null,
    landing: null,
    shortId: null,
  };
  const made = await tenant.call("POST", "/app/api/codes", { ...TARGET, ...nothing });
  expect(await readJson<unknown>(made)).toMatchObject({
    type: "url",
    fields: {},
    style: null,
    landing: null,
  });
  const deep = await tenant.call("POST", "/app/api/codes", {
    ...TARGET,
    style: { size: null, modules: { shape: null } },
    landing: { template: "action", headline: "Hello", text: null, cta: null, links: null },
  });
  expect(deep.status).toBe(200);
  expect((await scenario.post("/app/api/signup", { ...NEWCOMER, voucher: null })).status).toBe(200);
  await expectProblem(
    await scenario.post("/app/api/signup", { name: null, email: null }),
    400,
    "invalid_request",
  );
});
