import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PYTHON } from "./programs.ts";
import type { Answer, Language, Sample } from "./samples.ts";

/** A page with its samples, and the key of a workspace of its own. */
export interface PageRun {
  readonly page: string;
  readonly key: string;
  readonly samples: readonly Sample[];
}

/** How a language runs: one process for all pages, so that it starts once. */
interface Runner {
  readonly command: readonly string[];
  readonly ending: string;
  /** The line before a sample: its number, and 1 where its call is to be refused. */
  begin(number: number, refused: 0 | 1): string;
}

const RUNNERS: Readonly<Record<Language, Runner>> = {
  sh: {
    command: ["bash", join(import.meta.dir, "runners/run.sh")],
    ending: "sh",
    begin: (number, refused) => `begin ${number} ${refused}`,
  },
  ts: {
    command: [process.execPath, join(import.meta.dir, "runners/run.ts")],
    ending: "ts",
    begin: (number, refused) => `begin(${number}, ${refused});`,
  },
  python: {
    command: [PYTHON ?? "python3", join(import.meta.dir, "runners/run.py")],
    ending: "py",
    begin: (number, refused) => `begin(${number}, ${refused})`,
  },
};

/** The output of each sample of a page, in their order, and the error that ended the page's script early. */
export interface Outcome {
  readonly outputs: readonly string[];
  readonly error: string | null;
}

/**
 * Runs the samples of all pages in one language. A page is one script, `PAGE.sh`, with the samples in their order. It runs in
 * the folder `PAGE.files` with the key in `PAGE.key`. `PAGE.0` gets the output of the first sample, and `PAGE.error` the reason why
 * the script ended early.
 *
 * @param addresses - pairs: an address as the pages name it, and the address of the test that replaces it
 */
export async function runSamples(
  language: Language,
  folder: string,
  runs: readonly PageRun[],
  addresses: readonly (readonly [said: string, real: string])[],
): Promise<ReadonlyMap<string, Outcome>> {
  const { command, ending, begin } = RUNNERS[language];
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(join(import.meta.dir, "../../../sdk"), join(folder, "node_modules/quietzone-client"));
  for (const { page, key, samples } of runs) {
    const programs = samples.map(
      (sample, number) => `${begin(number, isProblem(sample.answer) ? 1 : 0)}\n${sample.programs[language]}`,
    );
    const script = addresses.reduce((text, [said, real]) => text.replaceAll(said, real), programs.join(""));
    writeFileSync(join(folder, `${page}.${ending}`), script);
    writeFileSync(join(folder, `${page}.key`), key);
    mkdirSync(join(folder, `${page}.files`));
  }
  const child = Bun.spawn([...command, folder], {
    cwd: folder,
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"] },
    stdout: "inherit",
    stderr: "inherit",
  });
  const status = await child.exited;
  const textOf = (name: string) => {
    const path = join(folder, name);
    return existsSync(path) ? readFileSync(path, "utf8") : null;
  };
  const asSaid = (text: string) =>
    addresses.reduce((said, [name, real]) => said.replaceAll(real, name), text);
  return new Map(
    runs.map(({ page, samples }) => {
      const outputs = samples.map((_, number) => asSaid(textOf(`${page}.${number}`) ?? ""));
      const error = textOf(`${page}.error`) ?? (status === 0 ? null : `the runner ended with ${status}`);
      return [page, { outputs, error }];
    }),
  );
}

/** Whether a page shows that a call is refused: its answer is a problem document. */
function isProblem(answer: Answer | null): boolean {
  return answer !== null && /"code": "\w+"/.test(answer.text) && /"status": [45]\d\d/.test(answer.text);
}
