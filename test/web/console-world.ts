import { faultsOfSchemes } from "../browser/axe.ts";
import { type Look, type Person, startBrowser } from "../browser/browser.ts";
import { type Scenario, startScenario } from "../scenario.ts";
import { BEHIND_PROXY } from "../features/analytics/client.ts";
import type { SignedIn } from "../features/people/browser.ts";
import { evaluate, startWorld } from "../browser/world.ts";

const UNCOVER = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".view-tabs, [role=tablist] { flex-wrap: wrap } .form-foot, .console-nav, .toasts, .page-shown { position: static !important }");
  document.adoptedStyleSheets = [sheet];
})()`;
const COVER = "void (document.adoptedStyleSheets = [])";

/** What axe finds, with nothing overlaid or scrolled away: it skips the contrast of covered text. */
export async function faultsUncovered(person: Person): Promise<string[]> {
  await evaluate(person, UNCOVER);
  const faults = await faultsOfSchemes(person);
  await evaluate(person, COVER);
  return faults;
}

/** A service and people who open its console, signed out or with a key. */
export async function startDoor(environment: Record<string, string> = {}) {
  const world = await startWorld({ ...BEHIND_PROXY, ...environment });
  return { ...world, arrive: await doorOf(world.scenario) };
}

/** The same with sign-up closed, or only with a voucher. */
export async function startGuardedDoor(signup: "closed" | "voucher") {
  const scenario = await startScenario({ QZ_SIGNUP: signup });
  return { scenario, arrive: await doorOf(scenario) };
}

/** The console's door of a service. */
export async function doorOf({ url }: Scenario) {
  const { visit } = await startBrowser();
  /** Opens a view of the console, signed in with a key or signed out. The browser's storage lasts. */
  return async (look: Partial<Look>, path = "", key: string | null = null): Promise<Person> => {
    const person = await visit({ width: 1280, scheme: "light", script: true, ...look });
    const { page } = person;
    if (key !== null) {
      await page.goto(`${url}/healthz`);
      await page.evaluate(`sessionStorage.setItem("quietzone.key", ${JSON.stringify(key)})`);
    }
    await page.goto(`${url}/app${path === "" ? "" : `#${path}`}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    return person;
  };
}

/** Opens a view of the console in a browser that has a session, in the person's first workspace. */
export async function arriveAs(
  { scenario: { url }, arrive }: Pick<Awaited<ReturnType<typeof startDoor>>, "scenario" | "arrive">,
  { cookie, session }: SignedIn,
  path: string,
  look: Partial<Look> = {},
): Promise<Person> {
  const person = await arrive(look);
  const { page } = person;
  const [name = "", value = ""] = cookie.split("=");
  await page.context().addCookies([{ name, value, url }]);
  const id = session.workspaces[0]?.id ?? null;
  await page.evaluate((id) => id !== null && sessionStorage.setItem("quietzone.in", id), id);
  await page.goto(`${url}/app#${path}`);
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  return person;
}

/** The target of a scan now. */
export async function leadsTo(scenario: Scenario, shortId: string): Promise<string | number> {
  const response = await scenario.scan(shortId);
  return response.headers.get("location") ?? response.status;
}
