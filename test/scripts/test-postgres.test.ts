import { expect, test } from "bun:test";
import { scenarioFiles } from "../../scripts/test-postgres.ts";

test("the second engine gets every scenario and no browser", async () => {
  const files = await scenarioFiles();
  expect(files).toContain("test/codes/create.test.ts");
  expect(files).toContain("test/coverage.test.ts");
  expect(files).not.toContain("test/web/studio-journey.test.ts");
  expect(files).not.toContain("test/qr/matrix.test.ts");
  expect(files.filter((file) => file.startsWith("test/db/"))).toEqual([]);
  expect(files.length).toBeGreaterThan(80);
});
