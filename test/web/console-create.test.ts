import { expect, setDefaultTimeout, test } from "bun:test";
import type { Page } from "playwright-core";
import { describeInBrowser, type Person } from "../browser/browser.ts";
import { readJson } from "../json.ts";
import { soon } from "../patiently.ts";
import type { CodeJson, TenantClient } from "../scenario.ts";
import { startDoor } from "./console-world.ts";

setDefaultTimeout(300_000);

/** Making a code when something fails: the draft stays, and one submission makes one code. */

interface CodesJson {
  readonly codes: readonly CodeJson[];
}

async function codesOf(tenant: TenantClient): Promise<readonly CodeJson[]> {
  return (await readJson<CodesJson>(await tenant.call("GET", "/app/api/codes"))).codes;
}

describeInBrowser("making a code in the console", async () => {
  const { scenario, arrive } = await startDoor({ QZ_SIGNUP_PLAN: "free" });

  const submit = ({ page }: Person) => page.getByRole("button", { name: "Make the code" }).click();
  const target = ({ page }: Person) => page.getByLabel("Where it leads");
  const openMore = (page: Page) =>
    page.getByRole("heading", { name: "Campaign, tags and short address" }).click();

  test("a taken short id is reported at its field, and another one works", async () => {
    const tenant = await scenario.signUp();
    await tenant.makeCode({ shortId: "lions" });
    const person = await arrive({}, "/new", tenant.apiKey);
    const { page } = person;
    await target(person).fill("https://zoo.example/");
    await openMore(page);
    await page.getByLabel("Own short id").fill("lions");
    await openMore(page);
    await submit(person);
    await page.getByText("This short id is taken, or was once.").waitFor();
    await page.locator("[name=shortId][aria-invalid=true]:focus").waitFor();
    await page.getByLabel("Own short id").fill("tigers");
    await submit(person);
    await page.getByText("The code is made.").waitFor();
    expect((await codesOf(tenant)).map(({ shortId }) => shortId)).toEqual(["tigers", "lions"]);
    await person.leave();
  });

  test("a missing or wrong target is explained at its field", async () => {
    const tenant = await scenario.signUp();
    const person = await arrive({}, "/new", tenant.apiKey);
    await submit(person);
    await person.page.getByText("Say where the code leads.").waitFor();
    await target(person).fill("museum at example");
    await submit(person);
    await person.page.getByText("This must be a whole http or https address").waitFor();
    await person.leave();
  });

  test("an error in a part that is closed opens that part", async () => {
    const tenant = await scenario.signUp();
    const person = await arrive({}, "/new", tenant.apiKey);
    const { page } = person;
    await target(person).fill("https://zoo.example/");
    await page.getByLabel("A page first").check();
    await page.getByRole("button", { name: "Add a link" }).click();
    await page.getByLabel("Link 1: label").fill("Map");
    await page.getByLabel("Link 1: address").fill("javascript:alert(1)");
    await page.getByRole("heading", { name: "The page", exact: true }).click();
    expect(await page.getByLabel("Link 1: address").isVisible()).toBe(false);
    await submit(person);
    await page.locator("[aria-invalid=true]:focus").waitFor();
    await page.getByText("A whole address: https://…, mailto:… or tel:…").waitFor();
    expect(await codesOf(tenant)).toEqual([]);
    await person.leave();
  });

  test("a full plan says what it allows and leads to vouchers; what was typed stays", async () => {
    const tenant = await scenario.signUp();
    for (let made = 0; made < 25; made++) await tenant.makeCode();
    const person = await arrive({}, "/new", tenant.apiKey);
    const { page } = person;
    await target(person).fill("https://zoo.example/one-too-many");
    await submit(person);
    await page.getByText("It allows 25 codes, and all are in use.").waitFor();
    await page.getByRole("link", { name: "Plan and vouchers" }).click();
    await page.getByText("25 of 25").waitFor();
    await page.getByRole("link", { name: "New code" }).click();
    await page.getByText("This is what you had begun.").waitFor();
    expect(await target(person).inputValue()).toBe("https://zoo.example/one-too-many");
    await page.getByRole("button", { name: "Start over" }).click();
    expect(await target(person).inputValue()).toBe("");
    await person.leave();
  });

  test("a plan without tracked codes says so", async () => {
    const small = await startDoor({ QZ_SIGNUP_PLAN: "static" });
    const person = await small.arrive({}, "/new", small.tenant.apiKey);
    await target(person).fill("https://zoo.example/");
    await submit(person);
    await person.page.getByText("Your plan has no codes that can be changed after printing.").waitFor();
    await person.leave();
  });

  test("an answer that is lost makes no second code", async () => {
    const tenant = await scenario.signUp();
    const person = await arrive({}, "/new", tenant.apiKey);
    const { page } = person;
    let lost = 0;
    await page.route("**/app/api/codes", async (route) => {
      if (route.request().method() !== "POST" || lost > 1) return route.fallback();
      lost++;
      // It arrives and is carried out; the answer does not come back.
      await route.fetch();
      await route.abort("connectionreset");
    });
    await target(person).fill("https://zoo.example/");
    await submit(person);
    await page.getByRole("heading", { name: "No answer yet" }).waitFor();
    await page.getByRole("button", { name: "Try now" }).click();
    // The heading may be that of the first try.
    await soon(() => lost === 2);
    expect(lost).toBe(2);
    await page.getByRole("heading", { name: "No answer yet" }).waitFor();
    await page.getByRole("button", { name: "Try now" }).click();
    await page.getByText("The code is made.").waitFor();
    expect(await codesOf(tenant)).toHaveLength(1);
    await person.leave();
  });

  test("after a lost connection, even across a reload, exactly one code is made", async () => {
    const tenant = await scenario.signUp();
    const person = await arrive({}, "/new", tenant.apiKey);
    const { page } = person;
    let cut = true;
    await page.route("**/app/api/codes", async (route) => {
      if (route.request().method() !== "POST" || !cut) return route.fallback();
      await route.fetch();
      await route.abort("connectionreset");
    });
    await target(person).fill("https://zoo.example/");
    await submit(person);
    await page.getByRole("heading", { name: "No answer yet" }).waitFor();
    cut = false;
    await page.reload();
    await page.getByText("The code is made.").waitFor();
    const [code, ...others] = await codesOf(tenant);
    expect([code?.target, others]).toEqual(["https://zoo.example/", []]);
    await page.getByRole("heading", { level: 1, name: "zoo.example" }).waitFor();
    // Nothing is left of it.
    await page.getByRole("link", { name: "New code" }).click();
    await page.getByRole("heading", { name: "New code", level: 1 }).waitFor();
    expect(await target(person).inputValue()).toBe("");
    await person.leave();
  });

  test("offline, the form says so and sends once the connection is back", async () => {
    const tenant = await scenario.signUp();
    const person = await arrive({}, "/new", tenant.apiKey);
    const { page } = person;
    await target(person).fill("https://zoo.example/");
    await person.context.setOffline(true);
    await page.getByText("You are offline.").waitFor();
    await submit(person);
    await page.getByRole("heading", { name: "No answer yet" }).waitFor();
    expect(await codesOf(tenant)).toEqual([]);
    await person.context.setOffline(false);
    await page.getByText("The code is made.").waitFor();
    expect(await codesOf(tenant)).toHaveLength(1);
    await person.leave();
  });

  test("a revoked key leads to the sign-in, and then back to the draft", async () => {
    const tenant = await scenario.signUp();
    const person = await arrive({}, "/new", tenant.apiKey);
    const { page } = person;
    await target(person).fill("https://zoo.example/typed");
    const rotated = await tenant.call("POST", "/app/api/keys/rotate", { revoke: true });
    const { apiKey } = await readJson<{ apiKey: string }>(rotated);
    await submit(person);
    await page.getByText("The key is not valid any more.").waitFor();
    await page.getByLabel("API key").fill(apiKey);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("heading", { name: "New code" }).waitFor();
    expect(await target(person).inputValue()).toBe("https://zoo.example/typed");
    await person.leave();
  });

  test("a draft of one workspace is not shown to the next", async () => {
    const [tenant, other] = [await scenario.signUp(), await scenario.signUp("Zoo")];
    const person = await arrive({}, "/new", tenant.apiKey);
    const { page } = person;
    await target(person).fill("https://zoo.example/secret");
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("tab", { name: "I have a key" }).click();
    await page.getByLabel("API key").fill(other.apiKey);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("heading", { name: "New code" }).waitFor();
    expect(await target(person).inputValue()).toBe("");
    expect(await page.evaluate("JSON.stringify(sessionStorage)")).not.toContain("secret");
    await person.leave();
  });

  test("type, content, page and look are sent", async () => {
    const tenant = await scenario.signUp();
    const person = await arrive({}, "/new", tenant.apiKey);
    const { page } = person;
    await target(person).fill("https://zoo.example/");
    await page.getByLabel("A page first").check();
    await page.getByLabel("Contact", { exact: true }).check();
    await page.getByRole("button", { name: "Choose it" }).click();
    await page.getByLabel("Given name").fill("Ada");
    await page.getByRole("textbox", { name: "Headline" }).fill("Ada Lovelace");
    await page.getByLabel("Web address of the button").fill("zoo.example");
    await page.getByLabel("Midnight").check();
    await submit(person);
    await page.getByText("The code is made.").waitFor();
    const [code] = await codesOf(tenant);
    expect(code).toMatchObject({
      type: "vcard",
      target: "https://zoo.example",
      fields: { givenName: "Ada" },
      landing: { template: "profile", headline: "Ada Lovelace" },
      style: { template: "midnight" },
    });
    await person.leave();
  });
});
