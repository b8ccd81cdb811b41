import { join } from "node:path";
import { startProgram } from "../bench/program.ts";
import { BUDGET } from "./budget.ts";
import { send } from "../worst/send.ts";
import type { Memory } from "./probe.ts";
import { startPlaced } from "../worst/service.ts";
import { type MeasuredService, startProbed } from "./probed.ts";
import { coloredLogo, MIX } from "./mix.ts";
import { trendOf } from "./trend.ts";

/**
 * Mixed work at half of the load that the service can carry, for an hour or `bun run soak:hour MINUTES`: scans, drawings, the
 * API, bulk files, leads, pages, webhooks, and housekeeping as it comes. It fails when the heap has a trend, when resident
 * memory does not stay level, or when something was not answered. Holds of the loop are printed minute by minute.
 */

const MINUTES = Number(process.argv[2] ?? 60);
const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Samples of memory in all, at most one in ten seconds. A quarter of them is the warm-up. */
const SAMPLES = Math.max(8, Math.min(60, Math.floor(MINUTES * 6)));
const WARM_UP = Math.floor(SAMPLES / 4);

/** The share of the mean that a heap may gain, even if the growth is significant. */
const HEAP_GROWTH = 0.05;
/** The most that the highest resident memory of the last third may be, divided by that of the third before it. */
const RESIDENT_GROWTH = 1.1;

/** The share of requests that may be refused because there is too much to do. */
const MOST_BUSY = 0.01;

/** Milliseconds for which the load that can be carried is measured. */
const TRIAL = 15_000;
const CLIENTS = 16;

/** Logo files of 9 KB in different colours, which fill the memory for such files (32 MiB). Otherwise the heap grows while it fills. */
const FILES = 5_000;

/** One turn of the mix as single requests, mixed well: kinds with many of them are spread over the turn. */
const TURN = MIX.flatMap((work) =>
  Array.from({ length: work.times }, (_, index) => ({ work, place: (index + 0.5) / work.times })),
)
  .toSorted((a, b) => a.place - b.place)
  .map(({ work }) => work);

interface Tally {
  sent: number;
  /** Refused because there was too much to do: other programs may take more of the machine than during the trial. */
  busy: number;
  /** Other refusals, by operation and status. */
  readonly refused: Map<string, number>;
}

async function one({ url, place }: MeasuredService, tally: Tally): Promise<void> {
  const index = tally.sent++;
  const work = TURN[index % TURN.length];
  if (!work) return;
  const request = work.request(place, index);
  const status = await send(url, work.method, request).catch((error: unknown) => String(error));
  // Some of the codes are off.
  if (typeof status === "number" && (status < 400 || status === 410)) return;
  if (status === 503 || status === 429) {
    tally.busy++;
    return;
  }
  const parts = request.path.split("?")[0]?.split("/") ?? [];
  const refusal = `${work.method} ${parts.slice(0, parts.length > 3 ? 4 : 2).join("/")} ${status}`;
  tally.refused.set(refusal, (tally.refused.get(refusal) ?? 0) + 1);
}

/** Sends requests as fast as they are answered. @returns requests a second. */
async function trial(service: MeasuredService, tally: Tally, milliseconds: number): Promise<number> {
  const [started, before] = [performance.now(), tally.sent];
  const client = async () => {
    while (performance.now() < started + milliseconds) await one(service, tally);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return ((tally.sent - before) * 1_000) / (performance.now() - started);
}

/** Asks for so many logo files that no more are kept. */
async function fillFiles({ url }: MeasuredService): Promise<void> {
  let left = FILES;
  const client = async () => {
    while (left > 0) await send(url, "GET", { path: coloredLogo(0xffffff - left--) });
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

/** Sends `rate` requests a second, whether they are answered or not, for a time. */
async function steady(
  service: MeasuredService,
  tally: Tally,
  rate: number,
  milliseconds: number,
): Promise<void> {
  const started = performance.now();
  const flying = new Set<Promise<void>>();
  let due = 0;
  while (performance.now() < started + milliseconds) {
    for (; due < ((performance.now() - started) * rate) / 1_000; due++) {
      const request: Promise<void> = one(service, tally).finally(() => flying.delete(request));
      flying.add(request);
    }
    await Bun.sleep(5);
  }
  await Promise.all(flying);
}

const megabytes = (bytes: number) => (bytes / 1024 ** 2).toFixed(1);

/** Prints the trends of the samples. @returns the failures. */
function judge(samples: readonly Memory[]): string[] {
  const warm = samples.slice(WARM_UP);
  const heap = trendOf(warm.map((sample) => sample.heap));
  const third = Math.floor(warm.length / 3);
  const highest = (from: number, to: number) =>
    Math.max(...warm.slice(from, to).map(({ resident }) => resident));
  const [before, last] = [highest(third, 2 * third), highest(2 * third, warm.length)];
  print(
    `heap after collection: mean ${megabytes(heap.mean)} MiB, growth ${(heap.growth * 100).toFixed(1)} % (bar ≤ ${HEAP_GROWTH * 100} % or within chance), ${heap.certainty.toFixed(1)} standard errors`,
  );
  print(
    `resident: highest ${megabytes(last)} MiB in the last third, ${megabytes(before)} in the one before (bar ≤ ${RESIDENT_GROWTH} ×): ${(last / before).toFixed(2)} ×`,
  );
  return [
    ...(heap.growth > HEAP_GROWTH && heap.certainty > 3 ? ["the heap grows"] : []),
    ...(last > before * RESIDENT_GROWTH ? ["resident memory grows"] : []),
  ];
}

async function soak(): Promise<string[]> {
  const receiver = await startProgram([join(import.meta.dir, "../bench/receiver.ts")], {});
  const amounts = {
    codes: 5_000,
    heavy: 2,
    heavyLooks: 1,
    changes: 100,
    slow: 0,
    scans: 20_000,
    automated: 0,
    leads: 100,
    daily: 1,
    deliveries: 0,
    keys: 100,
  };
  const service = await startPlaced(amounts, null, startProbed).catch(async (error: unknown) => {
    await receiver.stop();
    throw error;
  });
  const tally: Tally = { sent: 0, busy: 0, refused: new Map() };
  try {
    const webhook = { url: `http://127.0.0.1:${receiver.port}/` };
    const { apiKey } = service.place.large;
    await send(service.url, "PUT", { path: "/app/api/webhook", key: apiKey, body: webhook });
    await fillFiles(service);
    await trial(service, tally, TRIAL / 3);
    const most = await trial(service, tally, TRIAL);
    print(
      `${Math.round(most)} requests a second can be carried; ${Math.round(most / 2)} are sent for ${MINUTES} minutes`,
    );
    tally.refused.clear();
    tally.busy = 0;
    const sentBefore = tally.sent;
    const samples: Memory[] = [];
    const holds: number[] = [];
    let over = 0;
    await service.holds();
    for (let sample = 0; sample < SAMPLES; sample++) {
      await steady(service, tally, most / 2, (MINUTES * 60_000) / SAMPLES);
      const seen = await service.holds();
      holds.push(seen.longest);
      over += seen.over;
      if (seen.over > 0)
        print(
          `sample ${sample}: ${seen.over} holds over ${BUDGET} ms, longest ${seen.longest.toFixed(1)} ms`,
        );
      samples.push(await service.memory());
    }
    const sent = tally.sent - sentBefore;
    print(
      `${sent} requests, ${tally.busy} refused because there was too much to do (bar ≤ ${MOST_BUSY * 100} %), others refused: ${JSON.stringify(Object.fromEntries(tally.refused))}`,
    );
    print(`holds over ${BUDGET} ms of processor time: ${over}, longest ${Math.max(...holds).toFixed(1)} ms`);
    print(`heap in MiB: ${samples.map(({ heap }) => megabytes(heap)).join(" ")}`);
    print(`resident in MiB: ${samples.map(({ resident }) => megabytes(resident)).join(" ")}`);
    return [
      ...judge(samples),
      ...(over > 0 ? [`the loop was held longer than ${BUDGET} ms`] : []),
      ...(tally.busy > sent * MOST_BUSY ? ["too much was refused at half load"] : []),
      ...(tally.refused.size > 0 ? ["something was refused"] : []),
    ];
  } finally {
    await Promise.all([service.stop(), receiver.stop()]);
  }
}

const problems = await soak();
print(problems.length === 0 ? "all is well" : problems.join("; "));
process.exitCode = problems.length === 0 ? 0 : 1;
