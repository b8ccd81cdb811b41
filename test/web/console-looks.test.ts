import { expect, setDefaultTimeout, test } from "bun:test";
import type { LookRecord } from "../../src/features/looks/model.ts";
import { describeInBrowser } from "../browser/browser.ts";
import { expectQuiet } from "../browser/world.ts";
import { readJson } from "../json.ts";
import { expectSound, startConsole } from "./figures-world.ts";

setDefaultTimeout(300_000);

/** Saved looks in the console. */

describeInBrowser("saved looks in the console", async () => {
  const { scenario, open } = await startConsole();

  test("a look is saved from a code's design, given to others, changed, and deleted once no code has it", async () => {
    const tenant = await scenario.signUp();
    const looks = async () => {
      const { styles } = await readJson<{ styles: LookRecord[] }>(
        await tenant.call("GET", "/app/api/styles"),
      );
      return styles.map(({ name, style, isDefault }) => ({ name, style, isDefault }));
    };
    const styles = async () => {
      const response = await tenant.call("GET", "/app/api/codes?sort=oldest");
      return (await readJson<{ codes: { style: unknown }[] }>(response)).codes.map(({ style }) => style);
    };
    const code = await tenant.makeCode({ title: "Hall 3", style: { template: "ocean" } });
    const person = await open({}, `/codes/${code.id}/edit`, tenant.apiKey);
    const { page } = person;
    const says = (text: string) => page.getByText(text, { exact: true }).waitFor();
    const dialog = page.getByRole("dialog");

    // The design of a code becomes a look, which it then has.
    await page.getByRole("button", { name: "Save as a look" }).click();
    await dialog.getByLabel("Name").fill("Summer");
    await dialog.getByLabel("Default for new codes").check();
    await dialog.getByLabel("Name").press("Enter");
    await says("“Summer” is saved.");
    await page.getByLabel("Saved look").waitFor();
    await page.getByText("This code follows the look").waitFor();
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByRole("heading", { name: "Hall 3", level: 1 }).waitFor();
    expect(await looks()).toEqual([{ name: "Summer", style: { template: "ocean" }, isDefault: true }]);
    const [look] = await styles();
    expect(look).toEqual({ saved: expect.stringMatching(/^look_/) });

    // A new code begins with the default.
    await page.getByRole("link", { name: "New code" }).click();
    await page.getByLabel("Where it leads").fill("https://museum.example/4");
    await page
      .getByRole("option", { name: "Summer (default)", selected: true })
      .waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Make the code" }).click();
    await page.getByRole("heading", { level: 1 }).getByText("New code").waitFor({ state: "detached" });
    expect(await styles()).toEqual([look, look]);

    // A look in use stays.
    await page.getByRole("link", { name: "Looks" }).click();
    await page.locator(".look-picture img").waitFor();
    await expectSound(person);
    await page.getByRole("button", { name: "Actions for Summer" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await dialog.getByText("codes that name it: 2").waitFor();
    await page.keyboard.press("Escape");

    // A new one must have a name of its own.
    await page.getByRole("link", { name: "New look" }).click();
    await page.getByLabel("Name").fill("summer");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await says("Another look has this name");
    await page.locator("input:focus[maxlength='100']").waitFor();
    await page.getByLabel("Name").fill("Winter");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await says("“Winter” is saved.");
    await page.getByRole("button", { name: "Actions for Winter" }).click();
    await page.getByRole("menuitem", { name: "Make it the default" }).click();
    await says("New codes begin with “Winter”.");
    expect((await looks()).map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ["Winter", true],
      ["Summer", false],
    ]);

    // Many codes take a look together, and the one before can go.
    await page.getByRole("link", { name: "Codes", exact: true }).click();
    await page.getByLabel("Select all shown").check();
    await page.getByRole("button", { name: "Look", exact: true }).click();
    await dialog
      .getByRole("option", { name: "Winter (default)", selected: true })
      .waitFor({ state: "attached" });
    await dialog.getByRole("button", { name: "Apply" }).click();
    await says("2 codes changed.");
    await page.getByRole("link", { name: "Looks" }).click();
    await page.getByRole("button", { name: "Actions for Summer" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await says("“Summer” was deleted.");
    expect((await looks()).map(({ name }) => name)).toEqual(["Winter"]);

    // A change of the look is a change of its codes.
    await page.getByRole("link", { name: "Winter" }).click();
    await page.getByRole("radio", { name: "Forest" }).check();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await says("“Winter” is saved.");
    expect((await looks()).map(({ style }) => style)).toEqual([{ template: "forest" }]);
    expectQuiet(person, scenario);
    await person.leave();
  });
});
