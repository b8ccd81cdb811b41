import { join } from "node:path";

/** Folders that no build reads. Packages are known by the lock file. */
const NOT_READ = /^(?:node_modules|dist|test|data|\.git|\.ci)\//;

/** Packages of a tool below `scripts/`, and what is made from other sources. */
const NOT_WRITTEN = /(?:^|\/)node_modules\/|\.gen\.ts$/;

/** A hash that differs when a build of the sources below `root` would. */
export async function hashOfSources(root: string, commit: string): Promise<string> {
  const folders = [...new Bun.Glob("*/").scanSync({ cwd: root, onlyFiles: false, dot: true })];
  const read = folders.filter((folder) => !NOT_READ.test(`${folder}/`));
  return hashOfFiles(
    root,
    ["*", ...read.map((name) => `${name}/**`)],
    `${process.platform} ${process.arch} ${commit}`,
  );
}

/**
 * A hash of the files that match the patterns, of this Bun, and of what else a build from them depends on.
 */
export async function hashOfFiles(root: string, patterns: readonly string[], more = ""): Promise<string> {
  const paths = patterns.flatMap((pattern) => [...new Bun.Glob(pattern).scanSync({ cwd: root, dot: true })]);
  const hasher = new Bun.CryptoHasher("sha256");
  hasher.update(`${Bun.version} ${Bun.revision} ${more}\n`);
  for (const path of [...new Set(paths)].toSorted()) {
    if (NOT_WRITTEN.test(path)) continue;
    const bytes = await Bun.file(join(root, path)).bytes();
    hasher.update(`${path} ${bytes.length}\n`).update(bytes);
  }
  return hasher.digest("hex");
}

/** A hash of a file's content. */
export function hashOf(content: string | Uint8Array): string {
  return new Bun.CryptoHasher("sha256").update(content).digest("hex");
}
