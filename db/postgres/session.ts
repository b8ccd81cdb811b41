import { type ReservedSQL, SQL } from "bun";
import { StorageError } from "../../src/shared/storage.ts";
import { faultCode, isServers } from "./faults.ts";

/** One session of the server, with the program's settings. It is never made anew: when it is lost, its queries fail. */
export interface Session {
  readonly sql: SQL;
  readonly isOpen: boolean;
  /** Ends it at once, with whatever is under way. */
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

const SET = `select ${Object.entries(SETTINGS)
  .map(([name, value]) => `set_config('${name}', '${value}', false)`)
  .join()}`;

/**
 * A client of a server that connects when it is needed, and anew when the connection is lost: to ask whether the server is
 * there, and to listen. Its sessions have the server's own settings.
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
 * Begins a session. Its settings are made once, by a query: PgBouncer refuses a connection that brings its own.
 * @param name - the session's name on the server.
 * @param onEnd - called when it is closed or lost.
 * @throws StorageError, with what the server says as its cause, if it answers.
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
  try {
    // Reserved, it stays this one connection; the client itself would connect anew, without the settings.
    sql = await client.reserve();
    await sql.unsafe(SET);
  } catch (error) {
    void close();
    throw refusal(error);
  }
  return {
    sql,
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

/** What the server said holds no values: nothing but the settings was asked of it. */
function refusal(error: unknown): unknown {
  const code = faultCode(error);
  if (code === null) return error;
  return new StorageError(code, isServers(code) && error instanceof Error ? error.message : null);
}
