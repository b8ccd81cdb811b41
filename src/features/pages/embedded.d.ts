/** Files imported `with { type: "text" }`, which are embedded in the binary. */
declare module "*.css" {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the bundler gives a file's text as its default export.
  export default text;
}
declare module "*.browser.js" {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the bundler gives a file's text as its default export.
  export default text;
}
