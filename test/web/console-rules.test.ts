import { expect, setDefaultTimeout, test } from "bun:test";
import { faultsOf } from "../browser/axe.ts";
import { describeInBrowser } from "../browser/browser.ts";
import { expectQuiet } from "../browser/world.ts";
import type { CodeRecord } from "../../src/features/codes/model.ts";
import { readJson } from "../json.ts";
import { startScenario } from "../scenario.ts";
import { doorOf } from "./console-world.ts";

setDefaultTimeout(300_000);

/** Conditions of rules, as people choose, type and forget them. */

describeInBrowser("conditions of rules in the console", async () => {
  const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
  const arrive = await doorOf(scenario);

  test("a rule never loses its condition: what is typed counts, and what is chosen needs a value", async () => {
    const tenant = await scenario.signUp();
    const code = await tenant.makeCode({ target: "https://museum.example/hall-3", title: "Hall 3" });
    const person = await arrive({}, `/codes/${code.id}/rules`, tenant.apiKey);
    const { page } = person;
    await page.setViewportSize({ width: 1280, height: 2400 });
    const rule = page.locator(".rule");
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    const wrong = () => rule.locator(".error").allTextContents();
    const saved = async () =>
      (await readJson<CodeRecord>(await tenant.call("GET", `/app/api/codes/${code.id}`))).rules;

    await press("Add a rule");
    await press("Save");
    await page.getByText("2 things need your attention").waitFor();
    expect(await wrong()).toEqual(["Choose when it applies, or “Every scan”.", "Is required"]);
    await rule.getByRole("textbox", { name: "Address" }).fill("museum.example/de/40");
    const KINDS = ["Device", "System", "Language", "Country", "Days", "Period"];
    for (const kind of KINDS) await press(kind);
    expect(await rule.locator(".rule-head").textContent()).toContain("in …, from …, from …, on …");
    await press("Save");
    await page.getByText("6 things need your attention").waitFor();
    expect((await wrong()).sort()).toEqual([
      ...KINDS.slice(1).map(() => "Choose at least one."),
      "Enter a start or an end.",
    ]);
    await page.locator("[data-pointer='/rules/0/when/device'] :focus").waitFor();
    expect(await faultsOf(person)).toEqual([]);
    expect(await saved()).toBeNull();

    for (const kind of KINDS) if (kind !== "Language") await press(kind);
    // Neither Enter nor the button beside it: the field is only left.
    const language = rule.getByRole("combobox", { name: "Language" });
    await language.fill("German");
    await press("Save");
    await page.getByText("The rules were saved.").waitFor();
    const german = { name: "Rule 1", when: { language: ["de"] }, target: "https://museum.example/de/40" };
    expect(await saved()).toEqual([german]);
    await rule.getByText("In German → museum.example/de/40").waitFor();

    // A text that names nothing is neither saved nor thrown away.
    await press("Edit: Rule 1");
    await language.fill("Klingon");
    await press("Save");
    await rule.getByText("Choose one from the list.").waitFor();
    await page.reload();
    await press("Edit: Rule 1");
    expect(await language.inputValue()).toBe("Klingon");
    expect(await saved()).toEqual([german]);
    await language.fill("");
    await press("Remove German");
    await press("Save");
    await rule.getByText("Choose at least one.").waitFor();
    const offered = await rule
      .locator("datalist option")
      .evaluateAll((all) => all.map((one) => one.getAttribute("value")));
    expect(offered.filter((name, at) => offered.indexOf(name) !== at)).toEqual([]);
    await press("Every scan");
    await press("Save");
    await rule.getByText("Every scan → museum.example/de/40").waitFor();
    await page.getByText("The rules were saved.").last().waitFor();
    expect(await saved()).toEqual([{ ...german, when: {} }]);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("a trial tries the rules that are on the page, and says at their fields what is wrong with them", async () => {
    const tenant = await scenario.signUp();
    const code = await tenant.makeCode({ target: "https://museum.example/hall-3", title: "Hall 3" });
    const person = await arrive({}, `/codes/${code.id}/rules`, tenant.apiKey);
    const { page } = person;
    const rule = page.locator(".rule");
    const trial = page.locator("[aria-labelledby=rules-trace]");
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    await press("Add a rule");
    await press("Try it");
    await rule.getByText("Choose when it applies").waitFor();
    await press("Device");
    await rule.getByLabel("Phones").check();
    await rule.getByRole("textbox", { name: "Address" }).fill("http://");
    await press("Try it");
    await rule.locator(".wrong").waitFor();
    await rule.getByRole("textbox", { name: "Address" }).fill("museum.example/phone");
    await trial.getByLabel("Device").selectOption("mobile");
    await press("Try it");
    await trial.getByText("museum.example/phone").waitFor();
    await trial.getByText("The rule “Rule 1” decides.").waitFor();
    await trial.getByText("before they are saved").waitFor();
    const { rules } = await readJson<CodeRecord>(await tenant.call("GET", `/app/api/codes/${code.id}`));
    expect(rules).toBeNull();
    expectQuiet(person, scenario);
    await person.leave();
  });
});
