import { DECISION } from "../features/blocks/blocking.ts";
import { expect, setDefaultTimeout, test } from "bun:test";
import type { Page } from "playwright-core";
import { faultsOf } from "../browser/axe.ts";
import { describeInBrowser, type Person } from "../browser/browser.ts";
import { evaluate, expectQuiet } from "../browser/world.ts";
import { PASSWORD, signUpOwner } from "../features/people/browser.ts";
import { readJson } from "../json.ts";
import type { Me } from "../../src/features/tenants/model.ts";
import { decodeBoth } from "../qr/decode.ts";
import { rasterFile } from "../qr/raster.ts";
import { withAdmin } from "../features/plans/admin.ts";
import { startDoor } from "./console-world.ts";

setDefaultTimeout(300_000);

/** A workspace is one key: what keeps a person from losing it, and who helps when it is lost. */

const STORED =
  "JSON.stringify([localStorage, sessionStorage].map((area) => Object.fromEntries(Object.entries(area))))";

/** Signs up, up to the page that shows the key. */
async function signUp({ page }: Person, name = "Café Möwe"): Promise<string> {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill("anna@cafe-moewe.example");
  await page.getByRole("button", { name: "Create workspace" }).click();
  await page.getByRole("heading", { name: "This is your key" }).waitFor();
  return (await page.locator(".secret code").textContent()) ?? "";
}

async function goOn({ page }: Person): Promise<void> {
  await page.getByRole("button", { name: "Open the console" }).click();
  await page.getByRole("heading", { name: "Your first code" }).waitFor();
}

describeInBrowser("signing up", async () => {
  const { scenario, arrive } = await startDoor({
    QZ_SECURITY_CONTACT: "mailto:help@qr.example?subject=a&body=b",
    QZ_SIGNUP_PLAN: "free",
  });

  test("who signs up stays signed in when the tab is closed, unless that was unticked", async () => {
    const person = await arrive({ width: 360 });
    const key = await signUp(person);
    await person.page.getByLabel("I have put it in a safe place").check();
    await goOn(person);
    await person.page.close();
    const page = await person.context.newPage();
    await page.goto(`${scenario.url}/app`);
    await page.getByRole("heading", { name: "Your first code" }).waitFor();
    expect(await page.evaluate<string>("localStorage.getItem('quietzone.key')")).toBe(key);
    await person.leave();

    const other = await arrive({ width: 360 });
    await signUp(other);
    await other.page.getByLabel("I have put it in a safe place").check();
    await other.page.getByLabel("Stay signed in on this device").uncheck();
    await goOn(other);
    expect(await evaluate<unknown>(other, "localStorage.getItem('quietzone.key')")).toBe(null);
    await other.leave();
  });

  test("the key is saved as a file, printed on a sheet with a symbol, and offered to password managers, and none of it is sent", async () => {
    const person = await arrive({});
    const { page } = person;
    const key = await signUp(person);
    const before = person.sent.length;
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as a file" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("quietzone-key.txt");
    const saved = await Bun.file(await download.path()).text();
    for (const part of ["Café Möwe", key, `${scenario.url}/app`, "mailto:help@qr.example"])
      expect(saved).toContain(part);
    // Whoever saved it has kept it.
    expect(await page.getByLabel("I have put it in a safe place").isChecked()).toBe(true);

    expect(await page.locator("input[autocomplete=username]").inputValue()).toBe("Café Möwe");
    expect(await page.locator("input[autocomplete=new-password]").inputValue()).toBe(key);
    expect(await faultsOf(person)).toEqual([]);

    const sheet = page.locator(".key-sheet");
    expect(await sheet.isVisible()).toBe(false);
    await page.emulateMedia({ media: "print" });
    expect(await sheet.isVisible()).toBe(true);
    expect(await page.locator(".bar, .signin > form").first().isVisible()).toBe(false);
    const text = await sheet.textContent();
    for (const part of ["Café Möwe", key, `${scenario.url}/app`, "The operator can make you a new one."])
      expect(text).toContain(part);
    const symbol = await sheet.locator("svg").screenshot();
    expect(await decodeBoth(await rasterFile("png", symbol, 0))).toEqual({ zxing: key, qr: key });
    await page.emulateMedia({ media: "screen" });
    expect(person.sent.slice(before).filter(({ url }) => url.protocol !== "blob:")).toEqual([]);
    await goOn(person);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("a new key stays until it is kept, though somebody signs in or out in the same browser meanwhile", async () => {
    const { owner } = await signUpOwner(scenario);
    const [name = "", value = ""] = owner.cookie.split("=");
    const shown = (page: Page) => page.locator(".secret code").textContent();
    const person = await arrive({});
    const { page, context } = person;
    const key = await signUp(person);
    // Another tab has a session.
    await context.addCookies([{ name, value, url: scenario.url }]);
    const other = await context.newPage();
    await other.goto(`${scenario.url}/app#/signed-in`);
    for (let times = 0; times < 2; times++) {
      await page.reload();
      expect(await shown(page)).toBe(key);
      await page.waitForLoadState("networkidle");
    }
    await context.clearCookies();
    await page.getByLabel("I have put it in a safe place").check();
    await goOn(person);
    expect(await evaluate<string>(person, "localStorage.getItem('quietzone.key')")).toBe(key);
    await person.leave();

    // The session that came with a workspace is signed out in another tab.
    const next = await arrive({});
    await next.page.getByLabel("Password").fill(PASSWORD);
    const second = await signUp(next);
    const out = await next.context.newPage();
    await out.goto(`${scenario.url}/app`);
    await out.getByRole("heading", { name: "Your first code" }).waitFor();
    await out.getByRole("button", { name: "Sign out" }).first().click();
    await out.getByRole("tab", { name: "I have a key" }).waitFor();
    await next.page.reload();
    expect(await shown(next.page)).toBe(second);
    await next.page.getByRole("button", { name: "Open the console" }).click();
    await next.page.getByRole("tab", { name: "I have a key" }).waitFor();
    await next.page.reload();
    await next.page.getByRole("tab", { name: "I have a key" }).waitFor();
    await next.leave();
  });

  test("after signing out a browser knows the workspace by name, if that was agreed, and nothing else; who can help is named", async () => {
    const person = await arrive({ width: 360 });
    const { page } = person;
    const key = await signUp(person);
    await page.getByLabel("I have put it in a safe place").check();
    await goOn(person);
    await page.evaluate("scrollTo(0, 400)");
    const leave = () =>
      page.evaluate("document.querySelector('.console-foot button.quiet:last-child').click()");
    await leave();
    const known = page.getByText("This browser had the workspace Café Möwe");
    await known.waitFor();
    expect(await page.evaluate("scrollY")).toBe(0);
    expect(await evaluate<string>(person, STORED)).toBe('[{"quietzone.workspace":"Café Möwe"},{}]');
    const help = page.getByRole("link", { name: "Ask the operator" });
    expect(await help.getAttribute("href")).toBe("mailto:help@qr.example?subject=a&body=b");
    expect(await page.locator("input[autocomplete=username]").inputValue()).toBe("Café Möwe");
    expect(await faultsOf(person)).toEqual([]);

    // Back in, where the browser is known to be the person's own.
    await page.reload();
    await known.waitFor();
    expect(await page.getByLabel("Stay signed in on this device").isChecked()).toBe(true);
    await page.getByLabel("API key").fill(key);
    await page.getByLabel("Remember the workspace's name").uncheck();
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("heading", { name: "Your first code" }).waitFor();
    await leave();
    await page.getByLabel("API key").waitFor();
    expect([await known.count(), await evaluate<string>(person, STORED)]).toEqual([0, "[{},{}]"]);
    await person.leave();
  });

  test("who opens a suspended workspace reads that it is, and who can help, and keeps the key", async () => {
    const tenant = await scenario.signUp("Café Möwe");
    const {
      tenant: { id },
    } = await readJson<Me>(await tenant.call("GET", "/app/api/me"));
    const suspend = (on: boolean) =>
      withAdmin(scenario, (admin) =>
        on
          ? admin.blocks.blockWorkspace(id, { ...DECISION, words: "All of it is one page." })
          : admin.blocks.unblockWorkspace(id),
      );
    const person = await arrive({ width: 360 }, "/overview", tenant.apiKey);
    const { page } = person;
    await page.getByRole("heading", { name: "Your first code" }).waitFor();
    await suspend(true);
    await page.reload();
    const notice = page.getByText("The operator of this service has suspended this workspace.");
    await notice.waitFor();
    await page
      .getByText("Why: phishing: it asks for data under somebody else's name, since Nov 21, 2026")
      .waitFor();
    await page.getByText("All of it is one page.").waitFor();
    const help = page.locator(".notice").getByRole("link", { name: "Ask the operator" });
    expect(await help.getAttribute("href")).toBe("mailto:help@qr.example?subject=a&body=b");
    expect(await faultsOf(person)).toEqual([]);
    await page.getByLabel("API key").fill(tenant.apiKey);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.locator(".field .error", { hasText: "has suspended this workspace" }).waitFor();
    await suspend(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Your first code" }).waitFor();
    await person.leave();
  });

  test("an empty form has its first field in focus, and an address without a dot is asked about once", async () => {
    const person = await arrive({});
    const { page } = person;
    const create = page.getByRole("button", { name: "Create workspace" });
    await create.click();
    await page.locator("input[name=name]:focus").waitFor();
    await page.getByLabel("Name").fill("Café");
    await page.getByLabel("Email").fill("anna@cafe-moewe");
    await create.click();
    await page.getByText("Is the address complete?").waitFor();
    await page.locator("input[name=email]:focus").waitFor();
    await create.click();
    await page.getByRole("heading", { name: "This is your key" }).waitFor();
    await person.leave();
  });

  test("name and address of a workspace are changed in its settings, which say how limits are lifted, and offer no mail where none is sent", async () => {
    const tenant = await scenario.signUp("Cafe");
    const person = await arrive({}, "/settings/workspace", tenant.apiKey);
    const { page } = person;
    const card = page.getByRole("region", { name: "Name and email" });
    const save = card.getByRole("button", { name: "Save" });
    await card.getByLabel("Name").fill(" ");
    await card.getByLabel("Email").fill("anna@");
    await save.click();
    await card.getByText("Say who the workspace is for.").waitFor();
    await card.getByText("This is not an email address.").waitFor();
    await card.getByLabel("Name").fill("Café Möwe");
    await card.getByLabel("Email").fill("anna@cafe");
    await save.click();
    await card.getByText("Is the address complete?").waitFor();
    await card.getByLabel("Email").fill("anna@cafe.example");
    await save.click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    await page.locator(".console-foot, .view-head").getByText("Café Möwe").first().waitFor();
    const me = await readJson<Me>(await tenant.call("GET", "/app/api/me"));
    expect(me).toMatchObject({ tenant: { name: "Café Möwe", email: "anna@cafe.example" } });

    const tabs = page.getByRole("navigation", { name: "Settings" }).getByRole("link");
    expect(await tabs.allTextContents()).toEqual([
      ...["Plan", "Workspace", "Members", "Keys", "Domains", "Pages", "Privacy", "Audit", "Delete"],
    ]);
    await tabs.getByText("Plan").click();
    await page.getByText("How to lift the limits").click();
    await page.getByText(`quietzone tenant plan ${me.tenant.id} unlimited`).waitFor();
    await person.leave();

    const mailing = await startDoor({ QZ_SMTP_URL: "smtp://127.0.0.1:1", QZ_SMTP_FROM: "a@qr.example" });
    const owner = await mailing.scenario.signUp();
    const told = await mailing.arrive({}, "/settings", owner.apiKey);
    await told.page.getByRole("link", { name: "Mail", exact: true }).click();
    await told.page.getByRole("heading", { name: "Mail when a link breaks" }).waitFor();
    await told.leave();
  });
});
