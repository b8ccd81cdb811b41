import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Holds } from "./meter.ts";
import type { Memory } from "./probe.ts";

/** A service in a process of its own whose holds of the event loop are measured. */
export interface ProbedService {
  readonly url: string;
  /** The holds since the call before. */
  holds(): Promise<Holds>;
  /** Holds the loop longer than it may be held. */
  spin(): Promise<Holds>;
  /** The service's memory after a full collection of garbage. */
  memory(): Promise<Memory>;
  /** Ends it at once. Its data folder stays. */
  stop(): Promise<void>;
}

const MAIN = resolve(import.meta.dir, "../../src/main.ts");
const PROBE = join(import.meta.dir, "probe.ts");

/**
 * Starts a service on a free port of loopback, with the probe.
 * @param environment - its other settings, `QZ_DATA_DIR` among them.
 * @throws Error when it ends before it listens.
 */
export async function startProbed(environment: Readonly<Record<string, string>>): Promise<ProbedService> {
  let answered: (message: unknown) => void = () => {};
  const child = Bun.spawn([process.execPath, "--preload", PROBE, MAIN, "serve"], {
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: tmpdir(),
      QZ_HOST: "127.0.0.1",
      QZ_PORT: "0",
      ...environment,
    },
    stdout: "pipe",
    stderr: "inherit",
    ipc: (message) => answered(message),
    serialization: "json",
  });
  const ask = (question: string) =>
    new Promise<unknown>((done) => {
      answered = done;
      child.send(question);
    });
  return {
    url: await addressOf(child.stdout),
    holds: () => ask("holds").then(holdsIn),
    spin: () => ask("spin").then(holdsIn),
    async memory() {
      const answer = await ask("memory");
      return { heap: numberIn(answer, "heap"), resident: numberIn(answer, "resident") };
    },
    async stop() {
      child.kill("SIGKILL");
      await child.exited;
    },
  };
}

const holdsIn = (answer: unknown): Holds => ({
  longest: numberIn(answer, "longest"),
  over: numberIn(answer, "over"),
});

/** A number in an answer of the probe. */
function numberIn(message: unknown, name: string): number {
  const number = new Map<string, unknown>(Object.entries(message ?? {})).get(name);
  if (typeof number === "number") return number;
  throw new Error(`The probe did not say ${name}`);
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
