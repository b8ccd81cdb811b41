import jsQR from "jsqr";
import { toText } from "../../qr/decode.ts";
import { toRaster } from "../picture.ts";
import { sturdyDecoder } from "./decoder.ts";

/** jsQR, which many web pages scan with. */
export const jsqr = sturdyDecoder("jsqr", () => ({
  read(picture) {
    const { width, height, rgba } = toRaster(picture);
    const found = jsQR(new Uint8ClampedArray(rgba.buffer), width, height, {
      inversionAttempts: "dontInvert",
    });
    return found === null ? null : toText(Uint8Array.from(found.binaryData));
  },
}));
