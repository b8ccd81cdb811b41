import { expect, setDefaultTimeout, test } from "bun:test";
import { describeInBrowser } from "../browser/browser.ts";
import { expectQuiet } from "../browser/world.ts";
import { signUpOwner } from "../features/people/browser.ts";
import { withAdmin } from "../features/plans/admin.ts";
import { readJson } from "../json.ts";
import { addCookies, goOn, report, startDesk } from "./operator-world.ts";

setDefaultTimeout(300_000);

/** The page of operators: who gets in, and what is done most. */

describeInBrowser("the page of operators", async () => {
  const { scenario, open, arrive, enter, name } = await startDesk();
  const tenant = await scenario.signUp("Harbour");

  test("before somebody is in, nothing of tenants is read, and it is said what is missing", async () => {
    const person = await open("/codes", []);
    const { page } = person;
    await page.getByText("Sign in to the console first").waitFor();
    const asked = () =>
      person.sent.map(({ url }) => url.pathname).filter((path) => path.startsWith("/operator/"));
    expect(new Set(asked())).toEqual(new Set(["/operator/api/session", "/operator/api/session/options"]));
    expect(await page.getByRole("link", { name: "To the console" }).getAttribute("href")).toBe("app");

    const { owner } = await signUpOwner(scenario);
    await addCookies(person, scenario, [owner.cookie]);
    await page.getByRole("button", { name: "Check again" }).click();
    await page.getByText("Your account is not one of an operator").waitFor();

    await withAdmin(scenario, ({ operators }) => operators.name(owner.email));
    await page.getByRole("button", { name: "Check again" }).click();
    await page.getByText("Operators need a second factor of their own").waitFor();
    expect(await page.getByRole("link", { name: "To your account" }).getAttribute("href")).toBe(
      "app#/account",
    );
    expect(new Set(asked()).size).toBe(2);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("a code of the app opens it at the view that was asked for, and a wrong one does not", async () => {
    await tenant.makeCode({ title: "Ferry" });
    const { owner, app } = await name();
    const person = await open("/codes", [owner.cookie]);
    const { page } = person;
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByText("Type the code.").waitFor();
    const field = page.getByLabel("Code of your app");
    await field.fill("000000");
    await field.press("Enter");
    await page.getByRole("alert").waitFor();
    await field.fill(await app.code());
    await field.press("Enter");
    await page.getByText("Codes of all workspaces, newest first.").waitFor();
    await page.getByText("Ferry").first().waitFor();

    await page.getByRole("button", { name: "End the session" }).click();
    await page.getByText("You are still signed in to the console.").waitFor();
    expect(await person.cookies()).toEqual(["qz_session"]);
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code", { exact: true }).fill(app.recoveryCodes[0] ?? "");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByText("Ferry").first().waitFor();
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("when the session has ended, what was shown is gone, and a second factor leads back", async () => {
    const operator = await enter();
    const person = await arrive(operator, "/codes");
    const { page } = person;
    await page.getByText("Ferry").first().waitFor();
    await operator.call("DELETE", "/operator/api/session");
    await goOn(page, scenario, "/workspaces");
    await page.getByText("The session has ended").waitFor();
    expect(await page.locator(".console").count()).toBe(0);
    scenario.clock.advance(30_000);
    await page.getByLabel("Code of your app").fill(await operator.app.code());
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Workspaces", level: 1 }).waitFor();
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("half an hour without use takes away what is shown", async () => {
    const operator = await enter();
    const person = await arrive(operator, "/state");
    const { page } = person;
    await page.clock.install();
    await page.reload();
    await page.getByText("The service").waitFor();
    await page.clock.fastForward("29:00");
    expect(await page.locator(".console").count()).toBe(1);
    await page.clock.fastForward("02:00");
    await page.getByText("The session has ended").waitFor();
    await person.leave();
  });

  test("a code is found by its address, taken down with one question, and put back by one click", async () => {
    const code = await tenant.makeCode({ title: "Poster", target: "https://shop.example/pay?x=1" });
    const operator = await enter();
    const person = await arrive(operator, "/");
    const { page } = person;
    await page.getByRole("searchbox").fill(`${code.shortUrl}?utm=photo`);
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: code.shortUrl }).click();
    await page.getByText("https://shop.example/pay?x=1", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Take down" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Reason").selectOption("malware");
    await dialog.getByLabel("Words to the owner").fill("It loads a Trojan.");
    await dialog.getByRole("button", { name: "Take down" }).click();
    await page.getByText("The code is taken down.").waitFor();
    await page.getByText("“It loads a Trojan.”").waitFor();
    expect((await scenario.scan(code.shortId)).status).toBe(410);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("The code is put back.").waitFor();
    await page.getByText("Leads on").waitFor();
    expect((await scenario.scan(code.shortId)).status).toBe(302);

    await page.getByRole("link", { name: "All codes to shop.example" }).click();
    await page.getByText("Codes that lead to shop.example, newest first.").waitFor();
    await page.getByText("1 shown").waitFor();
    await goOn(page, scenario, "/log");
    await page.getByText("Code put back").waitFor();
    await page.getByText("Code taken down").waitFor();
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("codes with signs are listed with what is odd about them, and so is one of them", async () => {
    await tenant.makeCode({ title: "Nothing odd", target: "https://quiet.example/" });
    const code = await tenant.makeCode({ title: "Odd", target: "https://paypal-login.example/" });
    for (let minutes = 0; minutes < 3; minutes++, scenario.clock.advance(60_000))
      await scenario.service.housekeep();
    const person = await arrive(await enter(), "/codes");
    const { page } = person;
    await page.getByText("Nothing odd").waitFor();
    await page.getByRole("radio", { name: "With signs" }).check();
    await page.getByText("1 shown").waitFor();
    const entry = page.getByRole("listitem").filter({ hasText: "Brand in a foreign name" }).first();
    await entry.getByText("Odd").waitFor();
    await page.getByRole("link", { name: code.shortUrl }).click();
    const signs = page.getByRole("region", { name: "Signs" });
    await signs.getByText("paypal-login.example").waitFor();
    await signs.getByText("paypal ·").waitFor();
    await page.getByRole("link", { name: "All codes to paypal-login.example" }).waitFor();
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("reports are decided in place, for all of a code at once", async () => {
    const first = await tenant.makeCode({ target: "https://bank.example/" });
    const second = await tenant.makeCode();
    const number = await report(scenario, first.shortId, { name: "Berta", email: "berta@mail.example" });
    await report(scenario, first.shortId, { words: "It is not my bank." });
    await report(scenario, second.shortId, { reason: "spam", words: "It was in my letterbox." });
    const operator = await enter();
    const person = await arrive(operator, "/reports");
    const { page } = person;
    await page.getByText("3 shown").waitFor();
    const entry = page.getByRole("listitem").filter({ hasText: "It asks for my bank card." });
    await entry.getByText("Berta, berta@mail.example").waitFor();
    await entry.getByRole("button", { name: "Where it leads" }).click();
    await entry.getByText("https://bank.example/", { exact: true }).waitFor();
    await entry.getByRole("button", { name: "Take down" }).click();
    await entry.getByLabel("Why the code is taken down").fill("It asks for cards of a bank that it is not.");
    await entry.getByRole("button", { name: "Take the code down" }).click();
    await page.getByText("1 shown").waitFor();
    expect((await scenario.scan(first.shortId)).status).toBe(410);

    const other = page.getByRole("listitem").filter({ hasText: "It was in my letterbox." });
    await other.getByRole("button", { name: "Dismiss" }).click();
    await other.getByRole("button", { name: "Dismiss the report" }).click();
    await other.getByText("Dismissed", { exact: true }).waitFor();
    await page.getByRole("radio", { name: "Decided" }).check();
    await page.getByText("3 shown").waitFor();
    await page.getByText("It asks for cards of a bank that it is not.").first().waitFor();
    await page.getByRole("searchbox").fill(number);
    await page.keyboard.press("Enter");
    await page.getByText("1 result").waitFor();
    await page.getByText(`No. ${number}`).waitFor();
    await page.getByText("Taken down", { exact: true }).waitFor();
    await goOn(page, scenario, "/reports?state=decided");
    await page.getByRole("button", { name: "Erase" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Erase" }).click();
    await page.getByText("2 shown").waitFor();
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("a workspace is suspended and resumed, gets another plan, and is deleted when its name is typed", async () => {
    const shop = await scenario.signUp("Corner shop");
    const code = await shop.makeCode();
    const operator = await enter();
    const person = await arrive(operator, "/workspaces");
    const { page } = person;
    await page.getByLabel("Name, e-mail or id").fill("corner");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Corner shop" }).click();
    await page.getByRole("button", { name: "Suspend" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Suspend" }).click();
    await page.getByText("The workspace is suspended.").waitFor();
    expect((await scenario.scan(code.shortId)).status).toBe(410);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("The workspace goes on.").waitFor();
    expect((await scenario.scan(code.shortId)).status).toBe(302);

    await page.getByLabel("Plan", { exact: true }).selectOption("pro");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved.").waitFor();
    const me = await readJson<{ plan: { name: string } }>(await shop.call("GET", "/app/api/me"));
    expect(me.plan.name).toBe("pro");

    await page.getByRole("button", { name: "Delete" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Delete" }).click();
    await dialog.getByText("It is not the same.").waitFor();
    await dialog.getByLabel("Type its name").fill("Corner shop");
    await dialog.getByRole("button", { name: "Delete" }).click();
    await page.getByText("Corner shop is deleted.").waitFor();
    expect((await shop.call("GET", "/app/api/me")).status).toBe(401);
    expectQuiet(person, scenario);
    await person.leave();
  });
});
