import {
  getInstance,
  setModuleArgs,
  ZBarConfigType,
  ZBarImage,
  ZBarScanner,
  ZBarSymbolType,
} from "@undecaf/zbar-wasm";
import { toText } from "../../qr/decode.ts";
import { type Reader, sturdyDecoder } from "./decoder.ts";

/** ZBar, on which many scanners on Linux are based. */
export const zbar = sturdyDecoder("zbar", () => makeReader(true));

/** ZBar as it is set up by default: it guesses the encoding of a text. */
export const zbarGuessing = sturdyDecoder("zbar", () => makeReader(false));

async function makeReader(isBinary: boolean): Promise<Reader> {
  // Makes the next instance another one.
  setModuleArgs({});
  await getInstance();
  const scanner = await ZBarScanner.create();
  scanner.setConfig(ZBarSymbolType.ZBAR_NONE, ZBarConfigType.ZBAR_CFG_ENABLE, 0);
  scanner.setConfig(ZBarSymbolType.ZBAR_QRCODE, ZBarConfigType.ZBAR_CFG_ENABLE, 1);
  scanner.setConfig(ZBarSymbolType.ZBAR_QRCODE, ZBarConfigType.ZBAR_CFG_BINARY, +isBinary);
  return {
    async read({ width, height, bytes }) {
      const image = await ZBarImage.createFromGrayBuffer(width, height, Uint8Array.from(bytes).buffer);
      try {
        scanner.scan(image);
        const [symbol] = image.getSymbols();
        return symbol === undefined ? null : toText(Uint8Array.from(symbol.data));
      } finally {
        scanner.recycleImage(image);
        image.destroy();
      }
    },
  };
}
