import { expect, test } from "bun:test";
import { createPost } from "../../../src/features/mail/post.ts";
import type { Log } from "../../../src/kit/shared/log.ts";
import type { Timers } from "../../../src/kit/shared/timers.ts";

const MAIL = { subject: "s", text: "t", html: "h" };

/** Timers whose time passes when the test says so. */
function testTimers() {
  const waiting: { readonly milliseconds: number; readonly then: () => void }[] = [];
  const timers: Timers = {
    now: () => 0,
    after(milliseconds, then) {
      const timer = { milliseconds, then };
      waiting.push(timer);
      return () => void waiting.splice(waiting.indexOf(timer), 1);
    },
  };
  return { timers, waiting, fire: () => waiting.shift()?.then() };
}

function start(send: ((to: string) => Promise<void>) | null) {
  const warned: string[] = [];
  const warn = (message: string) => void warned.push(message);
  const log: Log = { debug() {}, info() {}, warn, error() {} };
  const { timers, waiting, fire } = testTimers();
  const post = createPost({ send, timers, timeout: async () => {}, log });
  return { post, warned, waiting, fire };
}

const letterTo = (to: string) => async () => ({ to, mail: MAIL });

test("a mail that the server does not take is tried again at growing pauses, and then given up", async () => {
  const tried: string[] = [];
  const { post, warned, waiting, fire } = start(async (to) => {
    tried.push(to);
    throw new Error("not now");
  });
  post.soon(letterTo("ana"));
  await post.settled();
  const pauses: number[] = [];
  while (waiting.length > 0) {
    pauses.push(waiting[0]?.milliseconds ?? 0);
    fire();
    await post.settled();
  }
  expect(pauses).toEqual([10_000, 60_000, 300_000, 900_000]);
  expect(tried).toHaveLength(5);
  expect(warned.at(-1)).toBe("a mail can't be sent");
});

test("mails go one after the other, and one that can't be written holds up no other", async () => {
  const events: string[] = [];
  const { post, warned } = start(async (to) => {
    events.push(`${to} begins`);
    await Promise.resolve();
    events.push(`${to} ends`);
  });
  post.soon(letterTo("ana"));
  post.soon(async () => {
    throw new Error("the database is away");
  });
  post.soon(async () => null);
  post.soon(letterTo("ben"));
  await post.settled();
  expect(events).toEqual(["ana begins", "ana ends", "ben begins", "ben ends"]);
  expect(warned).toEqual(["a mail can't be written"]);
});

test("no more than a thousand wait, and a stop forgets them", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let sent = 0;
  const { post, warned } = start(async () => {
    sent++;
    await promise;
  });
  for (let count = 0; count < 1_002; count++) post.soon(letterTo("ana"));
  expect(warned).toEqual(["a mail is not sent: too many wait"]);
  await post.stop();
  resolve();
  await post.settled();
  expect(sent).toBe(1);
});

test("without a mail server nothing is written", async () => {
  const { post } = start(null);
  post.soon(async () => {
    throw new Error("it is written");
  });
  await post.settled();
  expect(post.isOpen).toBe(false);
});
