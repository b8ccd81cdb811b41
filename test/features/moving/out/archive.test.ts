import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { parse } from "papaparse";
import type { AuditList } from "../../../../src/features/audit/model.ts";
import type { ArchiveManifest } from "../../../../src/features/moving/out/model.ts";
import { readCall } from "../../../../src/operate/cli/command.ts";
import { leavingCommands } from "../../../../src/operate/cli/leaving.ts";
import { putOnPlan } from "../../bulk/client.ts";
import { pdf } from "../../files/samples.ts";
import { upload } from "../../files/uploads.ts";
import { png } from "../../images/samples.ts";
import { readJson } from "../../../json.ts";
import { makeKey } from "../../keys/make-key.ts";
import { hasProgram } from "../../../programs.ts";
import { expectProblem, startScenario, type TenantClient } from "../../../scenario.ts";

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp("Museum");
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A workspace with one of everything. */
async function fill(owner: TenantClient) {
  const look = await readJson<{ id: string }>(
    await owner.call("POST", "/app/api/styles", { name: "House", style: { foreground: "#123456" } }),
  );
  await owner.call("POST", "/app/api/domains", { host: "qr.museum.example" });
  const image = await readJson<{ id: string }>(
    await scenario.request("/app/api/images", {
      method: "POST",
      headers: { authorization: `Bearer ${owner.apiKey}`, "content-type": "image/png" },
      body: Uint8Array.from(png(64, 64)),
    }),
  );
  const file = await upload(scenario, owner, pdf(), "application/pdf", "?title=Menu");
  const cover = { id: image.id };
  const landing = {
    template: "profile",
    headline: "Ada",
    cover,
    lead: { ask: ["email", "message"], consentText: "Call me" },
  };
  const page = await owner.makeCode({ shortId: "Page", landing, style: { saved: look.id } });
  const rules = [{ name: "phones", when: { device: ["mobile"] }, target: "https://museum.example/app" }];
  const ruled = await owner.makeCode({ shortId: "pAGE", rules, title: 'Grüße, "Ada"', query: "pass" });
  const logo = { id: "simple-icons.spotify" };
  const disabled = await owner.makeCode({ shortId: "off", style: { logo } });
  await owner.call("PATCH", `/app/api/codes/${disabled.id}`, { active: false, title: "Off" });
  const text = { type: "text", fields: { text: "Hello" } };
  const plain = await readJson<{ id: string }>(await owner.call("POST", "/app/api/plain-codes", text));
  const hook = { url: "https://nowhere.example/qr", events: ["qr.lead"], name: "till" };
  expect((await owner.call("POST", "/app/api/webhooks", hook)).status).toBe(200);
  await scenario.scan("pAGE");
  await scenario.scan("pAGE");
  const lead = { consent: true, email: "ada@example.org", message: "Geheim: €" };
  expect((await scenario.post("/api/leads/Page", lead)).status).toBe(200);
  return { page, ruled, disabled, image, file, plain };
}

const made = await fill(tenant);

async function archiveOf(owner: TenantClient, query = ""): Promise<Uint8Array> {
  const answer = await owner.call("GET", `/app/api/archive${query}`);
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The files of a ZIP, as Python reads them, which compares their checksums. */
async function unpack(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-archive-"));
  folders.push(folder);
  await Bun.write(join(folder, "archive.zip"), bytes);
  const script =
    "import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); z.extractall(sys.argv[2]); print(*z.namelist(), sep='\\n')";
  const out = join(folder, "out");
  const child = Bun.spawnSync([
    "python3",
    "-I",
    "-X",
    "utf8",
    "-c",
    script,
    join(folder, "archive.zip"),
    out,
  ]);
  expect(child.stderr.toString()).toBe("");
  const names = child.stdout.toString().trim().split("\n");
  expect(
    readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  ).toHaveLength(names.length);
  return new Map(names.map((name) => [name, readFileSync(join(out, name))]));
}

const lines = (file: Buffer | undefined): Record<string, unknown>[] =>
  (file?.toString() ?? "")
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));

/** A test that unpacks an archive, with a reader of another program. */
const unpackingTest = test.skipIf(!hasProgram("python3"));

unpackingTest("an archive has all of a workspace, and its lines are as its schemas say", async () => {
  const files = await unpack(await archiveOf(tenant));
  const text = (path: string) => files.get(path)?.toString() ?? "";
  const manifest: ArchiveManifest = JSON.parse(text("manifest.json"));
  expect(manifest).toMatchObject({ format: "quietzone-archive", version: 1, baseUrl: scenario.url });
  expect(manifest.workspace).toEqual({ id: tenant.id, name: "Museum", contact: null });
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  for (const { path, schema, description } of manifest.files) {
    expect(text("README.txt")).toContain(path);
    expect(text("README.txt")).toContain(description);
    if (schema === null) continue;
    const validate = ajv.compile(JSON.parse(text(schema)));
    const records = lines(files.get(path));
    expect([path, records.length > 0]).toEqual([path, true]);
    for (const record of records)
      expect([record, validate(record), validate.errors]).toEqual([record, true, null]);
  }

  const codes = await Promise.all(
    [made.page, made.ruled, made.disabled].map(async ({ id }) =>
      readJson<Record<string, unknown>>(await tenant.call("GET", `/app/api/codes/${id}`)),
    ),
  );
  expect(lines(files.get("codes.ndjson"))).toEqual(
    codes.map((code, at) => ({ ...code, revision: at === 2 ? 2 : 1 })),
  );
  const histories = await Promise.all(
    [made.page, made.ruled, made.disabled].map(async ({ id: codeId }) => {
      const answer = await tenant.call("GET", `/app/api/codes/${codeId}/history`);
      const { changes } = await readJson<{ changes: object[] }>(answer);
      return changes.map((change) => ({ codeId, ...change }));
    }),
  );
  expect(histories.flat()).toHaveLength(4);
  expect(lines(files.get("history.ndjson"))).toEqual(histories.flat());
  const log = await readJson<{ events: object[] }>(
    await tenant.call("GET", `/app/api/codes/${made.ruled.id}/scans`),
  );
  expect(lines(files.get("scans.ndjson"))).toEqual(
    log.events.map((event) => ({ codeId: made.ruled.id, ...event })),
  );
  const totals = parse<Record<string, string>>(text("totals.csv"), {
    header: true,
    skipEmptyLines: true,
  }).data;
  expect(totals).toContainEqual({
    ...{ codeId: made.ruled.id, domain: "", shortId: "pAGE", day: "2026-11-21" },
    ...{ scans: "2", uniqueVisitors: "1", repeatScanners: "1", bots: "0", leads: "0" },
    importedScans: "0",
  });
  const { leads } = await readJson<{ leads: object[] }>(await tenant.call("GET", "/app/api/leads"));
  expect(leads).toHaveLength(1);
  expect(lines(files.get("leads.ndjson"))).toEqual(leads.map((lead) => ({ ...lead })));
  for (const { id, shortId } of [made.page, made.ruled, made.disabled]) {
    const symbol = await tenant.call("GET", `/app/api/codes/${id}/qr.svg`);
    expect(text(`symbols/${id}-${shortId}.svg`)).toBe(await symbol.text());
  }
  const ofPlain = `/app/api/plain-codes/${made.plain.id}`;
  expect(lines(files.get("plain-codes.ndjson"))).toEqual([
    await readJson<Record<string, unknown>>(await tenant.call("GET", ofPlain)),
  ]);
  const drawn = await tenant.call("GET", `${ofPlain}/qr.svg`);
  expect(text(`symbols/${made.plain.id}.svg`)).toBe(await drawn.text());
  const picture = await scenario.request(`/i/${made.image.id}`);
  expect(files.get(`files/${made.file.id}.pdf`)).toEqual(pdf());
  expect(files.get(`images/${made.image.id}.webp`)).toEqual(Buffer.from(await picture.arrayBuffer()));
  expect([...files.keys()].filter((path) => path.startsWith("symbols/"))).toHaveLength(4);
});

test.skipIf(!hasProgram("unzip"))(
  "unzip finds nothing wrong, and an archive of the same data has the same bytes",
  async () => {
    const [one, other] = [await archiveOf(tenant), await archiveOf(tenant)];
    expect(Buffer.from(one).equals(other)).toBe(true);
    const file = join(mkdtempSync(join(tmpdir(), "quietzone-archive-")), "archive.zip");
    folders.push(join(file, ".."));
    await Bun.write(file, one);
    expect(Bun.spawnSync(["unzip", "-t", file]).stdout.toString()).toContain("No errors detected");
  },
);

unpackingTest(
  "an archive of some parts has only those, an unknown part is refused, and an empty workspace has an archive",
  async () => {
    const files = await unpack(await archiveOf(tenant, "?parts=history,looks"));
    expect([...files.keys()]).toEqual([
      ...["README.txt", "manifest.json", "schemas/looks.json", "schemas/history.json"],
      ...["looks.ndjson", "history.ndjson", `images/${made.image.id}.webp`],
    ]);
    const manifest: ArchiveManifest = JSON.parse(files.get("manifest.json")?.toString() ?? "");
    expect(manifest.files.map(({ path }) => path)).toEqual([
      "looks.ndjson",
      "history.ndjson",
      "images/{id}.webp",
    ]);
    const refused = await tenant.call("GET", "/app/api/archive?parts=codes,secrets");
    const { errors } = await expectProblem(refused, 400, "invalid_request");
    expect(errors).toMatchObject([{ pointer: "?parts" }]);
    const nothing = await unpack(await archiveOf(await scenario.signUp("Nobody")));
    expect(nothing.get("codes.ndjson")?.toString()).toBe("");
  },
);

unpackingTest("an archive holds nothing of another workspace", async () => {
  const other = await scenario.signUp("Other");
  await other.makeCode({ target: "https://other.example/" });
  const files = await unpack(await archiveOf(other));
  expect(lines(files.get("codes.ndjson"))).toHaveLength(1);
  const foreign = new RegExp([tenant.id, made.page.id, made.ruled.id, made.image.id, "Geheim"].join("|"));
  for (const [path, file] of files)
    expect([path, foreign.test(path + file.toString())]).toEqual([path, false]);
});

unpackingTest(
  "an archive takes a key with all three scopes, domains their own, and a plan without tracked codes keeps none from it",
  async () => {
    const { client } = await makeKey(tenant, { scopes: ["codes:read", "analytics:read"] });
    const refused = await client.call("GET", "/app/api/archive?parts=codes");
    const { detail } = await expectProblem(refused, 403, "scope_missing");
    expect(detail).toContain("leads:read");
    const scopes = ["codes:read", "analytics:read", "leads:read"];
    const { client: reader } = await makeKey(tenant, { name: "reader", scopes });
    const named = await reader.call("GET", "/app/api/archive?parts=codes,domains");
    expect((await expectProblem(named, 403, "scope_missing")).detail).toContain("domains");
    const read = await unpack(await archiveOf(reader));
    expect([read.has("codes.ndjson"), read.has("domains.ndjson")]).toEqual([true, false]);
    const manifest: ArchiveManifest = JSON.parse(read.get("manifest.json")?.toString() ?? "");
    expect([manifest.withheld, manifest.parts.includes("domains")]).toEqual([["domains", "webhooks"], false]);
    expect(read.get("README.txt")?.toString()).toContain("lacks their scope: domains, webhooks.");
    for (const [path, file] of read)
      expect([path, file.includes("qr.museum.example")]).toEqual([path, false]);
    await putOnPlan(scenario, tenant, "static");
    expect((await unpack(await archiveOf(tenant))).has("scans.ndjson")).toBe(true);
  },
);

test("the commands write the same files as the API, tell how far they are, and leave no half of one", async () => {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-archive-"));
  folders.push(folder);
  const file = join(folder, "file");
  const printed: string[] = [];
  const command = (name: string, ...args: string[]) =>
    scenario.beside(async (environment) => {
      const found = leavingCommands.find((one) => one.name === name);
      if (!found) throw new Error("There is no such command");
      const call = readCall(found, [...args, file]);
      if (call === "help") throw new Error("It asks for no help");
      const terminal = { print() {}, complain: (line: string) => void printed.push(line), ask: null };
      return found.run(call, { ...terminal, environment: { ...environment, QZ_BASE_URL: scenario.url } });
    });
  expect(await command("archive", "--tenant", tenant.id)).toBe(0);
  expect(readFileSync(file).equals(await archiveOf(tenant))).toBe(true);
  expect(printed.join("")).toMatch(/codes\.ndjson +3\n.*symbols +4\n$/s);
  await expect(command("archive", "--tenant", tenant.id)).rejects.toThrow("Confirm with --yes");
  const told = await tenant.call("GET", "/app/api/audit?who=operator&action=workspace.exported");
  const workspace = { kind: "workspace", id: tenant.id, name: null };
  expect((await readJson<AuditList>(told)).entries).toMatchObject([
    { action: "workspace.exported", subject: workspace, detail: { format: "zip" } },
  ]);
  expect(await command("redirects", "--tenant", tenant.id, "--format", "caddy", "--yes")).toBe(0);
  const answer = await tenant.call("GET", "/app/api/redirects?format=caddy");
  expect(readFileSync(file, "utf8")).toBe(await answer.text());
  await expect(command("archive", "--tenant", "ten_unknown", "--yes")).rejects.toThrow("no such tenant");
  await expect(command("redirects", "--tenant", tenant.id, "--format", "iis", "--yes")).rejects.toThrow(
    "--format",
  );
  expect(readdirSync(folder)).toEqual(["file"]);
});
