import { describe, expect, test } from "bun:test";
import { putOnPlan, type RowsProblem } from "../bulk/client.ts";
import { readJson } from "../../json.ts";
import { makeKey } from "../keys/make-key.ts";
import { type CodeJson, expectProblem, startScenario, type TenantClient } from "../../scenario.ts";
import { pdfOf } from "./client.ts";

/** Sheets that are refused, and those without a key. */

const scenario = await startScenario({
  QZ_LIMIT_EXPORT: "60/60s",
  QZ_TRUSTED_PROXIES: "127.0.0.0/8",
});
const tenant = await scenario.signUp("Museum");
await putOnPlan(scenario, tenant, "unlimited");
const stranger = await scenario.signUp("Zoo");

const PATH = "/app/api/sheets";
const send = (who: TenantClient, body: object, query = "") => who.call("POST", PATH + query, body);
const ROWS = "url,title\nhttps://museum.example/1,Hall 1\nhttps://museum.example/2,Hall 2\n";

const look = await readJson<{ id: string }>(
  await tenant.call("POST", "/app/api/styles", { name: "Ink", style: { foreground: "#123456" } }),
);
const codes: CodeJson[] = [];
for (const title of ["Hall 1", "Hall 2", "Hall 3"])
  codes.push(await tenant.makeCode({ target: "https://museum.example/", title, group: "halls" }));

const OWN = {
  page: { width: 100, height: 100 },
  label: { width: 45, height: 45 },
  ...{ columns: 2, rows: 2, left: 2, top: 2, stepX: 50, stepY: 50 },
};

const LONG = "word ".repeat(150);

/** Requests that are refused with 400, each with what is told of it. */
const REFUSED: readonly (readonly [
  name: string,
  body: object,
  pointer: string,
  reason: string,
  query?: string,
])[] = [
  ["no source", { rows: undefined }, "", "sheet_one_source"],
  ["two sources", { group: "halls" }, "", "sheet_one_source"],
  ["a group without codes", { rows: undefined, group: "none" }, "/group", "sheet_no_codes"],
  ["an unknown code", { rows: undefined, codes: ["code_x"] }, "/codes/0", "sheet_code_unknown"],
  ["an unknown layout", { layout: "avery-1" }, "/layout", "sheet_layout_unknown"],
  ["a start behind the page", { start: 22 }, "/start", "integer_out_of_range"],
  [
    "too many labels",
    { layout: "a6", copies: 1_000, rows: `url\n${"https://a.example/\n".repeat(21)}` },
    "/copies",
    "sheet_too_many_labels",
  ],
  ["a name that is no column", { text: ["title", "colour"] }, "/text/1", "sheet_text_unknown"],
  ["a brace", { text: ["{title"] }, "/text/0", "sheet_text_braces"],
  ["a headline without a text", { design: { headline: {} } }, "/text", "sheet_no_headline"],
  ["RGB for the press", { standard: "pdf/x-1a", colorSpace: "rgb" }, "/colorSpace", "sheet_rgb"],
  ["labels beside the page", { layout: { ...OWN, left: 10 } }, "/layout/left", "sheet_off_page"],
  ["labels below the page", { layout: { ...OWN, top: 10 } }, "/layout/top", "sheet_off_page"],
  ["labels on each other", { layout: { ...OWN, stepX: 40 } }, "/layout/stepX", "sheet_overlap"],
  ["rows on each other", { layout: { ...OWN, stepY: 40 } }, "/layout/stepY", "sheet_overlap"],
  [
    "corners that are no corners",
    { layout: { ...OWN, label: { ...OWN.label, corner: 30 } } },
    "/layout/label/corner",
    "too_large",
  ],
  [
    "too many labels of a page",
    { layout: { ...OWN, label: { width: 5, height: 5 }, columns: 26, rows: 20 } },
    "/layout",
    "sheet_too_many_on_page",
  ],
  ["a page behind the last", {}, "?page", "sheet_page_beyond", "?as=svg&page=2"],
];

test.each(REFUSED)("%s is refused", async (_, body, pointer, reason, query = "") => {
  const answer = await send(tenant, { rows: ROWS, layout: "avery-l7160", ...body }, query);
  const { errors = [] } = await expectProblem(answer, 400, "invalid_request");
  expect(errors.map((why) => [why.pointer, why.reason])).toEqual([[pointer, reason]]);
});

test("codes and a group of another workspace are refused like ones that nobody has", async () => {
  await expectProblem(await send(stranger, { group: "halls", layout: "a6" }), 400, "invalid_request");
  const ids = codes.map(({ id }) => id);
  const { errors } = await expectProblem(
    await send(stranger, { codes: ids, layout: "a6" }),
    400,
    "invalid_request",
  );
  expect(errors?.[0]?.pointer).toBe("/codes/0");
});

/** Labels without room for their content. */
const SMALL = { ...OWN, label: { width: 8, height: 8 } };

test("a code without room on its label is named, before the first byte", async () => {
  const body = { codes: codes.map(({ id }) => id), layout: OWN };
  const tight = await expectProblem(await send(tenant, { ...body, layout: SMALL }), 400, "label_too_small");
  expect(tight.errors).toMatchObject([{ pointer: "/codes/0", reason: "label_too_small" }]);
  expect(tight.detail).toContain(codes[0]?.id ?? "none");
  await tenant.makeCode({ target: "https://a.example/", title: LONG.slice(0, 200), group: "wordy" });
  const wordy = {
    group: "wordy",
    layout: { ...OWN, label: { width: 20, height: 20 } },
    text: ["{title}{title}{title}"],
  };
  const long = await expectProblem(await send(tenant, wordy), 400, "label_text_too_long");
  expect(long.errors?.[0]?.pointer).toBe("/group");
  await tenant.makeCode({ target: "https://a.example/", title: "猫", group: "cats" });
  const cats = await send(tenant, { group: "cats", layout: "a6", text: ["title"] });
  expect((await expectProblem(cats, 400, "label_text_unsupported")).detail).toContain("猫");
});

test("a row is named that has no room, a target, or no content", async () => {
  const told = async (body: object) => {
    const answer = await send(tenant, { rows: ROWS, layout: "avery-l7160", ...body });
    const { code, errors } = await readJson<RowsProblem>(answer);
    return [answer.status, code, errors.map(({ row, column }) => [row, column])];
  };
  expect(await told({ layout: SMALL })).toEqual([
    400,
    "label_too_small",
    [
      [1, null],
      [2, null],
    ],
  ]);
  const text = { rows: `${ROWS}https://museum.example/3,猫\n`, text: ["title"] };
  expect(await told(text)).toEqual([400, "label_text_unsupported", [[3, null]]]);
  const target = { rows: "url,target\nhttps://a.example/,\n,https://b.example/\n" };
  expect(await told(target)).toEqual([400, "rows_invalid", [[2, "target"]]]);
  expect(await told({ rows: "url\nnowhere\n" })).toEqual([400, "rows_invalid", [[1, "url"]]]);
  await expectProblem(await send(tenant, { rows: "url\n", layout: "a6" }), 400, "csv_invalid");
});

test("bulk makes no code whose label has no room, and says so when it only looks", async () => {
  const count = async () =>
    (await readJson<{ totals: { codes: number } }>(await tenant.call("GET", "/app/api/codes"))).totals.codes;
  const before = await count();
  const csv = "target,title\nhttps://a.example/,A\nhttps://b.example/,猫\n";
  const bulk = (query: string) =>
    tenant.call("POST", `/app/api/bulk?as=sheet${query}`, csv, { "content-type": "text/csv" });
  await expectProblem(await bulk("&layout=a6&text=title"), 400, "label_text_unsupported");
  const looked = await readJson<{ errors: { row: number }[] }>(
    await bulk("&layout=a6&text=title&dryRun=true"),
  );
  expect(looked.errors.map(({ row }) => row)).toEqual([2]);
  for (const [query, pointer] of [
    ["", "?layout"],
    ["&layout=x", "?layout"],
    ["&layout=a6&text=colour", "?text"],
    ["&layout=a6&text=a,b,c,d,e", "?text"],
    ["&layout=a6&onError=skip", "?onError"],
    ["&layout=a6&copies=0", "?copies"],
    ["&layout=a6&offsetXMm=-6", "?offsetXMm"],
    ["&layout=avery-l7160&start=22", "?start"],
  ]) {
    const { errors } = await expectProblem(await bulk(query ?? ""), 400, "invalid_request");
    expect([query, errors?.[0]?.pointer]).toEqual([query, pointer]);
  }
  expect(await count()).toBe(before);
  await pdfOf(await bulk("&layout=a6&offsetXMm=-1.5"));
  expect(await count()).toBe(before + 2);
});

test("a plan's rows bound a sheet of rows", async () => {
  await putOnPlan(scenario, stranger, "free");
  const rows = `url\n${"https://a.example/\n".repeat(2_001)}`;
  await expectProblem(await send(stranger, { rows, layout: "avery-l7160" }), 402, "plan_limit");
});

test("a key needs the scope to read codes, and a wrong one is no key", async () => {
  const { client } = await makeKey(tenant, { scopes: ["account"] });
  await expectProblem(await send(client, { rows: ROWS, layout: "a6" }), 403, "scope_missing");
  await expectProblem(
    await send(tenant.withKey("qz_wrong"), { rows: ROWS, layout: "a6" }),
    401,
    "invalid_key",
  );
});

describe("without a key", () => {
  const open = (body: object) => scenario.post(PATH, { rows: ROWS, layout: "avery-l7651", ...body });

  test("a hundred labels of static rows are printed", async () => {
    const { numbers } = await pdfOf(await open({ copies: 50 }));
    expect(numbers).toEqual([100, 2]);
    const why = { params: { limit: 100 }, detail: "gives more than the 100 labels that a file may have" };
    const copies = await expectProblem(await open({ copies: 51 }), 400, "invalid_request");
    expect(copies.errors).toMatchObject([{ pointer: "/copies", ...why }]);
    // Reading ends with the first row that is too many, so how many there are is not known.
    const many = `url\n${"https://a.example/\n".repeat(300)}`;
    const rows = await expectProblem(await open({ rows: many }), 400, "invalid_request");
    expect(rows.errors).toMatchObject([{ pointer: "", ...why }]);
  });

  test("nothing of a workspace is printed", async () => {
    const [{ id = "" } = {}] = codes;
    for (const body of [{ codes: [id] }, { group: "halls" }]) {
      const { errors } = await expectProblem(
        await open({ rows: undefined, ...body }),
        400,
        "invalid_request",
      );
      expect(errors?.[0]?.reason).toBe("sheet_needs_key");
    }
    await expectProblem(await open({ style: { saved: look.id } }), 400, "style_invalid");
    await expectProblem(await open({ rows: "url,style\nhttps://a.example/,Ink\n" }), 400, "rows_invalid");
    await expectProblem(await open({ rows: "target\nhttps://a.example/\n" }), 400, "rows_invalid");
  });

  test.each([
    ["are wrong", `url\n${"nowhere\n".repeat(100)}`],
    ["are too many", `type,text\n${`text,${"x".repeat(1_200)}\n`.repeat(101)}`],
  ])("rows that %s are paid for, too", async (why, rows) => {
    const headers = { "x-forwarded-for": why === "are wrong" ? "203.0.113.1" : "203.0.113.2" };
    const statuses: number[] = [];
    for (let times = 0; times < 8; times++)
      statuses.push((await scenario.post(PATH, { rows, layout: "a4" }, headers)).status);
    expect([statuses[0], statuses[7]]).toEqual([400, 429]);
  });

  test.each([
    ["keys", "203.0.113.3", "authorization", (name: string) => `Bearer qz_${name}`, 401, "invalid_key"],
    ["cookies", "203.0.113.4", "cookie", (name: string) => `qz_session=${name}`, 400, "invalid_request"],
  ] as const)(
    "made-up %s are counted by address before they are looked up",
    async (_, address, header, make, status, code) => {
      const by = (value: string, body: object = {}) =>
        scenario.post(PATH, body, { "x-forwarded-for": address, [header]: value });
      for (let number = 0; number < 60; number++)
        await expectProblem(await by(make(String(number).padStart(43, "x"))), status, code);
      await expectProblem(await by(make("x".repeat(43))), 429, "rate_limited");
      // A key that was good here before goes on, and is counted by its workspace alone.
      const known = { "x-forwarded-for": address };
      expect((await tenant.call("POST", PATH, { rows: ROWS, layout: "a4" }, known)).status).toBe(200);
    },
  );

  test("a sheet costs as much as its drawings", async () => {
    const rows = `type,text\n${`text,${"x".repeat(1_200)}\n`.repeat(100)}`;
    const dear = { rows, layout: "a4", style: { modules: { shape: "dot" } } };
    // It takes all that is left of the minute, if not more.
    await (await open(dear)).body?.cancel();
    const answer = await open(dear);
    await expectProblem(answer, 429, "rate_limited");
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    // Files of single drawings count against the same limit.
    const drawing = { type: "text", fields: { text: "Hall 3" } };
    const exported = () => scenario.post("/app/api/export?format=pdf", drawing);
    for (let times = 1; times < 60; times++) await (await exported()).arrayBuffer();
    await expectProblem(await exported(), 429, "rate_limited");
  });
});
