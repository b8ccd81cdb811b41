import { resolve } from "node:path";
import { TIERS } from "./tiers.ts";

/** Runs the tests of a tier: `bun scripts/tests/main.ts quick|gate|postgres|soak [options of bun test]`. */

const [name = "", ...options] = process.argv.slice(2);
const tier = TIERS[name];
if (!tier) throw new Error(`Cannot run the tests of ${name}: the tiers are ${Object.keys(TIERS).join(", ")}`);

const files = (await tier.files?.()) ?? [];
const tests = Bun.spawn(
  [
    process.execPath,
    "test",
    "--timeout=120000",
    `--parallel=${tier.processes}`,
    "--no-isolate",
    "--timings=test/timings.json",
    ...options,
    ...files.map((file) => `./${file}`),
  ],
  {
    cwd: resolve(import.meta.dir, "../.."),
    env: { ...process.env, QZ_TEST_BINARY: "dist/quietzone", ...tier.environment },
    stdio: ["ignore", "inherit", "inherit"],
  },
);
process.exit(await tests.exited);
