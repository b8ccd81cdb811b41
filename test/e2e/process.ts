import { afterAll, onTestFinished } from "bun:test";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { $ } from "bun";
import { bringUpToDate } from "../made.ts";

/** A signal that ends a process or asks it to end. */
type Signal = "SIGTERM" | "SIGINT" | "SIGKILL";

bringUpToDate("web");

/** The program from source, which takes four times as long to start as the binary. */
export const SOURCE: readonly string[] = [process.execPath, resolve(import.meta.dir, "../../src/main.ts")];

/** The built binary that `QZ_TEST_BINARY` names, as `bun run test` does, else the program from source. */
export const PROGRAM = process.env["QZ_TEST_BINARY"] ? [resolve(process.env["QZ_TEST_BINARY"])] : SOURCE;

export const IS_SOURCE = PROGRAM === SOURCE;

/** The program gets only these variables of the developer's environment. */
export const BARE_ENVIRONMENT = { PATH: process.env["PATH"] ?? "", HOME: tmpdir(), TMPDIR: tmpdir() };

/** Settings of a service under test. It listens on a free port of loopback, limits no rates and checks no destinations. */
const QUIET = {
  QZ_HOST: "127.0.0.1",
  QZ_PORT: "0",
  QZ_WATCH: "off",
  QZ_LIMIT_RESOLVE: "off",
  QZ_LIMIT_TENANT: "off",
  QZ_LIMIT_SIGNUP: "off",
  QZ_LIMIT_SIGN_IN: "off",
  QZ_LIMIT_SIGNUP_DAY: "off",
  QZ_DISK_FLOOR: "off",
};

/** The exit code and the output of a run. */
export interface Ending {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A service in a process of its own. */
export interface RunningService {
  readonly url: string;
  readonly pid: number;
  /** Its standard output so far. */
  out(): string;
  err(): string;
  signal(signal: Signal): void;
  /** Sends the signal, waits for the end. */
  end(signal: Signal): Promise<Ending>;
  readonly ended: Promise<Ending>;
}

/** An empty folder, deleted after the test. */
export function temporaryFolder(place = tmpdir()): string {
  const folder = mkdtempSync(join(place, "quietzone-e2e-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Copies of a folder that is made once, by the first test that asks: to start a service and fill it costs far
 * more. A copy is deleted after its test.
 */
export function madeOnce<T extends object>(
  make: (folder: string) => Promise<T>,
): () => Promise<T & { readonly folder: string }> {
  const original = mkdtempSync(join(tmpdir(), "quietzone-e2e-"));
  afterAll(() => rmSync(original, { recursive: true, force: true }));
  let made: Promise<T> | null = null;
  return async () => {
    made ??= make(original);
    const known = await made;
    const folder = temporaryFolder();
    await $`cp -a ${original}/. ${folder}`;
    return { ...known, folder };
  };
}

/** Runs the program to its end, as a person in `folder` would. */
export function runProgram(
  folder: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ending> {
  return spawn([...PROGRAM, ...args], folder, environment).ended;
}

/**
 * Starts the service in `folder`, with its data in `folder/data`, and waits until it listens.
 * @throws Error with its output, if it ends instead.
 */
export function startProcess(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningService> {
  return startBare(folder, { ...QUIET, ...environment });
}

/** Starts the service with nothing set but `environment`. */
export function startBare(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<RunningService> {
  return startProgram(PROGRAM, folder, environment);
}

/** Starts a program that is the service. */
export async function startProgram(
  program: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<RunningService> {
  const { child, out, err, ended } = spawn(program, folder, environment);
  const url = await firstMatch(out, /listening on (http:\/\/\S+)/, ended);
  return {
    url: url.replace("localhost", "127.0.0.1"),
    pid: child.pid,
    out,
    err,
    signal: (signal) => child.kill(signal),
    async end(signal) {
      child.kill(signal);
      return ended;
    },
    ended,
  };
}

/** A child process, its output, and its end. */
export function spawn(
  command: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>>,
) {
  const child = Bun.spawn([...command], {
    cwd: folder,
    env: { ...BARE_ENVIRONMENT, ...environment },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  // A failing test must not leave its service running.
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await child.exited;
  });
  const out = collect(child.stdout);
  const err = collect(child.stderr);
  async function untilEnd(): Promise<Ending> {
    await Promise.all([out.done, err.done]);
    const code = await child.exited;
    return { code, out: out.text(), err: err.text() };
  }
  return { child, out: out.text, err: err.text, ended: untilEnd() };
}

function collect(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  let text = "";
  async function read(): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  }
  return { text: () => text, done: read() };
}

/** A minute and more: nothing that comes at all takes as long on a busy machine. */
const ATTEMPTS = 3_000;
const PAUSE = 20;

/** Asks repeatedly until the answer is not `null`. @throws Error after `attempts`. */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T | null> | T | null,
  attempts = ATTEMPTS,
): Promise<T> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const answer = await ask();
    if (answer !== null) return answer;
    await Bun.sleep(PAUSE);
  }
  throw new Error(`It never came to this: ${what}`);
}

/** The first group of `pattern` in the output of a process. Waits for it. */
export async function firstMatch(
  text: () => string,
  pattern: RegExp,
  ended: Promise<Ending>,
): Promise<string> {
  const end: { value: Ending | null } = { value: null };
  void ended.then((ending) => {
    end.value = ending;
  });
  return eventually(`a process says ${pattern}`, () => {
    const found = pattern.exec(text())?.[1];
    if (found !== undefined) return found;
    if (end.value) throw new Error(`It ended with ${end.value.code}: ${end.value.out}${end.value.err}`);
    return null;
  });
}

/** Whether a process still runs. */
export function isAlive(pid: number): boolean {
  return existsSync(`/proc/${pid}`);
}
