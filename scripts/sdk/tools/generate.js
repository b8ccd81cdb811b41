import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

/** Reads an OpenAPI document and writes its types: those of files as `Blob`, which the generator's own program can't do. */

const types = await openapiTS(await Bun.stdin.text(), {
  defaultNonNullable: false,
  immutable: true,
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  silent: true,
  transform: ({ format }) => (format === "binary" ? ts.factory.createTypeReferenceNode("Blob") : undefined),
});
process.stdout.write(astToString(types));
