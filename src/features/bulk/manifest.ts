import { once } from "node:events";
import { crc32, createDeflateRaw } from "node:zlib";
import { csvLines } from "../../kit/shared/csv.ts";
import { GS1_COLUMNS } from "./model.ts";

/** A line of the manifest. Members that do not apply are empty. */
export interface ManifestLine {
  readonly row: number;
  readonly file: string;
  readonly type: string;
  readonly id: string;
  readonly shortId: string;
  readonly shortUrl: string;
  readonly payload: string;
  readonly title: string;
  readonly error: string;
  readonly gtin: string;
  readonly lot: string;
  readonly serial: string;
}

const COLUMNS = ["row", "file", "type", "id", "shortId", "shortUrl", "payload", "title", "error"] as const;

/** The manifest. It is deflated as it grows, so a long one takes little memory. */
export interface Manifest {
  add(lines: readonly ManifestLine[]): void;
  end(): Promise<{ readonly bytes: Uint8Array; readonly crc: number; readonly size: number }>;
}

/** @param namesProducts - whether it has the columns of GS1 addresses, too. */
export function createManifest(namesProducts: boolean): Manifest {
  const columns = [...COLUMNS, ...(namesProducts ? GS1_COLUMNS.map(([column]) => column) : [])];
  const deflate = createDeflateRaw();
  const pieces: Uint8Array[] = [];
  deflate.on("data", (piece: Uint8Array) => pieces.push(piece));
  let [crc, size] = [0, 0];

  function write(text: string): void {
    const bytes = Buffer.from(text);
    crc = crc32(bytes, crc);
    size += bytes.length;
    deflate.write(bytes);
  }

  write(csvLines([columns]));
  return {
    add: (lines) => write(csvLines(lines.map((line) => columns.map((name) => line[name])))),
    async end() {
      const ended = once(deflate, "end");
      deflate.end();
      await ended;
      return { bytes: Buffer.concat(pieces), crc, size };
    },
  };
}
