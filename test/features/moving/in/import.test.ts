import type { BulkStore } from "../../../../src/features/bulk/store/bulk.ts";
import { expect, test } from "bun:test";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import type { Stores } from "../../../../db/stores.ts";
import { run } from "../../../../src/operate/cli/run.ts";
import { ARCHIVE_PARTS } from "../../../../src/features/moving/constants.ts";
import type { ImportOutcome } from "../../../../src/features/moving/in/imports.ts";
import { BUILT_IN_PLANS, createPlans } from "../../../../src/features/plans/plans.ts";
import { readSettings } from "../../../../src/kit/settings/read.ts";
import { createIds } from "../../../../src/kit/shared/ids.ts";
import { createImportService } from "../../../../src/app/imports.ts";
import { openStores } from "../../../../src/app/storage.ts";
import { ownDomain } from "../../domains/client.ts";
import { createTestDns } from "../../domains/dns.ts";
import { newCode } from "../../../db/stores.ts";
import { readJson } from "../../../json.ts";
import { type CodeJson, expectProblem, startScenario, type TenantClient } from "../../../scenario.ts";

const dns = createTestDns();
const scenario = await startScenario({ QZ_SIGNUP_PLAN: "pro" }, { txtLookup: dns.lookup });

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
    {
      row: 1,
      what: "short ids in other capital and small letters, which that service takes for the same (all rows)",
    },
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
    target: "https://museum.example/app?utm_source=poster&utm_medium=qr",
    title: "App",
    group: "posters",
    active: true,
    query: "pass",
    utm: null,
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

test("the same file with the same Idempotency-Key gets the first answer again, another file is refused", async () => {
  const tenant = await scenario.signUp();
  const request = (rows: string, query = "&onConflict=skip", key = "order 1") =>
    tenant.call("POST", `/app/api/import?from=csv${query}`, `shortId,target,color\n${rows}`, {
      "content-type": "text/csv",
      "idempotency-key": key,
    });
  // More than one part of a record.
  const rows = Array.from({ length: 600 }, (_, at) => `x,https://museum.example/${at},red\n`).join("");
  const file = `again-1,https://museum.example/,blue\n${rows}`;
  expect((await request(file, "&dryRun=true")).headers.get("idempotency-replayed")).toBeNull();
  const first = await request(file);
  expect([first.status, first.headers.get("idempotency-replayed")]).toEqual([200, null]);
  const answer = await readJson<Outcome>(first);
  expect([answer.made, answer.conflicts.length, answer.dropped.length]).toEqual([1, 600, 601]);
  const again = await request(file);
  expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([200, "true"]);
  expect(await readJson<Outcome>(again)).toEqual(answer);
  await expectProblem(await request(file, ""), 409, "idempotency_key_reused");
  await expectProblem(await request("again-2,https://museum.example/,"), 409, "idempotency_key_reused");
  expect(await readJson<Outcome>(await request(file, undefined, "order 2"))).toMatchObject({
    made: 0,
    unchanged: 1,
  });
  expect(await codesOf(tenant)).toHaveLength(1);
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
    { row: 6, what: "the whole row: target has to be a web address, such as https://museum.example" },
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
  expect(await send(tenant, rows(1_001), "from=csv", "text/csv")).toMatchObject({
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
    ["{}", "dub", "application/json", "invalid_json"],
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
  expect(await send(tenant, rows(1_000), "from=csv", "text/csv")).toMatchObject({ status: 200, made: 1_000 });
  expect(readdirSync(scenario.dataDir).filter((name) => name.startsWith(".body"))).toEqual([]);
});

test("a list without links makes nothing, and is not refused", async () => {
  const tenant = await scenario.signUp();
  const empty = { status: 200, found: 0, made: 0, conflicts: [], dropped: [] };
  for (const [body, from] of [
    ["[]", "dub"],
    ['{"links":[]}', "bitly"],
  ] as const)
    expect(await send(tenant, body, `from=${from}`)).toMatchObject(empty);
});

test("codes come to a verified domain, with short ids that only a domain has, from the shell, too", async () => {
  const tenant = await scenario.signUp();
  const host = "go.museum.example";
  await ownDomain(tenant, dns, host);
  const path = join(import.meta.dir, "files", "bitly.json");
  const csv =
    "short_url,long url\nhttps://go.museum.example/a~b.c,https://museum.example/\nhttps://other.example/r,https://museum.example/r\n";
  expect(await send(tenant, csv, `from=csv&domain=${host}&onConflict=skip`, "text/csv")).toMatchObject({
    made: 1,
    conflicts: [{ row: 2, shortId: "r", reason: "is reserved on every domain" }],
    dropped: [{ row: 2, what: "the host it was on" }],
  });
  const shell = (...args: string[]) =>
    scenario.beside(async (environment) => {
      const [out, errors]: [string[], string[]] = [[], []];
      const from = args.includes("--from") ? [] : ["--from", "bitly"];
      const call = ["import", "--tenant", tenant.id, ...from, ...args];
      const terminal = { environment, print: (text: string) => void out.push(text), ask: null };
      const code = await run(call, { ...terminal, complain: (text) => void errors.push(text) });
      return { code, out: out.join(""), errors: errors.join("") };
    });
  const tried = await shell(path, "--domain", host, "--dry-run", "--json");
  expect(tried).toMatchObject({ code: 0, errors: "100 % read\n" });
  expect(JSON.parse(tried.out)).toMatchObject({ found: 3, made: 3, conflicts: [] });
  expect(await shell(path, "--domain", host)).toMatchObject({
    code: 0,
    out: expect.stringContaining("made:      3"),
  });
  const made = (await codesOf(tenant)).map(({ shortUrl, domain }) => ({ shortUrl, domain }));
  expect(made).toContainEqual({ shortUrl: `http://${host}/halle-3`, domain: host });
  const conflicting = await shell(path, "--domain", host, "--from", "csv");
  expect(conflicting).toMatchObject({ code: 1, errors: expect.stringContaining("Nothing was made.") });
  expect(await shell("/nowhere.csv")).toMatchObject({
    code: 1,
    errors: expect.stringContaining("can't be read"),
  });
  expect(await shell(path, "--domain", "nobody.example")).toMatchObject({ code: 1 });
  expect(await shell(path, "--from", "nobody")).toMatchObject({ code: 2 });
});

test("Ctrl-C ends an import from the shell, and its short ids are free at once", async () => {
  const tenant = await scenario.signUp();
  const path = join(scenario.dataDir, "stopped.csv");
  const rows = Array.from({ length: 200 }, (_, at) => `stopped-${at},https://museum.example/${at}`);
  writeFileSync(path, `shortId,target\n${rows.join("\n")}`);
  const shell = (onProgress: () => void) =>
    scenario.beside(async (environment) => {
      const errors: string[] = [];
      const complain = (text: string) => {
        errors.push(text);
        onProgress();
      };
      const terminal = { environment, print() {}, ask: null, complain };
      return [await run(["import", "--tenant", tenant.id, "--from", "csv", path], terminal), errors.at(-1)];
    });
  const stopped = await shell(() => process.emit("SIGINT"));
  expect(stopped).toEqual([1, expect.stringContaining("Nothing was made: the import was stopped.")]);
  expect(await codesOf(tenant)).toEqual([]);
  expect((await shell(() => {}))[0]).toBe(0);
  expect((await codesOf(tenant)).length).toBeGreaterThan(0);
});

test("the short ids of a file whose process was killed are free after the time that is told", async () => {
  const tenant = await scenario.signUp();
  const shortIds = Array.from({ length: 250 }, (_, at) => `killed-${at}`);
  const csv = `shortId,target\n${shortIds.map((shortId) => `${shortId},https://museum.example/`).join("\n")}`;
  await scenario.beside(async (environment) => {
    const stores = await openStores(readSettings(environment), null);
    const { clock } = scenario;
    const batch = (await stores.bulk.open(tenant.id, clock.now())) ?? -1;
    const codes = shortIds.map((shortId) => ({ ...newCode({ id: tenant.id }), shortId }));
    for (let at = 0; at < codes.length; at += 50) await stores.bulk.stage(batch, codes.slice(at, at + 50));
    // Nobody discards the batch.
    await stores.close();
  });
  const send = () => tenant.call("POST", "/app/api/import?from=csv", csv, { "content-type": "text/csv" });
  const refused = await send();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "60"]);
  expect(await codesOf(tenant)).toEqual([]);
  scenario.clock.advance(60_001);
  const made = await send();
  expect([made.status, await readJson<object>(made)]).toMatchObject([200, { made: 250, conflicts: [] }]);
});

const never = () => Promise.reject(new Error("A table has nothing of an archive"));
const ofArchives = {
  looks: { create: never, remove: never, get: never, byName: never, list: never, resolve: never },
  logos: { pin: never, inlineCopy: never },
  ...{
    images: { add: never },
    files: { add: never },
    dataDir: "",
    plainCodes: { draft: never },
    webhooks: { arrive: never },
  },
  leadSealer: { seal: never, open: never },
};

/** Imports a table of short ids, as a command does, with stores and steps of the test's own. */
async function importBeside(
  id: string,
  shortIds: readonly string[],
  settingsFor: (stores: Stores) => {
    readonly stores: Stores;
    readonly inSteps: (step: (rows: number) => Promise<boolean>) => Promise<void>;
  },
  look: (outcome: Promise<ImportOutcome>, stores: Stores) => Promise<void>,
): Promise<void> {
  const path = join(scenario.dataDir, `${id}.csv`);
  const rows = shortIds.map((shortId) => `${shortId},https://museum.example/`);
  writeFileSync(path, `shortId,target\n${rows.join("\n")}`);
  await scenario.beside(async (environment) => {
    const stores = await openStores(readSettings(environment), null);
    const file = await open(path);
    const imports = createImportService({
      ...settingsFor(stores),
      ...{ clock: scenario.clock, ids: createIds(scenario.clock) },
      plans: createPlans(BUILT_IN_PLANS, "pro"),
      barred: {
        baseUrl: scenario.service.baseUrl,
        isOurHost: () => false,
        gs1On: () => false,
        listedBy: () => null,
      },
      ownDomains: {
        create: () => Promise.reject(new Error("No domain is imported")),
        edit: () => Promise.reject(new Error("No domain is imported")),
      },
      check: () => Promise.resolve(),
      ...ofArchives,
      onMade() {},
      onChores() {},
    });
    const tenant = await stores.tenants.byId(id);
    if (!tenant) throw new Error("The tenant is gone");
    const order = {
      from: "csv",
      domain: null,
      dryRun: false,
      skips: false,
      mediaType: "text/csv",
      retry: null,
    } as const;
    const running = imports.run(tenant, {
      ...order,
      file: { handle: file, length: (await file.stat()).size },
      limits: { bytes: 1, times: 1 },
      by: { author: "main" },
      parts: ARCHIVE_PARTS,
      may: { domains: true, webhook: true, leads: true },
      signal: null,
      onProgress() {},
    });
    await look(running, stores);
    await file.close();
    await stores.close();
  });
}

test("a file that breaks off in the middle leaves nothing, and its short ids are free again", async () => {
  const { id } = await scenario.signUp();
  let staged = 0;
  await importBeside(
    id,
    Array.from({ length: 200 }, (_, at) => `broken-${at}`),
    (stores) => ({
      stores,
      async inSteps(step) {
        while (await step(20)) {
          staged = (await stores.bulk.taken(["broken-0", "broken-199"])).size;
          if (staged > 0) throw new Error("broken off");
        }
      },
    }),
    async (running, stores) => {
      await expect(running).rejects.toThrow("broken off");
      expect(staged).toBe(1);
      expect(await stores.bulk.taken(["broken-0"])).toEqual(new Set());
    },
  );
});

test("a short id that another file gives up while it is looked at is no conflict", async () => {
  const tenant = await scenario.signUp();
  const retired = await tenant.makeCode({ shortId: "freed-gone" });
  await tenant.call("DELETE", `/app/api/codes/${retired.id}`);
  await importBeside(
    tenant.id,
    ["freed-1", "freed-gone"],
    (stores) => {
      let other: number | null = null;
      const bulk: BulkStore = {
        ...stores.bulk,
        async stage(batch, codes) {
          if (other === null) {
            other = (await stores.bulk.open(tenant.id, scenario.clock.now())) ?? -1;
            await stores.bulk.stage(other, [{ ...newCode(tenant), shortId: "freed-1" }]);
          }
          return stores.bulk.stage(batch, codes);
        },
        async holders(addresses) {
          await stores.bulk.discard(other ?? -1, 10);
          return stores.bulk.holders(addresses);
        },
      };
      return {
        stores: { ...stores, bulk },
        async inSteps(step) {
          while (await step(20));
        },
      };
    },
    async (running) => {
      const { answer } = await running;
      expect(answer).toMatchObject({ made: 0, conflicts: [{ shortId: "freed-gone" }] });
    },
  );
});

test("a service that stops while a file comes leaves nothing of it", async () => {
  const tenant = await scenario.signUp();
  const rows = Array.from({ length: 900 }, (_, at) => `half-${at},https://museum.example/${at}`).join("\n");
  const sending = send(tenant, `shortId,target\n${rows}`, "from=csv", "text/csv").catch(() => null);
  await scenario.restart();
  await sending;
  expect(await codesOf(tenant)).toEqual([]);
  expect(await send(tenant, `shortId,target\n${rows}`, "from=csv", "text/csv")).toMatchObject({ made: 900 });
});
