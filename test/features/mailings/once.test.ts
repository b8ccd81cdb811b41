import { expect, test } from "bun:test";
import { DAY, HOUR, MINUTE } from "../../../src/kit/shared/clock.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { soon } from "../../patiently.ts";
import { startScenario } from "../../scenario.ts";
import { openMailbox } from "../watch/mailbox.ts";
import { mailsTo, make, member, pass, startMailing } from "./client.ts";

/** Each mail is sent once, whatever happens in between. */

/** A member whose report is due on Monday at seven. The service begins on Saturday at noon. */
async function withReport(settings: Record<string, string> = {}, input: object = {}) {
  const { mailbox, scenario } = await startMailing(settings);
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode({ title: "Hall 3" });
  const { email } = await member(scenario, tenant);
  // The invitation has come, so nothing else is on its way.
  await soon(() => mailbox.mails.length === 1);
  await make(tenant, { to: email, ...input });
  // A round began with it: a later one would only wait for it.
  await scenario.service.watch();
  return { mailbox, scenario, tenant, code, mails: () => mailsTo(mailbox.mails, email) };
}

/** From Saturday at noon. */
const TO_MONDAY = 43 * HOUR;

test("a server that takes the mail and drops the line gets no second one", async () => {
  const { mailbox, scenario, mails } = await withReport();
  mailbox.drop(true);
  await pass(scenario, TO_MONDAY);
  expect(mails()).toHaveLength(1);
  mailbox.drop(false);
  await pass(scenario, 6 * DAY, 3 * HOUR);
  expect(mails()).toHaveLength(1);
  await pass(scenario, 2 * DAY, 3 * HOUR);
  expect(mails()).toHaveLength(2);
});

test("a server that refuses the mail gets it again, and once", async () => {
  const { mailbox, scenario, mails } = await withReport();
  mailbox.refuse(true);
  await pass(scenario, TO_MONDAY + HOUR, 5 * MINUTE);
  expect(mails()).toHaveLength(0);
  mailbox.refuse(false);
  await pass(scenario, DAY);
  expect(mails()).toHaveLength(1);
  expect(mails()[0]?.text).toMatch(/^Message-ID: <report\.\d+\.2026-11-23@localhost>/im);
});

test("a stop in the middle sends no second one after the start", async () => {
  const { mailbox, scenario, mails } = await withReport();
  await pass(scenario, TO_MONDAY - HOUR, 3 * HOUR);
  mailbox.hold();
  scenario.clock.advance(HOUR);
  const sending = scenario.service.watch();
  await soon(() => mailbox.held() === 1);
  await scenario.restart();
  mailbox.release();
  await sending;
  await pass(scenario, DAY, 5 * MINUTE);
  expect(mails()).toHaveLength(1);
});

test("a clock that jumps over Mondays, or back, makes one report of the last week that is over", async () => {
  const { scenario, mails } = await withReport();
  scenario.clock.advance(24 * DAY);
  await scenario.service.watch();
  await scenario.service.watch();
  expect(mails()).toHaveLength(1);
  expect(mails()[0]?.text).toMatch(/7\s–\s13 December 2026/);
  scenario.clock.advance(-10 * DAY);
  await pass(scenario, 9 * DAY, 6 * HOUR);
  expect(mails()).toHaveLength(1);
  await pass(scenario, 8 * DAY, 6 * HOUR);
  expect(mails()).toHaveLength(2);
});

test("a clock that was a year ahead for a moment stops no report for a year", async () => {
  const { scenario, mails } = await withReport();
  scenario.clock.advance(365 * DAY);
  await scenario.service.watch();
  scenario.clock.advance(-365 * DAY);
  await pass(scenario, 9 * DAY, 6 * HOUR);
  expect(mails()).toHaveLength(3);
});

test("a week in which clocks change has seven days, and its report comes at seven", async () => {
  const { scenario, mails } = await withReport({}, { timezone: "America/New_York" });
  // Clocks go forward on Sunday, 14 March 2027.
  scenario.clock.advance(Date.UTC(2027, 2, 8, 12) - scenario.clock.now());
  await scenario.service.watch();
  const before = mails().length;
  scenario.clock.advance(Date.UTC(2027, 2, 15, 11) - scenario.clock.now() - MINUTE);
  await scenario.service.watch();
  expect(mails()).toHaveLength(before);
  scenario.clock.advance(MINUTE);
  await scenario.service.watch();
  expect(mails()).toHaveLength(before + 1);
  expect(mails().at(-1)?.text).toMatch(/8\s–\s14 March 2027/);
});

test.skipIf(!hasPostgres)("of two nodes one sends each report", async () => {
  const mailbox = await openMailbox();
  const server = await postgresServer();
  const settings = {
    ...{
      QZ_DATABASE_URL: await server.freshDatabase(),
      QZ_SECRET: "the same on every node, and long enough",
    },
    ...{ QZ_SMTP_URL: mailbox.url, QZ_SMTP_FROM: "codes@qr.example", QZ_SIGNUP_PLAN: "pro" },
  };
  const nodes = [await startScenario(settings), await startScenario(settings)] as const;
  const [here] = nodes;
  const addresses: string[] = [];
  for (let number = 0; number < 6; number++) {
    const tenant = await here.signUp();
    await tenant.makeCode();
    const email = `node-${number}@museum.example`;
    await make(tenant, { to: email });
    addresses.push(email);
  }
  await Promise.all(nodes.map(({ service }) => service.watch()));
  for (const { clock } of nodes) clock.advance(2 * HOUR);
  mailbox.hold();
  const running = Promise.all(nodes.map(({ service }) => service.watch()));
  await soon(() => mailbox.held() === 2);
  mailbox.release();
  await running;
  await Promise.all(nodes.map(({ service }) => service.watch()));
  expect(mailbox.mails.flatMap(({ to }) => to).toSorted()).toEqual(addresses);
});
