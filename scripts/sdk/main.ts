import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { $ } from "bun";
import { installTools } from "./build.ts";

/**
 * `bun run sdk:build` → sdk/dist, the client as JavaScript with declarations, after `bun run make` has made
 * the generated files of its sources. The compiler is a package of its own, so that nobody installs it who
 * does not build the client.
 */

const SDK = resolve(import.meta.dir, "../../sdk");

const tools = await installTools();
await rm(join(SDK, "dist"), { recursive: true, force: true });
await $`${process.execPath} ${join(tools, "node_modules/typescript/bin/tsc")} -p ${SDK}`;
