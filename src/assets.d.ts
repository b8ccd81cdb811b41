/** Files imported `with { type: "file" }`: their path, inside the binary too. */
declare module "*.db.zst" {
  const path: string;
  // biome-ignore lint/style/noDefaultExport: the bundler gives a file's path as its default export.
  export default path;
}
declare module "*.mmdb.zst" {
  const path: string;
  // biome-ignore lint/style/noDefaultExport: the bundler gives a file's path as its default export.
  export default path;
}
/** The web app's built files. */
declare module "*.js" {
  const path: string;
  // biome-ignore lint/style/noDefaultExport: the bundler gives a file's path as its default export.
  export default path;
}
/** The typeface of pages. */
declare module "*.woff2" {
  const path: string;
  // biome-ignore lint/style/noDefaultExport: the bundler gives a file's path as its default export.
  export default path;
}
