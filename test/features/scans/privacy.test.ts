import { expect, test } from "bun:test";
import { linkSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { logOf } from "../consent/phone.ts";
import { type Person, person, Pieces, seeded } from "../consent/seeds.ts";
import type { Storage } from "../../db/storage.ts";
import { filesOf } from "../../files.ts";
import { patiently } from "../../patiently.ts";
import { DESKTOP, PHONE, type Scenario, startScenario, type TenantClient } from "../../scenario.ts";
import { deriveKey } from "../../../src/kit/shared/hmac.ts";
import { KEEPS_FILES } from "../../storage.ts";
import { IN_FULL, IS_QUICK } from "../../extent.ts";

/**
 * Personal data must never be written. It is looked for byte by byte in every file, the database server's
 * too, and in every line of the log.
 */

const SCANS = IN_FULL ? 10_000 : IS_QUICK ? 60 : 300;
const AT_ONCE = 50;
const DAY = 86_400_000;
const TRUSTING = {
  QZ_TRUSTED_PROXIES: "127.0.0.0/8,::1",
  QZ_COUNTRY_HEADER: "cf-ipcountry",
  QZ_LOG: "debug",
};

/** Personal data: the address in all spellings, whole and cut, and any 20 bytes of the agent. */
function tracesOf(people: readonly Person[]): Pieces {
  const pieces = new Pieces();
  for (const { address, bytes, agent } of people) {
    pieces.add(address);
    pieces.add(Buffer.from(bytes).toString("hex"));
    pieces.addWindows(agent, 20);
    if (bytes.length === 4) {
      pieces.add(bytes.join("."));
      pieces.add(`${bytes.slice(0, 3).join(".")}.`);
      pieces.add(`${bytes.slice(0, 2).join(".")}.`);
    } else {
      pieces.add(bytes);
      for (const prefix of [6, 7, 8]) pieces.add(bytes.slice(0, prefix));
      const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
      pieces.add(canonical);
      for (const groups of [3, 4]) pieces.add(canonical.split(":").slice(0, groups).join(":"));
    }
  }
  return pieces;
}

/** Has everybody scan a code once, as they come through a proxy; every tenth also leaves a lead and clicks. */
async function visit(scenario: Scenario, shortId: string, people: readonly Person[]): Promise<Pieces> {
  const written = new Pieces();
  const meet = async ({ address, agent }: Person, n: number) => {
    const headers = { "x-forwarded-for": `10.9.9.9, ${address}`, "user-agent": agent };
    expect((await scenario.scan(shortId, headers)).status).toBe(302);
    if (n % 10 > 0) return;
    const lead = {
      email: `person-${n}@seeded-mail.example`,
      message: `Words of person number ${n}: ${agent}`,
    };
    for (const text of Object.values(lead)) written.addWindows(text, 20);
    const taken = await patiently(() =>
      scenario.post(`/api/leads/${shortId}`, { consent: true, ...lead }, headers),
    );
    expect(taken.status).toBe(200);
    const event = { type: "cta_click", label: `label of person ${n}` };
    written.add(event.label);
    const counted = await patiently(() => scenario.post(`/api/events/${shortId}`, event, headers));
    expect(counted.status).toBe(200);
  };
  for (let from = 0; from < people.length; from += AT_ONCE)
    await Promise.all(people.slice(from, from + AT_ONCE).map((who, n) => meet(who, from + n)));
  return written;
}

/** The `pieces` that lie in a file or were logged, by file. */
async function leaked(scenario: Scenario, pieces: Pieces): Promise<string[]> {
  const log = { name: "the log", bytes: Buffer.from(JSON.stringify(scenario.logged)) };
  return [...(await scenario.storage.files()), log].flatMap(({ name, bytes }) =>
    pieces.foundIn(bytes).map((piece) => `${name}: ${piece}`),
  );
}

/** Every 32 bytes that a small file of the data folder holds, plainly or in hex, and what the service derives. */
async function keysOnDisk(dataDir: string): Promise<Uint8Array[]> {
  const keys: Uint8Array[] = [new Uint8Array(0), new Uint8Array(32)];
  for (const file of filesOf(dataDir).filter(({ bytes }) => bytes.length <= 4_096)) {
    const bytes = Uint8Array.from(file.bytes);
    for (let at = 0; at + 32 <= bytes.length; at++) keys.push(bytes.subarray(at, at + 32));
    const text = file.bytes.toString("latin1").trim();
    if (/^(?:[0-9a-f]{2})+$/.test(text)) keys.push(Uint8Array.fromHex(text));
    for (const purpose of ["cookies", "device-pseudonyms", "leads", "visitors"])
      keys.push(await deriveKey(new TextEncoder().encode(text), purpose));
  }
  return keys;
}

/** How many of the people some stored visitor can be traced back to with one of the keys. */
async function traced(
  people: readonly Person[],
  keys: readonly Uint8Array[],
  tenantId: string,
  storage: Storage,
): Promise<number> {
  const rows = await storage.rows<{ visitor: Uint8Array }>("select visitor from scans");
  expect(rows.length).toBeGreaterThan(0);
  const visitors = new Set(rows.map(({ visitor }) => Buffer.from(visitor).toString("hex")));
  const isKnown = (key: Uint8Array, { bytes, address, agent }: Person) => {
    const spelled =
      bytes.length === 4 ? bytes.join(".") : new URL(`http://[${address}]`).hostname.slice(1, -1);
    return [spelled, address].some((text) =>
      visitors.has(
        new Bun.CryptoHasher("sha256", key)
          .update(`${tenantId}\n${text}\n${agent}`)
          .digest("hex")
          .slice(0, 32),
      ),
    );
  };
  return people.filter((who) => keys.some((key) => isKnown(key, who))).length;
}

test(`after ${SCANS} scans, leads and clicks no file and no log line identifies a person`, async () => {
  const scenario = await startScenario(TRUSTING);
  const tenant = await scenario.signUp();
  const { id, shortId } = await tenant.makeCode({ target: "https://museum.example/kept-in-the-database" });
  const random = seeded(4711);
  const people = Array.from({ length: SCANS }, (_, n) => person(n, random));
  const traces = tracesOf(people);
  const written = await visit(scenario, shortId, people);
  expect(await logOf(tenant, id)).toMatchObject({ total: SCANS, uniqueVisitors: SCANS });

  // While it runs, its write-ahead log full of the latest.
  expect((await leaked(scenario, traces)).slice(0, 5)).toEqual([]);
  expect((await leaked(scenario, written)).slice(0, 5)).toEqual([]);
  // The search finds a stored text.
  const kept = new Pieces();
  kept.add("https://museum.example/kept-in-the-database");
  expect(await leaked(scenario, kept)).not.toEqual([]);

  // With that day's key every visitor can be found; without it, none.
  const [key = Buffer.alloc(0)] = (await scenario.storage.dayKeys()).values();
  const some = people.slice(0, 300);
  expect(await traced(some, [key], tenant.id, scenario.storage)).toBe(some.length);
  const secrets = new Pieces();
  secrets.add(key);
  secrets.add(key.toString("hex"));
  // A server may never write a key down that lies in an unlogged table.
  if (KEEPS_FILES) expect(await leaked(scenario, secrets)).not.toEqual([]);
  scenario.clock.advance(2 * DAY);
  await scenario.service.housekeep();
  expect(await leaked(scenario, secrets)).toEqual([]);
  // A key that was left would trace everybody of its day: some are enough to try thousands of them on.
  const tried = IN_FULL ? people : people.slice(0, 20);
  expect(await traced(tried, await keysOnDisk(scenario.dataDir), tenant.id, scenario.storage)).toBe(0);
  await scenario.stop();
  expect(await leaked(scenario, secrets)).toEqual([]);
  expect((await leaked(scenario, traces)).slice(0, 5)).toEqual([]);
}, 300_000);

test("no cell of the database holds an address as a number or as bytes", async () => {
  const scenario = await startScenario(TRUSTING);
  const { shortId } = await (await scenario.signUp()).makeCode();
  const random = seeded(815);
  const people = Array.from({ length: 100 }, (_, n) => person(n, random));
  await visit(scenario, shortId, people);
  const numbers = new Set<unknown>();
  for (const { bytes } of people) {
    const shown = Buffer.from(bytes).toString("hex");
    numbers.add(shown);
    if (bytes.length === 4) numbers.add(Number.parseInt(shown, 16)).add(Buffer.from(bytes).readInt32BE());
    else numbers.add(shown.slice(0, 16)).add(shown.slice(0, 14)).add(shown.slice(0, 12));
  }
  const tables = await scenario.storage.tables();
  expect(tables.length).toBeGreaterThan(10);
  let cells = 0;
  for (const name of tables)
    for (const row of await scenario.storage.rows<Record<string, unknown>>(`select * from "${name}"`))
      for (const [column, cell] of Object.entries(row)) {
        cells++;
        const shown = cell instanceof Uint8Array ? Buffer.from(cell).toString("hex") : cell;
        expect({ name, column, held: numbers.has(shown) }).toEqual({ name, column, held: false });
      }
  expect(cells).toBeGreaterThan(1_000);
});

test("personal data in the referrer, the language or the country is not stored", async () => {
  const scenario = await startScenario(TRUSTING);
  const tenant = await scenario.signUp();
  const { id, shortId } = await tenant.makeCode();
  const address = "203.0.113.201";
  const hostile = [
    { referer: `http://${address}/` },
    { referer: "http://[2001:db8:beef:cafe:1:2:3:4]:8080/path" },
    { referer: "https://unmistakable-name@site.example/unmistakable-path?q=unmistakable-query#unmistakable" },
    { referer: "unmistakable-nonsense" },
    { "accept-language": "unmistakable-language,de" },
    { "accept-language": "x-unmistakable" },
    { "cf-ipcountry": "unmistakable" },
    { cookie: "svc_consent=unmistakable; svc_device=unmistakable" },
    { "sec-purpose": "unmistakable" },
    { "x-request-id": "unmistakable" },
  ];
  for (const headers of hostile)
    expect((await scenario.scan(shortId, { ...headers, "x-forwarded-for": address })).status).toBe(302);
  expect((await logOf(tenant, id)).total).toBe(hostile.length);
  const pieces = new Pieces();
  for (const text of [address, "203.0.113.", "unmistakable", "2001:db8:beef"]) pieces.add(text);
  expect(await leaked(scenario, pieces)).toEqual([]);
});

async function visitorsOf(tenant: TenantClient, codeId: string): Promise<string[]> {
  return (await logOf(tenant, codeId)).events.map(({ visitor }) => visitor);
}

test("a phone is one visitor of a tenant for a day, another to other tenants and on other days", async () => {
  const scenario = await startScenario(TRUSTING);
  const [museum, gallery] = [await scenario.signUp("Museum"), await scenario.signUp("Gallery")];
  const [hall, shop, show] = [await museum.makeCode(), await museum.makeCode(), await gallery.makeCode()];
  const phone = { "x-forwarded-for": "203.0.113.7" };
  const mapped = { "x-forwarded-for": "::ffff:203.0.113.7" };
  for (const headers of [phone, phone, mapped]) await scenario.scan(hall.shortId, headers);
  expect(await logOf(museum, hall.id)).toMatchObject({ total: 3, uniqueVisitors: 1, repeatScanners: 1 });
  await scenario.scan(shop.shortId, phone);
  await scenario.scan(show.shortId, phone);
  const [there] = await visitorsOf(museum, hall.id);
  expect(new Set(await visitorsOf(museum, hall.id))).toEqual(new Set([there ?? ""]));
  expect(await visitorsOf(museum, shop.id)).toEqual([there ?? ""]);
  expect(await visitorsOf(gallery, show.id)).not.toContain(there);
  await scenario.restart();
  await scenario.scan(hall.shortId, phone);
  expect((await visitorsOf(museum, hall.id))[0]).toBe(there ?? "");
  scenario.clock.advance(DAY);
  await scenario.scan(hall.shortId, phone);
  expect((await visitorsOf(museum, hall.id))[0]).not.toBe(there);
  expect(await logOf(museum, hall.id)).toMatchObject({ uniqueVisitors: 2, repeatScanners: 1 });
});

test("another address or another agent is another visitor", async () => {
  const scenario = await startScenario(TRUSTING);
  const tenant = await scenario.signUp();
  const { id, shortId } = await tenant.makeCode();
  for (const address of ["203.0.113.7", "203.0.113.8", "2001:db8::1", "2001:db8::2"])
    for (const agent of [PHONE, DESKTOP])
      await scenario.scan(shortId, { "x-forwarded-for": address, "user-agent": agent });
  for (const spelled of ["2001:DB8::1", "2001:0db8:0:0:0:0:0:1", "[2001:db8::1]:443"])
    await scenario.scan(shortId, { "x-forwarded-for": spelled });
  expect(await logOf(tenant, id)).toMatchObject({ total: 11, uniqueVisitors: 8, repeatScanners: 1 });
});

const dayKeyFiles = (scenario: Scenario) => readdirSync(join(scenario.dataDir, "day-keys"));

if (KEEPS_FILES)
  test("a day's key is a file for its owner alone, overwritten and gone within a day of the day's end", async () => {
    const scenario = await startScenario();
    const tenant = await scenario.signUp();
    const { shortId } = await tenant.makeCode();
    await scenario.scan(shortId);
    expect(dayKeyFiles(scenario)).toEqual(["2026-11-21.key"]);
    const path = join(scenario.dataDir, "day-keys", "2026-11-21.key");
    expect((statSync(path).mode & 0o777).toString(8)).toBe("600");
    expect((statSync(join(path, "..")).mode & 0o077).toString(8)).toBe("0");
    expect(new Set(readFileSync(path)).size).toBeGreaterThan(8);
    // A second name for the file shows what became of its bytes.
    const witness = join(scenario.dataDir, "witness");
    linkSync(path, witness);
    scenario.clock.advance(1.45 * DAY);
    await scenario.service.housekeep();
    expect(dayKeyFiles(scenario)).toEqual([]);
    expect(new Set(readFileSync(witness))).toEqual(new Set([0]));
    await scenario.scan(shortId);
    expect(dayKeyFiles(scenario)).toEqual(["2026-11-22.key"]);
  });

for (const [how, broken] of [
  ["empty", new Uint8Array(0)],
  ["cut short", new Uint8Array(7).fill(9)],
  ["overwritten with zeros", new Uint8Array(32)],
] as const)
  if (KEEPS_FILES)
    test(`a day key's file that is ${how} is no key: visitors are hashed under a fresh one`, async () => {
      // A crash or a full disk can leave such a file; a hash under a key that anybody knows tells the address.
      const scenario = await startScenario();
      const tenant = await scenario.signUp();
      const { id, shortId } = await tenant.makeCode();
      await scenario.stop();
      mkdirSync(join(scenario.dataDir, "day-keys"), { recursive: true, mode: 0o700 });
      const path = join(scenario.dataDir, "day-keys", "2026-11-21.key");
      writeFileSync(path, broken, { mode: 0o600 });
      await scenario.restart();
      expect((await scenario.scan(shortId)).status).toBe(302);
      const [visitor] = await visitorsOf(tenant, id);
      const known = new Bun.CryptoHasher("sha256", broken).update(`${tenant.id}\n127.0.0.1\n${PHONE}`);
      expect(visitor).not.toBe(known.digest("hex").slice(0, 32));
      expect(readFileSync(path)).toHaveLength(32);
      expect(readFileSync(path)).not.toEqual(Buffer.alloc(32));
      await scenario.restart();
      await scenario.scan(shortId);
      expect(new Set(await visitorsOf(tenant, id)).size).toBe(1);
    });
