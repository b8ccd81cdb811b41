import { expect, test } from "bun:test";
import { grantDeviceLog, logOf } from "../features/consent/phone.ts";
import { describeInBrowser, LOOKS, type Look, lookName, type Person, startBrowser } from "./browser.ts";
import { PAGES } from "./landings.ts";
import { evaluate, expectQuiet, startWorld } from "./world.ts";

/** The device-recognition choice, made by people in a browser and checked in the tenant's scan log. */

describeInBrowser("the choice in a browser", async () => {
  const { scenario, tenant } = await startWorld();
  await grantDeviceLog(scenario, tenant);
  const { visit } = await startBrowser();
  const PHONE: Look = { width: 360, scheme: "light", script: true };

  const accept = ({ page }: Person) =>
    page.getByRole("button", { name: /^(allow|erlauben)$/i, includeHidden: true });
  const decline = ({ page }: Person) =>
    page.getByRole("button", { name: /^(decline|ablehnen)$/i, includeHidden: true });
  /** Opens the choice, which is one line until then. */
  const open = ({ page }: Person) => page.locator("#choice summary").click();
  const state = ({ page }: Person) => page.locator("#choice [role=status]");
  const documents = ({ sent }: Person) => sent.filter(({ kind }) => kind === "document").length;

  test.each(LOOKS.map((look) => [lookName(look), look] as const))(
    "a visitor scans and accepts, and the next scan has a device; after declining it is erased (%s)",
    async (_, look) => {
      const code = await tenant.makeCode(PAGES.action);
      const person = await visit(look);
      const { page } = person;
      await page.goto(code.shortUrl);
      expect(page.url()).toBe(code.pageUrl);
      expect(await person.cookies()).toEqual([]);
      expect(await state(person).textContent()).toBe("");
      expect(await page.getByRole("link", { name: "Get a ticket" }).isVisible()).toBe(true);

      const before = documents(person);
      expect(await accept(person).isVisible()).toBe(false);
      await open(person);
      await accept(person).click();
      await state(person).filter({ hasText: "Allowed" }).waitFor();
      expect(await person.cookies()).toEqual(["svc_consent"]);
      // With a script the page stays; without, the browser loads it again after the 303.
      expect(documents(person) > before).toBe(!look.script);
      expect(await logOf(tenant, code.id)).toMatchObject({ total: 1, uniqueDevices: 0, devices: [] });

      await page.goto(code.shortUrl);
      expect(await person.cookies()).toEqual(["svc_consent", "svc_device"]);
      expect(await state(person).textContent()).toContain("Allowed");
      expect(await accept(person).getAttribute("aria-pressed")).toBe("true");
      await page.goto(code.shortUrl);
      expect(await logOf(tenant, code.id)).toMatchObject({
        total: 3,
        uniqueDevices: 1,
        devices: [{ scanCount: 2 }],
      });

      await open(person);
      await decline(person).click();
      await state(person).filter({ hasText: "Declined" }).waitFor();
      expect(await person.cookies()).toEqual([]);
      expect(await logOf(tenant, code.id)).toMatchObject({ total: 3, uniqueDevices: 0, devices: [] });
      await page.goto(code.shortUrl);
      expect(await person.cookies()).toEqual([]);
      expect(await logOf(tenant, code.id)).toMatchObject({ total: 4, uniqueDevices: 0 });
      expectQuiet(person, scenario);
      await person.leave();
    },
    300_000,
  );

  test.each([true, false])(
    "a visitor can accept, decline and accept again on one page (script: %p)",
    async (script) => {
      const code = await tenant.makeCode(PAGES.links);
      const person = await visit({ ...PHONE, script });
      await person.page.goto(code.pageUrl);
      await open(person);
      for (let round = 0; round < 2; round++) {
        await accept(person).click();
        await state(person).filter({ hasText: "Allowed" }).waitFor();
        expect(await person.cookies()).toEqual(["svc_consent"]);
        await decline(person).click();
        await state(person).filter({ hasText: "Declined" }).waitFor();
        expect(await person.cookies()).toEqual([]);
      }
      // After declining nothing is stored, so the page shows no choice when it is opened again.
      await person.page.goto(code.pageUrl);
      expect(await state(person).textContent()).toBe("");
      expectQuiet(person, scenario);
      await person.leave();
    },
  );

  test("declining is as easy as accepting: the buttons have the same size and look, and follow each other in the tab order", async () => {
    for (const width of [360, 1280] as const)
      for (const locale of ["en-US", "de-DE"] as const) {
        const code = await tenant.makeCode(PAGES.action);
        const person = await visit({ ...PHONE, width, locale });
        await person.page.goto(code.pageUrl);
        await open(person);
        const [yes, no] = [await accept(person).boundingBox(), await decline(person).boundingBox()];
        expect({ width: no?.width, height: no?.height, y: no?.y }).toEqual({
          width: yes?.width,
          height: yes?.height,
          y: yes?.y,
        });
        const looks = await evaluate<string[]>(
          person,
          `[...document.querySelectorAll("#choice button")].map((button) => {
            const { color, backgroundColor, borderColor, borderWidth, font, opacity } = getComputedStyle(button);
            return JSON.stringify({ color, backgroundColor, borderColor, borderWidth, font, opacity });
          })`,
        );
        expect(looks).toHaveLength(2);
        expect(new Set(looks).size).toBe(1);
        await accept(person).focus();
        await person.page.keyboard.press("Tab");
        expect(await evaluate<string>(person, "document.activeElement.textContent.trim()")).toBe(
          (await decline(person).textContent())?.trim() ?? "",
        );
        await person.leave();
      }
  });

  test("the choice says in the visitor's language which data are stored, for how long and by whom", async () => {
    const code = await tenant.makeCode(PAGES.action);
    for (const [locale, words] of [
      ["en-US", ["Museum am Fluss", "180 days", "cookie", "random"]],
      ["de-DE", ["Museum am Fluss", "180 Tage", "Cookie", "zufällig"]],
    ] as const) {
      const person = await visit({ ...PHONE, locale });
      await person.page.goto(code.pageUrl);
      const text = (await person.page.locator("#choice").textContent())?.replace(/\s+/g, " ");
      for (const word of words) expect(text).toContain(word);
      expect(await evaluate<string>(person, "document.documentElement.lang")).toBe(locale.slice(0, 2));
      await person.leave();
    }
  });

  test.each([true, false])("a visitor can choose with the keyboard alone (script: %p)", async (script) => {
    const code = await tenant.makeCode(PAGES.action);
    const person = await visit({ ...PHONE, script });
    await person.page.goto(code.pageUrl);
    for (let step = 0; step < 12; step++) {
      await person.page.keyboard.press("Tab");
      const focused = await evaluate<string>(person, "document.activeElement.textContent.trim()");
      if (focused === "May we recognise this device?") break;
    }
    for (const key of ["Enter", "Tab", "Enter"]) await person.page.keyboard.press(key);
    await state(person).filter({ hasText: "Allowed" }).waitFor();
    expect(await person.cookies()).toEqual(["svc_consent"]);
    await person.leave();
  });

  test.each([true, false])(
    "under Global Privacy Control the page offers no choice, says why, and stores no device (script: %p)",
    async (script) => {
      const code = await tenant.makeCode(PAGES.action);
      const person = await visit({ ...PHONE, script, gpc: true });
      await person.page.goto(code.shortUrl);
      expect(await person.page.locator("#choice").textContent()).toContain("Global Privacy Control");
      expect(await accept(person).count()).toBe(0);
      await person.page.goto(code.shortUrl);
      expect(await person.cookies()).toEqual([]);
      expect(await logOf(tenant, code.id)).toMatchObject({ total: 2, uniqueDevices: 0 });
      expectQuiet(person, scenario);
      await person.leave();
    },
  );

  test.each([true, false])(
    "a visitor who accepted can withdraw on the page of a code that was switched off later (script: %p)",
    async (script) => {
      const code = await tenant.makeCode(PAGES.action);
      const person = await visit({ ...PHONE, script });
      await person.page.goto(code.shortUrl);
      await open(person);
      await accept(person).click();
      await state(person).filter({ hasText: "Allowed" }).waitFor();
      await person.page.goto(code.shortUrl);
      await tenant.call("PATCH", `/app/api/codes/${code.id}`, { active: false });
      expect((await person.page.goto(code.pageUrl))?.status()).toBe(410);
      await person.page.getByRole("button").click();
      await person.page.waitForLoadState();
      expect(await person.cookies()).toEqual([]);
      expect(await logOf(tenant, code.id)).toMatchObject({ uniqueDevices: 0, devices: [] });
      // A visitor who has not accepted is offered nothing there.
      const stranger = await visit({ ...PHONE, script });
      await stranger.page.goto(code.pageUrl);
      expect(await stranger.page.getByRole("button").count()).toBe(0);
      expect([...person.complaints, ...stranger.complaints]).toEqual([]);
      await Promise.all([person.leave(), stranger.leave()]);
    },
  );

  test("a choice that gets no answer shows an error and changes nothing", async () => {
    const code = await tenant.makeCode(PAGES.action);
    const person = await visit(PHONE);
    await person.page.goto(code.pageUrl);
    await person.context.route("**/consent", (route) => route.abort());
    await open(person);
    await accept(person).click();
    await person.page.locator("#choice").getByRole("alert").filter({ hasText: /\S/ }).waitFor();
    expect(await person.cookies()).toEqual([]);
    await person.context.unroute("**/consent");
    await accept(person).click();
    await state(person).filter({ hasText: "Allowed" }).waitFor();
    await person.leave();
  });
});
