import { expect, test } from "bun:test";
import { DAY, HOUR } from "../../../src/kit/shared/clock.ts";
import { expectProblem, type Scenario } from "../../scenario.ts";
import { linkIn, list, MAILINGS, mailsTo, make, member, pass, startMailing } from "./client.ts";

const browsing =
  (scenario: Scenario) =>
  (path: string, method = "GET", body?: string) =>
    scenario.request(path, {
      method,
      headers: {
        accept: "text/html",
        ...(body === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
      },
      ...(body === undefined ? {} : { body }),
    });

test("an address gets reports once its link was followed, each Monday, until it ends them without signing in", async () => {
  const { mailbox, scenario } = await startMailing();
  const browse = browsing(scenario);
  const tenant = await scenario.signUp("Museum <b>am Fluss</b>\r\nBcc: x@y.example");
  const to = "direktion@museum.example";
  const code = await tenant.makeCode({ title: "Hall 3" });
  const made = await make(tenant, { to, timezone: "europe/berlin", language: "de" });
  expect(made).toMatchObject({
    ...{ to, member: null, every: "week", of: "workspace", timezone: "Europe/Berlin", language: "de" },
    ...{ notices: [], confirmed: false, nextAt: null },
  });
  // The same again is the same one.
  expect(await make(tenant, { to: to.toUpperCase() })).toEqual(made);
  await pass(scenario, 2 * HOUR);
  const [asked, ...none] = mailsTo(mailbox.mails, to);
  expect(none).toEqual([]);
  const link = linkIn(asked, "confirm");
  // A scanner of mails opens it, and nothing happens.
  expect(await (await browse(link)).text()).toContain("<form");
  await pass(scenario, 8 * DAY, 6 * HOUR);
  expect(mailsTo(mailbox.mails, to)).toHaveLength(1);
  expect((await browse(link, "POST")).status).toBe(404);
  expect(await list(tenant)).toEqual([made]);
  await tenant.call("DELETE", `${MAILINGS}/${made.id}`);

  const again = await make(tenant, { to, timezone: "Europe/Berlin", language: "de" });
  await pass(scenario, HOUR);
  const confirm = linkIn(mailsTo(mailbox.mails, to).at(-1), "confirm");
  expect(
    (
      await browse(
        confirm.replace(/.$/, (last) => (last === "A" ? "Q" : "A")),
        "POST",
      )
    ).status,
  ).toBe(404);
  expect((await browse(confirm, "POST")).status).toBe(200);
  expect(await list(tenant)).toEqual([{ ...again, confirmed: true, nextAt: "2026-11-30T06:00:00.000Z" }]);
  await scenario.scan(code.shortId);
  await scenario.service.addUp();
  await pass(scenario, 7 * DAY);
  const reports = mailsTo(mailbox.mails, to).slice(2);
  expect(reports).toHaveLength(1);
  const [report] = reports;
  expect(report?.text).toContain("Subject: =?UTF-8?");
  expect(report?.text).toMatch(
    /^List-Unsubscribe:\s+<http:\/\/localhost:\d+\/mailings\/mail_\w+\.stop\.[\w-]+>/im,
  );
  expect(report?.text).toContain("Scans: 1 (davor: 0)");
  expect(report?.text).toContain("- Hall 3: 1");
  expect(report?.text).toContain("Museum &lt;b&gt;am Fluss&lt;/b&gt; Bcc: x@y.example");
  expect(report?.text).not.toMatch(/^Bcc:/m);

  // RFC 8058: a mail reader posts, without a cookie and without a page.
  const stop = linkIn(report, "stop");
  expect(await (await browse(stop)).text()).toContain("<form");
  expect(await list(tenant)).toHaveLength(1);
  expect((await browse(stop, "POST", "List-Unsubscribe=One-Click")).status).toBe(200);
  expect(await list(tenant)).toEqual([]);
  expect((await browse(stop, "POST", "List-Unsubscribe=One-Click")).status).toBe(404);
  await pass(scenario, 8 * DAY, 6 * HOUR);
  expect(mailsTo(mailbox.mails, to)).toHaveLength(3);
});

test("a member gets reports at once, at the present address, and none after leaving", async () => {
  const { mailbox, scenario } = await startMailing();
  const tenant = await scenario.signUp();
  await tenant.makeCode();
  const person = await member(scenario, tenant);
  const made = await make(tenant, { to: person.email, every: "month" });
  expect(made).toMatchObject({ member: person.id, confirmed: true, to: person.email });
  const moved = `moved-${person.email}`;
  await scenario.storage.run(
    `update people set email = '${moved}', email_key = '${moved}' where id = '${person.id}'`,
  );
  await pass(scenario, 32 * DAY, 6 * HOUR);
  expect(mailsTo(mailbox.mails, person.email)).toEqual([]);
  expect(mailsTo(mailbox.mails, moved)).toHaveLength(1);
  expect((await tenant.call("DELETE", `/app/api/members/${person.id}`)).status).toBeLessThan(300);
  expect(await list(tenant)).toEqual([]);
  await pass(scenario, 32 * DAY, 6 * HOUR);
  expect(mailsTo(mailbox.mails, moved)).toHaveLength(1);
  const audit = await (await tenant.call("GET", "/app/api/audit?action=mailing.ended")).json();
  expect(audit).toMatchObject({
    entries: [{ who: { kind: "system" }, subject: { kind: "mailing", id: made.id } }],
  });
});

test("an erased person and an erased workspace leave no mailing behind", async () => {
  const { scenario } = await startMailing();
  const rows = async (id: string) =>
    (await scenario.storage.rows(`select id from mailings where tenant_id = '${id}'`)).length +
    (await scenario.storage.rows(`select seq from mailing_mails where tenant_id = '${id}'`)).length;
  const tenant = await scenario.signUp("Gone");
  await tenant.makeCode();
  const person = await member(scenario, tenant);
  await make(tenant, { to: person.email });
  await make(tenant, { to: "other@museum.example" });
  expect(await rows(tenant.id)).toBe(4);
  const erased = await person.call("DELETE", "/app/api/person", { password: person.password });
  expect(erased.status).toBe(204);
  expect(await rows(tenant.id)).toBe(2);
  await tenant.call("DELETE", "/app/api/me", { confirm: "Gone" });
  for (let times = 0; times < 5; times++) await scenario.service.housekeep();
  expect(await rows(tenant.id)).toBe(0);
  expect(await scenario.storage.holding(new TextEncoder().encode(person.email))).toEqual([]);
});

test("a mailing is changed, and what is wrong is named", async () => {
  const { scenario } = await startMailing();
  const [tenant, other] = [await scenario.signUp(), await scenario.signUp()];
  const code = await tenant.makeCode();
  const person = await member(scenario, tenant);
  const { id } = await make(tenant, { to: person.email, notices: ["lead"] });
  const edit = (body: unknown, by = tenant) => by.call("PATCH", `${MAILINGS}/${id}`, body);
  const edited = await (
    await edit({ every: "month", of: { code: code.id }, notices: [], timezone: "Asia/Tokyo" })
  ).json();
  expect(edited).toMatchObject({
    every: "month",
    of: { code: code.id },
    notices: [],
    timezone: "Asia/Tokyo",
  });
  await expectProblem(await edit({ language: "de" }, other), 404, "mailing_not_found");
  await expectProblem(await other.call("DELETE", `${MAILINGS}/${id}`), 404, "mailing_not_found");
  await make(tenant, { to: person.email, every: "week" });
  const pointers = async (answer: Response) =>
    (await expectProblem(answer, 400, "invalid_request")).errors?.map(({ pointer }) => pointer);
  expect(await pointers(await edit({ every: "week", of: "workspace" }))).toEqual(["/every", "/of"]);
  expect(await pointers(await edit({ timezone: "Mars/Olympus" }))).toEqual(["/timezone"]);
  expect(await pointers(await edit({ of: { code: "code_none" } }))).toEqual(["/of/code"]);
  expect(await pointers(await edit({ notices: ["lead", "lead"] }))).toEqual(["/notices"]);
  expect(await pointers(await edit({ to: "x@y.example" }))).toEqual(["/to"]);
  for (const to of [
    "",
    "x",
    "a@b",
    "a b@c.example",
    "a@b.example\nBcc: c@d.example",
    `${"a".repeat(250)}@b.example`,
  ])
    expect(await pointers(await tenant.call("POST", MAILINGS, { to, every: "week" }))).toEqual(["/to"]);
  const none = await scenario.signUp();
  expect(await pointers(await none.call("POST", MAILINGS, { to: "x@y.example", every: "week" }))).toEqual([
    "/to",
  ]);
});

test("nobody is asked often, a workspace has twenty mailings, and without mail there are none", async () => {
  const { scenario } = await startMailing();
  const tenant = await scenario.signUp();
  await tenant.makeCode();
  const answers = [];
  for (let number = 0; number < 7; number++)
    answers.push(await tenant.call("POST", MAILINGS, { to: `x${number}@y${number}.example`, every: "week" }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(answers.at(-1)?.headers.get("retry-after")).toMatch(/^\d+$/);
  const { email } = await member(scenario, tenant);
  const inGroup = (number: number) => {
    scenario.clock.advance(DAY);
    return tenant.call("POST", MAILINGS, { to: email, every: "week", of: { group: `group ${number}` } });
  };
  for (let number = 0; number < 15; number++) expect((await inGroup(number)).status).toBe(200);
  await expectProblem(await inGroup(15), 402, "plan_limit");
  const silent = await startMailing({ QZ_SMTP_URL: "", QZ_SMTP_FROM: "" });
  const without = await silent.scenario.signUp();
  await without.makeCode();
  const refusal = await without.call("POST", MAILINGS, { to: "x@y.example", every: "week" });
  expect((await expectProblem(refusal, 400, "invalid_request")).errors?.[0]?.pointer).toBe("/to");
});

test("links of mails are limited by address", async () => {
  const { scenario } = await startMailing({ QZ_LIMIT_LEADS: "2/60s" });
  const link = `/mailings/mail_x.stop.${"A".repeat(43)}`;
  const open = async (method: string) => (await scenario.request(link, { method })).status;
  expect([await open("GET"), await open("POST")]).toEqual([404, 404]);
  expect([await open("GET"), await open("POST")]).toEqual([429, 429]);
});
