import { describe, expect, onTestFinished, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DAY, SECOND } from "../../src/kit/shared/clock.ts";
import { readSettings } from "../../src/kit/settings/read.ts";
import { copyTo } from "../../src/operate/copy.ts";
import { makeBackup } from "../../src/operate/backups.ts";
import { rotateSecret } from "../../src/operate/rotate.ts";
import { restoreFrom } from "../../src/operate/restores.ts";
import { startOn } from "../app/world.ts";
import { eventually } from "../e2e/process.ts";
import { logOf, recognisedPhone } from "../features/consent/phone.ts";
import { beginSignIn } from "../features/factors/setting-up.ts";
import { command } from "../features/reports/client.ts";
import { readJson } from "../json.ts";
import { hasPostgres, postgresServer } from "../postgres.ts";
import { startScenario, type TenantClient } from "../scenario.ts";
import { KEEPS_FILES } from "../storage.ts";
import {
  AFTER,
  BEFORE,
  DURING,
  formerOf,
  inUse,
  isSealing,
  NEW,
  OLD,
  readSecret,
  settingsOf,
  SHARE_PASSWORD,
} from "./rotating.ts";
import { cookieOf, numbersAt, unlock } from "../features/shares/client.ts";
import { sealedIn } from "./sealed.ts";

/** A change of the secret, on the engine of scenarios. */

async function emailsOf(tenant: TenantClient, codeId: string): Promise<(string | null)[]> {
  const answer = await tenant.call("GET", `/app/api/codes/${codeId}/leads`);
  const { leads } = await readJson<{ leads: readonly { readonly email: string | null }[] }>(answer);
  return leads.map(({ email }) => email);
}

test("beside a running service nobody notices: cookies, devices, leads, factors, reports and webhooks go on", async () => {
  const { scenario, owner, tenant, code, inbox, secret, app, leave, shared } = await inUse();
  const cookie = cookieOf(await unlock(scenario, shared.path, SHARE_PASSWORD));
  const phone = await recognisedPhone(scenario, code.shortId);
  const cookies = new Map(phone.cookies);
  await scenario.restart(DURING);
  const rotated = await scenario.beside(() => rotateSecret(readSettings(settingsOf(scenario, DURING))));
  expect(rotated).toEqual({
    hasChanged: true,
    isDone: false,
    secretFile: KEEPS_FILES ? join(scenario.dataDir, "secret") : null,
  });
  // Before the service has noticed, and after it.
  expect(await emailsOf(tenant, code.id)).toEqual(["berta@museum.example", "anna@museum.example"]);
  await eventually("the service uses the new secret", () =>
    scenario.logged.some(({ message }) => message.startsWith("the secret was changed")) ? true : null,
  );
  // Leads of one millisecond have no order between them.
  scenario.clock.advance(SECOND);
  await leave("clara@museum.example");
  await phone.scan(code.shortId);
  expect(new Map(phone.cookies)).toEqual(cookies);
  expect(await logOf(tenant, code.id)).toMatchObject({ uniqueDevices: 1, repeatDevices: 1 });

  await eventually("all is sealed anew", async () => {
    await scenario.service.housekeep();
    const found = await sealedIn(settingsOf(scenario, DURING));
    return Object.values(found).every((each) => each.new === each.values) ? true : null;
  });
  expect(await sealedIn(settingsOf(scenario, AFTER))).toEqual({
    leads: { values: 3, open: 3, new: 3 },
    reports: { values: 1, open: 1, new: 1 },
    factors: { values: 1, open: 1, new: 1 },
    webhooks: { values: 1, open: 1, new: 1 },
    shares: { values: 1, open: 1, new: 1 },
  });
  const checked = await command(scenario, ["check"], DURING);
  expect(checked.out).toMatch(
    /ok +new secret +all is sealed anew, and is gone through once more from 2\d{3}-/,
  );

  // Values that were stored meanwhile are looked for once more, and then nothing is left of the former keys.
  expect((await formerOf(scenario)).filter(isSealing)).toEqual([
    ...["factors", "leads", "reports", "shares", "webhooks"],
  ]);
  // The link is shown as before, and a browser that has opened it need not do so again.
  const told = await tenant.call("GET", `/app/api/shares/${shared.id}`);
  expect(await readJson<{ url: string }>(told)).toMatchObject({ url: expect.stringContaining(shared.path) });
  await numbersAt(scenario, shared.path, { cookie });
  scenario.clock.advance(20 * DAY);
  await eventually("the former keys are gone", async () => {
    await scenario.service.housekeep();
    return (await formerOf(scenario)).some(isSealing) ? null : true;
  });
  expect(await formerOf(scenario)).toEqual([
    "alerts",
    "cookies",
    "device-pseudonyms",
    "mailings",
    "oauth clients",
  ]);
  if (!KEEPS_FILES)
    expect((await command(scenario, ["check"], DURING)).out).toContain(
      "QZ_SECRET_OLD is not needed any more",
    );
  await scenario.restart(KEEPS_FILES ? {} : { QZ_SECRET: NEW, QZ_SECRET_OLD: "" });
  expect((await command(scenario, ["check"], AFTER)).out).toMatch(
    /ok +new secret +the last change is complete/,
  );

  expect(await emailsOf(tenant, code.id)).toEqual([
    "clara@museum.example",
    "berta@museum.example",
    "anna@museum.example",
  ]);
  await phone.scan(code.shortId);
  expect(new Map(phone.cookies)).toEqual(cookies);
  expect(await logOf(tenant, code.id)).toMatchObject({ uniqueDevices: 1, repeatDevices: 1 });
  const step = await beginSignIn(scenario, owner.email);
  const entered = await step.call("POST", "/app/api/session/second", { code: await app.code() });
  expect(entered.status).toBe(200);
  expect((await command(scenario, ["report", "list"], AFTER)).out).toContain("phishing");
  const before = inbox.received.length;
  await tenant.call("POST", "/app/api/webhook/test");
  await eventually("the test is delivered", () => (inbox.received.length > before ? true : null));
  const { body = "", headers = {} } = inbox.received.at(-1) ?? {};
  const mac = new Bun.CryptoHasher("sha256", new TextEncoder().encode(secret)).update(body).digest("hex");
  expect(headers["x-svc-signature"]).toBe(mac);
  // A cookie ends when it would have ended.
  scenario.clock.advance(161 * DAY);
  await phone.scan(code.shortId);
  expect(await logOf(tenant, code.id)).toMatchObject({ uniqueDevices: 1 });
  expect(await scenario.service.audit()).toEqual([]);
}, 240_000);

test("a second change keeps what the first has kept: an old cookie, and the device's pseudonym", async () => {
  const scenario = await startScenario(BEFORE);
  const tenant = await scenario.signUp();
  const { shortId, id } = await tenant.makeCode();
  const phone = await recognisedPhone(scenario, shortId);
  const cookies = new Map(phone.cookies);
  let secret = OLD;
  for (const next of ["the second secret, of enough characters", "the third secret, of enough characters"]) {
    await scenario.stop();
    const given = KEEPS_FILES ? {} : { QZ_SECRET: next, QZ_SECRET_OLD: secret };
    expect(await rotateSecret(readSettings(settingsOf(scenario, given)))).toMatchObject({
      hasChanged: true,
      isDone: true,
    });
    secret = next;
    await scenario.restart(KEEPS_FILES ? {} : { QZ_SECRET: next });
    await phone.scan(shortId);
  }
  expect(new Map(phone.cookies)).toEqual(cookies);
  expect(await logOf(tenant, id)).toMatchObject({ total: 3, uniqueDevices: 1, repeatDevices: 1 });
  // Their records of a device are erased when its owner takes the consent back.
  await phone.choose(shortId, false);
  expect(await logOf(tenant, id)).toMatchObject({ total: 3, uniqueDevices: 0 });
}, 300_000);

test("a backup in the middle of a change is whole, and so is what is restored of it", async () => {
  const { scenario, tenant, code } = await inUse();
  await scenario.restart(DURING);
  await scenario.beside(() => rotateSecret(readSettings(settingsOf(scenario, DURING))));
  const folder = mkdtempSync(join(tmpdir(), "quietzone-rotate-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "backup.qz");
  await makeBackup(readSettings(settingsOf(scenario, DURING)), file, true);
  await scenario.stop();
  const place = { QZ_DATA_DIR: join(folder, "data") };
  await restoreFrom(readSettings(place), file);
  const all = await sealedIn(place);
  expect(all).toMatchObject({ leads: { values: 2, open: 2 }, webhooks: { values: 1, open: 1 } });
  const service = await startOn(place);
  const answer = await fetch(`${service.url}/app/api/codes/${code.id}/leads`, {
    headers: { authorization: `Bearer ${tenant.apiKey}` },
  });
  expect(await answer.text()).toContain("anna@museum.example");
  await service.stop();
}, 300_000);

test("a backup from before the change is restored with its own secret, and the change is made again", async () => {
  const { scenario } = await inUse();
  const folder = mkdtempSync(join(tmpdir(), "quietzone-rotate-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [whole, bare] = [join(folder, "whole.qz"), join(folder, "bare.qz")];
  await makeBackup(readSettings(settingsOf(scenario, BEFORE)), whole, true);
  await makeBackup(readSettings(settingsOf(scenario, BEFORE)), bare, false);
  const old = readSecret(scenario) ?? OLD;
  await scenario.stop();

  const place = { QZ_DATA_DIR: join(folder, "data") };
  await restoreFrom(readSettings(place), whole);
  expect(readFileSync(join(place.QZ_DATA_DIR, "secret"), "utf8").trim()).toBe(old);
  expect(await rotateSecret(readSettings(place))).toMatchObject({ hasChanged: true, isDone: true });
  expect((await sealedIn(place)).leads).toEqual({ values: 2, open: 2, new: 2 });

  // A service whose secret was changed since is told so.
  const replaced = await command(scenario, ["restore", whole, "--replace"], {
    QZ_DATA_DIR: place.QZ_DATA_DIR,
    QZ_DATABASE_URL: "",
    QZ_SECRET: "",
  });
  expect(replaced).toMatchObject({ code: 0, err: "" });
  expect(replaced.out).toContain("give `quietzone secret rotate` again");

  const other = { QZ_DATA_DIR: join(folder, "other"), QZ_SECRET: NEW };
  await expect(restoreFrom(readSettings(other), bare)).rejects.toThrow(
    "set QZ_SECRET_OLD to the one of that time",
  );
  const both = { ...other, QZ_SECRET_OLD: old };
  expect(await restoreFrom(readSettings(both), bare)).toMatchObject({ foreignSecret: true });
  expect(await rotateSecret(readSettings(both))).toMatchObject({ hasChanged: true, isDone: true });
  expect((await sealedIn(other)).leads).toEqual({ values: 2, open: 2, new: 2 });
}, 300_000);

test("a secret that was in use before is refused by its name, and one that is not in use yet is told", async () => {
  const scenario = await startScenario({ QZ_SECRET: OLD });
  await scenario.stop();
  const start = (more: Record<string, string>) => startOn(settingsOf(scenario, more));
  await expect(start({ QZ_SECRET: NEW })).rejects.toThrow("holds another secret");
  await expect(rotateSecret(readSettings(settingsOf(scenario, { QZ_SECRET: OLD })))).rejects.toThrow(
    "QZ_SECRET holds the secret in use. Set it to a new one, and QZ_SECRET_OLD to the one in use.",
  );
  const both = { QZ_SECRET: NEW, QZ_SECRET_OLD: OLD };
  await (await start(both)).stop();
  const { out } = await command(scenario, ["check"], both);
  expect(out).toMatch(/warn +new secret +QZ_SECRET is not in use yet: `quietzone secret rotate`/);
  await rotateSecret(readSettings(settingsOf(scenario, both)));
  await expect(start({ QZ_SECRET: OLD })).rejects.toThrow(
    "QZ_SECRET holds a secret that was in use before: `quietzone secret rotate` has put another in its place.",
  );
  await (await start({ QZ_SECRET: NEW })).stop();
}, 300_000);

test.skipIf(KEEPS_FILES)(
  "nodes that do not have the new secret are counted, and nothing is changed",
  async () => {
    const scenario = await startScenario({ QZ_SECRET: OLD });
    const rotate = (more: Record<string, string>) => rotateSecret(readSettings(settingsOf(scenario, more)));
    await expect(rotate({ QZ_SECRET: "" })).rejects.toThrow("Nodes have their secrets from QZ_SECRET.");
    await expect(rotate(DURING)).rejects.toThrow("A node of the database at");
    await expect(rotate(DURING)).rejects.toThrow("does not have the new secret.");
    expect(await formerOf(scenario)).toEqual([]);
    const other = await startOn(settingsOf(scenario, { ...DURING, QZ_DATA_DIR: `${scenario.dataDir}-2` }));
    await expect(rotate(DURING)).rejects.toThrow("A node of the database at");
    await scenario.restart(DURING);
    await eventually("both nodes have said that they have it", () =>
      rotate(DURING).then(
        () => true,
        () => null,
      ),
    );
    await other.stop();
    rmSync(`${scenario.dataDir}-2`, { recursive: true, force: true });
  },
  300_000,
);

test.skipIf(!KEEPS_FILES)(
  "a service that has its secret from QZ_SECRET is stopped for the change",
  async () => {
    const scenario = await startScenario({ QZ_SECRET: OLD });
    const both = settingsOf(scenario, { QZ_SECRET: NEW, QZ_SECRET_OLD: OLD });
    await expect(rotateSecret(readSettings(both))).rejects.toThrow(
      "Stop it first: it has its secret from QZ_SECRET, and learns no other one.",
    );
    await scenario.stop();
    const { code, out, err } = await command(scenario, ["secret", "rotate", "--yes"], both);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("The secret is changed. The new one is in QZ_SECRET.");
    expect(out).toContain("All is sealed under it. The former secret is not needed any more.");
    expect(out).not.toContain(NEW);
    expect(readFileSync(join(scenario.dataDir, "commands.log"), "utf8")).toMatch(
      /"command":"secret rotate",.*"hasChanged":true,"isDone":true/,
    );
  },
  300_000,
);

describe.skipIf(!KEEPS_FILES || !hasPostgres)("a copy to PostgreSQL", () => {
  const emptyDatabase = async () => (await postgresServer()).emptyDatabase();

  test("in the middle of a change is whole, and its nodes go on", async () => {
    const { scenario } = await inUse();
    await rotateSecret(readSettings(settingsOf(scenario, {})));
    await scenario.stop();
    const url = await emptyDatabase();
    await copyTo(readSettings(settingsOf(scenario, {})), url, () => {});
    const node = {
      ...{ QZ_DATA_DIR: join(scenario.dataDir, "node"), QZ_DATABASE_URL: url },
      QZ_SECRET: readSecret(scenario) ?? "",
    };
    expect(await sealedIn(node)).toMatchObject({ leads: { values: 2, open: 2, new: 0 } });
    const service = await startOn(node);
    await eventually("all is sealed anew", async () => {
      await service.housekeep();
      return Object.values(await sealedIn(node)).every((each) => each.new === each.values) ? true : null;
    });
    await service.stop();
  }, 300_000);

  test("that a change overtakes is refused: its nodes would be told of another secret", async () => {
    const { scenario } = await inUse();
    await scenario.stop();
    const environment = settingsOf(scenario, {});
    let tables = 0;
    const copying = copyTo(readSettings(environment), await emptyDatabase(), () => {
      if (tables++ > 0) return;
      const command = [process.execPath, resolve(import.meta.dir, "rotate-and-die.ts")];
      const env = { PATH: process.env["PATH"] ?? "", ...environment, DIE_BEFORE: "1000" };
      expect(Bun.spawnSync(command, { env, stderr: "inherit" }).exitCode).toBe(0);
    });
    await expect(copying).rejects.toThrow("the secret was changed meanwhile.");
  }, 300_000);
});
