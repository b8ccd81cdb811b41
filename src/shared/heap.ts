import { edenGC, fullGC } from "bun:jsc";

/** Keeps the heap of long work from growing with the work. Called after each piece of it. */
export type HeapKeeper = () => void;

/** After how many pieces of work garbage is collected: what was made just now, and everything. */
export interface HeapRhythm {
  readonly young: number;
  readonly all: number;
}

/**
 * For the thread that answers, a piece being some thirty rows: what is young takes a fifth of a millisecond while little
 * of it stays. Everything would take some ten, in which nobody is answered.
 */
export const RHYTHM: HeapRhythm = { young: 24, all: Number.POSITIVE_INFINITY };

/**
 * For a thread that nobody waits for, a piece being some thirty drawings, a megabyte or two of garbage. What is collected
 * young never has to be looked for in everything, which takes other threads too. Oftener is less memory by a few
 * megabytes and a tenth more work; more seldom, the other way round (measured: bulk files of 20,000 rows).
 */
export const THREAD_RHYTHM: HeapRhythm = { young: 4, all: 96 };

/**
 * The same where a piece is some thirty rows that are only read: a tenth of the garbage. While everything is collected the
 * thread that stages what was read waits, too: more often it is a third of that time.
 */
export const CHECK_RHYTHM: HeapRhythm = { young: 16, all: 160 };

/**
 * The engine lets a heap grow to twice what is in use, and by 32 MB at least, before it looks through all of it: for a
 * large file that is tens of megabytes of garbage and nothing else. This collects earlier. Both kinds hold the thread.
 */
export function createHeapKeeper({ young, all }: HeapRhythm): HeapKeeper {
  let pieces = 0;
  return () => {
    pieces++;
    if (pieces % all === 0) fullGC();
    else if (pieces % young === 0) edenGC();
  };
}
