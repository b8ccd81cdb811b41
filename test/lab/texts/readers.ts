import { textByQr, textByZxing } from "../../qr/decode.ts";
import { type Decoder, sturdyDecoder } from "../decoders/decoder.ts";
import { jsqrTexts } from "../decoders/jsqr.ts";
import { aruco, opencv } from "../decoders/opencv.ts";
import { quirc } from "../decoders/quirc.ts";
import { zbarGuessing } from "../decoders/zbar.ts";
import { zxingJs } from "../decoders/zxing-js.ts";
import { toRaster } from "../picture.ts";

/**
 * Decoders with the text that they tell people. The other parts of the laboratory ask them for bytes, because
 * they measure shapes.
 */
export const READERS: readonly Decoder[] = [
  sturdyDecoder("zxing", () => ({ read: (picture) => textByZxing(toRaster(picture)) })),
  zxingJs,
  zbarGuessing,
  quirc,
  opencv,
  aruco,
  jsqrTexts,
  sturdyDecoder("qr", () => ({ read: (picture) => textByQr(toRaster(picture)) })),
];
