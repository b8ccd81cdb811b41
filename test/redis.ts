import { afterAll, describe, test } from "bun:test";
import { foreignFolder, startForeign } from "./foreign.ts";
import { freePort } from "./free-port.ts";
import { hasProgram } from "./programs.ts";

/** A real Redis for tests: on a port of its own, nothing on disk, stopped after the test file. */

const SERVER = "redis-server";

/**
 * A group of tests that need a Redis server. Without one it is skipped. With CI=true it throws instead: on CI nothing may
 * be skipped.
 */
export function describeWithRedis(name: string, body: () => void): void {
  if (hasProgram(SERVER)) {
    describe(name, body);
    return;
  }
  process.stderr.write(`${SERVER} is not installed: ${name} is not tested\n`);
  test.skip(name, () => {});
}

export interface RedisServer {
  readonly url: string;
  /** Sends a command. */
  command(name: string, ...args: string[]): Promise<unknown>;
  /** Pauses the process, as on a machine that swaps. `go` resumes it. */
  halt(): void;
  go(): void;
  /** Kills it. All its data is lost. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
}

/** Starts a server and waits until it answers. */
export async function startRedis(): Promise<RedisServer> {
  const folder = foreignFolder("redis");
  const port = freePort();
  const url = `redis://127.0.0.1:${port}`;
  let client: Bun.RedisClient | null = null;
  const settings = ["--bind", "127.0.0.1", "--port", `${port}`, "--save", "", "--appendonly", "no"];
  const begin = () =>
    startForeign({
      name: SERVER,
      folder,
      command: [SERVER, ...settings, "--dir", folder],
      isUp: (said) => said.includes("Ready to accept connections"),
    });
  let server = await begin();

  function closeClient(): void {
    client?.close();
    client = null;
  }

  afterAll(async () => {
    closeClient();
    await server.remove();
  });
  return {
    url,
    async command(name, ...args) {
      client ??= new Bun.RedisClient(url);
      return client.send(name, args);
    },
    halt: () => server.signal("SIGSTOP"),
    go: () => server.signal("SIGCONT"),
    kill() {
      closeClient();
      return server.kill();
    },
    async start() {
      server = await begin();
    },
  };
}
