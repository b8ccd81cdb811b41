import { expect, test } from "bun:test";
import type { AuditList } from "../../../src/features/audit/model.ts";
import type { LogPage } from "../../../src/features/operators/model.ts";
import type { ArchiveManifest } from "../../../src/features/moving/out/model.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { unzip } from "../bulk/client.ts";
import { enterAsOperator, operatorKey } from "./operator.ts";

/** An operator takes files of a workspace, and nothing of leads and of people who scan. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const key = await operatorKey(scenario, "mover");
const museum = await scenario.signUp("Museum am Fluss");
const lead = { ask: ["email"], consentText: "Call me" };
const code = await museum.makeCode({
  shortId: "Page",
  target: "https://museum.example/hall-3",
  landing: { template: "profile", headline: "Ada", lead },
});
await scenario.scan("Page");
expect((await scenario.post("/api/leads/Page", { consent: true, email: "eva@leads.example" })).status).toBe(
  200,
);
const path = `/operator/api/workspaces/${museum.id}`;

const entries = async () => (await key.get<LogPage>("/operator/api/log")).entries;

async function archive(query: string) {
  const answer = await key.call("GET", `${path}/archive${query}`);
  expect([answer.status, answer.headers.get("content-disposition")]).toEqual([
    200,
    'attachment; filename="archive.zip"',
  ]);
  expect(answer.headers.get("cache-control")).toBe("no-store, no-transform");
  const { files } = unzip(new Uint8Array(await answer.arrayBuffer()));
  const manifest: ArchiveManifest = JSON.parse(files.get("manifest.json") ?? "{}");
  return { files, manifest };
}

test("an archive has a workspace's codes and their history, and neither leads nor scans", async () => {
  const { files, manifest } = await archive("");
  expect(manifest).toMatchObject({
    parts: ["domains", "looks", "webhooks", "codes", "history", "symbols"],
    withheld: ["scans", "leads"],
    workspace: { id: museum.id },
  });
  expect(files.get("codes.ndjson")).toContain(code.id);
  for (const name of ["leads.ndjson", "scans.ndjson", "totals.csv"]) expect(files.has(name)).toBe(false);
  for (const [name, text] of files) expect([name, text.includes("eva@leads.example")]).toEqual([name, false]);
  const some = await archive("?parts=codes");
  expect(some.manifest).toMatchObject({ parts: ["codes"], withheld: [] });
  for (const parts of ["leads", "codes,scans", "none", ""])
    await expectProblem(await key.call("GET", `${path}/archive?parts=${parts}`), 400, "invalid_request");
});

test("whoever takes one is in the log and in the workspace's audit, and a refusal or HEAD is in neither", async () => {
  const before = await entries();
  expect((await key.call("HEAD", `${path}/archive`)).status).toBe(200);
  await expectProblem(await key.call("GET", `${path}/archive?parts=leads`), 400, "invalid_request");
  expect(await entries()).toEqual(before);
  const person = await enterAsOperator(scenario);
  const answer = await person.call("GET", `${path}/archive`);
  expect(unzip(new Uint8Array(await answer.arrayBuffer())).files.has("codes.ndjson")).toBe(true);
  expect((await entries())[0]).toMatchObject({
    who: { kind: "person", id: person.owner.personId },
    ...{ action: "workspace.exported", subject: { kind: "workspace", id: museum.id } },
    detail: { format: "zip" },
  });
  const audit = await readJson<AuditList>(await museum.call("GET", "/app/api/audit?limit=1"));
  expect(audit.entries[0]).toMatchObject({ action: "workspace.exported", who: { kind: "operator" } });
});

test("redirects are those of one workspace, and of none that there is not", async () => {
  const other = await scenario.signUp("Beside it");
  await other.makeCode({ target: "https://other.example/" });
  const answer = await key.call("GET", `${path}/redirects?format=_redirects`);
  expect([answer.status, answer.headers.get("content-disposition")]).toEqual([
    200,
    'attachment; filename="_redirects"',
  ]);
  const text = await answer.text();
  expect(text).toContain("/r/Page https://museum.example/hall-3 302");
  expect(text).not.toContain("other.example");
  const table = await key.call("GET", `${path}/redirects?format=csv`);
  expect(table.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(await (await key.call("GET", `${path}/redirects`)).text()).toBe(await table.text());
  await expectProblem(await key.call("GET", `${path}/redirects?format=none`), 400, "invalid_request");
  const none = `/operator/api/workspaces/ten_${"0".repeat(26)}`;
  await expectProblem(await key.call("GET", `${none}/redirects?format=csv`), 404, "not_found");
  await expectProblem(await key.call("GET", `${none}/archive`), 404, "not_found");
});
