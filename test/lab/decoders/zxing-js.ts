import {
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from "@zxing/library";
import type { GreyBytes } from "../picture.ts";
import { sturdyDecoder } from "./decoder.ts";

/**
 * ZXing in TypeScript, line by line as in Java, by which most apps on Android read, with its own guess of a
 * text's encoding.
 */
export const zxingJs = sturdyDecoder("zxing-js", () => ({
  read({ width, height, bytes }: GreyBytes) {
    const source = new RGBLuminanceSource(Uint8ClampedArray.from(bytes), width, height);
    const bitmap = new BinaryBitmap(new HybridBinarizer(source));
    return new QRCodeReader().decode(bitmap, new Map([[DecodeHintType.TRY_HARDER, true]])).getText();
  },
}));
