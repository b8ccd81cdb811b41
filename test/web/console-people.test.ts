import { expect, setDefaultTimeout, test } from "bun:test";
import { faultsOfSchemes } from "../browser/axe.ts";
import { describeInBrowser, type Person } from "../browser/browser.ts";
import { evaluate, expectQuiet } from "../browser/world.ts";
import { DECISION } from "../features/blocks/blocking.ts";
import { setUpApp, showing, TOO_LONG } from "../features/factors/setting-up.ts";
import {
  browserWith,
  endMemberships,
  freshEmail,
  giveRole,
  PASSWORD,
  signIn as signInByPassword,
  signUpOwner,
} from "../features/people/browser.ts";
import { withAdmin } from "../features/plans/admin.ts";
import { arriveAs, startDoor } from "./console-world.ts";

setDefaultTimeout(300_000);

/** The console of people: how they come in, which workspace they are in, and how they go out again. */

describeInBrowser("people in the console", async () => {
  const door = await startDoor();
  const { scenario, arrive } = door;
  const WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

  /** Fills in the sign-in by password, and sends it. */
  async function signIn({ page }: Person, email: string, password = PASSWORD): Promise<void> {
    await page.getByRole("tab", { name: "Sign in" }).click();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
  }

  /** Signs out, where the window may be a phone's. */
  const signOut = (person: Person) =>
    evaluate(person, `document.querySelector(".console-foot > button:last-child").click()`);

  const overview = ({ page }: Person) => page.getByRole("heading", { name: "Your first code" }).waitFor();

  test("who signs up with a password owns the workspace, is signed in besides the key, and signs in again by address and password", async () => {
    const email = freshEmail();
    const person = await arrive({ width: 360 });
    const { page } = person;
    await page.getByLabel("Name").fill("Museum am Fluss");
    await page.getByLabel("Email").fill(email);
    expect(await page.locator("input[autocomplete=new-password]").count()).toBe(1);
    await page.getByLabel("Password").fill("kurz");
    const create = page.getByRole("button", { name: "Create workspace" });
    await create.click();
    await page.locator(".field .error").waitFor();
    await page.getByLabel("Password").fill(PASSWORD);
    await create.click();
    await page.getByText("You are signed in and need it for programs only.").waitFor();
    // The key is shown until the person goes on, also after a reload.
    await page.reload();
    await page.getByText("You are signed in and need it for programs only.").waitFor();
    await page.getByRole("button", { name: "Open the console" }).click();
    await overview(person);
    expect(await person.cookies()).toEqual(["qz_session"]);
    expect(await evaluate(person, "localStorage.getItem('quietzone.key')")).toBe(null);

    await signOut(person);
    await page.getByLabel("Email").waitFor();
    expect(await person.cookies()).toEqual([]);
    expect(await evaluate(person, "JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")).toBe(
      "[{},{}]",
    );
    const fields = "[...document.querySelectorAll('form input')].map((input) => input.autocomplete)";
    expect(await evaluate<string[]>(person, fields)).toEqual(["username webauthn", "current-password", ""]);
    expect(await faultsOfSchemes(person)).toEqual([]);
    await signIn(person, email, "zehn Elche am Fluss");
    await page.getByRole("alert").waitFor();
    await signIn(person, email);
    await overview(person);
    expect(await evaluate<number>(person, WIDER)).toBe(0);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("a session that ends leads back to the sign-in, and what was typed is there after it", async () => {
    const { owner } = await signUpOwner(scenario);
    const person = await arrive({});
    const { page } = person;
    await signIn(person, owner.email);
    await overview(person);
    await page.goto(`${scenario.url}/app#/new`);
    await page.getByLabel("Title").fill("Hall 3");
    const others = await browserWith(scenario, owner.cookie).call("DELETE", "/app/api/sessions");
    expect(others.status).toBe(204);
    await page.goto(`${scenario.url}/app#/codes`);
    await page.getByText("You are not signed in any more.").waitFor();
    await page.goto(`${scenario.url}/app#/new`);
    await signIn(person, owner.email);
    await page.getByRole("heading", { level: 1, name: "New code" }).waitFor();
    expect(await page.getByLabel("Title").inputValue()).toBe("Hall 3");
    await person.leave();
  });

  test("of several workspaces one is chosen and switched, a role hides what it may not do, and all tabs go out at once", async () => {
    const own = await signUpOwner(scenario);
    const other = await signUpOwner(scenario);
    await giveRole(scenario, other.tenant, own.owner, "viewer");
    const person = await arrive({});
    const { page, context } = person;
    await signIn(person, own.owner.email);
    await page.getByRole("heading", { name: "Which workspace?" }).waitFor();
    expect(await faultsOfSchemes(person)).toEqual([]);
    await page.getByRole("button", { name: "viewer" }).click();
    await page.locator(".console-nav").waitFor();
    await page.getByText("New code").waitFor({ state: "detached" });
    const tab = await context.newPage();
    await tab.goto(`${scenario.url}/app#/settings/workspace`);
    await tab.getByText("In this workspace you are viewer.").waitFor();
    await page.getByRole("combobox", { name: "Workspace" }).selectOption(own.tenant.id);
    await page.getByText("New code").first().waitFor();
    // The other tab stays where it is.
    await tab.reload();
    await tab.getByText("In this workspace you are viewer.").waitFor();
    await signOut(person);
    await tab.getByRole("tab", { name: "Sign in" }).waitFor();
    await tab.close();
    await person.leave();
  });

  test("a suspended workspace is told above every view of another, and where there is none to go to", async () => {
    const own = await signUpOwner(scenario, { name: "Zoo" });
    const other = await signUpOwner(scenario, { name: "Aquarium" });
    await giveRole(scenario, other.tenant, own.owner, "editor");
    const decision = { ...DECISION, words: "All of it is one shop." };
    await withAdmin(scenario, ({ blocks }) => blocks.blockWorkspace(own.tenant.id, decision));
    const person = await arrive({ width: 360 });
    const { page } = person;
    await signIn(person, own.owner.email);
    await overview(person);
    const told = page.locator(".notice", { hasText: "The workspace “Zoo” is suspended." });
    expect(await told.locator("blockquote").textContent()).toBe("All of it is one shop.");
    expect(await evaluate(person, WIDER)).toBe(0);
    expect(await faultsOfSchemes(person)).toEqual([]);
    await withAdmin(scenario, ({ blocks }) => blocks.blockWorkspace(other.tenant.id, decision));
    await page.reload();
    await page.getByRole("heading", { name: "You are in no workspace" }).waitFor();
    await page.getByText("The workspace “Zoo” is suspended.").waitFor();
    await page.getByText("The workspace “Aquarium” is suspended.").waitFor();
    await person.leave();
  });

  test("what needs a recent sign-in asks for it in its place, with the second factor, and goes on", async () => {
    const { tenant, owner } = await signUpOwner(scenario);
    const app = await setUpApp(scenario, owner);
    const person = await arrive({ width: 360 });
    const { page } = person;
    const code = page.getByLabel("Code of your app");
    await signIn(person, owner.email);
    await code.waitFor();
    expect(await code.getAttribute("autocomplete")).toBe("one-time-code");
    expect(await faultsOfSchemes(person)).toEqual([]);
    await code.fill("000000");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("alert").waitFor();
    await code.fill(await app.code());
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await overview(person);

    scenario.clock.advance(TOO_LONG);
    await page.goto(`${scenario.url}/app#/settings/delete`);
    await page.getByRole("button", { name: "Delete the workspace" }).click();
    const { name } = owner.session.workspaces[0] ?? { name: "" };
    await page.getByRole("dialog").getByRole("textbox").fill(name);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Delete/ })
      .click();
    const asked = page.getByRole("dialog", { name: "Is it you?" });
    await asked.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await asked.getByRole("button", { name: "Sign in", exact: true }).click();
    await asked.getByRole("button", { name: "Use a recovery code" }).click();
    await asked.getByLabel("Recovery code").fill(app.recoveryCodes[0] ?? "");
    await asked.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("heading", { name: "You are in no workspace" }).waitFor();
    expect((await tenant.call("GET", "/app/api/me")).status).toBe(401);
    await person.leave();
  });

  test("whoever signs in with a key stays so, though the browser turns out to have a session", async () => {
    const { owner } = await signUpOwner(scenario);
    const { tenant: other } = await signUpOwner(scenario, { email: freshEmail(), name: "Zoo" });
    const person = await arrive({});
    const { page, context } = person;
    const [name = "", value = ""] = owner.cookie.split("=");
    await context.addCookies([{ name, value, url: scenario.url }]);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route("**/app/api/session", async (route) => {
      await answered;
      await route.continue();
    });
    await page.reload();
    await page.getByRole("tab", { name: "I have a key" }).click();
    await page.getByLabel("API key").fill(other.apiKey);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await overview(person);
    const told = page.waitForResponse("**/app/api/session");
    answer();
    expect((await told).status()).toBe(200);
    await page.waitForLoadState("networkidle");
    await page.goto(`${scenario.url}/app#/settings/workspace`);
    await page.getByRole("heading", { name: "Name and email" }).waitFor();
    expect(await page.getByText("Zoo").first().isVisible()).toBe(true);
    expect(await page.getByRole("heading", { name: "Signed in" }).count()).toBe(0);
    expect(await evaluate<string>(person, "sessionStorage.getItem('quietzone.key')")).toBe(other.apiKey);
    await person.leave();
  });

  test("a key that a person made stays until it is kept, whatever the view, and beyond the session", async () => {
    const { owner } = await signUpOwner(scenario);
    const person = await arriveAs(door, owner, "/settings/keys");
    const { page } = person;
    scenario.clock.advance(TOO_LONG);
    await page.getByRole("button", { name: "New key for a person or a program" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("till");
    await page.getByRole("button", { name: "Everything" }).click();
    await page.getByRole("button", { name: "Make the key" }).click();
    const asked = page.getByRole("dialog", { name: "Is it you?" });
    await asked.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await asked.getByRole("button", { name: "Sign in", exact: true }).click();
    const made = page.getByRole("dialog", { name: "The key “till”" });
    const key = await made.locator(".secret code").textContent();
    expect(key).toMatch(/^qz_/);
    await evaluate(person, "void (location.hash = '#/codes')");
    await page.getByText("Make a code").first().waitFor();
    expect(await made.locator(".secret code").textContent()).toBe(key);
    const others = await signInByPassword(scenario, { email: owner.email });
    expect((await others.call("DELETE", "/app/api/sessions")).status).toBe(204);
    await evaluate(person, "void (location.hash = '#/settings')");
    await page.getByText("You are not signed in any more.").waitFor();
    expect(await made.locator(".secret code").textContent()).toBe(key);
    await made.getByLabel("I have put it in a safe place").check();
    await made.getByRole("button", { name: "Done" }).click();
    await made.waitFor({ state: "detached" });
    await person.leave();
  });

  test("a workspace that demands a second factor says so, and leads to where one is set up", async () => {
    const { tenant, owner } = await signUpOwner(scenario);
    const { owner: editor } = await signUpOwner(scenario);
    await setUpApp(scenario, owner);
    const demanded = await owner.call("PATCH", "/app/api/me", { requireSecondFactor: true });
    expect(demanded.status).toBe(200);
    await endMemberships(scenario, editor);
    await giveRole(scenario, tenant, editor, "editor");
    const person = await arrive({}, "/codes");
    await signIn(person, editor.email);
    const { page } = person;
    const barred = page.getByRole("heading", { name: "This workspace demands a second factor" });
    await barred.waitFor();
    expect(await faultsOfSchemes(person)).toEqual([]);
    await page.getByRole("link", { name: "Set up a second factor" }).click();
    await page.getByRole("button", { name: "Set up an app" }).click();
    const secret = (await page.locator(".secret code").textContent()) ?? "";
    await page.getByLabel("Code that the app shows").fill(await showing(scenario, secret)());
    await page.getByRole("button", { name: "Turn on" }).click();
    await page.getByLabel("I have put them in a safe place").check();
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByRole("link", { name: "Codes", exact: true }).click();
    await page.getByText("Make a code").first().waitFor();
    expect(await barred.count()).toBe(0);
    await person.leave();
  });

  test("a workspace that demands a second factor can be left without one", async () => {
    const { tenant, owner } = await signUpOwner(scenario, { name: "Fortress" });
    const { owner: editor } = await signUpOwner(scenario, { name: "Garden" });
    await setUpApp(scenario, owner);
    await owner.call("PATCH", "/app/api/me", { requireSecondFactor: true });
    await endMemberships(scenario, editor);
    await giveRole(scenario, tenant, editor, "editor");
    const person = await arrive({}, "/codes");
    await signIn(person, editor.email);
    const { page } = person;
    await page.getByRole("button", { name: "Leave the workspace" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Leave the workspace" }).click();
    await page.getByText("You are in no workspace").waitFor();
    await person.leave();
  });

  test("an operator gets to the page of operators from the console, and nobody else is shown it", async () => {
    const { owner } = await signUpOwner(scenario);
    const person = await arriveAs(door, owner, "/settings/workspace");
    const { page } = person;
    const link = page.getByRole("link", { name: "Page of operators" });
    await page.getByText("In this workspace you are owner.").waitFor();
    expect(await link.count()).toBe(0);
    await withAdmin(scenario, ({ operators }) => operators.name(owner.email));
    await page.reload();
    await link.first().click();
    await page.getByRole("heading", { name: "Operator" }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe("/operator");
    await person.leave();
  });

  test("a workspace of a key gets its owner in one step, who then signs in by address and password", async () => {
    const tenant = await scenario.signUp("Hall");
    const person = await arrive({ width: 360 }, "/settings/keys", tenant.apiKey);
    const { page } = person;
    const card = page.getByRole("region", { name: "Sign in by address and password" });
    const email = freshEmail();
    await card.getByLabel("Email").fill(email);
    await card.getByLabel("Your name").fill("Anna Brandt");
    const become = card.getByRole("button", { name: "Become the owner" });
    await become.click();
    await card.locator(".field .error").waitFor();
    await card.getByLabel("Password").fill(PASSWORD);
    await become.click();
    await overview(person);
    expect(await person.cookies()).toEqual(["qz_session"]);
    await page.goto(`${scenario.url}/app#/settings/workspace`);
    await page.getByText("In this workspace you are owner.").waitFor();
    expect(await page.getByText("Anna Brandt").last().isVisible()).toBe(true);
    expect((await tenant.call("GET", "/app/api/me")).status).toBe(200);
    await page.getByRole("button", { name: "Sign out" }).last().click();
    await signIn(person, email);
    await page.getByText("In this workspace you are owner.").waitFor();
    await person.leave();

    const again = await arrive({}, "/settings/keys", tenant.apiKey);
    await again.page.getByRole("heading", { name: "API key" }).waitFor();
    await again.page.waitForLoadState("networkidle");
    expect(await again.page.getByRole("button", { name: "Become the owner" }).count()).toBe(0);
    await again.leave();
  });
});
