import { crc32, deflateRawSync } from "node:zlib";
import { createZip } from "../../../src/kit/shared/zip.ts";

/** A ZIP of files. */
export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const zip = createZip();
  const pieces: Uint8Array[] = [];
  for (const [name, text] of Object.entries(files)) {
    const bytes = Buffer.from(text);
    const deflated = deflateRawSync(bytes);
    pieces.push(
      zip.entry({ name, crc: crc32(bytes), size: bytes.length, compressed: deflated.length }),
      deflated,
    );
  }
  return Buffer.concat([...pieces, ...zip.end()]);
}

/** The manifest of an archive. */
export const MANIFEST = JSON.stringify({ format: "quietzone-archive", version: 1 });
