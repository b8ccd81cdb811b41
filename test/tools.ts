import { expect } from "bun:test";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Tools of a test that are larger than what everyday tests need, installed where they run. */
export interface Tools {
  /** The copy of the package, with its dependencies. */
  readonly folder: string;
  /** Runs the runtime with these arguments in the folder, and returns its output. It fails the test when the run fails. */
  run(...args: string[]): Promise<string>;
  [Symbol.dispose](): void;
}

/** Installs a package of `test/`, such as `contract-lint/redocly`, in a temporary folder, which disposal removes. */
export async function installTools(name: string): Promise<Tools> {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-tools-"));
  cpSync(join(import.meta.dir, name), folder, { recursive: true });
  const tools: Tools = {
    folder,
    async run(...args) {
      const child = Bun.spawn([process.execPath, ...args], { cwd: folder, stdout: "pipe", stderr: "pipe" });
      const [output, errors, status] = await Promise.all([
        new Response(child.stdout).text(),
        new Response(child.stderr).text(),
        child.exited,
      ]);
      expect(status, output + errors).toBe(0);
      return output;
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
  await tools.run("install", "--frozen-lockfile", "--silent");
  return tools;
}
