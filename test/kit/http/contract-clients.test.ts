import { expect, test } from "bun:test";
import { join } from "node:path";
import { AT_LENGTH } from "../../extent.ts";
import { startScenario } from "../../scenario.ts";
import { generatedProgram } from "../../sdk/samples.ts";
import { installTools } from "../../tools.ts";

/** Strict clients of what two generators make of the contract. The generators come with a compiler, 70 MB in all. */

if (AT_LENGTH)
  test("clients that are generated from the contract compile without a cast, and work", async () => {
    const scenario = await startScenario();
    using tools = await installTools("contract-clients");
    const { folder, run } = tools;
    await Bun.write(join(folder, "openapi.json"), await (await fetch(`${scenario.url}/openapi.json`)).text());
    const { apiKey } = await scenario.signUp();
    const ofTheBook = (await generatedProgram())
      .replace('"https://qr.example"', JSON.stringify(scenario.url))
      .replace("process.env.QZ_KEY", JSON.stringify(apiKey));
    await Bun.write(join(folder, "book.ts"), ofTheBook);
    await run("x", "openapi-typescript", "openapi.json", "-o", "generated/schema.d.ts");
    await run("x", "openapi-ts", "-i", "openapi.json", "-o", "generated/hey", "-c", "@hey-api/client-fetch");
    await run("x", "tsc", "-p", ".");
    const use = (file: string, name: string) =>
      run(
        "-e",
        `import { ${name} } from "./${file}"; await Bun.write(Bun.stdout, (await ${name}("${scenario.url}")).join())`,
      );
    const common = "Zoo,Elephants,listed,stored,0 scans";
    expect(await use("openapi-fetch.ts", "useOpenApiFetch")).toBe(`${common},id,1 row,code_not_found`);
    expect(await use("hey-api.ts", "useHeyApi")).toBe(
      `${common},application/pdf,1 row,1 edit,code_not_found`,
    );
    const told = await run("book.ts");
    expect(told).toMatch(/tracked: 1\b/);
    expect(told).toMatch(/made: 1\b/);
  }, 300_000);
