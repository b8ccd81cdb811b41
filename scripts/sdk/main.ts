import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { $ } from "bun";
import { clientModules, ownContract } from "./build.ts";

/**
 * `bun run sdk:build` → sdk/src/*.gen.ts, the types and the table of operations of the client, from the contract; and sdk/dist,
 * the client as JavaScript with declarations, which is not in the repository. The generator and the compiler,
 * 40 MB, are packages of their own, so that nobody installs them who does not build the client.
 */

const SDK = resolve(import.meta.dir, "../../sdk");
const TOOLS = join(import.meta.dir, "tools");

await $`${process.execPath} install --frozen-lockfile --silent`.cwd(TOOLS);
const modules = clientModules(await ownContract());
await Bun.write(join(SDK, "src/operations.gen.ts"), modules.operations);
await Bun.write(join(SDK, "src/contract.gen.ts"), await modules.types(TOOLS));
await rm(join(SDK, "dist"), { recursive: true, force: true });
await $`${process.execPath} ${join(TOOLS, "node_modules/typescript/bin/tsc")} -p ${SDK}`;
