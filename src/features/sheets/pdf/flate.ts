const HEADER = Uint8Array.of(0x78, 0x9c);

/**
 * Deflates for `FlateDecode`: in zlib's format (RFC 1950), made by the runtime. Level 5 of libdeflate takes a sixth of the time of
 * pako, by which single drawings have the same bytes on every processor: a rounded symbol 0.45 ms against 2.8.
 */
export function flate(bytes: Uint8Array<ArrayBuffer>): Uint8Array {
  const sum = new DataView(new ArrayBuffer(4));
  sum.setUint32(0, Bun.hash.adler32(bytes));
  const deflated = Bun.deflateSync(bytes, { library: "libdeflate", level: 5 });
  return Buffer.concat([HEADER, deflated, new Uint8Array(sum.buffer)]);
}
