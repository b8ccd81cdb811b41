import type { Terminal } from "./command.ts";

/** Milliseconds between two lines of progress. */
const PAUSE = 1_000;

/** How far a long command has come: a line for each thing, at most one a second. */
export interface Progress {
  /** More of a thing is done. */
  add(thing: string, count: number): void;
  /** Writes the last numbers. */
  end(): void;
}

/** @param now - milliseconds of a monotonic clock. */
export function createProgress(terminal: Terminal, now = performance.now.bind(performance)): Progress {
  let [thing, count, told] = ["", 0, now()];

  function tell(): void {
    if (count > 0) terminal.complain(`${thing.padEnd(16)}${count.toLocaleString("en").padStart(14)}\n`);
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
