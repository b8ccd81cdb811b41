import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toString as plainToString } from "qrcode";
import { createDrawings } from "../../src/features/drawings/drawings.ts";
import { createDrawingJobs } from "../../src/features/drawings/jobs.ts";
import { createLogoReader, MAIN_LOGOS } from "../../src/features/drawings/logo-reader.ts";
import { draw } from "../../src/qr/draw.ts";
import type { Style } from "../../src/qr/style.ts";
import { FORMATS, WRITERS } from "../../src/qr/write/index.ts";
import { median } from "./median.ts";
import { startProgram } from "./program.ts";

/** Compares `POST /app/api/generate` in its default style with a loop of `qrcode`'s own plain `toString`, in turns. */

const ADDRESS = "https://museum.example/hall-3";
const INPUT = { type: "url", fields: { url: ADDRESS } };
const ROUNDS = 15;
const STYLED_ROUNDS = 5;

/** From the dearest shapes to a frame with a caption and a gradient. */
const STYLED: Readonly<Record<string, Style>> = {
  rounded: { modules: { shape: "rounded" }, eyeFrame: { shape: "rounded" }, eyeBall: { shape: "rounded" } },
  dots: { template: "dots" },
  connected: { template: "liquid" },
  "a banner": { template: "banner" },
  "a gradient": { template: "sunset" },
};
const LOOP = 400;
const CONNECTIONS = 8;

/** Microseconds that one turn of a loop takes. */
async function timed(turns: number, work: () => unknown): Promise<number> {
  const started = performance.now();
  for (let turn = 0; turn < turns; turn++) await work();
  return ((performance.now() - started) * 1000) / turns;
}

/** Microseconds of processor time that one turn of a loop takes, which neighbours disturb less. */
async function worked(turns: number, work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  for (let turn = 0; turn < turns; turn++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / turns;
}

/** Bytes that a drawing allocates, measured in a process without garbage collection. */
async function allocated(): Promise<number> {
  const child = Bun.spawn(["bun", join(import.meta.dir, "allocation.ts")], {
    env: { ...process.env, BUN_JSC_useGC: "0" },
  });
  return Number(await new Response(child.stdout).text());
}

/** Microseconds that an answer takes over HTTP on several busy connections. */
async function overHttp(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), "quietzone-bench-"));
  const service = await startProgram([join(import.meta.dir, "../../src/main.ts"), "serve"], {
    QZ_DATA_DIR: dataDir,
    QZ_HOST: "127.0.0.1",
    QZ_PORT: "0",
    QZ_LIMIT_GENERATE: "off",
  });
  const body = JSON.stringify(INPUT);
  const headers = { "content-type": "application/json" };
  async function client(requests: number): Promise<void> {
    for (let request = 0; request < requests; request++)
      await fetch(`http://localhost:${service.port}/app/api/generate`, {
        method: "POST",
        body,
        headers,
      }).then((response) => response.text());
  }
  const load = () => Promise.all(Array.from({ length: CONNECTIONS }, () => client(LOOP / CONNECTIONS)));
  try {
    await load();
    const rounds: number[] = [];
    for (let round = 0; round < 5; round++) rounds.push((await timed(1, load)) / LOOP);
    return median(rounds);
  } finally {
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Prints the ratio of rates, and the time of each format. */
export async function benchDrawing(print: (line: string) => void): Promise<void> {
  const logoOf = createLogoReader(MAIN_LOGOS);
  const drawings = createDrawings({
    logoOf,
    jobsFor: () => createDrawingJobs({ logoOf, beforeEach() {}, yieldToLoop: () => null }),
  });
  const caller = { key: "bench", isWorkspace: false, signal: new AbortController().signal };
  const generate = () => drawings.generate(INPUT, { caller, author: null, pay: async () => {} });
  const plain = () => plainToString(ADDRESS, { type: "svg" });
  const pairs: { plain: number; ours: number }[] = [];
  // Two rounds warm up. Then both sides take turns, so that a noisy machine disturbs them alike.
  for (let round = -2; round < ROUNDS; round++) {
    const pair = { plain: await timed(LOOP, plain), ours: await timed(LOOP, generate) };
    if (round >= 0) pairs.push(pair);
  }
  const [baseline, ours] = [median(pairs.map((pair) => pair.plain)), median(pairs.map((pair) => pair.ours))];
  print("POST /app/api/generate, default style, against a loop of qrcode's own toString");
  print(
    `  rate ${(baseline / ours).toFixed(2)} (bar ≥ 0.60): ${ours.toFixed(0)} against ${baseline.toFixed(0)} µs, in process`,
  );
  for (const [name, style] of Object.entries(STYLED)) {
    const styled = () =>
      drawings.generate({ ...INPUT, style }, { caller, author: null, pay: async () => {} });
    const rates: number[] = [];
    for (let round = -2; round < STYLED_ROUNDS; round++) {
      const rate = (await worked(LOOP, plain)) / (await worked(LOOP, styled));
      if (round >= 0) rates.push(rate);
    }
    print(`  ${name}: rate ${median(rates).toFixed(2)} (bar ≥ 0.60), by processor time`);
  }
  const served = await overHttp();
  print(
    `  over HTTP, ${CONNECTIONS} connections: ${(baseline / served).toFixed(2)}, ${served.toFixed(0)} µs`,
  );
  print(`  allocates ${Math.round((await allocated()) / 1024)} KiB a drawing`);

  const { scene, scannability } = draw(ADDRESS, {}, null);
  for (const format of FORMATS) {
    const write = () => WRITERS[format].write(scene, { widthPx: 512 });
    await timed(20, write);
    print(
      `  writing version ${scannability.version} as ${format}: ${Math.round(await timed(format === "png" ? 60 : 300, write))} µs`,
    );
  }
}

if (import.meta.main) await benchDrawing((line) => void process.stdout.write(`${line}\n`));
