import { expect, test } from "bun:test";
import type { CodeList } from "../../../src/features/codes/model.ts";
import type { TagList } from "../../../src/features/tags/model.ts";
import { readJson } from "../../json.ts";
import { makeBulk, sendCsv } from "../bulk/client.ts";
import { type CodeJson, expectProblem, startScenario, type TenantClient } from "../../scenario.ts";

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const SECRET = "Behind the second door";

const list = async (tenant: TenantClient, query = "") =>
  readJson<CodeList>(await tenant.call("GET", `/app/api/codes${query}`));
const titles = async (tenant: TenantClient, query: string) =>
  (await list(tenant, query)).codes.map(({ title }) => title);
const read = async (tenant: TenantClient, id: string) =>
  readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${id}`));
const tagsIn = async (tenant: TenantClient, query = "") =>
  readJson<TagList>(await tenant.call("GET", `/app/api/tags${query}`));

async function batch(tenant: TenantClient, body: object) {
  const response = await tenant.call("POST", "/app/api/codes/batch", body);
  expect(response.status).toBe(200);
  return readJson<{ matched: number; changed: number; failed: { id: string; code: string }[] }>(response);
}

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `t${at}`);

test("a code keeps its tags in their order, each once, and its notes, through edits and copies", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode({
    title: "Hall",
    tags: [" hall 3 ", "2026", "hall 3", "x".repeat(40), "😀".repeat(40)],
    notes: SECRET,
  });
  const tags = ["hall 3", "2026", "x".repeat(40), "😀".repeat(40)];
  expect(code).toMatchObject({ tags, notes: SECRET });
  const copy = await readJson<CodeJson>(
    await tenant.call("POST", `/app/api/codes/${code.id}/duplicate`, { title: "Copy" }),
  );
  expect(copy).toMatchObject({ tags, notes: SECRET, title: "Copy" });
  const change = (body: object) => tenant.call("PATCH", `/app/api/codes/${code.id}`, body);
  expect(await readJson<CodeJson>(await change({ tags: ["2026"], notes: null }))).toMatchObject({
    tags: ["2026"],
    notes: null,
  });
  expect(await readJson<CodeJson>(await change({ tags: [] }))).toMatchObject({ tags: [] });
  // The same again is no change.
  const again = await change({ tags: [] });
  expect(again.headers.get("etag")).toStartWith('"r3.');
  const { changes } = await readJson<{ changes: { changed: string[]; before: object | null }[] }>(
    await tenant.call("GET", `/app/api/codes/${code.id}/history`),
  );
  expect(changes[1]).toMatchObject({ changed: ["tags", "notes"], before: { tags, notes: SECRET } });
  const back = await tenant.call("POST", `/app/api/codes/${code.id}/restore`, { revision: 1 });
  expect(await readJson<CodeJson>(back)).toMatchObject({ tags, notes: SECRET });
  expect(await titles(tenant, `?tag=${encodeURIComponent("hall 3")}`)).toEqual(["Copy", "Hall"]);
  expect(await scenario.service.audit()).toEqual([]);
});

test("wrong tags and notes are refused with the place of each", async () => {
  const tenant = await scenario.signUp();
  const target = "https://museum.example/";
  const wrong: readonly (readonly [body: object, ...pointers: string[]])[] = [
    [{ tags: "hall" }, "/tags"],
    [{ tags: numbered(21) }, "/tags"],
    [
      { tags: ["", "ok", "x".repeat(41), "two\nlines", "   ", 7] },
      "/tags/0",
      "/tags/2",
      "/tags/3",
      "/tags/4",
      "/tags/5",
    ],
    [{ tags: ["\u0000"] }, "/tags/0"],
    [{ notes: "x".repeat(2_001) }, "/notes"],
    [{ notes: ["no"] }, "/notes"],
  ];
  const { id } = await tenant.makeCode();
  for (const [body, ...pointers] of wrong)
    for (const response of [
      await tenant.call("POST", "/app/api/codes", { target, ...body }),
      await tenant.call("PATCH", `/app/api/codes/${id}`, body),
    ]) {
      const { errors } = await expectProblem(response, 400, "invalid_request");
      expect(errors?.map(({ pointer }) => pointer)).toEqual(pointers);
    }
  const full = await tenant.makeCode({ tags: numbered(20), notes: "x".repeat(2_000) });
  expect(full["tags"]).toEqual(numbered(20));
});

test("a list is limited to codes that have all tags, beside other filters, page by page", async () => {
  const tenant = await scenario.signUp();
  for (let n = 0; n < 12; n++)
    await tenant.makeCode({
      title: `${n}`,
      group: n < 6 ? "low" : "high",
      tags: [...(n % 2 === 0 ? ["even"] : []), ...(n % 3 === 0 ? ["a, b & c"] : [])],
    });
  const third = encodeURIComponent("a, b & c");
  expect(await titles(tenant, "?tag=even")).toEqual(["10", "8", "6", "4", "2", "0"]);
  expect(await titles(tenant, `?tag=even&tag=${third}`)).toEqual(["6", "0"]);
  expect(await titles(tenant, `?tag=even&tag=${third}&tag=none`)).toEqual([]);
  expect(await titles(tenant, "?tag=even&group=high&sort=title")).toEqual(["10", "6", "8"]);
  expect(await titles(tenant, "?tag=Even")).toEqual([]);
  expect(await titles(tenant, "?tag=")).toHaveLength(12);
  expect(await titles(tenant, "?tag=%20even%20&q=EVEN&limit=1")).toEqual(["10"]);
  const seen: unknown[] = [];
  for (let path: string | null = `/app/api/codes?tag=even&tag=${third}&limit=1&sort=oldest`; path !== null;) {
    const response = await tenant.call("GET", path);
    seen.push(...(await readJson<CodeList>(response)).codes.map(({ title }) => title));
    const next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
    path = next === undefined ? null : `/app/api/codes${next}`;
  }
  expect(seen).toEqual(["0", "6"]);
  const csv = await (await tenant.call("GET", `/app/api/codes?format=csv&tag=${third}`)).text();
  expect(csv.trim().split("\r\n")).toHaveLength(5);
  for (const query of [
    numbered(21)
      .map((tag) => `tag=${tag}`)
      .join("&"),
    `tag=${"x".repeat(41)}`,
    "tag=%0A",
  ]) {
    const { errors } = await expectProblem(
      await tenant.call("GET", `/app/api/codes?${query}`),
      400,
      "invalid_request",
    );
    expect(errors?.map(({ pointer }) => pointer)).toEqual(["?tag"]);
  }
});

test("many codes are tagged and untagged, and one that would have too many stays as it is", async () => {
  const tenant = await scenario.signUp();
  const [bare, full, other] = [
    await tenant.makeCode({ title: "bare" }),
    await tenant.makeCode({ title: "full", tags: numbered(20) }),
    await tenant.makeCode({ title: "other", tags: ["t0", "b"] }),
  ];
  const tagged = { filter: {}, action: "tag", value: [" b ", "c", "b"] };
  const failed = [{ id: full.id, code: "tags_full", detail: expect.any(String) }];
  expect(await batch(tenant, { ...tagged, dryRun: true })).toEqual({ matched: 3, changed: 2, failed });
  expect(await batch(tenant, tagged)).toEqual({ matched: 3, changed: 2, failed });
  expect((await read(tenant, bare.id))["tags"]).toEqual(["b", "c"]);
  expect((await read(tenant, other.id))["tags"]).toEqual(["t0", "b", "c"]);
  expect(await batch(tenant, tagged)).toMatchObject({ matched: 3, changed: 0 });
  // A tag that it has is no further one.
  expect(await batch(tenant, { ids: [full.id], action: "tag", value: ["t7"] })).toMatchObject({ failed: [] });
  const some = { filter: { tags: ["b", "c"] }, action: "untag", value: ["b", "nobody's"] };
  expect(await batch(tenant, some)).toEqual({ matched: 2, changed: 2, failed: [] });
  expect(await titles(tenant, "?tag=b")).toEqual([]);
  expect(await titles(tenant, "?tag=c")).toEqual(["other", "bare"]);
  for (const value of [undefined, null, [], "b", [""], numbered(21)])
    await expectProblem(
      await tenant.call("POST", "/app/api/codes/batch", { filter: {}, action: "tag", value }),
      400,
      "invalid_request",
    );
  const entries = await readJson<{ entries: { action: string; detail: object }[] }>(
    await tenant.call("GET", "/app/api/audit?action=codes.changed"),
  );
  expect(entries.entries[0]?.detail).toMatchObject({ members: ["tags"], count: 2 });
  expect(await scenario.service.audit()).toEqual([]);
});

test("a column of a file has tags, also with commas, and an empty cell takes them away", async () => {
  const tenant = await scenario.signUp();
  const csv =
    'target,tags,notes\nhttps://museum.example/,"a, ""b, c"" ,a,",Seen\nhttps://museum.example/2,,\n';
  const { manifest, files } = await makeBulk(tenant, csv);
  const [first, second] = manifest;
  expect(await read(tenant, first?.id ?? "")).toMatchObject({ tags: ["a", "b, c"], notes: "Seen" });
  expect(await read(tenant, second?.id ?? "")).toMatchObject({ tags: [], notes: null });
  // The manifest goes to printers.
  expect([...files.values()].join()).not.toContain("Seen");
  expect(await titles(tenant, `?tag=${encodeURIComponent("b, c")}`)).toHaveLength(1);
  const edits = (text: string) =>
    tenant.call("POST", "/app/api/codes/edits", text, { "content-type": "text/csv" });
  const changed = await edits(`shortId,tags\n${first?.shortId},\n${second?.shortId},"z,y"\n`);
  expect(await readJson<object>(changed)).toMatchObject({ changed: 2, failed: [] });
  const refused = await edits(`shortId,tags\n${first?.shortId},${"x".repeat(41)}\n`);
  expect(await readJson<object>(refused)).toMatchObject({
    changed: 0,
    failed: [{ row: 1, column: "tags", reason: "too_long" }],
  });
  expect((await read(tenant, first?.id ?? ""))["tags"]).toEqual([]);
  expect((await read(tenant, second?.id ?? ""))["tags"]).toEqual(["z", "y"]);
  const many = `target,tags\nhttps://museum.example/,"${numbered(21).join()}"\n`;
  const { errors } = await expectProblem(await sendCsv(tenant, many), 400, "rows_invalid");
  expect(errors).toEqual([expect.objectContaining({ column: "tags", reason: "too_many_entries" })]);
});

test("totals by tag are there at once, page by page, with automated scans or without", async () => {
  const tenant = await scenario.signUp();
  const { shortId } = await tenant.makeCode({ tags: ["a", "b"] });
  await tenant.makeCode({ tags: ["b", "ä"] });
  await (await scenario.signUp()).makeCode({ tags: ["foreign"] });
  await scenario.scan(shortId);
  await scenario.scan(shortId, { "user-agent": "curl/8.0" });
  expect((await tagsIn(tenant)).tags).toEqual([
    { tag: "a", codes: 1, scans: 2, bots: 1 },
    { tag: "b", codes: 2, scans: 2, bots: 1 },
    { tag: "ä", codes: 1, scans: 0, bots: 0 },
  ]);
  expect((await tagsIn(tenant, "?bots=exclude")).tags[0]).toEqual({ tag: "a", codes: 1, scans: 1, bots: 1 });
  const first = await tagsIn(tenant, "?limit=2");
  expect(first.tags.map(({ tag }) => tag)).toEqual(["a", "b"]);
  const second = await tagsIn(tenant, `?limit=2&cursor=${first.nextCursor}`);
  expect(second).toMatchObject({ tags: [{ tag: "ä" }], nextCursor: null });
  await expectProblem(await tenant.call("GET", "/app/api/tags?cursor=%20"), 400, "cursor_invalid");
  expect((await scenario.request("/app/api/tags")).status).toBe(401);
});

test("nothing public shows tags or notes", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode({
    title: "Hall",
    tags: ["inventory-7731"],
    notes: SECRET,
    landing: { template: "action", headline: "Welcome" },
  });
  for (const path of [`/r/${code.shortId}`, `/r/${code.shortId}+`, `/p/${code.shortId}`]) {
    const response = await scenario.request(path, { redirect: "manual" });
    const said = `${await response.text()} ${JSON.stringify([...response.headers])}`;
    expect([path, said.includes(SECRET), said.includes("inventory-7731")]).toEqual([path, false, false]);
  }
});
