import { expect, setDefaultTimeout, test } from "bun:test";
import { faultsOf } from "../browser/axe.ts";
import { describeInBrowser } from "../browser/browser.ts";
import { expectQuiet } from "../browser/world.ts";
import { createTestDns } from "../features/domains/dns.ts";
import type { CodeRecord } from "../../src/features/codes/model.ts";
import type { KeyList } from "../../src/features/keys/model.ts";
import type { Rule } from "../../src/features/rules/model.ts";
import { COUNTRIES } from "../../src/kit/shared/countries.ts";
import { ALL_SCOPES } from "../../src/kit/shared/scopes.ts";
import { addDomain } from "../features/domains/client.ts";
import { makeGs1 } from "../features/gs1/client.ts";
import { readJson } from "../json.ts";
import { type CodeJson, startScenario } from "../scenario.ts";
import { doorOf } from "./console-world.ts";

setDefaultTimeout(300_000);

/** Domains, keys, rules and the history, as people manage them. */

describeInBrowser("managing in the console", async () => {
  const dns = createTestDns();
  const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" }, { txtLookup: dns.lookup });
  const arrive = await doorOf(scenario);

  test("a domain is added, checked, used for a code, edited, and deleted once no code is on it", async () => {
    const tenant = await scenario.signUp();
    const person = await arrive({}, "/settings/domains", tenant.apiKey);
    const { page } = person;
    // A dialog that scrolls hides a part of its text, about whose contrast axe does not decide.
    await page.setViewportSize({ width: 1280, height: 1600 });
    const name = page.getByRole("textbox", { name: "New domain" });
    await name.fill("museum");
    await page.getByRole("button", { name: "Add" }).click();
    await page.getByText("Must be a name such as qr.museum.example").waitFor();
    await name.fill("https://qr.museum.example/");
    await name.press("Enter");
    const item = page.locator(".domain");
    await item.waitFor();
    const { dns: record } = await addDomain(tenant, "qr.museum.example");
    const lines = await item.locator("code").allTextContents();
    expect(lines).toEqual([record.name, record.value, "qr.museum.example", "localhost"]);
    await item.getByRole("button", { name: "Copy: TXT Value" }).waitFor();

    dns.set("qr.museum.example", "something else");
    await item.getByRole("button", { name: "Check now" }).click();
    await item.getByText("something else").waitFor();
    dns.set("qr.museum.example", record.value);
    await item.getByRole("button", { name: "Check now" }).click();
    await item.getByText("Verified").waitFor();

    await item.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("textbox", { name: "The address without a path" }).fill("museum.example/visit");
    await page.getByText("Links that open an app").click();
    await page.getByRole("textbox", { name: "iPhone" }).fill("{");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await page.getByText("This is not JSON.").waitFor();
    expect(await faultsOf(person)).toEqual([]);
    await page.getByRole("textbox", { name: "iPhone" }).fill('{"applinks":{}}');
    await page.getByRole("checkbox", { name: "Answers GS1 addresses" }).check();
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await item.getByText("museum.example/visit").waitFor();
    await item.getByText("Answers GS1 addresses").waitFor();

    const product = await makeGs1(tenant, "(01)09521234543213", { domain: "qr.museum.example" });
    await item.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("checkbox", { name: "Answers GS1 addresses" }).uncheck();
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await page.getByText("Codes with GS1 addresses are on it, to be deleted first: 1").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await tenant.call("DELETE", `/app/api/codes/${product.id}`);

    await page.getByRole("link", { name: "New code" }).click();
    await page.getByRole("textbox", { name: "Where it leads" }).fill("museum.example/hall-3");
    await page.getByRole("heading", { name: "Campaign, tags and short address" }).click();
    await page.getByLabel("Domain of the code").selectOption("qr.museum.example");
    await page.getByText("1 to 64 of A–Z").waitFor();
    await page.getByRole("textbox", { name: "Own short id" }).fill("h3");
    await page.getByRole("button", { name: "Make the code" }).click();
    await page.getByText("qr.museum.example/h3", { exact: true }).waitFor();
    const { codes } = await readJson<{ codes: CodeJson[] }>(await tenant.call("GET", "/app/api/codes"));
    const [code] = codes;

    await page.goBack();
    await page.getByRole("link", { name: "Settings" }).first().click();
    await page.getByRole("link", { name: "Domains", exact: true }).click();
    await item.getByRole("button", { name: "Delete" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Delete" }).click();
    await dialog.getByText("1 code is on this domain. Delete it first.").waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await tenant.call("DELETE", `/app/api/codes/${code?.id}`);
    await item.getByRole("button", { name: "Delete" }).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await item.waitFor({ state: "detached" });
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("a key is made with what it may do, stays until it is kept, and is ended", async () => {
    const tenant = await scenario.signUp();
    const person = await arrive({}, "/settings/keys", tenant.apiKey);
    const { page } = person;
    // As above.
    await page.setViewportSize({ width: 1280, height: 1600 });
    const keys = page.locator("[aria-labelledby=settings-keys]");
    await keys.getByText("this device").waitFor();
    await keys.getByRole("button", { name: "New key for a person or a program" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Make the key" }).click();
    await dialog.getByText("Enter a name.").waitFor();
    expect(await dialog.getByRole("checkbox").count()).toBe(ALL_SCOPES.length);
    await dialog.getByRole("textbox", { name: "Name" }).fill("till");
    await dialog.getByRole("button", { name: "Only read" }).click();
    await dialog.getByLabel("Make, change and delete codes, and see those").check();
    await dialog.getByLabel("Ends after").fill("2001-01-01");
    await dialog.getByRole("button", { name: "Make the key" }).click();
    await dialog.getByText("must be a time in the future").waitFor();
    await dialog.getByLabel("Ends after").fill("2099-12-31");
    expect(await faultsOf(person)).toEqual([]);
    await dialog.getByRole("button", { name: "Make the key" }).click();
    const apiKey = (await dialog.locator(".secret code").textContent()) ?? "";
    // Chromium closes a dialog at the second one, whatever the page says.
    for (let times = 0; times < 3; times++) await page.keyboard.press("Escape");
    await dialog.getByText("First confirm that you saved the key").waitFor();
    const asked = page.waitForEvent("dialog");
    await page.evaluate("void setTimeout(() => location.reload())");
    expect((await asked).type()).toBe("beforeunload");
    expect(await dialog.locator(".secret code").textContent()).toBe(apiKey);
    await dialog.getByLabel("I have put it in a safe place").check();
    await dialog.getByRole("button", { name: "Done" }).click();
    const { keys: listed } = await readJson<KeyList>(await tenant.call("GET", "/app/api/keys"));
    expect(listed.find(({ name }) => name === "till")).toMatchObject({
      name: "till",
      scopes: ["codes:read", "codes:write", "analytics:read", "leads:read"],
    });
    await keys.getByRole("button", { name: "Revoke: till" }).click();
    await dialog.getByRole("button", { name: "Revoke" }).click();
    await keys.getByText("till", { exact: true }).waitFor({ state: "detached" });
    await keys.getByRole("button", { name: "Revoke: main" }).click();
    await dialog.getByText("You will be signed out.").waitFor();
    await dialog.getByRole("button", { name: "Revoke" }).click();
    await dialog.getByRole("alert").waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();

    await person.leave();
  });

  test("rules are written, moved, refused where they are wrong, and tried", async () => {
    const tenant = await scenario.signUp();
    const code = await tenant.makeCode({ target: "https://museum.example/hall-3", title: "Hall 3" });
    const person = await arrive({}, `/codes/${code.id}/rules`, tenant.apiKey);
    const { page } = person;
    await page.setViewportSize({ width: 1280, height: 2400 });
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const rules = page.locator(".rule");
    await button("Add a rule").click();
    const first = rules.nth(0);
    await first.getByRole("textbox", { name: "Name" }).fill("evening");
    await first.getByRole("button", { name: "Hours", exact: true }).click();
    await first.getByLabel("From").fill("18:00");
    await first.getByLabel("Until").fill("18:00");
    await first
      .locator("optgroup[label=Europe] > option", { hasText: "Oslo" })
      .waitFor({ state: "attached" });
    await first.getByLabel("Time zone").selectOption("Europe/Berlin");
    await first.getByRole("button", { name: "Language", exact: true }).click();
    await first.getByRole("combobox", { name: "Language" }).fill("german");
    await page.keyboard.press("Enter");
    await first.getByRole("button", { name: "Period", exact: true }).click();
    await first.getByLabel("From").first().fill("2026-07-01T09:00");
    await first.getByLabel("Until").first().fill("2026-08-01T09:00");
    await first.getByLabel("Until").first().fill("");
    await first.getByRole("textbox", { name: "Address" }).fill("museum.example/late");
    await button("Add a rule").click();
    const second = rules.nth(1);
    await second.getByRole("textbox", { name: "Name" }).fill("test");
    await second.getByRole("button", { name: "Every scan" }).click();
    await second.getByRole("radio", { name: "Split between several" }).check();
    const targets = second.getByRole("textbox", { name: "Address" });
    await targets.nth(0).fill("https://museum.example/a");
    await targets.nth(1).fill("https://museum.example/b");
    await second.getByRole("spinbutton", { name: "Weight" }).nth(1).fill("3");
    await button("Save").click();
    await first.getByText("leave hours out for whole days").waitFor();
    expect(await faultsOf(person)).toEqual([]);
    await first.getByLabel("Until").last().fill("02:00");
    await button("Move up: test").focus();
    await page.keyboard.press("Enter");
    await page.getByText("“test” is now number 1 of 2.").waitFor();
    await button("Move down: test").click();
    await page.getByRole("textbox", { name: "Fallback address" }).fill("museum.example");
    await button("Save").click();
    await page.getByText("The rules were saved.").waitFor();
    const saved = await readJson<CodeRecord>(await tenant.call("GET", `/app/api/codes/${code.id}`));
    expect(saved.rules).toEqual([
      {
        name: "evening",
        when: {
          language: ["de"],
          from: "2026-07-01T07:00:00.000Z",
          hours: [{ from: "18:00", to: "02:00" }],
          timezone: "Europe/Berlin",
        },
        target: "https://museum.example/late",
      },
      {
        name: "test",
        when: {},
        split: [
          { name: "A", target: "https://museum.example/a", weight: 1 },
          { name: "B", target: "https://museum.example/b", weight: 3 },
        ],
      },
    ]);
    expect(saved.fallback).toBe("https://museum.example");

    const trial = page.locator("[aria-labelledby=rules-trace]");
    const offered = await trial
      .getByLabel("Country")
      .locator("option")
      .evaluateAll((options) => options.map((option) => option.getAttribute("value")));
    expect(offered.filter((country) => country === null || !COUNTRIES.has(country))).toEqual([""]);
    expect(offered.length).toBeGreaterThan(240);
    await trial.getByLabel("Language").selectOption("fr");
    await trial.getByRole("button", { name: "Try it" }).click();
    await trial.getByText("25% to A and 75% to B").waitFor();
    await trial.getByText("The rule “test” decides.").waitFor();
    expect(await trial.locator("li").first().textContent()).toContain("evening does not apply");
    // A draft that began before somebody else's change does not replace it.
    await tenant.call("PATCH", `/app/api/codes/${code.id}`, { title: "Hall 4" });
    await page.getByLabel("Pass on parameters").check();
    await button("Save").click();
    await page.getByText("The code was changed elsewhere in the meantime.").waitFor();
    await button("Load its present state").click();
    await page.getByRole("link", { name: "Hall 4" }).waitFor();
    expect(await page.getByLabel("Pass on parameters").isChecked()).toBe(false);
    await button("Remove: evening").click();
    await button("Undo").click();
    expect(await rules.count()).toBe(2);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("an earlier state of a code is restored after a look at the difference, and that is undone", async () => {
    const tenant = await scenario.signUp();
    const code = await tenant.makeCode({ target: "https://museum.example/hall-3", title: "Hall 3" });
    const path = `/app/api/codes/${code.id}`;
    const late: Rule = { name: "late", when: { device: ["mobile"] }, target: "https://museum.example/late" };
    await tenant.call("PATCH", path, { title: "Hall three" });
    await tenant.call("PATCH", path, { title: "Hall 4", rules: [late], active: false });
    const person = await arrive({}, `/codes/${code.id}/history`, tenant.apiKey);
    const { page } = person;
    await page.getByText("1. late: Phones → museum.example/late").waitFor();
    await page
      .getByRole("button", { name: /^Restore this/ })
      .last()
      .click();
    const dialog = page.getByRole("dialog");
    expect(await dialog.locator("dt").allTextContents()).toEqual(["title", "rules"]);
    expect(await dialog.locator("ins").allTextContents()).toEqual(["Since then: Hall 3", "Since then: none"]);
    expect(await faultsOf(person)).toEqual([]);
    await dialog.getByRole("button", { name: "Restore" }).click();
    const now = async () => {
      const { title, rules, active } = await readJson<CodeRecord>(await tenant.call("GET", path));
      return { title, rules, active };
    };
    await page.getByRole("button", { name: "Undo" }).waitFor();
    expect(await now()).toEqual({ title: "Hall 3", rules: null, active: false });
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("The code is as it was before.").waitFor();
    expect(await now()).toEqual({ title: "Hall 4", rules: [late], active: false });
    await page.locator(".change").nth(4).waitFor();

    await page.getByRole("link", { name: "Hall 4" }).click();
    const health = page.locator("[aria-labelledby=health]");
    await health.getByText("While the code is off nothing is checked.").waitFor();
    await tenant.call("PATCH", path, { active: true });
    await page.getByRole("link", { name: "All codes" }).click();
    const rows = page.locator(".code-row");
    await rows.waitFor();
    // With fewer than ten codes the filters are there once one is chosen.
    await page.goto(`${scenario.url}/app#/codes?health=dead`);
    const destination = page.getByLabel("Destination");
    await destination.waitFor();
    await rows.waitFor({ state: "detached" });
    await destination.selectOption("unchecked");
    await rows.getByRole("link", { name: "Hall 4" }).first().click();
    await health.getByText("Not checked yet.").waitFor();
    await health.getByRole("link", { name: "Set a fallback" }).click();
    await page.getByRole("textbox", { name: "Fallback address" }).waitFor();
    expectQuiet(person, scenario);
    await person.leave();
  });
});
