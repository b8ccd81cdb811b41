import type { Log } from "../../src/kit/shared/log.ts";

/** A connection to Valkey or Redis that answers fast or counts as away. */
export interface RedisConnection {
  /** Sends a command. @returns `null` while the server does not answer; the caller goes on without it. */
  send(command: string, args: readonly string[]): Promise<unknown>;
  /** Runs a Lua script, which the server caches at its first run. @returns as `send`. */
  run(script: string, keys: readonly string[], args: readonly string[]): Promise<unknown>;
  /** Whether the server answered the last command, and is connected still. */
  isUp(): boolean;
  close(): void;
}

/** The most retries that the client accepts. */
const FOREVER = 2 ** 32 - 1;

/** Milliseconds within which a connection must be made. */
const CONNECTING = 2_000;

/**
 * Opens a connection that reconnects by itself, however long the server is away, and logs when the server goes and when it
 * is back. The server need not be running yet.
 * @param url - `redis:`, `rediss:` or `valkey:`.
 * @param patience - milliseconds to wait for an answer: a scan waits for it.
 */
export function openRedis(url: string, log: Log, patience: number): RedisConnection {
  // Bun's own client: it reconnects with a backoff of up to 2 s. Without its offline queue commands fail at once meanwhile.
  const client = new Bun.RedisClient(url, {
    enableOfflineQueue: false,
    connectionTimeout: CONNECTING,
    autoReconnect: true,
    maxRetries: FOREVER,
  });
  /** Commands that were not answered in time. While there are any, new commands do not wait. */
  let overdue = 0;
  let isClosed = false;
  let isAway = false;

  function report(away: boolean, reason: string | null): void {
    if (isAway === away || isClosed) return;
    isAway = away;
    if (away) log.warn("Redis can't be reached: this node counts its limits alone", { reason });
    else log.info("Redis is back: the nodes count their limits together");
  }

  /** @throws what the server says against the command. */
  async function ask(command: string, args: readonly string[]): Promise<unknown> {
    if (!client.connected) {
      report(true, "not connected");
      return null;
    }
    if (overdue > 0) return null;
    const late = Promise.withResolvers<"late">();
    const timer = setTimeout(() => late.resolve("late"), patience);
    const answer = client.send(command, [...args]);
    const first = await Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
    if (first !== "late") return first;
    overdue += 1;
    report(true, "no answer in time");
    const settled = () => {
      overdue -= 1;
    };
    answer.then(settled, settled);
    return null;
  }

  async function send(command: string, args: readonly string[]): Promise<unknown> {
    try {
      const answer = await ask(command, args);
      if (answer !== null) report(false, null);
      return answer;
    } catch (error) {
      if (isMissingScript(error)) throw error;
      report(true, error instanceof Error ? reasonOf(error) : "unknown");
      return null;
    }
  }

  // A failure is reported at the first command.
  client.connect().catch(() => {});

  return {
    send,
    async run(script, keys, args) {
      const rest = [String(keys.length), ...keys, ...args];
      try {
        return await send("EVALSHA", [digestOf(script), ...rest]);
      } catch (error) {
        if (!isMissingScript(error)) throw error;
        return send("EVAL", [script, ...rest]);
      }
    },
    isUp: () => client.connected && overdue === 0 && !isAway,
    close() {
      isClosed = true;
      client.close();
    },
  };
}

/** Tries to reach a server once. @returns `null` when it answers, otherwise why not. */
export async function reachRedis(url: string): Promise<string | null> {
  const client = new Bun.RedisClient(url, { connectionTimeout: CONNECTING, autoReconnect: false });
  try {
    await client.connect();
    await client.send("PING", []);
    return null;
  } catch (error) {
    return error instanceof Error ? reasonOf(error) : "unknown";
  } finally {
    client.close();
  }
}

const digests = new Map<string, string>();

/** The name under which a server caches a script. */
function digestOf(script: string): string {
  const known = digests.get(script);
  if (known !== undefined) return known;
  const digest = new Bun.CryptoHasher("sha1").update(script).digest("hex");
  digests.set(script, digest);
  return digest;
}

function isMissingScript(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("NOSCRIPT");
}

/** Why a command failed: the server's own word for it (`OOM`, `NOAUTH`), never what was sent. */
function reasonOf(error: Error): string {
  const word = /^[A-Z]+\b/.exec(error.message)?.[0];
  return word ?? ("code" in error ? String(error.code) : error.name);
}
