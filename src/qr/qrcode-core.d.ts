/** What the package's front passes on, without what else the front is made of. */
declare module "qrcode/lib/core/qrcode.js" {
  export { create } from "qrcode";
}
