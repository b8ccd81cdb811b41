import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "../../json.ts";
import { type CodeJson, startScenario, type TenantClient } from "../../scenario.ts";

const scenario = await startScenario();

interface Outcome {
  readonly code?: string;
  readonly found: number;
  readonly made: number;
  readonly unchanged: number;
  readonly conflicts: readonly { row: number; shortId: string; reason: string }[];
  readonly dropped: readonly { row: number; what: string }[];
}

const file = (name: string) => readFileSync(join(import.meta.dir, "files", name), "utf8");

async function send(tenant: TenantClient, body: string, query: string, type = "application/json") {
  const response = await tenant.call("POST", `/app/api/import?${query}`, body, { "content-type": type });
  const { code, found, made, unchanged, conflicts, dropped } = await readJson<Outcome>(response);
  const said = { status: response.status, ...(code === undefined ? {} : { code }) };
  return { ...said, found, made, unchanged, conflicts, dropped };
}

const codesOf = async (tenant: TenantClient) =>
  (
    await readJson<{ codes: CodeJson[]; totals: Record<string, number> }>(
      await tenant.call("GET", "/app/api/codes"),
    )
  ).codes;

test("a file is looked at, made, and the same file again makes nothing", async () => {
  const tenant = await scenario.signUp();
  const dropped = [
    { row: 2, what: "expiresAt (it has passed, so the code is inactive)" },
    { row: 2, what: "password" },
    { row: 2, what: "rewrite" },
  ];
  const all = { status: 200, found: 2, made: 2, unchanged: 0, conflicts: [], dropped };
  expect(await send(tenant, file("dub.json"), "from=dub&dryRun=true")).toEqual(all);
  expect(await codesOf(tenant)).toEqual([]);
  expect(await send(tenant, file("dub.json"), "from=dub")).toEqual(all);
  const [secret, app] = await codesOf(tenant);
  expect(app).toMatchObject({
    shortId: "app",
    target: "https://museum.example/app",
    title: "App",
    group: "posters",
    active: true,
    query: "pass",
    utm: { source: "poster", medium: "qr" },
    scans: 0,
    importedScans: 328,
    createdAt: "2024-05-01T10:00:00.000Z",
    updatedAt: "2026-11-21T12:00:00.000Z",
  });
  expect(secret).toMatchObject({ shortId: "secret", active: false, importedScans: 0 });
  const { changes } = await readJson<{ changes: object[] }>(
    await tenant.call("GET", `/app/api/codes/${app?.id}/history`),
  );
  expect(changes).toMatchObject([{ revision: 1 }]);
  const scanned = await scenario.scan("app");
  expect(scanned.status).toBe(302);
  expect(scanned.headers.get("location")).toContain("https://apps.apple.com/app/id1");
  expect((await scenario.scan("secret")).status).toBe(410);

  await tenant.call("PATCH", `/app/api/codes/${app?.id}`, { target: "https://museum.example/elsewhere" });
  expect(await send(tenant, file("dub.json"), "from=dub")).toMatchObject({
    made: 0,
    unchanged: 2,
    conflicts: [],
  });
  expect((await codesOf(tenant)).map(({ target }) => target)).toContain("https://museum.example/elsewhere");
  const totals = await readJson<{ totals: object }>(await tenant.call("GET", "/app/api/codes"));
  expect(totals).toMatchObject({ totals: { codes: 2, active: 1 } });
});

test("conflicts refuse a file before anything is made, or are left out", async () => {
  const tenant = await scenario.signUp();
  const gone = await tenant.makeCode({ shortId: "gone" });
  await tenant.call("DELETE", `/app/api/codes/${gone.id}`);
  const csv = [
    "shortId,target,title",
    "gone,https://museum.example/1,",
    "free,https://museum.example/2,Free",
    "app,https://museum.example/3,",
    "free,https://museum.example/4,",
    "x,https://museum.example/5,",
    "deep,ftp://museum.example/6,",
    ",https://museum.example/7,",
    `long,https://museum.example/8,${"a".repeat(300)}`,
  ].join("\n");
  const conflicts = [
    { row: 1, shortId: "gone", reason: "is taken, or was once" },
    { row: 3, shortId: "app", reason: "is taken, or was once" },
    { row: 4, shortId: "free", reason: "is that of an earlier row too" },
    { row: 5, shortId: "x", reason: "must be 3 to 48 of A-Z a-z 0-9 _ -" },
  ];
  const dropped = [
    { row: 6, what: "the whole row: target must be an absolute http or https address" },
    { row: 7, what: "the whole row: it names no short id" },
    { row: 8, what: "title after 200 characters" },
  ];
  const told = { found: 8, unchanged: 0, conflicts, dropped };
  expect(await send(tenant, csv, "from=csv", "text/csv")).toEqual({
    status: 409,
    code: "import_conflicts",
    made: 0,
    ...told,
  });
  expect(await codesOf(tenant)).toEqual([]);
  expect(await send(tenant, csv, "from=csv&onConflict=skip&dryRun=true", "text/csv")).toEqual({
    status: 200,
    made: 2,
    ...told,
  });
  expect(await send(tenant, csv, "from=csv&onConflict=skip", "text/csv")).toEqual({
    status: 200,
    made: 2,
    ...told,
  });
  expect((await codesOf(tenant)).map(({ shortId }) => shortId)).toEqual(["long", "free"]);
  // Another service's file conflicts with what came from a table.
  const other = '[{"key":"free","url":"https://museum.example/"}]';
  expect(await send(tenant, other, "from=dub")).toMatchObject({ status: 409 });
});

test("a file that is refused, too large for the plan or cut off leaves nothing", async () => {
  const tenant = await scenario.signUp();
  const rows = (count: number) =>
    `shortId,target\n${Array.from({ length: count }, (_, at) => `plan-${at},https://museum.example/${at}`).join("\n")}`;
  expect(await send(tenant, rows(26), "from=csv", "text/csv")).toMatchObject({
    status: 402,
    code: "plan_limit",
  });
  for (const [body, from, type, code] of [
    [
      '{"links":[{"id":"bit.ly/a23","long_url":"https://museum.example/"}',
      "bitly",
      "application/json",
      "invalid_json",
    ],
    ['shortId,target\na23,"https://museum.example/', "csv", "text/csv", "csv_invalid"],
    ["[]", "dub", "application/json", "invalid_json"],
    ["PK", "dub", "application/zip", "archive_invalid"],
    ["PK", "quietzone", "application/zip", "archive_invalid"],
    ["{}", "nowhere", "application/json", "invalid_request"],
  ] as const)
    expect(await send(tenant, body, `from=${from}`, type)).toMatchObject({ status: 400, code });
  expect(await send(tenant, "[]", "from=dub&domain=go.museum.example")).toMatchObject({
    status: 400,
    code: "domain_not_verified",
  });
  expect(await send(tenant, "a", "from=csv", "text/plain")).toMatchObject({ status: 415 });
  expect(await codesOf(tenant)).toEqual([]);
  expect(await send(tenant, rows(25), "from=csv", "text/csv")).toMatchObject({ status: 200, made: 25 });
  expect(readdirSync(scenario.dataDir).filter((name) => name.startsWith(".body"))).toEqual([]);
});
