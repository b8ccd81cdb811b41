import { expect, jest, onTestFinished, test } from "bun:test";
import type { DeliveryOutcome } from "../../../src/features/webhooks/delivery-records.ts";
import { createOutcomes } from "../../../src/features/webhooks/outcomes.ts";
import { TestClock } from "../../scenario.ts";

const log = { debug() {}, info() {}, warn() {}, error() {} };

function outcome(number: number): DeliveryOutcome {
  const event = {
    event: "qr.scan",
    codeId: "code_1",
    shortId: "hall-3",
    at: 0,
    country: null,
    device: "mobile",
    repeat: false,
    hasEmail: false,
    alert: null,
    subject: null,
  } as const;
  const delivery = {
    id: `whd_${number}`,
    webhook: "ten_1",
    event,
    step: 0,
    dueAt: null,
    failures: 0,
    trial: null,
  };
  return {
    delivery,
    status: 200,
    error: null,
    nextAttemptAt: null,
    at: 0,
    url: null,
    nextTryAt: 0,
    durationMs: null,
  };
}

/** Outcomes whose batches are saved one at a time: `open` holds the functions that let the next one end. */
function slowlyKept() {
  const kept: string[] = [];
  const open: (() => void)[] = [];
  const outcomes = createOutcomes({
    settle: async (batch) => {
      await new Promise<void>((resolve) => void open.push(resolve));
      kept.push(...batch.map(({ delivery }) => delivery.id));
    },
    onSaved() {},
    clock: new TestClock(),
    log,
  });
  return { outcomes, kept, open };
}

test("outcomes added during a flush are saved as well, each once, also with several flushes at once", async () => {
  const { outcomes, kept, open } = slowlyKept();
  outcomes.add(outcome(1));
  const asked = [outcomes.flush()];
  outcomes.add(outcome(2));
  asked.push(outcomes.flush());
  outcomes.add(outcome(3));
  for (let turn = 0; turn < 3; turn++) {
    open.shift()?.();
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  expect(await Promise.all(asked)).toEqual([true, true]);
  expect(kept).toEqual(["whd_1", "whd_2", "whd_3"]);
  expect([...outcomes.unsaved("ten_1")]).toEqual([]);
});

test("outcomes after a slow flush are saved without being asked for", async () => {
  jest.useFakeTimers();
  onTestFinished(() => void jest.useRealTimers());
  const { outcomes, kept, open } = slowlyKept();
  const GATHERED = 100;
  /** Lets what was begun come as far as it gets. */
  const settled = async () => {
    open.shift()?.();
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };
  outcomes.add(outcome(1));
  jest.advanceTimersByTime(GATHERED);
  // This one comes while the first is being saved, and its timer fires before that is done.
  outcomes.add(outcome(2));
  jest.advanceTimersByTime(GATHERED);
  await settled();
  await settled();
  expect(kept).toEqual(["whd_1", "whd_2"]);
  outcomes.add(outcome(3));
  jest.advanceTimersByTime(GATHERED);
  await settled();
  expect(kept).toEqual(["whd_1", "whd_2", "whd_3"]);
});
