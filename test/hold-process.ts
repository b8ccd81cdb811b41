import { type Hold, PROCESSOR_CLOCK } from "../src/http/holds.ts";
import { readSettings } from "../src/settings/read.ts";
import { start } from "../src/wiring/start.ts";

/*
 * A service in a process of its own that says how long its event loop was held, in processor time of its main thread:
 * other programs on the machine do not lengthen it. This file is also that process.
 */

/** A running service whose holds can be asked for. */
export interface HoldProcess {
  /** Its address on this machine. */
  readonly url: string;
  readonly pid: number;
  /**
   * The longest hold since this was last asked, and whose it was; `null` when none lasted a millisecond. Ask once before
   * what is to be measured, and once after its answer came. While several requests are in flight the operation may be
   * `several`: send what is to be measured one at a time, beside any number of scans. Up to 5 ms of other short work may
   * be in the figure.
   */
  takeLongestHold(): Promise<Hold | null>;
  stop(): Promise<void>;
}

type Message = { readonly url: string } | { readonly longest: Hold | null };

/**
 * Starts the service on a free port.
 * @param environment - its settings, `QZ_DATA_DIR` among them. Rate limits are the defaults.
 * @throws Error when it ends before it listens.
 */
export async function startHoldProcess(environment: Readonly<Record<string, string>>): Promise<HoldProcess> {
  const listening = Promise.withResolvers<string>();
  const asked: ((longest: Hold | null) => void)[] = [];
  const child = Bun.spawn([process.execPath, import.meta.path], {
    env: { ...process.env, QZ_HOST: "127.0.0.1", QZ_PORT: "0", ...environment },
    stdout: "inherit",
    stderr: "inherit",
    ipc(message: Message) {
      if ("url" in message) listening.resolve(message.url);
      else asked.shift()?.(message.longest);
    },
  });
  void child.exited.then((code) => listening.reject(new Error(`The service ended with ${code}`)));
  const url = await listening.promise;
  return {
    url,
    pid: child.pid,
    takeLongestHold: () =>
      new Promise((resolve) => {
        asked.push(resolve);
        child.send("longest");
      }),
    async stop() {
      // Nothing that it keeps is needed any more, and a drain waits for connections that are kept alive.
      child.kill("SIGKILL");
      await child.exited;
    },
  };
}

if (import.meta.main) {
  const service = await start(readSettings(process.env), { holdClock: PROCESSOR_CLOCK });
  await service.loaded;
  const tell = (message: Message) => process.send?.(message);
  process.on("message", () => tell({ longest: service.takeLongestHold() }));
  tell({ url: service.url.replace("localhost", "127.0.0.1") });
}
