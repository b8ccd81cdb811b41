import { resolve } from "node:path";
import { plugin } from "bun";

/**
 * A file that `scripts/make.ts` makes is brought up to date when a test loads it, so that `bun test FILE` is enough
 * after any change.
 */

const ROOT = resolve(import.meta.dir, "..");
const made = new Set<string>();

/** @throws Error when it can't be made from the sources. */
export function bringUpToDate(name: "web" | "client" | "types"): void {
  if (made.has(name)) return;
  const command = [process.execPath, "scripts/make.ts", name];
  const { success, stderr } = Bun.spawnSync(command, { cwd: ROOT, stdout: "ignore", stderr: "pipe" });
  if (!success) throw new Error(`\`bun run make\` fails:\n${stderr.toString()}`);
  made.add(name);
}

plugin({
  name: "made",
  setup(build) {
    build.onResolve({ filter: /\/dist\/web\/files\.ts$/ }, () => {
      bringUpToDate("web");
      return undefined;
    });
    build.onResolve({ filter: /\/operations\.gen\.ts$/ }, () => {
      bringUpToDate("client");
      return undefined;
    });
  },
});
