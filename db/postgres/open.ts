import type { SQL } from "bun";
import { faultCode, faultKind, isServers, translated } from "./faults.ts";
import { migrate } from "./migrate.ts";
import { createPool, type Pool, type ProbeTimes } from "./pool.ts";
import { refuseSharedSessions } from "./pooler.ts";
import { createRetrying } from "./retry.ts";
import { bareClient, openSession, type Session } from "./session.ts";
import { answerWithin } from "./timeout.ts";
import { TRY_EVERY, type WaitOptions, waitForServer } from "./wait.ts";

/** Runs queries: on the pool, or on the one connection of a transaction. */
export type Connection = SQL;

/** A database that several nodes may share. */
export interface PostgresDatabase {
  /** The name of this node's sessions. It stands in the notifications of its own changes. */
  readonly node: string;
  /** Runs queries, each in a transaction of its own. They are run again after a lost connection. */
  read<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** Runs queries that all see the database as it was at one moment: repeatable read. */
  snapshot<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in one transaction, which is on the disk when the promise resolves. It is run again after a conflict or
   * a lost connection, so it must do nothing but query.
   *
   * A connection lost during the commit is a StorageError, because the commit may have taken place. With `isRepeatable`
   * the work is run again even then: such work finds in the database that it was done.
   * @throws StorageError
   */
  write<T>(work: (connection: Connection) => Promise<T>, how?: WriteOptions): Promise<T>;
  /**
   * A session outside the pool, for long use: session locks, a long read.
   * @param onEnd - called when it is closed or lost.
   * @throws StorageError
   */
  apart(onEnd?: () => void): Promise<Session>;
  /** A client to listen with. It reconnects by itself. */
  listener(): SQL;
  /** Sessions of the pool that are in use, and calls that wait for one. */
  sessions: Pool["counts"];
  /** Whether the server did not answer the last call. It is then asked in the background until it answers. */
  readonly isAway: boolean;
  /** Resolves when the server answers; at once when it is not away. */
  untilBack(): Promise<void>;
  close(): Promise<void>;
}

export interface WriteOptions {
  readonly isRepeatable?: boolean;
  /** Milliseconds after which a silent server is given up. */
  readonly within?: number;
}

export interface OpenOptions extends WaitOptions {
  /** Called when this node's heartbeats begin to fail, with the error, and with `null` when they succeed again. */
  readonly onHeartbeat?: (error: unknown) => void;
  /** Called in the same way when this node can't add counts of scans to the totals. */
  readonly onFold?: (error: unknown) => void;
  /** Called with the code of each fault of a call, also where it is tried again. */
  readonly onFault?: ((code: string) => void) | undefined;
  readonly connections?: number;
  readonly probeTimes?: ProbeTimes | undefined;
  /** Whether to open a database that a copy is being made into, which nodes may not. */
  readonly isFilling?: boolean;
}

/**
 * The names of nodes begin with it. Its number goes up with a version that appends scans in another form:
 * during an upgrade nodes of both generations run, and only those of the newer one add up what both append.
 */
export const GENERATION = "quietzone-1-";

/** The name of sessions that copy a database and belong to no node. */
export const COPY = "quietzone copy";

/** Connections of a node. More than the server has processors make nothing faster, and all nodes share its limit. */
const CONNECTIONS = 10;

/** Milliseconds after which a silent server is given up: longer than the server's own statement timeout. */
const SILENCE = 30_000;

/** A scan should not wait for more than a second or so for a server that is gone. */
export const PROBE_TIMES: ProbeTimes = { after: 500, patience: 1_000 };

/** `SILENCE` while the server is known to be away. */
const SILENCE_WHILE_AWAY = 2_000;

/** Milliseconds that a write to a server that was away may take. */
const WATCH_PATIENCE = 1_000;

/**
 * Opens the database at a `postgres://` address, waiting for its server, and migrates it.
 * @throws StorageError when it does not exist, refuses the user, or is not a database of this program.
 */
export async function openPostgres(url: string, options: OpenOptions = {}): Promise<PostgresDatabase> {
  const { isFilling = false } = options;
  const node = isFilling ? COPY : `${GENERATION}${crypto.getRandomValues(new Uint8Array(6)).toHex()}`;
  const size = options.connections ?? CONNECTIONS;
  const place: Place = {
    open: (onEnd) => openSession(url, node, onEnd),
    bare: () => bareClient(url, node),
  };
  const begun = await waitForServer(() => prepare(place, isFilling), options);
  return database(node, place, begun, size, options);
}

/** How sessions of a node are made. */
interface Place {
  readonly open: (onEnd?: () => void) => Promise<Session>;
  readonly bare: () => SQL;
}

/**
 * Looks at what answers, and migrates the database.
 * @returns the sessions that it began for that: a session costs the server more than most of what it is
 * asked.
 */
async function prepare({ open }: Place, isFilling: boolean): Promise<Session[]> {
  const begun: Session[] = [];
  const begin = async () => {
    const session = await open();
    begun.push(session);
    return session;
  };
  try {
    const first = await begin();
    await refuseSharedSessions(first, await begin());
    await migrate(first.sql, isFilling);
    return begun;
  } catch (error) {
    await Promise.all(begun.map((session) => session.close()));
    throw translated(error);
  }
}

function database(
  node: string,
  place: Place,
  begun: readonly Session[],
  size: number,
  { probeTimes = PROBE_TIMES, onFault }: OpenOptions,
): PostgresDatabase {
  const pool = createPool(place.open, place.bare, begun, size, probeTimes);
  const retrying = createRetrying(() => void watch(), onFault);
  let isClosed = false;

  /** Asks on sessions of its own until the server takes writes again. No call has to wait to find that out. */
  async function watch(): Promise<void> {
    while (retrying.isAway && !isClosed) {
      if (await takesWrites(place.bare())) retrying.back();
      else await Bun.sleep(TRY_EVERY);
    }
  }

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
        const result = await work(tx);
        isCommitting = true;
        return result;
      });
    };
    return retrying.run(
      () => use(once, within),
      () => isRepeatable || !isCommitting,
      mode === "",
    );
  }

  return {
    node,
    get isAway() {
      return retrying.isAway;
    },
    untilBack: () => retrying.untilBack(),
    read: (work) =>
      retrying.run(
        () => use((client) => work(client), SILENCE),
        () => true,
        false,
      ),
    snapshot: (work) => transact("isolation level repeatable read read only", work, { isRepeatable: true }),
    write: (work, how = {}) => transact("", work, how),
    apart: place.open,
    listener: place.bare,
    sessions: pool.counts,
    close() {
      isClosed = true;
      return pool.close();
    },
  };
}

/**
 * Sessions of this node that were given up while their commit waited for standbys go on waiting, with their locks, even when
 * their client is gone. They would become more with every try.
 */
const END_GIVEN_UP = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = current_setting('application_name') and wait_event = 'SyncRep' and pid <> pg_backend_pid()`;

/** Writes a row that no other transaction writes, so that only the server itself can make it wait. It is deleted like the others. */
const TRY_WRITE = `
  insert into public.scan_commits (id, at)
  values (uuid_send(gen_random_uuid()), (extract(epoch from clock_timestamp()) * 1000)::bigint)`;

/**
 * Whether a server takes writes. After a failover a standby may be at the old address, or a primary that was replaced and
 * waits for standbys that it has no more.
 */
async function takesWrites(session: SQL): Promise<boolean> {
  try {
    await answerWithin(
      session
        .unsafe(END_GIVEN_UP)
        .execute()
        .then(() => session.unsafe(TRY_WRITE).execute()),
      WATCH_PATIENCE,
    );
    return true;
  } catch (error) {
    // A server that refuses the write for a reason of its own, such as a full disk, is there.
    const code = faultCode(error);
    return isServers(code) && faultKind(code) === "other";
  } finally {
    void session.close({ timeout: 0 });
  }
}
