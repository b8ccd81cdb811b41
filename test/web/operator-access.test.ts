import { expect, setDefaultTimeout, test } from "bun:test";
import type { Page } from "playwright-core";
import { DAY } from "../../src/kit/shared/clock.ts";
import { describeInBrowser } from "../browser/browser.ts";
import { evaluate, expectQuiet } from "../browser/world.ts";
import { AT_LENGTH } from "../extent.ts";
import { listFile, readLists } from "../features/blocklist/lists.ts";
import { addDomain } from "../features/domains/client.ts";
import { operatorKey } from "../features/operators/operator.ts";
import { readJson } from "../json.ts";
import type { CodeJson } from "../scenario.ts";
import { faultsUncovered } from "./console-world.ts";
import { goOn, report, startDesk } from "./operator-world.ts";

// Every view in turn, on a machine that has other things to do, too.
setDefaultTimeout(600_000);

const WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

/**
 * Accessibility of every view of the page of operators, in both languages: light, dark, wide and on a
 * phone.
 */

describeInBrowser("access to the page of operators", async () => {
  const list = listFile("phishing.txt", "nobody.example");
  const { scenario, arrive, enter } = await startDesk({ QZ_BLOCKLIST: list.path });
  const popular: CodeJson[] = [];
  for (let number = 0; number < 5; number++) {
    const { makeCode } = await scenario.signUp(`Workspace ${number}`);
    popular.push(await makeCode({ target: `https://w${number}.popular.example/` }));
  }
  const tenant = await scenario.signUp(
    "A workspace with a name that is a good deal longer than most of them",
  );
  await tenant.makeCode({ target: `https://paypal.${"sub.".repeat(20)}evil.example/` });
  const odd = await tenant.makeCode({
    target: "https://bank.example@192.0.2.7/",
    fallback: "https://www.tinyurl.com/abc",
    rules: [{ name: "Phones", when: { device: ["mobile"] }, target: "https://pаypal.example/" }],
  });
  const long = await tenant.makeCode({
    title: "A title that is a good deal longer than what people usually write",
    target: `https://museum.example/${"way/".repeat(60)}`,
    rules: [{ name: "Phones", when: { device: ["mobile"] }, target: "https://phone.example/" }],
  });
  await addDomain(tenant, "qr.museum.example");
  await readLists(scenario);
  scenario.clock.advance(31 * DAY);
  list.write("popular.example", "com");
  await readLists(scenario);
  const blocked = await tenant.makeCode();
  await report(scenario, blocked.shortId, { name: "Berta", email: "berta@mail.example" });
  const open = await report(scenario, long.shortId, { words: `It is not ${"what it says ".repeat(60)}` });
  const decided = await report(scenario, popular[0]?.shortId ?? "");
  const key = await operatorKey(scenario, "night watch");
  const act = async (path: string, body: object) =>
    expect((await key.call("POST", `/operator/api${path}`, body)).status).toBe(200);
  await act(`/codes/${blocked.id}/take-down`, { reason: "rights", words: "The picture is not theirs." });
  await act(`/reports/${decided}/decision`, { decision: "dismissed", words: "Nothing is wrong with it." });
  await act(`/workspaces/${tenant.id}/suspend`, { reason: "spam", words: "Thousands of letterboxes." });
  await act("/vouchers", { plan: "pro", days: 30 });
  const { operator } = await readJson<{ operator: { id: string } }>(
    await (await enter()).call("GET", "/operator/api/session"),
  );

  interface Stop {
    readonly path: string;
    /** Actions before the check, by names in English and in German. */
    readonly act?: (page: Page, german: boolean) => Promise<unknown>;
    /** Waits for these before the check. */
    readonly wait: readonly [english: string, german: string];
  }
  const press = (english: string, german: string): NonNullable<Stop["act"]> => {
    return (page, isGerman) =>
      page
        .getByRole("button", { name: isGerman ? german : english, exact: true })
        .first()
        .click();
  };
  const STOPS: readonly Stop[] = [
    { path: "/", wait: ["Newest codes", "Neueste Codes"] },
    { path: "/search?q=museum", wait: ["results", "Treffer"] },
    { path: "/search?q=nothing-is-called-so", wait: ["Nothing found", "Nichts gefunden"] },
    { path: `/search?q=${open}`, wait: ["not what it says", "not what it says"] },
    { path: "/reports", wait: ["Dismiss", "Abweisen"] },
    {
      path: "/reports",
      act: press("Take down", "Sperren"),
      wait: ["Why the code is taken down", "Warum der Code gesperrt wird"],
    },
    {
      path: "/reports",
      act: press("Where it leads", "Wohin er führt"),
      wait: ["All codes to", "Alle Codes zu"],
    },
    { path: "/reports?state=decided", wait: ["Dismissed", "Abgewiesen"] },
    { path: "/codes", wait: ["9 shown", "9 angezeigt"] },
    { path: "/codes?signs=", wait: ["Brand in a foreign name", "Marke in fremdem Namen"] },
    { path: `/codes/${odd.id}`, wait: ["Name before the host", "Name vor dem Host"] },
    { path: "/codes?host=none.example", wait: ["No code found", "Kein Code gefunden"] },
    { path: `/codes/${long.id}`, wait: ["All codes to phone.example", "Alle Codes zu phone.example"] },
    { path: `/codes/${blocked.id}`, wait: ["Blocked by an operator.", "Vom Betreiber gesperrt."] },
    {
      path: `/codes/${long.id}`,
      act: press("Take down", "Sperren"),
      wait: ["Words to the owner", "Worte an den Inhaber"],
    },
    { path: "/codes/code_none", wait: ["Try again", "Erneut versuchen"] },
    { path: "/workspaces", wait: ["Only suspended ones", "Nur gesperrte"] },
    {
      path: "/workspaces",
      act: press("New workspace", "Neuer Arbeitsbereich"),
      wait: ["It has a first key", "Er hat einen ersten Schlüssel"],
    },
    { path: `/workspaces/${tenant.id}`, wait: ["main", "main"] },
    { path: "/people", wait: ["Only unconfirmed ones", "Nur unbestätigte"] },
    { path: `/people/${operator.id}`, wait: ["Sign out everywhere", "Überall abmelden"] },
    {
      path: `/people/${operator.id}`,
      act: press("Link for a new password", "Link für ein neues Passwort"),
      wait: ["Take away the second factor, too", "Auch den zweiten Faktor entfernen"],
    },
    {
      path: "/growth",
      wait: ["No codes were made on this day.", "An diesem Tag wurden keine Codes angelegt."],
    },
    { path: "/growth?day=2026-11-21", wait: ["Most new codes", "Die meisten neuen Codes"] },
    { path: "/domains", wait: ["Switch off", "Abschalten"] },
    { path: "/vouchers", wait: ["redeemed 0 of 1 times", "0 von 1 Mal eingelöst"] },
    {
      path: "/vouchers",
      act: press("New voucher", "Neuer Gutschein"),
      wait: ["Days that the plan lasts", "Tage, die der Tarif gilt"],
    },
    { path: "/pictures", wait: ["No logos were imported.", "Es wurden keine Logos importiert."] },
    { path: "/lists", wait: ["Apply it all the same", "Trotzdem anwenden"] },
    { path: "/log", wait: ["reason: Spam", "Grund: Spam"] },
    { path: "/state", wait: ["Lost scans", "Verlorene Scans"] },
    { path: "/nowhere", wait: ["There is no such view", "Diese Ansicht gibt es nicht"] },
  ];

  /** Narrow in German and wide in English: each with all stops. In the quick run they share the stops. */
  const ROUNDS = (
    [
      [360, "dark", "de-DE"],
      [1280, "light", "en-US"],
    ] as const
  ).map(([width, scheme, locale], round) => ({
    name: `${width} px`,
    look: { width, scheme, locale },
    stops: STOPS.filter((_, stop) => AT_LENGTH || stop % 2 === round),
  }));

  test.each(ROUNDS)(
    "axe finds nothing, and nothing is wider than the window ($name)",
    async ({ look, stops }) => {
      const isGerman = look.locale === "de-DE";
      const person = await arrive(await enter(), "/", look);
      const { page } = person;
      for (const { path, act: prepare, wait } of stops) {
        // A dialog of the stop before goes with its view.
        await goOn(page, scenario, "/nothing");
        await goOn(page, scenario, path);
        await prepare?.(page, isGerman);
        const text = wait[isGerman ? 1 : 0];
        await page.getByText(text, { exact: false }).and(page.locator(":visible")).first().waitFor();
        const overflow = await evaluate<number>(person, WIDER);
        const faults = await faultsUncovered(person);
        expect({ path, text, overflow, faults }).toEqual({ path, text, overflow: 0, faults: [] });
        const counts = {
          headings: await page.locator("h1").count(),
          // A name stands beside each fact, and a fact beside each name.
          blanks: await page.locator("main dd:empty").count(),
        };
        expect({ path, ...counts }).toEqual({ path, headings: 1, blanks: 0 });
      }
      expectQuiet(person, scenario);
      await person.leave();
    },
  );

  test("a list that is held back is told, and applied", async () => {
    const [code] = popular;
    const person = await arrive(await enter(), "/");
    const { page } = person;
    await page.getByText("The list phishing.txt has changed a lot and is held back.").waitFor();
    await page.getByRole("link", { name: "Look at it" }).click();
    await page.getByText("codes of 5 established workspaces lead").waitFor();
    await page.getByRole("button", { name: "Apply it all the same" }).click();
    await page.getByText("The list phishing.txt is applied.").waitFor();
    await readLists(scenario);
    expect((await scenario.scan(code?.shortId ?? "")).status).toBe(410);
    await page.getByLabel("Host", { exact: true }).fill("w1.popular.example");
    await page.keyboard.press("Enter");
    await page.getByText("w1.popular.example is blocked: popular.example is on the list").waitFor();
    await goOn(page, scenario, `/codes/${code?.id}`);
    await page.getByText("Blocked by the list phishing.txt.").waitFor();
    expect(await page.getByRole("button", { name: "Put back" }).count()).toBe(0);
    expectQuiet(person, scenario);
    await person.leave();
  });
});
