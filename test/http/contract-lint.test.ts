import { afterAll, expect, test } from "bun:test";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AT_LENGTH } from "../extent.ts";
import { startScenario } from "../scenario.ts";

/** Linters have packages of their own: they are larger than what everyday tests need, and are installed where they run. */

const folder = mkdtempSync(join(tmpdir(), "quietzone-lint-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(cwd: string, ...command: string[]): Promise<string> {
  const child = Bun.spawn([process.execPath, ...command], { cwd, stdout: "pipe", stderr: "pipe" });
  const [output, errors, status] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  expect(status, errors).toBe(0);
  return output;
}

for (const linter of ["redocly", "spectral"])
  if (AT_LENGTH)
    test(`${linter} finds nothing in the contract, and would notice a fault`, async () => {
      // Linters warn of servers on localhost, which only a test has.
      const scenario = await startScenario({ QZ_BASE_URL: "https://qr.museum.example" });
      const document = await (await fetch(`${scenario.url}/openapi.json`)).text();
      const cwd = join(folder, linter);
      cpSync(join(import.meta.dir, "../contract-lint", linter), cwd, { recursive: true });
      await run(cwd, "install", "--frozen-lockfile", "--silent");
      const lint = async (text: string) => {
        await Bun.write(join(cwd, "openapi.json"), text);
        return run(cwd, "lint.js", "openapi.json");
      };
      expect(await lint(document)).toBe("");
      expect(await lint(document.replace('"operationId":"getMe"', '"operationId":"getCode"'))).not.toBe("");
    }, 300_000);
