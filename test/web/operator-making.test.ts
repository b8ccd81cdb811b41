import { expect, setDefaultTimeout, test } from "bun:test";
import type { AddedPasskey } from "../../src/features/factors/model.ts";
import { withAuthenticator } from "../browser/authenticator.ts";
import { describeInBrowser } from "../browser/browser.ts";
import { evaluate, expectQuiet } from "../browser/world.ts";
import { unzip } from "../features/bulk/client.ts";
import { addDomain } from "../features/domains/client.ts";
import { png } from "../features/images/samples.ts";
import { signUpOwner } from "../features/people/browser.ts";
import { withAdmin } from "../features/plans/admin.ts";
import { readJson } from "../json.ts";
import { downloaded } from "./figures-world.ts";
import { goOn, startDesk } from "./operator-world.ts";

setDefaultTimeout(300_000);

/** Adds a passkey as the console does. */
const ADD = `(async () => {
  const send = async (path, body) => {
    const order = body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    return (await fetch("/app/api" + path, { method: "POST", ...order })).json();
  };
  const options = PublicKeyCredential.parseCreationOptionsFromJSON(await send("/passkeys/options"));
  const made = await navigator.credentials.create({ publicKey: options });
  return send("/passkeys", { name: "Laptop", credential: made.toJSON() });
})()`;

/** Records that operators make and remove on their page, beside codes and workspaces. */

describeInBrowser("what operators make", async () => {
  const { scenario, open, arrive, enter } = await startDesk();

  test("a passkey opens the page", async () => {
    const { owner } = await signUpOwner(scenario);
    await withAdmin(scenario, ({ operators }) => operators.name(owner.email));
    const person = await open("/state", [owner.cookie]);
    const { page } = person;
    await withAuthenticator(person);
    const { passkey } = await evaluate<AddedPasskey>(person, ADD);
    expect(passkey.name).toBe("Laptop");
    await page.getByRole("button", { name: "Check again" }).click();
    await page.getByRole("button", { name: "Go on with a passkey" }).click();
    await page.getByText("Lost scans").waitFor();
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("a workspace, its owner, keys and vouchers are made, and their secrets are shown once", async () => {
    const person = await arrive(await enter(), "/workspaces");
    const { page } = person;
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: "New workspace" }).click();
    await dialog.getByRole("button", { name: "Make it" }).click();
    await dialog.getByText("Say who it is for.").waitFor();
    await dialog.getByLabel("Name").fill("Town hall");
    await dialog.getByLabel("E-mail").fill("mayor@town.example");
    await page.keyboard.press("Enter");
    await dialog.getByText("The workspace is made").waitFor();
    const apiKey = (await dialog.locator(".key-text").first().textContent()) ?? "";
    const works = async (key: string) =>
      (await scenario.request("/app/api/me", { headers: { authorization: `Bearer ${key}` } })).ok;
    expect(await works(apiKey)).toBe(true);
    expect(await dialog.locator(".key-text").nth(1).textContent()).toStartWith(scenario.url);
    await dialog.getByRole("link", { name: "Open the workspace" }).click();
    await page.getByRole("heading", { name: "Town hall", level: 1 }).waitFor();

    await page.getByLabel("Name of the key").fill("till");
    await page.getByRole("button", { name: "New key" }).click();
    await dialog.getByText("This is shown once.").waitFor();
    await page.keyboard.press("Escape");
    const till = page.getByRole("list", { name: "Keys" }).getByRole("listitem").filter({ hasText: "till" });
    await till.getByRole("button", { name: "Revoke" }).click();
    await dialog.getByRole("button", { name: "Revoke" }).click();
    await till.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Renew the main key" }).click();
    await dialog.getByRole("button", { name: "Renew the main key" }).click();
    await dialog.getByText("This is shown once.").waitFor();
    const renewed = (await dialog.locator(".key-text").textContent()) ?? "";
    expect([renewed === apiKey, await works(renewed)]).toEqual([false, true]);
    await page.keyboard.press("Escape");
    await page.evaluate("window.showSaveFilePicker = undefined");
    const archive = await downloaded(person, () =>
      page.getByRole("button", { name: "Download the archive" }).click(),
    );
    expect([archive.name, unzip(archive.bytes).files.has("codes.ndjson")]).toEqual(["archive.zip", true]);
    await page.getByLabel("Redirects for").selectOption("csv");
    const table = await downloaded(person, () =>
      page.getByRole("button", { name: "Download the redirects" }).click(),
    );
    expect([table.name, new TextDecoder().decode(table.bytes)]).toEqual([
      "redirects.csv",
      expect.stringContaining("shortUrl,location"),
    ]);
    const owner = page.getByRole("region", { name: "A further owner" });
    await owner.getByLabel("E-mail").fill("clerk@town.example");
    await owner.getByRole("button", { name: "Make an owner" }).click();
    await dialog.getByText("clerk@town.example is an owner").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("list", { name: "Members" }).getByText("clerk@town.example").first().waitFor();

    await goOn(page, scenario, "/vouchers");
    await page.getByRole("button", { name: "New voucher" }).click();
    await dialog.getByRole("button", { name: "Make the voucher" }).click();
    await dialog.getByText("Choose a plan.").waitFor();
    await dialog.getByLabel("Plan", { exact: true }).selectOption("pro");
    await dialog.getByLabel("Days that the plan lasts").fill("30");
    await dialog.getByRole("button", { name: "Make the voucher" }).click();
    await dialog.getByText("Its code").waitFor();
    await page.keyboard.press("Escape");
    await page.getByText("for 30 days").waitFor();
    await page.getByRole("button", { name: "Revoke" }).click();
    await dialog.getByRole("button", { name: "Revoke" }).click();
    await page.getByText("The voucher is revoked.").waitFor();
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("people are signed out, get a link, and are erased; domains are switched off, on and released", async () => {
    const { owner, tenant } = await signUpOwner(scenario);
    // Somebody else owns the workspace, too.
    const other = await tenant.call("POST", "/app/api/invitations", {
      email: "second@museum.example",
      role: "owner",
    });
    expect(other.status).toBe(200);
    await addDomain(tenant, "qr.desk.example");
    const person = await arrive(await enter(), `/people/${owner.personId}`);
    const { page } = person;
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await page.getByText("All sessions of the person are ended.").waitFor();
    expect((await owner.call("GET", "/app/api/session")).status).toBe(401);
    await page.getByRole("button", { name: "Link for a new password" }).click();
    await dialog.getByRole("button", { name: "Make the link" }).click();
    expect(await dialog.locator(".key-text").textContent()).toStartWith(scenario.url);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Delete the account" }).click();
    await dialog.getByLabel("Type the e-mail").fill(owner.email);
    await dialog.getByRole("button", { name: "Delete the account" }).click();
    await dialog.getByRole("alert").waitFor();
    await page.keyboard.press("Escape");

    await goOn(page, scenario, "/domains");
    const domain = page.getByRole("listitem").filter({ hasText: "qr.desk.example" });
    await domain.getByRole("button", { name: "Switch off" }).click();
    await page.getByText("qr.desk.example is switched off.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("qr.desk.example is switched on.").waitFor();
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("a picture is found by its address, and removed", async () => {
    const tenant = await scenario.signUp("Pictures");
    const headers = { authorization: `Bearer ${tenant.apiKey}`, "content-type": "image/png" };
    const body = Uint8Array.from(png(320, 240));
    const uploaded = await scenario.request("/app/api/images", { method: "POST", headers, body });
    const { id } = await readJson<{ id: string }>(uploaded);
    const person = await arrive(await enter(), "/pictures");
    const { page } = person;
    await page.getByLabel("Address or id").fill(`${scenario.url}/i/${id}?as=preview`);
    await page.getByRole("button", { name: "Find it" }).click();
    await page.getByText("320 × 240 pixels").waitFor();
    await page.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await page.getByText("The picture is removed.").waitFor();
    expect((await scenario.request(`/i/${id}`)).status).toBe(404);
    expectQuiet(person, scenario);
    await person.leave();
  });
});
