import { expect, spyOn, test } from "bun:test";
import {
  CHECKING_RHYTHM,
  createHeapKeeper,
  DRAWING_RHYTHM,
  type HeapRhythm,
  MAIN_RHYTHM,
} from "../../../src/kit/threads/heap.ts";
import { createYielder } from "../../../src/kit/threads/yielder.ts";

test("a yielder yields to the event loop once so much time has passed, and starts anew", async () => {
  let time = 1_000;
  const now = spyOn(performance, "now").mockImplementation(() => time);
  try {
    const yieldToLoop = createYielder(5);
    time += 4;
    expect(yieldToLoop()).toBeNull();
    time += 1;
    let turned = false;
    setImmediate(() => {
      turned = true;
    });
    await yieldToLoop();
    expect(turned).toBe(true);
    time += 4;
    expect(yieldToLoop()).toBeNull();
  } finally {
    now.mockRestore();
  }
});

/** How often a thousand pieces of work collect garbage. */
function collections(rhythm: HeapRhythm) {
  const count = { young: 0, all: 0 };
  const keepHeapSmall = createHeapKeeper(rhythm, { edenGC: () => count.young++, fullGC: () => count.all++ });
  for (let piece = 0; piece < 1_000; piece++) keepHeapSmall();
  return count;
}

test("the main thread collects young garbage only, and a worker that draws more often than one that checks", () => {
  expect(collections(MAIN_RHYTHM)).toEqual({ young: 41, all: 0 });
  expect(collections(DRAWING_RHYTHM)).toEqual({ young: 240, all: 10 });
  expect(collections(CHECKING_RHYTHM)).toEqual({ young: 56, all: 6 });
});

test("a heap keeper collects in its rhythm, a full collection in place of a young one", () => {
  const collections: string[] = [];
  const keepHeapSmall = createHeapKeeper(
    { young: 2, all: 6 },
    {
      edenGC: () => collections.push(`young after ${pieces}`),
      fullGC: () => collections.push(`all after ${pieces}`),
    },
  );
  let pieces = 0;
  while (pieces < 8) {
    pieces++;
    keepHeapSmall();
  }
  expect(collections).toEqual(["young after 2", "young after 4", "all after 6", "young after 8"]);
});
