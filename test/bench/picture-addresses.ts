import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./median.ts";
import { startProgram } from "./program.ts";

/**
 * Compares `GET /qr.svg` with `POST /app/api/generate`, in turns: the same contents, in the default style and
 * in a template, on the same service and by the same client. Each round has contents that were never drawn.
 * Beside the rate there is the processor time of the service, all threads together: the client takes most of
 * the time of an answer from memory.
 */

const CONNECTIONS = 8;
const REQUESTS = 200;
const ROUNDS = 7;

const STYLES = [
  ["the default style", {}],
  ["the template dots", { style: "dots" }],
] as const;

interface Side {
  /** A request for the content of a number. */
  readonly ask: (nth: number) => Promise<Response>;
  readonly status: number;
}

interface Cost {
  /** Microseconds a request, on several busy connections. */
  readonly time: number;
  /** Microseconds of the service's processor time a request. */
  readonly worked: number;
}

/** Microseconds of processor time that all threads of a program have taken. */
function workOf(pid: number): number {
  return readdirSync(`/proc/${pid}/task`)
    .map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]) / 1e3)
    .reduce((sum, microseconds) => sum + microseconds, 0);
}

async function costOf({ ask, status }: Side, from: number, pid: number): Promise<Cost> {
  let next = from;
  async function client(): Promise<void> {
    while (next < from + REQUESTS) {
      const answer = await ask(next++);
      await answer.arrayBuffer();
      if (answer.status !== status) throw new Error(`${answer.status} in place of ${status}`);
    }
  }
  const [started, before] = [performance.now(), workOf(pid)];
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  return {
    time: ((performance.now() - started) * 1_000) / REQUESTS,
    worked: (workOf(pid) - before) / REQUESTS,
  };
}

/** Prints the ratios of rates. */
export async function benchPictureAddresses(print: (line: string) => void): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "quietzone-bench-"));
  const service = await startProgram([join(import.meta.dir, "../../src/main.ts"), "serve"], {
    QZ_DATA_DIR: dataDir,
    QZ_HOST: "127.0.0.1",
    QZ_PORT: "0",
    QZ_LIMIT_GENERATE: "off",
    QZ_LOG: "error",
  });
  const base = `http://127.0.0.1:${service.port}`;
  const content = (nth: number) => `https://museum.example/hall-${String(nth).padStart(7, "0")}`;
  print("GET /qr.svg against POST /app/api/generate, over HTTP, 8 connections");
  let contents = 0;
  try {
    for (const [name, style] of STYLES) {
      const address = (nth: number) =>
        `${base}/qr.svg?${new URLSearchParams({ data: content(nth), ...style })}`;
      const tags = new Map<number, string>();
      const generate: Side = {
        status: 200,
        ask: (nth) =>
          fetch(`${base}/app/api/generate`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({
              type: "text",
              fields: { text: content(nth) },
              ...("style" in style ? { style: { template: style.style } } : {}),
            }),
          }),
      };
      const drawn: Side = {
        status: 200,
        async ask(nth) {
          const answer = await fetch(address(nth));
          tags.set(nth, answer.headers.get("etag") ?? "");
          return answer;
        },
      };
      const again: Side = { status: 200, ask: (nth) => fetch(address(nth)) };
      const unmodified: Side = {
        status: 304,
        ask: (nth) => fetch(address(nth), { headers: { "if-none-match": tags.get(nth) ?? "" } }),
      };
      const rounds: Record<"generate" | "drawn" | "again" | "unmodified", Cost>[] = [];
      // Two rounds warm up.
      for (let round = -2; round < ROUNDS; round++) {
        const [one, other] = [contents, contents + REQUESTS];
        contents += 2 * REQUESTS;
        const costs = {
          generate: await costOf(generate, one, service.pid),
          drawn: await costOf(drawn, other, service.pid),
          again: await costOf(again, other, service.pid),
          unmodified: await costOf(unmodified, other, service.pid),
        };
        if (round >= 0) rounds.push(costs);
      }
      const ratio = (side: "drawn" | "again" | "unmodified", of: keyof Cost) =>
        median(rounds.map((costs) => costs.generate[of] / costs[side][of])).toFixed(2);
      const both = (side: "drawn" | "again" | "unmodified") =>
        `${ratio(side, "time")} (${ratio(side, "worked")} by processor time)`;
      print(`  ${name}: drawn ${both("drawn")}, bar ≥ 0.90`);
      print(`    from memory ${both("again")}, bar ≥ 10; 304 ${both("unmodified")}`);
    }
  } finally {
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) await benchPictureAddresses((line) => void process.stdout.write(`${line}\n`));
