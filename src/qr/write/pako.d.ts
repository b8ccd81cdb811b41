/** The part of pako that is used, which pdf-lib brings. */
declare module "pako" {
  /** A zlib stream (RFC 1950) of level 6: the same bytes on every processor. */
  export function deflate(data: Uint8Array): Uint8Array;

  /** Unpacks a zlib stream piece by piece. */
  export class Inflate {
    constructor(options: { readonly chunkSize: number });
    /** Takes a piece. @returns `false` where it is damaged, and after its end. */
    push(data: Uint8Array, isLast: boolean): boolean;
    /** Called with what was unpacked. */
    onData: (chunk: Uint8Array) => void;
    /** Called at the end. @param status - 0 where all went well. */
    onEnd: (status: number) => void;
  }
}
