import { join } from "node:path";
import type { Order } from "./committer.ts";

/** A node that only commits scans, a process of its own: see `committer.ts`. */
export interface Committer {
  readonly pid: number;
  /** @returns the milliseconds that it took. */
  run(order: Order): Promise<number>;
  /** Ends it, after the commit that is under way. */
  stop(): Promise<unknown>;
}

/** @param checkout - the folder of the program whose stores it uses. */
export async function startCommitter(checkout: string, url: string): Promise<Committer> {
  let answered: (answer: unknown) => void = () => {};
  const answer = () => new Promise<unknown>((resolve) => (answered = resolve));
  const ready = answer();
  const child = Bun.spawn([process.execPath, join(import.meta.dir, "committer.ts"), checkout, url], {
    ipc: (message: unknown) => answered(message),
    stdout: "inherit",
    stderr: "inherit",
  });
  await ready;
  return {
    pid: child.pid,
    async run(order) {
      const done = answer();
      child.send(order);
      return Number(await done);
    },
    stop() {
      child.send("stop");
      return child.exited;
    },
  };
}
