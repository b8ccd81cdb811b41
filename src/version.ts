import { resolve } from "node:path";
import manifest from "../package.json" with { type: "json" };

/** `scripts/build.ts` puts the commit here. It is empty where the sources are not in a repository. */
declare const QUIETZONE_COMMIT: string | undefined;

/** The program's version. */
export const VERSION = manifest.version;

let known: string | null | undefined;

/** The commit that this program was built from, or is run from; `null` where that is not known, as in a tarball. */
export function commit(): string | null {
  known ??=
    typeof QUIETZONE_COMMIT === "string"
      ? QUIETZONE_COMMIT || null
      : commitOf(resolve(import.meta.dir, ".."));
  return known;
}

/** The commit of a folder that is the root of a git repository; `null` for every other one. */
export function commitOf(root: string): string | null {
  try {
    const { success, stdout } = Bun.spawnSync(["git", "-C", root, "rev-parse", "--show-toplevel", "HEAD"], {
      stderr: "ignore",
    });
    const [top, head] = stdout.toString().split("\n");
    // The sources may lie in somebody else's repository.
    return success && top === root && head !== undefined ? head : null;
  } catch {
    // There is no git.
    return null;
  }
}
