/** The counts of one value. */
export interface ValueCounts {
  scans: number;
  uniqueVisitors: number;
  bots: number;
  botVisitors: number;
}

/** Counts by the value's number. */
export type CountsById = Map<number, ValueCounts>;

/** The bit that says that another byte follows; a byte holds seven bits beside it. */
const MORE = 128;

/**
 * Packs counts: by ascending number, the step from the number before and the four counts, each as an unsigned LEB128
 * integer (DWARF 5, section 7.6). Most take one byte.
 */
export function pack(counts: CountsById): Buffer {
  const bytes: number[] = [];
  let last = 0;
  for (const [id, sums] of [...counts].sort(([a], [b]) => a - b)) {
    for (const number of [id - last, sums.scans, sums.uniqueVisitors, sums.bots, sums.botVisitors])
      write(bytes, number);
    last = id;
  }
  return Buffer.from(bytes);
}

/** Reads packed counts, in the order of their numbers. */
export function unpack(
  packed: Uint8Array,
  visit: (id: number, scans: number, uniqueVisitors: number, bots: number, botVisitors: number) => void,
): void {
  let at = 0;
  let id = 0;
  const next = () => {
    let byte = packed[at++] ?? 0;
    if (byte < MORE) return byte;
    let number = byte - MORE;
    // Not by bit shifts, which are limited to 32 bits.
    for (let factor = MORE; byte >= MORE; factor *= MORE) {
      byte = packed[at++] ?? 0;
      number += (byte % MORE) * factor;
    }
    return number;
  };
  while (at < packed.length) {
    id += next();
    visit(id, next(), next(), next(), next());
  }
}

/** The counts without numbers that have no scans any more, because the counts of a code were subtracted. */
export function scanned(counts: CountsById): CountsById {
  return new Map([...counts].filter(([, { scans }]) => scans !== 0));
}

/** Adds packed counts to `sums`, or subtracts them. */
export function addPacked(sums: CountsById, packed: Uint8Array, sign: 1 | -1 = 1): void {
  unpack(packed, (id, scans, uniqueVisitors, bots, botVisitors) => {
    const known = countsOf(sums, id);
    known.scans += sign * scans;
    known.uniqueVisitors += sign * uniqueVisitors;
    known.bots += sign * bots;
    known.botVisitors += sign * botVisitors;
  });
}

/** The counts of a key; new ones of zero are added where there were none. */
export function countsOf<K>(sums: Map<K, ValueCounts>, key: K): ValueCounts {
  const known = sums.get(key);
  if (known) return known;
  const fresh = { scans: 0, uniqueVisitors: 0, bots: 0, botVisitors: 0 };
  sums.set(key, fresh);
  return fresh;
}

/** Adds counts to others, or subtracts them. */
export function addCounts(sums: ValueCounts, more: Readonly<ValueCounts>, sign: 1 | -1 = 1): void {
  sums.scans += sign * more.scans;
  sums.uniqueVisitors += sign * more.uniqueVisitors;
  sums.bots += sign * more.bots;
  sums.botVisitors += sign * more.botVisitors;
}

function write(bytes: number[], number: number): void {
  let rest = number;
  for (; rest >= MORE; rest = Math.floor(rest / MORE)) bytes.push((rest % MORE) + MORE);
  bytes.push(rest);
}
