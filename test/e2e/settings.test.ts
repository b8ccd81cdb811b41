import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import { hasPostgres, postgresServer } from "../postgres.ts";
import { call, signUp } from "./client.ts";
import { PROGRAM, runProgram, startBare, startProgram, temporaryFolder } from "./process.ts";

/** Every setting of the contract's section 2, with unacceptable values. */

const RATES = ["600", "0/60s", "600/0s", "600/60", "-5/60s", "1e3/60s", "on", "600/60s/60s"];
const NETWORKS = [
  "10.0.0.0/33",
  "proxy.example",
  "10.0.0.0/8;fd00::/8",
  "10.0.0.0/8,,fd00::/8",
  "none,10.0.0.0/8",
  "10.0.0/8",
];
const NUMBERS = ["-1", "3.5", "0x10", "many", "99999999999999999999", "1,000"];
const SWITCHES = ["true", "1", "yes", "ON", "on off"];

const WRONG: Readonly<Record<string, readonly string[]>> = {
  QZ_BASE_URL: [
    "qr.example.org",
    "ftp://qr.example.org",
    "https://qr.example.org/?a=b",
    "https://qr.example.org/#top",
    "https://",
    "//qr.example.org",
    "javascript:alert(1)",
  ],
  QZ_PORT: [...NUMBERS, "65536", "3000 4000"],
  PORT: ["65536", ...NUMBERS],
  QZ_TRUSTED_PROXIES: NETWORKS,
  QZ_COUNTRY_HEADER: ["cf ipcountry", "cf-ipcountry:", "päis", "a,b"],
  QZ_SIGNUP: ["yes", "OPEN", "open,closed", "vouchers"],
  QZ_LIMIT_RESOLVE: RATES,
  QZ_LIMIT_GENERATE: RATES,
  QZ_LIMIT_EXPORT: RATES,
  QZ_LIMIT_SIGNUP: RATES,
  QZ_LIMIT_LEADS: RATES,
  QZ_LIMIT_REPORTS: RATES,
  QZ_LIMIT_SHARES: RATES,
  QZ_LIMIT_EVENTS: RATES,
  QZ_LIMIT_LOGOS: RATES,
  QZ_LIMIT_LOGO_FILES: RATES,
  QZ_LIMIT_TENANT: RATES,
  QZ_LOGO_KEYS: SWITCHES,
  QZ_WEBHOOK_ALLOW: NETWORKS,
  QZ_METRICS: SWITCHES,
  QZ_RETENTION_DAYS: ["0", ...NUMBERS],
  QZ_LOG: ["verbose", "INFO", "info,debug", "0"],
  QZ_SECURITY_CONTACT: ["security.example.org", "http://example.org/report", "mailto:nobody", "tel:us"],
};

/** These are never repeated: a mistyped secret is most of the right one. */
const CONFIDENTIAL: Readonly<Record<string, readonly string[]>> = {
  QZ_SECRET: ["hunter2", "a-secret-of-31-characters-only-"],
  QZ_DATABASE_URL: ["mysql://app:hunter2@db/qz", "db.example:5432", "the-old-cluster"],
  QZ_REDIS_URL: ["http://:hunter2@cache:6379", "cache.example:6379"],
};

const ROUNDS = Math.max(
  ...[...Object.values(WRONG), ...Object.values(CONFIDENTIAL)].map(({ length }) => length),
);

/** One wrong value of each setting, those of `round`. */
function wrongValues(from: typeof WRONG, round: number): [name: string, value: string][] {
  return Object.entries(from).flatMap(([name, values]) => {
    const value = values[round];
    return value === undefined ? [] : [[name, value]];
  });
}

test.each(Array.from({ length: ROUNDS }, (_, round) => round))(
  "each bad setting stops the start with a line: its name, its value, the acceptable values (%d)",
  async (round) => {
    const shown = wrongValues(WRONG, round);
    const hidden = wrongValues(CONFIDENTIAL, round);
    const folder = temporaryFolder();
    const { code, out, err } = await runProgram(folder, [], Object.fromEntries([...shown, ...hidden]));
    expect({ code, out }).toEqual({ code: 1, out: "" });
    const lines = err.trimEnd().split("\n");
    for (const [name, value] of shown) {
      const line = lines.find((text) => text.startsWith(`${name} holds ${JSON.stringify(value)}. `));
      expect(line, `${name}=${value}: ${err}`).toMatch(/ It may hold \S.*\.$/);
    }
    for (const [name, value] of hidden) {
      expect(
        lines.find((text) => text.startsWith(`${name} holds `)),
        `${name}: ${err}`,
      ).toMatch(/ It may hold \S/);
      expect(err).not.toContain(value);
    }
    expect(lines).toHaveLength(shown.length + hidden.length);
    expect(existsSync(join(folder, "data"))).toBe(false);
  },
);

test("commands check settings as a start does", async () => {
  const { code, out, err } = await runProgram(temporaryFolder(), ["tenant", "list"], { QZ_LOG: "loud" });
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toStartWith('QZ_LOG holds "loud". It may hold ');
});

test("a password in QZ_BASE_URL is refused, for it would be printed in every code", async () => {
  const { code, err } = await runProgram(temporaryFolder(), [], {
    // If the value were accepted, the start would fail here.
    QZ_HOST: "192.0.2.1",
    QZ_BASE_URL: "https://:hunter2@qr.example.org",
  });
  expect(code).toBe(1);
  expect(err).toStartWith("QZ_BASE_URL holds ");
});

test.skipIf(!hasPostgres)(
  "an unreachable database stops the start, and its address is not repeated",
  async () => {
    const { host } = new URL(await (await postgresServer()).emptyDatabase());
    for (const command of [[], ["tenant", "list"]]) {
      const { code, out, err } = await runProgram(temporaryFolder(), command, {
        QZ_DATABASE_URL: `postgres://quietzone:hunter2@${host}/nowhere`,
        QZ_LOG: "error",
      });
      expect({ code, out }).toEqual({ code: 1, out: "" });
      expect(err).toBe(
        "QZ_DATABASE_URL names a database that can't be used (3D000). Its server has no such database: make it with `createdb`.\n",
      );
    }
  },
);

test("empty settings count as unset, all at once", async () => {
  const names = [
    ...Object.keys({ ...WRONG, ...CONFIDENTIAL }),
    ...["QZ_SIGNUP_PLAN", "QZ_PLANS", "QZ_GEOIP", "QZ_METRICS_TOKEN", "QZ_HOST", "QZ_DATA_DIR"],
  ];
  const empty = Object.fromEntries(names.map((name) => [name, ""]));
  const service = await startBare(temporaryFolder(), { ...empty, PORT: "0" });
  const { apiKey } = await signUp(service);
  expect((await call(service, apiKey, "GET", "/app/api/me")).status).toBe(200);
});

test("none is an empty list, and the edges of what a setting may hold are inside", async () => {
  const service = await startBare(temporaryFolder(), {
    QZ_PORT: "0",
    QZ_HOST: "::",
    QZ_BASE_URL: "https://qr.example.org/codes/",
    QZ_TRUSTED_PROXIES: "none",
    QZ_WEBHOOK_ALLOW: "none",
    QZ_COUNTRY_HEADER: "none",
    QZ_LIMIT_RESOLVE: "1/1s",
    QZ_LIMIT_LOGOS: "off",
    QZ_RETENTION_DAYS: "1",
    QZ_SECRET: "s".repeat(32),
    QZ_LOG: "silent",
  });
  expect(service.out()).toContain("https://qr.example.org/codes/r/");
  expect((await call(service, null, "GET", "/healthz")).status).toBe(200);
  const { err } = await service.end("SIGKILL");
  expect(err).toBe("");
});

test("lists of networks take several, of both families, with blanks between", async () => {
  const service = await startBare(temporaryFolder(), {
    QZ_PORT: "0",
    QZ_TRUSTED_PROXIES: "10.0.0.0/8, fd00::/8 ,192.0.2.7/32",
  });
  expect((await call(service, null, "GET", "/healthz")).status).toBe(200);
});

test("`init` writes a file that --config reads, and the environment wins", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "qz.env");
  const given = [
    "--base-url",
    "http://127.0.0.1:1/qr",
    "--port",
    String(freePort()),
    "--signup",
    "closed",
    "--data",
    folder,
    "--file",
    file,
  ];
  const written = await runProgram(folder, ["init", "--yes", ...given]);
  expect(written).toMatchObject({ code: 0, err: "" });
  expect(written.out).toContain(`${file} was written.`);
  const environment = { QZ_HOST: "127.0.0.1", QZ_PORT: "0", QZ_SIGNUP: "open", QZ_DATA_DIR: "" };
  const service = await startProgram([...PROGRAM, "serve", "--config", file], folder, environment);
  expect(service.out()).toContain("http://127.0.0.1:1/qr/r/");
  await signUp(service);
  expect(existsSync(join(folder, "quietzone.db"))).toBe(true);
  const unread = await runProgram(folder, ["tenant", "list", "--config", folder]);
  expect(unread).toMatchObject({
    code: 1,
    out: "",
    err: `The settings file ${folder} can't be read (EISDIR).\n`,
  });
});
