import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "../../../src/kit/settings/read.ts";
import { SettingsError } from "../../../src/kit/settings/settings.ts";
import { start } from "../../../src/app/start.ts";
import { logOf } from "../consent/phone.ts";
import { type Scenario, startScenario } from "../../scenario.ts";

const PROXY = { QZ_TRUSTED_PROXIES: "127.0.0.0/8,::1" };
const folder = mkdtempSync(join(tmpdir(), "quietzone-geoip-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The countries of scans made with these headers, in their order. */
async function countriesOf(
  scenario: Scenario,
  scans: readonly Record<string, string>[],
): Promise<(string | null)[]> {
  const tenant = await scenario.signUp();
  const { id, shortId } = await tenant.makeCode();
  for (const headers of scans) expect((await scenario.scan(shortId, headers)).status).toBe(302);
  return (await logOf(tenant, id)).events.map(({ country }) => country).reverse();
}

const from = (address: string) => ({ "x-forwarded-for": address });

const shipped = await startScenario(PROXY);

test("the embedded database knows the country of addresses in every spelling", async () => {
  const known = [
    ["8.8.8.8", "US"],
    ["81.2.69.142", "GB"],
    ["193.0.6.139", "NL"],
    ["::ffff:193.0.6.139", "NL"],
    ["::ffff:c100:68b", "NL"],
    ["[::ffff:193.0.6.139]:4711", "NL"],
    ["193.0.6.139:4711", "NL"],
    ["2a00:1450:4001:828::200e", "DE"],
    ["2A00:1450:4001:0828:0000:0000:0000:200E", "DE"],
    // Kosovo has no code of ISO 3166-1, and this one everywhere.
    ["46.99.0.1", "XK"],
  ] as const;
  const countries = await countriesOf(
    shipped,
    known.map(([address]) => from(address)),
  );
  expect(countries).toEqual(known.map(([, country]) => country));
});

test("a reserved or malformed address has no country", async () => {
  const nowhere = [
    "10.0.0.1",
    "192.168.1.1",
    "127.0.0.1",
    "169.254.1.1",
    "100.64.0.1",
    "0.0.0.0",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "2001:db8::1",
    "ff02::1",
    "unknown",
    "_hidden",
    "8.8.8",
    "8.8.8.8.8",
    "::ffff:8.8.8.8.8",
    "[::1",
    "",
    ",,,",
  ];
  const countries = await countriesOf(shipped, nowhere.map(from));
  expect(countries).toEqual(nowhere.map(() => null));
});

test("the proxy's header takes precedence if it names a country", async () => {
  const scenario = await startScenario({ ...PROXY, QZ_COUNTRY_HEADER: "CF-IPCountry" });
  const told = ["JP", "jp", " Jp ", "FR", "XK"];
  const countries = await countriesOf(
    scenario,
    told.map((country) => ({ ...from("8.8.8.8"), "cf-ipcountry": country })),
  );
  expect(countries).toEqual(["JP", "JP", "JP", "FR", "XK"]);
});

test("a header that names no country is ignored", async () => {
  const scenario = await startScenario({ ...PROXY, QZ_COUNTRY_HEADER: "cf-ipcountry" });
  // XX and T1 are Cloudflare's unknown and Tor; the rest is not assigned in ISO 3166-1, or no code at all.
  const nonsense = ["XX", "T1", "", "D", "DEU", "D1", "DE,FR", "D E", "ß", "\u00fc\u00fc", "ZZ", "QQ", "00"];
  // Unions, countries that are no more, second and private codes: they have names, and are no ISO countries.
  nonsense.push("EU", "UN", "SU", "YU", "UK", "EZ", "AC");
  const countries = await countriesOf(
    scenario,
    nonsense.map((country) => ({ ...from("8.8.8.8"), "cf-ipcountry": country })),
  );
  expect(countries).toEqual(nonsense.map(() => "US"));
});

test("only a trusted proxy is believed", async () => {
  const liar = { ...from("8.8.8.8"), "cf-ipcountry": "JP" };
  for (const trusted of ["none", "10.0.0.0/8"]) {
    const scenario = await startScenario({
      QZ_TRUSTED_PROXIES: trusted,
      QZ_COUNTRY_HEADER: "cf-ipcountry",
    });
    expect(await countriesOf(scenario, [liar])).toEqual([null]);
  }
  const unset = await startScenario({ QZ_COUNTRY_HEADER: "cf-ipcountry" });
  expect(await countriesOf(unset, [liar])).toEqual([null]);
  const unnamed = await startScenario(PROXY);
  expect(await countriesOf(unnamed, [liar])).toEqual(["US"]);
});

/** The message of the start when `QZ_GEOIP` names this file. */
async function refusalOf(path: string): Promise<unknown> {
  const dataDir = mkdtempSync(join(folder, "data-"));
  const settings = {
    QZ_HOST: "127.0.0.1",
    QZ_PORT: "0",
    QZ_DATA_DIR: dataDir,
    QZ_LOG: "silent",
    QZ_GEOIP: path,
  };
  try {
    const service = await start(readSettings(settings));
    await service.stop();
    return "it started";
  } catch (error) {
    return error;
  }
}

async function shippedDatabase(): Promise<Buffer> {
  const compressed = await Bun.file(new URL("../../../assets/country.mmdb.zst", import.meta.url)).bytes();
  return Buffer.from(Bun.zstdDecompressSync(compressed));
}

const database = await shippedDatabase();
const wrong: readonly (readonly [string, Uint8Array | null])[] = [
  ["that is not there", null],
  ["that is empty", new Uint8Array(0)],
  ["of text", Buffer.from("this is no database\n".repeat(100))],
  ["of zeros", new Uint8Array(4_096)],
  ["that is still compressed", Buffer.from(Bun.gzipSync(Buffer.from("x".repeat(1_000))))],
  ["cut short", database.subarray(0, database.length >> 1)],
];
for (const [what, bytes] of wrong)
  test(`a country database ${what} stops the start with a line that names the setting`, async () => {
    const path = join(folder, `${what.replaceAll(" ", "-")}.mmdb`);
    if (bytes) writeFileSync(path, bytes);
    const refusal = await refusalOf(path);
    expect(refusal).toBeInstanceOf(SettingsError);
    const message = refusal instanceof Error ? refusal.message : "";
    expect(message).toStartWith(`QZ_GEOIP holds ${JSON.stringify(path)}`);
    expect(message).toContain("may hold");
    expect(message.split("\n")).toHaveLength(1);
  });

test("a folder in place of the country database stops the start", async () => {
  expect(await refusalOf(folder)).toBeInstanceOf(SettingsError);
});

test("QZ_GEOIP replaces the embedded database", async () => {
  // The same table with one country renamed: a scan says which of the two was asked.
  const own = Buffer.from(database);
  const marker = Buffer.from([0x42, ...Buffer.from("NL")]);
  expect(own.indexOf(marker)).toBeGreaterThan(0);
  for (let at = own.indexOf(marker); at >= 0; at = own.indexOf(marker, at)) own.write("BE", at + 1);
  const path = join(folder, "own.mmdb");
  writeFileSync(path, own);
  const scenario = await startScenario({ ...PROXY, QZ_GEOIP: path });
  expect(await countriesOf(scenario, [from("193.0.6.139"), from("8.8.8.8")])).toEqual(["BE", "US"]);
});

test("a database with MaxMind's rows is read as well", async () => {
  const path = join(folder, "maxmind.mmdb");
  writeFileSync(path, maxMind("NL"));
  const scenario = await startScenario({ ...PROXY, QZ_GEOIP: path });
  expect(await countriesOf(scenario, [from("193.0.6.139"), from("2001:503:ba3e::2:30")])).toEqual([
    "NL",
    "NL",
  ]);
});

/**
 * A database of one node whose two branches lead to the same row, `{country: {iso_code}}`: all addresses are
 * in one country (MaxMind DB File Format Specification 2.0).
 */
function maxMind(country: string): Buffer {
  const text = (value: string) => Buffer.from([0x40 | value.length, ...Buffer.from(value)]);
  const map = (...members: Buffer[]) =>
    Buffer.concat([Buffer.from([0xe0 | (members.length / 2)]), ...members]);
  const uint32 = (value: number) => Buffer.from([0xc1, value]);
  const row = map(text("country"), map(text("iso_code"), text(country)));
  // A record is the number of nodes, 16 bytes of zeros, and the row's place in the data section.
  const record = Buffer.from([0, 0, 1 + 16]);
  const metadata = map(
    ...[text("binary_format_major_version"), Buffer.from([0xa1, 2])],
    ...[text("binary_format_minor_version"), Buffer.from([0xa0])],
    ...[text("database_type"), text("Country")],
    ...[text("ip_version"), Buffer.from([0xa1, 6])],
    ...[text("node_count"), uint32(1)],
    ...[text("record_size"), Buffer.from([0xa1, 24])],
  );
  const marker = Buffer.from("\xab\xcd\xefMaxMind.com", "latin1");
  return Buffer.concat([record, record, Buffer.alloc(16), row, marker, metadata]);
}

test("a country database that is damaged inside costs a scan its country, not its redirect", async () => {
  const own = Buffer.from(database);
  // The search tree stays; the rows behind it, up to the metadata, are nonsense.
  const rows = own.indexOf(Buffer.from("country_code")) - 2;
  const metadata = own.lastIndexOf(Buffer.from("\xab\xcd\xefMaxMind.com", "latin1"));
  expect(rows).toBeGreaterThan(0);
  own.fill(0xff, rows, metadata);
  const path = join(folder, "damaged.mmdb");
  writeFileSync(path, own);
  const scenario = await startScenario({ ...PROXY, QZ_GEOIP: path });
  expect(await countriesOf(scenario, [from("193.0.6.139"), from("8.8.8.8")])).toEqual([null, null]);
});
