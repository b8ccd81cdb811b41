import type { Timers } from "../src/kit/shared/timers.ts";

/** Timers that a test moves on. */
export class TestTimers implements Timers {
  time = 0;
  readonly #due: { at: number; then: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(milliseconds: number, then: () => void): () => void {
    const entry = { at: this.time + milliseconds, then };
    this.#due.push(entry);
    return () => {
      const index = this.#due.indexOf(entry);
      if (index >= 0) this.#due.splice(index, 1);
    };
  }

  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const [next] = this.#due.toSorted((a, b) => a.at - b.at);
      if (!next || next.at > end) break;
      this.#due.splice(this.#due.indexOf(next), 1);
      this.time = Math.max(this.time, next.at);
      next.then();
    }
    this.time = end;
  }
}
