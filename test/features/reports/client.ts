import { expect } from "bun:test";
import { readJson } from "../../json.ts";
import type { Scenario } from "../../scenario.ts";
import type { Verdict } from "../../../src/features/reports/desk.ts";
import { readSettings } from "../../../src/kit/settings/read.ts";
import { openReports } from "../../../src/operate/admin.ts";
import { run } from "../../../src/operate/cli/run.ts";

/** A report, unless a test says otherwise. */
export const REPORT = {
  reason: "phishing",
  words: "It shows a copy of my bank's page.\nIt asks for a TAN.",
  name: "Anna Beispiel",
  email: "anna@reporter.example",
} as const;

export interface Receipt {
  readonly number: string;
  readonly mailed: boolean;
  readonly counted: boolean;
}

/** Sends a report, which is taken. */
export async function reported(
  scenario: Pick<Scenario, "post">,
  code: string,
  change: object = {},
): Promise<Receipt> {
  const answer = await scenario.post("/api/reports", { ...REPORT, code, ...change });
  expect(answer.status).toBe(200);
  return readJson<Receipt>(answer);
}

/** A browser's request for a page, or with a form. */
export function browse(
  scenario: Pick<Scenario, "request">,
  path: string,
  form?: Record<string, string>,
  headers = {},
) {
  const all = { accept: "text/html,application/xhtml+xml", ...headers };
  if (form === undefined) return scenario.request(path, { headers: all });
  const type = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
  return scenario.request(path, {
    method: "POST",
    body: new URLSearchParams(form).toString(),
    headers: { ...type, ...all },
  });
}

/** Runs a command beside the service. */
export function command(scenario: Pick<Scenario, "beside" | "dataDir">, args: readonly string[], more = {}) {
  return scenario.beside(async (environment) => {
    const [out, err]: string[][] = [[], []];
    const code = await run(args, {
      environment: { QZ_DATA_DIR: scenario.dataDir, ...environment, ...more },
      print: (text) => void out?.push(text),
      complain: (text) => void err?.push(text),
      ask: null,
    });
    return { code, out: out?.join("") ?? "", err: err?.join("") ?? "" };
  });
}

/** Decides a report as a command does, with the service's clock. */
export function decide(scenario: Scenario, number: string, verdict: Partial<Verdict> = {}, more = {}) {
  return scenario.beside(async (environment) => {
    const settings = readSettings({ QZ_DATA_DIR: scenario.dataDir, ...environment, ...more });
    const desk = await openReports(settings, { clock: scenario.clock });
    try {
      const decided = await desk.decide(number, {
        ...{ decision: "dismissed", reason: null, words: null, ofCode: false },
        ...verdict,
      });
      expect(decided.kind).toBe("decided");
    } finally {
      await desk.close();
    }
  });
}
