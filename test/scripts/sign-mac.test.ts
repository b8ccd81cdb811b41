import { expect, test } from "bun:test";
import { createHash } from "node:crypto";
import { isForIntelMac, signForMac } from "../../scripts/sign-mac.ts";

/** A minimal program for Intel Macs, with a signature that does not match. */
function program({ cpu = 0x01000007, content = 9_000, signature = 100 } = {}): Uint8Array<ArrayBuffer> {
  const end = Math.ceil((HEADER + content) / 16) * 16;
  const bytes = new Uint8Array(end + signature).map((_, at) => at % 251);
  const view = new DataView(bytes.buffer);
  bytes.fill(0, 0, HEADER);
  for (const [at, value] of [0xfeedfacf, cpu, 3, 2, 4, HEADER - 32].entries())
    view.setUint32(4 * at, value, true);
  segment(view, 32, "__TEXT", 0, 4_096);
  segment(view, 104, "__LINKEDIT", 4_096, bytes.length - 4_096);
  // LC_UUID, which a signer ignores.
  view.setUint32(176, 0x1b, true);
  view.setUint32(180, 24, true);
  for (const [at, value] of [0x1d, 16, end, signature].entries()) view.setUint32(200 + 4 * at, value, true);
  return bytes;
}

const HEADER = 216;

function segment(view: DataView, at: number, name: string, offset: number, size: number): void {
  view.setUint32(at, 0x19, true);
  view.setUint32(at + 4, 72, true);
  new Uint8Array(view.buffer).set(Buffer.from(name), at + 8);
  view.setBigUint64(at + 24, BigInt(offset), true);
  view.setBigUint64(at + 32, BigInt(size), true);
  view.setBigUint64(at + 40, BigInt(offset), true);
  view.setBigUint64(at + 48, BigInt(size), true);
}

/** The content of a signature, read as the kernel reads it, from the load command on. */
function readSignature(signed: Uint8Array) {
  const view = new DataView(signed.buffer, signed.byteOffset, signed.byteLength);
  const [at, size] = [view.getUint32(208, true), view.getUint32(212, true)];
  expect(view.getUint32(at)).toBe(0xfade0cc0);
  expect(view.getUint32(at + 4)).toBeLessThanOrEqual(size);
  expect(view.getUint32(at + 12)).toBe(0);
  const directory = at + view.getUint32(at + 16);
  const field = (index: number) => view.getUint32(directory + 4 * index);
  const [hashes, name, slots, limit] = [field(4), field(5), field(7), field(8)];
  const pageBytes = 1 << view.getUint8(directory + 39);
  const wrong = Array.from({ length: slots }, (_, page) => page).filter((page) => {
    const bytes = signed.subarray(page * pageBytes, Math.min((page + 1) * pageBytes, limit));
    const kept = signed.subarray(directory + hashes + 32 * page, directory + hashes + 32 * (page + 1));
    return !createHash("sha256").update(bytes).digest().equals(kept);
  });
  return {
    at,
    end: at + size,
    magic: field(0),
    fits: hashes + 32 * slots === field(1),
    flags: field(3),
    name: Buffer.from(signed.subarray(directory + name, directory + hashes)).toString("latin1"),
    covers: slots * pageBytes >= limit ? limit : null,
    wrong,
    text: view.getBigUint64(directory + 72),
    linkEditEnd: 4_096n + view.getBigUint64(104 + 48, true),
    linkEditFits: view.getBigUint64(104 + 32, true) >= view.getBigUint64(104 + 48, true),
  };
}

test.each([9_000, 4_096 - HEADER, 8_192 - HEADER, 8_193 - HEADER, 16 * 4_096 - HEADER - 16, 100_000])(
  "a program with %d bytes is signed from its first to its last, whatever the signature was",
  (content) => {
    for (const signature of [32, 100, 20_000]) {
      const given = program({ content, signature });
      const end = given.length - signature;
      const signed = signForMac(given, "quietzone");
      expect(readSignature(signed)).toEqual({
        at: end,
        end: signed.length,
        magic: 0xfade0c02,
        fits: true,
        flags: 0x20002,
        name: "quietzone\0",
        covers: end,
        wrong: [],
        text: 4_096n,
        linkEditEnd: BigInt(signed.length),
        linkEditFits: true,
      });
      // Only the length of the signature changes.
      expect(signed.subarray(HEADER, end)).toEqual(given.subarray(HEADER, end));
    }
  },
);

test("signing a signed program again changes nothing", () => {
  const once = signForMac(program(), "quietzone");
  expect(signForMac(once, "quietzone")).toEqual(once);
});

test("only programs for Intel Macs are recognised as such", () => {
  expect(isForIntelMac(program())).toBe(true);
  expect(isForIntelMac(program({ cpu: 0x0100000c }))).toBe(false);
  expect(isForIntelMac(new Uint8Array())).toBe(false);
  expect(isForIntelMac(Buffer.from("\u007fELF and so on and so on and so on and so on", "latin1"))).toBe(
    false,
  );
});

test("a program without a signature is refused", () => {
  const unsigned = program();
  new DataView(unsigned.buffer).setUint32(200, 0x2a, true);
  expect(() => signForMac(unsigned, "quietzone")).toThrow("Cannot sign");
});
