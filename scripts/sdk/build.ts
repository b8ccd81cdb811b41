import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { $ } from "bun";
import { readSettings } from "../../src/kit/settings/read.ts";
import { start } from "../../src/app/start.ts";
import { version } from "../../sdk/package.json";
import { operationsModule } from "./operations.ts";
import { membersOf, trimmed } from "./trim.ts";

/** The generated modules of the client: a table of operations by us, and types by a generator. */

/** The contract of a service that this process starts and stops, in a temporary folder. */
export async function ownContract(): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-sdk-"));
  const settings = { QZ_HOST: "127.0.0.1", QZ_PORT: "0", QZ_DATA_DIR: folder, QZ_LOG: "error" };
  try {
    const service = await start(readSettings(settings));
    const answer = await fetch(`${service.url}/openapi.json`);
    const contract: unknown = await answer.json();
    await service.stop();
    // Why the APIs don't load stands in the service's log, above this.
    if (!answer.ok) throw new Error(`The service has no contract: ${JSON.stringify(contract)}`);
    return contract;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The contract without what types don't need, as JSON, and the table of its operations as a module. */
export async function contractAndOperations(): Promise<{ contract: string; operations: string }> {
  const contract = trimmed(membersOf(await ownContract()));
  return { contract: JSON.stringify(contract), operations: operationsModule(contract, version) };
}

const TOOLS = join(import.meta.dir, "tools");

/** Installs the generator and the compiler, where they are not yet. @returns their folder. */
export async function installTools(): Promise<string> {
  await $`${process.execPath} install --frozen-lockfile --silent`.cwd(TOOLS);
  return TOOLS;
}

/** The types of a contract as a module. @param contract - JSON of `contractAndOperations`. */
export async function typesModule(contract: string): Promise<string> {
  const child = Bun.spawn([process.execPath, join(await installTools(), "generate.js")], {
    stdin: new Blob([contract]),
    stdout: "pipe",
    stderr: "inherit",
  });
  const types = await new Response(child.stdout).text();
  if ((await child.exited) !== 0) throw new Error("The generator of the client's types failed");
  return `/** Made from the contract by \`bun run make\` with openapi-typescript; do not edit. */\n${types}`;
}
