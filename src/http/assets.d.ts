/** Files imported `with { type: "file" }`: their path, inside the binary too. */
declare module "swagger-ui-dist/swagger-ui-bundle.js" {
  const path: string;
  // biome-ignore lint/style/noDefaultExport: the bundler gives a file's path as its default export.
  export default path;
}
declare module "swagger-ui-dist/swagger-ui.css" {
  const path: string;
  // biome-ignore lint/style/noDefaultExport: the bundler gives a file's path as its default export.
  export default path;
}
