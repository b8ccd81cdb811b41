import { expect, test } from "bun:test";
import { call, planFor, signUp } from "./client.ts";
import { eventually, startProcess, temporaryFolder } from "./process.ts";

/**
 * Labels of a sheet, of which a job on a thread has a few: so most of them are drawn after the first piece
 * was read.
 */
const CODES = 1_000;
const CSV = `target,group\n${Array.from({ length: CODES }, (_, row) => `https://museum.example/${row},audio\n`).join("")}`;

test("a sheet whose codes are deleted while it is drawn is broken off: the client notices, and the log has one line with the cause", async () => {
  const folder = temporaryFolder();
  const service = await startProcess(folder, await planFor(folder, CODES));
  const { apiKey } = await signUp(service);
  const made = await call(service, apiKey, "POST", "/app/api/bulk", { csv: CSV });
  expect(made.status).toBe(200);
  await made.arrayBuffer();

  const sheet = () =>
    call(service, apiKey, "POST", "/app/api/sheets", { group: "audio", layout: "avery-l7651" });
  const [left, broken] = [await sheet(), await sheet()];
  for (const answer of [left, broken]) expect(answer.status).toBe(200);
  await left.body?.cancel();
  const gone = await call(service, apiKey, "DELETE", "/app/api/me", { confirm: "Museum am Fluss" });
  expect(gone.status).toBe(204);
  await expect(broken.arrayBuffer()).rejects.toThrow();

  await eventually("the log tells of it", () => (service.err().includes("broken off") ? true : null));
  const { err } = await service.end("SIGTERM");
  const logged = err
    .trimEnd()
    .split("\n")
    .map((line): Readonly<Record<string, unknown>> => JSON.parse(line));
  expect(logged.filter(({ message }) => message === "an answer was broken off")).toMatchObject([
    { level: "error", method: "POST", code: "codes_deleted", requestId: expect.stringMatching(/^req_/) },
  ]);
});
