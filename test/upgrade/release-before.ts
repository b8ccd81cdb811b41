import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { $ } from "bun";

/**
 * The program of the release before, as its sources are in the repository's history: its binary is a thousand
 * times as large as what is kept of its data. A shallow clone, and sources without a repository, lack it.
 */

const ROOT = resolve(import.meta.dir, "../..");

/** Whether the history reaches back to a commit. */
export function hasHistory(commit: string): boolean {
  return Bun.spawnSync(["git", "cat-file", "-e", `${commit}^{commit}`], { cwd: ROOT }).success;
}

/** Puts the sources of a commit in a folder. @returns the command that runs them. */
export async function programOf(commit: string): Promise<{ command: readonly string[]; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-before-"));
  await $`git archive ${commit} | tar -x -C ${folder}`.cwd(ROOT).quiet();
  const lock = (root: string) => readFileSync(join(root, "bun.lock"), "utf8");
  if (existsSync(join(ROOT, "node_modules")) && lock(folder) === lock(ROOT))
    symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  else await $`${process.execPath} install --frozen-lockfile`.cwd(folder).quiet();
  await $`${process.execPath} scripts/make.ts web`.cwd(folder).quiet();
  return {
    command: [process.execPath, join(folder, "src/main.ts")],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
