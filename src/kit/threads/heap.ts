import { edenGC, fullGC } from "bun:jsc";

/** Collects garbage now and then, so that the heap of long work stays small. Call it after each piece of the work. */
export type HeapKeeper = () => void;

/** After how many pieces of work garbage is collected. */
export interface HeapRhythm {
  /** Pieces between collections of young objects. */
  readonly young: number;
  /** Pieces between collections of the whole heap. */
  readonly all: number;
}

/**
 * For the main thread, with pieces of about thirty rows. A young collection takes a fifth of a millisecond while few
 * objects survive. A full one would take about ten, and no request is answered meanwhile.
 */
export const MAIN_RHYTHM: HeapRhythm = { young: 24, all: Number.POSITIVE_INFINITY };

/**
 * For a worker that draws, with pieces of about thirty drawings: one or two megabytes of garbage each. Garbage that a
 * young collection frees is not left to a full one, which stops other threads too. Collecting more often saves a few
 * megabytes and costs a tenth more work; less often, the other way round (measured: bulk files of 20,000 rows).
 */
export const DRAWING_RHYTHM: HeapRhythm = { young: 4, all: 96 };

/**
 * For a worker that checks rows, with pieces of about thirty rows: a tenth of the garbage of drawing. During a full
 * collection the main thread waits for rows to stage. With the rhythm of drawing that is a third of the time.
 */
export const CHECKING_RHYTHM: HeapRhythm = { young: 16, all: 160 };

/**
 * Without it the engine lets a heap grow to twice its live size, and by at least 32 MB, before a full collection. For a
 * large file that is tens of megabytes of garbage. Both kinds of collection block the thread.
 * @param engine - collects. Tests pass their own.
 */
export function createHeapKeeper({ young, all }: HeapRhythm, engine = { edenGC, fullGC }): HeapKeeper {
  let pieces = 0;
  return () => {
    pieces++;
    if (pieces % all === 0) engine.fullGC();
    else if (pieces % young === 0) engine.edenGC();
  };
}
