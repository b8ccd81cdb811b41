import { $ } from "bun";

/**
 * `bun run build` → dist/quietzone, one file with everything in it; `--target bun-linux-arm64` and so on for another
 * machine. Neither .env nor bunfig.toml of the folder it is started in is read: what a service does must not hang on
 * where somebody stood.
 */
const target = process.argv.slice(2);

await $`bun build src/main.ts --compile --minify --bytecode --format=esm --asset ./db/sqlite/migrations \
  --no-compile-autoload-dotenv --no-compile-autoload-bunfig --outfile dist/quietzone ${target}`;
