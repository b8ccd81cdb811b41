import { join, resolve } from "node:path";
import { bringUpToDate, MadeError, type Maker } from "./made.ts";
import { TYPEFACE, webFiles } from "./web.ts";

/**
 * `bun run make` makes what is not in the repository because it follows from the sources, and does nothing
 * where these have not changed. `bun scripts/make.ts web` makes one of:
 *
 * - `web`: `dist/web/`, the web app for browsers, which the service serves and the program embeds
 * - `client`: `sdk/src/operations.gen.ts`, the operations that the client calls, from the contract of a
 *   service
 * - `types`: `sdk/src/contract.gen.ts`, the client's types. Only the compiler reads them. Their generator is
 *   40 MB of packages of its own
 */

const ROOT = resolve(import.meta.dir, "..");
/** The contract without what types don't need: most changes of the sources leave it as it is. */
const CONTRACT = "dist/made/contract.json";

export const MAKERS = {
  web: {
    // With the values of the service that a browser may have, and what builds the client's requests.
    sources: [
      ...[
        "src/web/**",
        "src/**/{constants,traits}.ts",
        "src/kit/shared/{scopes,csv-separator}.ts",
        "src/kit/charts/**/*.ts",
      ],
      ...[
        "sdk/package.json",
        "sdk/src/{problem,request,retry,route}.ts",
        "scripts/web.ts",
        TYPEFACE,
        "bun.lock",
      ],
    ],
    folder: "dist/web",
    async make() {
      const files = await webFiles(ROOT);
      return new Map([...files].map(([name, text]) => [`dist/web/${name}`, text]));
    },
  },
  client: {
    after: "web",
    sources: ["src/!(web)/**", "src/*", "db/**", "scripts/sdk/*.ts", "package.json", "bun.lock"],
    async make() {
      const { contractAndOperations } = await import("./sdk/build.ts");
      const { contract, operations } = await contractAndOperations();
      return new Map([
        [CONTRACT, contract],
        ["sdk/src/operations.gen.ts", operations],
      ]);
    },
  },
  types: {
    after: "client",
    sources: [CONTRACT, "scripts/sdk/build.ts", "scripts/sdk/tools/*"],
    async make() {
      const { typesModule } = await import("./sdk/build.ts");
      const types = await typesModule(await Bun.file(join(ROOT, CONTRACT)).text());
      return new Map([["sdk/src/contract.gen.ts", types]]);
    },
  },
} satisfies Readonly<Record<string, Maker>>;

/** @throws MadeError when there is no such name, or the folder can't be written. */
export function make(...names: readonly string[]): Promise<void> {
  return bringUpToDate(ROOT, MAKERS, names.length > 0 ? names : Object.keys(MAKERS));
}

if (import.meta.main)
  try {
    await make(...process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof MadeError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
