import { beforeAll, expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasProgram } from "../programs.ts";
import { startScenario } from "../scenario.ts";
import { differenceOf } from "./answers.ts";
import { type Outcome, runSamples } from "./runs.ts";
import { LANGUAGES, type Language, samplesOf } from "./samples.ts";

/**
 * The samples of the book do what its pages say, with curl, in TypeScript and in Python. Each language has a service of its own,
 * because a short id can be given once, and each page a workspace.
 */

const PAGES = ["first-code", "tracked-codes"].map((page) => {
  const text = readFileSync(join(import.meta.dir, `../../docs/${page}.md`), "utf8");
  return { page, samples: samplesOf(text) };
});

/** With CI=true nothing is skipped: there a package that is missing fails the tests. */
const hasRequests = () =>
  process.env["CI"] === "true" || Bun.spawnSync(["python3", "-c", "import requests"]).exitCode === 0;
const isRunnable = ["bash", "curl", "jq", "openssl", "python3"].every(hasProgram) && hasRequests();
const outcomes = new Map<Language, ReadonlyMap<string, Outcome>>();

beforeAll(async () => {
  if (!isRunnable) return;
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
      const runs = [];
      for (const page of PAGES) runs.push({ ...page, key: (await scenario.signUp()).apiKey });
      const folder = mkdtempSync(join(tmpdir(), "quietzone-samples-"));
      outcomes.set(
        language,
        await runSamples(language, folder, runs, [["https://qr.example", scenario.url]]),
      );
      rmSync(folder, { recursive: true });
    }),
  );
}, 120_000);

for (const { page, samples } of PAGES)
  test.skipIf(!isRunnable)(`the samples of ${page} do what it says`, () => {
    const found = [...outcomes].flatMap(([language, outcomeOf]) => {
      const { outputs, error } = outcomeOf.get(page) ?? { outputs: [], error: "did not run" };
      const differences = samples.map(({ line, answer }, number) => {
        const difference = answer === null ? null : differenceOf(answer, outputs[number] ?? "");
        return difference === null ? null : `line ${line} in ${language}: ${difference}`;
      });
      return [...differences, error === null ? null : `${language}: ${error}`].filter(
        (text) => text !== null,
      );
    });
    expect(samples.length).toBeGreaterThan(0);
    expect(outcomes.size).toBe(LANGUAGES.length);
    expect(found).toEqual([]);
  });
