import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emptyOutcome, type Kind, type Outcome, type Phase, type Plan, type Report } from "./open-load.ts";
import { onProcessor, type Program, startProgram } from "./program.ts";

/**
 * Load that does not wait for answers: half of what can be served, all of it, twice as much, and half again. Answered scans
 * are compared with those of the first half load. Service and generator have a processor each where `taskset` is installed. A
 * figure is valid only if few requests were sent late, which says that neither waited for its processor.
 */

const CONNECTIONS = 4_000;
const SLICE = 250;
const PHASE_MS = 3_000;

interface Mix {
  readonly name: string;
  readonly shares: readonly [scans: number, drawings: number, calls: number];
  /** Connections with which the capacity is measured: so few that nothing is refused, which would change the mix. */
  readonly connections: number;
  /** The load in parts of what can be served, the quiet one first. */
  readonly factors: readonly number[];
}

const MIXES: readonly Mix[] = [
  // Requests with much work, so that the generator needs little of the machine.
  { name: "scans, drawings and calls", shares: [0.4, 0.4, 0.2], connections: 64, factors: [0.5, 1, 2, 2] },
  { name: "scans alone", shares: [1, 0, 0], connections: 64, factors: [0.5, 1, 2, 3] },
];

/** Clients that each wait for their answer, as many as come at once. */
const CROWDS = [1_000, 2_000];

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
  const command = [
    ...onProcessor(1),
    process.execPath,
    join(import.meta.dir, "open-load.ts"),
    String(port),
    JSON.stringify(plan),
  ];
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

/** Megabytes, before and after all garbage is collected. */
async function memoryOf(service: Program): Promise<{ resident: number; heap: number }> {
  const status = await Bun.file(`/proc/${service.pid}/status`).text();
  const resident = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  return { resident, heap: Number(await service.ask("heap")) / 2 ** 20 };
}

/** Seconds after which nothing is refused and scans are as quick as before, for two slices at least. */
function recovery(after: Report[number], names: readonly string[], quiet: number): number {
  const isWell = after.map(
    (slice) =>
      p99(total([slice], "scan")) <= 5 * quiet &&
      names.every((name) => {
        const { refused, failed } = total([slice], name);
        return refused + failed === 0;
      }),
  );
  const first = isWell.findIndex((well, at) => well && (isWell[at + 1] ?? true));
  return ((first < 0 ? after.length : first) * SLICE) / 1000;
}

/** The outcomes of a kind, as shares of all its requests. */
function told(name: string, { answered, refused, failed }: Outcome): string {
  const part = (count: number) => (count / (answered + refused + failed)).toFixed(3);
  const failures = failed > 0 ? `, ${part(failed)} failed` : "";
  return `${name} ${part(answered)} answered, ${part(refused)} refused${failures}`;
}

async function benchMix(
  service: Program,
  mix: Mix,
  kinds: readonly Kind[],
  print: (line: string) => void,
): Promise<number> {
  const names = kinds.map((kind) => kind.name);
  let answered = 0;
  const run = async (phases: readonly Phase[], connections: number) => {
    const report = await generate(service.port, { kinds, phases, connections, slice: SLICE });
    for (const slices of report) answered += total(slices, "scan").answered;
    return report;
  };
  const closed = { rate: null, milliseconds: PHASE_MS };
  const [, slices = []] = await run([closed, closed], mix.connections);
  const all = names.reduce((sum, name) => sum + total(slices, name).answered, 0);
  const capacity = all / (PHASE_MS / 1000);
  const refused = names.reduce((sum, name) => sum + total(slices, name).refused, 0);
  print(
    `${mix.name}: ${Math.round(capacity)} a second with ${mix.connections} connections, ${refused} refused meanwhile`,
  );
  const calm = { rate: capacity * 0.5, milliseconds: PHASE_MS };
  let quiet = 0;
  let before = { resident: 0, heap: 0 };
  for (const factor of mix.factors) {
    const phases = [{ rate: capacity * factor, milliseconds: PHASE_MS }, calm];
    const [load = [], after = []] = await run(phases, CONNECTIONS);
    const scans = total(load, "scan");
    const memory = await memoryOf(service);
    if (quiet === 0) {
      quiet = p99(scans);
      before = memory;
    }
    const late = scans.late / (scans.answered + scans.refused + scans.failed);
    print(
      `  × ${factor} (${late.toFixed(3)} sent late): p99 of scans ${(p99(scans) / quiet).toFixed(1)} of the quiet one (bar 5): ${p99(scans).toFixed(1)} ms; ` +
        `${names.map((name) => told(name, total(load, name))).join("; ")}; recovered after ${recovery(after, names, quiet)} s (bar 1); ` +
        `memory ${(memory.resident / before.resident).toFixed(2)} of that after the quiet load (${memory.resident.toFixed(0)} MB), the heap once collected ${(memory.heap / before.heap).toFixed(2)} (${memory.heap.toFixed(0)} MB)`,
    );
  }
  for (const crowd of mix.factors.includes(3) ? CROWDS : []) {
    const [slices = []] = await run([closed], crowd);
    print(`  ${crowd} clients that wait for answers: ${told("scan", total(slices, "scan"))}`);
  }
  return answered;
}

/** Prints the ratios with their absolute figures. @param part - of the names of the mixes that are sent. */
export async function benchOverload(print: (line: string) => void, part = ""): Promise<void> {
  for (const mix of MIXES.filter(({ name }) => name.includes(part))) {
    const dataDir = mkdtempSync(join(tmpdir(), "quietzone-bench-"));
    const command = [
      "--preload",
      join(import.meta.dir, "heap.ts"),
      join(import.meta.dir, "../../src/main.ts"),
    ];
    const environment = {
      QZ_DATA_DIR: dataDir,
      QZ_LOG: "error",
      QZ_HOST: "127.0.0.1",
      QZ_PORT: "0",
      QZ_LIMIT_RESOLVE: "off",
      QZ_LIMIT_GENERATE: "off",
      QZ_LIMIT_TENANT: "off",
    };
    const service = await startProgram(command, environment, { before: onProcessor(0), isAsked: true });
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
      const answered = await benchMix(
        service,
        mix,
        kindsOf(service.port, apiKey, shortId, mix.shares),
        print,
      );
      const { scans } = await call("GET", `/app/api/codes/${id}`, undefined, apiKey);
      print(`  ${scans - answered} scans recorded more than answered, ${answered} answered (bar 0)`);
    } finally {
      await service.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
}

if (import.meta.main)
  await benchOverload((line) => void process.stdout.write(`${line}\n`), process.argv[2] ?? "");
