import { SQL } from "bun";
import { type BunSQLDatabase, drizzle } from "drizzle-orm/bun-sql";
import { faultCode, faultKind, translated } from "./faults.ts";
import { bringUpToDate } from "./migrate.ts";
import { createPool, type Doubts } from "./pool.ts";
import { createRetrying } from "./retry.ts";

/** What queries run on: the pool, or the one connection of a transaction. */
export type Connection = BunSQLDatabase & { readonly $client: SQL };

/** A database that several nodes may share. */
export interface PostgresDatabase {
  /** What this node's sessions are called: it stands in the notices of changes that it made itself. */
  readonly node: string;
  /** Runs queries, each for itself: what others commit in between is seen. Run again after a lost connection. */
  read<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** Runs queries that all see the database as it was at one moment. */
  snapshot<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in one transaction, on the disk when the promise resolves. It is run again when others were in the way
   * or the connection was lost, so it must do nothing but query.
   *
   * Unless `isRepeatable`, it is not run again when the connection was lost during the commit, because it may have
   * taken place: that is a StorageError. Repeatable is what finds in the database that it was done.
   * @throws StorageError
   */
  write<T>(work: (connection: Connection) => Promise<T>, how?: WriteOptions): Promise<T>;
  /**
   * A connection of its own, for what holds one for long: locks of a session, listening, a long read.
   * @param onEnd - told when it is closed or lost.
   */
  apart(onEnd?: () => void): SQL;
  /** Whether the server was away the last time it was asked. */
  readonly isAway: boolean;
  close(): Promise<void>;
}

export interface WriteOptions {
  readonly isRepeatable?: boolean;
  /** Milliseconds after which a silent server is given up. */
  readonly within?: number;
}

export interface OpenOptions {
  /** For how long to wait for a server that is not there yet, in milliseconds. */
  readonly wait?: number;
  /** Told that it is waited, and why, and that it was worth it: at most every few seconds. */
  readonly onWait?: (code: string) => void;
  readonly connections?: number;
  readonly doubts?: Doubts;
  /** Whether to enter a database that is being filled, where nodes may not. */
  readonly isFilling?: boolean;
}

/** What sessions are called that copy, and are no node's. */
export const COPY = "quietzone copy";

/** Connections of a node. More than a server has processors do not make it faster, and all nodes share its limit. */
const CONNECTIONS = 10;

/** Seconds until a server that is there must have taken a connection. */
const CONNECTING = 5;

/** Milliseconds after which a silent server is given up: later than the server itself would give a statement up. */
const SILENCE = 30_000;

/** Who scans is not to wait for more than a second or so for a server that is not there. */
const DOUBTS: Doubts = { after: 500, patience: 1_000 };

/** The same while it is known to be away: whoever asks then wants to know whether it is back. */
const SILENCE_WHILE_AWAY = 2_000;

/** How often to ask for a server that is not there yet, and to say so, in milliseconds. */
const ASK_EVERY = 250;
const SAY_EVERY = 5_000;

/** What every session is set to. Whatever holds others up ends by itself, also when its node has died. */
const SESSION = {
  search_path: "public",
  synchronous_commit: "on",
  default_transaction_isolation: "read committed",
  statement_timeout: "20000",
  lock_timeout: "10000",
  idle_in_transaction_session_timeout: "20000",
  tcp_keepalives_idle: "10",
  tcp_keepalives_interval: "5",
  tcp_keepalives_count: "3",
  timezone: "UTC",
};

/**
 * Connections to the database at an address, as all sessions of the program are. None is made before it is needed.
 * @param name - what the server calls them.
 * @param onEnd - told when one is closed or lost.
 */
export function connect(url: string, name: string, max: number, onEnd = () => {}): SQL {
  return new SQL(url, {
    max,
    connectionTimeout: CONNECTING,
    connection: { ...SESSION, application_name: name },
    onclose: onEnd,
  });
}

/**
 * Opens the database at a `postgres://` address, waiting for its server, and brings it up to date.
 * @throws StorageError when there is no such database, it can't be entered, or is none of ours.
 */
export async function openPostgres(url: string, options: OpenOptions = {}): Promise<PostgresDatabase> {
  const { isFilling = false } = options;
  const node = isFilling ? COPY : `quietzone-${crypto.getRandomValues(new Uint8Array(6)).toHex()}`;
  const size = options.connections ?? CONNECTIONS;
  const connectAs = (max: number, onEnd?: () => void) => connect(url, node, max, onEnd);
  const first = connectAs(1);
  try {
    await untilThere(first, options);
    await bringUpToDate(first, isFilling);
  } catch (error) {
    throw translated(error);
  } finally {
    await first.close({ timeout: 0 });
  }
  return database(node, connectAs, size, options.doubts ?? DOUBTS);
}

async function untilThere(client: SQL, { wait = 0, onWait = () => {} }: OpenOptions): Promise<void> {
  const start = performance.now();
  for (let nextWord = 0; ;)
    try {
      await client.unsafe("select 1");
      return;
    } catch (error) {
      const [code, waited] = [faultCode(error), performance.now() - start];
      if (code === null || faultKind(code) !== "lost" || waited >= wait) throw error;
      if (waited >= nextWord) {
        onWait(code);
        nextWord = waited + SAY_EVERY;
      }
      await Bun.sleep(ASK_EVERY);
    }
}

function database(
  node: string,
  connect: (max: number, onEnd?: () => void) => SQL,
  size: number,
  doubts: Doubts,
): PostgresDatabase {
  const pool = createPool(connect, size, doubts);
  const retrying = createRetrying();

  const use = <T>(work: (client: SQL) => Promise<T>, within: number) =>
    pool.use(work, retrying.isAway ? Math.min(within, SILENCE_WHILE_AWAY) : within);

  function transact<T>(
    mode: string,
    work: (connection: Connection) => Promise<T>,
    { isRepeatable = false, within = SILENCE }: WriteOptions,
  ): Promise<T> {
    let isCommitting = false;
    const once = (client: SQL) => {
      isCommitting = false;
      return client.begin(mode, async (tx) => {
        const result = await work(drizzle(tx));
        isCommitting = true;
        return result;
      });
    };
    return retrying.run(
      () => use(once, within),
      () => isRepeatable || !isCommitting,
    );
  }

  return {
    node,
    get isAway() {
      return retrying.isAway;
    },
    read: (work) =>
      retrying.run(
        () => use((client) => work(drizzle(client)), SILENCE),
        () => true,
      ),
    snapshot: (work) => transact("isolation level repeatable read read only", work, { isRepeatable: true }),
    write: (work, how = {}) => transact("", work, how),
    apart: (onEnd) => connect(1, onEnd),
    close: () => pool.close(),
  };
}
