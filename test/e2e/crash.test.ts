import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { join } from "node:path";
import { call, type CodeJson, makeCode, scan, signUp } from "./client.ts";
import { allCodes, audit, integrityOf, SOUND } from "./ledger.ts";
import { eventually, type RunningService, runProgram, startProcess, temporaryFolder } from "./process.ts";
import { IN_FULL, IS_QUICK } from "../extent.ts";
import { patiently } from "../patiently.ts";

/** `kill -9` under load, repeatedly: everything answered is there, and nothing else. */

const ROUNDS = IN_FULL ? 20 : IS_QUICK ? 1 : 3;
const CLIENTS = 64;
const CODES = 5;
/** The kill comes once this many scans of the round were answered. */
const SCANS_BEFORE_KILL = 400;
const AGENTS = ["curl/8.5.0", "Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0 Safari/537.36"];

/** The requests that clients sent, and those that were answered. */
interface Book {
  readonly sent: Map<string, number>;
  readonly answered: Map<string, number>;
  readonly created: CodeJson[];
  /** The last answered target of each edited code, and one whose answer never came. */
  readonly targets: Map<string, { answered: string; attempted: string }>;
}

function count(where: Map<string, number>, id: string): void {
  where.set(id, (where.get(id) ?? 0) + 1);
}

function total(where: ReadonlyMap<string, number>): number {
  return [...where.values()].reduce((sum, number) => sum + number, 0);
}

/** Repeats `act` until the service is gone. */
async function untilItDies(act: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; ; turn++) {
    try {
      await act(turn);
    } catch (error) {
      // A broken connection is what a killed process looks like; a failed expectation is not.
      if (error instanceof Error && "code" in error) return;
      throw error;
    }
  }
}

function load(
  service: RunningService,
  key: string,
  codes: readonly CodeJson[],
  book: Book,
): Promise<unknown> {
  const scanner = (client: number) =>
    untilItDies(async (turn) => {
      for (const code of codes.slice((client + turn) % codes.length).slice(0, 1)) {
        count(book.sent, code.id);
        const response = await scan(service, code.shortId, {
          "user-agent": AGENTS[client % 2] ?? "",
          "x-forwarded-for": `198.51.100.${client}`,
        });
        expect(response.status).toBe(302);
        count(book.answered, code.id);
      }
    });
  const creator = untilItDies(async () => void book.created.push(await makeCode(service, key)));
  const editor = untilItDies(async (turn) => {
    for (const code of codes.slice(turn % codes.length).slice(0, 1)) {
      const target = `https://museum.example/moved/${crypto.randomUUID()}`;
      const known = book.targets.get(code.id) ?? { answered: code.target, attempted: code.target };
      book.targets.set(code.id, { ...known, attempted: target });
      const path = `/app/api/codes/${code.id}`;
      const response = await patiently(() => call(service, key, "PATCH", path, { target }));
      expect(response.status).toBe(200);
      book.targets.set(code.id, { answered: target, attempted: target });
    }
  });
  return Promise.all([...Array.from({ length: CLIENTS }, (_, client) => scanner(client)), creator, editor]);
}

test(`answered scans, codes and edits survive kill -9 under load, ${ROUNDS} times`, async () => {
  const folder = temporaryFolder();
  const environment = { QZ_TRUSTED_PROXIES: "127.0.0.0/8" };
  let service = await startProcess(folder, environment);
  const { apiKey, id } = await signUp(service);
  await runProgram(folder, ["tenant", "plan", id, "unlimited"]);
  const codes = await Promise.all(Array.from({ length: CODES }, () => makeCode(service, apiKey)));
  const book: Book = { sent: new Map(), answered: new Map(), created: [...codes], targets: new Map() };

  for (let round = 0; round < ROUNDS; round++) {
    const before = total(book.answered);
    const loaded = load(service, apiKey, codes, book);
    await eventually("the service is busy", () =>
      total(book.answered) - before >= SCANS_BEFORE_KILL ? true : null,
    );
    const { code } = await service.end("SIGKILL");
    expect(code).toBe(137);
    await loaded;

    service = await startProcess(folder, environment);
    const recorded = await audit(service, apiKey);
    for (const code of codes) {
      const kept = recorded.get(code.id) ?? 0;
      expect(kept).toBeGreaterThanOrEqual(book.answered.get(code.id) ?? 0);
      expect(kept).toBeLessThanOrEqual(book.sent.get(code.id) ?? 0);
    }
    const listed = new Map((await allCodes(service, apiKey)).codes.map((code) => [code.id, code]));
    for (const code of book.created) expect(listed.get(code.id)).toMatchObject({ shortId: code.shortId });
    // One client creates codes: in each round at most the last one may exist without an answer.
    expect(listed.size).toBeLessThanOrEqual(book.created.length + round + 1);
    for (const [code, { answered, attempted }] of book.targets)
      expect([answered, attempted]).toContain(listed.get(code)?.target ?? "");
    for (const [code, target] of [...listed].map(([code, { target }]): [string, string] => [code, target]))
      if (book.targets.has(code)) book.targets.set(code, { answered: target, attempted: target });
  }

  expect(total(book.answered)).toBeGreaterThanOrEqual(ROUNDS * SCANS_BEFORE_KILL);
  await service.end("SIGKILL");
  expect(integrityOf(folder)).toEqual(SOUND);
}, 300_000);

test("a kill right after the first answers of a new folder loses neither the tenant nor its code", async () => {
  const folder = temporaryFolder();
  const first = await startProcess(folder);
  const { apiKey } = await signUp(first);
  const code = await makeCode(first, apiKey);
  expect((await scan(first, code.shortId)).status).toBe(302);
  await first.end("SIGKILL");
  const second = await startProcess(folder);
  expect((await audit(second, apiKey)).get(code.id)).toBe(1);
  expect((await scan(second, code.shortId)).headers.get("location")).toBe(code.target);
}, 300_000);

/** The number of stored scans of deleted codes. */
function orphans(folder: string): number {
  const database = new Database(join(folder, "data", "quietzone.db"), { readonly: true });
  try {
    const sql = "SELECT count(*) AS scans FROM scans WHERE code_seq NOT IN (SELECT seq FROM codes)";
    return database.query<{ scans: number }, []>(sql).get()?.scans ?? -1;
  } finally {
    database.close();
  }
}

test("an answered deletion survives kill -9: 410 forever, and its scans are erased", async () => {
  const folder = temporaryFolder();
  const first = await startProcess(folder);
  const { apiKey } = await signUp(first);
  const code = await makeCode(first, apiKey);
  // More than one erasing transaction takes, so that the kill falls in the middle of them.
  for (let wave = 0; wave < 25; wave++)
    await Promise.all(Array.from({ length: CLIENTS }, () => scan(first, code.shortId)));
  expect((await call(first, apiKey, "DELETE", `/app/api/codes/${code.id}`)).status).toBe(204);
  await first.end("SIGKILL");

  const second = await startProcess(folder);
  expect((await scan(second, code.shortId)).status).toBe(410);
  expect((await call(second, apiKey, "GET", `/app/api/codes/${code.id}`)).status).toBe(404);
  const again = { target: "https://museum.example/", shortId: code.shortId };
  expect((await call(second, apiKey, "POST", "/app/api/codes", again)).status).toBe(409);
  await eventually("every scan of the deleted code is erased", () => (orphans(folder) === 0 ? true : null));
  await second.end("SIGKILL");
  expect(integrityOf(folder)).toEqual(SOUND);
}, 300_000);
