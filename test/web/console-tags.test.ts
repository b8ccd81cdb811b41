import { expect, setDefaultTimeout, test } from "bun:test";
import { describeInBrowser } from "../browser/browser.ts";
import { expectQuiet } from "../browser/world.ts";
import { readJson } from "../json.ts";
import type { CodeJson, TenantClient } from "../scenario.ts";
import { faultsUncovered, startDoor } from "./console-world.ts";

setDefaultTimeout(300_000);

/** Tags and notes in the console. */

const tagsOf = async (tenant: TenantClient) =>
  (await readJson<{ codes: CodeJson[] }>(await tenant.call("GET", "/app/api/codes?sort=oldest"))).codes.map(
    ({ tags }) => tags,
  );

describeInBrowser("tags in the console", async () => {
  const { scenario, arrive } = await startDoor();

  test("are given in the form of a code beside its notes, and lead to the codes that have them", async () => {
    const tenant = await scenario.signUp();
    for (let nth = 0; nth < 9; nth++)
      await tenant.makeCode({ title: `Case ${nth}`, tags: nth < 2 ? ["2026", "zoo"] : ["2026"] });
    const person = await arrive({}, "/new", tenant.apiKey);
    const { page } = person;
    await page.getByLabel("Where it leads").fill("https://museum.example/");
    await page.getByRole("heading", { name: "Campaign, tags and short address" }).click();
    const tags = page.getByLabel("Tags", { exact: false });
    await tags.fill("hall 3");
    await tags.press("Enter");
    await tags.fill("wrong");
    await tags.press("Enter");
    await page.getByRole("button", { name: "Remove the tag wrong" }).click();
    // A text that is typed and not entered counts, too.
    await tags.fill("2026");
    await page.getByLabel("Notes").fill("Behind the door");
    expect(await faultsUncovered(person)).toEqual([]);
    await page.getByRole("button", { name: "Make the code" }).click();
    await page.getByText("The code is made.").waitFor();
    const { codes } = await readJson<{ codes: CodeJson[] }>(await tenant.call("GET", "/app/api/codes"));
    expect(codes[0]).toMatchObject({ tags: ["hall 3", "2026"], notes: "Behind the door" });

    await page.goto(`${page.url().split("#")[0]}#/codes?tag=2026`);
    await page.getByText("10 codes shown", { exact: true }).waitFor();
    await page.locator(".code-row").first().getByRole("link", { name: "hall 3" }).click();
    await page.getByText("1 code shown", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Remove the tag hall 3" }).click();
    await page.getByText("10 codes shown", { exact: true }).waitFor();
    await page.getByLabel("Tag", { exact: true }).selectOption("2026");
    await page.getByLabel("Tag", { exact: true }).selectOption("zoo");
    await page.getByText("2 codes shown", { exact: true }).waitFor();
    expect(page.url()).toEndWith("#/codes?tag=2026&tag=zoo");
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("are added to many codes and taken away, with an undo that gives each what it had", async () => {
    const tenant = await scenario.signUp();
    await tenant.makeCode({ title: "one", tags: ["a"] });
    await tenant.makeCode({ title: "two", tags: ["b"] });
    const person = await arrive({}, "/codes", tenant.apiKey);
    const { page } = person;
    const says = (text: string) => page.getByText(text, { exact: true }).waitFor();
    const bar = page.getByRole("region", { name: "Actions on the chosen codes" });
    const dialog = page.getByRole("dialog");
    await page.getByLabel("Select all shown").check();
    await bar.getByRole("button", { name: "Tag", exact: true }).click();
    await dialog.getByRole("button", { name: "Tag", exact: true }).click();
    await dialog.locator("[aria-invalid=true]").waitFor();
    await dialog.locator("[name=tag]").fill("b");
    await dialog.locator("[name=tag]").press("Enter");
    await dialog.getByRole("button", { name: "Tag", exact: true }).click();
    await says("1 code tagged.");
    expect(await tagsOf(tenant)).toEqual([["a", "b"], ["b"]]);
    await page.getByRole("button", { name: "Undo" }).click();
    await says("Undone: 1 code as before.");
    expect(await tagsOf(tenant)).toEqual([["a"], ["b"]]);
    await page.getByLabel("Select all shown").check();
    await bar.getByRole("button", { name: "Remove tags" }).click();
    await dialog.locator("[name=tag]").fill("a");
    await dialog.getByRole("button", { name: "Remove", exact: true }).click();
    await says("Tags removed from 1 code.");
    expect(await tagsOf(tenant)).toEqual([[], ["b"]]);
    expectQuiet(person, scenario);
    await person.leave();
  });
});
