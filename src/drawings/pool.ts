import type { FileJob } from "../qr/job.ts";
import { type Answers, type CallMessage, type Calls, createCalls, NO_SEAT } from "../shared/calls.ts";

/** Threads for what takes long, so that whoever is redirected meanwhile does not wait. */
export interface ThreadPool {
  /** @throws Fault of the style's and the logo's kinds. */
  file(job: FileJob): Promise<Uint8Array>;
  /**
   * A seat on a thread, for work of several steps that the thread keeps in mind meanwhile.
   * @param answers - what the work may ask of this thread. It may also ask for `symbols`, which another thread draws.
   */
  seat(answers: Answers): Seat;
  /** Ends the threads. What they were at fails. */
  close(): void;
}

/** A place on a thread. */
export interface Seat {
  /** How many other threads there are to help. */
  readonly helpers: number;
  /** Asks the thread. @throws Fault; Error when the thread broke, or ended. */
  ask<T>(name: string, input?: unknown): Promise<T>;
  /** Gives the seat back; the thread forgets what it kept for it. */
  leave(): void;
}

/** The part of a `Worker` that is used. */
export interface Thread {
  onmessage: ((event: MessageEvent<CallMessage>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  /** It ended, whatever ended it. */
  addEventListener(type: "close", listener: () => void): void;
  postMessage(message: CallMessage, transfer: ArrayBuffer[]): void;
  terminate(): void;
}

/** Starts a thread, which gives way to those whose count this is. */
export type StartThread = (traffic: SharedArrayBuffer) => Thread;

/** An idle thread holds some 20 MB: it ends after this many milliseconds. */
const IDLE = 10_000;

interface Hand {
  readonly thread: Thread;
  readonly calls: Calls;
  readonly seats: Map<number, Answers>;
}

/**
 * A pool of at most `width` threads, started when there is work and ended when there is none.
 * @param start - starts a thread that runs `wiring/thread.ts`.
 */
export function createThreadPool(width: number, start: () => Thread): ThreadPool {
  const hands: Hand[] = [];
  let lastSeat: number = NO_SEAT;
  let closed = false;
  let idle: ReturnType<typeof setTimeout> | null = null;

  function hire(): Hand {
    const thread = start();
    const seats = new Map<number, Answers>();
    const calls = createCalls(
      (message, transfer) => thread.postMessage(message, transfer),
      (seat) => seats.get(seat) ?? {},
    );
    const hand = { thread, calls, seats };
    thread.onmessage = ({ data }) => {
      calls.receive(data);
      restWhenIdle();
    };
    thread.onerror = () => dismiss(hand);
    thread.addEventListener("close", () => dismiss(hand));
    hands.push(hand);
    return hand;
  }

  /** A thread that died takes its work with it; the next job gets a new one. */
  function dismiss(hand: Hand): void {
    const at = hands.indexOf(hand);
    if (at >= 0) hands.splice(at, 1);
    hand.thread.terminate();
    hand.seats.clear();
    hand.calls.end(new Error("A drawing thread ended"));
  }

  function restWhenIdle(): void {
    if (idle) clearTimeout(idle);
    idle = null;
    if (hands.some((hand) => burden(hand) > 0)) return;
    idle = setTimeout(rest, IDLE);
    idle.unref();
  }

  function rest(): void {
    for (const hand of [...hands]) dismiss(hand);
  }

  /** @param but - whom not to ask. */
  function leastBusy(but?: Hand): Hand {
    if (closed) throw new Error("The drawing threads have ended");
    if (idle) clearTimeout(idle);
    idle = null;
    const [best] = hands.filter((hand) => hand !== but).toSorted((a, b) => burden(a) - burden(b));
    return best && (burden(best) === 0 || hands.length >= width) ? best : hire();
  }

  return {
    async file(job) {
      return leastBusy().calls.ask(NO_SEAT, "file", job);
    },

    seat(answers) {
      const hand = leastBusy();
      const seat = ++lastSeat;
      hand.seats.set(seat, {
        ...answers,
        symbols: (job: Uint8Array) => leastBusy(hand).calls.ask(NO_SEAT, "symbols", job),
      });
      return {
        helpers: width - 1,
        async ask(name, input) {
          if (!hand.seats.has(seat)) throw new Error("The seat was given back, or its thread ended");
          return hand.calls.ask(seat, name, input);
        },
        leave() {
          if (hand.seats.delete(seat)) hand.calls.ask(seat, "leave").then(restWhenIdle, () => {});
        },
      };
    },

    close() {
      closed = true;
      if (idle) clearTimeout(idle);
      rest();
    },
  };
}

/** What a thread is at: a seat weighs more than a job, for it stays. */
function burden({ calls, seats }: Hand): number {
  return calls.waiting() + 2 * seats.size;
}
