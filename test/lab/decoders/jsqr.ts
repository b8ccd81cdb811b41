import jsQR from "jsqr";
import { toText } from "../../qr/decode.ts";
import { type GreyBytes, toRaster } from "../picture.ts";
import { sturdyDecoder } from "./decoder.ts";

/** jsQR, which many web pages scan with. */
export const jsqr = sturdyDecoder("jsqr", () => ({
  read(picture) {
    const found = read(picture);
    return found === null ? null : toText(Uint8Array.from(found.binaryData));
  },
}));

/** jsQR with the text that it makes of the bytes. */
export const jsqrTexts = sturdyDecoder("jsqr", () => ({ read: (picture) => read(picture)?.data ?? null }));

function read(picture: GreyBytes) {
  const { width, height, rgba } = toRaster(picture);
  return jsQR(new Uint8ClampedArray(rgba.buffer), width, height, { inversionAttempts: "dontInvert" });
}
