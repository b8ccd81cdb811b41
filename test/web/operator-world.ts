import type { Page } from "playwright-core";
import { type Look, type Person, startBrowser } from "../browser/browser.ts";
import { enterAsOperator, nameOperator, type OperatorClient } from "../features/operators/operator.ts";
import { readJson } from "../json.ts";
import { type Scenario, startScenario } from "../scenario.ts";

/** A service, and people who open its page of operators. */
export async function startDesk(environment: Record<string, string> = {}) {
  const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited", ...environment });
  const { visit } = await startBrowser();

  /** Opens a view with these cookies of the service. */
  async function open(path: string, cookies: readonly string[], look: Partial<Look> = {}): Promise<Person> {
    const person = await visit({ width: 1280, scheme: "light", script: true, ...look });
    await addCookies(person, scenario, cookies);
    await person.page.goto(`${scenario.url}/operator#${path}`);
    await person.page.getByRole("heading", { level: 1 }).waitFor();
    return person;
  }

  return {
    scenario,
    open,
    /** Opens a view with the session of an operator. */
    arrive: (operator: OperatorClient, path: string, look: Partial<Look> = {}) =>
      open(path, operator.cookie.split("; "), look),
    enter: () => enterAsOperator(scenario),
    name: () => nameOperator(scenario),
  };
}

/** Gives a browser cookies of the service, those of operators for their paths alone. */
export async function addCookies(
  { context }: Person,
  { url }: Pick<Scenario, "url">,
  cookies: readonly string[],
): Promise<void> {
  await context.addCookies(
    cookies.map((cookie) => {
      const [name = "", value = ""] = cookie.split("=");
      const { hostname: domain } = new URL(url);
      return { name, value, domain, path: name.includes("operator") ? "/operator" : "/" };
    }),
  );
}

/** Opens another view in the same document. */
export async function goOn(page: Page, { url }: Pick<Scenario, "url">, path: string): Promise<void> {
  await page.goto(`${url}/operator#${path}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** Reports a code as anybody can. */
export async function report(
  { request }: Pick<Scenario, "request">,
  code: string,
  more: object = {},
): Promise<string> {
  const body = JSON.stringify({ code, reason: "phishing", words: "It asks for my bank card.", ...more });
  const headers = { "content-type": "application/json" };
  const answer = await request("/api/reports", { method: "POST", headers, body });
  return (await readJson<{ number: string }>(answer)).number;
}
