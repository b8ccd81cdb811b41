import { afterAll, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { createDrawings } from "../../../src/features/drawings/drawings.ts";
import { createLogoReader, MAIN_LOGOS } from "../../../src/features/drawings/logo-reader.ts";
import { draw } from "../../../src/qr/draw.ts";
import { WRITERS } from "../../../src/qr/write/index.ts";
import { writeSvg } from "../../../src/qr/write/svg.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { createRequestCounter } from "../../../src/kit/threads/request-counter.ts";
import { startThread, startThreadPool } from "../../../src/kit/threads/start.ts";
import { PATIENT_TIMERS } from "../../patiently.ts";
import { address, workspace } from "./callers.ts";

const PAYLOAD = "https://museum.example/hall-3";
const CALLER = workspace("museum");
const pool = startThreadPool(createRequestCounter(), startThread, PATIENT_TIMERS);
const logoOf = createLogoReader(MAIN_LOGOS);
const drawings = createDrawings({ logoOf, jobsFor: pool.jobsFor });
const BY = { caller: CALLER, author: null, pay: async () => {} };
afterAll(() => pool.close());

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#c00"/></svg>';

test("a worker draws the same bytes as this thread", async () => {
  for (const sheet of [{ widthPx: 1_500 }, { widthPx: 1_100, widthMm: 40 }]) {
    const { scene } = draw(PAYLOAD, {}, null);
    const { bytes } = await drawings.symbol(PAYLOAD, {}, "png", sheet, BY);
    expect(Bun.hash(bytes)).toBe(Bun.hash(await WRITERS.png.write(scene, sheet)));
  }
  const styled = await drawings.symbol(PAYLOAD, { logo: { svg: LOGO } }, "png", {}, BY);
  expect(Buffer.from(styled.bytes).toString("latin1", 1, 4)).toBe("PNG");
});

test("a Fault of a worker keeps its code, its reasons and its mend", async () => {
  const pale = { foreground: "#eeeeee", size: 2_000 };
  const refusal = await drawings.symbol(PAYLOAD, pale, "png", {}, BY).catch((error) => error);
  expect(refusal).toBeInstanceOf(Fault);
  expect(refusal.code).toBe("style_not_scannable");
  expect(refusal.errors.length).toBeGreaterThan(0);
  expect(refusal.extra["mend"]).toEqual(expect.objectContaining({ foreground: expect.any(String) }));
});

test("jobs run on several workers, and each gets its own answer", async () => {
  const payloads = Array.from({ length: 6 }, (_, index) => `${PAYLOAD}?${index}`);
  const sheet = { widthPx: 100 };
  const drawn = await Promise.all(
    payloads.map((payload) => pool.jobsFor(CALLER).drawFile({ payload, style: {}, format: "svg", sheet })),
  );
  expect(drawn.map((bytes) => Buffer.from(bytes).toString())).toEqual(
    payloads.map((payload) => writeSvg(draw(payload, {}, null).scene, sheet)),
  );
});

test("addresses take no places for files from workspaces, and have one each", async () => {
  const places = await Promise.all(
    Array.from({ length: 8 }, (_, at) => pool.permit(address(`192.0.2.${at}`))),
  );
  await expect(pool.permit(address("198.51.100.1"))).rejects.toThrow("too many files");
  const own = await Promise.all([pool.permit(CALLER), pool.permit(CALLER)]);
  for (const release of [...places, ...own]) release();
  (await pool.permit(address("198.51.100.1")))();
});

test("a session draws a file with the help of another worker, twice with the same bytes", async () => {
  const refuse = async () => {
    throw new Error("not called for static rows");
  };
  const host = {
    shortIds: refuse,
    stage: refuse,
    stagePlain: refuse,
    addRecordPart: refuse,
    taken: refuse,
    known: refuse,
    names: refuse,
    missing: refuse,
    style: refuse,
  };
  const zipOf = async () => {
    const session = await pool.openBulkSession(host, CALLER);
    const body = new TextEncoder().encode(`url\n${"https://a.example\n".repeat(400)}`);
    await session.open({
      body,
      contentType: "text/csv",
      baseUrl: "https://qr.example",
      hosts: { all: "", own: [], gs1: [] },
    });
    const pieces: Uint8Array[] = [];
    for (let piece = await session.next(); piece; piece = await session.next()) pieces.push(piece);
    await session.end();
    return Buffer.concat(pieces);
  };
  const zip = await zipOf();
  // The number of entries at the end of the directory: an SVG a row, and the manifest.
  expect(zip.readUInt16LE(zip.length - 12)).toBe(401);
  expect(Bun.hash(await zipOf())).toBe(Bun.hash(zip));
});

/** The niceness of a thread of this process (proc(5), field 19 of stat). The main thread has the number of the process. */
function nicenessOf(thread: string): number {
  const stat = readFileSync(`/proc/self/task/${thread}/stat`, "utf8");
  return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[16]);
}

test.skipIf(process.platform !== "linux")(
  "a worker that draws has a lower priority than the main thread",
  async () => {
    await pool.jobsFor(CALLER).drawFile({ payload: PAYLOAD, style: {}, format: "svg", sheet: {} });
    expect(Math.max(...readdirSync("/proc/self/task").map(nicenessOf))).toBe(10);
    expect(nicenessOf(String(process.pid))).toBeLessThan(10);
  },
);
