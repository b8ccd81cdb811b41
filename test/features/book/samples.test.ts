import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readJson } from "../../json.ts";
import { startScenario, type TenantClient } from "../../scenario.ts";
import { SECTIONS } from "../../../src/features/book/contents.ts";
import { differenceOf } from "./answers.ts";
import { canRunSamples } from "./programs.ts";
import { type Outcome, runSamples } from "./runs.ts";
import { LANGUAGES, type Language, samplesOf } from "./samples.ts";

/**
 * The samples of the book run, and answer as its pages show, with curl, in TypeScript and in Python. Each
 * language has a service of its own, because a short id can be given once, and each page a workspace.
 */

/** Sections for the people who run a service: they need no sample for each call that they name. */
const OF_OPERATORS = ["Running it", "Project"];

const PAGES = SECTIONS.flatMap(({ title, pages }) =>
  pages.flatMap((page) => {
    if (!("text" in page)) return [];
    const text = readFileSync(page.text, "utf8");
    const needsSamples = !OF_OPERATORS.includes(title) && text.includes("/app/api/");
    const samples = samplesOf(text);
    return samples.length > 0 || needsSamples ? [{ page: page.path, samples }] : [];
  }),
);

/** A server of a reader's own, which takes deliveries of webhooks. */
const receiver = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: () => new Response(null, { status: 204 }),
});
afterAll(() => receiver.stop(true));

/** The texts that the service asks workspaces for, as if each had set its TXT records. */
async function recordsOf(tenants: readonly TenantClient[]): Promise<string[]> {
  const answers = await Promise.all(tenants.map((tenant) => tenant.call("GET", "/app/api/domains")));
  const lists = answers.map((answer) => readJson<{ domains: { dns: { value: string } }[] }>(answer));
  return (await Promise.all(lists)).flatMap(({ domains }) => domains.map(({ dns }) => dns.value));
}

const outcomes = new Map<Language, ReadonlyMap<string, Outcome>>();

/** Runs all pages in a language, on a service of its own. */
async function runAll(language: Language): Promise<ReadonlyMap<string, Outcome>> {
  const tenants: TenantClient[] = [];
  const scenario = await startScenario(
    { QZ_SIGNUP_PLAN: "unlimited", QZ_GS1: "on" },
    { txtLookup: async () => ({ texts: await recordsOf(tenants), trouble: null }) },
  );
  const runs = [];
  for (const page of PAGES) {
    const tenant = await scenario.signUp();
    tenants.push(tenant);
    runs.push({ ...page, key: tenant.apiKey });
  }
  const folder = mkdtempSync(join(tmpdir(), "quietzone-samples-"));
  try {
    return await runSamples(language, folder, runs, [
      ["https://qr.example", scenario.url],
      ["https://hooks.example.org", `http://127.0.0.1:${receiver.port}`],
      // A domain has the scheme of the service.
      ["https://qr.museum.example", "http://qr.museum.example"],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
    await scenario.stop();
  }
}

// One after the other: together they would have the service refuse calls on a busy machine.
beforeAll(async () => {
  if (canRunSamples) for (const language of LANGUAGES) outcomes.set(language, await runAll(language));
}, 900_000);

for (const { page, samples } of PAGES)
  test.skipIf(!canRunSamples)(`the samples of ${page} do what it says`, () => {
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
