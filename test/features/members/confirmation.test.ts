import { expect, test } from "bun:test";
import type { SignupAnswer } from "../../../src/features/tenants/model.ts";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { soon } from "../../patiently.ts";
import {
  expectProblem,
  type Scenario,
  startScenario,
  type TenantClient,
  tenantClient,
} from "../../scenario.ts";
import { browserWith, cookieOf, freshEmail, PASSWORD } from "../people/browser.ts";
import { withAdmin } from "../plans/admin.ts";
import { type Mail, openMailbox } from "../watch/mailbox.ts";

const TARGET = "https://museum.example/";
const CODE = { target: TARGET };
const LINK = /\/confirm\/[\w.-]+/;

const makes = (client: Pick<TenantClient, "call">) => client.call("POST", "/app/api/codes", CODE);
const confirmedAt = (of: Scenario, email: string) =>
  withAdmin(of, async ({ people }) => (await people.show(email))?.confirmedAt ?? null);

async function start(signupConfirm = "on") {
  const mailbox = await openMailbox();
  const scenario = await startScenario({
    ...{ QZ_SMTP_URL: mailbox.url, QZ_SMTP_FROM: "people@qr.example" },
    ...{ QZ_SIGNUP_CONFIRM: signupConfirm, QZ_SIGNUP_PLAN: "pro" },
  });
  /** The next mail to an address. */
  async function mailTo(email: string): Promise<Mail> {
    const find = () => mailbox.mails.findIndex(({ to }) => to[0] === email);
    await soon(() => find() >= 0);
    const [mail] = mailbox.mails.splice(find(), 1);
    if (!mail) throw new Error("There is no mail");
    return mail;
  }
  async function signUp(input: object, headers: Record<string, string> = {}) {
    const order = { name: "Museum", email: freshEmail(), ...input };
    const answer = await scenario.post("/app/api/signup", order, headers);
    expect(answer.status).toBe(200);
    const { apiKey, tenant } = await readJson<SignupAnswer>(answer);
    const client = tenantClient(scenario.request, apiKey, tenant.id);
    return { ...tenant, client, browser: browserWith(scenario, cookieOf(answer), order.email) };
  }
  return {
    ...{ scenario, mailbox, mailTo, signUp },
    linkTo: async (email: string) => LINK.exec((await mailTo(email)).text)?.[0] ?? "",
    press: (link: string) => scenario.request(link, { method: "POST" }),
  };
}

test("a new workspace makes no tracked code in any way before its address is confirmed, and all else", async () => {
  const { scenario, mailbox, signUp, linkTo, press } = await start();
  const { client, email, unconfirmed } = await signUp({});
  expect(unconfirmed).toBe(true);
  const csv = { "content-type": "text/csv" };
  for (const answer of [
    await makes(client),
    await client.call("POST", "/app/api/codes", [CODE, CODE]),
    await client.call("POST", "/app/api/codes/code_none/duplicate", {}),
    await client.call("POST", "/app/api/bulk", `type,target\nurl,${TARGET}\n`, csv),
    await client.call("POST", "/app/api/import?from=csv", `shortId,target\nhall-3,${TARGET}\n`, csv),
  ])
    await expectProblem(answer, 403, "email_unconfirmed");
  expect(
    (await client.call("POST", "/app/api/plain-codes", { type: "url", fields: { url: TARGET } })).status,
  ).toBe(200);
  expect(
    (await client.call("POST", "/app/api/bulk?dryRun=true", `type,target\nurl,${TARGET}\n`, csv)).status,
  ).toBe(200);
  expect((await client.call("PATCH", "/app/api/me", { name: "Zoo" })).status).toBe(200);
  const link = await linkTo(email);
  // A scanner of mails opens it.
  for (let times = 0; times < 2; times++) {
    const page = await scenario.request(link);
    expect([page.status, page.headers.get("referrer-policy")]).toEqual([200, "same-origin"]);
    expect(await page.text()).toContain("<button>Confirm</button>");
  }
  await expectProblem(await makes(client), 403, "email_unconfirmed");
  for (let times = 0; times < 2; times++) expect(await (await press(link)).text()).toContain("Confirmed");
  expect(await (await scenario.request(link)).text()).not.toContain("<button>");
  expect((await makes(client)).status).toBe(200);
  // It has to confirm nothing any more.
  expect((await client.call("POST", "/app/api/me/confirmation")).status).toBe(202);
  expect(mailbox.mails.filter(({ to }) => to[0] === email)).toEqual([]);
});

test("the mail is in the language of the browser, is sent again to a mended address, and few are sent", async () => {
  const { mailbox, mailTo, signUp, linkTo, press } = await start();
  const german = { "accept-language": "de" };
  const { client, email } = await signUp({}, german);
  const first = await mailTo(email);
  expect(first.text).toContain("Adresse bestätigen");
  const again = () => client.call("POST", "/app/api/me/confirmation", undefined, german);
  for (let mails = 1; mails < 10; mails++) expect((await again()).status).toBe(202);
  await expectProblem(await again(), 429, "rate_limited");
  const mended = freshEmail();
  const edit = async (change: object) =>
    expect((await client.call("PATCH", "/app/api/me", change, german)).status).toBe(200);
  await edit({ email: mended });
  // The former address proves nothing about the new one.
  expect((await press(LINK.exec(first.text)?.[0] ?? "")).status).toBe(404);
  const { text } = await mailTo(mended);
  expect(text).toContain("Adresse bestätigen");
  // The same in other letters, and anything else, mails nothing.
  await edit({ email: mended.toUpperCase(), name: "Zoo" });
  await edit({ email: mended });
  expect((await press(LINK.exec(text)?.[0] ?? "")).status).toBe(200);
  expect((await makes(client)).status).toBe(200);
  await edit({ email: freshEmail() });
  const { client: last, email: address } = await signUp({});
  expect((await press(await linkTo(address))).status).toBe(200);
  expect((await makes(last)).status).toBe(200);
  expect(mailbox.mails.flatMap(({ to }) => to).filter((to) => to !== email)).toEqual([]);
});

test("a link is good for three days, and a forged one for nothing", async () => {
  const { scenario, signUp, linkTo, press } = await start();
  const [ana, ben] = [await signUp({}), await signUp({})];
  const [link, other] = [await linkTo(ana.email), await linkTo(ben.email)];
  const forged = link.replace(ana.id, ben.id);
  for (const path of [forged, `${link}A`, "/confirm/x", `/confirm/${ana.id}.zzzzzzzz.${"A".repeat(43)}`])
    for (const method of ["GET", "POST"])
      await expectProblem(await scenario.request(path, { method }), 404, "link_ended");
  const page = await scenario.request(forged, { headers: { accept: "text/html", "accept-language": "de" } });
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining("Dieser Link gilt nicht")]);
  expect((await press(link)).status).toBe(200);
  scenario.clock.advance(3 * DAY);
  await expectProblem(await press(other), 404, "link_ended");
  await expectProblem(await makes(ben.client), 403, "email_unconfirmed");
});

test("an owner who is signed in where the link is opened is confirmed too, and nobody else is", async () => {
  const { scenario, signUp, linkTo } = await start();
  const ana = await signUp({ password: PASSWORD });
  const link = await linkTo(ana.email);
  await expectProblem(
    await ana.browser.call("POST", link, undefined, { "sec-fetch-site": "cross-site" }),
    403,
    "foreign_origin",
  );
  await expectProblem(
    await scenario.request(link, { method: "POST", headers: { authorization: "Bearer qz_none" } }),
    401,
    "invalid_key",
  );
  await expectProblem(await makes(ana.client), 403, "email_unconfirmed");
  // Whoever registers an address of somebody else has them confirm a workspace at most, and no account.
  const stranger = await signUp({ password: PASSWORD });
  expect((await stranger.browser.call("POST", link)).status).toBe(200);
  expect(await confirmedAt(scenario, ana.email)).toBeNull();
  expect(await confirmedAt(scenario, stranger.email)).toBeNull();
  expect((await makes(ana.client)).status).toBe(200);
  expect((await ana.browser.call("POST", link)).status).toBe(200);
  expect(await confirmedAt(scenario, ana.email)).not.toBeNull();
  // The next workspace of a confirmed owner has nothing to confirm.
  expect((await signUp({ email: ana.email, password: PASSWORD })).unconfirmed).toBe(false);
  expect((await signUp({ email: ana.email })).unconfirmed).toBe(true);
});

test("workspaces of the shell and of before are confirmed, and all are once the operator asks no more", async () => {
  const { scenario: place } = await start("off");
  const former = await place.signUp();
  await place.restart({ QZ_SIGNUP_CONFIRM: "on" });
  expect((await makes(former)).status).toBe(200);
  const later = await place.signUp();
  await expectProblem(await makes(later), 403, "email_unconfirmed");
  const { apiKey, tenant } = await withAdmin(place, ({ create }) =>
    create({ name: "Shell", email: "shell@museum.example" }, undefined),
  );
  expect((await makes(tenantClient(place.request, apiKey, tenant.id))).status).toBe(200);
  await place.restart({ QZ_SIGNUP_CONFIRM: "off" });
  expect((await makes(later)).status).toBe(200);
});
