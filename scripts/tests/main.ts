import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { unreachedIn } from "./answers.ts";
import { memoryFolder, removeFolder } from "./memory.ts";
import { type Tier, TIERS } from "./tiers.ts";

/** Runs the tests of a tier: `bun scripts/tests/main.ts quick|gate|postgres|soak [options of bun test]`. */

const [name = "", ...options] = process.argv.slice(2);
const tier = tierNamed(name);

function tierNamed(tierName: string): Tier {
  const found = TIERS[tierName];
  if (found) return found;
  throw new Error(`Cannot run the tests of ${tierName}: the tiers are ${Object.keys(TIERS).join(", ")}`);
}

const files = (await tier.files?.()) ?? [];
const folder = mkdtempSync(join(tmpdir(), "quietzone-answers-"));
const memory = tier.inMemory ? memoryFolder() : null;
if (tier.inMemory) process.stderr.write(`Temporary files are in ${memory ?? tmpdir()}\n`);

async function runTests(): Promise<number> {
  const answers = join(folder, "answers");
  const tests = Bun.spawn(
    [
      process.execPath,
      "test",
      "--timeout=300000",
      `--parallel=${tier.processes}`,
      "--no-isolate",
      "--timings=test/timings.json",
      ...options,
      ...files.map((file) => `./${file}`),
    ],
    {
      cwd: resolve(import.meta.dir, "../.."),
      env: {
        ...process.env,
        QZ_TEST_BINARY: "dist/quietzone",
        QZ_TEST_ANSWERS: answers,
        ...(memory === null ? {} : { TMPDIR: memory, QZ_TEST_DISK: tmpdir() }),
        ...tier.environment,
      },
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  // A signal ends the tests first, so that their files in memory are removed below.
  for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"] as const) process.on(signal, () => tests.kill(signal));
  const status = await tests.exited;
  // All tests together reach every answer that the contract declares; a part of them need not. A run that
  // fails says it, too: otherwise nobody hears of it until all else is mended.
  if (files.length > 0 || options.length > 0 || !(await Bun.file(answers).exists())) return status;
  const unreached = unreachedIn(await Bun.file(answers).text());
  if (unreached.length === 0) return status;
  process.stderr.write(`No test gets these answers, which the contract declares: ${unreached.join(", ")}\n`);
  return status || 1;
}

let status = 1;
try {
  status = await runTests();
} finally {
  for (const used of [folder, memory]) if (used !== null) removeFolder(used);
}
process.exit(status);
