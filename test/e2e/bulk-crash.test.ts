import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { join } from "node:path";
import { readJson } from "../json.ts";
import { call, planFor, signUp } from "./client.ts";
import { eventually, startProcess, temporaryFolder } from "./process.ts";

/** `kill -9` in the middle of work on many codes. */

const ROWS = 2_500;
const CSV = `target,shortId,group\n${Array.from({ length: ROWS }, (_, row) => `https://museum.example/${row},hall-${row},audio\n`).join("")}`;

test("a crash in the middle of a bulk file leaves none of its codes; one in the middle of their move loses nothing of it", async () => {
  const folder = temporaryFolder();
  const environment = await planFor(folder, ROWS);
  const database = join(folder, "data", "quietzone.db");
  const count = (db: Database, rows: string) =>
    db.query<{ rows: number }, []>(`select count(*) as rows from ${rows}`).get()?.rows ?? 0;
  let service = await startProcess(folder, environment);
  const { apiKey } = await signUp(service);
  const post = (path: string, body: object, headers = {}) =>
    call(service, apiKey, "POST", path, body, headers);

  const db = new Database(database, { readonly: true });
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
}, 120_000);
