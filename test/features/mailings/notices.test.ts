import { expect, test } from "bun:test";
import { DAY, HOUR, MINUTE } from "../../../src/kit/shared/clock.ts";
import { soon } from "../../patiently.ts";
import { type CodeJson, DESKTOP, PHONE, type Scenario } from "../../scenario.ts";
import { MAILINGS, mailsTo, make, member, pass, startMailing } from "./client.ts";

const LOOK = 5 * MINUTE;

async function withNotices(notices: readonly string[], settings: Record<string, string> = {}) {
  const { mailbox, scenario } = await startMailing(settings);
  const tenant = await scenario.signUp();
  const person = await member(scenario, tenant);
  await soon(() => mailbox.mails.length === 1);
  const code = await tenant.makeCode({ title: "Hall 3", group: "summer" });
  const { id } = await make(tenant, { to: person.email, notices });
  /** Notices alone. */
  const mails = () =>
    mailsTo(mailbox.mails, person.email).filter(({ text }) => text.includes("News of your"));
  return { mailbox, scenario, tenant, code, id, mails };
}

/** So many scans, by as many people. */
async function scan(scenario: Scenario, { shortId }: CodeJson, times: number): Promise<void> {
  for (let number = 0; number < times; number++)
    await scenario.scan(shortId, { "user-agent": `${number % 2 === 0 ? PHONE : DESKTOP} ${number}` });
  await scenario.service.addUp();
}

test("the first scan of a code is told once, and not that of a program", async () => {
  const { scenario, tenant, code, mails } = await withNotices(["first_scan"]);
  await scenario.scan(code.shortId, { "user-agent": "Googlebot/2.1" });
  await pass(scenario, HOUR, LOOK);
  expect(mails()).toHaveLength(0);
  await scan(scenario, code, 3);
  await pass(scenario, 2 * LOOK, LOOK);
  expect(mails()).toHaveLength(1);
  expect(mails()[0]?.text).toContain(
    "Scanned for the first time\n- Hall 3: first scan".replace("\n", "\r\n"),
  );
  await scan(scenario, code, 3);
  await pass(scenario, 3 * HOUR, LOOK);
  expect(mails()).toHaveLength(1);
  // Those of an hour come together.
  const [second, third] = [
    await tenant.makeCode({ title: "Desk" }),
    await tenant.makeCode({ title: "Door" }),
  ];
  await scan(scenario, second, 1);
  await pass(scenario, 4 * LOOK, LOOK);
  await scan(scenario, third, 1);
  await pass(scenario, 4 * LOOK, LOOK);
  expect(mails()).toHaveLength(2);
  await pass(scenario, HOUR, LOOK);
  expect(mails()).toHaveLength(3);
  expect(mails()[1]?.text).toContain("- Desk: first scan");
  expect(mails()[2]?.text).toContain("- Door: first scan");
});

test("new leads are told by their number, at most once an hour, and never in their words", async () => {
  const { scenario, tenant, mails } = await withNotices(["lead"]);
  const page = await tenant.makeCode({
    landing: {
      template: "lead",
      headline: "Write to us",
      lead: { ask: ["email", "name"], consentText: "Yes." },
    },
  });
  const leave = async (number: number) => {
    const lead = { consent: true, email: `anna-${number}@secret.example`, name: "Geheimrat" };
    expect((await scenario.post(`/api/leads/${page.shortId}`, lead)).status).toBe(200);
  };
  await leave(1);
  await pass(scenario, 2 * LOOK, LOOK);
  expect(mails()).toHaveLength(1);
  expect(mails()[0]?.text).toContain("There is 1 new lead.");
  for (let number = 2; number < 9; number++) {
    await leave(number);
    await pass(scenario, LOOK, LOOK);
  }
  expect(mails()).toHaveLength(1);
  await pass(scenario, HOUR, LOOK);
  expect(mails()).toHaveLength(2);
  expect(mails()[1]?.text).toContain("There are 7 new leads.");
  for (const { text } of mails())
    for (const secret of ["Geheimrat", "secret.example", "anna"]) expect(text).not.toContain(secret);
  await pass(scenario, DAY);
  expect(mails()).toHaveLength(2);
});

test("a day of more than five times the usual is told once, and a workspace without a usual has none", async () => {
  const { scenario, code, mails } = await withNotices(["spike"]);
  await scan(scenario, code, 30);
  await pass(scenario, 2 * HOUR, LOOK);
  expect(mails()).toHaveLength(0);
  // 30 scans in 28 days: one a day is usual, and 20 are a spike.
  await pass(scenario, 2 * DAY);
  await scan(scenario, code, 19);
  await pass(scenario, HOUR, LOOK);
  expect(mails()).toHaveLength(0);
  await scan(scenario, code, 1);
  await pass(scenario, HOUR, LOOK);
  expect(mails()).toHaveLength(1);
  expect(mails()[0]?.text).toContain("Today there were 20 scans so far");
  expect(mails()[0]?.text).toContain("usual (1.1 a day)");
  await scan(scenario, code, 5);
  await pass(scenario, 3 * HOUR, LOOK);
  expect(mails()).toHaveLength(1);
});

test("a limit that is nearly reached is told once, and again after it was not", async () => {
  const { scenario, tenant, id, mails } = await withNotices(["limit"], { QZ_SIGNUP_PLAN: "free" });
  // The plan has 25 codes, and 3 members.
  for (let number = 1; number < 22; number++) await tenant.makeCode();
  await pass(scenario, HOUR, LOOK);
  expect(mails()).toHaveLength(0);
  const last = await tenant.makeCode();
  await tenant.makeCode();
  await pass(scenario, 2 * HOUR, LOOK);
  expect(mails()).toHaveLength(1);
  expect(mails()[0]?.text).toMatch(/- Codes: (?:92|96)\s?% used/);
  await tenant.call("DELETE", `/app/api/codes/${last.id}`);
  await pass(scenario, 2 * HOUR, LOOK);
  await tenant.makeCode();
  await pass(scenario, 2 * HOUR, LOOK);
  expect(mails()).toHaveLength(1);
  // Without the notice nothing is looked at any more.
  expect((await tenant.call("PATCH", `${MAILINGS}/${id}`, { notices: [] })).status).toBe(200);
  expect(await scenario.storage.rows("select kind from mailing_mails")).toEqual([{ kind: "report" }]);
});

test("a mailing about one code, or one campaign, tells nothing of others", async () => {
  const { mailbox, scenario, tenant, code, id, mails } = await withNotices(["first_scan"]);
  const other = await tenant.makeCode({ title: "Desk" });
  await tenant.call("PATCH", `${MAILINGS}/${id}`, { of: { code: code.id } });
  await scan(scenario, other, 3);
  await scan(scenario, code, 2);
  await pass(scenario, 2 * LOOK, LOOK);
  expect(mails()).toHaveLength(1);
  expect(mails()[0]?.text).not.toContain("Desk");
  await pass(scenario, 2 * DAY);
  const report = mailbox.mails.at(-1)?.text ?? "";
  expect(report).toContain("The code Hall 3 of Museum am Fluss.");
  expect(report).toContain("Scans: 2 (before: 0)");
  expect(report).not.toContain("Desk");
  // A code that is deleted ends its mailing.
  await tenant.call("DELETE", `/app/api/codes/${code.id}`);
  await pass(scenario, LOOK, LOOK);
  expect(await scenario.storage.rows("select id from mailings")).toEqual([]);
});
