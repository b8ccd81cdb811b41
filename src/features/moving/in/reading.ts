import { clientLeft } from "../../../kit/shared/caller.ts";
import type { Archive } from "./archive.ts";
import type { TakingOrder } from "./order.ts";

/** A code that was made of an archive's. */
export interface MadeOf {
  readonly id: string;
  readonly row: number;
  /** Its revision in the archive, and here. */
  readonly revision: number;
}

/** The codes of a file that were staged, and the archive that has more of them. */
export interface StagedCodes {
  readonly archive: Archive;
  readonly batch: number;
  /** By the ids that codes have in the archive. */
  readonly made: ReadonlyMap<string, MadeOf>;
  readonly order: Pick<TakingOrder, "signal">;
}

/** Milliseconds of reading in one step. Staging follows, which takes about as long. */
export const READING = 2;

/**
 * Reads on until so many records were found, the time of a step is over, or nothing is left.
 * @param find - the record that a value is read as; `null` for a value that is passed over.
 * @returns the records, and whether values may be left.
 * @throws Error once the client has left.
 */
export async function readSome<T, R>(
  values: AsyncIterator<T>,
  most: number,
  { signal }: StagedCodes["order"],
  find: (value: T) => R | null | Promise<R | null>,
): Promise<{ readonly some: R[]; readonly more: boolean }> {
  if (signal?.aborted) throw clientLeft();
  const some: R[] = [];
  const began = performance.now();
  while (some.length < most && performance.now() - began < READING) {
    const { done, value } = await values.next();
    if (done) return { some, more: false };
    const record = await find(value);
    if (record !== null) some.push(record);
  }
  return { some, more: true };
}
