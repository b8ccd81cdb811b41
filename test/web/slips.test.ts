import { expect, setDefaultTimeout, test } from "bun:test";
import { faultsOf } from "../browser/axe.ts";
import { describeInBrowser, startBrowser } from "../browser/browser.ts";
import { evaluate, expectQuiet } from "../browser/world.ts";
import { readJson } from "../json.ts";
import type { CodeJson } from "../scenario.ts";
import { startDoor } from "./console-world.ts";
import { chooseType, openStudio, openTab, waitUntilScans } from "./studio.ts";

setDefaultTimeout(300_000);

/** Slips that people make in the web app, and words that they miss. */

describeInBrowser("slips in the web app", async () => {
  const { scenario, tenant, arrive } = await startDoor();
  const { visit } = await startBrowser();

  const codeOf = async (id: string): Promise<CodeJson> =>
    readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${id}`));

  test("the studio finds types by other words, asks for Wi-Fi in order, and warns of localhost", async () => {
    const person = await visit({ width: 1280, scheme: "light", script: true });
    const page = await openStudio(person, scenario);
    await page.getByRole("button", { name: "All types" }).click();
    for (const [word, type] of [
      ["iban", "SEPA credit transfer"],
      ["GiroCode", "SEPA credit transfer"],
      ["visitenkarte", "Contact (vCard)"],
      ...["menu", "Instagram", "pdf", "review"].map((word) => [word, "Web address"] as const),
      ["wlan", "Wi-Fi network"],
    ] as const) {
      await page.getByRole("dialog").getByRole("searchbox").fill(word);
      await page.locator(".type-choice strong", { hasText: type }).waitFor();
    }
    await page.locator(".type-choice").click();
    await page.getByLabel("Password").waitFor();
    const labels = await page.locator(".schema-form .label").allInnerTexts();
    expect(labels.slice(0, 3)).toEqual(["Network name (SSID)", "Security optional", "Password"]);
    await page.getByLabel("Network name (SSID)").fill("Guests");
    await page.getByLabel("Password").fill("welcome here");
    await page.getByLabel("Security").selectOption("open");
    await waitUntilScans(page);
    expect(await page.getByLabel("Password").count()).toBe(0);

    await chooseType(page, "Web address");
    const address = page.locator(".schema-form").getByLabel("Web address");
    await address.fill("museum.example/menu");
    await page.keyboard.press("Tab");
    await page.getByText("https:// was put before it.").waitFor();
    expect(await address.inputValue()).toBe("https://museum.example/menu");
    const warning = page.locator(".download .notice.warn");
    expect(await warning.count()).toBe(0);
    await address.fill("http://localhost:3000/menu");
    await warning.waitFor();

    // A refusal of the last download goes with what was refused, and the focus stays at the verdict.
    await openTab(page, "Colours");
    await page.getByRole("textbox", { name: "Code: Colour", exact: true }).fill("#ffd400");
    // The refused colours are shown, and their contrast beside the least.
    await page.locator(".sheet.refused").getByRole("img", { name: "colours that would not scan" }).waitFor();
    await page
      .getByText("too little contrast with the background: 21 %, at least 45 % is needed")
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Download SVG" }).click();
    await page.locator(".download [role=alert]").waitFor();
    await page.getByRole("button", { name: "Fix it" }).click();
    await waitUntilScans(page);
    expect(await page.locator(".download [role=alert]").count()).toBe(0);
    expect(await evaluate<string>(person, "document.activeElement.className")).toBe("verdict");
    expect(await faultsOf(person)).toEqual([]);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("a new code tells all errors at once, at the first of them, and forgets those that are corrected", async () => {
    const person = await arrive({}, "/new", tenant.apiKey);
    const { page } = person;
    const target = page.getByLabel("Where it leads");
    await target.fill("museum at the river");
    await page.getByLabel("A page first").check();
    await page.getByLabel("Ask for contact details").check();
    await page.getByRole("button", { name: "Add a link" }).click();
    await page.getByLabel("Link 1: label").fill("Map");
    await page.getByLabel("Link 1: address").fill("nowhere at all");
    await page.getByRole("button", { name: "Make the code" }).click();
    await page.locator("[name=target][aria-invalid=true]:focus").waitFor();
    await target.fill("museum.example");
    await page.keyboard.press("Tab");
    expect(await target.getAttribute("aria-invalid")).toBe(null);
    expect(await target.inputValue()).toBe("https://museum.example");
    await page.getByRole("heading", { name: "Campaign, tags and short address" }).click();
    await page.getByLabel("Title").fill("Map of the halls");
    await page.getByLabel("Link 1: address").fill("museum.example/map");
    await page.getByRole("button", { name: "Make the code" }).click();
    await page.getByText("The code is made.").waitFor();
    // The addresses are saved as the preview completed them.
    const made = await codeOf(page.url().split("/").at(-1) ?? "");
    expect(made).toMatchObject({
      target: "https://museum.example",
      landing: {
        headline: "Map of the halls",
        links: [{ label: "Map", url: "https://museum.example/map" }],
        lead: { required: ["email"], consentText: expect.stringContaining("withdraw") },
      },
    });

    // The least size is told where a file is fetched, and so is a link that only this computer opens.
    await page.getByText(/^Print it at least \d+(\.\d)? mm wide\.$/).waitFor();
    await page.getByLabel("Width").fill("10");
    await page.getByText("Smaller may not scan.").waitFor();
    await page.locator(".download .notice.warn", { hasText: "localhost" }).waitFor();
    expect(await faultsOf(person)).toEqual([]);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("a Wi-Fi code needs no web address: its page shows the network, and so does that of its copy", async () => {
    const person = await arrive({ width: 360, scheme: "dark" }, "/new", tenant.apiKey);
    const { page } = person;
    // A page without a headline lacks the name of its content.
    await page.getByRole("radio", { name: "Event" }).check();
    await page.locator("[name=dtstart]").fill("2026-12-01T10:00");
    await page.getByRole("button", { name: "Make the code" }).click();
    await page.locator("[name=summary][aria-invalid=true]:focus").waitFor();
    await page.getByRole("radio", { name: "Wi-Fi network" }).check();
    expect(await page.locator("[name=target]:visible").count()).toBe(0);
    // The code is in sight beside the button, and a click leads to it.
    await page.locator(".form-foot .dock-symbol img").waitFor();
    await page.getByRole("button", { name: "Make the code" }).click();
    await page.getByText("Fill this in.").waitFor();
    await page.locator("[name=ssid][aria-invalid=true]:focus").waitFor();
    await page.keyboard.type("Guests");
    await page.getByText("Fill this in.").waitFor({ state: "detached" });
    await page.getByLabel("Password").fill("welcome here");
    await page.getByRole("radio", { name: "The page", exact: true }).check();
    const preview = page.frameLocator(".phone iframe");
    await preview.locator(".wifi dd", { hasText: "welcome here" }).waitFor();
    expect([await preview.locator("h1").textContent(), await preview.locator(".cta").count()]).toEqual([
      "Guests",
      0,
    ]);
    await page.getByRole("button", { name: "Make the code" }).click();
    await page.getByText("The code is made.").waitFor();
    const made = await codeOf(page.url().split("/").at(-1) ?? "");
    expect(made).toMatchObject({ target: made.pageUrl, type: "wifi", landing: { headline: "Guests" } });
    const copied = await tenant.call("POST", `/app/api/codes/${made.id}/duplicate`);
    const copy = await readJson<CodeJson>(copied);
    expect(copy.target).toBe(copy.pageUrl);

    await page.getByRole("link", { name: "Edit" }).last().click();
    expect(await page.getByLabel("Web address of the button").inputValue()).toBe("");
    await page.getByLabel("Title").fill("Guest Wi-Fi");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Saved.").waitFor();
    expect((await codeOf(made.id)).target).toBe(made.pageUrl);

    await page.goto(copy.shortUrl);
    expect(page.url()).toBe(copy.pageUrl);
    expect(await page.locator(".wifi dd").allInnerTexts()).toEqual(["Guests", "welcome here"]);
    expect(await page.locator(".cta").count()).toBe(0);
    expect(await faultsOf(person)).toEqual([]);
    await person.leave();
  });

  test("a view that a limit holds up says so, and so does one whose answer is a proxy's page", async () => {
    const person = await arrive({ locale: "de-DE" }, "/codes", tenant.apiKey);
    const { page } = person;
    let limited = true;
    await page.route("**/app/api/campaigns*", (route) => {
      const headers = { "retry-after": "20", "content-type": "application/problem+json" };
      const body = JSON.stringify({ code: "rate_limited", title: "Too many requests" });
      return limited ? route.fulfill({ status: 429, headers, body }) : route.fallback();
    });
    await page.route("**/app/api/styles*", (route) =>
      route.fulfill({ status: 502, body: "<h1>Bad Gateway" }),
    );
    await page.getByRole("link", { name: "Kampagnen" }).click();
    await page.getByText("Viele Anfragen in kurzer Zeit. In 20 Sekunden geht es weiter.").waitFor();
    limited = false;
    await page.goto(`${scenario.url}/app#/looks`);
    await page.getByText("Der Dienst antwortet nicht.").first().waitFor();
    await person.leave();
  });

  test("an unknown path is a page for people, in their language; without scripts the app says what it needs", async () => {
    const person = await visit({ width: 360, scheme: "dark", script: true, locale: "de-DE" });
    expect((await person.page.goto(`${scenario.url}/karte/heute`))?.status()).toBe(404);
    await person.page.getByRole("heading", { name: "Diese Seite gibt es nicht" }).waitFor();
    expect(await faultsOf(person)).toEqual([]);
    await person.page.getByRole("link", { name: "Zur Startseite" }).click();
    await person.page.waitForURL(`${scenario.url}/`);
    await person.leave();
    const program = await scenario.request("/karte/heute", { headers: { accept: "application/json" } });
    expect(program.headers.get("content-type")).toContain("application/problem+json");

    const plain = await visit({ width: 360, scheme: "light", script: false });
    for (const path of ["/", "/app"]) {
      await plain.page.goto(scenario.url + path);
      const box = await plain.page.locator("noscript p").first().boundingBox();
      expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(800);
    }
    await plain.leave();
  });

  test("the period that is compared with has as many days, across a change of clocks", async () => {
    const { id } = await tenant.makeCode();
    const query = "from=2026-10-24&to=2026-11-22&zone=Europe%2FBerlin";
    const person = await arrive({}, `/codes/${id}/analytics?${query}`, tenant.apiKey);
    await person.page.getByText("compared with Sep 24 – Oct 23, 2026").waitFor();
    await person.leave();
  });
});
