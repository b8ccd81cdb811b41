import { expect, setDefaultTimeout, test } from "bun:test";
import { describeInBrowser } from "../browser/browser.ts";
import { evaluate, expectQuiet } from "../browser/world.ts";
import { makeVoucher } from "../features/plans/admin.ts";
import { leadsTo, startDoor } from "./console-world.ts";

setDefaultTimeout(300_000);

/** The console from the first visit to a code that is scanned, changed, switched off and on, and a larger plan. */

const KEY = /qz_[0-9A-Za-z]{38}/;

describeInBrowser("the console's journey", async () => {
  const { scenario, arrive } = await startDoor({ QZ_SIGNUP_PLAN: "free" });

  test("sign-up, a code, a scan, an edit, a scan to the new target, off and undo, a voucher", async () => {
    const person = await arrive({});
    const { page } = person;
    await page.getByLabel("Name").fill("Museum am Fluss");
    await page.getByLabel("Email").fill("codes@museum.example");
    await page.getByRole("button", { name: "Create workspace" }).click();

    // The key is shown once, and only after it was put away the console opens.
    await page.getByRole("heading", { name: "This is your key" }).waitFor();
    const [key = ""] = KEY.exec((await page.locator(".secret code").textContent()) ?? "") ?? [];
    expect(key).not.toBe("");
    await page.getByRole("button", { name: "Open the console" }).click();
    await page.getByText("First confirm that you saved the key").waitFor();
    await page.getByLabel("I have put it in a safe place").check();
    await page.getByRole("button", { name: "Open the console" }).click();

    // Nothing is there yet, and that leads on.
    await page.getByRole("heading", { name: "Your first code" }).waitFor();
    expect(await evaluate<string>(person, "document.documentElement.outerHTML")).not.toContain(key);
    await page.getByRole("link", { name: "Make a code" }).click();
    await page.getByLabel("Where it leads").fill("https://museum.example/hall-3");
    await page.getByRole("heading", { name: "Campaign, tags and short address" }).click();
    await page.getByLabel("Title").fill("Hall 3");
    await page.getByLabel("Own short id").fill("hall-3");
    await page.getByRole("button", { name: "Make the code" }).click();
    await page.getByRole("heading", { name: "Hall 3", level: 1 }).waitFor();
    expect(await leadsTo(scenario, "hall-3")).toBe("https://museum.example/hall-3");

    // The scan is there.
    await page.getByRole("link", { name: "Codes", exact: true }).click();
    await page.getByText("1 scan", { exact: true }).waitFor();

    // Printed or not, it leads elsewhere now.
    await page.getByRole("link", { name: "Hall 3", exact: true }).click();
    await page.getByRole("link", { name: "Edit" }).first().click();
    await page.getByLabel("Where it leads").fill("https://museum.example/hall-4");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Saved. The next scan sees it.").waitFor();
    expect(await leadsTo(scenario, "hall-3")).toBe("https://museum.example/hall-4");

    // Off, and taken back.
    await page.getByRole("switch", { name: "Hall 3" }).click();
    await page.getByText("“Hall 3” is off").waitFor();
    expect(await leadsTo(scenario, "hall-3")).toBe(410);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("“Hall 3” is on again.").waitFor();
    expect(await leadsTo(scenario, "hall-3")).toBe("https://museum.example/hall-4");

    // A larger plan.
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByText("1 of 25").waitFor();
    await page.getByRole("textbox", { name: "Voucher" }).fill((await makeVoucher(scenario)).toLowerCase());
    await page.getByRole("button", { name: "Redeem" }).click();
    await page.getByText("Redeemed: the plan is “pro” now.").waitFor();
    await page.getByText("1 of 1,000").waitFor();

    // The key went nowhere but into headers and this device's storage, where it stays until signing out.
    expect(person.sent.filter(({ url }) => url.href.includes(key))).toEqual([]);
    expect(await evaluate<string>(person, "document.documentElement.outerHTML")).not.toContain(key);
    expect(await evaluate<string>(person, "JSON.stringify(sessionStorage)")).not.toContain(key);
    expect(JSON.stringify(scenario.logged)).not.toContain(key);
    expect(await person.cookies()).toEqual([]);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("by keyboard alone: sign in, make a code, delete it", async () => {
    const tenant = await scenario.signUp("Zoo");
    const person = await arrive({});
    const { page } = person;
    const { keyboard } = page;
    /** Presses Tab until the focused control has that name. */
    async function tabTo(name: string | RegExp): Promise<void> {
      for (let steps = 0; steps < 60; steps++) {
        await keyboard.press("Tab");
        const focused = page.locator(":focus");
        const said = await evaluate<string>(
          person,
          "(({ labels, ariaLabel, textContent }) => ariaLabel || labels?.[0]?.textContent || textContent)(document.activeElement)",
        );
        if (typeof name === "string" ? said.trim() === name : name.test(said)) {
          await focused.waitFor();
          return;
        }
      }
      throw new Error(`Nothing called ${name} was reached`);
    }
    /** Waits for a view and its focus. */
    async function arrived(title: string | RegExp): Promise<void> {
      await page.locator("h1:focus").filter({ hasText: title }).waitFor();
    }
    await tabTo("New workspace");
    // Over the tab for people to that for keys.
    await keyboard.press("ArrowRight");
    await keyboard.press("ArrowRight");
    await tabTo("API key");
    await keyboard.type(tenant.apiKey);
    await keyboard.press("Enter");
    await arrived("Overview");
    await tabTo("New code");
    await keyboard.press("Enter");
    await arrived("New code");
    await tabTo("Where it leads");
    await keyboard.type("https://zoo.example/");
    await keyboard.press("Enter");
    await page.getByText("The code is made.").waitFor();
    await arrived("zoo.example");
    const shortId = (await page.locator(".code-facts .mono").textContent())?.split("/r/")[1] ?? "";
    expect(await leadsTo(scenario, shortId)).toBe("https://zoo.example/");
    await tabTo("Actions for zoo.example");
    await keyboard.press("Enter");
    await page.locator("[role=menuitem]:focus").waitFor();
    await keyboard.press("End");
    await keyboard.press("Enter");
    await tabTo(new RegExp(`^Type ${shortId} to confirm`));
    await keyboard.type(shortId);
    await keyboard.press("Enter");
    await page.getByRole("heading", { name: "Your first code" }).waitFor();
    expect(await leadsTo(scenario, shortId)).toBe(410);
    await person.leave();
  });

  test("the skip link goes to the content and leaves the route alone", async () => {
    const tenant = await scenario.signUp("Zoo");
    const person = await arrive({}, "/settings", tenant.apiKey);
    await person.page.keyboard.press("Tab");
    await person.page.keyboard.press("Enter");
    expect(await evaluate<string>(person, "document.activeElement.id")).toBe("main");
    expect(new URL(person.page.url()).hash).toBe("#/settings");
    await person.leave();
  });
});
