import { expect, test } from "bun:test";
import { createConnection } from "node:net";
import { readColumns } from "../../../src/features/bulk/columns.ts";
import { readCsv } from "../../../src/features/bulk/csv.ts";
import { drawZip } from "../../../src/features/bulk/draw.ts";
import { createRowReader } from "../../../src/features/bulk/rows.ts";
import { createDrawingJobs, type SymbolsJob } from "../../../src/features/drawings/jobs.ts";
import { createLogoReader, WORKER_LOGOS } from "../../../src/features/drawings/logo-reader.ts";
import { eventually } from "../../e2e/process.ts";
import { startScenario } from "../../scenario.ts";
import { codeCount, putOnPlan, sendCsv } from "./client.ts";

const scenario = await startScenario();

function never(): never {
  throw new Error("nothing is tracked here, and no logo is shown");
}

const { drawSymbols } = createDrawingJobs({
  logoOf: createLogoReader(WORKER_LOGOS),
  beforeEach() {},
  yieldToLoop: () => null,
});

/** Draws a file in this thread and counts its symbols. */
function drawing(rows: number) {
  const csv = readCsv(`url\n${"https://a.example\n".repeat(rows)}`);
  const needs = { readContent: never, problems: () => [], style: never, missing: never, linkHost: never };
  let count = 0;
  const zip = drawZip({
    csv,
    reader: createRowReader(readColumns(csv.columns), needs),
    record: { made: [], left: [] },
    async draw(job: SymbolsJob) {
      count += job.symbols.length;
      return { drawn: drawSymbols(job) };
    },
    ahead: 3,
    shortUrl: never,
    payloadOf: never,
    yieldToLoop: () => null,
    keepHeapSmall: () => {},
  });
  return { zip, symbols: () => count };
}

test("at most 500 symbols are drawn ahead of the reader, and none after it has stopped", async () => {
  const { zip, symbols } = drawing(20_000);
  expect((await zip.next()).done).toBe(false);
  const ahead = symbols();
  expect(ahead).toBeLessThanOrEqual(500);
  await zip.next();
  expect(symbols()).toBeLessThanOrEqual(ahead + 64);
  const last = symbols();
  await zip.return(undefined);
  expect((await zip.next()).done).toBe(true);
  expect(symbols()).toBe(last);
});

test("when a client disconnects during the ZIP its codes stay, and the service goes on", async () => {
  const tenant = await scenario.signUp();
  await putOnPlan(scenario, tenant, "unlimited");
  const csv = `target\n${"https://a.example\n".repeat(3_000)}`;
  const leaving = new AbortController();
  const response = await fetch(`${scenario.url}/app/api/bulk`, {
    method: "POST",
    body: csv,
    headers: { authorization: `Bearer ${tenant.apiKey}`, "content-type": "text/csv" },
    signal: leaving.signal,
  });
  await response.body?.getReader().read();
  leaving.abort();
  expect(await codeCount(tenant)).toBe(3_000);
  expect((await sendCsv(tenant, "url\nhttps://a.example\n")).status).toBe(200);
  expect(scenario.logged.filter(({ level }) => level === "error")).toEqual([]);
});

test("when a client disconnects before the commit no code is made", async () => {
  const tenant = await scenario.signUp();
  await putOnPlan(scenario, tenant, "unlimited");
  const before = await scenario.storage.numbered("open_batches");
  const body = `target\n${"https://a.example/a-longer-path\n".repeat(15_000)}`;
  const socket = createConnection(Number(new URL(scenario.url).port), "127.0.0.1");
  socket.on("error", () => {});
  socket.write(
    `POST /app/api/bulk HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${tenant.apiKey}\r\ncontent-type: text/csv\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  const { storage } = scenario;
  await eventually("the file is begun", async () =>
    (await storage.numbered("open_batches")) > before ? true : null,
  );
  socket.destroy();
  await eventually("the file is done with", async () =>
    (await storage.rows("select 1 from open_batches")).length === 0 ? true : null,
  );
  // Codes that were committed before the service noticed stay.
  expect([0, 15_000]).toContain(await codeCount(tenant));
  expect(scenario.logged.filter(({ level }) => level === "error")).toEqual([]);
});

test("a body that arrives in small pieces is accepted", async () => {
  const tenant = await scenario.signUp();
  const text = `url,title\n${"https://a.example,Hall\n".repeat(20)}`;
  const pieces = text.match(/[\s\S]{1,40}/g) ?? [];
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = pieces.shift();
      if (piece === undefined) return controller.close();
      await new Promise((resolve) => setImmediate(resolve));
      controller.enqueue(new TextEncoder().encode(piece));
    },
  });
  const answer = await scenario.request("/app/api/bulk", {
    method: "POST",
    body,
    headers: { authorization: `Bearer ${tenant.apiKey}`, "content-type": "text/csv" },
  });
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
});
