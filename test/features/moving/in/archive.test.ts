import { expect, test } from "bun:test";
import { mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ARCHIVE_PARTS } from "../../../../src/features/moving/constants.ts";
import { openArchive } from "../../../../src/features/moving/in/archive.ts";
import { putOnPlan } from "../../bulk/client.ts";
import { ownDomain } from "../../domains/client.ts";
import { createTestDns } from "../../domains/dns.ts";
import { png } from "../../images/samples.ts";
import { eventually } from "../../../e2e/process.ts";
import { readJson } from "../../../json.ts";
import { MANIFEST, zipOf } from "../zip.ts";
import { makeKey } from "../../keys/make-key.ts";
import { type CodeJson, startScenario, type TenantClient } from "../../../scenario.ts";

/** An archive of one service comes back in another. */

const dns = createTestDns();
const from = await startScenario({ QZ_SIGNUP_PLAN: "pro" }, { txtLookup: dns.lookup });
const to = await startScenario({ QZ_SIGNUP_PLAN: "pro" }, { txtLookup: dns.lookup });
const HOST = "go.museum.example";

async function codesOf(tenant: TenantClient) {
  const { codes } = await readJson<{ codes: CodeJson[] }>(await tenant.call("GET", "/app/api/codes"));
  return new Map(codes.map((code) => [code.shortId, code]));
}

async function take(tenant: TenantClient, archive: Uint8Array<ArrayBuffer>, query = "", service = to) {
  const headers = { authorization: `Bearer ${tenant.apiKey}`, "content-type": "application/zip" };
  const path = `/app/api/import?from=quietzone${query}`;
  const answer = await service.request(path, { method: "POST", headers, body: archive });
  return { status: answer.status, ...(await readJson<Record<string, unknown>>(answer)) };
}

const changesOf = async (tenant: TenantClient, id: unknown) =>
  (await readJson<{ changes: { by: unknown }[] }>(await tenant.call("GET", `/app/api/codes/${id}/history`)))
    .changes;

test("codes, their histories and domains come back from an archive, in another service", async () => {
  const leaving = await from.signUp();
  const home = "https://museum.example/";
  await ownDomain(leaving, dns, HOST, { home, gs1: true });
  const look = await readJson<{ id: string }>(
    await leaving.call("POST", "/app/api/styles", { name: "Blue", style: { foreground: "#003366" } }),
  );
  const rules = [{ name: "de", when: { language: ["de"] }, target: "https://museum.example/de" }];
  const page = { landing: { template: "action", headline: "Hall 3", cta: { label: "Listen" } } };
  const hall = await leaving.makeCode({
    shortId: "hall-3",
    title: "Hall 3",
    group: "audio",
    rules,
    query: "pass",
    ...page,
  });
  await leaving.makeCode({ shortId: "styled", style: { saved: look.id }, utm: { source: "poster" } });
  await leaving.makeCode({ shortId: "a~b", domain: HOST });
  from.clock.advance(60_000);
  for (const change of [
    { title: "Hall three" },
    { active: false },
    { target: "https://museum.example/3", title: "Hall 3" },
  ])
    await leaving.call("PATCH", `/app/api/codes/${hall.id}`, change);
  await from.scan("styled");
  const archive = new Uint8Array(await (await leaving.call("GET", "/app/api/archive")).arrayBuffer());

  const arriving = await to.signUp();
  to.clock.advance(3_600_000);
  const first = { status: 200, found: 3, made: 2, unchanged: 0, conflicts: [], dropped: [] };
  const withLook = Object.assign({ looks: 1, waiting: 1 }, first);
  expect(await take(arriving, archive, "&dryRun=true")).toEqual(withLook);
  expect((await codesOf(arriving)).size).toBe(0);
  expect(await take(arriving, archive)).toEqual(withLook);
  const there = await codesOf(leaving);
  const here = await codesOf(arriving);
  for (const name of [
    "type",
    "target",
    "title",
    "group",
    "landing",
    "rules",
    "query",
    "active",
    "createdAt",
    "updatedAt",
  ])
    expect([name, here.get("hall-3")?.[name]]).toEqual([name, there.get("hall-3")?.[name]]);
  expect(here.get("styled")).toMatchObject({
    style: { saved: expect.stringMatching(/^look_/) },
    utm: { source: "poster" },
    scans: 0,
    importedScans: 1,
  });
  expect(await changesOf(arriving, here.get("hall-3")?.id)).toEqual(
    (await changesOf(leaving, hall.id)).map((change) => ({
      ...change,
      ...{ byKey: null, imported: true, who: { kind: "system", id: null, name: change.by } },
    })),
  );
  const restored = await arriving.call("POST", `/app/api/codes/${here.get("hall-3")?.id}/restore`, {
    revision: 1,
  });
  expect(await readJson<CodeJson>(restored)).toMatchObject({ target: hall.target, title: "Hall 3" });

  const { domains } = await readJson<{ domains: { id: string; host: string; dns: { value: string } }[] }>(
    await arriving.call("GET", "/app/api/domains"),
  );
  expect(domains).toMatchObject([
    { host: HOST, state: "pending", home, notFound: null, gs1: true, waiting: 1 },
  ]);
  dns.set(HOST, domains[0]?.dns.value ?? "");
  await arriving.call("POST", `/app/api/domains/${domains[0]?.id}/verify`);
  await eventually("the code that waited is made", async () => (await codesOf(arriving)).has("a~b") || null);
  expect((await codesOf(arriving)).get("a~b")).toMatchObject({ domain: HOST, importedScans: 0 });
  expect(await take(arriving, archive)).toMatchObject({ made: 0, unchanged: 3 });
  const second = await to.signUp();
  expect(await take(second, archive)).toMatchObject({ status: 409, code: "import_conflicts", made: 0 });
  expect(await take(second, archive.slice(0, archive.length - 10))).toMatchObject({
    code: "archive_invalid",
  });
});

test("an archive from before webhooks and imported days were in it is still read", async () => {
  const later = await startScenario({ QZ_SIGNUP_PLAN: "pro" });
  // It was made some days after the present of the tests.
  later.clock.advance(10 * 86_400_000);
  const tenant = await later.signUp();
  const before = await Bun.file(join(import.meta.dir, "real/quietzone-0.1.0.zip")).bytes();
  expect(await take(tenant, before, "", later)).toEqual({
    ...{ status: 200, found: 2, made: 2, unchanged: 0, plainCodes: 1, looks: 1, leads: 1 },
    ...{ conflicts: [], dropped: [] },
  });
  const page = (await codesOf(tenant)).get("old-page");
  expect(page).toMatchObject({
    ...{ title: "The page", importedScans: 2, style: { saved: expect.stringMatching(/^look_/) } },
    landing: { cover: { id: expect.stringMatching(/^img_/) } },
  });
  expect(await changesOf(tenant, page?.id)).toHaveLength(2);
});

test("all that an archive says wrong is told, and a picture that its history names stays in its workspace", async () => {
  const [owner, forger] = [await to.signUp(), await to.signUp()];
  const headers = { authorization: `Bearer ${owner.apiKey}`, "content-type": "image/png" };
  const body = Uint8Array.from(png(64, 64));
  const image = await readJson<{ id: string }>(
    await to.request("/app/api/images", { method: "POST", headers, body }),
  );
  const landing = {
    template: "action",
    headline: "Hall 3",
    cta: { label: "Listen" },
    cover: { id: image.id },
  };
  await owner.makeCode({ landing });
  const wrong = { type: 1, style: "red", landing: 7, fallback: 5, rules: "all", query: "maybe", utm: 3 };
  const code = { id: "code_1", shortId: "forged", target: "https://museum.example/", revision: 2, ...wrong };
  const change = { codeId: "code_1", revision: 2, at: "2026-01-01T00:00:00Z", by: null, before: { landing } };
  const forged = zipOf({
    "manifest.json": JSON.stringify({ format: "quietzone-archive", version: 1 }),
    "codes.ndjson": JSON.stringify(code),
    "history.ndjson": [change, { ...change, revision: 1, before: null }]
      .map((one) => JSON.stringify(one))
      .join("\n"),
  });
  expect(await take(forger, Uint8Array.from(forged))).toMatchObject({
    made: 1,
    dropped: [...Object.keys(wrong), "of its history: landing.cover: the archive has no such picture"].map(
      (what) => ({ row: 1, what }),
    ),
  });
  const hasPicture = async (tenant: TenantClient) =>
    Buffer.from(await (await tenant.call("GET", "/app/api/archive")).arrayBuffer()).includes(image.id);
  expect([await hasPicture(owner), await hasPicture(forger)]).toEqual([true, false]);
});

test("an archive of a workspace without codes brings its domains", async () => {
  const tenant = await to.signUp();
  const bare = zipOf({
    "manifest.json": JSON.stringify({ format: "quietzone-archive", version: 1 }),
    "domains.ndjson": `${JSON.stringify({ host: "no-codes.example", home: "not an address" })}\n`,
  });
  expect(await take(tenant, Uint8Array.from(bare))).toMatchObject({
    ...{ status: 200, found: 0, made: 0 },
    dropped: [{ row: 1, what: expect.stringMatching(/^the settings of a domain: home has to be/) }],
  });
  const listed = await tenant.call("GET", "/app/api/domains");
  expect(await readJson<object>(listed)).toMatchObject({
    domains: [{ host: "no-codes.example", state: "pending" }],
  });
});

test("a key without the scope `domains` adds no domain of an archive, and is told of each", async () => {
  const tenant = await to.signUp();
  const { client } = await makeKey(tenant, { scopes: ["codes:write", "account"] });
  const withDomains = zipOf({
    "manifest.json": JSON.stringify({ format: "quietzone-archive", version: 1 }),
    "domains.ndjson": ["one.example", "two.example"]
      .map((host) => JSON.stringify({ host, home: "https://phish.example/" }))
      .join("\n"),
  });
  const what = "a domain: the key lacks the scope `domains`";
  const told = { status: 200, dropped: [1, 2].map((row) => ({ row, what })) };
  expect(await take(client, Uint8Array.from(withDomains), "&dryRun=true")).toMatchObject(told);
  expect(await take(client, Uint8Array.from(withDomains))).toMatchObject(told);
  const listed = await tenant.call("GET", "/app/api/domains");
  expect(await readJson<object>(listed)).toMatchObject({ domains: [] });
});

test("an archive may not unpack to more than it may hold, and has to be of a known version", async () => {
  const folder = await mkdtemp(join(tmpdir(), "quietzone-archive-"));
  async function opened(files: Readonly<Record<string, string>>, limits = { bytes: 1e9, times: 100 }) {
    const path = join(folder, "archive.zip");
    const bytes = zipOf(files);
    await writeFile(path, bytes);
    const handle = await open(path);
    try {
      const archive = await openArchive({ handle, length: bytes.length }, limits, ARCHIVE_PARTS);
      let length = 0;
      for await (const piece of archive.read("codes.ndjson")) length += piece.length;
      return length;
    } finally {
      await handle.close();
    }
  }
  const manifest = (version: number) => JSON.stringify({ format: "quietzone-archive", version });
  const codes = '{"shortId":"hall-3"}\n'.repeat(50_000);
  const good = { "manifest.json": manifest(1), "codes.ndjson": codes, "other.txt": codes };
  expect(await opened(good, { bytes: 1e9, times: 1e4 })).toBe(codes.length);
  const inFolder = Object.fromEntries(
    Object.entries(good).map(([name, text]) => [`my archive/${name}`, text]),
  );
  const repacked = { "__MACOSX/my archive/._manifest.json": "", ...inFolder, "other/codes.ndjson": "{}" };
  expect(await opened(repacked, { bytes: 1e9, times: 1e4 })).toBe(codes.length);
  await expect(opened(good, { bytes: 1e9, times: 10 })).rejects.toMatchObject({
    code: "archive_invalid",
    errors: [{ reason: "archive_too_large" }],
  });
  await expect(opened(good, { bytes: 1e6, times: 1e4 })).rejects.toMatchObject({ code: "archive_invalid" });
  await expect(opened({ ...good, "manifest.json": manifest(2) })).rejects.toMatchObject({
    errors: [{ reason: "archive_version" }],
  });
  await expect(opened({ "codes.ndjson": codes })).rejects.toMatchObject({
    errors: [{ reason: "archive_unreadable" }],
  });
  await rm(folder, { recursive: true });
});

/** An archive with plain codes that say so. */
const plainArchive = (texts: readonly string[], more: Readonly<Record<string, string>> = {}) =>
  Uint8Array.from(
    zipOf({
      "manifest.json": MANIFEST,
      ...more,
      "plain-codes.ndjson": texts
        .map((text) => JSON.stringify({ type: "text", fields: { text }, title: text.slice(0, 1) }))
        .join("\n"),
    }),
  );

async function plainOf(tenant: TenantClient) {
  const { plainCodes } = await readJson<{ plainCodes: { payload: string }[] }>(
    await tenant.call("GET", "/app/api/plain-codes?sort=oldest&limit=1000"),
  );
  return plainCodes.map(({ payload }) => payload);
}

test("plain codes arrive, alike ones too, and the same archive again makes none", async () => {
  const tenant = await to.signUp();
  const archive = plainArchive(["one", "two", "one", "ONE", "two"]);
  const wanted = { status: 200, plainCodes: 5, dropped: [] };
  expect(await take(tenant, archive, "&dryRun=true")).toMatchObject(wanted);
  expect(await plainOf(tenant)).toEqual([]);
  expect(await take(tenant, archive)).toMatchObject(wanted);
  expect(await plainOf(tenant)).toEqual(["one", "two", "one", "ONE", "two"]);
  expect(await take(tenant, archive)).not.toHaveProperty("plainCodes");
  expect(await to.service.audit()).toEqual([]);
});

test("plain codes beyond the plan refuse an archive as a whole, in its dry run too", async () => {
  const tenant = await to.signUp();
  await putOnPlan(to, tenant, "free");
  const texts = Array.from({ length: 101 }, (_, at) => `Hall ${at}`);
  const code = {
    "codes.ndjson": JSON.stringify({ id: "code_1", shortId: "over", target: "https://a.example/" }),
  };
  const wanted = { status: 402, code: "plan_limit", errors: [{ reason: "plan_plain_codes_of_archive" }] };
  for (const query of ["", "&dryRun=true", "&onConflict=skip"])
    expect(await take(tenant, plainArchive(texts, code), query)).toMatchObject(wanted);
  expect([await plainOf(tenant), (await codesOf(tenant)).size]).toEqual([[], 0]);
  const fitting = await take(tenant, plainArchive(texts.slice(1), code));
  expect(fitting).toMatchObject({ status: 200, made: 1, plainCodes: 100 });
  expect((await plainOf(tenant)).length).toBe(100);
  expect(await to.service.audit()).toEqual([]);
});

test("an archive that is refused after its plain codes were read leaves none of them", async () => {
  const tenant = await to.signUp();
  const many = Array.from({ length: 30 }, (_, at) => `Room ${at}`);
  const broken = plainArchive(many, { "domains.ndjson": "[".repeat(2_000) });
  const answer = await take(tenant, broken);
  expect(answer.status).not.toBe(200);
  expect(await plainOf(tenant)).toEqual([]);
  await to.service.housekeep();
  expect(await to.service.audit()).toEqual([]);
});
