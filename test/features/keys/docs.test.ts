import { expect, test } from "bun:test";
import { SCOPES } from "../../../src/kit/shared/scopes.ts";
import { startScenario } from "../../scenario.ts";

test("the reference has every scope with its sentence", async () => {
  const page = await (await (await startScenario()).request("/docs/reference")).text();
  const rows = [...page.matchAll(/<li><code>([a-z:]+)<\/code>: ([^<]+)<\/li>/g)];
  expect(rows.map(([, scope, sentence]) => [scope, sentence])).toEqual(Object.entries(SCOPES));
});
