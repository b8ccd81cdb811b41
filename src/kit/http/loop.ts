/** The event loop, by the main thread's clocks. Both are monotonic and in milliseconds. */
export interface Loop {
  now(): number;
  /** Processor time that the main thread has taken. */
  worked(): number;
  /** Runs a function at the end of this turn. Run at the end of a turn it asks for the end of the next one. */
  afterTurn(run: () => void): void;
  /** Runs a function at the very end of this turn: after those of `afterTurn`, and what they have set off. */
  lastInTurn(run: () => void): void;
  /** Runs a function in this turn, once everything that can go on without waiting has done so. */
  whenSettled(run: () => void): void;
}

// The queue of ticks is looked at when that of microtasks is empty.
const whenSettled = (run: () => void) => queueMicrotask(() => process.nextTick(run));

/** The event loop of this process. */
export const RUNNING_LOOP: Loop = {
  now: () => performance.now(),
  worked() {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  },
  ...createTurnEnd((run) => void setImmediate(run), whenSettled),
  whenSettled,
};

/**
 * Has the functions of a turn's end run in their order, whoever asked first.
 * @param endTurn - runs a function when the turn has ended.
 */
export function createTurnEnd(
  endTurn: (run: () => void) => void,
  whenSettled: Loop["whenSettled"],
): Pick<Loop, "afterTurn" | "lastInTurn"> {
  let first: (() => void)[] = [];
  let last: (() => void)[] = [];

  function end(): void {
    const [now, then] = [first, last];
    first = [];
    last = [];
    for (const run of now) run();
    if (then.length > 0)
      whenSettled(() => {
        for (const run of then) run();
      });
  }

  function plan(): void {
    if (first.length + last.length === 0) endTurn(end);
  }

  return {
    afterTurn(run) {
      plan();
      first.push(run);
    },
    lastInTurn(run) {
      plan();
      last.push(run);
    },
  };
}
