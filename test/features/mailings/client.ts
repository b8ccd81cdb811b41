import { expect } from "bun:test";
import type { MailingRecord } from "../../../src/features/mailings/model.ts";
import { HOUR } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { type Scenario, startScenario, type TenantClient } from "../../scenario.ts";
import { freshEmail, joinAs } from "../members/person.ts";
import { type Mail, openMailbox } from "../watch/mailbox.ts";

export const MAILINGS = "/app/api/mailings";

/** A service that sends mails, and the mailbox that gets them. It begins on a Saturday. */
export async function startMailing(settings: Record<string, string> = {}) {
  const mailbox = await openMailbox();
  const scenario = await startScenario({
    ...{ QZ_SIGNUP_PLAN: "pro", QZ_SMTP_URL: mailbox.url, QZ_SMTP_FROM: "codes@qr.example" },
    ...settings,
  });
  return { mailbox, scenario };
}

/** Makes a mailing. */
export async function make(tenant: TenantClient, input: object): Promise<MailingRecord> {
  const answer = await tenant.call("POST", MAILINGS, { every: "week", ...input });
  expect(answer.status).toBe(200);
  return readJson<MailingRecord>(answer);
}

/** All mailings of a workspace. */
export async function list(tenant: TenantClient): Promise<readonly MailingRecord[]> {
  return (await readJson<{ mailings: MailingRecord[] }>(await tenant.call("GET", MAILINGS))).mailings;
}

/** A member with a confirmed address. */
export async function member(scenario: Scenario, tenant: TenantClient) {
  const email = freshEmail("report");
  const person = await joinAs(scenario, tenant, "viewer", email);
  await scenario.storage.run(`update people set confirmed_at = 1 where email = '${email}'`);
  return person;
}

/** Lets time pass in steps, and has what is due be sent after each. */
export async function pass(scenario: Scenario, milliseconds: number, step = HOUR): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += step) {
    scenario.clock.advance(step);
    await scenario.service.watch();
  }
}

/** The mails of mailings to an address: invitations come there, too. */
export const mailsTo = (mails: readonly Mail[], email: string) =>
  mails.filter(({ to, text }) => to[0] === email && text.includes("/mailings/"));

/** The first link of a kind in a mail: the plain part comes first. */
export function linkIn(mail: Mail | undefined, which: "confirm" | "stop"): string {
  const word = which === "stop" ? "stop" : "[0-9a-f]{32}";
  return new RegExp(`/mailings/mail_\\w+\\.${word}\\.[\\w-]{43}`).exec(mail?.text ?? "")?.[0] ?? "";
}
