import type { SQL } from "bun";
import { StorageError } from "../../src/shared/storage.ts";
import { answerOf, SILENCE } from "./silence.ts";

/**
 * The connections of this process. The driver waits for a silent server for ever, and for a free connection too; here
 * both end, so that one frozen server does not hold everything up until somebody notices. Whether it is frozen, or only
 * slow, is asked on the side: what is slow is waited for.
 */
export interface Pool {
  /**
   * Runs `work` when a connection is free.
   * @param within - milliseconds after which a server that says nothing is given up, with all connections to it.
   * @throws StorageError `ETIMEDOUT` when it is, `EBUSY` when no connection gets free.
   */
  use<T>(work: (client: SQL) => Promise<T>, within: number): Promise<T>;
  close(): Promise<void>;
}

/** How long a server may keep silent, in milliseconds. */
export interface Doubts {
  /** After which, while somebody waits for it, it is asked on a connection of its own whether it is there. */
  readonly after: number;
  /** Within which it has to say so: a server that is slow at what it does still does. */
  readonly patience: number;
}

/** How long to wait for a connection that others use, in milliseconds. */
const PATIENCE = 10_000;

/** Turns of the event loop in which everything is read that has come. */
const TURNS = 3;

/** Seconds that answers under way are waited for at the end. */
const CLOSING = 5;

/** @param connect - makes a client of so many connections; none is opened before it is needed. */
export function createPool(connect: (connections: number) => SQL, size: number, doubts: Doubts): Pool {
  const make = () => connect(size);
  let client = make();
  let free = size;
  let asking: Promise<boolean> | null = null;
  const waiting: (() => void)[] = [];

  function seat(): Promise<void> | null {
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

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else free++;
  }

  /** Gives a client up whose server is silent: what waits for it fails, what comes next connects anew. */
  function abandon(silent: SQL): void {
    if (client === silent) client = make();
    void silent.close({ timeout: 0 });
  }

  /** Whether the server says anything at all, be it that it takes no connections. Asked once for all who doubt it. */
  async function ask(): Promise<boolean> {
    const probe = connect(1);
    let isThere = false;
    const asked = probe.unsafe("select 1").execute();
    // Whoever refuses is there.
    asked.then(
      () => (isThere = true),
      () => (isThere = true),
    );
    await answerOf(asked, doubts.patience).catch(() => {});
    // Where this process itself was held up, its timers run out before it reads what has long been said.
    for (let turn = 0; turn < TURNS && !isThere; turn++)
      await new Promise<void>((resolve) => setImmediate(resolve));
    asking = null;
    void probe.close({ timeout: 0 });
    return isThere;
  }

  async function answered<T>(work: (client: SQL) => Promise<T>, within: number): Promise<T> {
    const used = client;
    const { promise, reject } = Promise.withResolvers<never>();
    const giveUp = () => {
      reject(new StorageError(SILENCE, null));
      abandon(used);
    };
    const timer = setTimeout(giveUp, within);
    let isOver = false;
    const doubt = async () => {
      asking ??= ask();
      if (await asking) watch = setTimeout(doubt, doubts.after);
      else if (!isOver) giveUp();
      if (isOver) clearTimeout(watch);
    };
    let watch = setTimeout(doubt, doubts.after);
    const done = work(used);
    // What comes of it after it was given up is nobody's business.
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
      const wait = seat();
      if (wait) await wait;
      try {
        return await answered(work, within);
      } finally {
        leave();
      }
    },
    close: () => client.close({ timeout: CLOSING }),
  };
}
