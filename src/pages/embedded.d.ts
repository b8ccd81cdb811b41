/** Files imported `with { type: "text" }`: what stands in them, inside the binary too. */
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
