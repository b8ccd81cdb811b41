import { nextTurn } from "../shared/next-turn.ts";
import { createFairQueue } from "../shared/fair-queue.ts";

/**
 * The turns of the event loop in which pieces of downloads are made: one piece a turn, whatever the number of downloads. A scan
 * waits for a turn to end, so it never waits for more than one piece. Callers take turns.
 * @param admit - has the next piece wait for its turn among requests; `null` where it may be made at once.
 * @returns waits for the turn of a caller's piece.
 */
export function createPace(admit: () => Promise<void> | null): (key: string) => Promise<void> {
  const waiting = createFairQueue<() => void>();
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    do {
      await nextTurn();
      const turn = admit();
      if (turn) await turn;
      waiting.take()?.();
    } while (waiting.size() > 0);
    isRunning = false;
  }

  return (key) =>
    new Promise((resolve) => {
      waiting.add(key, resolve);
      if (!isRunning) void run();
    });
}
