import { $ } from "bun";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pinLoad, pinService, unpinLoad } from "./cores.ts";
import type { FileLoadResult } from "./file-load.ts";
import { median } from "./median.ts";
import { startProgram } from "./program.ts";

/**
 * Compares the files of the logo catalog with iconify/api, the usual server of such files, in turns: the same logos, and the
 * same client. iconify/api draws each file anew from its parts, on Node. Where there is no Node of its version the service is
 * measured alone.
 */

const CONNECTIONS = 16;
const ROUNDS = 5;
const ROUND_MS = 3_000;

const ICONIFY = join(import.meta.dir, "iconify");
/** Of the collection `logos`, which both have. */
const NAMES = ["github-icon", "google-icon", "docker-icon", "react", "python", "rust", "bun"] as const;

/** One side of the comparison. */
interface Side {
  readonly port: number;
  readonly pid: number;
  readonly paths: readonly string[];
  stop(): Promise<void>;
}

/** One round: what the client saw, and what the server took for it. */
interface Round extends FileLoadResult {
  /** Microseconds of processor time a request, of all the server's threads. */
  readonly cost: number;
}

/** Milliseconds of processor time that all threads of a program have taken; 0 where the system does not tell. */
function worked(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]) / 1e6)
      .reduce((sum, milliseconds) => sum + milliseconds, 0);
  } catch {
    return 0;
  }
}

async function round(
  { port, pid, paths }: Side,
  coding = "",
  rest: readonly string[] = paths,
): Promise<Round> {
  const before = worked(pid);
  const load = [join(import.meta.dir, "file-load.ts"), String(port), rest.join(","), String(CONNECTIONS)];
  const command = ["bun", ...load, String(ROUND_MS), coding];
  const result: FileLoadResult = JSON.parse(await new Response(Bun.spawn(command).stdout).text());
  if (result.unexpected > 0) throw new Error(`${result.unexpected} answers were no files`);
  return { ...result, cost: ((worked(pid) - before) * 1_000) / result.requests };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("There is no free port");
  return address.port;
}

async function startIconify(folder: string): Promise<Side | null> {
  await $`bun install --frozen-lockfile --silent`.cwd(ICONIFY);
  const node = Bun.which("node");
  if (node === null) return null;
  mkdirSync(join(folder, "icons"));
  const icons = join(ICONIFY, "node_modules/@iconify-json/logos/icons.json");
  copyFileSync(icons, join(folder, "icons/logos.json"));
  const port = await freePort();
  const child = Bun.spawn([node, join(ICONIFY, "node_modules/@iconify/api/lib/index.js")], {
    cwd: folder,
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), ICONIFY_SOURCE: "none", LOG: "false" },
    stdout: "ignore",
    stderr: "inherit",
  });
  const paths = NAMES.map((name) => `/logos/${name}.svg`);
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}${paths[0]}`).catch(() => null);
    if (answer?.ok) {
      const stop = async () => {
        child.kill();
        await child.exited;
      };
      return { port, pid: child.pid, paths, stop };
    }
    if (child.exitCode !== null) return null;
    await Bun.sleep(100);
  }
  return null;
}

async function startOurs(folder: string): Promise<Side> {
  const program = await startProgram([join(import.meta.dir, "../../src/main.ts")], {
    QZ_DATA_DIR: join(folder, "data"),
    QZ_HOST: "127.0.0.1",
    QZ_PORT: "0",
    QZ_LIMIT_LOGO_FILES: "1000000/1s",
  });
  const paths = NAMES.map((name) => `/api/v1/logos/svg-logos.${name}/file.svg`);
  return { ...program, paths, stop: program.stop };
}

/** Prints the ratio of the rates, and what a request takes of the processor on both sides. */
export async function benchLogoFiles(print: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-bench-"));
  await pinLoad();
  const [ours, iconify] = [await startOurs(folder), await startIconify(folder)];
  try {
    await pinService(ours.pid);
    if (iconify) await pinService(iconify.pid);
    else print("There is no iconify/api: it takes Node 22.20 or later");
    const pngs = ours.paths.map((path) => path.replace(".svg", ".png"));
    const kinds = {
      "file.svg": () => round(ours),
      "file.svg in brotli": () => round(ours, "br"),
      "file.png of 512 pixels, from the cache": () => round(ours, "", pngs),
    };
    print(`Files of the logo catalog, ${CONNECTIONS} connections, against iconify/api 3.2.0`);
    for (const [name, measure] of Object.entries(kinds)) {
      const rounds: { ours: Round; theirs: Round | null }[] = [];
      for (let turn = 0; turn <= ROUNDS; turn++) {
        const pair = { ours: await measure(), theirs: iconify ? await round(iconify) : null };
        if (turn > 0) rounds.push(pair);
      }
      const mean = (of: (pair: (typeof rounds)[number]) => number | undefined) =>
        median(rounds.map((pair) => of(pair) ?? 0));
      const rate = mean(({ ours, theirs }) => ours.perSecond / (theirs?.perSecond ?? Number.NaN));
      const cost = mean(({ ours, theirs }) => ours.cost / (theirs?.cost ?? Number.NaN));
      print(
        `  ${name}: rate ${rate.toFixed(2)} (bar ≥ 1.20): ${Math.round(mean(({ ours }) => ours.perSecond))} against ` +
          `${Math.round(mean(({ theirs }) => theirs?.perSecond))} per second; processor time a request ${cost.toFixed(2)}: ` +
          `${mean(({ ours }) => ours.cost).toFixed(1)} against ${mean(({ theirs }) => theirs?.cost).toFixed(1)} µs`,
      );
    }
  } finally {
    await Promise.all([ours.stop(), iconify?.stop()]);
    await unpinLoad();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) await benchLogoFiles((line) => void process.stdout.write(`${line}\n`));
