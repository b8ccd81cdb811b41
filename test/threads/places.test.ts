import { expect, test } from "bun:test";
import { Busy } from "../../src/shared/busy.ts";
import { createPlaces } from "../../src/threads/places.ts";
import { workspace } from "./callers.ts";

const BOUNDS = { each: 2, waiting: 2, all: 5 };

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
