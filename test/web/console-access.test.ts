import { expect, setDefaultTimeout, test } from "bun:test";
import { AT_LENGTH } from "../extent.ts";
import type { Page } from "playwright-core";
import { describeInBrowser, type Person } from "../browser/browser.ts";
import { PAGES } from "../browser/landings.ts";
import { evaluate, expectQuiet } from "../browser/world.ts";
import { joinAs } from "../features/members/person.ts";
import { readJson } from "../json.ts";
import { faultsUncovered, startDoor } from "./console-world.ts";

// Every view in turn, on a machine that has other things to do, too.
setDefaultTimeout(600_000);

const WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

/** Accessibility of every view of the console: light, dark, wide and on a phone. */

describeInBrowser("access to the console", async () => {
  const { scenario, tenant, arrive } = await startDoor();
  const long = "A title that is a good deal longer than what people usually write";
  await tenant.makeCode({
    title: long,
    group: "summer",
    target: `https://museum.example/${"way/".repeat(40)}`,
  });
  const off = await tenant.makeCode({ shortId: "w".repeat(48) });
  await tenant.call("PATCH", `/app/api/codes/${off.id}`, { active: false });
  const code = await tenant.makeCode({ ...PAGES.links, title: "Links" });
  const card = await tenant.makeCode(PAGES.profile);
  const cafe = await tenant.makeCode({
    landing: {
      ...PAGES.menu.landing,
      parts: [
        {
          type: "menu",
          currency: "EUR",
          sections: [
            { title: "Soups", dishes: [{ name: "Soup of the day" }, { name: "Fish soup", soldOut: true }] },
          ],
        },
        { type: "hours", zone: "Europe/Berlin", weekly: { mon: [{ from: "09:00", to: "18:00" }] } },
        { type: "text", markdown: "## About us" },
        { type: "apps", appStore: "https://apps.apple.com/app/id1" },
        { type: "location", address: "Am Ufer 1" },
      ],
    },
  });
  const empty = await scenario.signUp("Empty");
  await joinAs(scenario, tenant, "editor");
  const invited = { email: "berta@museum.example", role: "viewer" };
  expect((await tenant.call("POST", "/app/api/invitations", invited)).status).toBe(200);
  const keep = async (body: object) =>
    (await readJson<{ id: string }>(await tenant.call("POST", "/app/api/plain-codes", body))).id;
  const wifi = { type: "wifi", fields: { ssid: "Museum", password: "hall-3-hall-4" } };
  const printed = await keep({ ...wifi, printed: true, title: long, group: "summer" });
  const unprinted = await keep(wifi);

  const open = (name: string) => (page: Page) => page.getByRole("heading", { name, exact: true }).click();
  const tab = (name: string) => (page: Page) => page.getByRole("tab", { name, exact: true }).click();

  /** Opens another view in the same document, whose scripts need not be read again. */
  const goOn = async (page: Page, path: string) => {
    await page.goto(`${scenario.url}/app#${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
  };

  interface Stop {
    readonly name: string;
    readonly path: string;
    readonly key?: string | null;
    /** Actions before the check. */
    readonly act?: (page: Page) => Promise<unknown>;
    /** Whether it covers the view, which is checked elsewhere. */
    readonly covers?: true;
    /** Waits for this before the check. */
    readonly wait: string;
  }
  const STOPS: readonly Stop[] = [
    { name: "sign-up", path: "", key: null, wait: "Create workspace" },
    {
      name: "sign-up refused",
      path: "",
      key: null,
      act: (page) => page.getByRole("button", { name: "Create workspace" }).click(),
      wait: "Say who the workspace is for.",
    },
    { name: "sign-in", path: "", key: null, act: tab("I have a key"), wait: "Stay signed in on this device" },
    { name: "privacy", path: "/settings/privacy", wait: "Counting without consent" },
    { name: "codes", path: "/codes", wait: "5 codes shown" },
    { name: "no codes", path: "/codes", key: empty.apiKey, wait: "Make a code" },
    { name: "no code fits", path: "/codes?q=nothing-is-called-so", wait: "No code found" },
    {
      name: "a code's menu",
      path: "/codes",
      act: (page) => page.getByRole("button", { name: "Actions for Links" }).click(),
      covers: true,
      wait: "Analytics",
    },
    {
      name: "deleting",
      path: `/codes/${code.id}`,
      act: async (page) => {
        await page.getByRole("button", { name: "Actions for Links" }).click();
        await page.getByRole("menuitem", { name: "Delete" }).click();
      },
      wait: "Delete permanently",
    },
    { name: "one code", path: `/codes/${code.id}`, wait: "The code as a file" },
    { name: "new code", path: "/new", act: open("Campaign, tags and short address"), wait: "Own short id" },
    {
      name: "new code refused",
      path: "/new",
      act: (page) => page.getByRole("button", { name: "Make the code" }).click(),
      wait: "Say where the code leads.",
    },
    { name: "plain codes", path: "/plain", wait: "2 codes shown" },
    { name: "no plain codes", path: "/plain", key: empty.apiKey, wait: "Your first plain code" },
    { name: "a printed plain code", path: `/plain/${printed}`, wait: "It is not printed after all" },
    { name: "a plain code", path: `/plain/${unprinted}`, wait: "Is it printed?" },
    { name: "shares", path: "/shares", wait: "Shares" },
    { name: "all scans", path: "/scans", wait: "Every scan, newest first" },
    { name: "edit", path: `/codes/${code.id}/edit`, wait: "Where it leads" },
    { name: "page", path: `/codes/${code.id}/edit`, act: open("The page"), wait: "Add a link" },
    {
      name: "a page's parts",
      path: `/codes/${cafe.id}/edit`,
      act: async (page) => {
        await open("The page")(page);
        for (const part of ["Menu", "Opening hours", "Text with headings", "App", "Place"])
          await page.getByRole("button", { name: part, exact: true }).click();
        await page.getByRole("button", { name: "Details of Soup of the day" }).click();
      },
      wait: "Molluscs",
    },
    { name: "the menu of today", path: `/codes/${cafe.id}`, wait: "Menu today" },
    { name: "content", path: `/codes/${card.id}/edit`, wait: "Given name" },
    { name: "look", path: `/codes/${code.id}/edit`, wait: "Will scan" },
    { name: "plan", path: "/settings", wait: "Redeem a voucher" },
    { name: "workspace", path: "/settings/workspace", wait: "Name and email" },
    { name: "members", path: "/settings/members", wait: "Open invitations" },
    {
      name: "a member's role",
      path: "/settings/members",
      act: async (page) => {
        await page.getByRole("button", { name: "Actions for editor Ana" }).click();
        await page.getByRole("menuitem", { name: "Change the role" }).click();
      },
      wait: "Also manages keys",
    },
    { name: "audit", path: "/settings/audit", wait: "Download as CSV" },
    { name: "keys", path: "/settings/keys", wait: "More keys" },
    { name: "domains", path: "/settings/domains", wait: "New domain" },
    { name: "pages", path: "/settings/pages", wait: "Contact on switched-off codes" },
    { name: "delete", path: "/settings/delete", wait: "Printed codes stop working" },
    {
      name: "new key",
      path: "/settings/keys",
      act: (page) => page.getByRole("button", { name: "New key", exact: true }).click(),
      wait: "It ends at once",
    },
    { name: "nowhere", path: "/nowhere", wait: "To your codes" },
  ];

  /** Narrow and wide: each with all stops, in both schemes. In the quick run they share stops and schemes. */
  const ROUNDS = (
    [
      [360, "dark"],
      [1280, "light"],
    ] as const
  ).map(([width, scheme], round) => ({
    name: `${width} px`,
    look: { width, scheme },
    stops: STOPS.filter((_, stop) => AT_LENGTH || stop % 2 === round),
  }));

  test.each(ROUNDS)(
    "axe finds nothing, and nothing is wider than the window ($name)",
    async ({ look, stops }) => {
      const people = new Map<string | null, Person>();
      for (const { name, path, key = tenant.apiKey, act, wait, covers = false } of stops) {
        const person = people.get(key) ?? (await arrive(look, path, key));
        const { page } = person;
        if (people.has(key)) await goOn(page, path);
        people.set(key, person);
        await act?.(page);
        await page.getByText(wait, { exact: false }).and(page.locator(":visible")).first().waitFor();
        const overflow = await evaluate<number>(person, WIDER);
        const faults = await faultsUncovered(person);
        const judged = covers ? faults.filter((fault) => !fault.includes("overlapped by another")) : faults;
        expect({ name, overflow, judged }).toEqual({ name, overflow: 0, judged: [] });
        expect({ name, headings: await page.locator("h1").count() }).toEqual({ name, headings: 1 });
        expectQuiet(person, scenario);
      }
      await Promise.all([...people.values()].map((person) => person.leave()));
    },
  );

  test("a new view focuses its heading and sets the window's title", async () => {
    const person = await arrive({}, "/codes", tenant.apiKey);
    const { page } = person;
    const views = [
      ["Settings", "Plan – Quietzone"],
      ["New code", "New code – Quietzone"],
      ["Codes", "Codes – Quietzone"],
    ] as const;
    for (const [link, title] of views) {
      await page.getByRole("link", { name: link, exact: true }).click();
      await page
        .locator("h1:focus")
        .filter({ hasText: title.replace(" – Quietzone", "") })
        .waitFor();
      expect(await page.title()).toBe(title);
      const current = page.locator(".console-bar [aria-current=page]");
      expect(await current.allInnerTexts()).toEqual([link]);
    }
    await person.leave();
  });

  test("in German every text is German, and the choice lasts", async () => {
    const person = await arrive({ locale: "de-DE" }, "/codes", tenant.apiKey);
    const { page } = person;
    await page.getByText("5 Codes angezeigt").waitFor();
    expect(await evaluate<string>(person, "document.documentElement.lang")).toBe("de");
    await page.getByLabel("Sprache").last().selectOption({ label: "English" });
    await page.getByText("5 codes shown").waitFor();
    await page.reload();
    await page.getByText("5 codes shown").waitFor();
    await person.leave();
  });

  test("text twice as large still fits on a phone", async () => {
    for (const path of ["/codes", `/codes/${code.id}`, "/settings", "/settings/keys", "/new"]) {
      const person = await arrive({ width: 360 }, path, tenant.apiKey);
      await evaluate(person, "void (document.documentElement.style.fontSize = '200%')");
      expect({ path, overflow: await evaluate<number>(person, WIDER) }).toEqual({ path, overflow: 0 });
      await person.leave();
    }
  });
});
