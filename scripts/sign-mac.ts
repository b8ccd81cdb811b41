import { createHash } from "node:crypto";

/**
 * Signs a program for Intel Macs, ad hoc: no identity, only hashes of its pages. Bun signs its programs for arm64, but
 * for x64 it leaves the signature of its own runtime, which no longer matches. macOS kills a program whose signature
 * does not match, although it runs one without a signature.
 *
 * Mach-O as in <mach-o/loader.h>, little-endian; the signature as in xnu's <kern/cs_blobs.h>, big-endian.
 */

const MACH_O_64 = 0xfeedfacf;
const CPU_X64 = 0x01000007;
const HEADER_BYTES = 32;

const LC_SEGMENT_64 = 0x19;
const LC_CODE_SIGNATURE = 0x1d;

const SUPER_BLOB = 0xfade0cc0;
const CODE_DIRECTORY = 0xfade0c02;
/** The version with the place of the code. */
const DIRECTORY_VERSION = 0x20400;
const DIRECTORY_BYTES = 88;
/** Ad hoc and made by a linker, which `codesign` replaces without being forced. */
const FLAGS = 0x20002;
const SHA_256 = 2;
const HASH_BYTES = 32;
const PAGE_BITS = 12;
const PAGE = 1 << PAGE_BITS;
const MAIN_BINARY = 1n;
/** The super blob's header and its one entry. */
const BLOB_BYTES = 20;

interface Segment {
  /** Offset of its load command. */
  readonly at: number;
  readonly offset: number;
  readonly size: number;
}

/** Whether the bytes are a program for Intel Macs. */
export function isForIntelMac(program: Uint8Array): boolean {
  const view = viewOf(program);
  return (
    program.length > HEADER_BYTES &&
    view.getUint32(0, true) === MACH_O_64 &&
    view.getUint32(4, true) === CPU_X64
  );
}

/**
 * Replaces the signature at the end of a program.
 * @param name - of the program in the signature.
 * @throws Error when it has no signature to replace.
 */
export function signForMac(program: Uint8Array, name: string): Uint8Array {
  const { signature, text, linkEdit } = loadCommands(program);
  const end = viewOf(program).getUint32(signature + 8, true);
  const identifier = Buffer.from(`${name}\0`, "latin1");
  const pages = Math.ceil(end / PAGE);
  const directoryBytes = DIRECTORY_BYTES + identifier.length + pages * HASH_BYTES;
  const size = roundUp(BLOB_BYTES + directoryBytes, 16);

  const signed = new Uint8Array(end + size);
  signed.set(program.subarray(0, end));
  const view = viewOf(signed);
  view.setUint32(signature + 12, size, true);
  const linkEditSize = end + size - linkEdit.offset;
  view.setBigUint64(linkEdit.at + 32, BigInt(roundUp(linkEditSize, PAGE)), true);
  view.setBigUint64(linkEdit.at + 48, BigInt(linkEditSize), true);

  // The super blob, with one blob in it, of type 0: the code directory.
  for (const [at, value] of [SUPER_BLOB, BLOB_BYTES + directoryBytes, 1, 0, BLOB_BYTES].entries())
    view.setUint32(end + 4 * at, value);
  const directory = end + BLOB_BYTES;
  const hashes = DIRECTORY_BYTES + identifier.length;
  const fields = [
    CODE_DIRECTORY,
    directoryBytes,
    DIRECTORY_VERSION,
    FLAGS,
    hashes,
    DIRECTORY_BYTES,
    0,
    pages,
    end,
  ];
  for (const [at, value] of fields.entries()) view.setUint32(directory + 4 * at, value);
  signed.set([HASH_BYTES, SHA_256, 0, PAGE_BITS], directory + 36);
  view.setBigUint64(directory + 64, BigInt(text.offset));
  view.setBigUint64(directory + 72, BigInt(text.size));
  view.setBigUint64(directory + 80, MAIN_BINARY);
  signed.set(identifier, directory + DIRECTORY_BYTES);
  // Last, because the first page holds the load commands. The last page ends where the signature begins.
  for (let page = 0; page < pages; page++) {
    const bytes = signed.subarray(page * PAGE, Math.min((page + 1) * PAGE, end));
    signed.set(createHash("sha256").update(bytes).digest(), directory + hashes + page * HASH_BYTES);
  }
  return signed;
}

function loadCommands(program: Uint8Array): { signature: number; text: Segment; linkEdit: Segment } {
  const view = viewOf(program);
  const segments = new Map<string, Segment>();
  let signature: number | null = null;
  let at = HEADER_BYTES;
  for (let left = view.getUint32(16, true); left > 0; left--) {
    const command = view.getUint32(at, true);
    if (command === LC_CODE_SIGNATURE) signature = at;
    if (command === LC_SEGMENT_64) segments.set(segmentName(program, at), segmentAt(view, at));
    at += view.getUint32(at + 4, true);
  }
  const [text, linkEdit] = [segments.get("__TEXT"), segments.get("__LINKEDIT")];
  if (signature === null || !text || !linkEdit)
    throw new Error("Cannot sign: it has no signature to replace");
  return { signature, text, linkEdit };
}

function segmentName(program: Uint8Array, at: number): string {
  return Buffer.from(program.subarray(at + 8, at + 24))
    .toString("latin1")
    .replace(/\0+$/, "");
}

function segmentAt(view: DataView, at: number): Segment {
  const [offset, size] = [view.getBigUint64(at + 40, true), view.getBigUint64(at + 48, true)];
  return { at, offset: Number(offset), size: Number(size) };
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const roundUp = (size: number, to: number) => Math.ceil(size / to) * to;
