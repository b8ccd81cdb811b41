import { createTurnEnd, type Loop, RUNNING_LOOP } from "../../../src/kit/http/loop.ts";

/** The event loop of this process, in a time of its own: every turn lasts as long as a test says. */
export interface HeldLoop extends Loop {
  /** Does something while turns have lasted so many milliseconds when their first request is taken up. */
  during<T>(held: number, work: () => Promise<T>): Promise<T>;
}

export function createHeldLoop(): HeldLoop {
  let now = 0;
  let length = 0;
  const { whenSettled } = RUNNING_LOOP;
  const endTurn = (run: () => void) => {
    // A turn's first request asks for its end.
    now += length;
    setImmediate(run);
  };
  return {
    now: () => now,
    worked: () => now,
    ...createTurnEnd(endTurn, whenSettled),
    whenSettled,
    async during(held, work) {
      length = held;
      try {
        return await work();
      } finally {
        length = 0;
      }
    },
  };
}
