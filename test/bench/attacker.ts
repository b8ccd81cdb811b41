import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ATTACKS, type AttackResult } from "./attack.ts";
import {
  CAN_PIN,
  type MainThread,
  mainThread,
  otherThreads,
  pinLoad,
  pinService,
  unpinLoad,
} from "./cores.ts";
import { median } from "./median.ts";
import type { Report } from "./open-load.ts";
import { type Program, startProgram } from "./program.ts";

/**
 * One client makes the most expensive calls over two and sixteen connections. The bench measures how much longer scans take, and
 * another workspace's list and bulk file of one row: once with the default limits, and once without any, which shows what
 * the queue of the threads does. `bun test/bench/attacker.ts [PART OF A NAME] [PART OF THE NAME OF THE LIMITS]` runs some of the cases.
 *
 * For each case it prints the share of the time in which the service's main thread ran, and the share in which it waited for
 * its processor. Where the second share is large, the machine was busy with something else, or with the
 * service's other threads: the shares of these follow, with their niceness. Threads of niceness 0 compete
 * with the main thread on equal terms.
 */

const SCANS_A_SECOND = 200;
/** Addresses that scans come from. The attacker has one of its own. */
const PEOPLE = 250;
const QUIET_MS = 3_000;
const ATTACK_MS = 5_000;
/** How long an attack goes on before its effect is measured. */
const LEAD_MS = 700;
const CONNECTIONS = [2, 16] as const;

const OFF = ["RESOLVE", "GENERATE", "EXPORT", "LOGOS", "LOGO_FILES", "SIGNUP", "TENANT"].map(
  (name) => [`QZ_LIMIT_${name}`, "off"] as const,
);
const LIMITS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "default limits": {},
  "no limits": Object.fromEntries(OFF),
};

interface Victim {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly shortId: string;
  readonly key: string;
}

/** Milliseconds that the victims waited. */
interface Waits {
  readonly scan: number;
  readonly list: number;
  readonly bulk: number;
  /** The work of the service's main thread meanwhile. */
  readonly loop: Loop | null;
}

/** Shares of a time: 0 to 1. */
interface Loop extends MainThread {
  readonly seconds: number;
  /** The other threads that ran most, by their names and niceness. */
  readonly others: string;
}

async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const json = { "content-type": "application/json", ...headers };
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body), headers: json });
  return JSON.parse(await response.text());
}

async function makeVictim({ port, pid }: Program): Promise<Victim> {
  const url = `http://127.0.0.1:${port}`;
  const { apiKey: key } = await post(`${url}/app/api/signup`, { name: "Victim", email: "a@b.example" });
  const target = { target: "https://museum.example/hall-3" };
  const { shortId } = await post(`${url}/app/api/codes`, target, { authorization: `Bearer ${key}` });
  return { url, port, pid, shortId, key };
}

/** The p99 of scans that come at a steady rate, from when each was due. */
async function scans({ port, shortId }: Victim, milliseconds: number): Promise<number> {
  const plan = {
    kinds: Array.from({ length: PEOPLE }, (_, person) => ({
      name: "scan",
      share: 1,
      request: `GET /r/${shortId} HTTP/1.1\r\nhost: localhost:${port}\r\nuser-agent: Mozilla/5.0 (Linux; Android 15; Pixel 9)\r\nx-forwarded-for: 198.51.100.${person}\r\n\r\n`,
    })),
    phases: [{ rate: SCANS_A_SECOND, milliseconds }],
    connections: 500,
    slice: 250,
  };
  const command = ["bun", join(import.meta.dir, "open-load.ts"), String(port), JSON.stringify(plan)];
  const report: Report = JSON.parse(await new Response(Bun.spawn(command).stdout).text());
  const latencies = report
    .flat()
    .flatMap((slice) => slice["scan"]?.latencies ?? [])
    .toSorted((a, b) => a - b);
  return latencies[Math.floor(latencies.length * 0.99)] ?? 0;
}

async function timed(request: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  const response = await request();
  await response.arrayBuffer();
  return performance.now() - started;
}

/** Asks for a list and a bulk file in turn. @returns the median of each. */
async function calls({ url, key }: Victim, milliseconds: number): Promise<{ list: number; bulk: number }> {
  const until = performance.now() + milliseconds;
  const headers = { authorization: `Bearer ${key}` };
  const [list, bulk]: [number[], number[]] = [[], []];
  while (performance.now() < until) {
    list.push(await timed(() => fetch(`${url}/app/api/codes`, { headers })));
    const body = "url\nhttps://museum.example/\n";
    const csv = { ...headers, "content-type": "text/csv" };
    bulk.push(await timed(() => fetch(`${url}/app/api/bulk`, { method: "POST", body, headers: csv })));
    await Bun.sleep(50);
  }
  return { list: median(list), bulk: median(bulk) };
}

async function waits(victim: Victim, milliseconds: number): Promise<Waits> {
  const [before, others, started] = [mainThread(victim.pid), otherThreads(victim.pid), performance.now()];
  const [scan, medians] = await Promise.all([scans(victim, milliseconds), calls(victim, milliseconds)]);
  const [after, took] = [mainThread(victim.pid), performance.now() - started];
  if (!before || !after) return { scan, ...medians, loop: null };
  const busiest = [...otherThreads(victim.pid)]
    .map(([name, time]) => [name, (time - (others.get(name) ?? 0)) / took] as const)
    .filter(([, part]) => part >= 0.01)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, part]) => `${name} ${percent(part)}`)
    .join(", ");
  const share = (key: keyof MainThread) => (after[key] - before[key]) / took;
  return {
    scan,
    ...medians,
    loop: { ran: share("ran"), waited: share("waited"), seconds: took / 1_000, others: busiest },
  };
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** The share of the main thread's time that an attack took, and the time of each of its calls. */
function loopText(before: Loop | null, during: Loop | null, calls: number): string {
  if (!before || !during) return "";
  const each = ((during.ran - before.ran) * during.seconds * 1_000) / Math.max(1, calls);
  return `; loop ran ${percent(before.ran)} → ${percent(during.ran)}, ${each.toFixed(2)} ms a call, waited ${percent(before.waited)} → ${percent(during.waited)}; others ran: ${during.others}`;
}

async function benchCase(
  print: (line: string) => void,
  limits: Readonly<Record<string, string>>,
  name: string,
  connections: number,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "quietzone-bench-"));
  const program = await startProgram([join(import.meta.dir, "../../src/main.ts")], {
    QZ_DATA_DIR: dataDir,
    QZ_HOST: "127.0.0.1",
    QZ_PORT: "0",
    QZ_LOG: "error",
    QZ_TRUSTED_PROXIES: "127.0.0.1",
    ...limits,
  });
  try {
    await pinService(program.pid);
    const victim = await makeVictim(program);
    await waits(victim, QUIET_MS / 3);
    const before = await waits(victim, QUIET_MS);
    const length = LEAD_MS + ATTACK_MS;
    const command = [
      join(import.meta.dir, "attack.ts"),
      victim.url,
      name,
      String(connections),
      String(length),
    ];
    const attacker = Bun.spawn(["bun", ...command], { stdout: "pipe", stderr: "ignore" });
    await Bun.sleep(LEAD_MS);
    const during = await waits(victim, ATTACK_MS - LEAD_MS);
    const result: AttackResult = JSON.parse(await new Response(attacker.stdout).text());
    const calls = ((result.answered + result.refused) * (ATTACK_MS - LEAD_MS)) / length;
    const ratio = (key: "scan" | "list" | "bulk") =>
      `${(during[key] / before[key]).toFixed(1)} × (${before[key].toFixed(1)} → ${during[key].toFixed(1)} ms)`;
    print(
      `  ${name}, ${connections} connections: /r p99 ${ratio("scan")}, list ${ratio("list")}, bulk ${ratio("bulk")}; ${result.answered} answered, ${result.refused} refused${loopText(before.loop, during.loop, calls)}`,
    );
  } finally {
    await program.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Prints for each attack how much longer others wait.
 * @param part - only the attacks whose names have it; `partOfLimits` likewise.
 */
export async function benchAttacker(
  print: (line: string) => void,
  part = "",
  partOfLimits = "",
): Promise<void> {
  await pinLoad();
  if (!CAN_PIN) print("The load and the service share processors: there is only one, or no taskset");
  const names = Object.keys(ATTACKS).filter((name) => name.includes(part));
  for (const [limits, environment] of Object.entries(LIMITS)) {
    if (!limits.includes(partOfLimits)) continue;
    print(
      `Beside an attacker, ${limits}, waits during ÷ before (bars: p99 of /r ≤ 3, list and bulk file of one row ≤ 5)`,
    );
    for (const name of names)
      for (const connections of CONNECTIONS) await benchCase(print, environment, name, connections);
  }
  await unpinLoad();
}

if (import.meta.main)
  await benchAttacker((line) => void process.stdout.write(`${line}\n`), ...process.argv.slice(2, 4));
