import { expect, setDefaultTimeout, test } from "bun:test";
import { faultsOfSchemes } from "../browser/axe.ts";
import { describeInBrowser, type Person } from "../browser/browser.ts";
import { evaluate } from "../browser/world.ts";
import { freshEmail, PASSWORD, signUpOwner } from "../features/people/browser.ts";
import { readJson } from "../json.ts";
import { startDoor } from "./console-world.ts";

setDefaultTimeout(300_000);

/** Links that people are sent: an invitation, a new password, an address to confirm. */

describeInBrowser("links of people", async () => {
  const { scenario, arrive } = await startDoor();
  const { tenant, owner } = await signUpOwner(scenario);
  const WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

  const pathOf = (url: string) => new URL(url).hash.slice(1);

  async function invite(email: string, role = "editor"): Promise<string> {
    const answer = await tenant.call("POST", "/app/api/invitations", { email, role });
    expect(answer.status).toBe(200);
    return pathOf((await readJson<{ url: string }>(answer)).url);
  }

  async function expectSound(person: Person): Promise<void> {
    expect(await faultsOfSchemes(person)).toEqual([]);
    expect(await evaluate<number>(person, WIDER)).toBe(0);
  }

  const ended = ({ page }: Person) =>
    page.getByRole("heading", { name: "This link is not valid any more" }).waitFor();

  test("somebody new joins by an invitation with a name and a password, and its link is good once", async () => {
    const email = freshEmail();
    const path = await invite(email);
    const person = await arrive({ width: 360 }, path);
    const { page } = person;
    await page.getByText("as editor").waitFor();
    await page.getByText(email).waitFor();
    await expectSound(person);
    const join = page.getByRole("button", { name: "Join" });
    await join.click();
    await page.locator(".field .error").first().waitFor();
    await page.getByLabel("Your name").fill("Ben Okafor");
    await page.getByLabel("New password").fill(PASSWORD);
    await join.click();
    await page.getByRole("heading", { name: "Your first code" }).waitFor();
    await page.goto(`${scenario.url}/app#${path}`);
    await ended(person);
    await expectSound(person);
    await person.leave();
  });

  test("whoever has an account signs in and joins; an invitation of somebody else says so", async () => {
    const { owner: other } = await signUpOwner(scenario);
    const person = await arrive({}, await invite(other.email, "viewer"));
    const { page } = person;
    await page.getByLabel("Your name").fill("Ben");
    await page.getByLabel("New password").fill(PASSWORD);
    await page.getByRole("button", { name: "Join" }).click();
    await page.getByText("Sign in with this address, then you can join.").waitFor();
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByText(`You are signed in as ${other.email}.`).waitFor();
    await page.getByRole("button", { name: "Join" }).click();
    await page.locator(".console-nav").waitFor();
    expect(await page.getByRole("combobox", { name: "Workspace" }).inputValue()).toBe(tenant.id);

    const next = freshEmail();
    await page.goto(`${scenario.url}/app#${await invite(next)}`);
    await page.getByText(`The invitation is for ${next}, and you are signed in as ${other.email}.`).waitFor();
    await expectSound(person);
    await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
    await page.getByLabel("Your name").waitFor();
    await person.leave();
  });

  test("a lost password is replaced by a link, and the sign-in follows; who helps without mail is told", async () => {
    const email = freshEmail();
    const joining = await arrive({}, await invite(email));
    await joining.page.getByLabel("Your name").fill("Ben");
    await joining.page.getByLabel("New password").fill(PASSWORD);
    await joining.page.getByRole("button", { name: "Join" }).click();
    await joining.page.locator(".console-nav").waitFor();
    await joining.leave();
    const { members } = await readJson<{ members: { id: string; email: string }[] }>(
      await owner.call("GET", "/app/api/members"),
    );
    const id = members.find((member) => member.email === email)?.id ?? "";
    const made = await owner.call("POST", `/app/api/members/${id}/reset`);
    const path = pathOf((await readJson<{ url: string }>(made)).url);

    const person = await arrive({ width: 360 }, path);
    const { page } = person;
    await page.getByLabel("New password").fill("password12");
    await page.getByRole("button", { name: "Set the password" }).click();
    await page.locator(".field .error").waitFor();
    await expectSound(person);
    await page.getByLabel("New password").fill("zehn Elche am Fluss");
    await page.getByRole("button", { name: "Set the password" }).click();
    await page.getByRole("heading", { name: "Your password is changed" }).waitFor();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("zehn Elche am Fluss");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("heading", { name: "Your first code" }).waitFor();
    await page.goto(`${scenario.url}/app#${path}`);
    await page.getByLabel("New password").fill("elf Elche am Fluss");
    await page.getByRole("button", { name: "Set the password" }).click();
    await ended(person);
    await page.getByText("This service sends no mail.").waitFor();
    await expectSound(person);
    await person.leave();
  });

  test("an address is confirmed by whoever asked for it, once they are signed in", async () => {
    const person = await arrive({}, `/address/${"a".repeat(43)}`);
    const { page } = person;
    await page.getByText("Sign in, so that nobody else confirms it for you.").waitFor();
    await expectSound(person);
    await page.getByLabel("Email").fill(owner.email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("button", { name: "Confirm this address" }).click();
    await ended(person);
    await page.getByText(owner.email).waitFor();
    await expectSound(person);
    await person.leave();
  });
});
