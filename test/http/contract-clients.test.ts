import { afterAll, expect, test } from "bun:test";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AT_LENGTH } from "../extent.ts";
import { startScenario } from "../scenario.ts";

/**
 * Strict clients of what two generators make of the contract. The generators have a package of their own, with a compiler, which is
 * installed where they run: everyday tests do without its 70 MB.
 */

const folder = mkdtempSync(join(tmpdir(), "quietzone-clients-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(...command: string[]): Promise<string> {
  const child = Bun.spawn([process.execPath, ...command], { cwd: folder, stdout: "pipe", stderr: "pipe" });
  const [output, errors, status] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  expect(status, output + errors).toBe(0);
  return output;
}

if (AT_LENGTH)
  test("clients that are generated from the contract compile without a cast, and work", async () => {
    const scenario = await startScenario();
    cpSync(join(import.meta.dir, "../contract-clients"), folder, { recursive: true });
    await Bun.write(join(folder, "openapi.json"), await (await fetch(`${scenario.url}/openapi.json`)).text());
    await run("install", "--frozen-lockfile", "--silent");
    const defaults = "--default-non-nullable=false";
    await run("x", "openapi-typescript", "openapi.json", defaults, "-o", "generated/schema.d.ts");
    await run("x", "openapi-ts", "-i", "openapi.json", "-o", "generated/hey", "-c", "@hey-api/client-fetch");
    await run("x", "tsc", "-p", ".");
    const use = (file: string, name: string) =>
      run(
        "-e",
        `import { ${name} } from "./${file}"; await Bun.write(Bun.stdout, (await ${name}("${scenario.url}")).join())`,
      );
    const common = "Zoo,Elephants,listed,stored,0 scans";
    expect(await use("openapi-fetch.ts", "useOpenApiFetch")).toBe(`${common},id,1 row,code_not_found`);
    expect(await use("hey-api.ts", "useHeyApi")).toBe(`${common},application/pdf,1 row,code_not_found`);
  }, 300_000);
