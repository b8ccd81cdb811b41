/**
 * How long the event loop is held: a stretch in which nothing else can run, no scan either.
 *
 * The runtime does not tell when it goes from one callback to the next. So the loop is cut at the moments that are known
 * (an operation begins, has its body, ends; a scan comes in; the turn in which an operation began is over), and while an
 * operation is in flight a timer cuts it as well. The time between two cuts is a stretch. A stretch belongs to the
 * operation that began at its start or ended at its end, otherwise to the only one in flight. Where several could have
 * run it counts as `several`.
 */

/** A stretch of the loop. */
export interface Hold {
  /** A request's method and route, a chore's name, or `several`. */
  readonly operation: string;
  readonly milliseconds: number;
}

/** An operation in flight. */
export interface HeldOperation {
  /** Says that it goes on now: the next stretch is its own. */
  resume(): void;
  /** Says that nothing of it runs until it resumes. */
  pause(): void;
  /** Says that it has ended. The rest of this turn, in which its answer is written, is still its own. */
  end(): void;
}

/** Measures how long operations hold the loop. */
export interface Holds {
  /** Whether an operation is in flight. Only then a scan cuts the loop, so that scans alone pay nothing. */
  readonly isMeasuring: boolean;
  cut(): void;
  /** @param nameOf - called when the operation has ended, or has held the loop for long. */
  begin(nameOf: () => string): HeldOperation;
  /** Runs a step of a chore. */
  during<T>(name: string, step: () => Promise<T>): Promise<T>;
  /** Runs work that holds the loop until it returns. Work that it begins and does not wait for is not counted. */
  sync<T>(name: string, work: () => T): T;
}

/** The name of a stretch in which several operations may have run. */
export const SEVERAL = "several";

/** Stretches of so many milliseconds are reported one by one. Shorter ones only count for their operation's longest. */
const WORTH_TELLING = 1;

/** Milliseconds between two cuts by the timer. */
const PERIOD = 5;

interface Operation {
  readonly nameOf: () => string;
  longest: number;
}

/**
 * @param needs.now - milliseconds of a monotonic clock.
 * @param needs.onOperation - called for each operation that has ended, with its longest stretch in milliseconds; or `null`.
 * @param needs.onHold - called for each stretch of a millisecond or more.
 * @param needs.loop - runs a function at the end of this turn of the loop, or after some milliseconds.
 */
export function createHolds(needs: {
  now?: () => number;
  onOperation: ((hold: Hold) => void) | null;
  onHold: (hold: Hold) => void;
  loop?: { afterTurn(run: () => void): void; later(run: () => void, milliseconds: number): void };
}): Holds {
  const { now = performance.now.bind(performance), onOperation, onHold, loop = RUNTIME } = needs;
  const inFlight = new Set<Operation>();
  let lastCut = 0;
  /** The time at which an idle loop would have run the timer. */
  let due = 0;
  /** The operation that began or went on at the last cut. */
  let runner: Operation | null = null;
  /** The operation that has ended at the last cut. */
  let leaving: Operation | null = null;
  let isTurnPlanned = false;
  let isTimerSet = false;

  /** Ends a stretch. @param ending - the operation that ends now. */
  function cut(next: Operation | null = null, ending: Operation | null = null): void {
    const at = now();
    // An operation that began at the last cut has run since. Otherwise the loop may have waited until the timer was due.
    const from = runner ? lastCut : Math.max(lastCut, due);
    const milliseconds = Math.max(0, at - from);
    lastCut = at;
    attribute(milliseconds, runner, ending);
    if (leaving) onOperation?.({ operation: leaving.nameOf(), milliseconds: leaving.longest });
    leaving = ending;
    runner = next;
  }

  function attribute(milliseconds: number, began: Operation | null, ended: Operation | null): void {
    const known = began ?? ended;
    const only = known && ended && known !== ended ? null : (known ?? onlyOneInFlight());
    if (only) only.longest = Math.max(only.longest, milliseconds);
    if (milliseconds >= WORTH_TELLING && (only || inFlight.size > 0))
      onHold({ operation: only?.nameOf() ?? SEVERAL, milliseconds });
  }

  function onlyOneInFlight(): Operation | null {
    const [only] = inFlight;
    return only && inFlight.size === 1 ? only : null;
  }

  function cutAfterTurn(): void {
    if (isTurnPlanned) return;
    isTurnPlanned = true;
    loop.afterTurn(() => {
      isTurnPlanned = false;
      cut();
    });
  }

  function cutEachPeriod(): void {
    if (isTimerSet) return;
    isTimerSet = true;
    due = now() + PERIOD;
    loop.later(() => {
      isTimerSet = false;
      cut();
      if (inFlight.size > 0) cutEachPeriod();
    }, PERIOD);
  }

  function begin(nameOf: () => string): HeldOperation {
    const operation: Operation = { nameOf, longest: 0 };
    if (inFlight.size === 0 && !runner) lastCut = now();
    const resume = () => {
      // The stretch until now was not its own.
      cut(operation);
      cutAfterTurn();
      inFlight.add(operation);
      cutEachPeriod();
    };
    resume();
    return {
      resume,
      pause() {
        cut();
        inFlight.delete(operation);
      },
      end() {
        cut(operation, operation);
        inFlight.delete(operation);
        cutAfterTurn();
      },
    };
  }

  return {
    get isMeasuring() {
      return inFlight.size > 0;
    },
    cut,
    begin,
    async during(name, step) {
      const operation = begin(() => name);
      try {
        return await step();
      } finally {
        operation.end();
      }
    },
    sync(name, work) {
      if (inFlight.size > 0) cut();
      const start = now();
      try {
        return work();
      } finally {
        const end = now();
        const hold = { operation: name, milliseconds: end - start };
        onOperation?.(hold);
        if (hold.milliseconds >= WORTH_TELLING) onHold(hold);
        if (inFlight.size > 0) lastCut = end;
      }
    },
  };
}

const RUNTIME = {
  afterTurn: (run: () => void) => void setImmediate(run),
  later: (run: () => void, milliseconds: number) => void setTimeout(run, milliseconds).unref(),
};
