import { expect, setDefaultTimeout, test } from "bun:test";
import { describeInBrowser } from "../browser/browser.ts";
import { evaluate, expectQuiet } from "../browser/world.ts";
import { eventually } from "../e2e/process.ts";
import { makeVoucher } from "../features/plans/admin.ts";
import { leadsTo, startDoor, startGuardedDoor } from "./console-world.ts";

setDefaultTimeout(300_000);

/** Sign-in, the settings and sign-out. */

describeInBrowser("the settings in the console", async () => {
  const { scenario, arrive } = await startDoor({ QZ_SIGNUP_PLAN: "free" });

  test("each refusal of a voucher is said in words, and what was typed stays", async () => {
    const [tenant, other] = [await scenario.signUp(), await scenario.signUp("Zoo")];
    const redeem = (client: typeof tenant, code: string) => client.call("POST", "/app/api/redeem", { code });
    const usedUp = await makeVoucher(scenario);
    await redeem(other, usedUp);
    const mine = await makeVoucher(scenario, { uses: 5 });
    await redeem(tenant, mine);
    const expired = await makeVoucher(scenario, { expiresAt: scenario.clock.now() + 1_000 });
    scenario.clock.advance(2_000);
    const person = await arrive({}, "/settings", tenant.apiKey);
    const { page } = person;
    const field = page.getByRole("textbox", { name: "Voucher" });
    const refusals = [
      ["", "Type the voucher's code."],
      ["K7QM-2XVA-9RTD-HN4E", "This is not a voucher of this service."],
      [expired, "This voucher has expired."],
      [usedUp, "This voucher is used up."],
      [mine, "This workspace has redeemed this voucher already."],
    ] as const;
    for (const [code, words] of refusals) {
      await field.fill(code);
      await page.getByRole("button", { name: "Redeem" }).click();
      await page.locator(".field .error").getByText(words).waitFor();
      expect([await field.inputValue(), await field.getAttribute("aria-invalid")]).toEqual([code, "true"]);
    }
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("a voucher whose answer is lost is redeemed once", async () => {
    const tenant = await scenario.signUp();
    const code = await makeVoucher(scenario);
    const person = await arrive({}, "/settings", tenant.apiKey);
    const { page } = person;
    let lost = false;
    await page.route("**/app/api/redeem", async (route) => {
      if (lost) return route.fallback();
      lost = true;
      await route.fetch();
      await route.abort("connectionreset");
    });
    await page.getByRole("textbox", { name: "Voucher" }).fill(code);
    await page.getByRole("button", { name: "Redeem" }).click();
    await page.getByRole("alert").getByText("The service does not answer.").waitFor();
    await page.getByRole("button", { name: "Redeem" }).click();
    await page.getByText("Redeemed: the plan is “pro” now.").waitFor();
    await person.leave();
  });

  test.each(["overlap", "revoke"] as const)("a new key in place of the old one (%s)", async (way) => {
    const tenant = await scenario.signUp();
    const person = await arrive({}, "/settings/keys", tenant.apiKey);
    const { page } = person;
    await page.getByRole("button", { name: "New key", exact: true }).click();
    if (way === "revoke") await page.getByLabel("It ends at once").check();
    await page.getByRole("button", { name: "Make a new key" }).click();
    await page.getByRole("heading", { name: "This is your key" }).waitFor();
    const key = (await page.locator(".secret code").textContent()) ?? "";
    expect(key).not.toBe(tenant.apiKey);
    // It is the only one that is left, so a reload must not lose it.
    await page.reload();
    expect(await page.locator(".secret code").textContent()).toBe(key);
    await page.getByLabel("I have put it in a safe place").check();
    await page.getByLabel("Stay signed in on this device").check();
    await page.getByRole("button", { name: "Open the console" }).click();
    await page.getByText("It is kept on this device until you sign out.").waitFor();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as a file" }).click();
    expect(await Bun.file((await (await saved).path()) ?? "").text()).toContain(`API key: ${key}`);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".key-sheet").isVisible()).toBe(true);
    expect(await page.getByText("More keys").isVisible()).toBe(false);
    await page.emulateMedia({ media: "screen" });
    const old = await tenant.call("GET", "/app/api/me");
    expect(old.status).toBe(way === "revoke" ? 401 : 200);
    const kept = "[localStorage.getItem('quietzone.key'), sessionStorage.getItem('quietzone.key')]";
    expect(await evaluate<unknown>(person, kept)).toEqual([key, null]);
    await page.getByRole("button", { name: "Sign out" }).first().click();
    await page.getByRole("tab", { name: "I have a key" }).waitFor();
    expect(await evaluate<unknown>(person, kept)).toEqual([null, null]);
    await person.leave();
  });

  test("whoever signs out is signed out in all tabs with the device's key, and a tab with a key of its own stays", async () => {
    const [tenant, other] = [await scenario.signUp(), await scenario.signUp("Zoo")];
    const { id } = await tenant.makeCode();
    const person = await arrive({}, "/overview", tenant.apiKey);
    const { page } = person;
    await page.evaluate((key) => {
      sessionStorage.removeItem("quietzone.key");
      localStorage.setItem("quietzone.key", key);
    }, tenant.apiKey);
    await page.reload();
    const [second, own] = [await page.context().newPage(), await page.context().newPage()];
    const address = page.url().split("#")[0] ?? "";
    await second.goto(`${address}#/codes/${id}/edit`);
    await second.getByRole("textbox", { name: "Title" }).fill("Not saved");
    await own.goto(`${address}#/overview`);
    await own.evaluate((key) => sessionStorage.setItem("quietzone.key", key), other.apiKey);
    await own.reload();
    await own.getByText("Zoo").first().waitFor();
    await page.getByRole("button", { name: "Sign out" }).first().click();
    await second.getByRole("tab", { name: "I have a key" }).waitFor();
    expect(await second.evaluate("Object.values(sessionStorage).join().includes('Not saved')")).toBe(false);
    await own.getByRole("button", { name: "Sign out" }).first().waitFor();
    await person.leave();
  });

  test("the contact that pages of switched-off codes link is typed as a mail address or a web page, and removed", async () => {
    const tenant = await scenario.signUp();
    const { id, pageUrl } = await tenant.makeCode();
    await tenant.call("PATCH", `/app/api/codes/${id}`, { active: false });
    const person = await arrive({}, "/settings/pages", tenant.apiKey);
    const { page } = person;
    const card = page.getByRole("region", { name: "Contact on switched-off codes" });
    const field = card.getByRole("textbox", { name: "Contact" });
    const linked = async () => {
      const answer = await scenario.request(new URL(pageUrl).pathname, { headers: { accept: "text/html" } });
      return /<a href="([^"]+)"[^>]*>Ask its owner</.exec(await answer.text())?.[1];
    };
    await field.fill("nobody@");
    await card.getByRole("button", { name: "Save" }).click();
    await card.locator(".error").waitFor();
    for (const [typed, shown, address] of [
      ["info@museum.example", "info@museum.example", "mailto:info@museum.example"],
      ["museum.example/help", "https://museum.example/help", "https://museum.example/help"],
    ] as const) {
      await field.fill(typed);
      await card.getByRole("button", { name: "Save" }).click();
      await page.getByText("Pages of switched-off codes link it.").last().waitFor();
      await eventually("the link", async () => ((await linked()) === address ? true : null));
      await eventually("the field", async () => ((await field.inputValue()) === shown ? true : null));
    }
    await field.fill("");
    await card.getByRole("button", { name: "Save" }).click();
    await page.getByText("Pages of switched-off codes link nobody.").waitFor();
    expect(await linked()).toBe(undefined);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("a workspace that went though the answer was lost is told as gone, and the browser keeps nothing of it", async () => {
    const tenant = await scenario.signUp("Zoo");
    const person = await arrive({}, "/settings/delete", tenant.apiKey);
    const { page } = person;
    await page.evaluate("localStorage.setItem('quietzone.workspace', 'Zoo')");
    let lost = false;
    await page.route("**/app/api/me", async (route) => {
      if (lost || route.request().method() !== "DELETE") return route.fallback();
      lost = true;
      await route.fetch();
      await route.abort("connectionreset");
    });
    await page.getByRole("button", { name: "Delete the workspace" }).click();
    await page.getByRole("dialog").getByRole("textbox").fill("Zoo");
    await page.getByRole("dialog").getByRole("button", { name: "Delete permanently" }).click();
    await page.getByText("The workspace was deleted.").waitFor();
    await page.getByLabel("API key").waitFor();
    const stored = await page.evaluate<string>("JSON.stringify([localStorage, sessionStorage])");
    expect([stored.includes("Zoo"), stored.includes("tenant")]).toEqual([false, false]);
    await person.leave();
  });

  test("the workspace goes when its name was typed, with everything in it", async () => {
    const tenant = await scenario.signUp("Zoo & Söhne");
    const code = await tenant.makeCode();
    const person = await arrive({}, "/settings/delete", tenant.apiKey);
    const { page } = person;
    await page.getByRole("button", { name: "Delete the workspace" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("1 code stops working for ever.").waitFor();
    await dialog.getByRole("textbox").fill("Zoo");
    await dialog.getByRole("button", { name: "Delete permanently" }).click();
    await dialog.getByText("That is not the name of the workspace.").waitFor();
    expect(await leadsTo(scenario, code.shortId)).toBe(code.target);
    await dialog.getByRole("textbox").fill("Zoo & Söhne");
    await dialog.getByRole("button", { name: "Delete permanently" }).click();
    await page.getByText("The workspace was deleted.").waitFor();
    await page.getByRole("tab", { name: "New workspace" }).waitFor();
    expect(await leadsTo(scenario, code.shortId)).toBe(410);
    await person.leave();
  });

  test("a plan that is full says so", async () => {
    const tenant = await scenario.signUp();
    for (let made = 0; made < 25; made++) await tenant.makeCode();
    const person = await arrive({}, "/settings", tenant.apiKey);
    await person.page.getByText("Full: you can't make new codes").waitFor();
    const meter = person.page.getByRole("meter", { name: "Codes", exact: true });
    expect(await meter.getAttribute("aria-valuetext")).toBe("25 of 25");
    const files = person.page.getByRole("meter", { name: "Files of pages", exact: true });
    expect(await files.getAttribute("aria-valuetext")).toBe("0 kB of 100 MB");
    await person.leave();
  });

  test("a wrong key is told from one that is not valid, and neither is kept", async () => {
    const person = await arrive({});
    const { page } = person;
    await page.getByRole("tab", { name: "I have a key" }).click();
    for (const [key, words] of [
      ["qz_short", "A key begins with qz_ and has 41 characters. Was all of it copied?"],
      [`qz_${"x".repeat(38)}`, "This key is not valid."],
    ] as const) {
      await page.getByLabel("API key").fill(key);
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.locator(".field .error").getByText(words).waitFor();
      // Told once: the field has the focus, and its hint makes way.
      await page.locator("input[name=key]:focus").waitFor();
      expect(await page.getByText("41 characters").count()).toBe(key === "qz_short" ? 1 : 0);
    }
    expect(await evaluate<string>(person, "JSON.stringify([localStorage, sessionStorage])")).not.toContain(
      "qz_",
    );
    await person.leave();
  });

  test("where sign-up is closed it says so kindly; by voucher it asks for one", async () => {
    const closed = await startGuardedDoor("closed");
    const guest = await closed.arrive({});
    await guest.page.getByLabel("Name").fill("Zoo");
    await guest.page.getByLabel("Email").fill("zoo@example.org");
    await guest.page.getByRole("button", { name: "Create workspace" }).click();
    await guest.page.getByRole("heading", { name: "No new workspaces here" }).waitFor();
    await guest.leave();

    const guarded = await startGuardedDoor("voucher");
    const person = await guarded.arrive({});
    const { page } = person;
    await page.getByRole("button", { name: "Create workspace" }).click();
    await page.locator(".error").getByText("Say who the workspace is for.").waitFor();
    await page.locator(".error").getByText("This is not an email address.").waitFor();
    await page.getByLabel("Name").fill("Zoo");
    await page.getByLabel("Email").fill("zoo@example.org");
    await page.getByRole("button", { name: "Create workspace" }).click();
    await page.locator(".error").getByText("Signing up here needs a voucher.").waitFor();
    await page.getByLabel("Voucher").fill("K7QM-2XVA-9RTD-HN4E");
    await page.getByRole("button", { name: "Create workspace" }).click();
    await page.locator(".error").getByText("This is not a voucher of this service.").waitFor();
    await page.getByLabel("Voucher").fill(await makeVoucher(guarded.scenario));
    await page.getByRole("button", { name: "Create workspace" }).click();
    await page.getByRole("heading", { name: "This is your key" }).waitFor();
    await person.leave();
  });

  test("a reload while the key is shown loses neither workspace nor sign-in", async () => {
    const person = await arrive({});
    const { page } = person;
    await page.getByLabel("Name").fill("Zoo");
    await page.getByLabel("Email").fill("zoo@example.org");
    await page.getByRole("button", { name: "Create workspace" }).click();
    await page.getByRole("heading", { name: "This is your key" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "This is your key" }).waitFor();
    await page.getByLabel("I have put it in a safe place").check();
    await page.getByRole("button", { name: "Open the console" }).click();
    await page.getByRole("heading", { name: "Your first code" }).waitFor();
    await person.leave();
  });
});
