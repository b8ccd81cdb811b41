import { expect, test } from "bun:test";
import { join } from "node:path";
import { AT_LENGTH } from "../../extent.ts";
import { startScenario } from "../../scenario.ts";
import { installTools } from "../../tools.ts";

for (const linter of ["redocly", "spectral"])
  if (AT_LENGTH)
    test(`${linter} finds nothing in the contract, and would notice a fault`, async () => {
      // Linters warn of servers on localhost, which only a test has.
      const scenario = await startScenario({ QZ_BASE_URL: "https://qr.museum.example" });
      const document = await (await fetch(`${scenario.url}/openapi.json`)).text();
      using tools = await installTools(`contract-lint/${linter}`);
      // Two operations are enough to show that one name for both is noticed.
      const { paths, ...rest } = JSON.parse(document);
      const two = Object.entries(paths).filter(([path]) =>
        ["/app/api/me", "/app/api/codes/{id}"].includes(path),
      );
      const faulty = JSON.stringify({ ...rest, paths: Object.fromEntries(two) }).replace(
        '"operationId":"getMe"',
        '"operationId":"getCode"',
      );
      // One process reads both: to load a linter takes long.
      await Bun.write(join(tools.folder, "served.json"), document);
      await Bun.write(join(tools.folder, "faulty.json"), faulty);
      const found = (await tools.run("lint.js", "served.json", "faulty.json")).split("\n");
      expect(found.filter((line) => line.startsWith("served.json"))).toEqual([]);
      expect(found.some((line) => line.startsWith("faulty.json: operation-operationId-unique"))).toBe(true);
    }, 600_000);
