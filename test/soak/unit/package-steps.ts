import { expect, test } from "bun:test";
import { existsSync, readFileSync, readlinkSync, statSync } from "node:fs";
import { type Account, type CodeJson, makeCode, scan, signUp } from "../../e2e/client.ts";
import {
  allowSudo,
  answered,
  byTheBook,
  DATA,
  done,
  faults,
  foreign,
  property,
  SERVICE,
  shell,
  untilWell,
} from "./system.ts";

/** Debian's package, in a system that `unit.test.ts` boots, one step after another. */

const FIRST = "/packages/quietzone_0.1.0.deb";
const NEXT = "/packages/quietzone_0.1.1.deb";
const SETTINGS = "/etc/quietzone.env";

const kept: { account?: Account; code?: CodeJson } = {};

/** A scan leads to the code's target. */
async function expectScan(): Promise<void> {
  if (!kept.code) throw new Error("A step before has failed");
  expect((await scan(SERVICE, kept.code.shortId)).status).toBe(302);
}

/** The user that the package makes, and the owner of the data and of the process. */
function expectOwned(): void {
  const user = Number(done("id -u quietzone"));
  // systemd gives out other numbers, from 61184 on, to users that it makes for a unit.
  expect(user).toBeLessThan(1_000);
  expect(statSync(DATA)).toMatchObject({ uid: user, mode: 0o40700 });
  expect(readlinkSync("/var/lib/quietzone")).toBe("private/quietzone");
  expect(readFileSync(`/proc/${property("MainPID")}/status`, "utf8")).toContain(`\nUid:\t${user}\t${user}\t`);
  expect(foreign()).toEqual([]);
}

test("installed, it says what to do next, and does not run before its settings are made", async () => {
  allowSudo();
  const said = done(`dpkg -i ${FIRST}`);
  expect(property("ActiveState")).toBe("inactive");
  expect(property("FragmentPath")).toMatch(/^(?:\/usr)?\/lib\/systemd\/system\/quietzone\.service$/);
  const told = [...said.matchAll(/^ {2}(sudo .*)$/gm)].map(([, line = ""]) => line);
  expect(told).toHaveLength(2);
  for (const line of told) done(answered(line));
  await untilWell();
  expectOwned();
  expect(property("UnitFileState")).toBe("enabled");
});

test("it has a code, counts, and is backed up by the book", async () => {
  kept.account = await signUp(SERVICE);
  kept.code = await makeCode(SERVICE, kept.account.apiKey);
  await expectScan();
  done("mkdir /backups");
  byTheBook("backups.md", "# Backups");
  expect(done("ls /backups")).toMatch(/^quietzone-[\d-]+\.qz$/m);
  expect(faults()).toEqual([]);
  expectOwned();
});

test("a newer package starts the service anew, and one that was stopped stays so", async () => {
  const before = property("MainPID");
  done(`dpkg -i ${NEXT}`);
  expect(property("MainPID")).not.toBe(before);
  await untilWell();
  await expectScan();
  expectOwned();
  done("systemctl stop quietzone");
  expect(done(`dpkg -i ${NEXT}`)).not.toContain("init");
  expect(property("ActiveState")).toBe("inactive");
  done("systemctl start quietzone");
  await untilWell();
  await expectScan();
});

test("removed, the service has ended and its data stay", () => {
  done("dpkg --remove quietzone");
  expect(property("ActiveState")).toBe("inactive");
  expect([existsSync("/usr/bin/quietzone"), property("LoadState")]).toEqual([false, "not-found"]);
  expect([existsSync(`${DATA}/quietzone.db`), existsSync(SETTINGS)]).toEqual([true, true]);
});

test("purged, it says where the data stay, and they do", () => {
  const said = done("dpkg --purge quietzone");
  for (const place of [DATA, SETTINGS]) expect(said).toContain(`Quietzone's data stay in ${place}.`);
  expect([existsSync(`${DATA}/quietzone.db`), existsSync(SETTINGS)]).toEqual([true, true]);
  expect(shell("systemctl is-enabled quietzone").code).not.toBe(0);
});

test("installed once more, the code leads where it led", async () => {
  done(`dpkg -i ${NEXT}`);
  done("systemctl enable --now quietzone");
  await untilWell();
  await expectScan();
  expectOwned();
  expect(faults()).toEqual([]);
});
