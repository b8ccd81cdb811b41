import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "../json.ts";
import { call, planFor, signUp } from "./client.ts";
import { eventually, PROGRAM, type RunningService, spawn, startProcess, temporaryFolder } from "./process.ts";
import { PRESENT } from "../present.ts";

/** `kill -9` in the middle of work on many codes. */

const ROWS = 2_500;
const CSV = `target,shortId,group\n${Array.from({ length: ROWS }, (_, row) => `https://museum.example/${row},hall-${row},audio\n`).join("")}`;

function count(db: Database, rows: string): number {
  return db.query<{ rows: number }, []>(`select count(*) as rows from ${rows}`).get()?.rows ?? 0;
}

test("a crash in the middle of a bulk file or of an import leaves none of its codes; one in the middle of their move loses nothing of it", async () => {
  const folder = temporaryFolder();
  const environment = await planFor(folder, ROWS);
  const database = join(folder, "data", "quietzone.db");
  let service = await startProcess(folder, environment);
  const { apiKey, id: tenantId } = await signUp(service);
  const post = (path: string, body: object, headers = {}) =>
    call(service, apiKey, "POST", path, body, headers);

  const db = new Database(database, { readonly: true });
  await killImport({ folder, environment, db, database, service, apiKey, tenantId });
  const file = post("/app/api/bulk", { csv: CSV }).catch(() => null);
  await eventually("some codes are staged", () => (count(db, "codes") > 0 ? true : null));
  await service.end("SIGKILL");
  await file;
  const [left, open] = [count(db, "codes"), count(db, "open_batches")];
  db.close();

  service = await startProcess(folder, environment);
  const again = new Database(database, { readonly: true });
  const list = () =>
    call(service, apiKey, "GET", "/app/api/codes").then((got) => readJson<{ totals: object }>(got));
  if (open === 1) {
    expect(left).toBeGreaterThan(0);
    expect((await list()).totals).toMatchObject({ codes: 0 });
    expect((await fetch(`${service.url}/r/hall-0`, { redirect: "manual" })).status).toBe(404);
    await eventually("what was staged is erased", () => (count(again, "codes") === 0 ? true : null));
    // Its short ids are free again.
    const whole = await post("/app/api/bulk", { csv: CSV });
    expect(whole.status).toBe(200);
    await whole.arrayBuffer();
  }
  // The kill may have come after the last code: then all of them are there.
  expect((await list()).totals).toMatchObject({ codes: ROWS });

  const move = () =>
    post(
      "/app/api/codes/batch",
      { filter: { group: "audio" }, action: "move", value: "tour" },
      { "idempotency-key": "the-move" },
    );
  const moved = (db: Database) => count(db, "codes where group_tag = 'tour'");
  const answer = move().catch(() => null);
  await eventually("some codes are moved", () => (moved(again) > 0 ? true : null));
  await service.end("SIGKILL");
  await answer;
  again.close();

  service = await startProcess(folder, environment);
  const last = new Database(database, { readonly: true });
  // Nobody asks for it. The kill may have come after the last code: then all were moved before.
  await eventually("the rest is moved", () => (moved(last) === ROWS ? true : null));
  const retried = await move();
  expect(retried.headers.get("idempotency-replayed")).toBe("true");
  expect(await readJson<object>(retried)).toEqual({ matched: ROWS, changed: ROWS, failed: [] });
  expect(count(last, "codes where revision <> 2")).toBe(0);
  last.close();
  await service.end("SIGTERM");
}, 300_000);

/** Kills an import from the shell beside the service. Its short ids are free for the next file once its lease has expired. */
async function killImport(at: {
  readonly folder: string;
  readonly environment: Record<string, string>;
  readonly db: Database;
  readonly database: string;
  readonly service: RunningService;
  readonly apiKey: string;
  readonly tenantId: string;
}): Promise<void> {
  const path = join(at.folder, "import.csv");
  // One code more than the plan has, so that it is never committed.
  writeFileSync(path, CSV.replace(",audio\n", ",audio\nhttps://museum.example/more,one-more,\n"));
  const command = [...PROGRAM, "import", "--tenant", at.tenantId, "--from", "csv", path];
  const { child, ended } = spawn(command, at.folder, at.environment);
  await eventually("some codes are staged", () => (count(at.db, "codes") > 0 ? true : null));
  child.kill("SIGKILL");
  await ended;
  const send = () =>
    fetch(`${at.service.url}/app/api/import?from=csv&dryRun=true`, {
      method: "POST",
      headers: { authorization: `Bearer ${at.apiKey}`, "content-type": "text/csv" },
      body: CSV,
    });
  const expire = (time: number) => {
    const writer = new Database(at.database);
    writer.run("pragma busy_timeout = 10000");
    writer.run("update open_batches set held_until = ?", [time]);
    writer.close();
  };
  // The kill may have come when the command had found too many codes and was erasing them.
  if (count(at.db, "open_batches where not abandoned") > 0) {
    expire(PRESENT + 3_600_000);
    const refused = await send();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "60"]);
    expire(PRESENT - 1);
  }
  const looked = await send();
  expect([looked.status, await readJson<object>(looked)]).toMatchObject([200, { made: ROWS, conflicts: [] }]);
  expect([count(at.db, "codes"), count(at.db, "open_batches")]).toEqual([0, 0]);
}
