import { expect, test } from "bun:test";
import { Readable } from "node:stream";
import { deflateRawSync } from "node:zlib";
import { type Entry, fromRandomAccessReader, RandomAccessReader, type ZipFile } from "yauzl";
import { createZip } from "../../../src/kit/shared/zip.ts";

/** The fields of both headers of an entry (PKWARE APPNOTE 6.3.10, 4.3.7 and 4.3.12). */

const TEXT = new TextEncoder().encode("Hall 3 ".repeat(20));
const DEFLATED = deflateRawSync(TEXT);
const SUMS = { crc: Bun.hash.crc32(TEXT), size: TEXT.length, compressed: DEFLATED.length };

/**
 * Version, flags, method, time, date, checksum, lengths of both forms, of the name and of what is added to
 * it.
 */
function commonOf(bytes: Uint8Array, at: number): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset + at);
  const [u16, u32] = [
    (place: number) => view.getUint16(place, true),
    (place: number) => view.getUint32(place, true),
  ];
  return [u16(0), u16(2), u16(4), u16(6), u16(8), u32(10), u32(14), u32(18), u16(22), u16(24)];
}

const EMPTY = deflateRawSync(new Uint8Array());
const NOTHING = { crc: 0, size: 0, compressed: EMPTY.length };

const MIDNIGHT = 0;
const FIRST_OF_1980 = 0x21;

test("an entry's headers have its sizes, a fixed time, and a name in UTF-8", () => {
  const zip = createZip();
  const header = zip.entry({ name: "Säle/3.svg", ...SUMS });
  const directory = Buffer.concat([...zip.end()]);
  const common = [20, 0x800, 8, MIDNIGHT, FIRST_OF_1980, SUMS.crc, SUMS.compressed, SUMS.size, 11, 0];
  expect(header.length).toBe(30 + 11);
  expect(commonOf(header, 4)).toEqual(common);
  expect(Buffer.from(directory.subarray(0, 4)).toString("latin1")).toBe("PK\x01\x02");
  expect(commonOf(directory, 6)).toEqual(common);
});

test("the sizes of an entry that are not known yet follow its bytes, and are in the directory", () => {
  const zip = createZip();
  const header = zip.open("a.txt");
  const descriptor = zip.close(SUMS);
  const directory = Buffer.concat([...zip.end()]);
  expect(commonOf(header, 4).slice(1, 4)).toEqual([0x808, 8, MIDNIGHT]);
  expect(Buffer.from(descriptor).includes(Buffer.from(new Uint32Array([SUMS.crc]).buffer))).toBe(true);
  expect(commonOf(directory, 6).slice(5, 8)).toEqual([SUMS.crc, SUMS.compressed, SUMS.size]);
});

const GIB = 1024 ** 3;

/** A file of which only some pieces are held, by their places. All other bytes are zeros. */
class SparseFile extends RandomAccessReader {
  readonly #pieces: readonly (readonly [at: number, bytes: Uint8Array])[];

  constructor(pieces: readonly (readonly [at: number, bytes: Uint8Array])[]) {
    super();
    this.#pieces = pieces;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const bytes = Buffer.alloc(end - start);
    for (const [at, piece] of this.#pieces)
      if (at < end && at + piece.length > start) {
        const from = Math.max(start - at, 0);
        bytes.set(piece.subarray(from, end - at), at + from - start);
      }
    return Readable.from([bytes]);
  }
}

/** A file as another program reads it. */
function opened(file: RandomAccessReader, length: number): Promise<ZipFile> {
  const { promise, resolve, reject } = Promise.withResolvers<ZipFile>();
  fromRandomAccessReader(file, length, { lazyEntries: true, autoClose: false }, (error, zip) =>
    error ? reject(error) : resolve(zip),
  );
  return promise;
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}

test("a reader finds entries of and behind 4 GiB, of known and of unknown size, with their rights", async () => {
  const zip = createZip();
  const sums = [
    { crc: 1, size: 5 * GIB, compressed: 4 * GIB - 1 },
    { crc: 2, size: 4 * GIB - 2, compressed: 4 * GIB },
    { crc: 3, size: 7, compressed: 9 },
  ];
  let at = 0;
  const pieces: [number, Uint8Array][] = [];
  const put = (bytes: Uint8Array, behind = 0) => {
    pieces.push([at, bytes]);
    at += bytes.length + behind;
  };
  const offsets: number[] = [];
  for (const [index, sum] of sums.entries()) {
    offsets.push(at);
    if (index === 1) {
      put(zip.open("1"), sum.compressed);
      put(zip.close(sum));
    } else put(zip.entry({ name: `${index}`, ...sum }), sum.compressed);
  }
  for (const piece of zip.end()) put(piece);
  const entries = await entriesOf(await opened(new SparseFile(pieces), at));
  expect(
    entries.map((entry) => ({
      name: entry.fileName,
      crc: entry.crc32,
      size: entry.uncompressedSize,
      compressed: entry.compressedSize,
      at: entry.relativeOffsetOfLocalHeader,
      rights: (entry.externalFileAttributes >>> 16).toString(8),
      system: entry.versionMadeBy >> 8,
      needed: entry.versionNeededToExtract,
    })),
  ).toEqual(
    sums.map((sum, index) => ({
      ...{ name: `${index}`, ...sum, at: offsets[index] ?? 0 },
      ...{ rights: "100644", system: 3, needed: 45 },
    })),
  );
});

test.each([0, 1, 65_534, 65_535, 70_000])("a reader is told of %i entries", async (count) => {
  const zip = createZip();
  const parts: Uint8Array[] = [];
  for (let index = 0; index < count; index++) parts.push(zip.entry({ name: `${index}`, ...NOTHING }), EMPTY);
  const file = Buffer.concat([...parts, ...zip.end()]);
  expect((await opened(new SparseFile([[0, file]]), file.length)).entryCount).toBe(count);
});

test("nothing is closed that was not opened", () => {
  expect(() => createZip().close(SUMS)).toThrow("No entry is open");
});
