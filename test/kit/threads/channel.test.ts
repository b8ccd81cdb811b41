import { expect, test } from "bun:test";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { explain } from "../../../src/kit/shared/reasons.ts";
import { type Channel, createChannel } from "../../../src/kit/threads/channel.ts";
import { type Functions, method } from "../../../src/kit/threads/method.ts";

const ADDER = {
  add: method<readonly [number, number], number>(),
  sum: method<readonly number[], number>(),
  bytes: method<{ readonly whole: Uint8Array; readonly part: Uint8Array }, Uint8Array>(),
};
const HELPER = { double: method<number, number>() };
type Adder = Functions<typeof ADDER>;

const REFUSAL = new Fault("csv_invalid", "No rows.", {
  errors: [{ pointer: "/rows", ...explain("csv_no_rows") }],
  extra: { mend: { rows: 1 } },
});

/** Both ends of a channel. Messages are cloned, as between threads. */
function createPair(adder: (helper: Functions<typeof HELPER>) => Partial<Adder>) {
  const transfers: ArrayBuffer[][] = [];
  const missing = async () => {
    throw REFUSAL;
  };
  const caller: Channel<typeof HELPER, typeof ADDER> = createChannel<typeof HELPER, typeof ADDER>({
    remote: ADDER,
    local: () => ({ double: async (number) => 2 * number }),
    post(message, transfer) {
      transfers.push(transfer);
      queueMicrotask(() => implementer.receive(structuredClone(message, { transfer })));
    },
  });
  const implementer: Channel<typeof ADDER, typeof HELPER> = createChannel<typeof ADDER, typeof HELPER>({
    remote: HELPER,
    local: (helper) => ({ add: missing, sum: missing, bytes: missing, ...adder(helper) }),
    post(message, transfer) {
      transfers.push(transfer);
      queueMicrotask(() => caller.receive(structuredClone(message, { transfer })));
    },
  });
  return { caller, transfers };
}

test("each call gets its own answer, in any order", async () => {
  const first = Promise.withResolvers<number>();
  const { caller } = createPair(() => ({
    add: async ([a, b]) => (a === 1 ? first.promise : a + b),
    sum: async (numbers) => numbers.length,
  }));
  const slow = caller.remote.add([1, 2]);
  expect(await caller.remote.add([3, 4])).toBe(7);
  expect(await caller.remote.sum([5, 6, 7])).toBe(3);
  expect(caller.inFlight()).toBe(1);
  first.resolve(3);
  expect(await slow).toBe(3);
  expect(caller.inFlight()).toBe(0);
});

test("the other side may call back before it answers", async () => {
  const { caller } = createPair((helper) => ({ add: async ([a, b]) => (await helper.double(a)) + b }));
  expect(await caller.remote.add([10, 1])).toBe(21);
});

test("a Fault keeps its code, text, reasons and members; another error keeps its message only", async () => {
  const { caller } = createPair(() => ({
    add: async () => {
      throw new TypeError("out of paper");
    },
  }));
  const fault = await caller.remote.sum([]).catch((error) => error);
  expect(fault).toBeInstanceOf(Fault);
  expect({ ...fault, message: fault.message }).toEqual({ ...REFUSAL, message: "No rows." });
  const error = await caller.remote.add([1, 1]).catch((error) => error);
  expect(error).not.toBeInstanceOf(Fault);
  expect(error.message).toBe("A thread failed: out of paper");
  expect(caller.inFlight()).toBe(0);
});

test("whole buffers are transferred, parts of a buffer are copied", async () => {
  const { caller, transfers } = createPair(() => ({
    bytes: async ({ whole, part }) => Uint8Array.of(...whole, ...part),
  }));
  const whole = Uint8Array.of(1, 2);
  const part = Uint8Array.of(0, 3, 4).subarray(1);
  const { buffer } = whole;
  const answer = await caller.remote.bytes({ whole, part });
  expect([...answer]).toEqual([1, 2, 3, 4]);
  expect(transfers[0]).toEqual([buffer]);
  expect([whole.length, part.length]).toEqual([0, 2]);
  expect(transfers[1]?.length).toBe(1);
});

test("end fails the calls in flight and all later ones", async () => {
  const { caller } = createPair(() => ({ add: () => new Promise(() => {}) }));
  const call = caller.remote.add([1, 2]).catch((error) => error);
  caller.end(new Error("The thread ended"));
  expect((await call).message).toBe("The thread ended");
  expect(caller.inFlight()).toBe(0);
  await expect(caller.remote.sum([1])).rejects.toThrow("The thread ended");
});

test("close fails later calls, and those in flight still get their answer", async () => {
  const { caller } = createPair(() => ({ add: async ([a, b]) => a + b }));
  const call = caller.remote.add([1, 2]);
  caller.close(new Error("Closed"));
  await expect(caller.remote.add([3, 4])).rejects.toThrow("Closed");
  expect(await call).toBe(3);
});

test("an input that can't be cloned fails its call and leaves none in flight", async () => {
  const channel = createChannel<object, typeof HELPER>({
    remote: HELPER,
    local: () => ({}),
    post() {
      throw new Error("can't be cloned");
    },
  });
  await expect(channel.remote.double(1)).rejects.toThrow("can't be cloned");
  expect(channel.inFlight()).toBe(0);
});
