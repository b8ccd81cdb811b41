import { describe, expect, onTestFinished, test } from "bun:test";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { proxyTo } from "../db/postgres/proxy.ts";
import { filesOf } from "../files.ts";
import { readJson } from "../json.ts";
import { hasPostgres, postgresServer } from "../postgres.ts";
import { expectProblem } from "../scenario.ts";
import { call, makeCode, scan, signUp } from "./client.ts";
import { audit } from "./ledger.ts";
import { eventually, startProcess, temporaryFolder } from "./process.ts";
import { DISK } from "../disk.ts";

/** The journal of a node that can't reach its database. */

const SECRET = "the same on every node, and long enough";

async function newNode() {
  const server = await postgresServer();
  const url = await server.freshDatabase();
  const proxy = await proxyTo(url);
  onTestFinished(() => proxy.close());
  const folder = temporaryFolder(DISK);
  const environment = { QZ_DATABASE_URL: proxy.through(url), QZ_SECRET: SECRET, QZ_METRICS: "on" };
  const running = await startProcess(folder, environment);
  const { apiKey } = await signUp(running);
  const code = await makeCode(running, apiKey);
  await scan(running, code.shortId);
  const unseen = await makeCode(running, apiKey);
  return { proxy, folder, running, apiKey, code, unseen, again: () => startProcess(folder, environment) };
}

/** How many scans of a code are there, once a node has handed in all. */
async function recorded(running: { url: string }, key: string, codeId: string): Promise<number> {
  await eventually("the journal is empty", async () =>
    /^quietzone_scans_waiting 0$/m.test(await (await fetch(`${running.url}/metrics`)).text()) ? true : null,
  );
  const log = await readJson<{ total: number }>(
    await call(running, key, "GET", `/app/api/codes/${codeId}/scans`),
  );
  return log.total;
}

describe.skipIf(!hasPostgres)("a node that can't reach its database", () => {
  test("is killed, and hands in the scans that it had answered once, when it starts again", async () => {
    const { proxy, folder, running, apiKey, code, unseen, again } = await newNode();
    proxy.isCut = true;
    // This code is in no cache.
    await expectProblem(await scan(running, unseen.shortId), 503, "storage_unavailable");
    for (let number = 0; number < 20; number++) expect((await scan(running, code.shortId)).status).toBe(302);
    expect((await running.end("SIGKILL")).code).toBe(137);
    // A crash may leave an older state of the journal, with batches that were handed in since.
    const files = filesOf(join(folder, "data")).filter(({ name }) => name.startsWith("scan-journal.db"));
    for (const { name } of files) expect(statSync(join(folder, "data", name)).mode & 0o777).toBe(0o600);
    proxy.isCut = false;
    const second = await again();
    // On a busy machine the first look-up of a code may take longer than a scan waits: then it is asked to
    // come again.
    await eventually("the code is found", async () =>
      (await scan(second, unseen.shortId)).status === 302 ? true : null,
    );
    expect(await recorded(second, apiKey, code.id)).toBe(21);
    expect((await second.end("SIGKILL")).code).toBe(137);
    for (const { name, bytes } of files) writeFileSync(join(folder, "data", name), bytes);
    const third = await again();
    expect(await recorded(third, apiKey, code.id)).toBe(21);
    await audit(third, apiKey);
    expect((await third.end("SIGTERM")).code).toBe(0);
  }, 300_000);
});
