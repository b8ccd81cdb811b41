import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { toText } from "../../qr/decode.ts";
import { type Reader, sturdyDecoder } from "./decoder.ts";

/** quirc, which microcontrollers read with, and the second half of OpenCV's detectors. */
export const quirc = sturdyDecoder("quirc", makeReader);

interface QuircPackage {
  readonly Quirc: new (instance: WebAssembly.Instance) => {
    decode(
      bytes: Uint8Array,
      width: number,
      height: number,
    ): readonly { readonly data: { readonly payload: ArrayBuffer } }[];
  };
}

// Its manifest names a file for `import` that is not there.
const require = createRequire(import.meta.url);
let compiling: Promise<WebAssembly.Module> | undefined;

async function makeReader(): Promise<Reader> {
  const { Quirc }: QuircPackage = require("quirc");
  compiling ??= Bun.file(join(dirname(require.resolve("quirc")), "../libquirc.wasm"))
    .arrayBuffer()
    .then(WebAssembly.compile);
  const decoder = new Quirc(await WebAssembly.instantiate(await compiling));
  return {
    read({ width, height, bytes }) {
      const [found] = decoder.decode(bytes, width, height);
      return found === undefined ? null : toText(new Uint8Array(found.data.payload));
    },
  };
}
