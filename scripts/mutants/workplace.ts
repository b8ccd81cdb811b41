import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export const ROOT = resolve(import.meta.dir, "../..");

/** Milliseconds that a test may take. */
const LIMIT = 60_000;

/** A process that says nothing for so long holds its event loop: its tests can't end themselves. */
const SILENCE = 60_000;

/** How a run of tests ended. `test` is the name of the first one that failed. */
export type Outcome =
  { readonly kind: "passed" | "late" } | { readonly kind: "failed"; readonly test: string };

/** A file of tests, and what it runs of the sources. */
export interface TestFile {
  readonly path: string;
  readonly milliseconds: number;
  /** Numbers of lines by the path of a source. */
  readonly lines: ReadonlyMap<string, ReadonlySet<number>>;
}

/** A copy of the tree, which has one change at a time. */
export class Workplace implements Disposable {
  readonly #folder = mkdtempSync(join(tmpdir(), "quietzone-mutants-"));

  constructor() {
    for (const entry of readdirSync(ROOT))
      if (![".git", "node_modules", "data", "dist"].includes(entry))
        cpSync(join(ROOT, entry), join(this.#folder, entry), { recursive: true });
    // Files made from the sources stay those of the sources without a change.
    cpSync(join(ROOT, "dist/web"), join(this.#folder, "dist/web"), { recursive: true });
    writeFileSync(join(this.#folder, "test/made.ts"), "export function bringUpToDate() {}\n");
    symlinkSync(join(ROOT, "node_modules"), join(this.#folder, "node_modules"));
    mkdirSync(join(this.#folder, "data"));
  }

  /**
   * Runs tests on a changed source, in this order, until one fails. Those that end too late have noticed the
   * change only if they pass without it: otherwise the machine was busy.
   */
  async judge(file: string, changed: string, tests: readonly string[]): Promise<Outcome> {
    const source = readFileSync(join(this.#folder, file), "utf8");
    writeFileSync(join(this.#folder, file), changed);
    const outcome = await this.#run(tests).finally(() => writeFileSync(join(this.#folder, file), source));
    if (outcome.kind !== "late") return outcome;
    const { kind } = await this.#run(tests);
    return kind === "passed" ? { kind: "failed", test: "they hang" } : outcome;
  }

  /** @returns the file with the lines that it runs, or `null` where its tests fail without a change. */
  async measure(path: string): Promise<TestFile | null> {
    const folder = join(this.#folder, "data/coverage");
    const began = performance.now();
    const { kind } = await this.#run([path], ["--coverage-reporter=lcov", `--coverage-dir=${folder}`]);
    if (kind !== "passed") return null;
    const lines = linesOf(readFileSync(join(folder, "lcov.info"), "utf8"));
    return { path, milliseconds: performance.now() - began, lines };
  }

  async #run(tests: readonly string[], options: readonly string[] = []): Promise<Outcome> {
    const paths = tests.map((path) => `./${path}`);
    const command = [process.execPath, "test", "--timeout", String(LIMIT), "--bail", ...options, ...paths];
    const run = Bun.spawn(command, { cwd: this.#folder, stdout: "ignore", stderr: "pipe" });
    const end = () => run.kill("SIGKILL");
    let timer = setTimeout(end, SILENCE);
    let output = "";
    for await (const piece of run.stderr.pipeThrough(new TextDecoderStream())) {
      output += piece;
      clearTimeout(timer);
      timer = setTimeout(end, SILENCE);
    }
    await run.exited;
    clearTimeout(timer);
    if (run.exitCode === 0) return { kind: "passed" };
    if (run.signalCode === "SIGKILL" || /timed out after \d+ms/.test(output)) return { kind: "late" };
    return {
      kind: "failed",
      test: /^\(fail\) (.*?)(?: \[[^\]]*\])?$/m.exec(output)?.[1] ?? "they can't start",
    };
  }

  [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The lines that were run, of a report in the format of lcov. */
function linesOf(report: string): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  let lines = new Set<number>();
  for (const line of report.split("\n")) {
    const [kind, value = ""] = line.split(":");
    if (kind === "SF") {
      lines = new Set();
      found.set(value, lines);
    }
    const [number, times] = value.split(",").map(Number);
    if (kind === "DA" && number !== undefined && times !== 0) lines.add(number);
  }
  return found;
}
