import { expect, test } from "bun:test";
import { DAY, HOUR, MINUTE } from "../../../src/kit/shared/clock.ts";
import { recipientOf } from "../../../src/kit/shared/recipient.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";
import { openMailbox } from "./mailbox.ts";

/** Nobody is flooded with mails that ask for a confirmation. */

async function setUp() {
  const mailbox = await openMailbox();
  const scenario = await startScenario({
    QZ_SMTP_URL: mailbox.url,
    QZ_SMTP_FROM: "alerts@qr.example",
    QZ_TRUSTED_PROXIES: "127.0.0.0/8",
  });
  let clients = 0;
  /** Asks for a confirmation, from a client of its own unless one is named. */
  const ask = (tenant: TenantClient, email: string, client = `192.0.2.${++clients}`) =>
    tenant.call("PATCH", "/app/api/me", { alerts: { email } }, { "x-forwarded-for": client });
  const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status;
  /** A workspace with a code that is old enough. */
  const owner = async () => {
    const tenant = await scenario.signUp();
    await tenant.makeCode();
    return tenant;
  };
  return { mailbox, scenario, ask, statusOf, owner };
}

test("one mailbox gets three a day from all workspaces, however its address is spelled", async () => {
  const { mailbox, scenario, statusOf, ask, owner } = await setUp();
  const owners = await Promise.all(Array.from({ length: 8 }, owner));
  scenario.clock.advance(HOUR);
  const spelled = [
    "v.ictim@gmail.com",
    "victim+1@gmail.com",
    "VICTIM+2@googlemail.com",
    "vic.tim+3@GMAIL.com",
  ];
  const statuses: number[] = [];
  for (const [n, email] of spelled.entries()) {
    const tenant = owners[n];
    if (tenant) statuses.push(await statusOf(tenant, email));
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  const [, , , , another] = owners;
  if (!another) throw new Error("eight workspaces");
  const refused = await ask(another, "victim@gmail.com");
  expect(refused.headers.get("retry-after")).toBe(String(DAY / 1000));
  await expectProblem(refused, 429, "rate_limited");
  await scenario.service.watch();
  expect(mailbox.mails).toHaveLength(3);
  scenario.clock.advance(DAY);
  expect(await statusOf(another, "victim@gmail.com")).toBe(200);
});

test("a domain gets twenty an hour, and a client asks for ten", async () => {
  const { scenario, statusOf, owner } = await setUp();
  const owners = await Promise.all(Array.from({ length: 21 }, owner));
  const statuses: number[] = [];
  for (const [n, tenant] of owners.entries())
    statuses.push(await statusOf(tenant, `box${n}@xn--bcher-kva.example`));
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  const [first] = owners;
  if (!first) throw new Error("21 workspaces");
  expect(await statusOf(first, "other@XN--BCHER-KVA.example")).toBe(429);
  expect(await statusOf(first, "other@elsewhere.example")).toBe(200);
  scenario.clock.advance(HOUR);
  const byOne: number[] = [];
  for (const [n, tenant] of owners.slice(0, 11).entries())
    byOne.push(await statusOf(tenant, `box@host${n}.example`, "198.51.100.7"));
  expect(byOne).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect(await statusOf(owners[12] ?? first, "box@host99.example", "198.51.100.8")).toBe(200);
});

test("a workspace asks for five a day", async () => {
  const { statusOf, owner } = await setUp();
  const tenant = await owner();
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) statuses.push(await statusOf(tenant, `box@host${n}.example`));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("a workspace without a code asks nobody; with a new one the mail is sent once that is an hour old", async () => {
  const { mailbox, scenario, ask } = await setUp();
  const tenant = await scenario.signUp();
  const problem = await expectProblem(await ask(tenant, "a@museum.example"), 400, "invalid_request");
  expect(problem.errors).toEqual([
    { pointer: "/alerts", reason: "mail_needs_code", detail: expect.stringContaining("make one first") },
  ]);
  await tenant.makeCode();
  expect((await ask(tenant, "a@museum.example")).status).toBe(200);
  scenario.clock.advance(59 * MINUTE);
  await scenario.service.watch();
  expect(mailbox.mails).toHaveLength(0);
  scenario.clock.advance(MINUTE);
  await scenario.service.watch();
  expect(mailbox.mails.map(({ to }) => to)).toEqual([["a@museum.example"]]);
});

test("the link in a mail answers like any other address: 404 where it is none, 429 where there are too many", async () => {
  const mailbox = await openMailbox();
  const mailing = { QZ_SMTP_URL: mailbox.url, QZ_SMTP_FROM: "alerts@qr.example", QZ_LIMIT_LEADS: "4/60s" };
  const scenario = await startScenario(mailing);
  const tenant = await scenario.signUp();
  await tenant.makeCode();
  scenario.clock.advance(HOUR);
  await tenant.call("PATCH", "/app/api/me", { alerts: { email: "a@museum.example" } });
  await scenario.service.watch();
  const [link = ""] = /\/alerts\/[\w.-]+/.exec(mailbox.mails[0]?.text ?? "") ?? [];
  const answers: number[] = [];
  for (const path of [link, "/alerts/unknown", link])
    for (const method of ["GET", "POST"]) answers.push((await scenario.request(path, { method })).status);
  expect(answers).toEqual([200, 200, 404, 404, 429, 429]);
});

test("two hundred an hour are sent in all", async () => {
  const { scenario, statusOf, owner } = await setUp();
  const tenants = await Promise.all(Array.from({ length: 41 }, owner));
  let sent = 0;
  for (const [n, tenant] of tenants.slice(0, 40).entries())
    for (let i = 0; i < 5; i++)
      if ((await statusOf(tenant, `b@h${n}-${i}.example`, `192.0.${n}.1`)) === 200) sent++;
  expect(sent).toBe(200);
  const [last] = tenants.slice(40);
  if (!last) throw new Error("41 workspaces");
  expect(await statusOf(last, "b@last.example")).toBe(429);
  scenario.clock.advance(HOUR);
  expect(await statusOf(last, "b@last.example")).toBe(200);
});

test("mailboxes are told apart where they are different", () => {
  const same = (a: string, b: string) => Buffer.compare(recipientOf(a).address, recipientOf(b).address) === 0;
  expect(same("a.b@gmail.com", "ab+x@googlemail.com")).toBe(true);
  expect(same("Ab@museum.example", "ab+x@MUSEUM.example.")).toBe(true);
  expect(same("a@bücher.example", "a@xn--bcher-kva.example")).toBe(true);
  expect(same("a.b@museum.example", "ab@museum.example")).toBe(false);
  expect(same("a@museum.example", "a@other.example")).toBe(false);
});
