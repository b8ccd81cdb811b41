/** Files imported `with { type: "file" }`: their path, inside the binary too. */
declare module "*.md" {
  const path: string;
  // biome-ignore lint/style/noDefaultExport: the bundler gives a file's path as its default export.
  export default path;
}
declare module "*/NOTICE" {
  const path: string;
  // biome-ignore lint/style/noDefaultExport: the bundler gives a file's path as its default export.
  export default path;
}
declare module "*/NOTICE.logos" {
  const path: string;
  // biome-ignore lint/style/noDefaultExport: the bundler gives a file's path as its default export.
  export default path;
}
declare module "*/NOTICE.packages" {
  const path: string;
  // biome-ignore lint/style/noDefaultExport: the bundler gives a file's path as its default export.
  export default path;
}
