import { expect, test } from "bun:test";
import { join } from "node:path";
import { AT_LENGTH } from "../extent.ts";
import { startScenario } from "../scenario.ts";
import { installTools } from "../tools.ts";

for (const linter of ["redocly", "spectral"])
  if (AT_LENGTH)
    test(`${linter} finds nothing in the contract, and would notice a fault`, async () => {
      // Linters warn of servers on localhost, which only a test has.
      const scenario = await startScenario({ QZ_BASE_URL: "https://qr.museum.example" });
      const document = await (await fetch(`${scenario.url}/openapi.json`)).text();
      using tools = await installTools(`contract-lint/${linter}`);
      const lint = async (text: string) => {
        await Bun.write(join(tools.folder, "openapi.json"), text);
        return tools.run("lint.js", "openapi.json");
      };
      expect(await lint(document)).toBe("");
      expect(await lint(document.replace('"operationId":"getMe"', '"operationId":"getCode"'))).not.toBe("");
    }, 300_000);
