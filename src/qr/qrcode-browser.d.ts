/**
 * The package's entry for browsers. Its `create` is the documented one, but types are declared for the entry for Node
 * alone.
 */
declare module "qrcode/lib/browser.js" {
  export { create } from "qrcode";
}
