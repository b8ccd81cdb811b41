/**
 * The package's entry for browsers. Its `create` is the documented one, but types are declared for the entry for Node
 * alone.
 */
declare module "qrcode/lib/browser.js" {
  export { create } from "qrcode";
}

/** The package's Reed–Solomon encoder, which it keeps to itself. */
declare module "qrcode/lib/core/reed-solomon-encoder.js" {
  class ReedSolomonEncoder {
    /** @param degree - correction codewords. */
    constructor(degree: number);
    encode(data: Uint8Array): Uint8Array;
  }
  export = ReedSolomonEncoder;
}
