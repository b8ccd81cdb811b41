import { expect, test } from "bun:test";
import { expectReads } from "../drawings/samples.ts";
import { rasterSvg } from "../../qr/render.ts";
import { readJson } from "../../json.ts";
import { makeKey } from "../keys/make-key.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";

/** Plain codes: symbols with their content, which a workspace keeps. */

const scenario = await startScenario({ QZ_BASE_URL: "https://qr.museum.example" });
const tenant = await scenario.signUp();

const PLAIN = "/app/api/plain-codes";
const WIFI = { type: "wifi", fields: { ssid: "Museum", password: "hall-3-hall-4" } };
const PAYLOAD = "WIFI:T:WPA;S:Museum;P:hall-3-hall-4;;";

interface PlainJson {
  readonly id: string;
  readonly type: string;
  readonly fields: object;
  readonly style: object | null;
  readonly title: string | null;
  readonly printed: boolean;
  readonly payload: string;
}

async function keep(body: object = {}, by: TenantClient = tenant): Promise<PlainJson> {
  const answer = await by.call("POST", PLAIN, { ...WIFI, ...body });
  expect(answer.status).toBe(200);
  return readJson<PlainJson>(answer);
}

const patch = (id: string, body: object, headers: Record<string, string> = {}, by = tenant) =>
  by.call("PATCH", `${PLAIN}/${id}`, body, headers);

async function list(query: string, by: TenantClient): Promise<{ titles: unknown[]; next: string | null }> {
  const answer = await by.call("GET", `${PLAIN}?${query}`);
  expect(answer.status).toBe(200);
  const { plainCodes, nextCursor } = await readJson<{ plainCodes: PlainJson[]; nextCursor: string | null }>(
    answer,
  );
  return { titles: plainCodes.map(({ title }) => title), next: nextCursor };
}

test("a plain code is kept, read, changed and deleted, and its symbol says its content", async () => {
  const made = await tenant.call("POST", PLAIN, { ...WIFI, title: "Foyer" });
  const code = await readJson<PlainJson>(made);
  expect(code).toMatchObject({ ...WIFI, title: "Foyer", group: null, style: null, printed: false });
  expect([code.payload, code.id.slice(0, 6)]).toEqual([PAYLOAD, "plain_"]);
  const path = `${PLAIN}/${code.id}`;
  const etag = made.headers.get("etag") ?? "";
  expect((await tenant.call("GET", path, undefined, { "if-none-match": etag })).status).toBe(304);
  const edited = await patch(
    code.id,
    { fields: { ssid: "Café", password: "12345678" } },
    { "if-match": etag },
  );
  expect((await readJson<PlainJson>(edited)).payload).toContain("S:Café");
  await expectProblem(await patch(code.id, { title: "x" }, { "if-match": etag }), 412, "code_changed");
  const { payload } = await readJson<PlainJson>(await tenant.call("GET", path));
  const svg = await (await tenant.call("GET", `${path}/qr.svg`)).text();
  await expectReads(await rasterSvg(svg, 400), payload);
  for (const picture of ["qr.svg", "qr.png", "qr.pdf", "qr.eps", "export"]) {
    const { status, headers } = await tenant.call("GET", `${path}/${picture}`);
    const seen = { "if-none-match": headers.get("etag") ?? "" };
    expect([status, (await tenant.call("GET", `${path}/${picture}`, undefined, seen)).status]).toEqual([
      200, 304,
    ]);
  }
  const file = await tenant.call("GET", `${path}/export?format=pdf&widthMm=40`);
  expect(file.headers.get("content-disposition")).toBe(`attachment; filename="${code.id}.pdf"`);
  expect(await file.bytes()).toEqual(await (await tenant.call("GET", `${path}/qr.pdf?widthMm=40`)).bytes());
  await expectProblem(await tenant.call("GET", `${path}/export?widthMm=1`), 400, "invalid_request");
  await expectProblem(
    await tenant.call("DELETE", path, undefined, { "if-match": etag }),
    412,
    "code_changed",
  );
  await expectProblem(
    await tenant.call("POST", `${path}/restore`, { revision: 1 }, { "if-match": etag }),
    412,
    "code_changed",
  );
  expect((await tenant.call("DELETE", path)).status).toBe(204);
  for (const [method, at] of [
    ["GET", ""],
    ["DELETE", ""],
    ["GET", "/qr.svg"],
    ["GET", "/export"],
    ["GET", "/history"],
  ] as const)
    await expectProblem(await tenant.call(method, path + at), 404, "code_not_found");
});

test("what would not scan, and what is not of its type, is refused at its pointer", async () => {
  const pointers = async (body: object, code: string) =>
    (await expectProblem(await tenant.call("POST", PLAIN, body), 400, code)).errors?.map(
      ({ pointer }) => pointer,
    );
  expect(await pointers({ type: "wifi", fields: {} }, "fields_invalid")).toEqual(["/fields/ssid"]);
  expect(await pointers({ type: "wifi" }, "invalid_request")).toEqual(["/fields"]);
  expect(await pointers({ ...WIFI, type: "menu" }, "invalid_request")).toEqual(["/type"]);
  const pale = { foreground: "#eeeeee", background: "#ffffff" };
  await pointers({ ...WIFI, style: pale }, "style_not_scannable");
  await pointers({ type: "text", fields: { text: "x".repeat(4_000) } }, "fields_invalid");
  await pointers({ ...WIFI, style: { saved: "look_none" } }, "style_invalid");
  await pointers({ ...WIFI, title: "x".repeat(201) }, "invalid_request");
  // A look that scans with a short content need not scan with a longer one.
  const small = await keep({ type: "text", fields: { text: "Hi" }, style: { size: 104 } });
  await expectProblem(
    await patch(small.id, { fields: { text: "x".repeat(900) } }),
    400,
    "style_not_scannable",
  );
});

test("what is printed stays: its content is closed until that is taken back", async () => {
  const { id } = await keep({ title: "Foyer" });
  const printed = await readJson<PlainJson>(await patch(id, { printed: true }));
  expect(printed.printed).toBe(true);
  const refused = await expectProblem(
    await patch(id, { fields: { ssid: "Other", password: "12345678" }, title: "x" }),
    400,
    "invalid_request",
  );
  expect(refused.errors).toMatchObject([{ pointer: "/fields", reason: "plain_code_printed" }]);
  await expectProblem(await patch(id, { type: "text", fields: { text: "x" } }), 400, "invalid_request");
  // The same content is no change, and the look is for later prints.
  const styled = await patch(id, { ...WIFI, style: { foreground: "#0a0a60" }, title: "Hall" });
  expect(await readJson<PlainJson>(styled)).toMatchObject({ title: "Hall", payload: PAYLOAD });
  const opened = await patch(id, { printed: false, fields: { ssid: "Other", password: "12345678" } });
  expect((await readJson<PlainJson>(opened)).payload).toContain("S:Other");
});

test("a symbol names its encoding once its style is edited, and no sooner", async () => {
  const { id, style } = await keep({
    fields: { ssid: "Café", password: "12345678" },
    style: { encoding: "plain" },
  });
  expect(style).toEqual({ encoding: "plain" });
  const drawn = async (): Promise<string> => (await tenant.call("GET", `${PLAIN}/${id}/qr.svg`)).text();
  const before = await drawn();
  expect((await patch(id, { title: "Foyer", printed: true })).status).toBe(200);
  expect(await drawn()).toBe(before);
  expect((await patch(id, { style: null })).status).toBe(200);
  const after = await drawn();
  expect(after).not.toBe(before);
  for (const svg of [before, after])
    await expectReads(await rasterSvg(svg, 600), "WIFI:T:WPA;S:Café;P:12345678;;");
});

test("a change of nothing makes no revision, and a history leads back", async () => {
  const { id } = await keep({ title: "One" });
  const tags = [];
  for (const title of ["One", "Two", "Two", "Three"])
    tags.push((await patch(id, { title })).headers.get("etag"));
  expect(new Set(tags).size).toBe(3);
  await expectProblem(await patch(id, {}), 400, "nothing_to_change");
  const path = `${PLAIN}/${id}`;
  const history = async () =>
    (
      await readJson<{ changes: { revision: number; changed: string[]; before: unknown; after: object }[] }>(
        await tenant.call("GET", `${path}/history`),
      )
    ).changes;
  expect(await history()).toMatchObject([
    { revision: 3, changed: ["title"], before: { title: "Two" }, after: { title: "Three" }, by: "main" },
    { revision: 2, before: { title: "One" }, after: { title: "Two" } },
    { revision: 1, before: null, after: { ...WIFI, title: "One", printed: false } },
  ]);
  const back = await tenant.call("POST", `${path}/restore`, { revision: 1 });
  expect(await readJson<PlainJson>(back)).toMatchObject({ title: "One" });
  expect(await history()).toHaveLength(4);
  await expectProblem(
    await tenant.call("POST", `${path}/restore`, { revision: 9 }),
    404,
    "revision_not_found",
  );
  // One that is on paper does not return to another content.
  await patch(id, { fields: { ssid: "Other", password: "12345678" } });
  await patch(id, { printed: true });
  await expectProblem(await tenant.call("POST", `${path}/restore`, { revision: 1 }), 400, "invalid_request");
});

test("a saved look is copied: its later changes, and its end, do not reach the code", async () => {
  const look = await readJson<{ id: string }>(
    await tenant.call("POST", "/app/api/styles", {
      name: "Autumn",
      style: { foreground: "#7a1f00", logo: { id: "simple-icons.spotify" } },
    }),
  );
  const code = await keep({ style: { saved: look.id } });
  expect(code.style).toMatchObject({ foreground: "#7a1f00", logo: { id: "simple-icons.spotify" } });
  const symbol = async () => (await tenant.call("GET", `${PLAIN}/${code.id}/qr.svg`)).text();
  const before = await symbol();
  await tenant.call("PATCH", `/app/api/styles/${look.id}`, { style: { foreground: "#001f7a" } });
  expect((await tenant.call("DELETE", `/app/api/styles/${look.id}`)).status).toBe(204);
  expect(await symbol()).toBe(before);
});

test("a list has pages, orders, filters and a search", async () => {
  const by = await scenario.signUp("Listing");
  for (const title of ["Böhm", "alpha", "Zoo"])
    await keep({ title, group: title === "Zoo" ? "foyer" : null }, by);
  const last = await keep({ type: "text", fields: { text: "Quiet Zone" }, title: "Omega" }, by);
  await patch(last.id, { printed: true }, {}, by);
  const titles = async (query: string) => (await list(query, by)).titles;
  expect(await titles("")).toEqual(["Omega", "Zoo", "alpha", "Böhm"]);
  expect(await titles("sort=oldest")).toEqual(["Böhm", "alpha", "Zoo", "Omega"]);
  expect(await titles("sort=title")).toEqual(["alpha", "Böhm", "Omega", "Zoo"]);
  expect(await titles("group=foyer")).toEqual(["Zoo"]);
  expect(await titles("type=text")).toEqual(["Omega"]);
  expect(await titles("printed=true")).toEqual(["Omega"]);
  expect(await titles("printed=false&q=museum")).toEqual(["Zoo", "alpha", "Böhm"]);
  expect(await titles("q=qUIET%20z")).toEqual(["Omega"]);
  expect(await titles("q=%25")).toEqual([]);
  for (const sort of ["newest", "oldest", "title"]) {
    const seen: unknown[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const page = await list(`sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`, by);
      seen.push(...page.titles);
      cursor = page.next;
    }
    expect(seen).toEqual(await titles(`sort=${sort}`));
  }
  for (const query of ["cursor=x", "sort=title&cursor=plain_01kahgy2m4e8r6t0v2x4z6b8dk"])
    await expectProblem(await by.call("GET", `${PLAIN}?${query}`), 400, "cursor_invalid");
  await expectProblem(await by.call("GET", `${PLAIN}?type=menu`), 400, "invalid_request");
});

test("the plan counts plain codes, however many come at once, and a retry makes one", async () => {
  const by = await scenario.signUp("Counting");
  const usage = async () =>
    readJson<{ grants: { plainCodes: number }; usage: { plainCodes: number; bytes: number; codes: number } }>(
      await by.call("GET", "/app/api/me"),
    );
  const empty = await usage();
  expect([empty.grants.plainCodes, empty.usage.plainCodes]).toEqual([100, 0]);
  const twice = await Promise.all(
    [1, 2].map(() => by.call("POST", PLAIN, WIFI, { "idempotency-key": "the first" })),
  );
  const [one, other] = await Promise.all(twice.map((answer) => readJson<PlainJson>(answer)));
  expect(one?.id).toBe(other?.id ?? "");
  await expectProblem(
    await by.call("POST", PLAIN, { ...WIFI, title: "x" }, { "idempotency-key": "the first" }),
    409,
    "idempotency_key_reused",
  );
  const answers = await Promise.all(Array.from({ length: 104 }, () => by.call("POST", PLAIN, WIFI)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(99);
  const refused = answers.find(({ status }) => status !== 200);
  if (refused) await expectProblem(refused, 402, "plan_limit");
  const full = await usage();
  expect(full.usage).toMatchObject({ plainCodes: 100, codes: 0 });
  expect(full.usage.bytes).toBeGreaterThan(100 * 128);
  await by.call("DELETE", `${PLAIN}/${one?.id}`);
  expect((await usage()).usage.plainCodes).toBe(99);
  expect((await by.call("POST", PLAIN, WIFI)).status).toBe(200);
});

test("a workspace sees its own plain codes alone, and a key needs its scopes", async () => {
  const { id } = await keep();
  const other = await scenario.signUp("Other");
  for (const [method, at, body] of [
    ["GET", "", undefined],
    ["PATCH", "", { title: "Mine" }],
    ["DELETE", "", undefined],
    ["GET", "/qr.png", undefined],
    ["GET", "/history", undefined],
    ["POST", "/restore", { revision: 1 }],
  ] as const)
    await expectProblem(await other.call(method, `${PLAIN}/${id}${at}`, body), 404, "code_not_found");
  expect((await list("", other)).titles).toEqual([]);
  const { client: reader } = await makeKey(tenant, { scopes: ["codes:read"] });
  expect((await reader.call("GET", `${PLAIN}/${id}/qr.svg`)).status).toBe(200);
  await expectProblem(await reader.call("POST", PLAIN, WIFI), 403, "scope_missing");
  await expectProblem(await reader.call("PATCH", `${PLAIN}/${id}`, { printed: true }), 403, "scope_missing");
});

test("labels have plain codes beside tracked ones, and a campaign's are behind them", async () => {
  const by = await scenario.signUp("Labels");
  const tracked = await by.makeCode({ title: "Hall 3", group: "foyer" });
  const plain = await keep({ title: "Wi-Fi", group: "foyer" }, by);
  const print = (source: object) =>
    by.call("POST", "/app/api/sheets?as=svg", {
      ...source,
      layout: "avery-l7160",
      text: ["{title} {shortUrl}"],
    });
  for (const source of [{ codes: [plain.id, tracked.id] }, { group: "foyer" }]) {
    const sheet = await print(source);
    expect([sheet.status, sheet.headers.get("x-sheet-labels")]).toEqual([200, "2"]);
  }
  await expectProblem(await print({ codes: ["plain_none"] }), 400, "invalid_request");
});

test("an archive has plain codes, and another workspace takes each of them once", async () => {
  const by = await scenario.signUp("Leaving");
  const mine = [
    await keep({ title: "Foyer", printed: true, style: { foreground: "#0a0a60" } }, by),
    await keep({ type: "text", fields: { text: "Hello" } }, by),
  ];
  const archive = await (await by.call("GET", "/app/api/archive")).bytes();
  const to = await scenario.signUp("Arriving");
  const arrive = async (query = "") =>
    readJson<{ plainCodes?: number }>(
      await scenario.request(`/app/api/import?from=quietzone${query}`, {
        method: "POST",
        headers: { authorization: `Bearer ${to.apiKey}`, "content-type": "application/zip" },
        body: Uint8Array.from(archive),
      }),
    );
  expect(await arrive("&dryRun=true")).toMatchObject({ plainCodes: 2 });
  expect((await list("", to)).titles).toEqual([]);
  expect(await arrive()).toMatchObject({ plainCodes: 2, dropped: [] });
  expect((await arrive()).plainCodes).toBeUndefined();
  const { plainCodes } = await readJson<{ plainCodes: PlainJson[] }>(
    await to.call("GET", `${PLAIN}?sort=oldest`),
  );
  expect(plainCodes).toMatchObject(
    mine.map(({ id: _, ...code }) => ({
      ...code,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })),
  );
});
