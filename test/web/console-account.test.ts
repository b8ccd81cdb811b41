import { expect, setDefaultTimeout, test } from "bun:test";
import { ALL_SCOPES } from "../../src/kit/shared/scopes.ts";
import { describeInBrowser, type Look } from "../browser/browser.ts";
import { evaluate, expectQuiet } from "../browser/world.ts";
import { eventually } from "../e2e/process.ts";
import { beginSignIn, showing, TOO_LONG } from "../features/factors/setting-up.ts";
import { joinAs, tokenOf } from "../features/members/person.ts";
import { connect, listTools } from "../features/oauth/connecting.ts";
import {
  endMemberships,
  freshEmail,
  giveRole,
  PASSWORD,
  signIn,
  type SignedIn,
  signUpOwner,
} from "../features/people/browser.ts";
import { openMailbox } from "../features/watch/mailbox.ts";
import { readJson } from "../json.ts";
import { soon } from "../patiently.ts";
import { startScenario } from "../scenario.ts";
import { arriveAs, doorOf, faultsUncovered, startDoor } from "./console-world.ts";

setDefaultTimeout(300_000);

const WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

/** The own account in the console, signed in by a session. */

describeInBrowser("the account in the console", async () => {
  const door = await startDoor({ QZ_SIGNUP_PLAN: "pro" });
  const { scenario } = door;

  /** Opens the account in a browser that has a session. */
  async function openAccount(
    signedIn: SignedIn,
    look: Partial<Look> = {},
    at: Pick<typeof door, "scenario" | "arrive"> = door,
  ) {
    const person = await arriveAs(at, signedIn, "/account", look);
    await person.page.getByRole("heading", { name: "Your account" }).waitFor();
    return person;
  }

  test.each([360, 1280])("it is for everybody, on a screen of %d px", async (width) => {
    const { owner } = await signUpOwner(scenario);
    const person = await openAccount(owner, { width });
    const { page } = person;
    await page.getByText("this browser").waitFor();
    expect(await evaluate<number>(person, WIDER)).toBe(0);
    expect(await faultsUncovered(person)).toEqual([]);
    await page.getByRole("button", { name: "Set up an app" }).click();
    await page.getByRole("img", { name: "QR code for the app" }).waitFor();
    expect(await evaluate<number>(person, WIDER)).toBe(0);
    expect(await faultsUncovered(person)).toEqual([]);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("name, language and password are changed, and other browsers are signed out", async () => {
    const { owner } = await signUpOwner(scenario);
    const other = await signIn(scenario, { email: owner.email });
    const person = await openAccount(owner);
    const { page } = person;
    const card = (name: string) => page.getByRole("region", { name });
    await card("Name and language").getByLabel("Name").fill("Ana Horvat");
    await card("Name and language").getByLabel("Language").selectOption({ label: "Deutsch" });
    await card("Name and language").getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { name: "Ihr Konto" }).waitFor();
    await page.getByRole("link", { name: "Ana Horvat" }).waitFor();
    await card("Name und Sprache").getByLabel("Sprache").selectOption({ label: "English" });
    await card("Name und Sprache").getByRole("button", { name: "Speichern" }).click();
    await page.getByRole("heading", { name: "Your account" }).waitFor();

    await page.getByText("Firefox").or(page.getByText("Chrome")).first().waitFor();
    const change = async (current: string, next: string) => {
      await card("Password").getByLabel("Present password").fill(current);
      await card("Password").getByLabel("New password").fill(next);
      await card("Password").getByRole("button", { name: "Change the password" }).click();
    };
    await change("not this one", "zehn Elche am Fluss");
    await card("Password").getByText("This is not your password.").waitFor();
    await change(PASSWORD, "kurz");
    await card("Password").locator(".error").waitFor();
    await change(PASSWORD, "zehn Elche am Fluss");
    await page.getByText("The password is changed.").waitFor();
    expect((await other.call("GET", "/app/api/session")).status).toBe(401);
    await page.getByRole("button", { name: "Sign out everywhere else" }).waitFor({ state: "detached" });
    await signIn(scenario, { email: owner.email, password: "zehn Elche am Fluss" });
    await page.reload();
    await page.getByRole("button", { name: "Sign out everywhere else" }).click();
    await page.getByText("1 browser is signed out.").waitFor();
    await person.leave();
  });

  test("a link that somebody made for the password is told, until the password is another one", async () => {
    const { tenant } = await signUpOwner(scenario);
    const { id, ...viewer } = await joinAs(scenario, tenant, "viewer");
    const owner = await joinAs(scenario, tenant, "owner", freshEmail(), "Ben Okafor");
    expect((await owner.call("POST", `/app/api/members/${id}/reset`)).status).toBe(200);
    const person = await openAccount(await signIn(scenario, viewer));
    const { page } = person;
    const told = page.getByText("Ben Okafor made a link with which your password can be replaced until");
    await told.waitFor();
    expect(await faultsUncovered(person)).toEqual([]);
    const card = page.getByRole("region", { name: "Password" });
    await card.getByLabel("Present password").fill(viewer.password);
    await card.getByLabel("New password").fill("zehn Elche am Fluss");
    await card.getByRole("button", { name: "Change the password" }).click();
    await told.waitFor({ state: "detached" });
    await person.leave();
  });

  test("a new address is told to wait for the link that is mailed to it", async () => {
    const mailbox = await openMailbox();
    const mailing = await startScenario({
      ...{ QZ_SMTP_URL: mailbox.url, QZ_SMTP_FROM: "people@qr.example" },
    });
    const { owner } = await signUpOwner(mailing);
    const person = await openAccount(owner, {}, { scenario: mailing, arrive: await doorOf(mailing) });
    const { page } = person;
    const card = page.getByRole("region", { name: "Email" });
    await card.getByRole("textbox").fill("ana@");
    await card.getByRole("button", { name: "Send the link" }).click();
    await card.locator(".error").getByText("This is not an email address.").waitFor();
    const email = freshEmail();
    await card.getByRole("textbox").fill(email);
    await card.getByRole("button", { name: "Send the link" }).click();
    await card.getByRole("status").getByText(`A link was sent to ${email}.`).waitFor();
    await soon(() => mailbox.mails.some(({ to }) => to.includes(email)));
    // Until its link is opened nobody sets up a second factor.
    await page.getByText("Before you set up a second factor, confirm your address").waitFor();
    expect(await page.getByRole("button", { name: "Set up an app" }).count()).toBe(0);
    await page.reload();
    await card.getByText(owner.email).waitFor();
    const link = mailbox.mails.find(({ to }) => to.includes(email))?.text ?? "";
    await page.goto(/http\S+#\/address\/[\w-]{43}/.exec(link)?.[0] ?? "");
    await page.getByRole("button", { name: "Confirm this address" }).click();
    await page.getByText("The address is confirmed").waitFor();
    await page.goto(`${mailing.url}/app#/account`);
    await page.getByRole("button", { name: "Set up an app" }).waitFor();
    await person.leave();
  });

  test("an app is set up by its first code, its recovery codes are shown once, and it is removed", async () => {
    const { owner } = await signUpOwner(scenario);
    const person = await openAccount(owner);
    const { page } = person;
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: "Set up an app" }).click();
    const secret = (await dialog.locator(".secret code").textContent()) ?? "";
    await dialog.getByLabel("Code that the app shows").fill("000000");
    await dialog.getByRole("button", { name: "Turn on" }).click();
    await dialog.locator(".error").waitFor();
    await dialog.getByLabel("Code that the app shows").fill(await showing(scenario, secret)());
    await dialog.getByRole("button", { name: "Turn on" }).click();
    await page.getByRole("heading", { name: "Your recovery codes" }).waitFor();
    const codes = await page.locator(".recovery-codes code").allInnerTexts();
    expect(codes).toHaveLength(10);
    // They are shown once, so the way back, and to another view, still shows them.
    for (const go of [
      () => page.goBack(),
      () => page.getByRole("link", { name: "Codes", exact: true }).click(),
    ]) {
      await go();
      await soon(() => !page.url().includes("account"));
      // The address changes a moment before the view, which they leave and come back to.
      await eventually("the codes", async () =>
        Bun.deepEquals(await page.locator(".recovery-codes code").allInnerTexts(), codes) ? true : null,
      );
      await page.getByRole("heading", { name: "Your recovery codes" }).waitFor();
    }
    await page.goto(`${scenario.url}/app#/account`);
    await page.getByRole("heading", { name: "Your account" }).waitFor();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as a file" }).click();
    expect(await Bun.file((await (await saved).path()) ?? "").text()).toContain(codes.join("\r\n"));
    await page.emulateMedia({ media: "print" });
    expect([
      await page.locator(".recovery-codes").isVisible(),
      await page.getByRole("button", { name: "Print" }).isVisible(),
    ]).toEqual([true, false]);
    await page.emulateMedia({ media: "screen" });
    expect(await faultsUncovered(person)).toEqual([]);
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByText("Put the codes in a safe place first").waitFor();
    await page.getByLabel("I have put them in a safe place").check();
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByText("App with codes set up").waitFor();
    expect((await beginSignIn(scenario, owner.email)).methods).toEqual(["totp", "recovery"]);

    await page.getByRole("button", { name: "Remove the app" }).click();
    await dialog.getByLabel("Your password").fill("not this one");
    await dialog.getByRole("button", { name: "Remove the app" }).click();
    await dialog.getByText("This is not your password.").waitFor();
    await dialog.getByLabel("Your password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Remove the app" }).click();
    await page.getByText("App with codes not set up").waitFor();
    await signIn(scenario, { email: owner.email });
    await person.leave();
  });

  test("a passkey is made by the browser, named, and deleted", async () => {
    const { owner } = await signUpOwner(scenario);
    const person = await openAccount(owner);
    const { page } = person;
    const chrome = await page.context().newCDPSession(page);
    await chrome.send("WebAuthn.enable");
    await chrome.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        ...{ protocol: "ctap2", transport: "internal", automaticPresenceSimulation: true },
        ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      },
    });
    await page.getByLabel("Name of the passkey").fill("Laptop");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByRole("heading", { name: "Your recovery codes" }).waitFor();
    await page.getByLabel("I have put them in a safe place").check();
    await page.getByRole("button", { name: "Done" }).click();
    const passkeys = page.getByRole("list", { name: "Passkeys" });
    await passkeys.getByText("Laptop").waitFor();
    // The device has one already.
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByText("No passkey was made").waitFor();
    await page.getByRole("button", { name: "Delete: Laptop" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("The passkey “Laptop” is deleted.").waitFor();
    await page.getByText("None yet.", { exact: true }).waitFor();
    await person.leave();
  });

  test("connected apps are listed with what they may do, to the person and to the workspace, and disconnected", async () => {
    const { tenant, owner } = await signUpOwner(scenario);
    const [first, second] = [
      await connect(scenario, owner, tenant.id),
      await connect(scenario, owner, tenant.id, ALL_SCOPES),
    ];
    const person = await openAccount(owner, { width: 360 });
    const { page } = person;
    const apps = page.getByRole("region", { name: "Connected apps" });
    await apps.getByText("in “Museum am Fluss”").first().waitFor();
    expect(await apps.getByRole("listitem").count()).toBe(2);
    await apps.getByText("See codes and Make, change and delete codes, and see those").waitFor();
    expect(await evaluate<number>(person, WIDER)).toBe(0);
    expect(await faultsUncovered(person)).toEqual([]);
    await apps.getByRole("button", { name: "Disconnect: Robot" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
    await page.getByText("“Robot” is disconnected.").waitFor();
    expect(await apps.getByRole("listitem").count()).toBe(1);
    const good = async () => [
      (await listTools(scenario, first.access_token)).status,
      (await listTools(scenario, second.access_token)).status,
    ];
    // The newest stands first.
    expect(await good()).toEqual([200, 401]);
    await page.goto(`${scenario.url}/app#/settings/keys`);
    await apps.getByText("of Museum am Fluss").waitFor();
    expect(await evaluate<number>(person, WIDER)).toBe(0);
    expect(await faultsUncovered(person)).toEqual([]);
    await apps.getByRole("button", { name: "Disconnect: Robot" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
    await apps.getByText("None.").waitFor();
    expect(await good()).toEqual([401, 401]);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("every member leaves a workspace by themselves, and goes on in another one or in none", async () => {
    const { tenant, owner } = await signUpOwner(scenario);
    const host = await signUpOwner(scenario, { email: freshEmail(), name: "Zoo" });
    await giveRole(scenario, host.tenant, owner, "viewer");
    const person = await openAccount(owner);
    const { page } = person;
    await page.getByRole("combobox", { name: "Workspace" }).selectOption(host.tenant.id);
    const leave = async (name: string) => {
      await page.goto(`${scenario.url}/app#/settings/workspace`);
      const card = page.getByRole("region", { name: "Signed in" });
      await card.getByRole("button", { name: "Leave the workspace" }).click();
      const dialog = page.getByRole("dialog", { name: `Leave “${name}”?` });
      await dialog.getByRole("button", { name: "Leave the workspace" }).click();
      return dialog;
    };
    await leave("Zoo");
    await page.getByText("You have left “Zoo”.").waitFor();
    await page.getByText("In this workspace you are owner.").waitFor();
    const last = await leave("Museum am Fluss");
    await last.getByRole("alert").getByText("This is the last owner of the workspace.").waitFor();
    await last.getByRole("button", { name: "Cancel" }).click();
    await giveRole(scenario, tenant, host.owner, "owner");
    await page.goto(`${scenario.url}/app#/settings/members`);
    await page.getByText("you", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Actions for Museum am Fluss" }).click();
    await page.getByRole("menuitem", { name: "Leave the workspace" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Leave the workspace" }).click();
    await page.getByText("You have left “Museum am Fluss”.").waitFor();
    await page.getByRole("heading", { name: "You are in no workspace" }).waitFor();
    expect(await page.getByText("is deleted").count()).toBe(0);
    await person.leave();
  });

  test("a workspace whose address is to be confirmed says so, and has the link sent again", async () => {
    const mailbox = await openMailbox();
    const mailing = await startScenario({
      ...{ QZ_SMTP_URL: mailbox.url, QZ_SMTP_FROM: "people@qr.example", QZ_SIGNUP_CONFIRM: "on" },
    });
    const arrive = await doorOf(mailing);
    const { tenant, owner } = await signUpOwner(mailing);
    await giveRole(mailing, tenant, (await signUpOwner(mailing)).owner, "viewer");
    const person = await arriveAs({ scenario: mailing, arrive }, owner, "/codes", { width: 360 });
    const { page } = person;
    const notice = page.getByText(`${owner.email} is not confirmed yet`);
    await notice.waitFor();
    expect(await evaluate<number>(person, WIDER)).toBe(0);
    expect(await faultsUncovered(person)).toEqual([]);
    const sent = () => mailbox.mails.filter(({ to }) => to.includes(owner.email));
    await soon(() => sent().length === 1);
    await page.getByRole("button", { name: "Send it again" }).click();
    await page.getByText(`The link is on its way to ${owner.email}.`).waitFor();
    await soon(() => sent().length === 2);
    await page.getByRole("link", { name: "Another address" }).click();
    await page.getByRole("heading", { name: "Name and email" }).waitFor();
    const [link = ""] = /\/confirm\/[\w.-]+/.exec(sent()[1]?.text ?? "") ?? [];
    expect((await mailing.request(link, { method: "POST" })).status).toBe(200);
    await evaluate(person, "void dispatchEvent(new Event('focus'))");
    await notice.waitFor({ state: "detached" });
    await person.leave();
  });

  test.each([360, 1280])("it is reached from no workspace, too, on a screen of %d px", async (width) => {
    const { owner } = await signUpOwner(scenario);
    await endMemberships(scenario, owner);
    scenario.clock.advance(TOO_LONG);
    const person = await door.arrive({ width });
    const { page } = person;
    await page.getByRole("tab", { name: "Sign in" }).click();
    await page.getByLabel("Email").fill(owner.email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("heading", { name: "You are in no workspace" }).waitFor();
    await page.getByText("choose “New workspace”").waitFor();
    await page.getByRole("link", { name: "Your account" }).click();
    await page.getByText("this browser").waitFor();
    expect(await page.getByRole("navigation").count()).toBe(0);
    expect(await evaluate<number>(person, WIDER)).toBe(0);
    expect(await faultsUncovered(person)).toEqual([]);
    await page.reload();
    // An operation that needs a recent sign-in asks for it here, too.
    scenario.clock.advance(TOO_LONG);
    await page.getByRole("button", { name: "Set up an app" }).click();
    const asked = page.getByRole("dialog", { name: "Is it you?" });
    await asked.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await asked.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("img", { name: "QR code for the app" }).waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    // A sign-out elsewhere signs out here.
    const other = await page.context().newPage();
    await other.goto(`${scenario.url}/app`);
    await other.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("tab", { name: "New workspace" }).waitFor();
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("what needs a recent sign-in is refused in words where nobody knows who is asked for it", async () => {
    const { owner } = await signUpOwner(scenario);
    const person = await openAccount(owner);
    const { page } = person;
    scenario.clock.advance(TOO_LONG);
    await page.route("**/app/api/session", (route) => route.abort());
    await page.goto(`${scenario.url}/app#/settings/keys`);
    await page.reload();
    await page.getByRole("button", { name: "New key for a person or a program" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("till");
    await page.getByRole("button", { name: "Everything" }).click();
    await page.getByRole("button", { name: "Make the key" }).click();
    await page.getByRole("alert").getByText("This needs a sign-in of the last 15 minutes.").waitFor();
    await page.unroute("**/app/api/session");
    await page.getByRole("button", { name: "Make the key" }).click();
    await page.getByRole("dialog", { name: "Is it you?" }).waitFor();
    await person.leave();
  });

  test("the last owner can't go, and whoever is deleted is signed out", async () => {
    const { tenant, owner } = await signUpOwner(scenario);
    const person = await openAccount(owner);
    const { page } = person;
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: "Delete the account" }).click();
    await dialog.getByLabel("Your password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Delete permanently" }).click();
    await dialog.getByRole("alert").getByText("You are the last owner of a workspace.").waitFor();
    const heir = await signUpOwner(scenario, { email: freshEmail(), name: "Zoo" });
    const email = heir.owner.email;
    const { url } = await readJson<{ url: string }>(
      await tenant.call("POST", "/app/api/invitations", { email, role: "owner" }),
    );
    const accept = `/app/api/invitations/${tokenOf(url)}`;
    expect((await heir.owner.call("POST", accept, {})).status).toBe(200);
    await dialog.getByRole("button", { name: "Delete permanently" }).click();
    await page.getByText("Your account is deleted.").waitFor();
    await page.getByRole("tab", { name: "Sign in" }).waitFor();
    expect((await owner.call("GET", "/app/api/session")).status).toBe(401);
    expect(await person.cookies()).toEqual([]);
    await person.leave();
  });
});
