import { expect, test } from "bun:test";
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { readJson } from "../../json.ts";
import { type Account, type CodeJson, call, makeCode, scan, signUp } from "../../e2e/client.ts";
import { eventually } from "../../e2e/process.ts";
import {
  allowSudo,
  answered,
  byTheBook,
  DATA,
  done,
  faults,
  fence,
  foreign,
  journal,
  niceValues,
  property,
  SERVICE,
  shell,
  untilWell,
} from "./system.ts";

/** Runs in a system that `unit.test.ts` boots, one step after another. */

/** The file that docs/backups.md restores. */
const BACKUP = "/backups/quietzone-2026-11-21.qz";

const kept: { account?: Account; code?: CodeJson; later?: CodeJson } = {};

/** What a step before has made. */
function made<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("A step before has failed");
  return value;
}

/** Waits until a code has so many scans. */
async function untilCounted(scans: number): Promise<void> {
  const { apiKey } = made(kept.account);
  await eventually(`${scans} scans are counted`, async () => {
    const response = await call(SERVICE, apiKey, "GET", `/app/api/codes/${made(kept.code).id}`);
    return (await readJson<CodeJson>(response)).scans === scans ? true : null;
  });
}

/** The service of the backup is there: its code with one scan, and not the code that was made after the backup. */
async function expectRestored(): Promise<void> {
  await untilWell();
  await untilCounted(1);
  expect((await scan(SERVICE, made(kept.code).shortId)).status).toBe(302);
  await untilCounted(2);
  expect((await scan(SERVICE, made(kept.later).shortId)).status).toBe(404);
  expectInOrder();
}

/** Everything belongs to the service and `check` finds no fault. */
function expectInOrder(): void {
  expect(readlinkSync("/var/lib/quietzone")).toBe("private/quietzone");
  expect(statSync(DATA)).not.toMatchObject({ uid: 0 });
  expect(foreign()).toEqual([]);
  expect(faults()).toEqual([]);
}

test("installed by the book, the unit starts", async () => {
  allowSudo();
  mkdirSync("/backups");
  byTheBook("operating.md", "## Install it", answered);
  await untilWell();
  expectInOrder();
});

test("it signs up, makes codes, counts a scan, and draws at low priority", async () => {
  kept.account = await signUp(SERVICE);
  kept.code = await makeCode(SERVICE, kept.account.apiKey);
  expect((await scan(SERVICE, kept.code.shortId)).status).toBe(302);
  await untilCounted(1);
  const drawing = await call(SERVICE, kept.account.apiKey, "GET", `/app/api/codes/${kept.code.id}/qr.png`);
  expect(drawing.status).toBe(200);
  expect(niceValues().some((value) => value > 0)).toBe(true);
  expectInOrder();
});

test("the backup of the book, beside the running service", async () => {
  byTheBook("backups.md", "# Backups");
  done(`cp -p /backups/quietzone-$(date +%F).qz ${BACKUP}`);
  expect(lstatSync(BACKUP)).toMatchObject({ uid: 0, mode: 0o100600 });
  expect(done(`quietzone backup verify ${BACKUP}`)).toContain("can be restored");
  kept.later = await makeCode(SERVICE, made(kept.account).apiKey);
  expect((await scan(SERVICE, made(kept.code).shortId)).status).toBe(302);
  await untilCounted(2);
  expectInOrder();
});

test("killed, it is there again with all that it had", async () => {
  const before = property("MainPID");
  done(`kill -KILL ${before}`);
  await eventually("systemd starts it again", () => {
    const now = property("MainPID");
    return now === "0" || now === before ? null : now;
  });
  await untilWell();
  await untilCounted(2);
  expectInOrder();
});

test("the restore of the book", async () => {
  byTheBook("backups.md", "## Restore");
  await expectRestored();
  const [former = ""] = readdirSync(DATA).filter((name) => name.startsWith("replaced-"));
  expect(readdirSync(join(DATA, former))).toContain("secret");
});

test("a data folder that was moved away by hand: the unit does not start, and the book says the way out", async () => {
  done("systemctl stop quietzone");
  done("mv /var/lib/quietzone /root/moved-away");
  done(`quietzone restore ${BACKUP} --config /etc/quietzone.env`);
  shell("systemctl start quietzone");
  await eventually("systemd refuses the folder", () => (property("ExecMainStatus") === "238" ? true : null));
  byTheBook("backups.md", "238/STATE_DIRECTORY");
  await expectRestored();
});

test("a new machine: restored before the first start", async () => {
  done("systemctl stop quietzone");
  done(`rm -rf ${DATA} /var/lib/quietzone`);
  done(`quietzone restore ${BACKUP} --config /etc/quietzone.env`);
  done("systemctl start quietzone");
  await expectRestored();
});

test("after a demonstration the service can write the keys of its days", async () => {
  done("systemctl stop quietzone");
  done("sudo quietzone demo --config /etc/quietzone.env");
  expect(foreign()).toEqual([]);
  done("systemctl start quietzone");
  await untilWell();
  expect((await scan(SERVICE, made(kept.code).shortId)).status).toBe(302);
  await untilCounted(3);
  expect(readdirSync(join(DATA, "day-keys")).length).toBeGreaterThan(0);
  expectInOrder();
});

test("the log of commands belongs to the service, and has what was restored and demonstrated since the folder was made", () => {
  const lines = readFileSync(join(DATA, "commands.log"), "utf8").trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line).command)).toEqual(["restore", "demo"]);
});

test("systemd hands over a secret that the service's user can't read, by the lines of the book, and commands name its file", async () => {
  const [secret, folder] = ["/etc/quietzone.secret", "/etc/systemd/system/quietzone.service.d"];
  done(`mv ${DATA}/secret ${secret} && chown root: ${secret} && chmod 0600 ${secret}`);
  mkdirSync(folder);
  writeFileSync(
    join(folder, "override.conf"),
    fence("operating.md", "## Secrets in files of their own", "ini"),
  );
  done("systemctl daemon-reload && systemctl restart quietzone");
  await untilWell();
  expect((await scan(SERVICE, made(kept.code).shortId)).status).toBe(302);
  await untilCounted(4);
  byTheBook("operating.md", "## Secrets in files of their own");
  // Without the file it would make a secret of its own, and without the right it would not start.
  expect(readdirSync(DATA)).not.toContain("secret");
  expect(shell(`setpriv --reuid=$(stat -c %u ${DATA}) cat ${secret}`).code).not.toBe(0);
});

test("the journal has priorities, and nothing above them went wrong", () => {
  expect(journal("--priority=info..info").some((line) => line.includes('"listening"'))).toBe(true);
  // Beside other programs of this machine the loop is held now and then.
  const wrong = journal("--priority=warning").filter((line) => !line.includes("the event loop was held"));
  expect(wrong).toEqual([]);
});
