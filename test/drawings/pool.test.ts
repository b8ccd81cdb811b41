import { afterAll, expect, test } from "bun:test";
import { inflateRawSync } from "node:zlib";
import { createDrawings } from "../../src/drawings/drawings.ts";
import { createThreadPool, type Thread } from "../../src/drawings/pool.ts";
import { threadPool } from "../../src/machine.ts";
import { draw } from "../../src/qr/draw.ts";
import { drawSymbols } from "../../src/qr/job.ts";
import { WRITERS } from "../../src/qr/write/index.ts";
import { writeSvg } from "../../src/qr/write/svg.ts";
import { Fault } from "../../src/shared/fault.ts";
import { createTraffic } from "../../src/shared/traffic.ts";

const PAYLOAD = "https://museum.example/hall-3";
const pool = threadPool(createTraffic());
const drawings = createDrawings(pool);
afterAll(() => pool.close());

const svgOf = (payload: string) => writeSvg(draw(payload, {}, null).scene, { widthPx: 512 });

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#c00"/></svg>';

test("a thread draws what this one would have drawn", async () => {
  for (const sheet of [{ widthPx: 1_500 }, { widthPx: 1_100, widthMm: 40 }]) {
    const { scene } = draw(PAYLOAD, {}, null);
    const { bytes } = await drawings.symbol(PAYLOAD, {}, "png", sheet);
    expect(Bun.hash(bytes)).toBe(Bun.hash(await WRITERS.png.write(scene, sheet)));
  }
  const styled = await drawings.symbol(PAYLOAD, { logo: { svg: LOGO } }, "png", {});
  expect(Buffer.from(styled.bytes).toString("latin1", 1, 4)).toBe("PNG");
});

test("many symbols come deflated, those that can't be drawn with the reason, and give way before each", () => {
  const job = {
    styles: [{}, { ecc: "H" }],
    symbols: [
      { payload: PAYLOAD, style: 0 },
      { payload: "x".repeat(2_000), style: 1 },
      { payload: "B", style: 0 },
    ],
  } as const;
  let gaveWay = 0;
  const { bytes, symbols } = drawSymbols(job, () => gaveWay++);
  expect(gaveWay).toBe(3);
  const svgs = symbols.map((symbol) =>
    symbol.problem === null
      ? inflateRawSync(bytes.subarray(symbol.start, symbol.end)).toString()
      : symbol.problem,
  );
  expect(svgs).toEqual([svgOf(PAYLOAD), expect.stringContaining("does not fit"), svgOf("B")]);
});

test("a refusal crosses threads with its reasons and its mend", async () => {
  const pale = { foreground: "#eeeeee", size: 2_000 };
  const refusal = await drawings.symbol(PAYLOAD, pale, "png", {}).catch((error) => error);
  expect(refusal).toBeInstanceOf(Fault);
  expect(refusal.code).toBe("style_not_scannable");
  expect(refusal.errors.length).toBeGreaterThan(0);
  expect(refusal.extra["mend"]).toEqual(expect.objectContaining({ foreground: expect.any(String) }));
});

test("jobs are spread, and each gets its own answer", async () => {
  const payloads = Array.from({ length: 6 }, (_, index) => `${PAYLOAD}?${index}`);
  const sheet = { widthPx: 100 };
  const drawn = await Promise.all(
    payloads.map((payload) => pool.file({ payload, style: {}, format: "svg", sheet })),
  );
  expect(drawn.map((bytes) => Buffer.from(bytes).toString())).toEqual(
    payloads.map((payload) => writeSvg(draw(payload, {}, null).scene, sheet)),
  );
});

/** A thread that never answers, until it is told to die. */
class DeafThread implements Thread {
  static living: DeafThread[] = [];
  onmessage: Thread["onmessage"] = null;
  onerror: Thread["onerror"] = null;
  constructor() {
    DeafThread.living.push(this);
  }
  addEventListener(): void {}
  postMessage(): void {}
  terminate(): void {
    DeafThread.living = DeafThread.living.filter((other) => other !== this);
  }
}

const JOB = { payload: "A", style: {}, format: "png", sheet: {} } as const;

test("a thread that dies fails its jobs alone, and another takes its place", async () => {
  DeafThread.living = [];
  const deaf = createThreadPool(2, () => new DeafThread());
  const jobs = [deaf.file(JOB), deaf.file(JOB), deaf.file(JOB)].map((job) => job.catch((error) => error));
  expect(DeafThread.living.length).toBe(2);
  const [first] = DeafThread.living;
  first?.onerror?.(new ErrorEvent("error"));
  expect([await jobs[0], await jobs[2]]).toEqual([expect.any(Error), expect.any(Error)]);
  expect(DeafThread.living.length).toBe(1);
  const next = deaf.file(JOB).catch((error) => error);
  expect(DeafThread.living.length).toBe(2);
  deaf.close();
  expect([await jobs[1], await next]).toEqual([expect.any(Error), expect.any(Error)]);
  expect(DeafThread.living).toEqual([]);
  await expect(deaf.file(JOB)).rejects.toThrow("ended");
});
