import { expect, setDefaultTimeout, test } from "bun:test";
import { faultsOf } from "../browser/axe.ts";
import { describeInBrowser } from "../browser/browser.ts";
import { expectQuiet } from "../browser/world.ts";
import { createTestDns } from "../domains/dns.ts";
import { addDomain } from "../domains/client.ts";
import { readJson } from "../json.ts";
import { type CodeJson, startScenario } from "../scenario.ts";
import { doorOf } from "./console-world.ts";

setDefaultTimeout(30_000);

/** Domains, keys, rules and the history, as people manage them. */

describeInBrowser("managing in the console", async () => {
  const dns = createTestDns();
  const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" }, { txtLookup: dns.lookup });
  const arrive = await doorOf(scenario);

  test("a domain is added, checked, used for a code, edited, and deleted once no code is on it", async () => {
    const tenant = await scenario.signUp();
    const person = await arrive({}, "/account", tenant.apiKey);
    const { page } = person;
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
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("This is not JSON.").waitFor();
    expect(await faultsOf(person)).toEqual([]);
    await page.getByRole("textbox", { name: "iPhone" }).fill('{"applinks":{}}');
    await page.getByRole("button", { name: "Save" }).click();
    await item.getByText("museum.example/visit").waitFor();

    await page.getByRole("link", { name: "New code" }).click();
    await page.getByRole("textbox", { name: "Where it leads" }).fill("museum.example/hall-3");
    await page.getByLabel("Domain of the code").selectOption("qr.museum.example");
    await page.getByRole("textbox", { name: "Own short id" }).fill("h3");
    await page.getByRole("button", { name: "Make the code" }).click();
    await page.getByText("qr.museum.example/h3", { exact: true }).waitFor();
    const { codes } = await readJson<{ codes: CodeJson[] }>(await tenant.call("GET", "/app/api/codes"));
    const [code] = codes;

    await page.goBack();
    await page.getByRole("link", { name: "Account" }).first().click();
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
});
