import { expect, test } from "bun:test";
import {
  BY_ASKER,
  IN_ALL,
  type MailKind,
  mayMailBy,
  TO_MAILBOX,
} from "../../../src/features/members/mail-limits.ts";
import { createLimiter } from "../../../src/kit/http/limits.ts";
import { HOUR } from "../../../src/kit/shared/clock.ts";
import { TestClock } from "../../scenario.ts";

function start() {
  const clock = new TestClock();
  const mayMail = mayMailBy({
    byAsker: createLimiter("asker", BY_ASKER, clock),
    toMailbox: createLimiter("mailbox", TO_MAILBOX, clock),
    inAll: createLimiter("all", IN_ALL, clock),
  });
  let mailboxes = 0;
  /** How many of so many mails to as many mailboxes may be sent. */
  async function sent(kind: MailKind, count: number, asker?: string): Promise<number> {
    let allowed = 0;
    for (let mail = 0; mail < count; mail++)
      if (await mayMail(kind, `ana-${++mailboxes}@museum.example`, asker)) allowed++;
    return allowed;
  }
  return { clock, sent };
}

test("lost passwords are replaced while the mails of other kinds are used up", async () => {
  const { clock, sent } = start();
  for (const kind of ["invitation", "address", "workspace", "notice"] as const)
    expect(await sent(kind, 250)).toBe(200);
  expect(await sent("reset", 1)).toBe(1);
  clock.advance(HOUR);
  expect(await sent("invitation", 250)).toBe(200);
});

test("one who has many addresses mailed leaves those of others", async () => {
  const { sent } = start();
  expect(await sent("address", 500, "per_1")).toBe(20);
  expect(await sent("address", 1, "per_2")).toBe(1);
});
