import { join, resolve } from "node:path";
import { clientModules, ownContract } from "./build.ts";

/** `bun run sdk:build` → sdk/src/*.gen.ts: the types and the table of operations of the client, from the contract. */

const SOURCES = resolve(import.meta.dir, "../../sdk/src");
for (const [name, text] of Object.entries(await clientModules(await ownContract())))
  await Bun.write(join(SOURCES, name), text);
