import { afterAll } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { AS_NOBODY } from "./postgres.ts";
import { programPath } from "./programs.ts";

/** A real PgBouncer between nodes and the server of the tests. */
export interface Pooler {
  /** The address of a database through it. */
  through(url: string): string;
  /** Ends it, with all its connections. */
  stop(): Promise<void>;
}

const PROGRAM = programPath("pgbouncer");

/** Whether PgBouncer is installed. */
export const hasPooler = PROGRAM !== null;

/**
 * Starts a pooler with the fewest settings that it needs.
 * @param url - the address of any database of the server.
 * @param settings - more lines of its configuration.
 */
export async function startPooler(url: string, ...settings: readonly string[]): Promise<Pooler> {
  if (PROGRAM === null) throw new Error("PgBouncer is not installed");
  const folder = mkdtempSync(join(tmpdir(), "quietzone-pgbouncer-"));
  const { port: serverPort, username } = new URL(url);
  const port = freePort();
  const file = join(folder, "pgbouncer.ini");
  await Bun.write(
    file,
    [
      "[databases]",
      `* = host=127.0.0.1 port=${serverPort} user=${username}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = any",
      ...settings,
      "",
    ].join("\n"),
  );
  Bun.spawnSync(["chmod", "-R", "a+rX", folder]);
  const child = Bun.spawn([...AS_NOBODY, PROGRAM, file], {
    stdin: "ignore",
    stdout: "ignore",
    stderr: "pipe",
  });
  const decoder = new TextDecoder();
  let said = "";
  for await (const chunk of child.stderr) {
    said += decoder.decode(chunk, { stream: true });
    if (said.includes("process up")) break;
  }
  if (!said.includes("process up")) throw new Error(`PgBouncer did not start:\n${said}`);
  async function stop(): Promise<void> {
    child.kill("SIGKILL");
    await child.exited;
  }
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });
  return { through: (address) => address.replace(/:\d+\//, `:${port}/`), stop };
}
