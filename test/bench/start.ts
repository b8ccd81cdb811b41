import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../free-port.ts";
import { median } from "./median.ts";

/**
 * Compares the binary's second start, up to its first answer, with that of another binary or of a bare `Bun.serve` from
 * source: `bun test/bench/start.ts [BINARY] [OTHER]`. It also prints processor time, which other processes disturb less.
 */

const STARTS = 21;

/** `/healthz` answers at once, as scans do. The APIs are loaded after that. */
const ASKED = { "the first answer": "/healthz", "an API's": "/app/api/me" } as const;
const BARE = resolve(import.meta.dir, "bare.ts");

/** Times of one start, in milliseconds. */
interface Start {
  readonly answer: number;
  readonly processor: number;
}

async function startOnce(command: readonly string[], dataDir: string, path: string): Promise<Start> {
  const port = freePort();
  const started = performance.now();
  const child = Bun.spawn([...command], {
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: tmpdir(),
      QZ_HOST: "127.0.0.1",
      QZ_PORT: String(port),
      QZ_DATA_DIR: dataDir,
      QZ_LOG: "silent",
    },
    stdout: "ignore",
    stderr: "inherit",
  });
  while (!(await answers(`http://127.0.0.1:${port}${path}`))) {
    if (child.exitCode !== null) throw new Error(`${command.join(" ")} ended before it listened`);
    await Bun.sleep(0.5);
  }
  const answer = performance.now() - started;
  child.kill("SIGKILL");
  await child.exited;
  return { answer, processor: Number(child.resourceUsage()?.cpuTime.total ?? 0) / 1000 };
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: "manual" });
    await response.text();
    return response.status < 500;
  } catch {
    return false;
  }
}

/** Starts both in turn. @param other - the command of the other one, which takes its port from `QZ_PORT`. */
export async function benchStart(
  print: (line: string) => void,
  binary = "dist/quietzone",
  other: readonly string[] = ["bun", BARE],
): Promise<void> {
  if (!existsSync(binary)) return print(`start: there is no ${binary}; \`bun run build\` makes it`);
  const folder = mkdtempSync(join(tmpdir(), "quietzone-bench-"));
  try {
    for (const [name, path] of Object.entries(ASKED)) {
      const [ours, theirs] = await medians([[resolve(binary), "serve"], other], folder, path);
      if (!ours || !theirs) return;
      print(
        `start: ${ours.answer.toFixed(0)} ms to ${name}, ${(ours.answer / theirs.answer).toFixed(2)} of the other's; ` +
          `processor time ${ours.processor.toFixed(0)} ms, ${(ours.processor / theirs.processor).toFixed(2)} of the other's (medians of ${STARTS})`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function medians(
  commands: readonly (readonly string[])[],
  folder: string,
  path: string,
): Promise<Start[]> {
  const starts = commands.map((): Start[] => []);
  // The first start of each creates its files and is not counted.
  for (let round = 0; round <= STARTS; round++)
    for (const [index, command] of commands.entries()) {
      const start = await startOnce(command, join(folder, String(index)), path);
      if (round > 0) starts[index]?.push(start);
    }
  return starts.map((list) => ({
    answer: median(list.map(({ answer }) => answer)),
    processor: median(list.map(({ processor }) => processor)),
  }));
}

if (import.meta.main) {
  const [binary, other] = process.argv.slice(2);
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  await benchStart(print, binary, other === undefined ? undefined : [resolve(other), "serve"]);
}
