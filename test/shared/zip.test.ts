import { expect, test } from "bun:test";
import { deflateRawSync } from "node:zlib";
import { createZip } from "../../src/shared/zip.ts";

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
