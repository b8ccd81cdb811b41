import { expect, test } from "bun:test";
import { runHere } from "../operate/cli/here.ts";
import { mp3 } from "../features/files/samples.ts";
import { readJson } from "../json.ts";
import { patiently } from "../patiently.ts";
import { expectProblem } from "../scenario.ts";
import { call, makeCode, scan, signUp } from "./client.ts";
import { type Ending, runProgram, startProcess, temporaryFolder } from "./process.ts";

/** The operator's commands beside a running service, which sees their changes at once. */

/** A running service, a tenant of it, and its operator's shell. */
async function startWithOperator(name?: string) {
  const folder = temporaryFolder();
  const service = await startProcess(folder);
  const tenant = await signUp(service, name);
  return { service, tenant, run: (...args: string[]): Promise<Ending> => runHere(folder, args), folder };
}

interface MeJson {
  readonly plan: { readonly name: string };
  readonly grants: { readonly deviceLog: boolean; readonly codes: number | null };
}

test("`tenant plan` applies at once: no new codes on static, and printed codes still work", async () => {
  const { service, tenant, run } = await startWithOperator();
  const { apiKey, id } = tenant;
  const code = await makeCode(service, apiKey);
  expect((await scan(service, code.shortId)).status).toBe(302);
  expect(await run("tenant", "plan", id, "static")).toMatchObject({ code: 0, err: "" });
  const create = () => call(service, apiKey, "POST", "/app/api/codes", { target: "https://museum.example/" });
  await expectProblem(await create(), 403, "dynamic_code_not_enabled");
  const log = await call(service, apiKey, "GET", `/app/api/codes/${code.id}/scans`);
  await expectProblem(log, 403, "analytics_not_enabled");
  expect((await scan(service, code.shortId)).status).toBe(302);

  expect((await run("tenant", "plan", id, "pro")).code).toBe(0);
  expect((await create()).status).toBe(200);
  const me = await readJson<MeJson>(await call(service, apiKey, "GET", "/app/api/me"));
  expect(me).toMatchObject({ plan: { name: "pro", validUntil: null }, grants: { codes: 1000 } });
});

test("`tenant grant` grants deviceLog and revokes it", async () => {
  const { service, tenant, run } = await startWithOperator();
  const granted = async () => {
    const me = await readJson<MeJson>(await call(service, tenant.apiKey, "GET", "/app/api/me"));
    return me.grants.deviceLog;
  };
  expect(await granted()).toBe(false);
  expect((await run("tenant", "grant", tenant.id, "deviceLog", "on")).code).toBe(0);
  expect(await granted()).toBe(true);
  expect((await run("tenant", "grant", tenant.id, "deviceLog", "off")).code).toBe(0);
  expect(await granted()).toBe(false);
});

test("`tenant key` creates a key, and the old one still works", async () => {
  const { service, tenant, run } = await startWithOperator();
  const { code, out, err } = await run("tenant", "key", tenant.id);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toMatch(/^qz_[0-9A-Za-z]{38}\n$/);
  expect(out.trim()).not.toBe(tenant.apiKey);
  for (const key of [out.trim(), tenant.apiKey])
    expect((await call(service, key, "GET", "/app/api/me")).status).toBe(200);
});

test("`key create`, `list` and `revoke` make, list and end keys", async () => {
  const { service, tenant, run } = await startWithOperator();
  const made = await run("key", "create", tenant.id, "till", "--scopes", "codes:read,webhook");
  expect(made).toMatchObject({ code: 0, err: "" });
  const statusOf = async (path: string) => (await call(service, made.out.trim(), "GET", path)).status;
  expect([await statusOf("/app/api/codes"), await statusOf("/app/api/keys")]).toEqual([200, 403]);
  const listed = JSON.parse((await run("key", "list", tenant.id, "--json")).out);
  expect(listed).toMatchObject([{ name: "main" }, { name: "till", scopes: ["codes:read", "webhook"] }]);
  const [main, till] = listed;
  expect((await run("key", "list", tenant.id)).out).toMatch(
    /main .* every .*\n.*till .* codes:read,webhook /,
  );
  // The word of the list is taken, too.
  expect(await run("key", "create", tenant.id, "all", "--scopes", "every")).toMatchObject({
    code: 0,
    err: "",
  });
  const all = JSON.parse((await run("key", "list", tenant.id, "--json")).out).at(-1);
  expect([all.name, all.scopes.length]).toEqual(["all", listed[0].scopes.length]);
  expect((await run("key", "revoke", tenant.id, all.id)).code).toBe(0);
  for (const scopes of ["", "none"])
    expect((await run("key", "create", tenant.id, "idle", "--scopes", scopes)).err).toContain(
      "Scopes are codes:read",
    );
  expect(await run("key", "revoke", tenant.id, till.id)).toMatchObject({ code: 0, err: "" });
  expect(await statusOf("/app/api/me")).toBe(401);
  expect(await run("key", "revoke", tenant.id, till.id)).toMatchObject({ code: 3 });
  const last = await run("key", "revoke", tenant.id, main.id);
  expect(last.code).toBe(1);
  expect(last.err).toContain("last key");
  const name = await run("key", "create", tenant.id, "operator", "--scopes", "every");
  expect(name).toMatchObject({
    code: 1,
    err: "name must not be operator, nor look so: the history calls the operator so.\n",
  });
  expect(await run("key", "create", "ten_unknown", "till", "--scopes", "every")).toMatchObject({ code: 3 });
  expect(await run("key", "list", "ten_unknown")).toMatchObject({ code: 3, out: "" });
});

test("commands work beside a busy service, and no scan is lost", async () => {
  const { service, tenant, folder } = await startWithOperator();
  const code = await makeCode(service, tenant.apiKey);
  const visit = { isOver: false };
  const visitors = Array.from({ length: 16 }, async () => {
    while (!visit.isOver) expect((await scan(service, code.shortId)).status).toBe(302);
  });
  const calls = [
    ["plan", tenant.id, "pro"],
    ["grant", tenant.id, "deviceLog", "on"],
    ["key", tenant.id],
    ["list"],
  ];
  for (const args of calls)
    expect(await runProgram(folder, ["tenant", ...args])).toMatchObject({ code: 0, err: "" });
  visit.isOver = true;
  await Promise.all(visitors);
  const health = await readJson<{ lostScans: number }>(await call(service, null, "GET", "/healthz"));
  expect(health.lostScans).toBe(0);
}, 300_000);

test("`tenant list` and `tenant show` print the same as tables and as JSON", async () => {
  const { service, tenant, run } = await startWithOperator("Zoo & Aquarium");
  await makeCode(service, tenant.apiKey);
  const sound = mp3();
  const headers = { authorization: `Bearer ${tenant.apiKey}`, "content-type": "audio/mpeg" };
  const sent = { method: "POST", headers, body: Uint8Array.from(sound) };
  expect((await patiently(() => fetch(`${service.url}/app/api/files`, sent))).status).toBe(201);
  const second = await signUp(service, "Second");
  const [table, json, page, file] = await Promise.all([
    run("tenant", "list"),
    run("tenant", "list", "--json"),
    run("tenant", "show", tenant.id),
    run("tenant", "show", "--json", tenant.id),
  ]);
  for (const { code, err } of [table, json, page, file]) expect({ code, err }).toEqual({ code: 0, err: "" });
  const [heading, ...rows] = table.out.trimEnd().split("\n");
  expect(heading).toMatch(/^ID +NAME +EMAIL +PLAN +CODES +STATE +SINCE$/);
  expect(rows.map((row) => row.split(" ")[0])).toEqual([tenant.id, second.id]);
  const expected = {
    tenant: { id: tenant.id, name: "Zoo & Aquarium", email: "codes@museum.example" },
    plan: { name: "free", validUntil: null },
    usage: { codes: 1 },
  };
  expect(JSON.parse(file.out)).toMatchObject(expected);
  expect(JSON.parse(json.out)).toMatchObject([expected, { tenant: { id: second.id } }]);
  for (const text of [tenant.id, "Zoo & Aquarium", "codes@museum.example", "free", "1 of 25", "deviceLog"])
    expect(page.out).toContain(text);
  expect(page.out).toMatch(new RegExp(`^fileBytes: +${sound.length} of 100000000$`, "m"));
  expect(table.out + json.out + page.out + file.out).not.toContain("qz_");
});

test.each([
  ["escape sequences", "\u001b[2J\u001b[31mRed\u001b]0;title\u0007"],
  ["line breaks", "Two\nlines\r\nand\u2028more\u0085"],
  ["a turned direction", "abc\u202egnp.exe\u2066"],
  ["nothing to see", "\u200b\u2060\ufeff."],
  ["a tab and a bell", "a\tb\u0007c"],
])("a tenant's name with %s does not break the operator's table", async (_, name) => {
  const { tenant, run } = await startWithOperator(name);
  const [table, page, json] = await Promise.all([
    run("tenant", "list"),
    run("tenant", "show", tenant.id),
    run("tenant", "list", "--json"),
  ]);
  const lines = table.out.split("\n");
  expect(lines).toHaveLength(3);
  const [heading = "", row = ""] = lines;
  // The columns after the name are still aligned with their headings.
  expect(row.slice(0, heading.indexOf("NAME"))).toContain(tenant.id);
  expect(row).toMatch(/ codes@museum\.example +free +0 +active +\d{4}-\d\d-\d\d$/);
  for (const text of [table.out, page.out]) expect(text).not.toMatch(/[^\P{C}\n]|[\u2028\u2029]/u);
  expect(page.out.trimEnd().split("\n")).toHaveLength(10);
  expect(json.out).not.toContain("\u001b");
  expect(JSON.parse(json.out)).toMatchObject([{ tenant: { id: tenant.id } }]);
});

test("`health` tells what the service says, whatever proxy is set, and fails when nobody answers", async () => {
  const folder = temporaryFolder();
  const service = await startProcess(folder);
  const environment = {
    QZ_HOST: "0.0.0.0",
    QZ_PORT: new URL(service.url).port,
    HTTP_PROXY: "http://192.0.2.1:9",
    http_proxy: "http://192.0.2.1:9",
  };
  const asked = await runProgram(folder, ["health"], environment);
  expect([asked.code, asked.err]).toEqual([0, ""]);
  expect(JSON.parse(asked.out)).toMatchObject({ status: "ok", lostScans: 0 });
  await service.end("SIGKILL");
  const alone = await runProgram(folder, ["health"], environment);
  expect([alone.code, alone.out]).toEqual([1, ""]);
  expect(alone.err).toContain("No service answers");
});
