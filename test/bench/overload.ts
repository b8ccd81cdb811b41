import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emptyOutcome, type Kind, type Outcome, type Phase, type Plan, type Report } from "./open-load.ts";
import { type Program, startProgram } from "./program.ts";

/**
 * Load that does not wait for answers: half of what can be served, all of it, twice as much, and quiet again. Scans that are
 * answered are compared with the quiet ones. A figure counts only where few requests were sent late: on a machine that has no
 * room for the generator, both sides wait for processors.
 */

const CONNECTIONS = 4_000;
/** Of them the capacity is measured with. */
const CLOSED_CONNECTIONS = 64;
const SLICE = 250;
const PHASE_MS = 4_000;

const MIXES: Readonly<Record<string, readonly [scans: number, drawings: number, calls: number]>> = {
  // Much work a request, so that the generator needs little of the machine.
  "scans, drawings and calls": [0.4, 0.4, 0.2],
  "scans alone": [1, 0, 0],
};

const headers = (port: number) =>
  `host: localhost:${port}\r\nuser-agent: Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36\r\naccept: */*\r\naccept-language: de-DE,de;q=0.9\r\n`;

function kindsOf(port: number, key: string, code: string, mix: readonly [number, number, number]): Kind[] {
  const body = JSON.stringify({ type: "url", fields: { url: "https://museum.example/hall-3" } });
  return [
    { name: "scan", share: mix[0], request: `GET /r/${code} HTTP/1.1\r\n${headers(port)}\r\n` },
    {
      name: "drawing",
      share: mix[1],
      request: `POST /app/api/generate HTTP/1.1\r\n${headers(port)}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    },
    {
      name: "call",
      share: mix[2],
      request: `GET /app/api/codes HTTP/1.1\r\n${headers(port)}authorization: Bearer ${key}\r\n\r\n`,
    },
  ].filter(({ share }) => share > 0);
}

async function generate(port: number, plan: Plan): Promise<Report> {
  const command = ["bun", join(import.meta.dir, "open-load.ts"), String(port), JSON.stringify(plan)];
  return JSON.parse(await new Response(Bun.spawn(command).stdout).text());
}

/** The outcome of a kind over slices. */
function total(slices: Report[number], kind: string): Outcome {
  const sum = emptyOutcome();
  for (const slice of slices) {
    const { answered, refused, failed, late, latencies } = slice[kind] ?? emptyOutcome();
    sum.answered += answered;
    sum.refused += refused;
    sum.failed += failed;
    sum.late += late;
    sum.latencies.push(...latencies);
  }
  sum.latencies.sort((a, b) => a - b);
  return sum;
}

function p99({ latencies }: Outcome): number {
  return latencies[Math.floor(latencies.length * 0.99)] ?? 0;
}

async function residentMegabytes({ pid }: Program): Promise<number> {
  const status = await Bun.file(`/proc/${pid}/status`).text();
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function benchMix(
  service: Program,
  name: string,
  kinds: readonly Kind[],
  print: (line: string) => void,
): Promise<number> {
  const names = kinds.map((kind) => kind.name);
  const run = (phases: readonly Phase[], connections: number) =>
    generate(service.port, { kinds, phases, connections, slice: SLICE });
  let answered = 0;
  const counted = (report: Report) => {
    for (const slices of report) answered += total(slices, "scan").answered;
    return report;
  };
  const [, closed = []] = counted(
    await run(
      [1, 2].map(() => ({ rate: null, milliseconds: PHASE_MS })),
      CLOSED_CONNECTIONS,
    ),
  );
  const all = names.reduce((sum, kind) => sum + total(closed, kind).answered, 0);
  const capacity = all / (PHASE_MS / 1000);
  print(`${name}: ${Math.round(capacity)} a second with ${CLOSED_CONNECTIONS} connections`);
  const before = await residentMegabytes(service);
  let quiet = 0;
  for (const factor of [0.5, 1, 2]) {
    const rate = capacity * factor;
    const calm = { rate: capacity * 0.5, milliseconds: PHASE_MS };
    const [load = [], after = []] = counted(await run([{ rate, milliseconds: PHASE_MS }, calm], CONNECTIONS));
    const scans = total(load, "scan");
    if (factor === 0.5) quiet = p99(scans);
    const shares = names.map((kind) => {
      const { answered, refused, failed } = total(load, kind);
      const share = (count: number) => (count / (answered + refused + failed)).toFixed(2);
      return `${kind} ${share(answered)} answered, ${share(refused)} refused${failed > 0 ? `, ${share(failed)} failed` : ""}`;
    });
    const well = after.findLastIndex((slice) => {
      const scan = total([slice], "scan");
      return p99(scan) > 5 * quiet || scan.refused + scan.failed > 0;
    });
    print(
      `  × ${factor} (${(scans.late / (scans.answered + scans.refused + scans.failed)).toFixed(2)} sent late): p99 of scans ${(p99(scans) / quiet).toFixed(1)} of the quiet one (bar 5): ${p99(scans).toFixed(1)} ms; ` +
        `${shares.join("; ")}; recovered after ${((well + 1) * SLICE) / 1000} s (bar 1)`,
    );
  }
  print(`  memory ${((await residentMegabytes(service)) / before).toFixed(2)} of that before`);
  return answered;
}

/** Prints the ratios with their absolute figures. */
export async function benchOverload(print: (line: string) => void): Promise<void> {
  for (const [name, mix] of Object.entries(MIXES)) {
    const dataDir = mkdtempSync(join(tmpdir(), "quietzone-bench-"));
    const service = await startProgram([join(import.meta.dir, "../../src/main.ts")], {
      QZ_DATA_DIR: dataDir,
      QZ_HOST: "127.0.0.1",
      QZ_PORT: "0",
      QZ_LIMIT_RESOLVE: "off",
      QZ_LIMIT_GENERATE: "off",
      QZ_LIMIT_TENANT: "off",
    });
    try {
      const call = async (method: string, path: string, body?: unknown, key = "") => {
        const response = await fetch(`http://127.0.0.1:${service.port}${path}`, {
          method,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
        });
        return JSON.parse(await response.text());
      };
      const { apiKey } = await call("POST", "/app/api/signup", { name: "Bench", email: "bench@example.org" });
      const target = { target: "https://museum.example/hall-3" };
      const { id, shortId } = await call("POST", "/app/api/codes", target, apiKey);
      const answered = await benchMix(service, name, kindsOf(service.port, apiKey, shortId, mix), print);
      const { scans } = await call("GET", `/app/api/codes/${id}`, undefined, apiKey);
      print(`  ${scans - answered} scans recorded more than answered, ${answered} answered (bar ≥ 0)`);
    } finally {
      await service.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
}

if (import.meta.main) await benchOverload((line) => void process.stdout.write(`${line}\n`));
