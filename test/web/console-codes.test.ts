import { blockBy } from "../../src/features/blocklist/sweep.ts";
import { withAdmin } from "../features/plans/admin.ts";
import { DECIDED } from "../features/blocks/blocking.ts";
import { expect, setDefaultTimeout, test } from "bun:test";
import { describeInBrowser } from "../browser/browser.ts";
import { evaluate, expectQuiet } from "../browser/world.ts";
import { eventually } from "../e2e/process.ts";
import { readSettings } from "../../src/kit/settings/read.ts";
import { openAdmin } from "../../src/operate/admin.ts";
import { faultsUncovered, leadsTo, startDoor } from "./console-world.ts";

setDefaultTimeout(300_000);

/** The list of codes. */

describeInBrowser("the codes in the console", async () => {
  const { scenario, arrive } = await startDoor();

  test("search, campaign, state and order choose the list, are in the address, and can be cleared", async () => {
    const tenant = await scenario.signUp();
    // There is something to filter from ten codes on.
    for (let nth = 1; nth <= 7; nth++) await tenant.makeCode({ title: `Case ${nth}` });
    await tenant.makeCode({ title: "Lions", group: "zoo" });
    const off = await tenant.makeCode({ title: "Tigers", group: "zoo" });
    await tenant.call("PATCH", `/app/api/codes/${off.id}`, { active: false });
    await tenant.makeCode({ title: "Hall 3", group: "museum" });
    const person = await arrive({}, "/codes", tenant.apiKey);
    const { page } = person;
    const filtersAt = async () => (await page.getByLabel("Search codes").boundingBox())?.y;
    const titles = () => page.locator(".code-row h3").allInnerTexts();
    const shows = (count: string) => page.getByText(count, { exact: true }).waitFor();
    await shows("10 codes shown");
    expect((await titles()).slice(0, 4)).toEqual(["Hall 3", "Tigers", "Lions", "Case 7"]);
    await page.getByLabel("Order").selectOption("Oldest first");
    await page.locator(".code-row").first().getByRole("heading", { name: "Case 1" }).waitFor();
    expect(page.url()).toEndWith("#/codes?sort=oldest");
    await page.getByLabel("Order").selectOption("By title");
    await page.locator(".code-row").last().getByRole("heading", { name: "Tigers" }).waitFor();
    expect((await titles()).slice(-3)).toEqual(["Hall 3", "Lions", "Tigers"]);
    await page.getByLabel("Order").selectOption("Newest first");
    await page.getByLabel("Campaign").selectOption("zoo");
    await shows("2 codes shown");
    await page.getByRole("radio", { name: "Off" }).check();
    await shows("1 code shown");
    expect(await titles()).toEqual(["Tigers"]);
    expect(page.url()).toEndWith("#/codes?group=zoo&active=false");
    const before = await filtersAt();
    const answer = Promise.withResolvers<void>();
    await page.route("**/app/api/codes?*", (route) => answer.promise.then(() => route.continue()));
    await page.reload();
    await page.getByLabel("Search codes").waitFor();
    expect(await filtersAt()).toBe(before);
    answer.resolve();
    await shows("1 code shown");
    expect(await filtersAt()).toBe(before);
    await page.getByLabel("Search codes").fill("lion");
    await page.getByRole("heading", { name: "No code found" }).waitFor();
    await page.getByRole("button", { name: "Show all codes" }).click();
    await shows("10 codes shown");
    await page.getByLabel("Search codes").fill(off.shortId);
    await shows("1 code shown");
    expect(await titles()).toEqual(["Tigers"]);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("further pages are loaded, and drawings of visible codes are fetched with the key", async () => {
    const tenant = await scenario.signUp();
    for (let made = 0; made < 31; made++) await tenant.makeCode({ title: `Code ${made}` });
    const person = await arrive({}, "/codes", tenant.apiKey);
    const { page } = person;
    await page.getByText("30 of 31 codes shown").waitFor();
    await page.locator(".code-row img").first().waitFor();
    const drawn = () => person.sent.filter(({ url }) => url.pathname.endsWith("/qr.svg")).length;
    expect(drawn()).toBeLessThan(30);
    await page.getByRole("button", { name: "Show more" }).click();
    await page.getByText("31 codes shown").waitFor();
    await page.getByRole("heading", { name: "Code 0", exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Show more" }).count()).toBe(0);
    const sources = await evaluate<string[]>(
      person,
      "[...document.images].map(({ src }) => src.split(':')[0])",
    );
    expect(new Set(sources)).toEqual(new Set(["blob"]));
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("a switch turns codes off and on; a code that the operator switched off stays off", async () => {
    const tenant = await scenario.signUp();
    const code = await tenant.makeCode({ title: "Hall 3" });
    const person = await arrive({}, "/codes", tenant.apiKey);
    const { page } = person;
    const toggle = page.getByRole("switch", { name: "Hall 3" });
    await toggle.click();
    await page.getByText("“Hall 3” is off. People who scan it learn that.").waitFor();
    expect([await toggle.getAttribute("aria-checked"), await leadsTo(scenario, code.shortId)]).toEqual([
      "false",
      410,
    ]);
    await page.getByText("0 of them on").waitFor();
    const admin = await openAdmin(readSettings({ QZ_DATA_DIR: scenario.dataDir }), {
      clock: scenario.clock,
    });
    await admin.blocks.block(code.shortId, { ...DECIDED, words: "In the name of a bank." });
    admin.close();
    await toggle.click();
    await page.getByText("This code is blocked. Its page says why").waitFor();
    expect(await toggle.getAttribute("aria-checked")).toBe("false");
    // The list has a badge, and the page of the code the reason, the words and the way to object.
    await page.reload();
    const badge = page.locator(".code-row .badge.warn");
    expect([await badge.textContent(), await badge.getAttribute("title")]).toEqual([
      "Blocked",
      "phishing: it asks for data under somebody else's name",
    ]);
    await page.getByRole("link", { name: "Hall 3" }).click();
    await page.getByText("This code is blocked. People who scan it learn that").waitFor();
    await page.getByText("Why: phishing").waitFor();
    await page.getByText("In the name of a bank.").waitFor();
    await page.getByText("If you think that this is wrong, tell the operator.").waitFor();
    expect(await faultsUncovered(person)).toEqual([]);
    await person.leave();
  });

  test("a list is named where it blocks a code, and where it leaves out a rule or a link", async () => {
    const tenant = await scenario.signUp();
    const rules = [{ name: "phones", when: { device: ["mobile"] }, target: "https://m.closed.example/" }];
    const code = await tenant.makeCode({ title: "Hall 3", rules });
    const blocked = await tenant.makeCode({ title: "Hall 4" });
    await scenario.storage.run(
      `update codes set listed = '{"m.closed.example":"phishing.txt"}' where id = '${code.id}'`,
    );
    await withAdmin(scenario, ({ blocks }) => blocks.block(blocked.shortId, blockBy("malware.txt")));
    const person = await arrive({}, `/codes/${code.id}`, tenant.apiKey);
    const { page } = person;
    for (const path of [`/codes/${code.id}`, `/codes/${code.id}/edit`]) {
      await page.goto(`${scenario.url}/app#${path}`);
      await page.getByText("m.closed.example is on the list phishing.txt: no scan leads there").waitFor();
      expect(await faultsUncovered(person)).toEqual([]);
    }
    await page.goto(`${scenario.url}/app#/codes/${blocked.id}`);
    await page.getByText("The block ends by itself, soon after its address has left the list").waitFor();
    await page.getByText("That does not end the block at once.").waitFor();
    expect(await page.getByText("is on the list").count()).toBe(0);
    await person.leave();
  });

  test("an undo leaves later changes alone", async () => {
    const tenant = await scenario.signUp();
    for (const title of ["Hall 3", "Hall 4"]) await tenant.makeCode({ title });
    const person = await arrive({}, "/codes", tenant.apiKey);
    const { page } = person;
    const toggle = (name: string) => page.getByRole("switch", { name });
    await page.getByText("2 of them on").waitFor();
    await toggle("Hall 3").click();
    await page.getByText("“Hall 3” is off").waitFor();
    // The other change is under way while this one is undone: one toast is shown at a time.
    const underWay = Promise.withResolvers<void>();
    await page.route("**/app/api/codes/*", (route) => underWay.promise.then(() => route.continue()), {
      times: 1,
    });
    await toggle("Hall 4").click();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("“Hall 3” is on").waitFor();
    underWay.resolve();
    await page.getByText("“Hall 4” is off").waitFor();
    expect(await toggle("Hall 3").getAttribute("aria-checked")).toBe("true");
    expect(await toggle("Hall 4").getAttribute("aria-checked")).toBe("false");
    await page.getByText("1 of them on").waitFor();
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("the totals follow a code on a later page", async () => {
    const tenant = await scenario.signUp();
    for (let made = 0; made < 31; made++) await tenant.makeCode({ title: `Code ${made}` });
    const person = await arrive({}, "/codes", tenant.apiKey);
    const { page } = person;
    await page.getByText("31 of them on").waitFor();
    await page.getByRole("button", { name: "Show more" }).click();
    await page.getByRole("switch", { name: "Code 0", exact: true }).click();
    await page.getByText("30 of them on").waitFor();
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("deleting asks for the short id, and then it is gone for ever", async () => {
    const tenant = await scenario.signUp();
    const [code] = [await tenant.makeCode({ title: "Hall 3" }), await tenant.makeCode({ title: "Hall 4" })];
    const person = await arrive({}, "/codes", tenant.apiKey);
    const { page } = person;
    await page.getByRole("button", { name: "Actions for Hall 3" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("is gone for ever").waitFor();
    await dialog.getByLabel(/^Type .* to confirm$/).fill(code.shortId.toUpperCase().concat("x"));
    await dialog.getByRole("button", { name: "Delete permanently" }).click();
    await dialog.getByText("That is not the short id of this code.").waitFor();
    expect(await leadsTo(scenario, code.shortId)).toBe(code.target);
    await dialog.getByLabel(/^Type .* to confirm$/).fill(code.shortId);
    await dialog.getByRole("button", { name: "Delete permanently" }).click();
    await page.getByText("“Hall 3” was deleted.").waitFor();
    await page.getByText("1 code shown").waitFor();
    expect(await leadsTo(scenario, code.shortId)).toBe(410);
    await person.leave();
  });

  test("the short link is copied, with a confirmation", async () => {
    const tenant = await scenario.signUp();
    const code = await tenant.makeCode();
    const person = await arrive({}, "/codes", tenant.apiKey);
    await person.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await person.page.getByRole("button", { name: `Short link ${code.shortId}` }).click();
    await person.page.getByRole("status").getByText("Copied").first().waitFor();
    expect(await evaluate<string>(person, "navigator.clipboard.readText()")).toBe(code.shortUrl);
    await person.leave();
  });

  test("a failed list says why, and loads once the connection is back", async () => {
    const tenant = await scenario.signUp();
    await tenant.makeCode({ title: "Hall 3" });
    const person = await arrive({}, "/settings", tenant.apiKey);
    const { page } = person;
    // The view's script is there, its numbers are not.
    await page.getByRole("link", { name: "Codes", exact: true }).click();
    await page.getByText("1 code shown").waitFor();
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("heading", { name: "Plan", level: 1 }).waitFor();
    // The browser may take up a request before it knows that it is offline, so the first two are broken off here. The second is
    // the one at the browser's own word, which may come before the connection is back.
    let broken = 0;
    await page.route("**/app/api/codes?*", (route) =>
      broken++ < 2 ? route.abort("internetdisconnected") : route.fallback(),
    );
    await page.clock.install();
    await person.context.setOffline(true);
    await page.getByRole("link", { name: "Codes", exact: true }).click();
    await page.getByText("The service does not answer.").waitFor();
    await page.getByText("You are offline.").waitFor();
    await person.context.setOffline(false);
    await eventually("the list is read again", () => (broken > 1 ? true : null));
    await eventually("the list is there", async () => {
      await page.clock.fastForward(3_000);
      return (await page.getByText("1 code shown").isVisible()) ? true : null;
    });
    await person.leave();
  });

  test("a rate limit is waited out", async () => {
    const tenant = await scenario.signUp();
    await tenant.makeCode({ title: "Hall 3" });
    const person = await arrive({}, "/settings", tenant.apiKey);
    const { page } = person;
    let refused = 0;
    await page.route("**/app/api/codes?*", async (route) => {
      if (refused++ > 0) return route.fallback();
      await route.fulfill({
        status: 429,
        headers: { "content-type": "application/problem+json", "retry-after": "1" },
        body: JSON.stringify({
          code: "rate_limited",
          status: 429,
          title: "Too many requests",
          detail: "Wait.",
        }),
      });
    });
    await page.getByRole("link", { name: "Codes", exact: true }).click();
    await page.getByText("1 code shown").waitFor();
    expect(refused).toBe(2);
    await person.leave();
  });

  test("an unknown address says so", async () => {
    const tenant = await scenario.signUp();
    const person = await arrive({}, "/nowhere/at/all", tenant.apiKey);
    await person.page.getByRole("heading", { name: "There is nothing here" }).waitFor();
    await person.page.getByRole("link", { name: "To your codes" }).click();
    await person.page.getByRole("heading", { name: "Your first code" }).waitFor();
    await person.leave();
  });
});
