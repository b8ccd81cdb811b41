import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

/** The generated modules of the client: types by the generator, and the table of operations by us. */
export interface ClientModules {
  readonly operations: string;
  /** The first lines of the types, which name the document that they were made from. */
  readonly typesHeader: string;
  /** @param tools - the folder of the generator, with its packages. */
  types(tools: string): Promise<string>;
}

/** @param contract - an OpenAPI document. */
export function clientModules(contract: unknown): ClientModules {
  const document = trimmed(membersOf(contract));
  const text = JSON.stringify(document);
  const sum = new Bun.CryptoHasher("sha256").update(text).digest("hex");
  const typesHeader = `/** Made from the contract by \`bun run sdk:build\` with openapi-typescript; do not edit. */\n// ${sum}\n`;
  return {
    operations: operationsModule(document),
    typesHeader,
    types: async (tools) => typesHeader + (await generated(text, tools)),
  };
}

async function generated(document: string, tools: string): Promise<string> {
  const child = Bun.spawn([process.execPath, join(tools, "generate.js")], {
    stdin: new Blob([document]),
    stdout: "pipe",
    stderr: "inherit",
  });
  const types = await new Response(child.stdout).text();
  if ((await child.exited) !== 0) throw new Error("The generator failed");
  return types;
}
