import { join } from "node:path";

/** Folders that no build reads. Packages are known by the lock file. */
const NOT_READ = /^(?:node_modules|dist|test|data|\.git|\.ci)\//;

/** A hash that differs when a build of the sources below `root` would. */
export async function hashOfSources(root: string, commit: string): Promise<string> {
  const folders = [...new Bun.Glob("*/").scanSync({ cwd: root, onlyFiles: false, dot: true })];
  const patterns = [
    "*",
    ...folders.filter((folder) => !NOT_READ.test(`${folder}/`)).map((name) => `${name}/**`),
  ];
  const paths = patterns.flatMap((pattern) => [...new Bun.Glob(pattern).scanSync({ cwd: root, dot: true })]);
  const hasher = new Bun.CryptoHasher("sha256");
  hasher.update(`${Bun.version} ${Bun.revision} ${process.platform} ${process.arch} ${commit}\n`);
  for (const path of [...new Set(paths)].toSorted()) {
    const bytes = await Bun.file(join(root, path)).bytes();
    hasher.update(`${path} ${bytes.length}\n`).update(bytes);
  }
  return hasher.digest("hex");
}
