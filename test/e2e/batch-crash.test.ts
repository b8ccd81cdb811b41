import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { join } from "node:path";
import { readJson } from "../json.ts";
import { planFor, signUp } from "./client.ts";
import { eventually, startProcess, temporaryFolder } from "./process.ts";

/** `kill -9` while codes are moved by one request: the next start moves the rest, and a retry is told the whole outcome. */

const ROWS = 2_000;
const CSV = `target,group\n${Array.from({ length: ROWS }, (_, row) => `https://museum.example/${row},audio\n`).join("")}`;

test("a crash in the middle of a request for many codes loses nothing of it, and does nothing twice", async () => {
  const folder = temporaryFolder();
  const environment = await planFor(folder, ROWS);
  const service = await startProcess(folder, environment);
  const { apiKey } = await signUp(service);
  const post = (url: string, path: string, body: object) =>
    fetch(`${url}${path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${apiKey}`,
        "content-type": "application/json",
        "idempotency-key": "the-move",
      },
      body: JSON.stringify(body),
    });
  await (await post(service.url, "/app/api/bulk", { csv: CSV })).arrayBuffer();

  const db = new Database(join(folder, "data", "quietzone.db"), { readonly: true });
  const moved = () =>
    db.query<{ codes: number }, []>("select count(*) as codes from codes where group_tag = 'tour'").get()
      ?.codes ?? 0;
  const order = { filter: { group: "audio" }, action: "move", value: "tour" };
  const answer = post(service.url, "/app/api/codes/batch", order).catch(() => null);
  await eventually("some codes are moved", () => (moved() > 0 ? true : null));
  await service.end("SIGKILL");
  await answer;

  const again = await startProcess(folder, environment);
  // Nobody asks for it. The kill may have come after the last code: then all were moved before.
  await eventually("the rest is moved", () => (moved() === ROWS ? true : null));
  const retried = await post(again.url, "/app/api/codes/batch", order);
  expect(retried.headers.get("idempotency-replayed")).toBe("true");
  expect(await readJson<object>(retried)).toEqual({ matched: ROWS, changed: ROWS, failed: [] });
  const twice = db
    .query<{ codes: number }, []>("select count(*) as codes from codes where revision <> 2")
    .get();
  expect(twice?.codes).toBe(0);
  db.close();
  await again.end("SIGTERM");
}, 120_000);
