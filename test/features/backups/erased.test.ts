import { Database } from "bun:sqlite";
import { afterAll, expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { startOn } from "../../app/world.ts";
import { readJson } from "../../json.ts";
import { runHere } from "../../operate/cli/here.ts";
import { startScenario } from "../../scenario.ts";
import { BY_HAND } from "./timers.ts";
import { recognisedPhone } from "../consent/phone.ts";
import { png } from "../images/samples.ts";
import { joinAs } from "../members/person.ts";
import { makeShare } from "../shares/client.ts";
import { reported } from "../reports/client.ts";

/** A restore repeats what was erased and blocked after its backup was made. */

const folder = mkdtempSync(join(tmpdir(), "quietzone-erased-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const place = join(folder, "place");
mkdirSync(place);
const identity = await generateX25519Identity();
const key = join(folder, "key.txt");
writeFileSync(key, `${identity}\n`);
const settings = {
  QZ_BACKUP_TO: place,
  QZ_BACKUP_RECIPIENTS: await identityToRecipient(identity),
  QZ_DISK_FLOOR: "off",
};
const scenario = await startScenario(
  { ...settings, QZ_SIGNUP_PLAN: "unlimited", QZ_BACKUP_EVERY: "off" },
  { backupTimers: BY_HAND },
);

const beside = (...args: string[]) =>
  scenario.beside(async (environment) => {
    const ending = await runHere(folder, args, {
      ...environment,
      ...settings,
      QZ_DATA_DIR: scenario.dataDir,
    });
    expect(ending).toMatchObject({ code: 0 });
    return ending;
  });

/** The picture that the first test removes. */
const pictures: string[] = [];

const listsIn = () => readdirSync(place).filter((name) => name.includes("-erased-"));

test("what was erased or blocked since a backup is so again after a restore, and all else is as it was", async () => {
  const [leaving, staying] = [await scenario.signUp("Leaving"), await scenario.signUp("Staying")];
  const [left, gone, kept, blocked, freed] = [
    await leaving.makeCode(),
    await staying.makeCode(),
    await staying.makeCode(),
    await staying.makeCode(),
    await staying.makeCode(),
  ];
  const sendLead = async (email: string) =>
    expect((await scenario.post(`/api/leads/${kept.shortId}`, { consent: true, email })).status).toBeLessThan(
      300,
    );
  await sendLead("anna@museum.example");
  await sendLead("bert@museum.example");
  const leads = await readJson<{ leads: { id: string; email: string }[] }>(
    await staying.call("GET", `/app/api/codes/${kept.id}/leads`),
  );
  const anna = leads.leads.find(({ email }) => email === "anna@museum.example")?.id ?? "";
  const plain = await readJson<{ id: string }>(
    await staying.call("POST", "/app/api/plain-codes", { type: "text", fields: { text: "Cloakroom" } }),
  );
  const [ended, lasting] = [
    await makeShare(staying, { of: "workspace" }),
    await makeShare(staying, { of: "workspace" }),
  ];
  const second = await readJson<{ id: string }>(
    await staying.call("POST", "/app/api/keys", { name: "robot", scopes: ["codes:read"] }),
  );
  const person = await joinAs(scenario, staying, "editor");
  const phone = await recognisedPhone(scenario, kept.shortId);
  await scenario.scan(kept.shortId);
  await beside("code", "disable", freed.shortId, "--reason", "spam");
  await beside("domain", "disable", "old.example");

  const call = async <T>(method: string, path: string, body?: object) =>
    readJson<T>(await staying.call(method, `/app/api${path}`, body));
  const [fading, used] = [
    await call<{ id: string }>("POST", "/styles", { name: "Autumn", style: { foreground: "#aa0000" } }),
    await call<{ id: string }>("POST", "/styles", { name: "Winter", style: { foreground: "#0000aa" } }),
  ];
  await call("PATCH", `/codes/${freed.id}`, { style: { saved: fading.id } });
  await call("PATCH", `/codes/${kept.id}`, { style: { saved: used.id } });
  const picture = await readJson<{ id: string }>(
    await scenario.request("/app/api/images", {
      method: "POST",
      headers: { authorization: `Bearer ${staying.apiKey}`, "content-type": "image/png" },
      body: Uint8Array.from(png(64, 48)),
    }),
  );
  pictures.push(picture.id);
  const shown = await staying.makeCode({
    landing: { template: "action", headline: "Hall 3", cover: { id: picture.id } },
  });
  const [forgotten, open] = [
    await reported(scenario, kept.shortId),
    await reported(scenario, blocked.shortId),
  ];

  const made = JSON.parse((await beside("backup", "now", "--json")).out);

  expect((await leaving.call("DELETE", "/app/api/me", { confirm: "Leaving" })).status).toBe(204);
  expect((await staying.call("DELETE", `/app/api/codes/${gone.id}`)).status).toBe(204);
  expect((await staying.call("DELETE", `/app/api/leads/${anna}`)).status).toBe(204);
  expect((await staying.call("DELETE", `/app/api/plain-codes/${plain.id}`)).status).toBe(204);
  expect((await staying.call("DELETE", `/app/api/shares/${ended.id}`)).status).toBe(204);
  expect((await staying.call("DELETE", `/app/api/keys/${second.id}`)).status).toBe(204);
  expect((await staying.call("DELETE", `/app/api/members/${person.id}`)).status).toBe(200);
  await phone.choose(kept.shortId, false);
  await beside("code", "disable", blocked.shortId, "--reason", "phishing", "--words", "A bank");
  await beside("code", "enable", freed.shortId);
  await call("PATCH", `/codes/${freed.id}`, { style: null });
  expect((await staying.call("DELETE", `/app/api/styles/${fading.id}`)).status).toBe(204);
  await beside("image", "remove", picture.id, "--yes");
  await beside("report", "erase", forgotten.number, "--yes");
  await beside("domain", "disable", "phish.example");
  await beside("domain", "enable", "old.example");

  await scenario.service.backUp();
  expect(listsIn()).toHaveLength(1);
  const list = readFileSync(join(place, listsIn()[0] ?? ""));
  expect(list.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
  // All was told, so that nothing is told again.
  await scenario.service.backUp();
  expect(listsIn()).toHaveLength(1);

  const target = join(folder, "restored");
  const elsewhere = { ...settings, QZ_DATA_DIR: target, QZ_BACKUP_EVERY: "off" };
  const secret = scenario.storage.environment["QZ_SECRET"];
  const restored = await runHere(folder, ["restore", "--from", made.name, "--identity", key], {
    ...elsewhere,
    ...(secret === undefined ? {} : { QZ_SECRET: secret }),
  });
  expect(restored.out).toContain("Erased or blocked again, as they were since: 15 records.");
  expect(restored).toMatchObject({ code: 0, err: "" });

  const service = await startOn({ ...elsewhere, QZ_LIMIT_RESOLVE: "off" });
  try {
    await service.loaded;
    expect(await service.audit()).toEqual([]);
    const scan = async (shortId: string) =>
      (await fetch(`${service.url}/r/${shortId}`, { redirect: "manual" })).status;
    const callThere = (path: string, apiKey = staying.apiKey) =>
      fetch(`${service.url}/app/api${path}`, { headers: { authorization: `Bearer ${apiKey}` } });
    expect((await callThere("/me", leaving.apiKey)).status).toBe(401);
    expect(await Promise.all([left, gone, blocked].map(({ shortId }) => scan(shortId)))).toEqual([
      410, 410, 410,
    ]);
    expect(await Promise.all([kept, freed].map(({ shortId }) => scan(shortId)))).toEqual([302, 302]);
    expect(await readJson<unknown>(await callThere(`/codes/${blocked.id}`))).toMatchObject({
      blocked: { by: "operator", reason: "phishing", words: "A bank" },
    });
    expect(await readJson<unknown>(await callThere(`/codes/${kept.id}/leads`))).toMatchObject({
      leads: [{ email: "bert@museum.example" }],
    });
    expect((await callThere(`/plain-codes/${plain.id}`)).status).toBe(404);
    const opened = async (path: string) => (await fetch(`${service.url}${path}?format=json`)).status;
    expect([await opened(ended.path), await opened(lasting.path)]).toEqual([404, 200]);
    expect(await readJson<unknown>(await callThere("/members"))).toMatchObject({ members: [] });
    expect((await readJson<{ keys: unknown[] }>(await callThere("/keys"))).keys).toHaveLength(1);
    const restoredCode = await readJson<unknown>(await callThere(`/codes/${freed.id}`));
    // It named the look when the backup was made.
    expect(restoredCode).toMatchObject({ style: null });
    expect(await readJson<unknown>(await callThere(`/codes/${kept.id}`))).toMatchObject({
      style: { saved: used.id },
    });
    expect(await readJson<unknown>(await callThere("/styles"))).toMatchObject({ styles: [{ id: used.id }] });
    expect((await fetch(`${service.url}/i/${picture.id}`)).status).toBe(404);
    expect((await fetch(`${service.url}/p/${shown.shortId}`)).status).toBe(200);
  } finally {
    await service.stop();
  }
  const database = new Database(join(target, "quietzone.db"), { readonly: true });
  expect(database.query("select host from disabled_hosts").values()).toEqual([["phish.example"]]);
  expect(database.query("select number from reports").values()).toEqual([[open.number]]);
  expect(database.query("select count(*) from images").values()).toEqual([[0]]);
  expect(database.query("select count(*) from code_devices").values()).toEqual([[0]]);
  database.close();
}, 300_000);

test("lists that can't be read stop a restore, which names them, and goes on without them if it is told to", async () => {
  const [made = ""] = readdirSync(place).filter((name) => /^qz-[0-9a-z]{10}-\d{8}T\d{9}Z\.json$/.test(name));
  const restore = (target: string, ...more: string[]) =>
    runHere(folder, ["restore", "--from", made.slice(0, -5), "--identity", key, ...more], {
      ...settings,
      QZ_DATA_DIR: join(folder, target),
    });
  const [list = ""] = listsIn();
  const path = join(place, list);
  const whole = readFileSync(path);
  const other = await identityToRecipient(await generateX25519Identity());
  await scenario.service.stop();
  const { sealed } = await import("../../../src/features/backups/age.ts");
  const foreign = await Array.fromAsync(
    await sealed(
      (async function* () {
        yield Buffer.from("{}\n");
      })(),
      [other],
    ),
  );
  writeFileSync(path, Buffer.concat(foreign));
  const option = "--without-unreadable-erasures";
  expect(await restore("refused")).toMatchObject({
    code: 5,
    err: expect.stringMatching(new RegExp(`No key of the file opens ${list}.*${option}`)),
  });
  writeFileSync(path, whole.subarray(0, -1));
  expect(await restore("refused")).toMatchObject({
    code: 1,
    err: expect.stringMatching(new RegExp(`${list} is damaged.*${option}`)),
  });
  const rows = (target: string, table: string) => {
    const database = new Database(join(folder, target, "quietzone.db"), { readonly: true });
    const [[count] = []] = database.query<unknown, []>(`select count(*) from ${table}`).values();
    database.close();
    return count;
  };
  // Another list that can be read is applied all the same. Of a plain one all lines are that are whole.
  const plainList = list.replace(".age", "").replace(/\d{3}Z/, "000Z");
  const [image = ""] = pictures;
  const line = JSON.stringify({ kind: "image", subject: image, detail: null });
  writeFileSync(join(place, plainList), `${line}\n{"kind":\n`);
  const without = await restore("without", option);
  expect(without).toMatchObject({ code: 0, out: expect.stringContaining("since: 1 records") });
  for (const object of [list, plainList]) expect(without.err).toContain(`${object} can't be read.`);
  expect([rows("without", "images"), rows("without", "reports")]).toEqual([0, 2]);
  rmSync(join(place, plainList));
  writeFileSync(path, whole);
  expect(await restore("refused")).toMatchObject({ code: 0, err: "" });
  expect([rows("refused", "images"), rows("refused", "reports")]).toEqual([0, 1]);
  const onFile = await runHere(folder, ["restore", "some.qz", option], { QZ_DATA_DIR: join(folder, "file") });
  expect(onFile).toMatchObject({ code: 2, err: expect.stringContaining("a file has no such lists") });
}, 300_000);
