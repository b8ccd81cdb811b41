import { describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "bun:test";
import type { Service } from "../../src/app/service.ts";
import { start } from "../../src/app/start.ts";
import { readSettings } from "../../src/kit/settings/read.ts";
import { MINUTE } from "../../src/kit/shared/clock.ts";
import { SILENT } from "../app/world.ts";
import { eventually } from "../e2e/process.ts";
import { freePort } from "../free-port.ts";
import { readJson } from "../json.ts";
import { hasPostgres } from "../postgres.ts";
import { PATIENT, TestClock } from "../scenario.ts";
import { putDatabase, putFolder } from "./kept.ts";
import type { Release } from "./make.ts";
import { addedUp, answersTo, QUIET, scan } from "./use.ts";

/** The present program takes over what the release before has left, while codes are scanned. */

const SCANS = 30;

function newFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), "quietzone-upgrade-"));
  afterAll(() => rmSync(parent, { recursive: true, force: true }));
  return join(parent, "data");
}

/** Starts the program shortly after the release has stopped, whenever the test runs. */
function startOn(
  release: Release,
  environment: Readonly<Record<string, string>>,
  port: number,
): Promise<Service> {
  return start(readSettings({ ...QUIET, ...environment, QZ_PORT: String(port) }), {
    ...PATIENT,
    clock: new TestClock(new Date(release.at + MINUTE).toISOString()),
    log: SILENT,
    lookup: async () => {
      throw new Error("There are no name servers in tests");
    },
  });
}

/** Scans a code again and again, from before the port is there. @returns the statuses of the answers. */
async function scanAllTheWhile(url: string, shortId: string): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < SCANS; turn++) {
    const answer = await eventually("a scan is answered", () => scan(url, shortId, turn).catch(() => null));
    statuses.push(answer.status);
  }
  return statuses;
}

/** Answers whose lists of the members that a revision changed may have gained some. */
function grown(answers: Readonly<Record<string, unknown>>): Readonly<Record<string, object>> {
  const text = JSON.stringify(answers);
  return JSON.parse(text, (name, value: unknown) =>
    name === "changed" && Array.isArray(value) ? expect.arrayContaining(value) : value,
  );
}

async function takesOver(release: Release, environment: Readonly<Record<string, string>>): Promise<void> {
  const port = freePort();
  const url = `http://127.0.0.1:${port}`;
  const { used, answers } = release;
  const scanning = scanAllTheWhile(url, used.other.shortId);
  const service = await startOn(release, environment, port);
  expect(await scanning).toEqual(Array.from({ length: SCANS }, () => 302));

  // Records may have gained members, and have lost none.
  expect(Object.keys(answers).length).toBeGreaterThan(20);
  await addedUp(url, used.apiKey);
  expect(await answersTo(url, used.apiKey, Object.keys(answers))).toMatchObject(grown(answers));
  const [counted] = Object.values(
    await answersTo(url, used.other.apiKey, [`/app/api/codes/${used.other.id}`]),
  );
  expect(counted).toMatchObject({ scans: used.scans + SCANS });
  expect(await service.audit()).toEqual([]);

  // A browser that consented is known, people sign in, and leads can be read.
  const [, shortId = ""] = used.codes[0] ?? [];
  const known = await scan(url, shortId, 0, used.cookie);
  expect([known.status, known.headers.getSetCookie()]).toEqual([302, []]);
  const signedIn = await fetch(`${url}/app/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body: JSON.stringify({ email: used.email, password: used.password }),
  });
  expect(signedIn.status).toBe(200);
  const leads = await fetch(`${url}/app/api/leads`, { headers: { authorization: `Bearer ${used.apiKey}` } });
  const { leads: found } = await readJson<{ leads: readonly { readonly email: string }[] }>(leads);
  expect(found.map(({ email }) => email).toSorted()).toEqual(
    ["anna", "berta", "clara"].map((name) => `${name}@museum.example`),
  );
  await service.housekeep();
  expect(await service.audit()).toEqual([]);
  await service.stop();
}

test("a data folder of the release before is migrated while codes are scanned, and answers as before", async () => {
  const QZ_DATA_DIR = newFolder();
  await takesOver(putFolder(QZ_DATA_DIR), { QZ_DATA_DIR });
}, 300_000);

describe.skipIf(!hasPostgres)("on PostgreSQL", () => {
  test("a database of the release before is migrated while codes are scanned, and answers as before", async () => {
    const { url, ...release } = await putDatabase();
    await takesOver(release, { QZ_DATA_DIR: newFolder(), QZ_DATABASE_URL: url, QZ_SECRET: release.secret });
  }, 300_000);
});
