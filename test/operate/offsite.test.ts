import { describe, expect, test } from "bun:test";
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { generateHybridIdentity, generateX25519Identity, identityToRecipient } from "age-encryption";
import { openFolder } from "../../src/kit/objects/folder.ts";
import { readSetName, setName, verifiedName } from "../../src/features/backups/names.ts";
import { DAY, MINUTE } from "../../src/kit/shared/clock.ts";
import { isAgeRecipient } from "../../src/kit/shared/age-recipient.ts";
import { backUp } from "../../src/operate/offsite.ts";
import { readSettings } from "../../src/kit/settings/read.ts";
import { newFolder, startOn, type Used, usedAndStopped } from "../app/world.ts";
import { readJson } from "../json.ts";
import { runHere } from "./cli/here.ts";

/** Backups in another place, by the commands of an operator: made, listed, verified and restored. */

interface Key {
  readonly recipient: string;
  readonly file: string;
}

async function newKey(folder: string, name: string, identity?: string): Promise<Key> {
  const secret = identity ?? (await generateX25519Identity());
  const file = join(folder, name);
  writeFileSync(file, `# created: 2026-11-29T20:00:00Z\n# public key: age1…\n${secret}\n`);
  return { recipient: await identityToRecipient(secret), file };
}

/** A service that was used, and a place for its backups, which are encrypted to a key. */
async function world(more: Record<string, string> = {}) {
  const data = newFolder();
  const folder = dirname(data);
  const place = join(folder, "place");
  mkdirSync(place);
  const key = await newKey(folder, "key.txt");
  const settings = {
    QZ_DATA_DIR: data,
    QZ_BACKUP_TO: place,
    QZ_BACKUP_RECIPIENTS: key.recipient,
    QZ_DISK_FLOOR: "off",
    ...more,
  };
  const used = await usedAndStopped(settings);
  const command = (...args: string[]) => runHere(folder, args, settings);
  return { data, folder, place, key, settings, used, command };
}

type World = Awaited<ReturnType<typeof world>>;

async function made({
  command,
}: Pick<World, "command">): Promise<{ name: string; removed: string[]; abandoned: string[] }> {
  const ending = await command("backup", "now", "--json");
  expect(ending).toMatchObject({ code: 0, err: "" });
  return JSON.parse(ending.out);
}

/** The name of a backup of the same series that was made earlier. */
function earlier(name: string, milliseconds: number): string {
  const madeAt = readSetName(name)?.madeAt ?? Number.NaN;
  return setName(name.slice(3, 13), madeAt - milliseconds);
}

const objects = (place: string) => readdirSync(place).toSorted();

/** The scans that the API of a service says its code has. */
async function scansIn(settings: Record<string, string>, { apiKey, shortId }: Used): Promise<unknown> {
  const service = await startOn({ ...settings, QZ_BACKUP_EVERY: "off" });
  try {
    await service.loaded;
    expect(await service.audit()).toEqual([]);
    const answer = await fetch(`${service.url}/app/api/codes?shortId=${shortId}`, {
      headers: { authorization: `Bearer ${apiKey}` },
    });
    const { codes } = await readJson<{ codes: { scans: number }[] }>(answer);
    return codes.map(({ scans }) => scans);
  } finally {
    await service.stop();
  }
}

test("a backup is written, listed, verified and restored, and only its key opens it", async () => {
  const here = await world();
  const { place, folder, key, settings, used, command } = here;
  const { name } = await made(here);
  expect(name).toMatch(/^qz-[0-9a-z]{10}-\d{8}T\d{9}Z$/);
  expect(objects(place)).toEqual([`${name}.json`, `${name}.qz.age`]);
  for (const object of objects(place)) expect(statSync(join(place, object)).mode & 0o077).toBe(0);
  const data = readFileSync(join(place, `${name}.qz.age`));
  expect(data.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
  expect(data.includes("SQLite format 3")).toBe(false);
  const manifest = JSON.parse(readFileSync(join(place, `${name}.json`), "utf8"));
  expect(manifest).toMatchObject({
    ...{ quietzone: "backup", format: 1, name, bytes: data.length, recipients: [key.recipient] },
    ...{
      object: `${name}.qz.age`,
      holdsSecret: true,
      sha256: new Bun.CryptoHasher("sha256").update(data).digest("hex"),
    },
    rows: { tenants: 1, codes: 1, leads: 1, scans: 2 },
  });
  // The draft is gone, and the service's metrics know of the backup.
  expect(readdirSync(here.data).filter((file) => file.includes(".part"))).toEqual([]);
  expect(JSON.parse(readFileSync(join(here.data, "last-backup.json"), "utf8")).bytes).toBe(data.length);

  const listed = await command("backup", "list");
  expect(listed).toMatchObject({ code: 0, err: "" });
  expect(listed.out).toMatch(new RegExp(`^NAME .*\n${name}  \\S+  +\\d\\.\\d MiB  whole +age, 1  never\n$`));

  const verified = await command("backup", "verify", "--identity", key.file);
  expect(verified).toMatchObject({ code: 0, err: "" });
  expect(verified.out).toMatch(
    new RegExp(
      `^${name} can be restored: version .*\nEvery byte matches its checksum, SHA-256 [0-9a-f]{64}\\.\nIt holds the secret\\.\n` +
        "It was restored into a temporary folder, with \\d+ rows:\n(ok .*\n)+" +
        "The rows of each table are as many as its manifest says\\.\nIt was fetched in .*\n$",
    ),
  );
  expect(verified.out).toContain("agree with a recount of single scans");
  expect((await command("backup", "list")).out).toMatch(/whole +age, 1 +\d{4}-\d\d-\d\dT\d\d:\d\d\n$/);

  const elsewhere = newFolder();
  const restored = await runHere(folder, ["restore", "--from", name, "--identity", key.file], {
    QZ_DATA_DIR: elsewhere,
    QZ_BACKUP_TO: place,
  });
  expect(restored).toMatchObject({ code: 0, err: "" });
  expect(readFileSync(join(elsewhere, "secret"))).toEqual(readFileSync(join(here.data, "secret")));
  expect(await scansIn({ QZ_DATA_DIR: elsewhere }, used)).toEqual([2]);
  // The next backup of the restored service belongs to the same series.
  const next = await runHere(folder, ["backup", "now", "--json"], { ...settings, QZ_DATA_DIR: elsewhere });
  expect(JSON.parse(next.out).name.slice(0, 13)).toBe(name.slice(0, 13));
}, 300_000);

describe("each flaw is told apart, in words and by the exit code", () => {
  test("changed, cut short and lengthened data are damaged", async () => {
    const here = await world();
    const { name } = await made(here);
    const path = join(here.place, `${name}.qz.age`);
    const whole = readFileSync(path);
    const verify = async (bytes: Uint8Array) => {
      writeFileSync(path, bytes);
      return here.command("backup", "verify", name, "--identity", here.key.file);
    };
    // In the head of age, where it looks like another key, and in what is encrypted.
    for (const at of [30, 60, 100, whole.length >> 1, whole.length - 1]) {
      const bytes = Buffer.from(whole);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      expect([at, await verify(bytes)]).toEqual([
        at,
        { code: 1, out: "", err: `${name} can't be restored: its bytes do not match its checksum.\n` },
      ]);
    }
    expect(await verify(whole.subarray(0, -1))).toEqual({
      ...{ code: 1, out: "" },
      err: `${name} can't be restored: it has ${whole.length - 1} of its ${whole.length} bytes.\n`,
    });
    expect((await here.command("backup", "list")).out).toContain(
      `it has ${whole.length - 1} of its ${whole.length} bytes`,
    );
    expect((await verify(Buffer.concat([whole, Buffer.of(0)]))).code).toBe(1);
    expect(existsSync(join(here.place, `${name}.verified`))).toBe(false);
    expect((await verify(whole)).code).toBe(0);
  }, 300_000);

  test("a missing part, a missing backup, another key, no key and another service's file", async () => {
    const here = await world();
    const { name } = await made(here);
    const { place, folder, key, command } = here;
    const [data, manifest] = [join(place, `${name}.qz.age`), join(place, `${name}.json`)];
    const verify = (...args: string[]) => command("backup", "verify", ...args);
    const other = await newKey(folder, "older.txt");
    expect(await verify(name, "--identity", other.file)).toEqual({
      ...{ code: 5, out: "" },
      err: `${name} can't be opened: no key of the file is the right one. It is encrypted to ${key.recipient}.\n`,
    });
    expect(await verify(name)).toEqual({
      ...{ code: 5, out: "" },
      err: `${name} is encrypted. Name the file of a secret key that opens it: --identity FILE.\n`,
    });
    const json = await verify(name, "--json", "--identity", other.file);
    expect([json.code, JSON.parse(json.out)]).toMatchObject([5, { name, isSound: false, flaw: "locked" }]);
    const absent = name.replace(/-\d{8}T/, "-20200101T");
    expect(await verify(absent, "--identity", key.file)).toMatchObject({
      code: 3,
      err: `There is no backup ${absent} in ${place}. \`quietzone backup list\` shows all.\n`,
    });

    const kept = join(folder, "kept");
    copyFileSync(data, kept);
    rmSync(data);
    expect(await verify(name, "--identity", key.file)).toMatchObject({
      code: 4,
      err: `${name} can't be restored: its data are missing.\n`,
    });
    expect((await command("backup", "list")).out).toContain("its data are missing");
    expect(await command("restore", "--from", name, "--identity", key.file, "--replace")).toMatchObject({
      code: 4,
    });
    copyFileSync(kept, data);
    const [said] = [readFileSync(manifest)];
    rmSync(manifest);
    expect(await verify(name, "--identity", key.file)).toMatchObject({
      code: 4,
      err: `${name} can't be restored: its manifest is missing.\n`,
    });
    // Without a manifest it is no backup, and the newest one is another.
    expect(await verify("--identity", key.file)).toMatchObject({ code: 3 });
    writeFileSync(manifest, said.subarray(0, -20));
    expect(await verify(name, "--identity", key.file)).toMatchObject({ code: 1 });
    writeFileSync(manifest, said);

    // Another service may write to the same place, to the same key.
    const neighbour = await world({ QZ_BACKUP_TO: place, QZ_BACKUP_RECIPIENTS: key.recipient });
    const theirs = await made(neighbour);
    expect(await verify(theirs.name, "--identity", key.file)).toMatchObject({
      code: 6,
      err: expect.stringContaining("it is a backup of another service"),
    });
    expect((await command("backup", "list")).out).toContain("whole, of another service");
    expect(await verify("--identity", key.file)).toMatchObject({
      code: 0,
      out: expect.stringContaining(name),
    });
    // Their data under our name, with a manifest that agrees.
    copyFileSync(join(place, `${theirs.name}.qz.age`), data);
    const forged = JSON.parse(readFileSync(join(place, `${theirs.name}.json`), "utf8"));
    const [series, object] = [name.slice(3, 13), `${name}.qz.age`];
    writeFileSync(manifest, JSON.stringify({ ...forged, name, series, object }));
    expect(await verify(name, "--identity", key.file)).toMatchObject({
      code: 6,
      err: expect.stringContaining("holds the data of another service"),
    });
  }, 300_000);

  test("a manifest that names more rows, or objects of others, is refused", async () => {
    const here = await world();
    const { name } = await made(here);
    const manifest = join(here.place, `${name}.json`);
    const said = JSON.parse(readFileSync(manifest, "utf8"));
    const verify = (changed: object) => {
      writeFileSync(manifest, JSON.stringify({ ...said, ...changed }));
      return here.command("backup", "verify", name, "--identity", here.key.file);
    };
    expect(await verify({ rows: { ...said.rows, leads: 2 }, mark: null })).toMatchObject({
      code: 1,
      err: `${name} has 1 rows of leads, and its manifest says 2.\n`,
    });
    for (const changed of [
      { object: "../data/quietzone.db" },
      { object: "qz.qz" },
      { name: "x" },
      { format: 2 },
      { mark: "" },
      { mark: { secret: 1, hmac: "" } },
    ])
      expect(await verify(changed)).toMatchObject({ code: 1, out: "" });
    expect(await verify({})).toMatchObject({ code: 0 });
  }, 300_000);
});

test("a manifest is recognised by its mark where the secret is at hand, and it is told where it is not", async () => {
  const here = await world();
  const { name } = await made(here);
  const { place, folder, key, command, settings } = here;
  const manifest = join(place, `${name}.json`);
  const said = JSON.parse(readFileSync(manifest, "utf8"));
  expect(Object.keys(said.mark)).toEqual(["secret", "hmac"]);
  const ofKey = ["--identity", key.file];
  const verify = (changed: object, environment: Record<string, string> = settings) => {
    writeFileSync(manifest, JSON.stringify({ ...said, ...changed }));
    return runHere(folder, ["backup", "verify", name, ...ofKey], environment);
  };
  const restore = () => command("restore", "--from", name, ...ofKey, "--replace");
  const changed = `${name} can't be trusted: its manifest was changed after the service had made it.\n`;

  // An older backup, with its own manifest, under the name of a newer one.
  const older = earlier(name, DAY);
  copyFileSync(join(place, `${name}.qz.age`), join(place, `${older}.qz.age`));
  const moved = { ...said, name: older, object: `${older}.qz.age` };
  writeFileSync(join(place, `${older}.json`), JSON.stringify(moved));
  expect(await command("backup", "verify", older, ...ofKey)).toMatchObject({
    ...{ code: 1, out: "" },
    err: changed.replace(name, older),
  });
  for (const change of [
    { madeAt: "2026-11-28T00:00:00.000Z" },
    { sha256: "0".repeat(64) },
    { recipients: [] },
    { rows: { ...said.rows, leads: 2 } },
    {
      mark: { ...said.mark, hmac: said.mark.hmac.replace(/^./, (one: string) => (one === "A" ? "B" : "A")) },
    },
    { mark: { ...said.mark, hmac: "?" } },
  ]) {
    expect(await verify(change)).toEqual({ code: 1, out: "", err: changed });
    expect(await restore()).toMatchObject({ code: 1, err: expect.stringContaining(changed.trim()) });
  }
  // The order of members is that of the program that wrote the object.
  expect(await verify(Object.fromEntries(Object.entries(said).toReversed()))).toMatchObject({ code: 0 });

  const doubts = "Not checked: whether your service made it: ";
  expect((await verify({})).out).not.toContain("Not checked");
  expect((await verify({ mark: null })).out).toContain(`${doubts}its manifest has no mark of the secret.`);
  expect((await verify({ mark: { ...said.mark, secret: "another" } })).out).toContain(
    `${doubts}its manifest has the mark of another secret.`,
  );
  const elsewhere = { QZ_DATA_DIR: newFolder(), QZ_BACKUP_TO: place };
  expect((await verify({}, elsewhere)).out).toContain(`${doubts}the secret is not at hand.`);
  const secret = readFileSync(join(here.data, "secret"), "utf8").trim();
  for (const known of [
    { QZ_SECRET: secret },
    { QZ_SECRET: "another secret, as long as one has to be", QZ_SECRET_OLD: secret },
  ])
    expect((await verify({}, { ...elsewhere, ...known })).out).not.toContain(doubts);

  writeFileSync(manifest, JSON.stringify({ ...said, mark: null }));
  expect(await restore()).toMatchObject({
    code: 0,
    err: "Not checked: whether your service made it: its manifest has no mark of the secret.\n",
  });
  writeFileSync(manifest, JSON.stringify(said));
  const alone = await runHere(folder, ["restore", "--from", name, ...ofKey], elsewhere);
  expect(alone).toMatchObject({
    code: 0,
    err: "",
    out: expect.stringContaining("the secret is not at hand"),
  });
}, 300_000);

test("a plain backup holds no secret, and a restore asks for it", async () => {
  const here = await world({ QZ_BACKUP_RECIPIENTS: "" });
  const { name } = await made(here);
  const secret = readFileSync(join(here.data, "secret"), "utf8").trim();
  expect(objects(here.place)).toEqual([`${name}.json`, `${name}.qz`]);
  expect(readFileSync(join(here.place, `${name}.qz`)).includes(secret)).toBe(false);
  const verified = await here.command("backup", "verify", name);
  expect(verified).toMatchObject({ code: 0, err: "" });
  expect(verified.out).toContain("Not checked: whether leads and the secrets of webhooks can be read");
  const withSecret = await runHere(here.folder, ["backup", "verify", name], {
    ...here.settings,
    QZ_SECRET: secret,
  });
  expect(withSecret).toMatchObject({ code: 0, err: "" });
  expect(withSecret.out).not.toContain("Not checked");
  const target = newFolder();
  const restore = (QZ_SECRET: string) =>
    runHere(here.folder, ["restore", "--from", name], {
      QZ_DATA_DIR: target,
      QZ_BACKUP_TO: here.place,
      QZ_SECRET,
    });
  expect(await restore("")).toMatchObject({ code: 1, err: expect.stringContaining("Set QZ_SECRET") });
  expect(existsSync(target)).toBe(false);
  expect(await restore(secret)).toMatchObject({ code: 0, err: "" });
  expect(await scansIn({ QZ_DATA_DIR: target, QZ_SECRET: secret }, here.used)).toEqual([2]);
}, 300_000);

test("an encrypted file is verified and restored by its path, as it was fetched by hand", async () => {
  const here = await world();
  const { name } = await made(here);
  const file = join(here.folder, "fetched.age");
  copyFileSync(join(here.place, `${name}.qz.age`), file);
  const bare = { QZ_DATA_DIR: newFolder() };
  const run = (...args: string[]) => runHere(here.folder, args, bare);
  expect(await run("backup", "verify", file)).toMatchObject({
    code: 5,
    err: expect.stringContaining("--identity FILE"),
  });
  const verified = await run("backup", "verify", file, "--identity", here.key.file);
  expect(verified).toMatchObject({ code: 0, err: "" });
  expect(verified.out).toContain("Not checked: whether rows are missing: a file has no manifest");
  expect(await run("restore", file, "--identity", here.key.file)).toMatchObject({ code: 0, err: "" });
  expect(await scansIn(bare, here.used)).toEqual([2]);
  appendFileSync(file, "x");
  expect(await run("backup", "verify", file, "--identity", here.key.file)).toMatchObject({ code: 1 });
  for (const [text, reason] of [
    ["", "holds no secret key of age"],
    ["AGE-SECRET-KEY-1", "holds no secret key of age"],
    ["age-encryption.org/v1\n-> scrypt x 18\n", "is encrypted itself"],
  ]) {
    writeFileSync(join(here.folder, "wrong.txt"), text ?? "");
    expect(await run("backup", "verify", file, "--identity", join(here.folder, "wrong.txt"))).toMatchObject({
      code: 1,
      err: expect.stringContaining(reason ?? ""),
    });
  }
}, 300_000);

test("several keys open a backup, each by itself, and one that stands quantum computers", async () => {
  const here = await world();
  const hybrid = await newKey(here.folder, "hybrid.txt", await generateHybridIdentity());
  expect(isAgeRecipient(hybrid.recipient)).toBe(true);
  // The two kinds are not mixed in one file: the weaker one would decide.
  for (const keys of [[here.key, await newKey(here.folder, "second.txt")], [hybrid]]) {
    const QZ_BACKUP_RECIPIENTS = keys.map(({ recipient }) => recipient).join();
    const ending = await runHere(here.folder, ["backup", "now", "--json"], {
      ...here.settings,
      QZ_BACKUP_RECIPIENTS,
    });
    expect(ending).toMatchObject({ code: 0, err: "" });
    for (const { file } of keys)
      expect(
        await here.command("backup", "verify", JSON.parse(ending.out).name, "--identity", file),
      ).toMatchObject({ code: 0, err: "" });
  }
}, 300_000);

test("generations are kept by the names of backups, and nothing else in the place is touched", async () => {
  const here = await world({ QZ_BACKUP_KEEP: "2d" });
  const { place } = here;
  const first = await made(here);
  // Backups of the days before, made of the first.
  const older = [3, 2, 1].map((days) => {
    const name = earlier(first.name, days * DAY);
    const manifest = JSON.parse(readFileSync(join(place, `${first.name}.json`), "utf8"));
    writeFileSync(join(place, `${name}.qz.age`), "data");
    writeFileSync(join(place, verifiedName(name, 0)), "{}");
    writeFileSync(
      join(place, `${name}.json`),
      JSON.stringify({ ...manifest, name, object: `${name}.qz.age` }),
    );
    return name;
  });
  const strangers = [
    "notes.txt",
    "qz-0000000000-20200101T000000000Z.json",
    `${first.name.slice(0, 14)}x.qz.age`,
  ];
  for (const name of strangers) writeFileSync(join(place, name), "not ours");
  const second = await made(here);
  // Of today the last one stays, and of yesterday the only one.
  expect(second.removed.toSorted()).toEqual([...older.slice(0, 2), first.name].toSorted());
  const [yesterday = ""] = older.slice(2);
  expect(objects(place)).toEqual(
    [
      ...strangers,
      ...[`${second.name}.json`, `${second.name}.qz.age`, `${yesterday}.json`, `${yesterday}.qz.age`],
      ...objects(place).filter((name) => name.startsWith(`${yesterday}.verified`)),
    ].toSorted(),
  );
}, 300_000);

test("what a killed run left is removed a day later, and a manifest never removes what it may not name", async () => {
  const here = await world({ QZ_BACKUP_KEEP: "all" });
  const { place } = here;
  const { name } = await made(here);
  const series = name.slice(3, 13);
  const begin = (age: number, object?: string) => {
    const set = earlier(name, age);
    writeFileSync(join(place, `${set}.qz.age`), "half");
    const note = { quietzone: "begun", format: 1, name: set, series, object: object ?? `${set}.qz.age` };
    writeFileSync(join(place, `${set}.begun.json`), JSON.stringify(note));
    return set;
  };
  const [old, young] = [begin(DAY + MINUTE), begin(MINUTE)];
  expect((await here.command("backup", "list")).out.match(/it was begun, and is not finished/g)).toHaveLength(
    2,
  );
  const next = await made(here);
  expect(next).toMatchObject({ abandoned: [old], removed: [] });
  expect(objects(place).filter((object) => object.startsWith(old))).toEqual([]);
  expect(objects(place).filter((object) => object.startsWith(young))).toHaveLength(2);
  // A note that names another object is none of ours.
  begin(DAY + 2 * MINUTE, `${name}.qz.age`);
  const refused = await here.command("backup", "now");
  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringContaining("is damaged, or was not written by Quietzone"),
  });
  expect(existsSync(join(place, `${name}.qz.age`))).toBe(true);
}, 300_000);

test("a run that fails or is ended leaves no half of a backup, and says why", async () => {
  const here = await world();
  const missing = await runHere(here.folder, ["backup", "now"], {
    ...here.settings,
    QZ_BACKUP_TO: join(here.folder, "unmounted"),
  });
  expect(missing.err).toContain("There is no folder");
  expect(missing.err).not.toContain("..");
  expect(missing).toMatchObject({ code: 1, out: "" });
  const unset = await runHere(here.folder, ["backup", "now"], { ...here.settings, QZ_BACKUP_TO: "" });
  expect(unset).toMatchObject({ code: 1, err: expect.stringContaining("QZ_BACKUP_TO is not set") });
  const nowhere = await runHere(here.folder, ["backup", "now"], {
    ...here.settings,
    QZ_DATA_DIR: newFolder(),
  });
  expect(nowhere).toMatchObject({ code: 1, err: expect.stringContaining("There is no service in") });
  const aborted = AbortSignal.abort(new Error("The backup was ended before it was whole."));
  await expect(backUp(readSettings(here.settings), aborted)).rejects.toThrow("was ended before it was whole");
  expect(objects(here.place)).toEqual([]);
  expect(readdirSync(here.data).filter((file) => file.includes(".part"))).toEqual([]);
  expect(await Array.fromAsync(openFolder(here.place).list(""))).toEqual([]);
}, 300_000);
