import { DECIDED } from "../features/blocks/blocking.ts";
import { expect, setDefaultTimeout, test } from "bun:test";
import { readSettings } from "../../src/kit/settings/read.ts";
import { openAdmin } from "../../src/operate/admin.ts";
import { faultsOf } from "../browser/axe.ts";
import { describeInBrowser } from "../browser/browser.ts";
import { unzip } from "../features/bulk/client.ts";
import { readJson } from "../json.ts";
import { leadsTo, startDoor } from "./console-world.ts";
import { downloaded } from "./figures-world.ts";

setDefaultTimeout(300_000);

/** Actions on many codes, in the console's list. One person does them all, because each visit costs seconds. */

describeInBrowser("many codes at once", async () => {
  const { scenario, arrive } = await startDoor();

  test("chosen codes are moved, switched, downloaded and deleted, each with its confirmation", async () => {
    const tenant = await scenario.signUp();
    const resting = await tenant.makeCode({ title: "Lion 0", group: "zoo" });
    await tenant.call("PATCH", `/app/api/codes/${resting.id}`, { active: false });
    for (let nth = 1; nth < 31; nth++) await tenant.makeCode({ title: `Lion ${nth}`, group: "zoo" });
    const hall = await tenant.makeCode({ title: "Hall 3", group: "museum" });
    const taken = await tenant.makeCode({ title: "Hall 4", group: "museum" });
    const activeNow = async () => {
      const response = await tenant.call("GET", "/app/api/codes?active=true&limit=1000");
      return (await readJson<{ codes: { id: string }[] }>(response)).codes.map(({ id }) => id);
    };

    const person = await arrive({}, "/codes", tenant.apiKey);
    const { page } = person;
    const says = (text: string) => page.getByText(text, { exact: true }).waitFor();
    const bar = page.getByRole("region", { name: "Actions on the chosen codes" });
    const act = (name: string) => bar.getByRole("button", { name, exact: true }).click();
    const dialog = page.getByRole("dialog");
    const confirm = (name: string) => dialog.getByRole("button", { name, exact: true }).click();
    const focusIsOnList = () => page.locator(".choose-shown input:focus").waitFor();

    // By keyboard alone, with an empty choice again at the end.
    await says("30 of 33 codes shown");
    await page.getByRole("checkbox", { name: "Choose Hall 3" }).focus();
    await page.keyboard.press("Space");
    await says("1 code chosen");
    await bar.getByRole("button", { name: "Clear the choice" }).focus();
    await page.keyboard.press("Enter");
    await bar.waitFor({ state: "detached" });
    await focusIsOnList();

    // All that a search finds; the one that was off before is off after the undo.
    await page.getByRole("checkbox", { name: "Choose Hall 3" }).check();
    await page.getByLabel("Campaign").selectOption("zoo");
    await says("The first 30 codes shown");
    await bar.waitFor({ state: "detached" });
    await page.getByLabel("Select all shown").check();
    await says("30 codes chosen");
    await act("Choose all that match");
    await says("31 codes chosen");
    const before = await activeNow();
    await act("Switch off");
    await dialog.getByRole("heading", { name: "Switch off 31 codes?" }).waitFor();
    await confirm("Switch off");
    await says("30 codes switched off.");
    await bar.waitFor({ state: "detached" });
    await focusIsOnList();
    expect(await activeNow()).toEqual([taken.id, hall.id]);
    await page.getByRole("button", { name: "Undo" }).click();
    await says("Undone: 30 codes as before.");
    expect(await activeNow()).toEqual(before);

    // A lost answer is asked for again with the same key.
    await page.getByLabel("Campaign").selectOption("museum");
    await says("2 codes shown");
    await page.getByLabel("Select all shown").check();
    const keys: (string | undefined)[] = [];
    await page.route("**/app/api/codes/batch", (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      return keys.length === 1 ? route.abort("internetdisconnected") : route.fallback();
    });
    await act("Move");
    await dialog.getByLabel("Campaign").fill("hall");
    await confirm("Move");
    await dialog.getByText("The service does not answer.").waitFor();
    await confirm("Try again");
    await says("2 codes moved.");
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    await page.unroute("**/app/api/codes/batch");
    await page.getByRole("heading", { name: "No code found" }).waitFor();
    await page.getByRole("button", { name: "Show all codes" }).click();

    // A code that can't be changed is named, with the reason.
    const admin = await openAdmin(readSettings({ QZ_DATA_DIR: scenario.dataDir }), { clock: scenario.clock });
    await admin.blocks.block(taken.shortId, DECIDED);
    admin.close();
    await page.getByLabel("Campaign").selectOption("hall");
    await says("2 codes shown");
    await page.getByLabel("Select all shown").check();
    expect(await faultsOf(person)).toEqual([]);
    await act("Switch on");
    await confirm("Switch on");
    await dialog.getByRole("heading", { name: "Not all codes were changed" }).waitFor();
    await dialog.getByText("Not changed: 1 code").waitFor();
    expect(await dialog.getByRole("listitem").textContent()).toStartWith("Hall 4: ");
    await dialog.getByRole("button", { name: "Close" }).last().click();

    await page.getByLabel("Select all shown").check();
    await act("Download");
    await dialog.getByLabel("Format").selectOption("PNG");
    await dialog.getByText("Print each of them at least").waitFor();
    const { name, bytes } = await downloaded(person, () => confirm("Download"));
    const { files } = unzip(bytes);
    expect([name, [...files.keys()]]).toEqual([
      "codes.zip",
      [`hall-4-${taken.shortId}.png`, `hall-3-${hall.shortId}.png`],
    ]);

    await act("Delete");
    await dialog.getByText("This can't be undone.").waitFor();
    await dialog.getByLabel("Type 2 to confirm").fill("3");
    await confirm("Delete permanently");
    await dialog.getByText("That is not the number of chosen codes.").waitFor();
    expect(await leadsTo(scenario, hall.shortId)).toBe(hall.target);
    await dialog.getByLabel("Type 2 to confirm").fill("2");
    await confirm("Delete permanently");
    await says("2 codes deleted.");
    expect(await leadsTo(scenario, hall.shortId)).toBe(410);
    await page.getByRole("heading", { name: "No code found" }).waitFor();
    await page.getByRole("button", { name: "Show all codes" }).click();

    // A copy opens its form.
    await page.getByLabel("Search codes").fill("Lion 30");
    await says("1 code shown");
    await says("1 code shown");
    await page.getByRole("button", { name: "Actions for Lion 30" }).click();
    await page.getByRole("menuitem", { name: "Duplicate" }).click();
    await says("This is a copy of “Lion 30” with a short link of its own.");
    await page.getByRole("heading", { level: 1 }).waitFor();
    const like = await tenant.call("GET", "/app/api/codes?q=Lion%2030");
    const copies = (await readJson<{ codes: { id: string; title: string }[] }>(like)).codes;
    expect(copies.map(({ title }) => title)).toEqual(["Lion 30 (copy)", "Lion 30"]);
    expect(page.url()).toEndWith(`#/codes/${copies[0]?.id}/edit`);
    expect(person.complaints).toEqual(["Failed to load resource: net::ERR_INTERNET_DISCONNECTED"]);
    await person.leave();
  });
});
