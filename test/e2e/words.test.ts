import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../db/sqlite/open.ts";
import manifest from "../../package.json" with { type: "json" };
import { resolve } from "node:path";
import { commitOf } from "../../src/version.ts";
import { runHere } from "../operate/cli/here.ts";
import { BARE_ENVIRONMENT, IS_SOURCE, PROGRAM, runProgram, temporaryFolder } from "./process.ts";

/** The command line by itself: exit codes, usage, help, version. */

/** A folder in which a service has run, as commands need it. They change nothing here. */
const served = mkdtempSync(join(tmpdir(), "quietzone-words-"));
await openDatabase(join(served, "data")).close();
afterAll(() => rmSync(served, { recursive: true, force: true }));

test("the program ends as its commands do in this process", async () => {
  const calls = [
    ["tenant", "show", "ten_unknown"],
    ["backup"],
    ["sevre"],
    ["help"],
    ["code", "show", "--help"],
  ];
  for (const args of calls) expect(await runProgram(served, args)).toEqual(await runHere(served, args));
});

test.each([
  "show ten_unknown",
  "plan ten_unknown pro",
  "grant ten_unknown deviceLog on",
  "key ten_unknown",
  "suspend ten_unknown --reason spam",
  "resume ten_unknown",
  "delete ten_unknown --yes",
  "show '--%",
])("`tenant %s` of a tenant that is not there exits with 3", async (words) => {
  const { code, out, err } = await runHere(served, ["tenant", ...words.split(" ")]);
  expect({ code, out }).toEqual({ code: 3, out: "" });
  expect(err.trimEnd().split("\n")).toHaveLength(1);
});

test.each([
  [["code", "show", "x"]],
  [["code", "disable", "x", "--reason", "spam"]],
  [["code", "enable", "x"]],
  [["voucher", "revoke", "AAAA"]],
  [["voucher", "revoke", "x y"]],
])("`%j` of something unknown exits with 3", async (words) => {
  const { code, out, err } = await runHere(served, words);
  expect({ code, out }).toEqual({ code: 3, out: "" });
  expect(err.trimEnd().split("\n")).toHaveLength(1);
});

test.each([
  [["tenant", "show"], "tenant show ID"],
  [["tenant", "show", "a", "b"], "tenant show ID"],
  [["tenant", "plan", "ten_x"], "tenant plan ID PLAN"],
  [["tenant", "grant", "ten_x", "deviceLog"], "tenant grant ID deviceLog on|off"],
  [["tenant", "grant", "ten_x", "deviceLog", "maybe"], "tenant grant ID deviceLog on|off"],
  [["tenant", "grant", "ten_x", "codes", "on"], "tenant grant ID deviceLog on|off"],
  [["tenant", "create", "Zoo"], "tenant create NAME EMAIL"],
  [["tenant", "key"], "tenant key ID"],
  [["key", "create", "ten_x", "till", "--scopes=codes"], "key create ID NAME --scopes S"],
  [["key", "revoke", "ten_x"], "key revoke ID KEY"],
  [["tenant", "list", "extra"], "tenant list"],
  [["tenant", "suspend"], "tenant suspend ID --reason R"],
  [["tenant", "resume", "a", "b"], "tenant resume ID"],
  [["tenant", "delete"], "tenant delete ID"],
  [["code", "show"], "code show SHORTID"],
  [["code", "disable", "a", "b"], "code disable SHORTID --reason R"],
  [["code", "enable"], "code enable SHORTID"],
  [["blocklist", "show", "extra"], "blocklist show"],
  [["blocklist", "check"], "blocklist check HOST"],
  [["blocklist", "apply"], "blocklist apply LIST"],
  [["domain", "disable"], "domain disable HOST"],
  [["domain", "enable", "a", "b"], "domain enable HOST"],
  [["voucher", "list", "extra"], "voucher list"],
  [["voucher", "revoke"], "voucher revoke CODE"],
  [["backup"], "backup FILE"],
  [["backup", "a", "b"], "backup FILE"],
  [["backup", "verify"], "backup verify [NAME | FILE | -]"],
  [["restore"], "restore FILE"],
  [["check", "extra"], "check"],
  [["voucher", "create"], "voucher create --plan P"],
  [["voucher", "create", "pro"], "voucher create --plan P"],
  [["voucher", "create", "--plan", "pro", "--plan=free"], "voucher create --plan P"],
  ...["--uses=0", "--uses=-1", "--uses=1.5", "--uses=1e3", "--uses=many", "--uses=1000001", "--uses="].map(
    (option): [string[], string] => [["voucher", "create", "--plan", "pro", option], "voucher create"],
  ),
  ...["--days=0", "--days=36501", "--expires=tomorrow", "--expires=2027-02-30", "--expires=2020-01-01"].map(
    (option): [string[], string] => [["voucher", "create", "--plan", "pro", option], "voucher create"],
  ),
  [["version", "extra"], "version"],
  [["help", "a", "b", "c"], "help"],
] satisfies [string[], string][])(
  "%p is wrong usage: exit code 2 and the usage line",
  async (args, usage) => {
    const { code, out, err } = await runHere(served, args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(`Usage: quietzone ${usage}`);
  },
);

test.each([
  [["tenant"]],
  [["tenant", "destroy"]],
  [["sevre"]],
  [["--sevre"]],
  [["tenant", "list", "--yaml"]],
  [["tenant", "plan", "ten_x", "platinum"]],
  [["tenant", "plan", "ten_x", "pro", "--json"]],
  [["tenant", "show", "ten_x", "--yes"]],
  [["voucher", "create", "--plan", "platinum"]],
  [["voucher", "create", "--plan"]],
  [["voucher", "create", "--plan", "pro", "--percent", "50"]],
  [[""]],
] satisfies [string[]][])(
  "%p is no command of ours: exit code 2, a line that helps, nothing started",
  async (args) => {
    const { code, out, err } = await runHere(served, args, {
      QZ_PORT: "0",
      QZ_HOST: "192.0.2.1",
    });
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/quietzone|tenant list|static, free, pro, unlimited/);
    expect(err).not.toMatch(/\n\s+at /);
  },
);

const COMMANDS = [
  "serve",
  "voucher create",
  "voucher list",
  "voucher revoke",
  "tenant list",
  "tenant show",
  "tenant plan",
  "tenant grant",
  "tenant key",
  "tenant suspend",
  "tenant resume",
  "tenant delete",
  "code show",
  "code disable",
  "code enable",
  "blocklist show",
  "blocklist check",
  "blocklist apply",
  "domain list",
  "domain disable",
  "domain enable",
  "domain release",
  "backup",
  "backup verify",
  "restore",
  "check",
  "compact",
  "health",
  "version",
  "help",
];

/** Contract section 2: names and defaults. */
const SETTINGS: readonly [name: string, shown: string][] = [
  ["QZ_BASE_URL", "http://localhost:{port}"],
  ["QZ_HOST", "0.0.0.0"],
  ["QZ_PORT", "3000"],
  ["QZ_DATA_DIR", "./data"],
  ["QZ_SECRET", "made once"],
  ["QZ_SECRET_OLD", "none"],
  ["QZ_TRUSTED_PROXIES", "none"],
  ["QZ_COUNTRY_HEADER", "none"],
  ["QZ_SIGNUP", "open"],
  ["QZ_SIGNUP_PLAN", "free"],
  ["QZ_PLANS", "built in"],
  ["QZ_LIMIT_RESOLVE", "600/60s"],
  ["QZ_LIMIT_GENERATE", "600/60s"],
  ["QZ_LIMIT_EXPORT", "120/60s"],
  ["QZ_LIMIT_SIGNUP", "60/60s"],
  ["QZ_LIMIT_LEADS", "60/60s"],
  ["QZ_LIMIT_REPORTS", "20/3600s"],
  ["QZ_LIMIT_SHARES", "120/60s"],
  ["QZ_LIMIT_EVENTS", "600/60s"],
  ["QZ_LIMIT_LOGOS", "600/60s"],
  ["QZ_LIMIT_LOGO_FILES", "6000/60s"],
  ["QZ_LIMIT_TENANT", "6000/60s"],
  ["QZ_LOGO_KEYS", "off"],
  ["QZ_WEBHOOK_ALLOW", "none"],
  ["QZ_GEOIP", "embedded database"],
  ["QZ_METRICS", "off"],
  ["QZ_METRICS_TOKEN", "none"],
  ["QZ_RETENTION_DAYS", "395"],
  ["QZ_DATABASE_URL", "none"],
  ["QZ_REDIS_URL", "none"],
  ["QZ_LOG", "info"],
  ["QZ_SECURITY_CONTACT", "none"],
];

test.each([["help"], ["--help"], ["-h"]])(
  "`%s` lists every command and every setting with its default",
  async (word) => {
    // Help must work even if a setting is wrong.
    const { code, out, err } = await runHere(temporaryFolder(), [word], { QZ_LOG: "loud" });
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const lines = out.split("\n");
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command}\\b`, "m"));
    for (const [name, shown] of SETTINGS) {
      const line = lines.find((text) => text.startsWith(`  ${name} `)) ?? `no line for ${name}`;
      expect(line.slice(line.lastIndexOf("["))).toContain(shown);
    }
  },
);

test("every command has --help", async () => {
  for (const command of COMMANDS) {
    const { code, out, err } = await runHere(temporaryFolder(), [...command.split(" "), "--help"]);
    expect({ command, code, err }).toEqual({ command, code: 0, err: "" });
    expect(out).toStartWith(`quietzone ${command}`);
  }
}, 300_000);

test.each([
  ["voucher", 3],
  ["tenant", 10],
  ["person", 5],
  ["operator", 4],
  ["report", 4],
  ["blocklist", 3],
  ["code", 3],
  ["secret", 2],
  ["logos", 3],
])("`%s --help` lists its commands", async (room, count) => {
  for (const wish of ["--help", "-h"]) {
    const { code, out, err } = await runHere(temporaryFolder(), [room, wish]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out.match(new RegExp(`^  ${room} \\w+`, "gm"))).toHaveLength(count);
  }
});

test.each([["version"], ["--version"]])("`%s` prints one line, and JSON with --json", async (word) => {
  const { code, out, err } = await runProgram(temporaryFolder(), [word]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toStartWith(`${manifest.version} (commit `);
  const { schema, ...said } = JSON.parse((await runProgram(temporaryFolder(), ["version", "--json"])).out);
  // A binary may have been built from an older commit.
  expect(said).toEqual({
    version: manifest.version,
    commit: IS_SOURCE ? commitOf(resolve(import.meta.dir, "../..")) : said.commit,
  });
  const commit = said.commit === null ? "unknown" : said.commit.slice(0, 12);
  expect(out).toBe(
    `${manifest.version} (commit ${commit}, schema ${schema.sqlite}, on PostgreSQL ${schema.postgres})\n`,
  );
});

test("a reader that has seen enough and leaves gets no stack on standard error", async () => {
  const child = Bun.spawn(["sh", "-c", '"$@" | true', "sh", ...PROGRAM, "check"], {
    cwd: served,
    env: BARE_ENVIRONMENT,
    stdout: "ignore",
    stderr: "pipe",
  });
  expect(await new Response(child.stderr).text()).toBe("");
  expect(await child.exited).toBe(0);
});
