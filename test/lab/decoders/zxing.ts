import { byZxing, renewZxing } from "../../qr/decode.ts";
import { toRaster } from "../picture.ts";
import { sturdyDecoder } from "./decoder.ts";

/** ZXing in C++, on which many apps and the readers of several browsers are based. */
export const zxing = sturdyDecoder("zxing", () => {
  renewZxing();
  return { read: (picture) => byZxing(toRaster(picture)) };
});
