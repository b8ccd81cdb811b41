import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./median.ts";
import { type Program, startProgram } from "./program.ts";
import { startService } from "./service.ts";

/** Compares `/r` with and without a webhook, in turns, each turn on a new service. */

const CONNECTIONS = 64;
const ROUNDS = 5;
const ROUND_MS = 3_000;
/** The load before and after the measured time, in milliseconds. */
const EDGE_MS = 2_000;
const TICKS_PER_SECOND = 100;

const here = (file: string) => join(import.meta.dir, file);

interface Turn {
  readonly perSecond: number;
  /** Requests for each second of the service's own processor time, which other processes hardly change. */
  readonly perCpuSecond: number;
  /** Deliveries per second. */
  readonly delivered: number;
}

async function call(port: number, method: string, path: string, body: unknown, key = "") {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
  });
  return JSON.parse(await response.text());
}

/** Processor time a program has used, in seconds: fields 14 and 15 of proc(5)'s stat. */
function cpuSeconds({ pid }: Program): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

async function received(receiver: Program): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${receiver.port}`)).text());
}

function load(port: number, path: string, milliseconds: number): Promise<string> {
  const args = [here("load.ts"), String(port), path, String(CONNECTIONS), String(milliseconds)];
  return new Response(Bun.spawn(["bun", ...args]).stdout).text();
}

async function takeTurn(receiver: Program | null): Promise<Turn> {
  const dataDir = mkdtempSync(join(tmpdir(), "quietzone-bench-"));
  const service = await startService(dataDir, { QZ_LOG: "warn" });
  try {
    const { apiKey } = await call(service.port, "POST", "/app/api/signup", {
      name: "Bench",
      email: "bench@example.org",
    });
    const target = "https://museum.example/hall-3";
    const { id, shortId } = await call(service.port, "POST", "/app/api/codes", { target }, apiKey);
    if (receiver)
      await call(
        service.port,
        "PUT",
        "/app/api/webhook",
        { url: `http://127.0.0.1:${receiver.port}/` },
        apiKey,
      );
    const look = async () => ({
      at: performance.now() / 1_000,
      cpu: cpuSeconds(service),
      scans: (await call(service.port, "GET", `/app/api/codes/${id}`, undefined, apiKey)).scans,
      delivered: receiver ? await received(receiver) : 0,
    });
    // Measured in the middle of the load, because deliveries catch up when it is over.
    const loaded = load(service.port, `/r/${shortId}`, 2 * EDGE_MS + ROUND_MS);
    await Bun.sleep(EDGE_MS);
    const before = await look();
    await Bun.sleep(ROUND_MS);
    const after = await look();
    await loaded;
    const seconds = after.at - before.at;
    return {
      perSecond: (after.scans - before.scans) / seconds,
      perCpuSecond: (after.scans - before.scans) / (after.cpu - before.cpu),
      delivered: (after.delivered - before.delivered) / seconds,
    };
  } finally {
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Prints the ratios of rates, and the rate of deliveries. */
export async function benchWebhook(print: (line: string) => void): Promise<void> {
  const receiver = await startProgram([here("receiver.ts")], {});
  try {
    const pairs: { without: Turn; with: Turn }[] = [];
    for (let round = 0; round < ROUNDS; round++)
      pairs.push({ without: await takeTurn(null), with: await takeTurn(receiver) });
    const ratio = (of: (turn: Turn) => number) =>
      median(pairs.map((pair) => of(pair.with) / of(pair.without)));
    const rate = (of: (turn: Turn) => number) => Math.round(median(pairs.map((pair) => of(pair.with))));
    print(`/r with a webhook, ${CONNECTIONS} connections, against /r without`);
    print(`  rate ${ratio((turn) => turn.perSecond).toFixed(2)} (bar ≥ 0.70)`);
    print(`  rate by the service's processor time ${ratio((turn) => turn.perCpuSecond).toFixed(2)}`);
    print(
      `  ${rate((turn) => turn.perSecond)} scans per second, ${rate((turn) => turn.delivered)} delivered meanwhile`,
    );
  } finally {
    await receiver.stop();
  }
}

if (import.meta.main) await benchWebhook((line) => void process.stdout.write(`${line}\n`));
