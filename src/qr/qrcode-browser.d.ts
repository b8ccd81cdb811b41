/** The package's entry for browsers, whose `create` is that of its front. Its types are declared for the front alone. */
declare module "qrcode/lib/browser.js" {
  export { create } from "qrcode";
}
