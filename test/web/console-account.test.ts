import { expect, setDefaultTimeout, test } from "bun:test";
import { describeInBrowser, type Look } from "../browser/browser.ts";
import { evaluate, expectQuiet } from "../browser/world.ts";
import { beginSignIn, showing } from "../features/factors/setting-up.ts";
import { tokenOf } from "../features/members/person.ts";
import { freshEmail, PASSWORD, signIn, type SignedIn, signUpOwner } from "../features/people/browser.ts";
import { openMailbox } from "../features/watch/mailbox.ts";
import { readJson } from "../json.ts";
import { soon } from "../patiently.ts";
import { startScenario } from "../scenario.ts";
import { doorOf, faultsUncovered, startDoor } from "./console-world.ts";

setDefaultTimeout(120_000);

const WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

/** The own account in the console, signed in by a session. */

describeInBrowser("the account in the console", async () => {
  const door = await startDoor({ QZ_SIGNUP_PLAN: "pro" });
  const { scenario } = door;

  /** Opens the account in a browser that has a session. */
  async function arriveAs(
    { cookie, session }: SignedIn,
    look: Partial<Look> = {},
    { scenario: { url }, arrive }: Pick<typeof door, "scenario" | "arrive"> = door,
  ) {
    const person = await arrive(look);
    const { page } = person;
    const [name = "", value = ""] = cookie.split("=");
    await page.context().addCookies([{ name, value, url }]);
    await page.evaluate((id) => sessionStorage.setItem("quietzone.in", id), session.workspaces[0]?.id ?? "");
    await page.goto(`${url}/app#/account`);
    await page.reload();
    await page.getByRole("heading", { name: "Your account" }).waitFor();
    return person;
  }

  test.each([360, 1280])("it is for everybody, on a screen of %d px", async (width) => {
    const { owner } = await signUpOwner(scenario);
    const person = await arriveAs(owner, { width });
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
    const person = await arriveAs(owner);
    const { page } = person;
    const card = (name: string) => page.getByRole("region", { name });
    await card("Name and language").getByLabel("Name").fill("Ana Horvat");
    await card("Name and language").getByLabel("Language").selectOption({ label: "German" });
    await card("Name and language").getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { name: "Ihr Konto" }).waitFor();
    await page.getByRole("link", { name: "Ana Horvat" }).waitFor();
    await card("Name und Sprache").getByLabel("Sprache").selectOption({ label: "Englisch" });
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

  test("a new address is told to wait for the link that is mailed to it", async () => {
    const mailbox = await openMailbox();
    const mailing = await startScenario({
      ...{ QZ_SMTP_URL: mailbox.url, QZ_SMTP_FROM: "people@qr.example" },
    });
    const { owner } = await signUpOwner(mailing);
    const person = await arriveAs(owner, {}, { scenario: mailing, arrive: await doorOf(mailing) });
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
    await page.reload();
    await card.getByText(owner.email).waitFor();
    await person.leave();
  });

  test("an app is set up by its first code, its recovery codes are shown once, and it is removed", async () => {
    const { owner } = await signUpOwner(scenario);
    const person = await arriveAs(owner);
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
    const person = await arriveAs(owner);
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

  test("the last owner can't go, and whoever is deleted is signed out", async () => {
    const { tenant, owner } = await signUpOwner(scenario);
    const person = await arriveAs(owner);
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
