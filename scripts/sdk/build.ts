import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { readSettings } from "../../src/settings/read.ts";
import { start } from "../../src/wiring/start.ts";
import { operationsModule } from "./operations.ts";
import { membersOf, trimmed } from "./trim.ts";

/** The contract of a service that this process starts and stops, in a temporary folder. */
export async function ownContract(): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-sdk-"));
  const settings = { QZ_HOST: "127.0.0.1", QZ_PORT: "0", QZ_DATA_DIR: folder, QZ_LOG: "error" };
  try {
    const service = await start(readSettings(settings));
    const contract: unknown = await (await fetch(`${service.url}/openapi.json`)).json();
    await service.stop();
    return contract;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The generated modules of the client, by name. @param contract - an OpenAPI document. */
export async function clientModules(contract: unknown): Promise<Readonly<Record<string, string>>> {
  const document = trimmed(membersOf(contract));
  const types = await openapiTS(JSON.stringify(document), {
    defaultNonNullable: false,
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    transform: ({ format }) => (format === "binary" ? ts.factory.createTypeReferenceNode("Blob") : undefined),
  });
  const header =
    "/** Made from the contract by `bun run sdk:build` with openapi-typescript; do not edit. */\n";
  return {
    "contract.gen.ts": header + astToString(types),
    "operations.gen.ts": operationsModule(document),
  };
}
