import { expect, test } from "bun:test";
import { Busy } from "../../src/shared/busy.ts";
import { createPlaces } from "../../src/shared/places.ts";
import { workspace } from "../threads/callers.ts";
import { TestTimers } from "../timers.ts";

const BOUNDS = { each: 2, waiting: 2, all: 5, patience: 1_000, refusal: "There are too many." };

/** Takes a place, and tells when it has it. */
function taking(places: ReturnType<typeof createPlaces>, caller: ReturnType<typeof workspace>) {
  const state: { release: (() => void) | null; error: unknown } = { release: null, error: null };
  const done = places.take(caller).then(
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

test("a caller has its places, and its further requests wait without holding up others", async () => {
  const places = createPlaces(BOUNDS);
  const museum = workspace("museum");
  const first = taking(places, museum);
  const second = taking(places, museum);
  const third = taking(places, museum);
  const zoo = taking(places, workspace("zoo"));
  await Promise.all([first.done, second.done, zoo.done]);
  expect(third.state.release).toBeNull();
  first.state.release?.();
  first.state.release?.();
  await third.done;
  expect(third.state.release).not.toBeNull();
});

test("too many that wait, of one caller or of all, are refused as busy", async () => {
  const places = createPlaces(BOUNDS);
  const museum = workspace("museum");
  for (let i = 0; i < 4; i++) taking(places, museum);
  await expect(places.take(museum)).rejects.toBeInstanceOf(Busy);
  await places.take(workspace("zoo"));
  await expect(places.take(workspace("castle"))).rejects.toBeInstanceOf(Busy);
});

test("a caller that leaves waits no longer, and one that has left gets no place", async () => {
  const places = createPlaces({ ...BOUNDS, each: 1 });
  const release = await places.take(workspace("museum"));
  const leaving = workspace("museum");
  const left = taking(places, leaving);
  const staying = taking(places, workspace("museum"));
  leaving.leave();
  await left.done;
  expect(left.state.error).toHaveProperty("message", "The client left");
  release();
  await staying.done;
  expect(staying.state.release).not.toBeNull();
  await expect(places.take(leaving)).rejects.toThrow("The client left");
});

test("everything that waits fails when the places close", async () => {
  const places = createPlaces({ ...BOUNDS, each: 1 });
  await places.take(workspace("museum"));
  const waiting = taking(places, workspace("museum"));
  await turn();
  places.close(new Error("closed"));
  await waiting.done;
  expect(waiting.state.error).toHaveProperty("message", "closed");
});

test("whoever has waited too long is refused, and nobody behind it waits for its place", async () => {
  const timers = new TestTimers();
  const places = createPlaces({ ...BOUNDS, each: 1 }, timers);
  const release = await places.take(workspace("museum"));
  const first = taking(places, workspace("museum"));
  timers.pass(600);
  const second = taking(places, workspace("museum"));
  timers.pass(400);
  await first.done;
  expect(first.state.error).toBeInstanceOf(Busy);
  expect(places.counts()).toEqual({ taken: 1, waiting: 1 });
  release();
  await second.done;
  timers.pass(10_000);
  expect(second.state).toMatchObject({ error: null, release: expect.any(Function) });
});

test("places of all callers are bounded, too, and callers take turns for those that become free", async () => {
  const places = createPlaces({ ...BOUNDS, each: 2, open: 2, all: 9 });
  const [museum, zoo, castle] = [workspace("museum"), workspace("zoo"), workspace("castle")];
  const releases = [await places.take(museum), await places.take(museum)];
  const order: string[] = [];
  const waiting = [zoo, zoo, castle, museum].map(async (caller) => {
    const release = await places.take(caller);
    order.push(caller.key);
    releases.push(release);
  });
  for (let at = 0; at < waiting.length; at++) {
    releases[at]?.();
    await turn();
  }
  await Promise.all(waiting);
  expect(order).toEqual(["zoo", "castle", "museum", "zoo"]);
  expect(places.counts()).toEqual({ taken: 2, waiting: 0 });
});
