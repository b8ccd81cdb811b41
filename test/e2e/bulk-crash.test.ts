import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { join } from "node:path";
import { readJson } from "../json.ts";
import { call, planFor, signUp } from "./client.ts";
import { eventually, startProcess, temporaryFolder } from "./process.ts";

/** `kill -9` while the codes of a bulk file are staged: none of them exists, then or later. */

const ROWS = 4_000;
const CSV = `target,shortId\n${Array.from({ length: ROWS }, (_, row) => `https://museum.example/${row},hall-${row}\n`).join("")}`;

test("a crash in the middle of a bulk file leaves none of its codes, and its short ids are free again", async () => {
  const folder = temporaryFolder();
  const environment = await planFor(folder, ROWS);
  const service = await startProcess(folder, environment);
  const { apiKey } = await signUp(service);

  const db = new Database(join(folder, "data", "quietzone.db"), { readonly: true });
  const staged = db.query<{ codes: number }, []>("select count(*) as codes from codes");
  const answer = call(service, apiKey, "POST", "/app/api/bulk", { csv: CSV }).catch(() => null);
  await eventually("some codes are staged", () => ((staged.get()?.codes ?? 0) > 0 ? true : null));
  await service.end("SIGKILL");
  await answer;
  const left = staged.get()?.codes ?? 0;
  const open = db.query<{ batches: number }, []>("select count(*) as batches from open_batches").get();
  db.close();

  const again = await startProcess(folder, environment);
  const list = () =>
    call(again, apiKey, "GET", "/app/api/codes").then((got) => readJson<{ totals: object }>(got));
  if (open?.batches === 1) {
    expect(left).toBeGreaterThan(0);
    expect((await list()).totals).toMatchObject({ codes: 0 });
    expect((await fetch(`${again.url}/r/hall-0`, { redirect: "manual" })).status).toBe(404);
    const after = new Database(join(folder, "data", "quietzone.db"), { readonly: true });
    const remaining = after.query<{ codes: number }, []>("select count(*) as codes from codes");
    await eventually("what was staged is erased", () => (remaining.get()?.codes === 0 ? true : null));
    after.close();
    const whole = await call(again, apiKey, "POST", "/app/api/bulk", { csv: CSV });
    expect(whole.status).toBe(200);
    await whole.arrayBuffer();
  }
  // The kill may have come after the last code: then all of them are there.
  expect((await list()).totals).toMatchObject({ codes: ROWS });
  await again.end("SIGTERM");
}, 60_000);
