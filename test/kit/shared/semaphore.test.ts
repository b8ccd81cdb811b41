import { expect, test } from "bun:test";
import { Busy } from "../../../src/kit/shared/busy.ts";
import { createSemaphore } from "../../../src/kit/shared/semaphore.ts";
import { workspace } from "../threads/callers.ts";
import { TestTimers } from "../../timers.ts";

const BOUNDS = { each: 2, waiting: 2, all: 5, patience: 1_000, refusal: "There are too many." };

/** Takes a permit, and tells when it has it. */
function taking(permits: ReturnType<typeof createSemaphore>, caller: ReturnType<typeof workspace>) {
  const state: { release: (() => void) | null; error: unknown } = { release: null, error: null };
  const done = permits.take(caller).then(
    (release) => {
      state.release = release;
    },
    (error) => {
      state.error = error;
    },
  );
  return { state, done };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test("a caller has its permits, and its further requests wait without holding up others", async () => {
  const permits = createSemaphore(BOUNDS);
  const museum = workspace("museum");
  const first = taking(permits, museum);
  const second = taking(permits, museum);
  const third = taking(permits, museum);
  const zoo = taking(permits, workspace("zoo"));
  await Promise.all([first.done, second.done, zoo.done]);
  expect(third.state.release).toBeNull();
  first.state.release?.();
  first.state.release?.();
  await third.done;
  expect(third.state.release).not.toBeNull();
});

test("too many that wait, of one caller or of all, are refused as busy", async () => {
  const permits = createSemaphore(BOUNDS);
  const museum = workspace("museum");
  for (let i = 0; i < 4; i++) taking(permits, museum);
  await expect(permits.take(museum)).rejects.toBeInstanceOf(Busy);
  await permits.take(workspace("zoo"));
  await expect(permits.take(workspace("castle"))).rejects.toBeInstanceOf(Busy);
});

test("a caller that leaves waits no longer, and one that has left gets no permit", async () => {
  const permits = createSemaphore({ ...BOUNDS, each: 1 });
  const release = await permits.take(workspace("museum"));
  const leaving = workspace("museum");
  const left = taking(permits, leaving);
  const staying = taking(permits, workspace("museum"));
  leaving.leave();
  await left.done;
  expect(left.state.error).toHaveProperty("message", "The client left");
  release();
  await staying.done;
  expect(staying.state.release).not.toBeNull();
  await expect(permits.take(leaving)).rejects.toThrow("The client left");
});

test("everything that waits fails when the permits close", async () => {
  const permits = createSemaphore({ ...BOUNDS, each: 1 });
  await permits.take(workspace("museum"));
  const waiting = taking(permits, workspace("museum"));
  await turn();
  permits.close(new Error("closed"));
  await waiting.done;
  expect(waiting.state.error).toHaveProperty("message", "closed");
});

test("whoever has waited too long is refused, and nobody behind it waits for its permit", async () => {
  const timers = new TestTimers();
  const permits = createSemaphore({ ...BOUNDS, each: 1 }, timers);
  const release = await permits.take(workspace("museum"));
  const first = taking(permits, workspace("museum"));
  timers.pass(600);
  const second = taking(permits, workspace("museum"));
  timers.pass(400);
  await first.done;
  expect(first.state.error).toBeInstanceOf(Busy);
  expect(permits.counts()).toEqual({ taken: 1, waiting: 1 });
  release();
  await second.done;
  timers.pass(10_000);
  expect(second.state).toMatchObject({ error: null, release: expect.any(Function) });
});

test("permits of all callers are bounded, too, and callers take turns for those that become free", async () => {
  const permits = createSemaphore({ ...BOUNDS, each: 2, open: 2, all: 9 });
  const [museum, zoo, castle] = [workspace("museum"), workspace("zoo"), workspace("castle")];
  const releases = [await permits.take(museum), await permits.take(museum)];
  const order: string[] = [];
  const waiting = [zoo, zoo, castle, museum].map(async (caller) => {
    const release = await permits.take(caller);
    order.push(caller.key);
    releases.push(release);
  });
  for (let at = 0; at < waiting.length; at++) {
    releases[at]?.();
    await turn();
  }
  await Promise.all(waiting);
  expect(order).toEqual(["zoo", "castle", "museum", "zoo"]);
  expect(permits.counts()).toEqual({ taken: 2, waiting: 0 });
});
