import { expect, test } from "bun:test";
import type { SessionRecord } from "../../../src/features/people/model.ts";
import { DAY, HOUR, MINUTE } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { soon } from "../../patiently.ts";
import { expectProblem, type Scenario, startScenario } from "../../scenario.ts";
import { withAdmin } from "../plans/admin.ts";
import { type Mail, openMailbox } from "../watch/mailbox.ts";
import { callsOf, freshEmail, joinAs, type PersonClient, tokenOf } from "./person.ts";

/** The token of the first link of a kind in a mail. */
function linkIn({ text }: Mail, kind: string): string {
  const [, token = ""] = new RegExp(`/app#/${kind}/([\\w-]{43})`).exec(text) ?? [];
  expect(token).not.toBe("");
  return token;
}

async function start() {
  const mailbox = await openMailbox();
  const scenario = await startScenario({
    QZ_SIGNUP_PLAN: "pro",
    QZ_SMTP_URL: mailbox.url,
    QZ_SMTP_FROM: "people@qr.example",
  });
  /** The mails since the last time, once there are so many. */
  let seen = 0;
  async function mails(count: number): Promise<readonly Mail[]> {
    await soon(() => mailbox.mails.length >= seen + count);
    const news = mailbox.mails.slice(seen);
    expect(news).toHaveLength(count);
    seen += count;
    return news;
  }
  return { scenario, mails };
}

async function mail(mails: (count: number) => Promise<readonly Mail[]>): Promise<Mail> {
  const [one] = await mails(1);
  if (!one) throw new Error("There is no mail");
  return one;
}

const signIn = (scenario: Scenario, { email, password }: Pick<PersonClient, "email" | "password">) =>
  scenario.post("/app/api/session", { email, password });

const confirmedAt = (scenario: Scenario, email: string) =>
  withAdmin(scenario, async ({ people }) => (await people.show(email))?.confirmedAt ?? null);

test("an invitation is mailed with a link of its own, which proves the address", async () => {
  const { scenario, mails } = await start();
  const tenant = await scenario.signUp("Café <b>\u202e".padEnd(80, "x"));
  const email = freshEmail();
  const made = await tenant.call("POST", "/app/api/invitations", { email, role: "editor", language: "de" });
  const { url } = await readJson<{ url: string }>(made);
  const letter = await mail(mails);
  expect(letter).toMatchObject({ from: "people@qr.example", to: [email] });
  expect(letter.text).toContain("Einladung in einen Arbeitsbereich mit QR-Codes");
  expect(letter.text).toContain("als Bearbeiter");
  expect(letter.text).not.toContain("\u202e");
  expect(letter.text).toContain("Café &lt;b&gt;");
  const token = linkIn(letter, "invitation");
  expect(token).not.toBe(tokenOf(url));
  const accept = { name: "Ana", password: "a museum in town" };
  expect((await scenario.post(`/app/api/invitations/${token}`, accept)).status).toBe(200);
  expect(await confirmedAt(scenario, email)).not.toBeNull();
  // The other link of it is used, too.
  await expectProblem(await scenario.request(`/app/api/invitations/${tokenOf(url)}`), 404, "link_ended");
  const copied = await joinMailed(scenario, tenant, mails);
  expect(await confirmedAt(scenario, copied.email)).toBeNull();
});

/** Somebody who accepts by a link that was copied. The mail is not opened. */
async function joinMailed(
  scenario: Scenario,
  tenant: Awaited<ReturnType<Scenario["signUp"]>>,
  mails: (count: number) => Promise<readonly Mail[]>,
  role = "viewer",
): Promise<PersonClient> {
  const person = await joinAs(scenario, tenant, role);
  await mails(1);
  return person;
}

test("a lost password is replaced by a mailed link, once; an unknown address gets no mail", async () => {
  const { scenario, mails } = await start();
  const ana = await joinMailed(scenario, await scenario.signUp(), mails);
  const ask = (email: string) => scenario.post("/app/api/reset", { email });
  expect((await ask(freshEmail())).status).toBe(202);
  expect((await ask(ana.email.toUpperCase())).status).toBe(202);
  const letter = await mail(mails);
  expect(letter.to).toEqual([ana.email]);
  const token = linkIn(letter, "reset");
  const use = (password: string) => scenario.post(`/app/api/reset/${token}`, { password });
  await expectProblem(await use("password123"), 400, "invalid_request");
  expect((await use("another museum")).status).toBe(204);
  await expectProblem(await use("a third museum"), 404, "link_ended");
  await expectProblem(await ana.call("GET", "/app/api/codes"), 401, "session_required");
  await expectProblem(await signIn(scenario, ana), 401, "sign_in_failed");
  expect((await signIn(scenario, { ...ana, password: "another museum" })).status).toBe(200);
  expect(await confirmedAt(scenario, ana.email)).not.toBeNull();
});

test.each([
  ["de", "Neues Passwort wählen"],
  ["fr", "Choose a new password"],
])("somebody whose language is %s gets mails in it, or else in English", async (language, words) => {
  const { scenario, mails } = await start();
  const ana = await joinMailed(scenario, await scenario.signUp(), mails);
  expect((await ana.call("PATCH", "/app/api/person", { language })).status).toBe(200);
  await scenario.post("/app/api/reset", { email: ana.email });
  expect((await mail(mails)).text).toContain(words);
});

test("a mailbox gets no more than a few mails, and its owner can use all of those links", async () => {
  const { scenario, mails } = await start();
  const ana = await joinMailed(scenario, await scenario.signUp(), mails);
  const ben = await joinMailed(scenario, await scenario.signUp(), mails);
  const ask = (email: string) => scenario.post("/app/api/reset", { email });
  for (let asked = 0; asked < 12; asked++) expect((await ask(ana.email)).status).toBe(202);
  await ask(ben.email);
  const sent = await mails(11);
  expect(sent.map(({ to }) => to[0])).toEqual([...Array(10).fill(ana.email), ben.email]);
  const last = linkIn(sent[9] ?? sent[0] ?? { from: "", to: [], text: "" }, "reset");
  expect((await scenario.post(`/app/api/reset/${last}`, { password: "another museum" })).status).toBe(204);
  scenario.clock.advance(3 * HOUR);
  await ask(ana.email);
  expect((await mail(mails)).to).toEqual([ana.email]);
});

test("links for a lost password keep no other mail from a mailbox, and no other mail keeps them from it", async () => {
  const { scenario, mails } = await start();
  const ana = await joinMailed(scenario, await scenario.signUp(), mails);
  const ask = () => scenario.post("/app/api/reset", { email: ana.email });
  for (let asked = 0; asked < 12; asked++) await ask();
  await mails(10);
  const tenant = await scenario.signUp();
  const [local = "", domain = ""] = ana.email.split("@");
  const invite = (email = ana.email) =>
    tenant.call("POST", "/app/api/invitations", { email, role: "viewer" });
  // One has invited her. Other spellings of the mailbox count for it.
  for (let invited = 1; invited < 10; invited++)
    expect((await invite(`${local}+${invited}@${domain}`)).status).toBe(200);
  await mails(9);
  await expectProblem(await invite(), 429, "rate_limited");
  scenario.clock.advance(DAY);
  for (let invited = 0; invited < 10; invited++) expect((await invite()).status).toBe(200);
  await mails(10);
  await expectProblem(await invite(), 429, "rate_limited");
  await ask();
  linkIn(await mail(mails), "reset");
});

test("a new address counts once its link is opened by the person who asked, and the former one is told", async () => {
  const { scenario, mails } = await start();
  const tenant = await scenario.signUp();
  const [ana, ben] = [await joinMailed(scenario, tenant, mails), await joinMailed(scenario, tenant, mails)];
  const change = (caller: Pick<PersonClient, "call">, email: string) =>
    caller.call("PATCH", "/app/api/person", { email });
  const confirm = (caller: Pick<PersonClient, "call">, token: string) =>
    caller.call("POST", "/app/api/person/address", { token });
  const email = freshEmail("new");
  expect(await readJson<object>(await change(ana, email))).toMatchObject({ email: ana.email });
  const letter = await mail(mails);
  expect(letter.to).toEqual([email]);
  const token = linkIn(letter, "address");
  // Whoever has a stranger open the link gains nothing by it.
  await expectProblem(await confirm(ben, token), 404, "link_ended");
  await expectProblem(await scenario.post("/app/api/person/address", { token }), 401, "session_required");
  await expectProblem(
    await tenant.call("POST", "/app/api/person/address", { token }),
    401,
    "session_required",
  );
  await expectProblem(await confirm(ana, "short"), 400, "invalid_request");
  expect((await confirm(ana, token)).status).toBe(204);
  await expectProblem(await confirm(ana, token), 404, "link_ended");
  const told = await mail(mails);
  expect(told.to).toEqual([ana.email]);
  expect(told.text).toContain(email);
  await expectProblem(await signIn(scenario, ana), 401, "sign_in_failed");
  expect((await signIn(scenario, { ...ana, email })).status).toBe(200);
  expect(await confirmedAt(scenario, email)).not.toBeNull();

  // The address of another person: the answer is the same, and the person is told.
  expect((await change(ben, email)).status).toBe(200);
  const known = await mail(mails);
  expect(known.to).toEqual([email]);
  expect(known.text).not.toContain("/app#/");
  // The own one is confirmed in the same way, and nobody is told.
  expect((await change(ben, ben.email)).status).toBe(200);
  const own = linkIn(await mail(mails), "address");
  expect((await confirm(ben, own)).status).toBe(204);
  expect(await confirmedAt(scenario, ben.email)).not.toBeNull();
  scenario.clock.advance(15 * MINUTE);
  await expectProblem(await change(ben, freshEmail()), 403, "sign_in_again");
});

test("a person has only so many addresses mailed, and leaves the mails of others", async () => {
  const { scenario, mails } = await start();
  const tenant = await scenario.signUp();
  const [ana, ben] = [await joinMailed(scenario, tenant, mails), await joinMailed(scenario, tenant, mails)];
  const ask = ({ call }: PersonClient, email: string) => call("PATCH", "/app/api/person", { email });
  for (let asked = 0; asked < 22; asked++) expect((await ask(ana, freshEmail("new"))).status).toBe(200);
  await ask(ben, ben.email);
  const sent = await mails(21);
  expect(sent.at(-1)?.to).toEqual([ben.email]);
});

test("a link for an address dies after a day, and when somebody else has it by then", async () => {
  const { scenario, mails } = await start();
  const tenant = await scenario.signUp();
  const ana = await joinMailed(scenario, tenant, mails);
  const email = freshEmail("new");
  await ana.call("PATCH", "/app/api/person", { email });
  const token = linkIn(await mail(mails), "address");
  await joinAs(scenario, tenant, "viewer", email);
  await mails(1);
  await expectProblem(await ana.call("POST", "/app/api/person/address", { token }), 404, "link_ended");
});

test("somebody whose password a manager may replace is told, and ends the link by a password of their own", async () => {
  const { scenario, mails } = await start();
  const tenant = await scenario.signUp();
  const ana = await joinMailed(scenario, tenant, mails, "editor");
  const made = await tenant.call("POST", `/app/api/members/${ana.id}/reset`);
  const { url, expiresAt } = await readJson<{ url: string; expiresAt: string }>(made);
  const token = tokenOf(url);
  const told = await mail(mails);
  expect(told.to).toEqual([ana.email]);
  expect(told.text).not.toContain(token);
  const shown = async () =>
    (await readJson<SessionRecord>(await ana.call("GET", "/app/api/session"))).resetLink;
  expect(await shown()).toEqual({ by: "main", expiresAt });
  scenario.clock.advance(MINUTE);
  const ben = await joinMailed(scenario, tenant, mails, "admin");
  await ben.call("POST", `/app/api/members/${ana.id}/reset`);
  await mails(1);
  expect(await shown()).toMatchObject({ by: "admin Ana" });
  // Of a link that opens nothing any more nobody is told.
  expect((await tenant.call("DELETE", `/app/api/members/${ben.id}`)).status).toBe(200);
  expect(await shown()).toEqual({ by: "main", expiresAt });
  const password = { current: ana.password, password: "my own museum" };
  expect((await ana.call("POST", "/app/api/person/password", password)).status).toBe(204);
  await expectProblem(
    await scenario.post(`/app/api/reset/${token}`, { password: "another museum" }),
    404,
    "link_ended",
  );
  expect(await shown()).toBeNull();
  // The operator's is told, too; one that the person asked for is not.
  await scenario.post("/app/api/reset", { email: ana.email });
  await mails(1);
  expect(await shown()).toBeNull();
  await withAdmin(scenario, ({ people }) => people.reset(ana.email, false));
  expect(await shown()).toMatchObject({ by: "operator" });
});

test("without mail an address can't be changed, and nothing of the request is done", async () => {
  const scenario = await startScenario();
  const ana = await joinAs(scenario, await scenario.signUp(), "viewer");
  const answer = await ana.call("PATCH", "/app/api/person", { email: freshEmail(), name: "Other" });
  const { errors } = await expectProblem(answer, 400, "invalid_request");
  expect(errors).toMatchObject([{ pointer: "/email", reason: "mail_off" }]);
  const session = await callsOf(scenario, ana.cookie)("GET", "/app/api/session");
  expect(await readJson<object>(session)).toMatchObject({ person: { name: "viewer Ana" } });
});
