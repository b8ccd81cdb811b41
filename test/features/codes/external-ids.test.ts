import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { type CodeJson, expectProblem, startScenario, type TenantClient } from "../../scenario.ts";
import { makeBulk, sendCsv } from "../bulk/client.ts";

/** External ids: what a workspace's programs call its codes. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "pro" });
const target = "https://museum.example/";

const make = (tenant: TenantClient, input: object) =>
  tenant.call("POST", "/app/api/codes", { target, ...input });
const edit = (tenant: TenantClient, { id }: Pick<CodeJson, "id">, change: object) =>
  tenant.call("PATCH", `/app/api/codes/${id}`, change);

async function namesOf(tenant: TenantClient, query: string): Promise<unknown[]> {
  const { codes } = await readJson<{ codes: CodeJson[] }>(await tenant.call("GET", `/app/api/codes${query}`));
  return codes.map((code) => code["externalId"]);
}

async function expectTaken(response: Response): Promise<void> {
  const { errors } = await expectProblem(response, 409, "external_id_taken");
  expect(errors).toMatchObject([{ pointer: "/externalId", reason: "external_id_taken" }]);
}

test("an external id names one code, is found exactly or in a search, and null takes it away", async () => {
  const tenant = await scenario.signUp();
  const names = ["A-1001", "a-1001", "=SUM(A1)", "Früh & spät/☕", " two\nlines ", "x".repeat(200)];
  for (const externalId of names) expect(await tenant.makeCode({ externalId })).toMatchObject({ externalId });
  for (const name of names)
    expect(await namesOf(tenant, `?externalId=${encodeURIComponent(name)}`)).toEqual([name]);
  expect(await namesOf(tenant, "?externalId=A-100")).toEqual([]);
  expect(await namesOf(tenant, "?externalId=A-1001&active=false")).toEqual([]);
  expect(await namesOf(tenant, "?externalId=A-1001&shortId=elsewhere")).toEqual([]);
  expect(await namesOf(tenant, "?q=a-1001&sort=oldest")).toEqual(["A-1001", "a-1001"]);
  expect(await namesOf(tenant, "?externalId=")).toHaveLength(6);
  const stranger = await scenario.signUp("Stranger");
  expect(await namesOf(stranger, "?externalId=A-1001")).toEqual([]);
  const own = await stranger.makeCode({ externalId: "A-1001" });
  expect(await readJson<CodeJson>(await edit(stranger, own, { externalId: null }))).toMatchObject({
    externalId: null,
  });
  expect(await namesOf(stranger, "?externalId=A-1001")).toEqual([]);
  for (const externalId of ["", "x".repeat(201), 7, "\u0000"])
    expect(
      (await expectProblem(await make(tenant, { externalId }), 400, "invalid_request")).errors,
    ).toMatchObject([{ pointer: "/externalId" }]);
  expect(await scenario.service.audit()).toEqual([]);
});

test("a second code can't have it: made, edited, restored, or at the same time", async () => {
  const tenant = await scenario.signUp();
  const externalId = "hall-3";
  const first = await tenant.makeCode({ externalId });
  const second = await tenant.makeCode({ externalId: "hall-4" });
  await expectTaken(await make(tenant, { externalId }));
  await expectTaken(await edit(tenant, second, { externalId, title: "not kept" }));
  expect(await readJson<CodeJson>(await edit(tenant, first, { externalId }))).toEqual(first);
  await edit(tenant, second, { externalId: null });
  await edit(tenant, first, { externalId: "hall-4" });
  await expectTaken(await tenant.call("POST", `/app/api/codes/${second.id}/restore`, { revision: 1 }));
  const raced = await Promise.all(
    [make(tenant, { externalId: "both" }), edit(tenant, second, { externalId: "both" })].concat(
      Array.from({ length: 6 }, () => make(tenant, { externalId: "both" })),
    ),
  );
  expect(raced.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 7 }, () => 409),
  ]);
  expect(await namesOf(tenant, "?externalId=both")).toEqual(["both"]);
});

test("a copy has none, and a deleted code frees it", async () => {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode({ externalId: "hall-3", title: "Hall 3" });
  const copy = await tenant.call("POST", `/app/api/codes/${code.id}/duplicate`);
  expect(await readJson<CodeJson>(copy)).toMatchObject({ title: "Hall 3", externalId: null });
  await tenant.call("DELETE", `/app/api/codes/${code.id}`);
  expect(await tenant.makeCode({ externalId: "hall-3" })).toMatchObject({ externalId: "hall-3" });
});

test("rows of files have it, once each; what is taken is told by row, in a dry run too", async () => {
  const tenant = await scenario.signUp();
  await tenant.makeCode({ externalId: "taken" });
  const csv = "target,externalId\nhttps://a.example/,one\nhttps://b.example/,taken\nhttps://c.example/,one\n";
  const errors = [
    { row: 2, column: "externalId", reason: "external_id_taken" },
    { row: 3, column: "externalId", reason: "external_id_repeated" },
  ];
  expect((await expectProblem(await sendCsv(tenant, csv), 400, "rows_invalid")).errors).toMatchObject(errors);
  const dry = await sendCsv(tenant, csv, "?dryRun=true");
  expect(await readJson<object>(dry)).toMatchObject({ tracked: 3, errors });
  const { manifest } = await makeBulk(tenant, csv, "?onError=skip");
  expect(manifest.map(({ id, error }) => [id !== "", error])).toEqual([
    [true, ""],
    [false, "externalId: is that of another code of this workspace"],
    [false, "externalId: is that of an earlier row too"],
  ]);
  expect(await namesOf(tenant, "?sort=oldest")).toEqual(["taken", "one"]);
  const refused = await sendCsv(tenant, "url,externalId\nhttps://a.example/,x\n");
  expect((await expectProblem(refused, 400, "rows_invalid")).errors).toMatchObject([
    { column: "externalId" },
  ]);
});

test("files of edits change it, row by row", async () => {
  const tenant = await scenario.signUp();
  const [one, two] = [await tenant.makeCode({ externalId: "1" }), await tenant.makeCode({ externalId: "2" })];
  const csv = `shortId,externalId\n${one.shortId},2\n${two.shortId},\n`;
  const send = async (query = "") =>
    readJson<object>(
      await tenant.call("POST", `/app/api/codes/edits${query}`, csv, { "content-type": "text/csv" }),
    );
  const failed = [{ row: 1, column: "externalId", reason: "external_id_taken" }];
  expect(await send("?dryRun=true")).toMatchObject({ matched: 2, changed: 1, failed });
  expect(await send()).toMatchObject({ matched: 2, changed: 1, failed });
  expect(await send()).toEqual({ matched: 2, changed: 1, failed: [] });
  expect(await namesOf(tenant, "?sort=oldest")).toEqual(["2", null]);
});

test("an archive brings it, and a code whose external id is taken conflicts", async () => {
  const leaving = await scenario.signUp();
  for (const name of ["free", "taken"]) await leaving.makeCode({ shortId: `ext-${name}`, externalId: name });
  const archive = new Uint8Array(await (await leaving.call("GET", "/app/api/archive")).arrayBuffer());
  const elsewhere = await startScenario({ QZ_SIGNUP_PLAN: "pro" });
  const there = await elsewhere.signUp();
  await there.makeCode({ externalId: "taken" });
  const headers = { authorization: `Bearer ${there.apiKey}`, "content-type": "application/zip" };
  const take = (query: string) =>
    elsewhere.request(`/app/api/import?from=quietzone${query}`, { method: "POST", headers, body: archive });
  const conflicts = [
    {
      row: expect.any(Number),
      shortId: "ext-taken",
      reason: "externalId is that of another code of this workspace",
    },
  ];
  expect(await expectProblem(await take(""), 409, "import_conflicts")).toMatchObject({ conflicts });
  expect(await readJson<object>(await take("&onConflict=skip"))).toMatchObject({ made: 1, conflicts });
  expect(await namesOf(there, "?sort=oldest")).toContain("free");
  expect(await readJson<object>(await take("&onConflict=skip"))).toMatchObject({ made: 0, unchanged: 1 });
});
