import { expect, test } from "bun:test";
import { join } from "node:path";
import { openStores } from "../../../src/app/storage.ts";
import { readSettings } from "../../../src/kit/settings/read.ts";
import { run } from "../../../src/operate/cli/run.ts";
import type { Analytics } from "../../../src/features/analytics/model.ts";
import { eventually } from "../../e2e/process.ts";
import { readJson } from "../../json.ts";
import { type CodeJson, startScenario, type TenantClient } from "../../scenario.ts";
import { DOMAINS, type DomainJson, ownDomain } from "../domains/client.ts";
import { createTestDns } from "../domains/dns.ts";
import type { FileList } from "../../../src/features/files/model.ts";
import { filled, mp3, ogg, pdf } from "../files/samples.ts";
import { upload as uploadFile } from "../files/uploads.ts";
import { png } from "../images/samples.ts";
import { MANIFEST, zipOf } from "./zip.ts";
import { makeKey } from "../keys/make-key.ts";

/** A whole workspace moves from one service to another, and both APIs are asked for all of it. */

const dns = createTestDns();
const settings = { QZ_SIGNUP_PLAN: "pro" };
const from = await startScenario(
  { ...settings, QZ_SECRET: "the secret of the first service, which is long" },
  { txtLookup: dns.lookup },
);
const to = await startScenario(
  { ...settings, QZ_SECRET: "the secret of the second service, another one" },
  { txtLookup: dns.lookup },
);
const HOST = "go.museum.example";
const PAGE = { template: "action", headline: "Hall 3", cta: { label: "Listen" } };
const target = "https://museum.example/";

async function get<T>(tenant: TenantClient, path: string): Promise<T> {
  const answer = await tenant.call("GET", path);
  expect([path, answer.status]).toEqual([path, 200]);
  return readJson<T>(answer);
}

async function post<T>(tenant: TenantClient, path: string, body: unknown): Promise<T> {
  const answer = await tenant.call("POST", path, body);
  expect([path, answer.status]).toEqual([path, 200]);
  return readJson<T>(answer);
}

async function upload(tenant: TenantClient, width: number): Promise<string> {
  const answer = await from.request("/app/api/images", {
    method: "POST",
    headers: { authorization: `Bearer ${tenant.apiKey}`, "content-type": "image/png" },
    body: Uint8Array.from(png(width, 48)),
  });
  expect(answer.status).toBe(200);
  return (await readJson<{ id: string }>(answer)).id;
}

async function archiveOf(tenant: TenantClient, query = ""): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await tenant.call("GET", `/app/api/archive${query}`);
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

type Answer = Readonly<Record<string, unknown>> & { readonly dropped?: readonly { readonly what: string }[] };

async function take(tenant: TenantClient, archive: Uint8Array<ArrayBuffer>, query = ""): Promise<Answer> {
  const answer = await to.request(`/app/api/import?from=quietzone${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${tenant.apiKey}`, "content-type": "application/zip" },
    body: archive,
  });
  return { status: answer.status, ...(await readJson<Record<string, unknown>>(answer)) };
}

const looks = [
  { name: "Blue", style: { foreground: "#003366" }, isDefault: true },
  { name: "Round", style: { modules: { shape: "rounded" } } },
];

const SOUND = filled(mp3(), 700_000);
const MENU = pdf();

/** Codes of all kinds: 40 on the service's host, 8 on a domain, 10 plain ones. */
async function fill(tenant: TenantClient): Promise<{ hall: CodeJson }> {
  const saved: string[] = [];
  for (const look of looks) saved.push((await post<{ id: string }>(tenant, "/app/api/styles", look)).id);
  const [first, second] = [await upload(tenant, 64), await upload(tenant, 80)];
  const { id: sound } = await uploadFile(from, tenant, SOUND, "audio/mpeg", "?title=Saal%203");
  const { id: former } = await uploadFile(from, tenant, MENU, "application/pdf");
  await uploadFile(from, tenant, ogg(), "audio/ogg", "?title=Named%20by%20no%20page");
  const kinds: readonly Readonly<Record<string, unknown>>[] = [
    {
      landing: { ...PAGE, cover: { id: first }, file: { id: sound, label: "Hear it" } },
      style: { saved: saved[0] },
    },
    {
      landing: {
        ...PAGE,
        template: "lead",
        lead: { ask: ["email", "message"], consentText: "You may call." },
      },
    },
    { rules: [{ name: "de", when: { language: ["de"] }, target: `${target}de` }], query: "pass" },
    { rules: [{ name: "ab", when: {}, split: ["a", "b"].map((name) => ({ name, target, weight: 1 })) }] },
    { utm: { source: "poster", medium: "print" }, fallback: `${target}sorry` },
    { style: { saved: saved[1] }, group: "audio guide" },
    { style: { foreground: "#660033", eyeFrame: { shape: "circle" } }, title: "Styled" },
    { type: "wifi", fields: { ssid: "Museum", password: "tulips in spring", security: "WPA2" } },
    { landing: { ...PAGE, template: "links", links: [{ label: "Map", url: target }] }, group: "audio guide" },
    { title: "Ein Titel mit ü, 日本 und 🙂", tags: ["ü, 日本", "🙂"], notes: "Hinter\nder Tür" },
  ];
  const make = async (input: object) => {
    const answer = await tenant.call("POST", "/app/api/codes", { target, ...input });
    expect([answer.status, answer.ok ? null : await answer.text()]).toEqual([200, null]);
  };
  for (let at = 0; at < 40; at++)
    await make({ shortId: `code-${at}`, externalId: `shop-${at}`, ...kinds[at % kinds.length] });
  await ownDomain(tenant, dns, HOST, { home: target, notFound: `${target}lost` });
  for (let at = 0; at < 8; at++)
    await make({ shortId: `a~${at}`, domain: HOST, group: "posters", ...kinds[at] });
  for (let at = 0; at < 10; at++)
    // The last two say the same.
    await post(tenant, "/app/api/plain-codes", {
      ...{ type: "text", fields: { text: `Hall ${Math.min(at, 8)}` }, title: `Sign ${Math.min(at, 8)}` },
      ...(at % 2 === 0 && { style: { foreground: "#123456" }, group: "signs", printed: true }),
    });
  const { codes } = await get<{ codes: CodeJson[] }>(tenant, "/app/api/codes?limit=100");
  const idOf = new Map(codes.map(({ shortId, id }) => [shortId, id]));
  from.clock.advance(3_600_000);
  const hall = idOf.get("code-0") ?? "";
  for (const change of [
    { landing: { ...PAGE, cover: { id: second }, file: { id: former, open: "direct" } } },
    { title: "Hall three", style: { saved: saved[1] } },
    { active: false },
    { active: true, landing: null },
  ])
    expect((await tenant.call("PATCH", `/app/api/codes/${hall}`, change)).status).toBe(200);
  await tenant.call("PATCH", `/app/api/codes/${idOf.get("code-5")}`, { active: false });
  for (const shortId of ["code-1", "code-1", "code-11", "code-2"]) {
    from.clock.advance(86_400_000 / 2);
    await from.scan(shortId);
    const lead = { consent: true, email: `${shortId}@reader.example`, message: `At ${from.clock.now()}` };
    expect((await from.post(`/api/leads/${shortId}`, lead)).status).toBe(200);
  }
  const { leads } = await get<{ leads: { id: string }[] }>(tenant, "/app/api/leads");
  await tenant.call("PATCH", `/app/api/leads/${leads[0]?.id}`, { handled: true });
  for (const [name, events] of [
    ["Till", ["qr.scan"]],
    ["Newsletter", ["qr.lead", "qr.alert"]],
  ])
    await post(tenant, "/app/api/webhooks", { url: `https://hooks.example/${name}`, events, name });
  const found = codes.find(({ shortId }) => shortId === "code-0");
  if (!found) throw new Error("code-0 was not listed");
  return { hall: found };
}

/** All that the API shows of a workspace, in words that do not depend on the service. */
async function shown(tenant: TenantClient) {
  const { styles } = await get<{ styles: { id: string; name: string }[] }>(tenant, "/app/api/styles");
  const nameOf = new Map(styles.map(({ id, name }) => [id, name]));
  const { codes } = await get<{ codes: CodeJson[] }>(tenant, "/app/api/codes?limit=100");
  const { plainCodes } = await get<{ plainCodes: object[] }>(tenant, "/app/api/plain-codes?limit=100");
  const { leads } = await get<{ leads: object[] }>(tenant, "/app/api/leads?limit=100");
  const { webhooks } = await get<{ webhooks: object[] }>(tenant, "/app/api/webhooks");
  const { domains } = await get<{ domains: DomainJson[] }>(tenant, DOMAINS);
  const OWN = new Set([
    ...["id", "shortUrl", "pageUrl", "previewUrl", "scans", "bots", "importedScans", "health", "dns"],
    ...["verifiedAt", "checkedAt", "by", "byKey", "who", "imported", "url", "awaits", "secret"],
  ]);
  const neutral = (value: unknown, name = ""): unknown => {
    if (name === "saved") return nameOf.get(String(value)) ?? value;
    if (Array.isArray(value)) return value.map((one) => neutral(one));
    if (typeof value !== "object" || value === null) return value;
    if (name === "cover") return "a picture";
    if (name === "file") return { ...value, id: "a file" };
    return Object.fromEntries(
      Object.entries(value)
        .filter(([member]) => !OWN.has(member) || (member === "url" && name === "links"))
        .map(([member, one]) => [member, neutral(one, member)]),
    );
  };
  const histories = await Promise.all(
    codes.map(({ id }) => get<{ changes: object[] }>(tenant, `/app/api/codes/${id}/history`)),
  );
  const bare = (list: readonly object[]) =>
    list.map((one) => neutral({ ...one, updatedAt: "", createdAt: "" }));
  return {
    codes: new Map(codes.map((code) => [code.shortId, neutral(code)])),
    histories: new Map(codes.map(({ shortId }, at) => [shortId, neutral(histories[at]?.changes)])),
    plainCodes: plainCodes.map((code) => neutral({ ...code, updatedAt: "" })),
    leads: neutral(leads),
    styles: bare(styles),
    webhooks: bare(webhooks),
    domains: bare(domains),
  };
}

const leaving = await from.signUp();
await fill(leaving);
const archive = await archiveOf(leaving);

test("58 of 58 codes move to another service, with all that belongs to them", async () => {
  const arriving = await to.signUp();
  to.clock.advance(10 * 86_400_000);
  const counted = { found: 48, made: 40, waiting: 8, conflicts: [], dropped: [], plainCodes: 10 };
  expect(await take(arriving, archive, "&dryRun=true")).toMatchObject({ ...counted, dropped: [] });
  expect((await shown(arriving)).codes.size).toBe(0);
  const answer = await take(arriving, archive);
  expect(answer).toMatchObject({ status: 200, ...counted, looks: 2, leads: 4, webhooks: 2 });
  expect(await take(arriving, archive)).toMatchObject({ made: 0, unchanged: 48, dropped: [] });
  const { domains } = await get<{ domains: DomainJson[] }>(arriving, DOMAINS);
  expect(domains).toMatchObject([{ host: HOST, state: "pending", codes: 0, waiting: 8 }]);
  dns.set(HOST, domains[0]?.dns.value ?? "");
  await post(arriving, `${DOMAINS}/${domains[0]?.id}/verify`, {});
  await eventually("the codes of the domain have started", async () => {
    const [domain] = (await get<{ domains: DomainJson[] }>(arriving, DOMAINS)).domains;
    return (domain?.["codes"] === 8 && domain["waiting"] === 0) || null;
  });
  const [there, here] = [await shown(leaving), await shown(arriving)];
  expect(here.plainCodes).toEqual(there.plainCodes);
  expect([here.codes.size + here.plainCodes.length, here.codes]).toEqual([58, there.codes]);
  expect(here.histories).toEqual(there.histories);
  expect(here.leads).toEqual(there.leads);
  expect(here.styles).toEqual(there.styles);
  expect(here.webhooks).toEqual(there.webhooks);
  expect(here.domains).toEqual(there.domains);
  // Each file that a page names or named has come once with the codes of the service's host, and once with
  // those of the domain that waited.
  const { files } = await get<FileList>(arriving, "/app/api/files");
  expect(files.map(({ title, bytes }) => `${title} ${bytes}`).toSorted()).toEqual([
    `Saal 3 ${SOUND.length}`,
    `Saal 3 ${SOUND.length}`,
    `null ${MENU.length}`,
  ]);
  for (const { id, type, named } of files) {
    const file = await (await to.request(`/f/${id}`)).bytes();
    expect([named, (type === "application/pdf" ? MENU : SOUND).equals(file)]).toEqual([true, true]);
  }
  const { codes } = await get<{ codes: CodeJson[] }>(arriving, "/app/api/codes?q=code-1&limit=100");
  const scanned = codes.find(({ shortId }) => shortId === "code-1");
  expect(scanned).toMatchObject({ scans: 0, importedScans: 2 });
  const period = "from=2026-11-20&to=2026-12-10";
  const counts = await get<Analytics>(arriving, `/app/api/codes/${scanned?.id}/analytics?${period}`);
  expect(counts.importedScans).toEqual({
    total: 2,
    timeline: [{ at: "2026-11-22T00:00:00.000Z", scans: 2 }],
  });
  expect(counts.totals).toMatchObject({ scans: 0, uniqueVisitors: 0, leads: 2 });
  expect(await to.service.audit()).toEqual([]);
  expect(await take(arriving, archive)).toMatchObject({ made: 0, unchanged: 48, dropped: [] });
  expect(await shown(arriving)).toEqual(here);
});

test("an archive with leads takes leads:write, and its other parts come without", async () => {
  const arriving = await to.signUp();
  const { client } = await makeKey(arriving, { scopes: ["codes:write", "account"] });
  const refused = await take(client, archive);
  expect(refused).toMatchObject({ status: 403, code: "scope_missing" });
  expect(refused["detail"]).toContain("?parts=domains,looks,webhooks,codes,history,scans");
  expect((await shown(arriving)).styles).toEqual([]);
  const parts = "&parts=looks,webhooks&onConflict=skip";
  const told = [1, 2].map((row) => ({ row, what: "a webhook: the key lacks the scope `webhook`" }));
  expect(await take(client, archive, parts)).toMatchObject({
    status: 200,
    found: 0,
    looks: 2,
    dropped: told,
  });
  const all = await shown(arriving);
  expect([all.styles.length, all.codes.size, all.leads, all.webhooks]).toEqual([2, 0, [], []]);
  expect(await take(client, archive, "&parts=all")).toMatchObject({ status: 400, code: "invalid_request" });
});

test("what is refused for a conflict leaves no look, no lead and no webhook", async () => {
  const arriving = await to.signUp();
  // The short ids are those of the workspace of the first test.
  expect(await take(arriving, archive)).toMatchObject({ status: 409, code: "import_conflicts", made: 0 });
  const all = await shown(arriving);
  expect([all.styles, all.leads, all.webhooks, all.domains, all.plainCodes]).toEqual([[], [], [], [], []]);
  expect(await to.service.audit()).toEqual([]);
});

test("a webhook of an archive sends nothing before it has a secret", async () => {
  const arriving = await to.signUp();
  const only = "&parts=webhooks";
  expect(await take(arriving, archive, only)).toMatchObject({ status: 200, webhooks: 2 });
  expect(await take(arriving, archive, only)).not.toHaveProperty("webhooks");
  type Hook = Readonly<Record<"id" | "name" | "url" | "gone" | "awaits" | "secret", unknown>>;
  const { webhooks } = await get<{ webhooks: Hook[] }>(arriving, "/app/api/webhooks");
  const till = webhooks.find(({ name }) => name === "Till");
  const address = "https://hooks.example/Till";
  expect(till).toMatchObject({ url: null, gone: null, awaits: { url: address } });
  const path = `/app/api/webhooks/${till?.id}`;
  const named = await readJson<Hook>(await arriving.call("PATCH", path, { name: "Shop" }));
  expect(named).toMatchObject({ name: "Shop", url: null, awaits: { url: address } });
  expect(named.secret).toBeUndefined();
  const made = await readJson<Hook>(await arriving.call("PATCH", path, { rotate: true }));
  expect(made).toMatchObject({ url: address, awaits: null, secret: expect.stringMatching(/^whsec_/) });
  expect((await arriving.call("DELETE", path)).status).toBe(204);
});

test("a hostile archive gets told what of it is nothing, and the rest arrives", async () => {
  const [owner, forger] = [await to.signUp(), await to.signUp()];
  const landing = { ...PAGE, template: "lead", lead: { ask: ["email"], consentText: "You may." } };
  const theirs = await owner.makeCode({ landing });
  const picture = "img_00000000000000000000000000";
  const at = "2026-11-01T00:00:00Z";
  const lead = { at, device: "mobile", code: { id: "code_1" }, email: "a@reader.example", handled: 7 };
  const lines = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).join("\n");
  const files = {
    "manifest.json": MANIFEST,
    "looks.ndjson": lines([
      { id: "look_1", name: "x".repeat(5_000), style: {} },
      { id: "look_2", name: "Faint", style: { foreground: "#ffffff", background: "#fffffe" } },
      { id: "look_3", name: "Good", style: {} },
    ]),
    "codes.ndjson": lines([
      {
        ...{ id: "code_1", shortId: "hostile-1", target, style: { saved: "look_2" } },
        landing: { ...PAGE, cover: { id: picture } },
      },
      { id: "code_2", shortId: "hostile-2", target, landing: { ...PAGE, cover: { id: "../../etc/passwd" } } },
    ]),
    "history.ndjson": lines([{ codeId: theirs.id, revision: 1, at, by: null, before: null }]),
    [`images/${picture}.webp`]: "not a picture",
    "totals.csv": `codeId,day,scans,importedScans\ncode_1,2026-11-01,3,2\ncode_1,2026-11-01,1,\ncode_1,2999-01-01,5,0\n${theirs.id},2026-11-01,9,9\ncode_1,never,1,1\ncode_1,2026-11-02,-5,0\n`,
    "leads.ndjson": lines([
      lead,
      { ...lead, code: { id: theirs.id } },
      { ...lead, at: "2999-01-01T00:00:00Z" },
      { ...lead, message: "x".repeat(5_001) },
      { ...lead, email: null },
      { ...lead, unreadable: true, email: null },
      { ...lead, device: "toaster", country: "Germany" },
    ]),
    "webhooks.ndjson": lines([
      { url: "file:///etc/passwd", events: ["qr.scan"], name: "" },
      { url: "https://hooks.example/", events: ["qr.never"], name: "" },
    ]),
  };
  const climbing = zipOf({ ...files, "../../images/evil.webp": "evil" });
  expect(await take(forger, Uint8Array.from(climbing))).toMatchObject({
    status: 400,
    code: "archive_invalid",
  });
  const forged = zipOf(files);
  const answer = await take(forger, Uint8Array.from(forged));
  expect(answer).toMatchObject({ status: 200, found: 2, made: 2, looks: 1, leads: 2 });
  expect(answer).not.toHaveProperty("webhooks");
  const told = (answer.dropped ?? []).map(({ what }) => what).join("\n");
  for (const what of [
    "a saved look that is not as the API gives it",
    "a saved look: ",
    "landing.cover: ",
    "a lead that is not as the API gives it",
    "a lead, which the other service could not read",
    "a webhook: ",
    "a webhook without an address",
  ])
    expect([what, told.includes(what)]).toEqual([what, true]);
  const { leads } = await get<{ leads: object[] }>(forger, "/app/api/leads");
  expect(leads).toMatchObject([
    { at: "2026-11-01T00:00:00.000Z", country: null, handled: false },
    { at: "2026-11-01T00:00:00.000Z", country: null, handled: false },
  ]);
  expect((await get<{ leads: object[] }>(owner, "/app/api/leads")).leads).toEqual([]);
  const { codes } = await get<{ codes: CodeJson[] }>(forger, "/app/api/codes?q=hostile-1");
  const path = `/app/api/codes/${codes[0]?.id}/analytics?from=2026-10-01&to=2026-12-31`;
  expect((await get<Analytics>(forger, path)).importedScans).toMatchObject({ total: 6 });
  expect(await to.service.audit()).toEqual([]);
});

test("the command takes a whole archive beside the service, and some parts of it", async () => {
  const third = await startScenario(settings);
  const arriving = await third.signUp();
  const path = join(third.dataDir, "archive.zip");
  await Bun.write(path, archive);
  const shell = (...more: string[]) =>
    third.beside(async (environment) => {
      const said: string[] = [];
      const terminal = {
        environment,
        print: (text: string) => void said.push(text),
        ask: null,
        complain() {},
      };
      const call = ["import", "--tenant", arriving.id, "--from", "quietzone", ...more, path];
      return [await run(call, terminal), said.join("")];
    });
  expect(await shell("--parts", "looks")).toEqual([0, expect.stringMatching(/saved looks: +2\n/)]);
  expect((await shell("--parts", "everything"))[0]).toBe(2);
  const [done, said] = await shell();
  expect([done, said]).toEqual([0, expect.stringMatching(/made: +40\n(?:.*\n)*leads: +4\n/)]);
  expect(said).toMatch(/waiting for their domain: +8\n/);
  const [there, here] = [await shown(leaving), await shown(arriving)];
  expect(here.leads).toEqual(there.leads);
  expect(here.plainCodes).toEqual(there.plainCodes);
  for (const [shortId, code] of here.codes) expect(code).toEqual(there.codes.get(shortId));
  expect(await third.service.audit()).toEqual([]);

  // The process ends between the verification and the start of the codes.
  await third.beside(async (environment) => {
    const stores = await openStores(readSettings(environment), null);
    const found = await stores.domains.ofHost(arriving.id, HOST);
    const check = {
      checkedAt: third.clock.now(),
      warning: null,
      dueAt: third.clock.now() + 86_400_000,
      isMissing: false,
    };
    await stores.domains.verify(arriving.id, found?.id ?? "", check);
    await stores.close();
  });
  await third.restart();
  await eventually("the codes that waited are there", async () =>
    (await shown(arriving)).codes.size === 48 ? true : null,
  );
  expect((await shown(arriving)).codes).toEqual(there.codes);
  expect(await third.service.audit()).toEqual([]);
});
