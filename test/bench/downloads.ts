import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteStores } from "../../db/sqlite/stores.ts";
import { createIds } from "../../src/kit/shared/ids.ts";
import { addCodes, plainCode } from "../worst/workspaces.ts";
import { CAN_PIN, pinLoad, pinService, unpinLoad } from "./cores.ts";
import { fill, type FilledCode } from "./fill.ts";
import type { Report } from "./open-load.ts";
import type { Program } from "./program.ts";
import { startService } from "./service.ts";

/**
 * Scans beside downloads, and the memory of connections that hold something and go silent: `bun test/bench/downloads.ts [PART OF A
 * NAME]`. It prints ratios to the same service at rest.
 */

const SCANS = 30_000;
const CODES = 20_000;
const READERS = 100;
const SILENT = 1_500;
const QUIET_MS = 4_000;
const LOAD_MS = 8_000;
/** How long downloads go on before their effect is measured. */
const LEAD_MS = 1_500;
const SCANS_A_SECOND = 200;
/** Connections that are silent are looked at for so long. */
const SILENCE_MS = 8_000;

/** What the readers of downloads have seen. */
interface Read {
  readonly complete: number;
  readonly refused: number;
  readonly broken: number;
  readonly megabytes: number;
}

interface Bench {
  readonly service: Program;
  readonly code: FilledCode;
  readonly print: (line: string) => void;
}

const headOf = ({ code }: Bench, path: string) =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${code.apiKey}\r\n`;

/** The p50 and p99 of scans that come at a steady rate, in milliseconds. */
async function scans({ service, code }: Bench, milliseconds: number): Promise<{ p50: number; p99: number }> {
  const plan = {
    kinds: [
      { name: "scan", share: 1, request: `GET /r/${code.shortId} HTTP/1.1\r\nhost: localhost\r\n\r\n` },
    ],
    phases: [{ rate: SCANS_A_SECOND, milliseconds }],
    connections: 500,
    slice: 250,
  };
  const command = ["bun", join(import.meta.dir, "open-load.ts"), String(service.port), JSON.stringify(plan)];
  const report: Report = JSON.parse(await new Response(Bun.spawn(command).stdout).text());
  const latencies = report
    .flat()
    .flatMap((slice) => slice["scan"]?.latencies ?? [])
    .toSorted((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Downloads over many connections, one after the other on each. Whoever is refused asks again when the answer says so. */
async function read(url: string, apiKey: string, connections: number, milliseconds: number): Promise<Read> {
  const until = performance.now() + milliseconds;
  const seen = { complete: 0, refused: 0, broken: 0, bytes: 0 };
  async function once(): Promise<void> {
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(Math.max(1, until - performance.now())),
    });
    seen.bytes += (await answer.arrayBuffer()).byteLength;
    if (answer.ok) {
      seen.complete++;
      return;
    }
    seen.refused++;
    await Bun.sleep(1_000 * Number(answer.headers.get("retry-after") ?? 1));
  }
  const client = async () => {
    while (performance.now() < until)
      await once().catch(() => {
        if (performance.now() < until) seen.broken++;
      });
  };
  await Promise.all(Array.from({ length: connections }, client));
  const { bytes, ...counts } = seen;
  return { ...counts, megabytes: Math.round(bytes / 1e6) };
}

async function besideReaders(bench: Bench, path: string, name: string): Promise<void> {
  const { service, code, print } = bench;
  await scans(bench, QUIET_MS / 4);
  const before = await scans(bench, QUIET_MS);
  const url = `http://127.0.0.1:${service.port}${path}`;
  const command = [import.meta.path, "read", url, code.apiKey, String(READERS), String(LOAD_MS)];
  const readers = Bun.spawn(["bun", ...command], { stdout: "pipe", stderr: "inherit" });
  await Bun.sleep(LEAD_MS);
  const during = await scans(bench, LOAD_MS - LEAD_MS);
  const seen: Read = JSON.parse(await new Response(readers.stdout).text());
  print(
    `${READERS} clients download ${name}: p99 of /r ${(during.p99 / before.p99).toFixed(1)} × (bar 3): ${before.p99.toFixed(1)} → ${during.p99.toFixed(1)} ms, ` +
      `p50 ${before.p50.toFixed(1)} → ${during.p50.toFixed(1)} ms; ${seen.complete} complete, ${seen.megabytes} MB, ${seen.refused} refused, ${seen.broken} broken off`,
  );
}

async function megabytes({ service }: Bench): Promise<number> {
  const status = await Bun.file(`/proc/${service.pid}/status`).text();
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** A connection that sends something, and never reads. @returns closes it. */
async function silentConnection({ service }: Bench, sent: Buffer): Promise<() => void> {
  let rest = sent;
  const flush = (socket: Bun.Socket) => {
    rest = rest.subarray(Math.max(0, socket.write(rest)));
  };
  const socket = await Bun.connect({
    hostname: "127.0.0.1",
    port: service.port,
    socket: {
      open(socket) {
        socket.pause();
        flush(socket);
      },
      drain: flush,
      data() {},
      error() {},
    },
  });
  return () => socket.terminate();
}

async function besideSilence(bench: Bench, sent: string, name: string): Promise<void> {
  const { print } = bench;
  const quiet = await scans(bench, QUIET_MS);
  const before = await megabytes(bench);
  const bytes = Buffer.from(sent);
  const connections = await Promise.all(
    Array.from({ length: SILENT }, () => silentConnection(bench, bytes).catch(() => () => {})),
  );
  let most = before;
  const watch = setInterval(async () => {
    most = Math.max(most, await megabytes(bench));
  }, 100);
  const during = await scans(bench, SILENCE_MS);
  clearInterval(watch);
  for (const close of connections) close();
  print(
    `${SILENT} silent connections, ${name}: memory ${before.toFixed(0)} → ${most.toFixed(0)} MB, ${(most - before).toFixed(0)} more (bar 100); ` +
      `p99 of /r ${(during.p99 / quiet.p99).toFixed(1)} × (${quiet.p99.toFixed(1)} → ${during.p99.toFixed(1)} ms)`,
  );
}

async function addManyCodes(dataDir: string, { tenantId }: FilledCode): Promise<void> {
  const stores = openSqliteStores(dataDir);
  const ids = createIds({ now: () => Date.now() });
  await addCodes(stores, tenantId, CODES, (index) => ({ ...plainCode(tenantId, ids, index), active: true }));
  await stores.close();
}

/** A head that does not end. */
const unfinished = (bytes: number) =>
  `GET /healthz HTTP/1.1\r\nhost: localhost\r\ncookie: a=${"x".repeat(bytes)}`;

const REDIRECTS = "/app/api/redirects?format=nginx";
const exportOf = ({ codeId }: FilledCode) => `/app/api/codes/${codeId}/scans?format=csv`;

const CASES: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  exports: (bench) => besideReaders(bench, exportOf(bench.code), `exports of ${SCANS} scans`),
  redirects: (bench) => besideReaders(bench, REDIRECTS, `redirects of ${CODES} codes`),
  "silent redirects": (bench) =>
    besideSilence(bench, `${headOf(bench, REDIRECTS)}\r\n`, `redirects of ${CODES} codes`),
  "silent exports": (bench) =>
    besideSilence(bench, `${headOf(bench, exportOf(bench.code))}\r\n`, `exports of ${SCANS} scans`),
  "heads of 64 KiB": (bench) =>
    besideSilence(bench, unfinished(65_000), "heads of 65,000 bytes that do not end"),
  "heads of 1 MB": (bench) =>
    besideSilence(bench, unfinished(950_000), "heads of 950,000 bytes that do not end"),
};

/** Prints what downloads and silent connections cost scans, and how much memory they take. */
export async function benchDownloads(print: (line: string) => void, part = ""): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "quietzone-bench-"));
  try {
    const code = await fill({ dataDir, databaseUrl: null }, SCANS);
    await addManyCodes(dataDir, code);
    await pinLoad();
    if (!CAN_PIN) print("The load and the service share processors: there is only one, or no taskset");
    for (const [name, run] of Object.entries(CASES)) {
      if (!name.includes(part)) continue;
      const service = await startService(dataDir, { QZ_LOG: "error", QZ_LIMIT_TENANT: "" });
      await pinService(service.pid);
      await run({ service, code, print }).finally(service.stop);
    }
  } finally {
    await unpinLoad();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const [part, ...rest] = process.argv.slice(2);
  if (part === "read") {
    const [url = "", apiKey = "", connections, milliseconds] = rest;
    const seen = await read(url, apiKey, Number(connections), Number(milliseconds));
    process.stdout.write(`${JSON.stringify(seen)}\n`);
  } else await benchDownloads((line) => void process.stdout.write(`${line}\n`), part);
}
