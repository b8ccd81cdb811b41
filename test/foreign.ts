import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "./e2e/process.ts";

/** A real server that is not ours, with a folder of its own. */
export interface ForeignServer {
  signal(signal: NodeJS.Signals): void;
  /** Ends it at once. Its folder stays. */
  kill(): Promise<void>;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
}

interface Start {
  /** Its name in messages. */
  readonly name: string;
  /** Its home, which `remove` deletes. */
  readonly folder: string;
  readonly command: readonly string[];
  /** Whether it serves. It is asked until it does. @param said - everything that the server has printed. */
  readonly isUp: (said: string) => boolean | Promise<boolean>;
}

/** An empty folder for a server's configuration and data. */
export function foreignFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `quietzone-${name}-`));
}

/** Starts a server and waits until it serves. @throws Error with what it printed, when it ends instead. */
export async function startForeign({ name, folder, command, isUp }: Start): Promise<ForeignServer> {
  const files = [join(folder, "out"), join(folder, "err")] as const;
  // Where it is started again, they hold what it printed before.
  for (const file of files) writeFileSync(file, "");
  const child = Bun.spawn([...command], {
    // The targets of redirects may hold these names: no web server may put their values into an address.
    env: { HOME: folder, PATH: process.env["PATH"] ?? "", XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdin: "ignore",
    stdout: Bun.file(files[0]),
    stderr: Bun.file(files[1]),
  });
  const said = () => files.map((file) => readFileSync(file, "utf8")).join("");
  const kill = async () => {
    child.kill("SIGKILL");
    await child.exited;
  };
  const remove = async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await eventually(`${name} serves`, async () => {
      if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}: ${said()}`);
      return (await isUp(said())) ? true : null;
    });
  } catch (error) {
    // Nobody else knows of it.
    await remove();
    throw error;
  }
  return { signal: (signal) => child.kill(signal), kill, remove };
}

/** Whether a port of loopback takes connections. */
export async function isOpen(port: number): Promise<boolean> {
  const socket = await Bun.connect({ hostname: "127.0.0.1", port, socket: { data() {} } }).catch(() => null);
  socket?.end();
  return socket !== null;
}
