/**
 * Past the package's front, without what else the front is made of. The front's own types have no text in byte mode, which
 * it takes and encodes as UTF-8.
 */
declare module "qrcode/lib/core/qrcode.js" {
  import type { QRCode, QRCodeOptions } from "qrcode";

  export function create(
    segments: readonly { readonly data: string; readonly mode: "numeric" | "alphanumeric" | "byte" }[],
    options: QRCodeOptions,
  ): QRCode;
}
