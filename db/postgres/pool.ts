import type { SQL } from "bun";
import { nextTurn } from "../../src/kit/shared/next-turn.ts";
import { StorageError } from "../../src/kit/shared/storage.ts";
import { faultCode, isServers, READ_ONLY } from "./faults.ts";
import { SERVER, type Session } from "./session.ts";
import { answerWithin, TIMED_OUT } from "./timeout.ts";

/**
 * The connections of this process. The driver waits for ever for a silent server and for a free connection; the pool
 * limits both waits, so that one frozen server does not block the process. A probe on a connection of its own tells a
 * frozen server from a slow one: slow statements are waited for. Behind a balancer it may reach another server than the
 * statement did: then that one is no primary any more.
 */
export interface Pool {
  /**
   * Runs `work` when a connection is free.
   * @param within - milliseconds after which a silent server is given up, with all connections to it. It is
   * probed before.
   * @throws StorageError `ETIMEDOUT` when it is given up, `EBUSY` when no connection gets free.
   */
  use<T>(work: (client: SQL) => Promise<T>, within: number): Promise<T>;
  /** Sessions that are in use, and calls that wait for one. */
  counts(): { readonly used: number; readonly waiting: number };
  close(): Promise<void>;
}

/** When a server is probed, in milliseconds. */
export interface ProbeTimes {
  /** How long a statement may take before the server is probed. */
  readonly after: number;
  /** How long the probe waits for an answer; a slow server gives one. */
  readonly patience: number;
}

/** How long to wait for a free connection, in milliseconds. */
const PATIENCE = 10_000;

/** The result of a probe: the name of the server that answered, a refusal by a server, or nothing. */
type Found = { readonly server: string } | "refusal" | null;

/** A connection was not made, though others are. It is tried again, as one that was lost. */
const NOT_MADE = "ERR_POSTGRES_CONNECTION_TIMEOUT";

/** Turns of the event loop in which all input that has arrived is read. */
const TURNS = 3;

/** How long a close waits for statements in flight, in milliseconds. */
const CLOSING = 5_000;

/**
 * A pool of sessions, each begun when it is needed.
 * @param open - begins a session.
 * @param bare - makes a client for the probe.
 * @param begun - sessions that are there already.
 * @param size - the most sessions.
 */
export function createPool(
  open: () => Promise<Session>,
  bare: () => SQL,
  begun: readonly Session[],
  size: number,
  probeTimes: ProbeTimes,
): Pool {
  /** All sessions, and the ones that are not in use. Both collections are replaced when the server is given up. */
  let all = new Set(begun.slice(0, size));
  let idle = [...all];
  let free = size;
  let closing: PromiseWithResolvers<void> | null = null;
  let probing: Promise<Found> | null = null;
  const waiting: (() => void)[] = [];
  for (const session of begun.slice(size)) void session.close();

  function acquire(): Promise<void> | null {
    if (free > 0) {
      free--;
      return null;
    }
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(new StorageError("EBUSY", null));
      }, PATIENCE);
      waiting.push(enter);
    });
  }

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else if (++free === size) closing?.resolve();
  }

  /** Drops the sessions of a silent server. Their statements in flight fail, and the next statement begins a new session. */
  function abandon(silent: ReadonlySet<Session>): void {
    if (all === silent) {
      all = new Set();
      idle = [];
    }
    for (const session of silent) void session.close();
  }

  /** A session for one caller: an idle one, or a new one that is added to `own`. @param isOver - whether the caller has given up. */
  async function take(own: Set<Session>, isOver: () => boolean): Promise<Session> {
    for (let session = idle.pop(); session; session = idle.pop()) {
      if (session.isOpen) return session;
      own.delete(session);
    }
    const session = await open();
    if (own === all && !closing && !isOver()) {
      own.add(session);
      return session;
    }
    void session.close();
    throw new StorageError(TIMED_OUT, null);
  }

  /** Drops a session that leads to a standby, and all idle ones: a balancer may have led them there too, before a failover. */
  function leaveStandby(session: Session, own: Set<Session>): void {
    void session.close();
    if (own !== all) return;
    for (const other of idle.splice(0)) {
      own.delete(other);
      void other.close();
    }
  }

  function giveBack(session: Session, own: Set<Session>): void {
    if (own === all && session.isOpen && !closing) {
      idle.push(session);
      return;
    }
    own.delete(session);
    if (session.isOpen) void session.close();
  }

  /** Asks for the name of the server that answers. Concurrent callers share one probe. */
  async function probe(): Promise<Found> {
    const session = bare();
    let found: Found = null;
    const answer: Promise<{ server: string }[]> = session.unsafe(`select ${SERVER}`).execute();
    answer.then(
      ([row]) => (found = { server: row?.server ?? "" }),
      // A server that refuses with a message, because it is full or is starting, is there. A refusal without one is no server's.
      (error) => (found = isServers(faultCode(error)) ? "refusal" : null),
    );
    await answerWithin(answer, probeTimes.patience).catch(() => {});
    // After a stall of this process, timers fire before the input that arrived meanwhile is read.
    for (let turn = 0; turn < TURNS && found === null; turn++) await nextTurn();
    probing = null;
    void session.close({ timeout: 0 });
    return found;
  }

  async function runWithin<T>(work: (client: SQL) => Promise<T>, within: number): Promise<T> {
    const used = all;
    const { promise, reject } = Promise.withResolvers<never>();
    const giveUp = () => {
      reject(new StorageError(TIMED_OUT, null));
      abandon(used);
    };
    const timer = setTimeout(giveUp, Math.max(within, probeTimes.after));
    let isOver = false;
    let session: Session | null = null;
    const check = async () => {
      probing ??= probe();
      const found = await probing;
      if (isOver) return;
      const isElsewhere =
        found !== null && found !== "refusal" && session !== null && found.server !== session.server;
      if (found === null || isElsewhere) giveUp();
      else if (session === null) reject(new StorageError(NOT_MADE, null));
      else watch = setTimeout(check, probeTimes.after);
    };
    let watch = setTimeout(check, probeTimes.after);
    const done = (async () => {
      session = await take(used, () => isOver);
      try {
        return await work(session.sql);
      } catch (error) {
        if (faultCode(error) === READ_ONLY) leaveStandby(session, used);
        throw error;
      } finally {
        giveBack(session, used);
      }
    })();
    // After it was given up, its outcome is ignored.
    done.catch(() => {});
    try {
      return await Promise.race([done, promise]);
    } finally {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(watch);
    }
  }

  return {
    async use(work, within) {
      const wait = acquire();
      if (wait) await wait;
      try {
        return await runWithin(work, within);
      } finally {
        release();
      }
    },
    counts: () => ({ used: size - free, waiting: waiting.length }),
    async close() {
      closing = Promise.withResolvers<void>();
      if (free < size) {
        const timer = setTimeout(closing.resolve, CLOSING);
        await closing.promise;
        clearTimeout(timer);
      }
      abandon(all);
    },
  };
}
