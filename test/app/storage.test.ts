import { describe, expect, test } from "bun:test";
import { chmodSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { readSettings } from "../../src/kit/settings/read.ts";
import { SettingsError } from "../../src/kit/settings/settings.ts";
import type { LogFields } from "../../src/kit/shared/log.ts";
import { StorageError } from "../../src/kit/shared/storage.ts";
import { openCountryLookup } from "../../src/app/countries.ts";
import { dataFolderError, lockDataFolder } from "../../src/app/data-folder.ts";
import { openSharedLimits } from "../../src/app/limits.ts";
import { rootSecret, secretMark, secretsOf, secretText, warnOfOwnSecret } from "../../src/app/secret.ts";
import { databaseError, openStores, placeOf } from "../../src/app/storage.ts";
import { createKeyring, onlySecret } from "../../src/kit/shared/keyring.ts";
import { createPlatform } from "../../src/app/context.ts";
import { hasPostgres, postgresServer } from "../postgres.ts";
import { newFolder, SILENT } from "./world.ts";

/** The data folder, the secret, the stores and what else settings name. */

const SECRET = "correct horse battery staple, twice over";
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test("the data folder is locked once, and not at all with PostgreSQL", async () => {
  const folder = newFolder();
  const settings = readSettings({ QZ_DATA_DIR: folder });
  const lock = lockDataFolder(settings);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(lock?.isAlone).toBe(true);
  expect(() => lockDataFolder(settings)).toThrow(
    new SettingsError([
      `QZ_DATA_DIR holds ${JSON.stringify(folder)}, which another running service uses. It may hold a folder that no service uses. Commands work beside a running service.`,
    ]),
  );
  lock?.close();
  const again = lockDataFolder(settings);
  expect(again?.isAlone).toBe(true);
  again?.close();
  expect(
    lockDataFolder(readSettings({ QZ_DATA_DIR: folder, QZ_DATABASE_URL: "postgres://db/q" })),
  ).toBeNull();
});

test("a folder that can't be used is an error of QZ_DATA_DIR with the code", async () => {
  const file = newFolder();
  writeFileSync(file, "no folder");
  const settings = readSettings({ QZ_DATA_DIR: file });
  const words = `QZ_DATA_DIR holds ${JSON.stringify(file)}, which can't be used (`;
  await expect(openStores(settings, SILENT)).rejects.toThrow(SettingsError);
  await expect(openStores(settings, SILENT)).rejects.toThrow(words);
  expect(() => lockDataFolder(settings)).toThrow(words);
  await expect(rootSecret(settings)).rejects.toThrow(words);

  const plain = new Error("no code");
  expect(dataFolderError(settings, plain)).toBe(plain);
  const advice = (code: string) => String(dataFolderError(settings, Object.assign(new Error(), { code })));
  expect(advice("EACCES")).toEndWith(" or the path of a folder that can be created.");
  for (const code of ["SQLITE_CORRUPT", "SQLITE_NOTADB"])
    expect(advice(code)).toEndWith(
      " Its database is damaged: `quietzone check` shows how much, `quietzone restore` restores a backup.",
    );
});

test.if(process.getuid?.() === 0)(
  "a folder of another user is refused with both users' numbers, and the command that mends it",
  () => {
    const folder = newFolder();
    mkdirSync(folder, { mode: 0o700 });
    chmodSync(dirname(folder), 0o755);
    const refused = (dataDir: string) => {
      try {
        lockDataFolder(readSettings({ QZ_DATA_DIR: dataDir }))?.close();
      } catch (error) {
        return String(error);
      }
      return "";
    };
    process.seteuid?.(65_532);
    try {
      const words = "The process runs as user 65532;";
      expect(refused(folder)).toContain(
        `. ${words} ${folder} belongs to user 0. Give it to that user, by \`sudo chown -R 65532:0 ${folder}\``,
      );
      expect(refused("/quietzone-nowhere/data")).toContain(`. ${words} / belongs to user 0. It may hold`);
    } finally {
      process.seteuid?.(0);
    }
    expect(refused(folder)).toBe("");
  },
);

test("the root secret is that of QZ_SECRET, or one that is generated once", async () => {
  const folder = newFolder();
  mkdirSync(folder);
  const set = readSettings({ QZ_DATA_DIR: folder, QZ_SECRET: SECRET });
  expect(text(await rootSecret(set))).toBe(SECRET);
  expect(await secretText(set)).toBe(SECRET);
  const unset = readSettings({ QZ_DATA_DIR: folder });
  expect(await secretText(unset)).toBe("");
  const made = text(await rootSecret(unset));
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(text(await rootSecret(unset))).toBe(made);
  expect(await secretText(unset)).toBe(made);
});

test("the mark of a secret stays the same over versions, and differs from another's", async () => {
  expect(await secretMark(SECRET)).toBe(await secretMark(SECRET));
  expect(await secretMark(SECRET)).toMatchInlineSnapshot(`"nhghZv4LjCJnpetVkdJc1xaxcgsm_6BNg6J5086WKpI"`);
  expect(await secretMark(`${SECRET}!`)).not.toBe(await secretMark(SECRET));
});

test("a node without QZ_SECRET is warned of, and nobody else", () => {
  const warnings: [string, LogFields][] = [];
  const log = {
    ...SILENT,
    warn: (message: string, fields: LogFields = {}) => void warnings.push([message, fields]),
  };
  const QZ_DATABASE_URL = "postgres://db/quietzone";
  warnOfOwnSecret(readSettings({}), log);
  warnOfOwnSecret(readSettings({ QZ_DATABASE_URL, QZ_SECRET: SECRET }), log);
  expect(warnings).toEqual([]);
  warnOfOwnSecret(readSettings({ QZ_DATABASE_URL, QZ_DATA_DIR: "here" }), log);
  expect(warnings).toEqual([
    ["QZ_SECRET is not set: every node of this database needs the same", { kept: "here" }],
  ]);
});

test("errors of a database name its place and the advice, and never the password", () => {
  const url = "postgres://quietzone:hunter2@db:5432/codes";
  expect(placeOf(url)).toBe("db:5432/codes");
  const words = (error: unknown) => String(databaseError(url, error));
  const coded = (code: string) => words(new StorageError(code, null));
  expect(coded("28000")).toBe(
    "Error: The database at db:5432/codes can't be used (28000). Its server does not let this user in.",
  );
  expect(coded("28P01")).toEndWith("Its server does not know this user or password.");
  expect(coded("3D000")).toEndWith("Its server has no such database: make it with `createdb`.");
  expect(coded("42501")).toEndWith(
    "Its user may not make tables in the schema public: let the user own the database.",
  );
  expect(coded("a copy into it is not finished")).toEndWith(
    "Give the command that fills it again: `quietzone copy` or `quietzone restore`.",
  );
  expect(coded("57P03")).toEndWith("can't be used (57P03). Try again.");
  expect(words(new Error("holds other tables"))).toBe(
    "Error: The database at db:5432/codes: holds other tables",
  );
  expect(databaseError(url, "odd")).toBe("odd");
});

test("a country database is read at once, the embedded one at the first scan", async () => {
  const settings = readSettings({ QZ_COUNTRY_HEADER: "cf-ipcountry" });
  const sighting = { address: "1.1.1.1", proxied: false, header: () => null };
  const embedded = await openCountryLookup(settings);
  expect(embedded(sighting)).toBe("AU");
  expect(embedded({ ...sighting, proxied: true, header: () => "DE" })).toBe("DE");
  const unreadable = openCountryLookup(readSettings({ QZ_GEOIP: "nowhere.mmdb" }));
  await expect(unreadable).rejects.toThrow(
    new SettingsError([
      'QZ_GEOIP holds "nowhere.mmdb", which can\'t be read. It may hold the path of an .mmdb file.',
    ]),
  );
});

test("limits are shared through Redis only; the log says what it means for nodes without it", async () => {
  const lines: string[] = [];
  const log = { ...SILENT, info: (message: string) => void lines.push(message) };
  const platform = createPlatform(readSettings({}), { log });
  const keys = createKeyring(onlySecret(new Uint8Array(32)), platform.ids);
  expect(await openSharedLimits(readSettings({}), keys, platform)).toBeNull();
  expect(lines).toEqual([]);
  const nodes = readSettings({ QZ_DATABASE_URL: "postgres://db/quietzone" });
  expect(await openSharedLimits(nodes, keys, platform)).toBeNull();
  expect(lines).toEqual([expect.stringMatching(/^each node counts its limits alone: .+QZ_REDIS_URL/)]);
  const shared = await openSharedLimits(
    readSettings({ QZ_REDIS_URL: "redis://127.0.0.1:1" }),
    keys,
    platform,
  );
  expect(shared).not.toBeNull();
  shared?.close();
});

describe.skipIf(!hasPostgres)("on PostgreSQL", () => {
  test("stores are opened there, with a folder for the rest, and belong to the first secret", async () => {
    const QZ_DATABASE_URL = await (await postgresServer()).emptyDatabase();
    const folder = newFolder();
    const stores = await openStores(readSettings({ QZ_DATABASE_URL, QZ_DATA_DIR: folder }), SILENT);
    expect(statSync(folder).isDirectory()).toBe(true);
    const secret = (QZ_SECRET: string) =>
      secretsOf(readSettings({ QZ_DATABASE_URL, QZ_DATA_DIR: folder, QZ_SECRET }), stores, 0);
    await secret(SECRET);
    await secret(SECRET);
    await expect(secret(`${SECRET}!`)).rejects.toThrow(
      new SettingsError([
        "QZ_SECRET holds another secret than the one this database belongs to. Give every node the same. A change of it begins with QZ_SECRET_OLD: docs/secret.md says how.",
      ]),
    );
    await stores.close();
  });

  test("a database that can't be used is an error of QZ_DATABASE_URL", async () => {
    const url = new URL(await (await postgresServer()).emptyDatabase());
    url.pathname = "/nowhere";
    const settings = readSettings({ QZ_DATABASE_URL: url.href, QZ_DATA_DIR: newFolder() });
    await expect(openStores(settings, null)).rejects.toThrow(
      new SettingsError([
        "QZ_DATABASE_URL names a database that can't be used (3D000). Its server has no such database: make it with `createdb`.",
      ]),
    );
  });
});
