import { type ReservedSQL, SQL } from "bun";
import { StorageError } from "../../src/kit/shared/storage.ts";
import { faultCode, isServers } from "./faults.ts";

/** One session of the server, with the program's settings. It never reconnects: once it is lost, its queries fail. */
export interface Session {
  readonly sql: SQL;
  /** The name of the server that answers it: its start, which no other server shares. */
  readonly server: string;
  readonly isOpen: boolean;
  /** Ends it at once. Queries in flight fail. */
  close(): Promise<void>;
}

/** Seconds within which a connection must be made. */
const CONNECTING = 5;

/** The settings of every session. The timeouts end whatever blocks others, also after its node has died. */
const SETTINGS = {
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

/** A server that was made primary in place of another has the same address and data, but started at another time. */
export const SERVER = "pg_postmaster_start_time()::text as server";

const SET = `select ${SERVER}, ${Object.entries(SETTINGS)
  .map(([name, value]) => `set_config('${name}', '${value}', false)`)
  .join()}`;

/**
 * A client that connects when it is needed, and reconnects after a loss. It is for probes and for listening. Its sessions have
 * the server's default settings.
 * @param name - the sessions' name on the server.
 */
export function bareClient(url: string, name: string, onEnd = () => {}): SQL {
  return new SQL(url, {
    max: 1,
    connectionTimeout: CONNECTING,
    connection: { application_name: name },
    onclose: onEnd,
  });
}

/**
 * Begins a session, and makes its settings by a query: PgBouncer refuses them as parameters of a connection.
 * @param name - the session's name on the server.
 * @param onEnd - called when it is closed or lost.
 * @throws StorageError; its cause is the server's message, if the server answered.
 */
export async function openSession(url: string, name: string, onEnd = () => {}): Promise<Session> {
  let isOpen = true;
  const client = bareClient(url, name, () => {
    if (!isOpen) return;
    isOpen = false;
    onEnd();
  });
  const close = async () => {
    isOpen = false;
    await client.close({ timeout: 0 });
  };
  let sql: ReservedSQL;
  let server: string;
  try {
    // A reserved connection is never replaced. The client itself would reconnect, without the settings.
    sql = await client.reserve();
    const [row]: { server: string }[] = await sql.unsafe(SET);
    server = row?.server ?? "";
  } catch (error) {
    void close();
    throw refusal(error);
  }
  return {
    sql,
    server,
    get isOpen() {
      return isOpen;
    },
    async close() {
      // Of a lost session there is nothing to release.
      if (isOpen) Promise.resolve(sql.release()).catch(() => {});
      await close();
    },
  };
}

/** An error with the server's message, which is safe to log: only the settings were sent, so it can't hold data. */
function refusal(error: unknown): unknown {
  const code = faultCode(error);
  if (code === null) return error;
  return new StorageError(code, isServers(code) && error instanceof Error ? error.message : null);
}
