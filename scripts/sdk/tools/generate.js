import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

/** Reads an OpenAPI document and writes its types: those of files as `Blob`, which the generator's own program can't do. */

const name = (type, ...of) => ts.factory.createTypeReferenceNode(type, of);

/** Whether an object may have any members. The generator would take it for one that has none. */
const isOpen = ({ type, properties = {}, additionalProperties }) =>
  type === "object" && additionalProperties === undefined && Object.keys(properties).length === 0;

/** The type of a schema that the generator doesn't know; `undefined` of any other. */
function ownType(schema) {
  if (schema.format === "binary") return name("Blob");
  return isOpen(schema) ? name("Record", name("string"), name("unknown")) : undefined;
}

const types = await openapiTS(await Bun.stdin.text(), {
  defaultNonNullable: false,
  immutable: true,
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  silent: true,
  transform: ownType,
});
process.stdout.write(astToString(types));
