/** A file without what its picture does not need. */
export interface Bare {
  readonly file: Uint8Array;
  /** Bytes of it that hold pixels. */
  readonly data: number;
}

/** The parts of a file that are kept, in their order. Parts side by side count as one: a hostile file has half a million. */
export interface Kept {
  keep(start: number, end: number): void;
  bytes(): Uint8Array;
}

export function createKept(file: Uint8Array): Kept {
  const parts: Uint8Array[] = [];
  let [from, to] = [0, 0];
  const close = () => void parts.push(file.subarray(from, to));
  return {
    keep(start, end) {
      if (start !== to) {
        close();
        from = start;
      }
      to = end;
    },
    bytes() {
      close();
      return Buffer.concat(parts);
    },
  };
}
