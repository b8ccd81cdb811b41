/** Does about as much as `rows` rows of work. Resolves to whether more is left to do. */
export type PacedStep = (rows: number) => Promise<boolean>;

/** Milliseconds that a step should take: on SQLite it holds the event loop for as long. */
const STEP = 4;

/** Rows of the first step of a chore. Nobody knows yet what a row of it costs. */
const FIRST_ROWS = 20;

/** Below this a step needs no pause after it, in milliseconds. */
const SHORT = 1;

/** The longest pause, in milliseconds: while a machine was suspended or a server away, a step took hours. */
const LONGEST_PAUSE = 50;

/**
 * Repeats a step until nothing is left, in steps of about `target` milliseconds: a step that took longer is followed by one of
 * fewer rows, one that took less by one of at most twice as many. After each the chore pauses for as long as the step
 * took. Works of one pace take turns, pauses included, so that together they never take more than half of the event loop.
 * Between two steps a work calls `between`.
 * @param now - milliseconds of a monotonic clock. The driver of PostgreSQL does not hold the loop: there it is the length
 *   of the transaction that is bounded.
 * @param mostRows - rows of a step, at most.
 * @param target - milliseconds that a step should take.
 */
export function createPace(now: () => number, mostRows: number, target = STEP) {
  /** The last turn that was asked for. */
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<T>(turn: () => Promise<T>): Promise<T> {
    const mine = last.then(turn);
    last = mine.catch(() => {});
    return mine;
  }

  return async (step: PacedStep, mayGoOn: () => boolean, between?: () => Promise<void>): Promise<void> => {
    let rows = Math.min(FIRST_ROWS, mostRows);
    async function turn(): Promise<boolean> {
      const started = now();
      const more = await step(rows);
      const took = now() - started;
      rows = Math.min(mostRows, nextRows(rows, took, target));
      if (more) await pause(took);
      return more;
    }
    while (mayGoOn()) {
      if (!(await inTurn(turn))) return;
      await between?.();
    }
  };
}

function nextRows(rows: number, took: number, target: number): number {
  const factor = took <= 0 ? 2 : Math.min(2, target / took);
  return Math.max(1, Math.floor(rows * factor));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    if (milliseconds < SHORT) setImmediate(resolve);
    else setTimeout(resolve, Math.min(milliseconds, LONGEST_PAUSE));
  });
}
