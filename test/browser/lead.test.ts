import { expect, test } from "bun:test";
import { describeInBrowser, LOOKS, type Look, lookName, type Person, startBrowser } from "./browser.ts";
import { LEAD_ASK, PAGES } from "./landings.ts";
import { evaluate, expectQuiet, leadsOf, startWorld } from "./world.ts";

/** Leaving a lead, with every mistake on the way, as people do it in a browser. */

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

  /** Each field that is wrong: its name and what stands beside it, by what assistive technology goes by. */
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
    "mistakes are told beside their fields, nothing typed is lost, and the lead is stored (%s)",
    async (_, look) => {
      const code = await tenant.makeCode(PAGES.lead);
      const person = await visit(look);
      const { page } = person;
      await page.goto(code.shortUrl);
      expect(await field(person, "consent").isChecked()).toBe(false);

      // Nothing filled in, not agreed.
      await submit(person).click();
      await wrong(person).waitFor();
      const first = await errors(person);
      expect(Object.keys(first).sort()).toEqual(["consent", "email"]);
      for (const sentence of Object.values(first)) expect(sentence).toMatch(/\w{3,}/);
      expect(await evaluate<boolean>(person, `document.activeElement.closest("#lead") !== null`)).toBe(true);

      // Everything filled in, the address wrong, not agreed.
      await fill(person, { ...ANNA, email: "anna at example.org" });
      await submit(person).click();
      await page.locator("#lead-email[aria-invalid=true], #lead [name=email][aria-invalid=true]").waitFor();
      await page.waitForLoadState();
      expect(Object.keys(await errors(person)).sort()).toEqual(["consent", "email"]);
      expect(await valuesOf(person)).toEqual({ ...ANNA, email: "anna at example.org" });
      expect(await leadsOf(tenant, code)).toEqual([]);

      // The address mended, agreed.
      await field(person, "email").fill(ANNA.email);
      await field(person, "consent").check();
      await submit(person).click();
      await thanks(person).waitFor();
      expect(await leadsOf(tenant, code)).toMatchObject([ANNA]);
      // Who reloads sends nothing again, and nothing personal stands in the address.
      expect(page.url()).not.toMatch(/anna|example\.org|Gro/);
      await page.reload();
      expect(await leadsOf(tenant, code)).toHaveLength(1);
      expect(await person.cookies()).toEqual([]);
      expectQuiet(person, scenario);
      await person.leave();
    },
    20_000,
  );

  test.each([true, false])(
    "what was agreed to stays agreed to while a mistake is mended (script: %p)",
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

  test.each([true, false])("two clicks on the button store one lead (script: %p)", async (script) => {
    const code = await tenant.makeCode(PAGES.lead);
    const person = await visit({ ...PHONE, script });
    await person.page.goto(code.pageUrl);
    await fill(person);
    await field(person, "consent").check();
    await submit(person).dblclick();
    await thanks(person).waitFor();
    expect(await leadsOf(tenant, code)).toHaveLength(1);
    await person.leave();
  });

  test("a form whose first answer was lost is sent again and stored once", async () => {
    const code = await tenant.makeCode(PAGES.lead);
    const person = await visit(PHONE);
    await person.page.goto(code.pageUrl);
    await fill(person);
    await field(person, "consent").check();
    // It reaches the service, but the answer does not reach the phone.
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

  test.each([true, false])("going back and forth sends nothing again (script: %p)", async (script) => {
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
  });

  test.each([true, false])("Back, then Send again, stores nothing again (script: %p)", async (script) => {
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
      // With a script the thanks are no place of their own to go back from.
      if (script) await page.goto("about:blank");
      await page.goBack();
    }
    // The browser keeps no copy of the page, so each time it came with a new form.
    expect(tokens.size).toBe(3);
    expect(person.sent.filter(({ url }) => url.pathname.startsWith("/api/leads"))).toHaveLength(3);
    expect(await leadsOf(tenant, code)).toHaveLength(2);
    await person.leave();
  });

  test("the same form sent many times at once is stored once, and another person's is stored too", async () => {
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
    // Another message in the same form is another message.
    const changed = await scenario.request(`/api/leads/${code.shortId}`, {
      method: "POST",
      body: new URLSearchParams({ ...ANNA, message: "Also this", consent: "true", submission: mine }),
      headers: { accept: "text/html", "sec-fetch-site": "same-origin" },
    });
    expect(changed.status).toBe(303);
    expect(await leadsOf(tenant, code)).toHaveLength(3);
    // The program was started anew in between: the retry is still known.
    await scenario.restart();
    expect((await post(mine)).status).toBe(303);
    expect(await leadsOf(tenant, code)).toHaveLength(3);
  });

  test("the honeypot is out of everyone's sight and reach, and what fills it in stores nothing", async () => {
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

  test("too many leads from one network are told so, with what was typed still there", async () => {
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
      busy.scenario.clock.turn(60_000);
      await submit(person).click();
      await thanks(person).waitFor();
      expect(await leadsOf(busy.tenant, code)).toHaveLength(2);
      busy.scenario.clock.turn(60_000);
      expectQuiet(person, busy.scenario);
      await person.leave();
    }
  }, 20_000);

  test("a lead is left with the keyboard alone, in German", async () => {
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

  test("fields of every kind help to fill them in, and each has a label", async () => {
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

  test("a code that was switched off meanwhile says so, and keeps what was typed on the screen", async () => {
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
