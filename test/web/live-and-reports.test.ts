import { expect, setDefaultTimeout, test } from "bun:test";
import { describeInBrowser } from "../browser/browser.ts";
import { expectQuiet } from "../browser/world.ts";
import { list } from "../features/mailings/client.ts";
import { faultsUncovered, startDoor } from "./console-world.ts";

setDefaultTimeout(240_000);

/** The live counts of the overview, and the reports by mail in the settings. */

describeInBrowser("live counts and reports by mail", async () => {
  // A mail server that takes none: what is asked for waits.
  const { scenario, tenant, arrive } = await startDoor({
    QZ_SMTP_URL: "smtp://127.0.0.1:1",
    QZ_SMTP_FROM: "codes@qr.example",
  });
  const code = await tenant.makeCode({ title: "Hall 3", group: "summer" });

  test("the overview counts a scan as it comes", async () => {
    const person = await arrive({}, "/overview", tenant.apiKey);
    const { page } = person;
    await page.locator("[data-live='0']").waitFor();
    await scenario.scan(code.shortId);
    await page.locator("[data-live='1']").waitFor();
    expect(await page.locator(".live-codes").textContent()).toContain("Hall 3");
    await expectQuiet(person, scenario);
    await person.leave();
  });

  test("a report is made, changed and ended, and what is wrong is told at its field", async () => {
    const person = await arrive({}, "/settings/reports", tenant.apiKey);
    const { page } = person;
    await page.getByText("Nobody gets a report yet.").waitFor();
    await page.getByRole("button", { name: "New report" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Enter an e-mail address.").waitFor();
    await dialog.getByLabel("Mail to").fill("direktion@museum.example");
    await dialog.getByRole("radio", { name: "One campaign" }).check();
    await dialog.getByRole("combobox", { name: "Campaign" }).fill("summer");
    await dialog.getByLabel("New leads: their number").check();
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByText("Waiting for confirmation").waitFor();
    expect(await faultsUncovered(person)).toEqual([]);
    expect(await list(tenant)).toMatchObject([
      { to: "direktion@museum.example", every: "week", of: { group: "summer" }, notices: ["lead"] },
    ]);
    await page.getByRole("button", { name: "Change: direktion@museum.example" }).click();
    await dialog.getByRole("radio", { name: "Every month" }).check();
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByText("Every month · summer").waitFor();
    await page.getByRole("button", { name: "End: direktion@museum.example" }).click();
    await dialog.getByRole("button", { name: "End" }).click();
    await page.getByText("Nobody gets a report yet.").waitFor();
    expect(await list(tenant)).toEqual([]);
    await expectQuiet(person, scenario);
    await person.leave();
  });
});
