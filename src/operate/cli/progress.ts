import type { Terminal } from "./command.ts";

/** Milliseconds between two lines of progress. */
const PAUSE = 1_000;

/** The progress of a long command: a line for each thing that it counts, at most one a second. */
export interface Progress {
  /** Adds to the count of a thing. */
  add(thing: string, count: number): void;
  /** Writes the last numbers. */
  end(): void;
}

/** @param now - milliseconds of a monotonic clock. */
export function createProgress(terminal: Terminal, now = performance.now.bind(performance)): Progress {
  let [thing, count, told] = ["", 0, now()];

  function tell(): void {
    if (count > 0) terminal.complain(`${thing.padEnd(18)}${count.toLocaleString("en").padStart(12)}\n`);
    told = now();
  }

  return {
    add(next, more) {
      if (next !== thing) {
        tell();
        [thing, count] = [next, 0];
      }
      count += more;
      if (now() - told >= PAUSE) tell();
    },
    end: tell,
  };
}
