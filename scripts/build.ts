import { resolve } from "node:path";
import { $ } from "bun";
import { commitOf } from "../src/version.ts";
import { ENTRYPOINTS } from "./entrypoints.ts";
import { make } from "./make.ts";
import { hashOfSources } from "./sources.ts";
import { isForIntelMac, signForMac } from "./sign-mac.ts";
import { programOf, TARGETS } from "./targets.ts";

/**
 * `bun run build` → dist/quietzone, one file with everything in it, for this machine. `bun run build --target
 * linux-arm64` → dist/quietzone-linux-arm64 and so on for another; `--target all` makes them all; `--outfile FILE` names
 * the file. `--commit HASH` names the commit where the sources are in no repository, as in an image's build.
 * Bun fetches another machine's runtime from its registry the first time.
 *
 * Without a target and a file it builds only when the sources have changed.
 *
 * The program reads neither .env nor bunfig.toml of its working directory, so its behaviour does not depend on where it is
 * started.
 *
 * Code that only some commands or settings need is split into chunks that a start does not load. While the program starts,
 * the JIT compiler waits (src/kit/threads/jit.ts), because most code of a start runs once.
 */

const USAGE = `Usage: bun run build [--target all|${TARGETS.join("|")}] [--outfile FILE] [--commit HASH]`;

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

async function build(outfile: string, target: readonly string[]): Promise<void> {
  await make("web");
  await $`bun build ${ENTRYPOINTS} --compile --minify --splitting --bytecode --format=esm --compile-jit-policy 100 \
    --asset ./db/sqlite/migrations \
    --asset ./db/postgres/migrations-postgres \
    --define ${`QUIETZONE_COMMIT=${JSON.stringify(commit)}`} \
    --no-compile-autoload-dotenv --no-compile-autoload-bunfig --outfile ${outfile} ${target}`;
  const program = await Bun.file(outfile).bytes();
  if (isForIntelMac(program)) await Bun.write(outfile, signForMac(program, "quietzone"));
}

/**
 * Builds the program for this machine, unless it was built from the same sources: every command of tests
 * begins with it.
 */
async function buildIfChanged(file: string): Promise<void> {
  const [mark, hash] = [
    Bun.file(`${file}.sources`),
    await hashOfSources(resolve(import.meta.dir, ".."), commit),
  ];
  const built = Bun.file(file);
  if ((await mark.exists()) && (await mark.text()) === `${hash} ${built.size}`)
    return void process.stdout.write(`${file} is of these sources already\n`);
  await build(file, []);
  await Bun.write(mark, `${hash} ${Bun.file(file).size}`);
}

const commit = option("commit") || (commitOf(resolve(import.meta.dir, "..")) ?? "");
const named = option("target")?.replace(/^bun-/, "");
const outfile = option("outfile");
const targets = named === "all" ? TARGETS : TARGETS.filter((target) => target === named);
if (named !== undefined && targets.length === 0) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
if (named === undefined && outfile) await build(outfile, []);
if (named === undefined && !outfile) await buildIfChanged("dist/quietzone");
for (const target of targets)
  await build(named === "all" || !outfile ? programOf(target) : outfile, [`--target=bun-${target}`]);
