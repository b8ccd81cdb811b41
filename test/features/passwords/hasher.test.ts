import { expect, test } from "bun:test";
import {
  ARGON2,
  boundsFor,
  createHasher,
  HASH_OF_NOTHING,
  type HasherBounds,
  type Purpose,
  PURPOSES,
} from "../../../src/features/passwords/hasher.ts";
import { Busy } from "../../../src/kit/shared/busy.ts";
import { TestTimers } from "../../timers.ts";

const BOUNDS: HasherBounds = { atOnce: 1, waiting: 3, waitingOfAddress: 2, patience: 10_000 };

/** A hasher whose hashings end one after the other, when the test says so. */
function heldHasher(bounds: Partial<HasherBounds> = {}) {
  const timers = new TestTimers();
  const hasher = createHasher({ ...BOUNDS, ...bounds }, ARGON2, timers);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const refused: unknown[] = [];

  function ask(name: string, purpose: Purpose = "sign-in", address = name): void {
    hasher
      .run(purpose, address, () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        begun.push(name);
        ends.push(resolve);
        return promise;
      })
      .catch((error: unknown) => refused.push(error));
  }

  async function settle(): Promise<void> {
    await new Promise<void>((resolve) => setImmediate(resolve));
  }

  /** Ends the oldest hashing that runs. */
  async function end(): Promise<void> {
    await settle();
    ends.shift()?.();
    await settle();
  }

  return { hasher, timers, begun, refused, ask, settle, end };
}

test("half of the processors hash, and at least one", () => {
  expect([1, 2, 3, 4, 16].map((processors) => boundsFor(processors).atOnce)).toEqual([1, 1, 1, 2, 8]);
});

test("addresses take turns, and so do purposes before them", async () => {
  const { begun, ask, end } = heldHasher({ waiting: 10, waitingOfAddress: 10 });
  ask("running");
  ask("flood 1", "sign-in", "flood");
  ask("flood 2", "sign-in", "flood");
  ask("flood 3", "sign-in", "flood");
  ask("owner");
  ask("lock", "lock");
  ask("share", "share");
  for (let ended = 0; ended < 7; ended++) await end();
  expect(begun).toEqual(["running", "flood 1", "lock", "share", "owner", "flood 2", "flood 3"]);
});

test("one too many of a purpose or an address is busy, and other purposes have their own places", async () => {
  const { hasher, begun, refused, ask, settle, end } = heldHasher();
  ask("running");
  for (let asked = 0; asked < 3; asked++) ask("flood");
  await settle();
  expect(refused).toHaveLength(1);
  expect(refused[0]).toBeInstanceOf(Busy);
  expect(refused[0]).toMatchObject({ code: "busy", retryAfter: 5 });
  ask("another");
  ask("one too many");
  ask("lock", "lock");
  await settle();
  expect(refused).toHaveLength(2);
  expect(PURPOSES.map((purpose) => hasher.counts(purpose))).toEqual([
    { running: 1, waiting: 3 },
    { running: 0, waiting: 1 },
    { running: 0, waiting: 0 },
  ]);
  for (let ended = 0; ended < 5; ended++) await end();
  expect(begun).toEqual(["running", "flood", "lock", "another", "flood"]);
  expect(PURPOSES.map((purpose) => hasher.counts(purpose))).toEqual(
    PURPOSES.map(() => ({ running: 0, waiting: 0 })),
  );
});

test("a place that was free again is taken at once, and never by more than there are", async () => {
  const { begun, ask, end, settle } = heldHasher({ atOnce: 2 });
  ask("one");
  ask("two");
  ask("three");
  await settle();
  expect(begun).toEqual(["one", "two"]);
  for (let ended = 0; ended < 3; ended++) await end();
  ask("four");
  await settle();
  expect(begun).toEqual(["one", "two", "three", "four"]);
});

test("what waits for too long is refused, and gets no place later", async () => {
  const { timers, begun, refused, ask, settle, end } = heldHasher();
  ask("running");
  ask("patient");
  await settle();
  timers.pass(BOUNDS.patience);
  await settle();
  expect(refused).toHaveLength(1);
  expect(refused[0]).toBeInstanceOf(Busy);
  await end();
  ask("next");
  await settle();
  expect(begun).toEqual(["running", "next"]);
});

test("a hashing that fails gives its place back", async () => {
  const hasher = createHasher(BOUNDS);
  const failing = hasher.run("lock", "address", () => Promise.reject(new Error("out of memory")));
  await expect(failing).rejects.toThrow("out of memory");
  expect(hasher.counts("lock")).toEqual({ running: 0, waiting: 0 });
  expect(await hasher.run("lock", "address", async () => "done")).toBe("done");
});

test("hashes are of Argon2id with OWASP's parameters, salted, and the hash of nothing has the same", async () => {
  const parameters = "$argon2id$v=19$m=19456,t=2,p=1$";
  const [one, two] = [await ARGON2.hash("a long password"), await ARGON2.hash("a long password")];
  expect(one).toStartWith(parameters);
  expect(one).not.toBe(two);
  expect(HASH_OF_NOTHING).toStartWith(parameters);
  expect(HASH_OF_NOTHING).toHaveLength(one.length);
  expect(await ARGON2.verify("a long password", HASH_OF_NOTHING)).toBe(false);
});
