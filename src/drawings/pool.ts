import type { DrawnSymbols, FileJob, Job, Reply, SymbolsJob } from "../qr/job.ts";
import { Fault } from "../shared/fault.ts";

/** Threads that draw, so that whoever is redirected meanwhile does not wait. */
export interface DrawingPool {
  /** How many jobs are worked on at once. */
  readonly width: number;
  symbols(job: SymbolsJob): Promise<DrawnSymbols>;
  /** @throws Fault of the style's and the logo's kinds. */
  file(job: FileJob): Promise<Uint8Array>;
  /** Ends the threads. What they were at fails. */
  close(): void;
}

/** The part of a `Worker` that is used. */
export interface DrawingThread {
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: { id: number; job: Job }): void;
  terminate(): void;
}

/** An idle thread holds some 20 MB: it ends after this many milliseconds. */
const IDLE = 10_000;

interface Waiting {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

interface Hand {
  readonly thread: DrawingThread;
  readonly waiting: Map<number, Waiting>;
}

/**
 * A pool of at most `width` threads, started when there is work and ended when there is none.
 * @param start - starts a thread that runs `qr/worker.ts`.
 */
export function createDrawingPool(width: number, start: () => DrawingThread): DrawingPool {
  const hands: Hand[] = [];
  let lastId = 0;
  let closed = false;
  let idle: ReturnType<typeof setTimeout> | null = null;

  function hire(): Hand {
    const hand: Hand = { thread: start(), waiting: new Map() };
    hand.thread.onmessage = ({ data }) => {
      const waiting = hand.waiting.get(data.id);
      hand.waiting.delete(data.id);
      restWhenIdle();
      waiting?.resolve(data);
    };
    hand.thread.onerror = () => dismiss(hand);
    hands.push(hand);
    return hand;
  }

  /** A thread that died takes its jobs with it; the next job gets a new one. */
  function dismiss(hand: Hand): void {
    const at = hands.indexOf(hand);
    if (at >= 0) hands.splice(at, 1);
    hand.thread.terminate();
    for (const { reject } of hand.waiting.values()) reject(new Error("A drawing thread ended"));
    hand.waiting.clear();
  }

  function restWhenIdle(): void {
    if (idle) clearTimeout(idle);
    idle = null;
    if (hands.some(({ waiting }) => waiting.size > 0)) return;
    idle = setTimeout(rest, IDLE);
    idle.unref();
  }

  function rest(): void {
    for (const hand of [...hands]) dismiss(hand);
  }

  function leastBusy(): Hand {
    const [best] = hands.toSorted((a, b) => a.waiting.size - b.waiting.size);
    return best && (best.waiting.size === 0 || hands.length >= width) ? best : hire();
  }

  async function done(job: Job): Promise<Reply> {
    if (closed) throw new Error("The drawing threads have ended");
    if (idle) clearTimeout(idle);
    idle = null;
    const id = ++lastId;
    const reply = await new Promise<Reply>((resolve, reject) => {
      const { thread, waiting } = leastBusy();
      waiting.set(id, { resolve, reject });
      thread.postMessage({ id, job });
    });
    if (reply.kind === "error") throw new Error(`Drawing failed: ${reply.message}`);
    if (reply.kind !== "fault") return reply;
    const { code, detail, errors, extra } = reply.fault;
    throw new Fault(code, detail, { errors, extra });
  }

  return {
    width,
    close() {
      closed = true;
      if (idle) clearTimeout(idle);
      rest();
    },
    async symbols(job) {
      const reply = await done(job);
      if (reply.kind === "symbols") return reply.drawn;
      throw new Error("A drawing thread answered something else");
    },
    async file(job) {
      const reply = await done(job);
      if (reply.kind === "file") return reply.bytes;
      throw new Error("A drawing thread answered something else");
    },
  };
}
