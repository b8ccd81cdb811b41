import { expect, spyOn, test } from "bun:test";
import { createBulkSession } from "../../../src/features/bulk/session.ts";
import type { DrawnSymbols, SymbolsJob } from "../../../src/features/drawings/jobs.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";

/** Which of a file's symbols its own thread draws, and which its helpers. */

const never = () => {
  throw new Error("not called for static rows");
};
const host = {
  shortIds: never,
  stage: never,
  stagePlain: never,
  addRecordPart: never,
  taken: never,
  known: never,
  names: never,
  missing: never,
  style: never,
};

const drawn = ({ symbols }: SymbolsJob): DrawnSymbols => ({
  bytes: new Uint8Array(),
  symbols: symbols.map(() => ({ problem: "not drawn" })),
});

/**
 * Draws a file of 400 rows.
 * @param milliseconds - what a symbol takes on the file's own thread.
 * @returns the symbols that were drawn there, those of helpers, and the most jobs that helpers had at once.
 */
async function draw(
  milliseconds: number,
  helpers: number,
  drawElsewhere = async (job: SymbolsJob) => drawn(job),
) {
  let [time, here, elsewhere, inFlight, most] = [0, 0, 0, 0, 0];
  const now = spyOn(performance, "now").mockImplementation(() => time);
  const session = createBulkSession({
    host,
    helpers,
    async drawHere(job) {
      here += job.symbols.length;
      time += milliseconds * job.symbols.length;
      return drawn(job);
    },
    async drawElsewhere(job) {
      elsewhere += job.symbols.length;
      most = Math.max(most, ++inFlight);
      await new Promise((resolve) => setImmediate(resolve));
      inFlight--;
      return drawElsewhere(job);
    },
    lowerPriority() {},
    yieldToRequests() {},
    readJson: never,
    readContent: never,
    listedBy: async () => () => null,
    shortUrl: never,
    payloadOf: never,
    problems: () => [],
    labelTools: {
      readTexts: never,
      captionOf: never,
      hriOf: never,
      textPointer: never,
      checkFit: never,
      partRule: never,
      withCode: never,
      pack: never,
    },
  });
  try {
    const body = new TextEncoder().encode(`url\n${"https://a.example\n".repeat(400)}`);
    await session.open({
      body,
      contentType: "text/csv",
      baseUrl: "https://qr.example",
      hosts: { all: "", own: [], gs1: [] },
    });
    while ((await session.next()) !== null);
  } finally {
    now.mockRestore();
  }
  return { here, elsewhere, most };
}

test("plain symbols are drawn by the file's own thread and by helpers", async () => {
  const { here, elsewhere, most } = await draw(0.3, 1);
  expect(here + elsewhere).toBe(400);
  expect(elsewhere).toBeGreaterThan(0);
  expect(here).toBeGreaterThan(200);
  expect(most).toBe(2);
});

test("dear symbols are left to helpers once the first are drawn, as other files share the thread", async () => {
  const { here, elsewhere, most } = await draw(20, 1);
  expect(here + elsewhere).toBe(400);
  expect(here).toBeLessThan(64);
  expect(most).toBe(2);
});

test("without helpers the file's own thread draws everything, however dear", async () => {
  expect(await draw(20, 0)).toEqual({ here: 400, elsewhere: 0, most: 0 });
});

test("symbols whose helper's thread ended are drawn here; a refusal ends the file", async () => {
  const { here } = await draw(20, 1, async () => {
    throw new Error("A worker thread ended");
  });
  expect(here).toBe(400);
  const busy = async () => {
    throw new Fault("busy", "There is too much to draw at the moment.");
  };
  await expect(draw(20, 1, busy)).rejects.toThrow("too much to draw");
});
