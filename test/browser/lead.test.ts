import { expect, test } from "bun:test";
import { describeInBrowser, LOOKS, type Look, lookName, type Person, startBrowser } from "./browser.ts";
import { LEAD_ASK, PAGES } from "./landings.ts";
import { leadsOf } from "../features/leads/client.ts";
import { evaluate, expectQuiet, startWorld } from "./world.ts";

/** Visitors fill in the lead form in a browser, and make every mistake. */

const ANNA = {
  email: "anna@example.org",
  name: "Änne Groß, “die Ältere”",
  phone: "+49 30 1234567",
  company: 'Groß & Söhne <"KG">',
  message: "First line\nSecond line\n\n</textarea><b>Third</b> line",
};

describeInBrowser("the lead form in a browser", async () => {
  const { scenario, tenant } = await startWorld();
  const { visit } = await startBrowser();
  const PHONE: Look = { width: 360, scheme: "light", script: true };

  const field = ({ page }: Person, name: string) => page.locator(`#lead [name=${name}]`);
  const submit = ({ page }: Person) => page.locator("#lead form").getByRole("button");
  const thanks = ({ page }: Person) =>
    page
      .locator("#lead")
      .getByRole("status")
      .filter({ hasText: /thank you|vielen dank/i });
  const wrong = ({ page }: Person) => page.locator("#lead .summary, #lead [aria-invalid=true]").first();

  async function fill(person: Person, texts: Partial<typeof ANNA> = ANNA): Promise<void> {
    for (const [name, text] of Object.entries(texts)) await field(person, name).fill(text);
  }
  const valuesOf = async (person: Person) =>
    Object.fromEntries(
      await Promise.all(
        LEAD_ASK.map(async (name) => [name, await field(person, name).inputValue()] as const),
      ),
    );

  /** The invalid fields with their error texts, found by the attributes that assistive technology uses. */
  function errors(person: Person): Promise<Record<string, string>> {
    return evaluate(
      person,
      `Object.fromEntries([...document.querySelectorAll("#lead [aria-invalid=true]")].map((field) => [
        field.name,
        (field.getAttribute("aria-describedby") ?? "").split(" ")
          .map((id) => document.getElementById(id)?.innerText.trim() ?? "nothing has the id " + id).join(" "),
      ]))`,
    );
  }

  test.each(LOOKS.map((look) => [lookName(look), look] as const))(
    "shows errors beside their fields, keeps all input, and stores the lead (%s)",
    async (_, look) => {
      const code = await tenant.makeCode(PAGES.lead);
      const person = await visit(look);
      const { page } = person;
      await page.goto(code.shortUrl);
      expect(await field(person, "consent").isChecked()).toBe(false);

      // An empty form without consent.
      await submit(person).click();
      await wrong(person).waitFor();
      await page.waitForLoadState();
      const first = await errors(person);
      expect(Object.keys(first).sort()).toEqual(["consent", "email"]);
      for (const sentence of Object.values(first)) expect(sentence).toMatch(/\w{3,}/);
      // A browser focuses what a page asks for a moment after the page is there.
      await page.locator("#lead :focus").waitFor();

      // A filled form with a wrong email address, without consent.
      await fill(person, { ...ANNA, email: "anna at example.org" });
      await submit(person).click();
      await page.locator("#lead-email[aria-invalid=true], #lead [name=email][aria-invalid=true]").waitFor();
      await page.waitForLoadState();
      expect(Object.keys(await errors(person)).sort()).toEqual(["consent", "email"]);
      expect(await valuesOf(person)).toEqual({ ...ANNA, email: "anna at example.org" });
      expect(await leadsOf(tenant, code)).toEqual([]);

      // The right email address, with consent.
      await field(person, "email").fill(ANNA.email);
      await field(person, "consent").check();
      await submit(person).click();
      await thanks(person).waitFor();
      expect(await leadsOf(tenant, code)).toMatchObject([ANNA]);
      // The URL holds nothing personal, and a reload does not send the lead again.
      expect(page.url()).not.toMatch(/anna|example\.org|Gro/);
      await page.reload();
      expect(await leadsOf(tenant, code)).toHaveLength(1);
      expect(await person.cookies()).toEqual([]);
      expectQuiet(person, scenario);
      await person.leave();
    },
    300_000,
  );

  test.each([true, false])(
    "says what a page requires, and thanks in the page's words (script: %p)",
    async (script) => {
      const { landing } = PAGES.lead;
      const lead = { ...landing.lead, required: ["name"], thanks: "Anna from the desk writes back." };
      const code = await tenant.makeCode({ ...PAGES.lead, landing: { ...landing, lead } });
      const person = await visit({ ...PHONE, script });
      const { page } = person;
      await page.goto(code.pageUrl);
      await page.getByLabel("Name (required)").and(page.locator("[required]")).waitFor();
      await fill(person, { email: ANNA.email });
      await field(person, "consent").check();
      await submit(person).click();
      await wrong(person).waitFor();
      expect(await errors(person)).toEqual({ name: "Fill in this field." });
      await fill(person, { name: ANNA.name });
      await submit(person).click();
      await thanks(person).getByText("Anna from the desk writes back.").waitFor();
      expect(await leadsOf(tenant, code)).toMatchObject([{ name: ANNA.name, email: ANNA.email }]);
      expectQuiet(person, scenario);
      await person.leave();
    },
  );

  test.each([true, false])(
    "keeps the consent ticked while the visitor corrects an error (script: %p)",
    async (script) => {
      const code = await tenant.makeCode(PAGES.lead);
      const person = await visit({ ...PHONE, script });
      await person.page.goto(code.pageUrl);
      await fill(person, { ...ANNA, email: "@" });
      await field(person, "consent").check();
      await submit(person).click();
      await wrong(person).waitFor();
      expect(Object.keys(await errors(person))).toEqual(["email"]);
      expect(await field(person, "consent").isChecked()).toBe(true);
      await person.leave();
    },
  );

  test.each([true, false])(
    "stores one lead after a double click on the button (script: %p)",
    async (script) => {
      const code = await tenant.makeCode(PAGES.lead);
      const person = await visit({ ...PHONE, script });
      await person.page.goto(code.pageUrl);
      await fill(person);
      await field(person, "consent").check();
      await submit(person).dblclick();
      await thanks(person).waitFor();
      expect(await leadsOf(tenant, code)).toHaveLength(1);
      await person.leave();
    },
  );

  test("stores a lead once when its first answer was lost and the visitor sends it again", async () => {
    const code = await tenant.makeCode(PAGES.lead);
    const person = await visit(PHONE);
    await person.page.goto(code.pageUrl);
    await fill(person);
    await field(person, "consent").check();
    // The request reaches the service, but the answer does not reach the browser.
    await person.context.route("**/api/leads/**", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submit(person).click();
    await person.page.locator("#lead").getByRole("alert").filter({ hasText: /\S/ }).waitFor();
    expect(await valuesOf(person)).toEqual(ANNA);
    expect(await leadsOf(tenant, code)).toHaveLength(1);
    await person.context.unroute("**/api/leads/**");
    await submit(person).click();
    await thanks(person).waitFor();
    expect(await leadsOf(tenant, code)).toHaveLength(1);
    await person.leave();
  });

  test.each([true, false])(
    "does not send the lead again when the visitor goes back and forward (script: %p)",
    async (script) => {
      const code = await tenant.makeCode(PAGES.lead);
      const person = await visit({ ...PHONE, script });
      const { page } = person;
      await page.goto(code.shortUrl);
      await fill(person);
      await field(person, "consent").check();
      await submit(person).click();
      await thanks(person).waitFor();
      await page.goBack();
      await page.goForward();
      await page.reload();
      expect(await leadsOf(tenant, code)).toHaveLength(1);
      expect(person.sent.filter(({ url }) => url.pathname.startsWith("/api/leads"))).toHaveLength(1);
      await person.leave();
    },
  );

  test.each([true, false])(
    "stores a lead once when the visitor goes back and sends it again (script: %p)",
    async (script) => {
      const code = await tenant.makeCode(PAGES.lead);
      const person = await visit({ ...PHONE, script });
      const { page } = person;
      await page.goto(code.pageUrl);
      const tokens = new Set<string>();
      for (const texts of [ANNA, ANNA, { ...ANNA, message: "I forgot to say" }]) {
        tokens.add(await field(person, "submission").inputValue());
        await fill(person, texts);
        await field(person, "consent").check();
        await submit(person).click();
        await thanks(person).waitFor();
        // With a script the thanks have no history entry of their own.
        if (script) await page.goto("about:blank");
        await page.goBack();
      }
      // The browser does not cache the page, so each time it loads a form with a new token.
      expect(tokens.size).toBe(3);
      expect(person.sent.filter(({ url }) => url.pathname.startsWith("/api/leads"))).toHaveLength(3);
      expect(await leadsOf(tenant, code)).toHaveLength(2);
      await person.leave();
    },
  );

  test("is stored once when it is sent many times at once, and another visitor's form is stored, too", async () => {
    const code = await tenant.makeCode(PAGES.lead);
    const token = async () => {
      const page = await (await scenario.request(new URL(code.pageUrl).pathname)).text();
      return /name="submission" value="([^"]+)"/.exec(page)?.[1] ?? "none";
    };
    const [mine, other] = [await token(), await token()];
    expect(mine).not.toBe(other);
    const post = (submission: string, email = ANNA.email) =>
      scenario.request(`/api/leads/${code.shortId}`, {
        method: "POST",
        body: new URLSearchParams({ ...ANNA, email, consent: "true", submission }),
        headers: { accept: "text/html", "sec-fetch-site": "same-origin" },
      });
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => post(mine)),
      post(other, "berta@example.org"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 303));
    expect(await leadsOf(tenant, code)).toHaveLength(2);
    // The same form with a different message is a new lead.
    const changed = await scenario.request(`/api/leads/${code.shortId}`, {
      method: "POST",
      body: new URLSearchParams({ ...ANNA, message: "Also this", consent: "true", submission: mine }),
      headers: { accept: "text/html", "sec-fetch-site": "same-origin" },
    });
    expect(changed.status).toBe(303);
    expect(await leadsOf(tenant, code)).toHaveLength(3);
    // After a restart of the service a retry is still recognised.
    await scenario.restart();
    expect((await post(mine)).status).toBe(303);
    expect(await leadsOf(tenant, code)).toHaveLength(3);
  });

  test("has an invisible honeypot that the keyboard can't reach, and stores no lead that fills it in", async () => {
    for (const script of [true, false]) {
      const code = await tenant.makeCode(PAGES.lead);
      const person = await visit({ ...PHONE, script });
      await person.page.goto(code.pageUrl);
      const trap = person.page.locator("#lead [name=website]");
      expect(await trap.count()).toBe(1);
      const box = await evaluate<{ seen: boolean; hidden: boolean; focusable: boolean }>(
        person,
        `(() => {
          const trap = document.querySelector("#lead [name=website]");
          const { left, top, width, height } = trap.getBoundingClientRect();
          const at = document.elementFromPoint(left + width / 2, top + height / 2);
          return {
            seen: at === trap, hidden: trap.closest("[aria-hidden=true]") !== null, focusable: trap.tabIndex >= 0,
          };
        })()`,
      );
      expect(box).toEqual({ seen: false, hidden: true, focusable: false });
      await fill(person);
      await field(person, "consent").check();
      await evaluate(person, `document.querySelector("#lead [name=website]").value = "https://spam.example"`);
      await submit(person).click();
      await thanks(person).waitFor();
      expect(await leadsOf(tenant, code)).toEqual([]);
      await person.leave();
    }
  });

  test("shows the visitor the rate limit of a network, and keeps the input", async () => {
    const busy = await startWorld({ QZ_LIMIT_LEADS: "1/60s" });
    for (const script of [true, false]) {
      const code = await busy.tenant.makeCode(PAGES.lead);
      const person = await visit({ ...PHONE, script });
      await person.page.goto(code.pageUrl);
      await fill(person);
      await field(person, "consent").check();
      await submit(person).click();
      await thanks(person).waitFor();
      await person.page.goto(code.pageUrl);
      const second = { ...ANNA, message: "One more thing" };
      await fill(person, second);
      await field(person, "consent").check();
      await submit(person).click();
      await person.page.locator("#lead").getByRole("alert").filter({ hasText: /wait/i }).first().waitFor();
      expect(await valuesOf(person)).toEqual(second);
      busy.scenario.clock.advance(60_000);
      await submit(person).click();
      await thanks(person).waitFor();
      expect(await leadsOf(busy.tenant, code)).toHaveLength(2);
      busy.scenario.clock.advance(60_000);
      expectQuiet(person, busy.scenario);
      await person.leave();
    }
  }, 300_000);

  test("can be filled in and sent with the keyboard alone, in German", async () => {
    const code = await tenant.makeCode(PAGES.lead);
    const person = await visit({ ...PHONE, locale: "de-DE" });
    await person.page.goto(code.pageUrl);
    await field(person, "email").focus();
    for (const name of LEAD_ASK) {
      expect(await evaluate<string>(person, "document.activeElement.name")).toBe(name);
      await person.page.keyboard.insertText(ANNA[name]);
      await person.page.keyboard.press("Tab");
    }
    expect(await evaluate<string>(person, "document.activeElement.name")).toBe("consent");
    await person.page.keyboard.press("Space");
    await person.page.keyboard.press("Tab");
    await person.page.keyboard.press("Enter");
    await thanks(person).waitFor();
    expect(await evaluate<boolean>(person, `document.activeElement.closest("#lead") !== null`)).toBe(true);
    expect(await leadsOf(tenant, code)).toMatchObject([ANNA]);
    await person.leave();
  });

  test("has a label, a type and autocomplete for every field", async () => {
    const code = await tenant.makeCode(PAGES.lead);
    const person = await visit(PHONE);
    await person.page.goto(code.pageUrl);
    const fields = await evaluate<Record<string, unknown>[]>(
      person,
      `[...document.querySelectorAll("#lead input:not([type=hidden]):not([name=website]), #lead textarea")].map((field) =>
        ({ name: field.name, type: field.type, autocomplete: field.autocomplete, labels: field.labels.length }))`,
    );
    expect(fields).toEqual([
      { name: "email", type: "email", autocomplete: "email", labels: 1 },
      { name: "name", type: "text", autocomplete: "name", labels: 1 },
      { name: "phone", type: "tel", autocomplete: "tel", labels: 1 },
      { name: "company", type: "text", autocomplete: "organization", labels: 1 },
      { name: "message", type: "textarea", autocomplete: expect.any(String), labels: 1 },
      { name: "consent", type: "checkbox", autocomplete: "", labels: 1 },
    ]);
    await person.leave();
  });

  test("shows an error and keeps the input when the code was switched off in between", async () => {
    const code = await tenant.makeCode(PAGES.lead);
    const person = await visit(PHONE);
    await person.page.goto(code.pageUrl);
    await fill(person);
    await field(person, "consent").check();
    await tenant.call("PATCH", `/app/api/codes/${code.id}`, { active: false });
    await submit(person).click();
    await person.page
      .getByText(/switched off|could not|not be sent|no longer|no connection/i)
      .first()
      .waitFor();
    expect(await thanks(person).count()).toBe(0);
    expect(await valuesOf(person)).toEqual(ANNA);
    await person.leave();
  });
});
