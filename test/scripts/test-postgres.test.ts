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

test("a scenario may be started in a file that a test loads, and a test that only takes a clock from there is none", async () => {
  const files = await scenarioFiles();
  expect(files).toContain("test/browser/files.test.ts");
  expect(files).not.toContain("test/scans/resolver.test.ts");
  expect(files).not.toContain("test/scans/model.test.ts");
});
