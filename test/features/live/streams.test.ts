import { expect, test } from "bun:test";
import { createLiveStreams } from "../../../src/features/live/streams.ts";
import type { SentPicture } from "../../../src/features/live/live.ts";
import { SECOND } from "../../../src/kit/shared/clock.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { TestTimers } from "../../timers.ts";

/** Streams whose pictures a test sends, and whose clients it plays. */
function setUp() {
  const timers = new TestTimers();
  const followers = new Set<(picture: SentPicture) => void>();
  const streams = createLiveStreams({
    timers,
    counts: {
      follow(_, __, onPicture) {
        followers.add(onPicture);
        return () => void followers.delete(onPicture);
      },
    },
  });
  let isAllowed = true;
  const open = (change: { tenantId?: string; lastId?: string; signal?: AbortSignal } = {}) =>
    streams
      .open({
        ...{ tenantId: "ten_1", withBots: true, lastId: null, signal: new AbortController().signal },
        isAllowed: async () => isAllowed,
        ...change,
      })
      .getReader();
  const send = (id: string) => {
    for (const follower of followers) follower({ id, data: "{}" });
  };
  const text = async (reader: ReturnType<typeof open>) => {
    const { value, done } = await reader.read();
    return done ? null : new TextDecoder().decode(value);
  };
  const forbid = () => {
    isAllowed = false;
  };
  return { timers, streams, followers, open, send, text, forbid };
}

test("a client that reads gets each picture", async () => {
  const { open, send, text } = setUp();
  const reader = open();
  expect(await text(reader)).toBe("retry: 2000\n\n");
  const next = text(reader);
  send("a");
  expect(await next).toBe("id: a\nevent: counts\ndata: {}\n\n");
});

test("a client that comes back gets nothing while its picture is the present one", async () => {
  const { open, send, text } = setUp();
  const reader = open({ lastId: "a" });
  await text(reader);
  const next = text(reader);
  send("a");
  send("b");
  expect(await next).toStartWith("id: b\n");
  // Back to the one that it had: that is news.
  const after = text(reader);
  send("a");
  expect(await after).toStartWith("id: a\n");
});

test("a client that is behind gets the newest picture and none of those between", async () => {
  const { open, send, text } = setUp();
  const reader = open();
  await text(reader);
  // It asks for one more than it has read, and then it pauses.
  const next = text(reader);
  for (const id of ["a", "b", "c"]) send(id);
  expect(await next).toStartWith("id: a\n");
  expect(await text(reader)).toStartWith("id: c\n");
});

test("a client that does not read is dropped, and one that waits gets a comment", async () => {
  const { open, send, text, timers, streams, followers } = setUp();
  const [slow, patient] = [open(), open()];
  await text(slow);
  await text(patient);
  const next = text(patient);
  timers.pass(15 * SECOND);
  expect(await next).toBe(":\n\n");
  send("a");
  expect(await text(patient)).toStartWith("id: a\n");
  const waits = text(patient);
  // The runtime reads one piece ahead of a client; the stream has none.
  timers.pass(15 * SECOND);
  expect(await waits).toBe(":\n\n");
  expect(streams.count()).toBe(1);
  expect(followers.size).toBe(1);
  expect(slow.closed).rejects.toBe(undefined);
});

test("a workspace has twenty streams, and another its own", async () => {
  const { open, streams } = setUp();
  const readers = Array.from({ length: 20 }, () => open());
  expect(() => open()).toThrow(Fault);
  open({ tenantId: "ten_2" });
  expect(streams.count()).toBe(21);
  await readers[0]?.cancel();
  open();
  expect(streams.count()).toBe(21);
});

test("all workspaces together have a thousand streams", async () => {
  const { open, streams } = setUp();
  const tenants = Array.from({ length: 50 }, (_, at) => `ten_${at}`);
  const readers = tenants.flatMap((tenantId) => Array.from({ length: 20 }, () => open({ tenantId })));
  expect(() => open({ tenantId: "ten_new" })).toThrow(Fault);
  await readers[0]?.cancel();
  open({ tenantId: "ten_new" });
  expect(streams.count()).toBe(1_000);
});

test("a client that leaves, or left before, has no stream", () => {
  const { open, streams } = setUp();
  const control = new AbortController();
  open({ signal: control.signal });
  control.abort();
  open({ signal: AbortSignal.abort() });
  expect(streams.count()).toBe(0);
});

test("whoever may not read any more is told the end: soon, and at once where this node knows", async () => {
  for (const notice of ["timer", "event"] as const) {
    const { open, text, timers, streams, forbid } = setUp();
    const reader = open();
    await text(reader);
    const next = text(reader);
    forbid();
    if (notice === "timer") timers.pass(15 * SECOND);
    else streams.check();
    await next;
    expect(notice === "timer" ? await text(reader) : await next).toBeNull();
    expect(streams.count()).toBe(0);
  }
});
