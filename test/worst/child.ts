import { tmpdir } from "node:os";

/** A service in a process of its own. */
export interface Child {
  readonly url: string;
  /** Sends it a message, where it was started with `heard`. */
  send(message: string): void;
  /** Ends it at once. Its data folder stays. */
  stop(): Promise<void>;
}

/**
 * Starts a service on a free port of loopback, outside of any test.
 * @param program - the program and its arguments before the command.
 * @param environment - its settings, `QZ_DATA_DIR` among them.
 * @param heard - called with what it says over IPC.
 * @throws Error when it ends before it listens.
 */
export async function startChild(
  program: readonly string[],
  environment: Readonly<Record<string, string>>,
  heard?: (message: unknown) => void,
): Promise<Child> {
  const child = Bun.spawn([...program, "serve"], {
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: tmpdir(),
      QZ_HOST: "127.0.0.1",
      QZ_PORT: "0",
      ...environment,
    },
    stdout: "pipe",
    stderr: "inherit",
    ...(heard ? { ipc: heard, serialization: "json" as const } : {}),
  });
  return {
    url: await addressOf(child.stdout),
    send: (message) => child.send(message),
    async stop() {
      child.kill("SIGKILL");
      await child.exited;
    },
  };
}

/** The address that a service prints once it listens. */
async function addressOf(printed: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of printed) {
    text += decoder.decode(chunk, { stream: true });
    const port = /localhost:(\d+)/.exec(text)?.[1];
    if (port !== undefined) return `http://127.0.0.1:${port}`;
  }
  throw new Error(`The service ended: ${text}`);
}
