/** Counts the entries of a ZIP file while it is downloaded. */
export interface ZipCounter {
  /** Entries that have begun, without the manifest. */
  readonly files: number;
  readonly bytes: number;
  add(piece: Uint8Array): void;
}

const LOCAL_HEADER = 0x04034b50;
const HEADER_BYTES = 30;
const MANIFEST = "manifest.csv";

/**
 * Counts entries by their headers (PKWARE APPNOTE 4.3.7). A header says how many bytes to skip to the next one: the
 * service writes sizes into the headers.
 */
export function createZipCounter(): ZipCounter {
  let [files, bytes] = [0, 0];
  /** Bytes to skip before the next header. */
  let skip = 0;
  /** An incomplete header. */
  let begun = new Uint8Array(0);
  let inDirectory = false;

  function add(piece: Uint8Array): void {
    bytes += piece.length;
    let rest = joined(begun, piece);
    begun = new Uint8Array(0);
    while (!inDirectory) {
      const passed = Math.min(skip, rest.length);
      skip -= passed;
      rest = rest.subarray(passed);
      const head = readHead(rest);
      if (head === "directory") inDirectory = true;
      else if (head === "begun") {
        begun = rest.slice();
        return;
      } else {
        if (head.name !== MANIFEST) files++;
        skip = head.length + head.size;
      }
    }
  }

  return {
    get files() {
      return files;
    },
    get bytes() {
      return bytes;
    },
    add,
  };
}

interface Head {
  readonly name: string;
  /** Bytes of the header and of the entry after it. */
  readonly length: number;
  readonly size: number;
}

function readHead(bytes: Uint8Array): Head | "begun" | "directory" {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length < 4) return "begun";
  if (view.getUint32(0, true) !== LOCAL_HEADER) return "directory";
  if (bytes.length < HEADER_BYTES) return "begun";
  const nameEnd = HEADER_BYTES + view.getUint16(26, true);
  if (bytes.length < nameEnd) return "begun";
  return {
    name: new TextDecoder().decode(bytes.subarray(HEADER_BYTES, nameEnd)),
    length: nameEnd + view.getUint16(28, true),
    size: view.getUint32(18, true),
  };
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
