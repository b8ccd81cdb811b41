import type { Loop } from "./loop.ts";

/**
 * Whether scans alone are more than the event loop can do. Requests that have arrived wait for their turn, so their queue is
 * the length of a turn. A queue that drains is no overload, however long it is for a moment; one that stands is (CoDel,
 * RFC 8289): the shortest turn of a window counts, so that a single long hold does not. Other requests make no turn long:
 * `admission-queue.ts` sees to that.
 *
 * A turn's length is its processor time. To wait for a processor that other programs use is no overload: to refuse
 * scans would not help. A process that has too few processors for its load is overloaded all the same, since what has arrived
 * meanwhile makes its turns longer in processor time, too. The processor's clock costs twenty times as much as the
 * other and may move in steps of 4 ms, so it is read once a window: a turn has the share of the processor that its window has.
 */
export interface Overload {
  /** Whether all turns have been long for a while. */
  readonly isStanding: boolean;
  /** Milliseconds since the first request of this turn; 0 when none has come. */
  readonly elapsed: number;
  /**
   * How long the turn has lasted in which a scan is taken up, in milliseconds of processor time, if the turn before was
   * long, too; otherwise 0. Work that is taken up late in a turn makes the next one longer.
   */
  readonly late: number;
  /** Says that a request has come in. Without requests nothing is measured. */
  arrived(): void;
}

/** A turn of so many milliseconds is long. */
const LONG = 8;

/** Turns are judged after so many milliseconds and turns. */
const WINDOW = 20;
const TURNS = 3;

/** CoDel's interval, in milliseconds: what drains within it was a burst. */
const STANDING = 100;

export function createOverload(loop: Loop): Overload {
  /** The begin of the first of the windows in a row whose turns were all long. */
  let longSince = Number.POSITIVE_INFINITY;
  let isInTurn = false;
  let turnBegan = 0;
  let turnEnded = 0;
  let wasLong = false;
  /** The window. */
  let since = 0;
  let workedSince = 0;
  let turns = 0;
  let shortest = Number.POSITIVE_INFINITY;
  /** The main thread's part of the time, 0 to 1, in the last window. */
  let share = 1;

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
    longSince = shortest * share > LONG ? Math.min(longSince, since) : Number.POSITIVE_INFINITY;
    beginWindow(turnEnded, worked);
  }

  function beginWindow(now: number, worked: number): void {
    since = now;
    workedSince = worked;
    turns = 0;
    shortest = Number.POSITIVE_INFINITY;
  }

  return {
    get isStanding() {
      return turnBegan - longSince >= STANDING;
    },
    get elapsed() {
      return isInTurn ? loop.now() - turnBegan : 0;
    },
    get late() {
      return wasLong ? (loop.now() - turnBegan) * share : 0;
    },
    arrived() {
      if (isInTurn) return;
      isInTurn = true;
      turnBegan = loop.now();
      if (turnBegan - turnEnded >= WINDOW) {
        longSince = Number.POSITIVE_INFINITY;
        wasLong = false;
        share = 1;
        beginWindow(turnBegan, loop.worked());
      }
      loop.afterTurn(endTurn);
    },
  };
}
