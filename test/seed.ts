import { resolve } from "node:path";
import { IN_FULL } from "./extent.ts";

/**
 * For tests that take a part of their inputs: another one at each commit, so that all have their turn, and the
 * same whenever a commit is tested. The soak takes another one each time. Names of tests tell it, and QZ_SEED
 * brings that part back.
 */
export const SEED = seed();

function seed(): number {
  const { QZ_SEED } = process.env;
  if (QZ_SEED !== undefined) return Number(QZ_SEED);
  if (IN_FULL) return Math.floor(Math.random() * 1e9);
  // Sources from an archive have no history.
  const { success, stdout } = Bun.which("git")
    ? Bun.spawnSync(["git", "rev-parse", "HEAD"], { cwd: resolve(import.meta.dir, ".."), stderr: "ignore" })
    : { success: false, stdout: Buffer.of() };
  return success ? Number.parseInt(stdout.toString().slice(0, 7), 16) : 1;
}
