/** The part of pako that is used, which pdf-lib brings. */
declare module "pako" {
  /** A zlib stream (RFC 1950) of level 6: the same bytes on every processor. */
  export function deflate(data: Uint8Array): Uint8Array;
}
