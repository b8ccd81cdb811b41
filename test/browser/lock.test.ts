import { expect, test } from "bun:test";
import { join } from "node:path";
import { faultsOfSchemes } from "./axe.ts";
import { describeInBrowser, LOOKS, lookName, startBrowser } from "./browser.ts";
import { evaluate, startWorld } from "./world.ts";

/** A locked code, opened by people in a browser. With `QZ_SHOTS` pictures of it are kept in that folder. */

describeInBrowser("a lock in a browser", async () => {
  const { scenario, tenant } = await startWorld();
  const { visit } = await startBrowser();
  const password = "open sesame";
  const shots = process.env["QZ_SHOTS"];
  /** Another site, to which a code leads on. */
  const elsewhere = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: () =>
      new Response("<!doctype html><html lang=en><title>There</title><h1>Arrived</h1>", {
        headers: { "content-type": "text/html" },
      }),
  });

  test.each(LOOKS.map((look, at) => [lookName(look), look, at % 2 === 0 ? "en-US" : "de-DE"] as const))(
    "a password is typed by keyboard, wrong and then right, and leads to another site (%s)",
    async (name, look, locale) => {
      const target = `http://127.0.0.1:${elsewhere.port}/there`;
      const code = await tenant.makeCode({ target, lock: { password, hint: "The word on the invitation" } });
      const person = await visit({ ...look, locale });
      const { page } = person;
      const shoot = async (state: string) => {
        if (shots)
          await page.screenshot({ path: join(shots, `${state}, ${name}, ${locale}.png`), fullPage: true });
      };
      await page.goto(code.shortUrl);
      expect(page.url()).toBe(code.pageUrl);
      // The field has the focus, and a name, and its hint describes it.
      const field = page
        .getByRole("textbox", { name: /^(password|passwort)$/i })
        .or(page.locator("#lock-password"));
      await page.locator("#lock-password:focus").waitFor();
      expect(await page.locator("#lock-hint").textContent()).toContain("The word on the invitation");
      expect(await evaluate(person, "document.documentElement.scrollWidth <= innerWidth")).toBe(true);
      await shoot("asked");
      await page.keyboard.type("wrong word");
      await page.keyboard.press("Enter");
      await page.getByRole("alert").waitFor();
      expect(await field.getAttribute("aria-invalid")).toBe("true");
      expect(await field.inputValue()).toBe("");
      expect(await page.title()).toMatch(/^(Error|Fehler): /);
      await shoot("wrong");
      await page.locator("#lock-password:focus").waitFor();
      await page.keyboard.type(password);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Arrived" }).waitFor();
      expect(page.url()).toBe(target);
      expect(person.complaints.filter((complaint) => !complaint.includes("403"))).toEqual([]);
      // The next scan is let through at once.
      await page.goto(code.shortUrl);
      expect(page.url()).toBe(target);
      await person.leave();
    },
    300_000,
  );

  test("a page behind a lock counts what is done on it, and takes leads", async () => {
    const person = await visit({ width: 360, scheme: "light", script: true });
    const { page } = person;
    const landing = {
      template: "lead",
      headline: "Inner circle",
      lead: { ask: ["email"], consentText: "I agree." },
    };
    const code = await tenant.makeCode({ landing, lock: { password } });
    await page.goto(code.shortUrl);
    await page.locator("#lock-password").fill(password);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Inner circle" }).waitFor();
    await page.locator("[name=email]").fill("ada@example.org");
    await page.locator("[name=consent]").check();
    await page.locator("#lead form button").click();
    await page.locator("#lead.thanks").waitFor();
    const leads = await tenant.call("GET", `/app/api/codes/${code.id}/leads`);
    expect(await leads.json()).toMatchObject({ leads: [{ email: "ada@example.org" }] });
    expect(person.complaints).toEqual([]);
    await person.leave();
  }, 300_000);

  test.each([["en-US"], ["de-DE"]] as const)(
    "axe finds no fault on the page that asks, nor on its error (%s)",
    async (locale) => {
      const person = await visit({ width: 360, scheme: "light", script: true, locale });
      const code = await tenant.makeCode({ lock: { password, hint: "The word on the invitation" } });
      await person.page.goto(code.pageUrl);
      expect(await faultsOfSchemes(person)).toEqual([]);
      await person.page.locator("#lock-password").fill("wrong word");
      await person.page.keyboard.press("Enter");
      await person.page.getByRole("alert").waitFor();
      expect(await faultsOfSchemes(person)).toEqual([]);
      await person.leave();
      expect(scenario.logged.filter(({ level }) => level === "error")).toEqual([]);
    },
    300_000,
  );
});
