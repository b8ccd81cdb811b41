/** The part of pako that is used. It is the only inflater at hand that takes and gives pieces without awaiting; pdf-lib brings it. */
declare module "pako" {
  export class Inflate {
    constructor(options: { chunkSize: number; windowBits: number });
    /** 0 where all is well. */
    readonly err: number;
    onData: (piece: Uint8Array) => void;
    /** @returns whether it can go on. */
    push(data: Uint8Array, isLast: boolean): boolean;
  }

  /** A zlib stream (RFC 1950) of level 6: the same bytes on every processor. */
  export function deflate(data: Uint8Array): Uint8Array;
}
