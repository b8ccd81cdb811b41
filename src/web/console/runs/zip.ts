/** A file of a ZIP. */
export interface ZipEntry {
  /** ASCII. */
  readonly name: string;
  readonly data: Uint8Array<ArrayBuffer>;
}

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
/** Version 2.0 is the least that readers support. */
const VERSION = 20;

/**
 * A ZIP of stored entries (PKWARE APPNOTE 4.3), at most 65,535 of them and 4 GiB.
 * @param at - the time that the entries bear, in the person's own time zone.
 */
export function zipOf(entries: readonly ZipEntry[], at: Date): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, data } of entries) {
    const text = new TextEncoder().encode(name);
    // Flags, method 0, time, date, CRC, both sizes, length of the name, no extra field.
    const common = [
      [VERSION, 2],
      [0, 2],
      [0, 2],
      [timeOf(at), 2],
      [dateOf(at), 2],
      [crc32(data), 4],
      [data.length, 4],
      [data.length, 4],
      [text.length, 2],
      [0, 2],
    ] as const;
    const local = record([[LOCAL, 4], ...common]);
    parts.push(local, text, data);
    // Made by, the common part, no comment, disk 0, no attributes, the place of the local header.
    directory.push(
      record([[CENTRAL, 4], [VERSION, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]]),
      text,
    );
    offset += local.length + text.length + data.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = entries.length;
  const end = record([
    [END, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  ]);
  return new Blob([...parts, ...directory, end], { type: "application/zip" });
}

/** Little-endian numbers of 2 or 4 bytes. */
function record(numbers: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(numbers.reduce((sum, [, bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [value, bytes] of numbers) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** A time as MS-DOS wrote it, in steps of two seconds. */
function timeOf(at: Date): number {
  return (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1);
}

function dateOf(at: Date): number {
  return ((at.getFullYear() - 1_980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate();
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** The check sum of ISO 3309, as ZIP and PNG use it. */
function crc32(data: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of data) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 255] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}
