import { createFairQueue } from "../shared/fair-queue.ts";
import type { Loop } from "./loop.ts";

/**
 * Where all requests but scans wait while there is more to do than fits into a turn of the event loop. A scan that comes in
 * waits for the turn to end, so turns are kept short: each admits as many requests as fit, by what they take, and
 * the others wait for the next one. While a turn has room and nothing waits, requests don't come here.
 *
 * Workspaces go before anonymous requests, and clients take turns, so that one with a thousand connections keeps out
 * nobody. A request that has waited too long is refused, and so is one that finds the queue full.
 */
export interface AdmissionQueue {
  /** Whether a request may go on at once: nothing waits, and this turn has room. */
  readonly isOpen: boolean;
  /** Whether requests wait: then turns are as long as they may be. */
  readonly isWaiting: boolean;
  /** How long requests of both classes have to wait, each in parts of the longest allowed: 0 to 2. */
  readonly pressure: number;
  /**
   * Has a request wait.
   * @param client - the client's address as rate limits count it.
   * @param decide - called later, at most once: `true` when the request may go on, `false` when it is refused.
   * @returns a function that leaves the queue, after which nothing is decided; `null` when the queue is full.
   */
  add(kind: WaitingClass, client: string, decide: (isAdmitted: boolean) => void): (() => void) | null;
  /** Has work wait that goes on with an answer: it has its turn as a client of its own, and is never refused. */
  wait(kind: WaitingClass, client: string): Promise<void>;
}

/** The classes that wait. The first goes first. */
const CLASSES = ["workspace", "anonymous"] as const;
export type WaitingClass = (typeof CLASSES)[number];

/**
 * A turn of so many milliseconds of processor time has no more room. Each turn has a commit of scans, so short turns cost
 * other requests something: at twice the load 5 % fewer are answered than with 6 ms, and scans wait 30 % less. In wall time
 * other requests would get nothing while other programs use the processor.
 */
const TURN = 4;

/** The main thread's part of the processor is measured over so many milliseconds. Its clock may move in steps of 4 ms. */
const WINDOW = 20;

/** Where scans alone fill all turns, one request is admitted after so many milliseconds of processor time all the same. */
const TRICKLE = 100;

/** A turn spends at most so many milliseconds on refusing requests that have waited too long, even if it has no room. */
const REFUSING = 1;

/**
 * Most requests of a class that wait. A client may have as many as are free (dynamic thresholds, Choudhury and Hahne
 * 1998): one alone may have half of them, and there is always room for others.
 */
const MOST = 2_000;

interface Waiting {
  readonly kind: WaitingClass;
  readonly client: string;
  readonly since: number;
  readonly isPatient: boolean;
  readonly decide: (isAdmitted: boolean) => void;
}

/**
 * @param needs.elapsed - milliseconds since the begin of this turn.
 * @param needs.patience - milliseconds that a request may wait, at this moment.
 */
export function createAdmissionQueue(needs: {
  loop: Loop;
  elapsed: () => number;
  patience: () => number;
}): AdmissionQueue {
  const { loop, elapsed, patience } = needs;
  const queues = { workspace: createFairQueue<Waiting>(), anonymous: createFairQueue<Waiting>() };
  /** All that wait, the oldest first. */
  const all = new Set<Waiting>();
  /** Those of them that may be refused. */
  const impatient = new Set<Waiting>();
  /** How long the last request of a class that was decided had waited. */
  const waited = { workspace: 0, anonymous: 0 };
  let isPumping = false;
  /** The begin of the turn that is filled up with requests at its end. */
  let turnBegan = 0;
  let pumpBegan = 0;
  /** Since when no request was admitted, though one waited. */
  let starvingSince = 0;
  /** The main thread's part of the time, 0 to 1. While requests wait it is never idle. */
  let share = 1;
  let measuredAt = 0;
  let workedAt = 0;

  function pump(): void {
    pumpBegan = loop.now();
    if (pumpBegan - measuredAt >= WINDOW) {
      const worked = loop.worked();
      share = Math.min(1, (worked - workedAt) / (pumpBegan - measuredAt));
      measuredAt = pumpBegan;
      workedAt = worked;
    }
    decideNext();
  }

  /** Decides one request after the other. The next one sees all that the one before did at once. */
  function decideNext(): void {
    if (decideOne()) {
      loop.whenSettled(decideNext);
      return;
    }
    isPumping = all.size > 0;
    if (isPumping) pumpAfterTurn(loop.now());
  }

  function begin(now: number): void {
    isPumping = true;
    starvingSince = now;
    share = 1;
    measuredAt = now;
    workedAt = loop.worked();
    pumpAfterTurn(now - elapsed());
  }

  function pumpAfterTurn(began: number): void {
    turnBegan = began;
    loop.lastInTurn(pump);
  }

  /** @returns whether a request was decided. */
  function decideOne(): boolean {
    const now = loop.now();
    const [oldest] = impatient;
    if (oldest && now - oldest.since > patience() && now - pumpBegan < REFUSING) {
      remove(oldest);
      settle(oldest, now, false);
      return true;
    }
    if ((now - turnBegan) * share >= TURN && (now - starvingSince) * share < TRICKLE) return false;
    const next = queues.workspace.take() ?? queues.anonymous.take();
    if (next === null) return false;
    all.delete(next);
    impatient.delete(next);
    starvingSince = now;
    settle(next, now, true);
    return true;
  }

  function settle(waiting: Waiting, now: number, isAdmitted: boolean): void {
    waited[waiting.kind] = now - waiting.since;
    waiting.decide(isAdmitted);
  }

  function remove(waiting: Waiting): void {
    impatient.delete(waiting);
    if (all.delete(waiting)) queues[waiting.kind].remove(waiting.client, waiting);
  }

  function enqueue(waiting: Waiting): void {
    queues[waiting.kind].add(waiting.client, waiting);
    all.add(waiting);
    if (!waiting.isPatient) impatient.add(waiting);
    if (!isPumping) begin(waiting.since);
  }

  return {
    get isOpen() {
      return all.size === 0 && elapsed() < TURN;
    },
    get isWaiting() {
      return all.size > 0;
    },
    get pressure() {
      const longest = patience();
      const parts = CLASSES.map((kind) =>
        queues[kind].size() > 0 ? Math.min(1, waited[kind] / longest) : 0,
      );
      return parts.reduce((sum, part) => sum + part);
    },
    add(kind, client, decide) {
      const queue = queues[kind];
      if (queue.waitingOf(client) >= MOST - queue.size()) return null;
      const waiting = { kind, client, since: loop.now(), isPatient: false, decide };
      enqueue(waiting);
      return () => remove(waiting);
    },
    wait: (kind, client) =>
      new Promise((resolve) =>
        enqueue({ kind, client, since: loop.now(), isPatient: true, decide: () => resolve() }),
      ),
  };
}
