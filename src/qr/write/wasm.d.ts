/** Imported with `{ type: "file" }`: the path of the file, which `bun build --compile` puts into the binary. */
declare module "@resvg/resvg-wasm/index_bg.wasm" {
  const path: string;
  export = path;
}
