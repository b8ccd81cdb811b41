import { join, resolve } from "node:path";
import { startChild } from "../worst/child.ts";
import type { Placed } from "../worst/service.ts";
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

/** One over large workspaces. */
export type MeasuredService = Placed<ProbedService>;

const MAIN = resolve(import.meta.dir, "../../src/main.ts");
const PROBE = join(import.meta.dir, "probe.ts");

/**
 * Starts a service on a free port of loopback, with the probe.
 * @param environment - its other settings, `QZ_DATA_DIR` among them.
 * @throws Error when it ends before it listens.
 */
export async function startProbed(environment: Readonly<Record<string, string>>): Promise<ProbedService> {
  let answered: (message: unknown) => void = () => {};
  const program = [process.execPath, "--preload", PROBE, MAIN];
  const { url, send, stop } = await startChild(program, environment, (message) => answered(message));
  const ask = (question: string) =>
    new Promise<unknown>((done) => {
      answered = done;
      send(question);
    });
  return {
    url,
    holds: () => ask("holds").then(holdsIn),
    spin: () => ask("spin").then(holdsIn),
    async memory() {
      const answer = await ask("memory");
      return { heap: numberIn(answer, "heap"), resident: numberIn(answer, "resident") };
    },
    stop,
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
