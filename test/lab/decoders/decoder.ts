import type { GreyBytes } from "../picture.ts";

/** A reader of QR symbols. It never throws. */
export interface Decoder {
  readonly name: string;
  /** The text of the first symbol it reads, or `null`. */
  decode(picture: GreyBytes): Promise<string | null>;
}

/** A reader that is loaded and may fail: by an error, or by an abort of its WebAssembly. */
export interface Reader {
  read(picture: GreyBytes): string | null | Promise<string | null>;
}

/** A decoder that makes its reader when it is needed, and another one after an error, which counts as not read. */
export function sturdyDecoder(name: string, makeReader: () => Reader | Promise<Reader>): Decoder {
  let reader: Promise<Reader> | null = null;
  return {
    name,
    async decode(picture) {
      reader ??= Promise.resolve(makeReader());
      const made = await reader;
      try {
        return await made.read(picture);
      } catch {
        reader = null;
        return null;
      }
    },
  };
}
