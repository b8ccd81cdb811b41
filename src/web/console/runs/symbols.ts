import { download } from "../../lib/api.ts";
import { isProblem } from "../../../../sdk/src/problem.ts";
import { fileName } from "../codes/file-name.ts";
import type { Chosen } from "./edit.ts";
import { type ZipEntry, zipOf } from "./zip.ts";

/** The symbols of chosen codes as one file. */

export const SYMBOL_FORMATS = ["svg", "png", "pdf", "eps"] as const;
export type SymbolFormat = (typeof SYMBOL_FORMATS)[number];

/** The most codes of a file: it is put together in memory, and each symbol is a request. */
export const MOST_SYMBOLS = 1_000;

const AT_ONCE = 4;

/** A ZIP and the codes that are missing in it because the service has no symbol of them. */
export interface Symbols {
  readonly zip: Blob;
  readonly missing: readonly Chosen[];
}

/**
 * Fetches the symbols of codes and packs them.
 * @param onDone - told of the number of codes that are done.
 * @throws the same as `call`, unless the service refuses a single code.
 */
export async function fetchSymbols(
  codes: readonly Chosen[],
  format: SymbolFormat,
  onDone: (count: number) => void,
  signal: AbortSignal,
): Promise<Symbols> {
  const entries = new Map<string, ZipEntry>();
  const missing: Chosen[] = [];
  const names = namesOf(codes);
  const waiting = codes.values();
  let done = 0;

  async function work() {
    for (const code of waiting) {
      try {
        const { blob } = await download(`GET /app/api/codes/{id}/qr.${format}`, { id: code.id }, { signal });
        const data = new Uint8Array(await blob.arrayBuffer());
        entries.set(code.id, { name: `${names.get(code.id) ?? code.id}.${format}`, data });
      } catch (error) {
        if (!isOfOneCode(error)) throw error;
        missing.push(code);
      }
      onDone(++done);
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  // In the order of the list, whichever answer came first.
  const inOrder = codes.flatMap(({ id }) => entries.get(id) ?? []);
  return { zip: zipOf(inOrder, new Date()), missing };
}

/** Whether a refusal is about one code, such as one that was deleted meanwhile. */
function isOfOneCode(error: unknown): boolean {
  return isProblem(error) && [400, 404, 409].includes(error.status);
}

/** A name for each code. Two hosts may have the same short id, so a name may need a number. */
function namesOf(codes: readonly Chosen[]): ReadonlyMap<string, string> {
  const taken = new Map<string, number>();
  return new Map(
    codes.map((code) => {
      const name = fileName(code);
      const count = (taken.get(name) ?? 0) + 1;
      taken.set(name, count);
      return [code.id, count === 1 ? name : `${name}-${count}`];
    }),
  );
}
