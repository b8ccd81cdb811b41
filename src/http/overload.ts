/**
 * How much more work there is than the event loop can do. What has arrived waits in the loop for its turn, so the queue of
 * this service is the length of a turn. A queue that drains is no overload, however long it is for a moment; one that
 * stands is (CoDel, RFC 8289): the shortest turn of a window counts, so that a single long hold does not. The answer is not
 * on or off but a pressure that rises and falls with the error, so that just as much is refused as there is too much.
 *
 * A turn's length is its processor time. To wait for a processor that other programs use is no overload: to refuse
 * requests would not help. A process that has too few processors for its load is overloaded all the same, since what has arrived
 * meanwhile makes its turns longer in processor time, too. The processor's clock costs twenty times as much as the
 * other and may move in steps of 4 ms, so it is read once a window: a turn has the share of the processor that its window has.
 */
export interface Overload {
  /** 0 when there is none. From 0 to 1 anonymous requests are refused, from 1 to 2 those of workspaces; at 2 scans, too. */
  readonly pressure: number;
  /** Whether it has stood at its highest for a while, so that it did not help to refuse all others. */
  readonly isStanding: boolean;
  /**
   * How long the turn has lasted in which a request is taken up, in milliseconds of processor time, under pressure and
   * if the turn before was long, too; otherwise 0. What is taken up late in a turn makes the next one longer.
   */
  readonly late: number;
  /** Says that a request has come in. Without requests nothing is measured. */
  arrived(): void;
}

/** The event loop, by the main thread's clocks. Both are monotonic and in milliseconds. */
export interface Loop {
  now(): number;
  /** Processor time that the main thread has taken. */
  worked(): number;
  /** Runs a function at the end of this turn. */
  afterTurn(run: () => void): void;
}

/** The event loop of this process. */
export const RUNNING_LOOP: Loop = {
  now: () => performance.now(),
  worked() {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  },
  afterTurn: (run) => void setImmediate(run),
};

/** A turn of so many milliseconds is long. */
const LONG = 8;
/** After a long turn, one of so many milliseconds and requests is overload at once. A single request may take as long. */
const VERY_LONG = 40;
const MANY = 100;

/** The pressure is set anew after so many milliseconds and turns. */
const WINDOW = 20;
const TURNS = 3;

/** The highest pressure: nothing is left to refuse but scans. */
const FULL = 2;

/** CoDel's interval, in milliseconds: what drains within it was a burst. */
const STANDING = 100;

/** The fall of the pressure in a window of short turns. */
const FALL = 0.06;
/** Its rise in a window whose turns are twice as long as tolerated, and the most in a window. */
const RISE = 0.4;
const MOST_RISE = 2;

export function createOverload(loop: Loop): Overload {
  let pressure = 0;
  /** When the pressure reached its highest. */
  let fullSince = Number.POSITIVE_INFINITY;
  let isInTurn = false;
  let turnBegan = 0;
  let turnEnded = 0;
  let wasLong = false;
  let since = 0;
  let workedSince = 0;
  /** The main thread's part of the time, 0 to 1, in the last window. */
  let share = 1;
  let turns = 0;
  /** Requests of this turn. */
  let taken = 0;
  let shortest = Number.POSITIVE_INFINITY;

  function endTurn(): void {
    turnEnded = loop.now();
    isInTurn = false;
    const length = turnEnded - turnBegan;
    turns++;
    shortest = Math.min(shortest, length);
    if (turns >= TURNS && turnEnded - since >= WINDOW) endWindow();
    wasLong = length * share > LONG;
  }

  function endWindow(): void {
    const worked = loop.worked();
    share = Math.min(1, (worked - workedSince) / (turnEnded - since));
    setPressure(nextPressure(pressure, shortest * share), turnEnded);
    beginWindow(turnEnded, worked);
  }

  function setPressure(next: number, now: number): void {
    if (next < FULL) fullSince = Number.POSITIVE_INFINITY;
    else if (pressure < FULL) fullSince = now;
    pressure = next;
  }

  function beginWindow(now: number, worked: number): void {
    since = now;
    workedSince = worked;
    turns = 0;
    shortest = Number.POSITIVE_INFINITY;
  }

  /** Each turn takes up what has come in the one before: turns grow too fast to wait for the end of a window. */
  function hasGrown(now: number): boolean {
    return now - turnBegan > VERY_LONG && loop.worked() - workedSince > VERY_LONG;
  }

  return {
    get pressure() {
      return pressure;
    },
    get isStanding() {
      return pressure === FULL && turnBegan - fullSince >= STANDING;
    },
    get late() {
      return wasLong && pressure > 0 ? (loop.now() - turnBegan) * share : 0;
    },
    arrived() {
      if (isInTurn) {
        taken++;
        if (!wasLong || taken < MANY || pressure === FULL) return;
        const now = loop.now();
        if (hasGrown(now)) setPressure(FULL, now);
        return;
      }
      isInTurn = true;
      taken = 1;
      turnBegan = loop.now();
      const idle = turnBegan - turnEnded;
      if (idle >= WINDOW) {
        setPressure(Math.max(0, pressure - (FALL * idle) / WINDOW), turnBegan);
        wasLong = false;
        share = 1;
        beginWindow(turnBegan, loop.worked());
      }
      loop.afterTurn(endTurn);
    },
  };
}

/** @param length - of the shortest turn of a window, in milliseconds. */
function nextPressure(pressure: number, length: number): number {
  const error = length / LONG - 1;
  const change = error > 0 ? Math.min(MOST_RISE, RISE * error) : FALL * error;
  return Math.min(FULL, Math.max(0, pressure + change));
}
