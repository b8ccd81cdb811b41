import { expect, setDefaultTimeout, test } from "bun:test";
import { describeInBrowser } from "../browser/browser.ts";
import { expectQuiet } from "../browser/world.ts";
import { freshEmail, joinAs } from "../features/members/person.ts";
import { readJson } from "../json.ts";
import { startDoor } from "./console-world.ts";

setDefaultTimeout(300_000);

/** Members, invitations and the audit in the console. */

describeInBrowser("members in the console", async () => {
  const { scenario, arrive } = await startDoor({ QZ_SIGNUP_PLAN: "pro" });

  test("somebody is invited with a role, the link is shown once, and the invitation is withdrawn", async () => {
    const tenant = await scenario.signUp();
    const person = await arrive({}, "/settings/members", tenant.apiKey);
    const { page } = person;
    await page.getByText("Nobody yet").waitFor();
    const card = page.getByRole("region", { name: "Invite somebody" });
    await card.getByRole("textbox", { name: "Email" }).fill("ana@");
    await card.getByRole("button", { name: "Invite", exact: true }).click();
    await card.locator(".error").getByText("This is not an email address.").waitFor();
    const email = freshEmail();
    await card.getByRole("textbox", { name: "Email" }).fill(email);
    await card.getByRole("radio", { name: "Editor" }).check();
    await card.getByRole("button", { name: "Invite", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: `The invitation of ${email}` });
    const url = (await dialog.locator("code").textContent()) ?? "";
    const shown = await readJson<{ email: string; role: string }>(
      await scenario.request(`/app/api/invitations/${url.slice(url.lastIndexOf("/") + 1)}`),
    );
    expect([shown.email, shown.role]).toEqual([email, "editor"]);
    await dialog.getByRole("button", { name: "Done" }).click();
    await card.getByRole("button", { name: `Withdraw: ${email}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
    await page.getByText(`The invitation of ${email} is withdrawn.`).waitFor();
    expect(await card.getByText("Open invitations").count()).toBe(0);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("a member gets another role and a password link, and leaves keys behind that one click revokes", async () => {
    const tenant = await scenario.signUp();
    await joinAs(scenario, tenant, "owner");
    const editor = await joinAs(scenario, tenant, "editor");
    const person = await arrive({}, "/settings/members", tenant.apiKey);
    const { page } = person;
    const choose = async (action: string) => {
      await page.getByRole("button", { name: "Actions for editor Ana" }).click();
      await page.getByRole("menuitem", { name: action }).click();
    };
    const dialog = page.getByRole("dialog");
    await choose("Change the role");
    await dialog.getByRole("radio", { name: "Admin" }).check();
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByText("editor Ana: Admin.").waitFor();
    for (const name of ["till", "website"])
      expect((await editor.call("POST", "/app/api/keys", { name, scopes: ["codes:read"] })).status).toBe(200);

    const keysOf = await arrive({}, "/settings/keys", tenant.apiKey);
    await keysOf.page.getByText("by editor Ana").first().waitFor();
    await keysOf.leave();

    await choose("Make a password link");
    await dialog.getByRole("button", { name: "Make the link" }).click();
    const url = (await dialog.locator("code").textContent()) ?? "";
    expect(url).toMatch(/\/app#\/reset\/[\w-]{43}$/);
    await dialog.getByRole("button", { name: "Done" }).click();

    await choose("Remove");
    await dialog.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("heading", { name: "Keys that editor Ana made" }).waitFor();
    await dialog.getByText("website").waitFor();
    await dialog.getByRole("button", { name: "Revoke these 2 keys" }).click();
    await page.getByText("2 keys are revoked.").waitFor();
    const { keys } = await readJson<{ keys: { name: string }[] }>(await tenant.call("GET", "/app/api/keys"));
    expect(keys.map(({ name }) => name)).toEqual(["main"]);
    expect((await editor.call("GET", "/app/api/me")).status).toBe(401);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("refusals are told where they belong: the last owner, and what owners alone may", async () => {
    const tenant = await scenario.signUp();
    await joinAs(scenario, tenant, "owner");
    // A key that no owner made acts as an admin.
    const admin = await joinAs(scenario, tenant, "admin");
    const { apiKey } = await readJson<{ apiKey: string }>(
      await admin.call("POST", "/app/api/keys", { name: "tools", scopes: ["account"] }),
    );
    const person = await arrive({}, "/settings/members", tenant.apiKey);
    const { page } = person;
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: "Actions for owner Ana" }).click();
    await page.getByRole("menuitem", { name: "Remove" }).click();
    await dialog.getByRole("button", { name: "Remove" }).click();
    await dialog.getByRole("alert").getByText("This is the last owner of the workspace.").waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByLabel("Every member needs a second factor").click();
    await page.getByText("Saved: every member needs a second factor.").waitFor();
    await person.leave();

    const other = await arrive({}, "/settings/members", apiKey);
    await other.page.getByLabel("Every member needs a second factor").click();
    await other.page.getByRole("alert").getByText("Only an owner").waitFor();
    expect(await other.page.getByLabel("Every member needs a second factor").isChecked()).toBe(true);
    await other.leave();
  });

  test("the audit says who did what, and its filters are in the address and in the file", async () => {
    const tenant = await scenario.signUp();
    const editor = await joinAs(scenario, tenant, "editor");
    const made = await tenant.makeCode({ title: "Hall 3" });
    const edit = { title: "Hall 4" };
    expect((await editor.call("PATCH", `/app/api/codes/${made.id}`, edit)).status).toBe(200);
    const history = await arrive({}, `/codes/${made.id}/history`, tenant.apiKey);
    await history.page.getByText("by editor Ana").waitFor();
    await history.page.getByText("by key “main”").waitFor();
    await history.leave();

    const person = await arrive({}, "/settings/audit", tenant.apiKey);
    const { page } = person;
    const row = (text: string) => page.getByRole("row").filter({ hasText: text });
    await row("Code made").getByText("key “main”").waitFor();
    await row("Code changed").getByText("editor Ana").waitFor();
    await row("Code changed").getByText("revision 2").waitFor();
    await row("Signed in").getByText("by password").waitFor();

    await page.getByLabel("Who").selectOption({ label: "editor Ana" });
    await row("Code made").waitFor({ state: "detached" });
    await page.getByLabel("Action", { exact: true }).selectOption({ label: "Code changed" });
    await row("Signed in").waitFor({ state: "detached" });
    expect(page.url()).toContain(`who=${editor.id}&action=code.changed`);
    await page.reload();
    await page.getByText("1 entry shown").waitFor();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download as CSV" }).click();
    const lines = (await Bun.file((await (await saved).path()) ?? "").text()).trim().split("\r\n");
    expect([lines.length, lines[1]?.includes("code.changed")]).toEqual([2, true]);

    await page.getByLabel("Who").selectOption({ label: "By anybody" });
    await page.getByLabel("Action", { exact: true }).selectOption({ label: "Every action" });
    await page.getByRole("link", { name: "Only entries about Hall 4" }).click();
    await page.getByText("2 entries shown").waitFor();
    await page.getByRole("button", { name: "Only: Hall 4" }).click();
    await row("Signed in").waitFor();
    await page.getByLabel("To", { exact: true }).fill("2020-01-01");
    await page.getByText("No entries fit").waitFor();
    await page.getByRole("button", { name: "Show all" }).click();
    await row("Signed in").waitFor();
    expectQuiet(person, scenario);
    await person.leave();
  });
});
