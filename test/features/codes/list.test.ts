import { expect, test } from "bun:test";
import type { CodeList } from "../../../src/features/codes/model.ts";
import { IS_QUICK } from "../../extent.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });

const list = async (tenant: TenantClient, query = "") =>
  readJson<CodeList>(await tenant.call("GET", `/app/api/codes${query}`));

const titles = ({ codes }: CodeList) => codes.map(({ title }) => title);

async function curator(): Promise<TenantClient> {
  const tenant = await scenario.signUp();
  await tenant.makeCode({
    title: "Hall 1",
    group: "audio",
    shortId: undefined,
    target: "https://a.example/one",
  });
  await tenant.makeCode({ title: "Hall 2", group: "audio", target: "https://b.example/two" });
  const { id } = await tenant.makeCode({
    title: "100 % wool_shop",
    group: "shop",
    target: "https://c.example/",
  });
  await tenant.call("PATCH", `/app/api/codes/${id}`, { active: false });
  await tenant.makeCode({ target: "https://d.example/" });
  return tenant;
}

test("newest first, totals over all", async () => {
  const tenant = await curator();
  const all = await list(tenant);
  expect(titles(all)).toEqual([null, "100 % wool_shop", "Hall 2", "Hall 1"]);
  expect(all.totals).toEqual({ codes: 4, active: 3, scans: 0, uniqueVisitors: 0, leads: 0 });
  expect(all.nextCursor).toBeNull();
});

test("a tenant without codes gets an empty list", async () => {
  const empty = await list(await scenario.signUp());
  expect(empty).toEqual({
    codes: [],
    totals: { codes: 0, active: 0, scans: 0, uniqueVisitors: 0, leads: 0 },
    nextCursor: null,
  });
});

test("filters choose codes, totals stay those of all", async () => {
  const tenant = await curator();
  const found: [query: string, expected: (string | null)[]][] = [
    ["?group=audio", ["Hall 2", "Hall 1"]],
    ["?group=Audio", []],
    ["?group=none", []],
    ["?active=false", ["100 % wool_shop"]],
    ["?active=true", [null, "Hall 2", "Hall 1"]],
    ["?q=hall", ["Hall 2", "Hall 1"]],
    ["?q=HALL%202", ["Hall 2"]],
    ["?q=audio", ["Hall 2", "Hall 1"]],
    ["?q=b.example", ["Hall 2"]],
    ["?q=%25", ["100 % wool_shop"]],
    ["?q=_", ["100 % wool_shop"]],
    ["?q=%5C", []],
    ["?q=%27%20or%201=1%20--", []],
    ["?q=hall&group=audio&active=true&limit=1", ["Hall 2"]],
    ["?q=", [null, "100 % wool_shop", "Hall 2", "Hall 1"]],
    ["?colour=red", [null, "100 % wool_shop", "Hall 2", "Hall 1"]],
  ];
  for (const [query, expected] of found) {
    const page = await list(tenant, query);
    expect(titles(page), query).toEqual(expected);
    expect(page.totals.codes).toBe(4);
  }
  const { codes } = await list(tenant, "?q=Hall%201");
  expect(titles(await list(tenant, `?q=${codes[0]?.shortId}`))).toEqual(["Hall 1"]);
});

test("a search finds text in any script", async () => {
  const tenant = await scenario.signUp();
  await tenant.makeCode({ title: "Übergänge 展覧会" });
  for (const text of ["Übergänge", "übergänge".slice(1), "展覧"])
    expect(titles(await list(tenant, `?q=${encodeURIComponent(text)}`)), text).toEqual(["Übergänge 展覧会"]);
});

/** Follows `nextCursor` to the end, something happening after each page. */
async function pages(tenant: TenantClient, limit: number, between: () => Promise<unknown> = async () => {}) {
  const found: (string | null)[][] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: CodeList = await list(tenant, `?limit=${limit}${cursor && `&cursor=${cursor}`}`);
    found.push(titles(page));
    cursor = page.nextCursor;
    await between();
  }
  return found;
}

async function numbered(count: number): Promise<TenantClient> {
  const tenant = await scenario.signUp();
  for (let made = 1; made <= count; made++) await tenant.makeCode({ title: String(made) });
  return tenant;
}

test("pages follow one another without gap or overlap, the last one says so", async () => {
  const tenant = await numbered(7);
  expect(await pages(tenant, 3)).toEqual([["7", "6", "5"], ["4", "3", "2"], ["1"]]);
  expect(await pages(tenant, 7)).toEqual([["7", "6", "5", "4", "3", "2", "1"]]);
  expect(await pages(await numbered(6), 3)).toEqual([
    ["6", "5", "4"],
    ["3", "2", "1"],
  ]);
});

test("codes made and deleted meanwhile shift nothing", async () => {
  const tenant = await numbered(7);
  const { codes } = await list(tenant);
  const fifth = codes.find(({ title }) => title === "5");
  let deleted = false;
  const found = await pages(tenant, 3, async () => {
    await tenant.makeCode({ title: "late" });
    if (!deleted) await tenant.call("DELETE", `/app/api/codes/${fifth?.id}`);
    deleted = true;
  });
  expect(found.flat()).toEqual(["7", "6", "5", "4", "3", "2", "1"]);
});

test("a cursor works with a filter", async () => {
  const tenant = await scenario.signUp();
  for (let made = 1; made <= 6; made++)
    await tenant.makeCode({ title: String(made), group: made % 2 ? "odd" : "even" });
  const first = await list(tenant, "?group=odd&limit=2");
  expect(titles(first)).toEqual(["5", "3"]);
  expect(titles(await list(tenant, `?group=odd&limit=2&cursor=${first.nextCursor}`))).toEqual(["1"]);
});

test("an order goes on by its own cursor, and refuses those of other orders", async () => {
  const tenant = await scenario.signUp();
  for (const title of ["Zebra", "Äpfel", "apes"]) await tenant.makeCode({ title });
  await tenant.makeCode();
  const orders = {
    newest: [null, "apes", "Äpfel", "Zebra"],
    oldest: ["Zebra", "Äpfel", "apes", null],
    scans: [null, "apes", "Äpfel", "Zebra"],
    title: ["apes", "Äpfel", "Zebra", null],
  };
  const cursors = new Map<string, string>();
  for (const [sort, expected] of Object.entries(orders)) {
    const first = await list(tenant, `?sort=${sort}&limit=2`);
    expect(titles(first), sort).toEqual(expected.slice(0, 2));
    cursors.set(sort, first.nextCursor ?? "");
    const rest = await list(tenant, `?sort=${sort}&limit=2&cursor=${first.nextCursor}`);
    expect(titles(rest), sort).toEqual(expected.slice(2));
    expect(rest.nextCursor).toBeNull();
  }
  expect(titles(await list(tenant, `?limit=9&cursor=${cursors.get("newest")}`))).toEqual(["Äpfel", "Zebra"]);
  for (const sort of Object.keys(orders))
    for (const [other, cursor] of cursors)
      if (other !== sort)
        await expectProblem(
          await tenant.call("GET", `/app/api/codes?sort=${sort}&cursor=${cursor}`),
          400,
          "cursor_invalid",
        );
  const id = `code_${"0".repeat(26)}`;
  for (const cursor of [
    `scans.LTE.${id}`,
    `scans.MS41.${id}`,
    `scans.MDE.${id}`,
    `scans..${id}`,
    `scans.MQ.${id}.`,
  ])
    await expectProblem(
      await tenant.call("GET", `/app/api/codes?sort=scans&cursor=${cursor}`),
      400,
      "cursor_invalid",
    );
  await expectProblem(await tenant.call("GET", "/app/api/codes?sort=age"), 400, "invalid_request");
});

test("a page has 100 codes by default, and never more than 1,000", async () => {
  const tenant = await scenario.signUp();
  const rows = Array.from({ length: 1_001 }, (_, row) => `page-${row},https://museum.example/hall-3`);
  const table = ["shortId,target", ...rows].join("\n");
  const type = { "content-type": "text/csv" };
  expect((await tenant.call("POST", "/app/api/import?from=csv", table, type)).status).toBe(200);
  expect((await list(tenant)).codes).toHaveLength(100);
  const limits = ["1000", "1001", "99999", "9007199254740993", "1".repeat(30)];
  for (const limit of IS_QUICK ? limits.slice(-1) : limits) {
    const response = await tenant.call("GET", `/app/api/codes?limit=${limit}`);
    expect(response.status, limit).toBe(200);
    const page = await readJson<CodeList>(response);
    expect(page.codes, limit).toHaveLength(1_000);
    expect(page.nextCursor).toBe(page.codes.at(-1)?.id ?? "");
  }
  // As a file they come all at once, each of them once, in the order and by the filter of the list.
  const made = rows.map((_, row) => `page-${row}`);
  for (const [query, expected] of [
    ["", made.toReversed()],
    ["&sort=oldest", made],
    ["&sort=scans", null],
    ["&sort=title", null],
    ["&q=page-10", made.filter((id) => id.startsWith("page-10")).toReversed()],
    ["&q=zeppelin", []],
  ] as const) {
    const file = await tenant.call("GET", `/app/api/codes?format=csv${query}`);
    const [head, ...lines] = (await file.text()).trimEnd().split("\r\n");
    expect(head).toStartWith("shortId,domain,title,");
    const found = lines.map((line) => line.split(",")[0] ?? "");
    if (expected) expect(found, query).toEqual([...expected]);
    else expect(found.toSorted(), query).toEqual(made.toSorted());
  }
});

test("a file holds all, so it takes neither limit nor cursor", async () => {
  const tenant = await scenario.signUp();
  const { id } = await tenant.makeCode();
  for (const list of ["codes", `codes/${id}/scans`, `codes/${id}/leads`, "leads", "campaigns"]) {
    const answer = await tenant.call("GET", `/app/api/${list}?format=csv&limit=1&cursor=x`);
    const { errors } = await expectProblem(answer, 400, "invalid_request");
    expect(errors).toMatchObject([{ pointer: "?limit" }, { pointer: "?cursor" }]);
  }
  const lines = await tenant.call("GET", `/app/api/codes/${id}/scans?format=ndjson&limit=1`);
  await expectProblem(lines, 400, "invalid_request");
});

test("an invalid limit or cursor is 400", async () => {
  const tenant = await scenario.signUp();
  for (const limit of ["0", "-1", "1.5", "abc", "", "NaN"])
    await expectProblem(await tenant.call("GET", `/app/api/codes?limit=${limit}`), 400, "invalid_request");
  for (const cursor of ["abc", "scan_1", "code_", `${"code_"}${"0".repeat(25)}`, "code_%00", "%27"])
    await expectProblem(await tenant.call("GET", `/app/api/codes?cursor=${cursor}`), 400, "cursor_invalid");
});

test("totals add up scans and visitors of all codes", async () => {
  const tenant = await scenario.signUp();
  const [first, second] = [await tenant.makeCode(), await tenant.makeCode()];
  for (const { shortId } of [first, first, second]) await scenario.scan(shortId);
  await scenario.scan(second.shortId, { "user-agent": "Mozilla/5.0 (other)" });
  const all = await list(tenant, "?limit=1");
  expect(all.totals).toEqual({ codes: 2, active: 2, scans: 4, uniqueVisitors: 3, leads: 0 });
  expect(all.codes[0]?.scans).toBe(2);
  await tenant.call("DELETE", `/app/api/codes/${first.id}`);
  expect((await list(tenant)).totals).toMatchObject({ codes: 1, scans: 2, uniqueVisitors: 2 });
});
