import { afterAll, describe, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  const folder = mkdtempSync(join(tmpdir(), "quietzone-redis-"));
  const port = freePort();
  const url = `redis://127.0.0.1:${port}`;
  let process: Bun.Subprocess<"ignore", "pipe", "ignore">;
  let client: Bun.RedisClient | null = null;

  async function start(): Promise<void> {
    const settings = ["--bind", "127.0.0.1", "--port", `${port}`, "--save", "", "--appendonly", "no"];
    process = Bun.spawn([SERVER, ...settings, "--dir", folder], {
      stdin: "ignore",
      stdout: "pipe",
      stderr: "ignore",
    });
    const decoder = new TextDecoder();
    let said = "";
    for await (const chunk of process.stdout) {
      said += decoder.decode(chunk, { stream: true });
      if (said.includes("Ready to accept connections")) return;
    }
    throw new Error(`${SERVER} did not start:\n${said}`);
  }

  async function kill(): Promise<void> {
    client?.close();
    client = null;
    process.kill("SIGKILL");
    await process.exited;
  }

  await start();
  afterAll(async () => {
    await kill();
    rmSync(folder, { recursive: true });
  });
  return {
    url,
    async command(name, ...args) {
      client ??= new Bun.RedisClient(url);
      return client.send(name, args);
    },
    halt: () => process.kill("SIGSTOP"),
    go: () => process.kill("SIGCONT"),
    kill,
    start,
  };
}
