import type { Semaphore } from "../shared/semaphore.ts";
import { createSemaphore } from "../shared/semaphore.ts";
import { systemTimers, type Timers } from "../shared/timers.ts";
import { callerOf } from "./caller.ts";
import { createDebts } from "./charge.ts";
import { createPace } from "./pace.ts";
import { type Download, factsOf, mayPause, type StreamEnd } from "./requests.ts";

/**
 * All streamed answers. A download waits in line for its permit, each of its pieces waits for a turn of the
 * event loop, and a client that does not read loses its permit: so neither their number nor slow clients make
 * a scan wait, or take memory.
 */
export interface Downloads {
  /**
   * Gives a streamed answer its content, once it has a permit. Other answers are returned as they are.
   * @throws Busy when too many wait, or after a while.
   */
  open(request: Request, answer: Response): Promise<Response>;
  /** Numbers of downloads that have a permit, and that wait for one. */
  counts: Semaphore["counts"];
}

/**
 * A person's browser and a script may download at the same time. A download that waits holds nothing but its
 * connection, which would be closed after 30 s of silence.
 */
const PERMITS = {
  each: 2,
  waiting: 8,
  open: 16,
  all: 96,
  patience: 10_000,
  refusal: "There are too many downloads at once.",
};

/** Milliseconds after which a client that has not read a piece is disconnected. */
const LONGEST_SILENCE = 20_000;

/** Pieces that are charged together. Each has some 250 rows at most, and costs as much as a call. */
const PIECES_A_CHARGE = 10;

/**
 * @param needs.admit - has a piece wait for its turn among requests; `null` where it may be made at once.
 */
export function createDownloads(needs: { admit: () => Promise<void> | null; timers?: Timers }): Downloads {
  const { admit, timers = systemTimers } = needs;
  const permits = createSemaphore(PERMITS, timers);
  const turn = createPace(admit);

  async function permitFor(request: Request, { hasPermit, line = permits }: Download): Promise<() => void> {
    if (hasPermit) return () => {};
    const { operation } = factsOf(request);
    operation?.pause();
    try {
      return await line.take(callerOf(request));
    } finally {
      operation?.resume();
    }
  }

  /** The content, which is made as it is read. @param onEnd - called once. */
  function contentOf(
    request: Request,
    { pieces, hasPermit }: Download,
    onEnd: (end: StreamEnd) => void,
  ): ReadableStream<Uint8Array> {
    const { key, signal } = callerOf(request);
    const encoder = new TextEncoder();
    const pay = hasPermit ? null : createDebts(request, PIECES_A_CHARGE, timers);
    let isOver = false;
    let stopWaiting = () => {};

    function end(with_: StreamEnd): void {
      if (isOver) return;
      isOver = true;
      stopWaiting();
      onEnd(with_);
    }

    function leave(): void {
      end(null);
      // It goes on where it waits, and ends there.
      pieces.return(undefined).catch(() => {});
    }

    /** The next piece with content; `null` at the end, and for a client that has left. */
    async function next(): Promise<Uint8Array | null> {
      for (;;) {
        await turn(key);
        if (isOver) return null;
        const { value, done } = await pieces.next();
        if (done || isOver) return null;
        if (pay) await pay();
        if (value.length > 0) return typeof value === "string" ? encoder.encode(value) : value;
      }
    }

    signal.addEventListener("abort", leave, { once: true });
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          stopWaiting();
          try {
            const piece = await next();
            if (isOver) return;
            if (piece === null) {
              controller.close();
              end(null);
              return;
            }
            controller.enqueue(piece);
            stopWaiting = timers.after(LONGEST_SILENCE, () => {
              // Without a reason, which the runtime would print on its own.
              controller.error();
              leave();
            });
          } catch (error) {
            controller.error();
            end({ error });
          }
        },
        cancel: leave,
      },
      // Nothing is made ahead of the client.
      { highWaterMark: 0 },
    );
  }

  return {
    counts: permits.counts,
    async open(request, answer) {
      const facts = factsOf(request);
      const { download } = facts;
      if (!download) return answer;
      mayPause(request);
      const release = await permitFor(request, download).catch((error) => {
        delete facts.download;
        throw error;
      });
      const ended = Promise.withResolvers<StreamEnd>();
      download.end = ended.promise;
      const content = contentOf(request, download, (end) => {
        release();
        ended.resolve(end);
      });
      return new Response(content, { status: answer.status, headers: answer.headers });
    },
  };
}
