import { afterAll } from "bun:test";
import { join } from "node:path";
import { foreignFolder, startForeign } from "./foreign.ts";
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
  const folder = foreignFolder("pgbouncer");
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
  const server = await startForeign({
    name: "PgBouncer",
    folder,
    command: [...AS_NOBODY, PROGRAM, file],
    isUp: (said) => said.includes("process up"),
  });
  afterAll(() => server.remove());
  return { through: (address) => address.replace(/:\d+\//, `:${port}/`), stop: server.kill };
}
