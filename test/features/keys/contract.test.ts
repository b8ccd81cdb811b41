import { expect, test } from "bun:test";
import { outlineOf } from "../../kit/http/outline.ts";
import { startScenario } from "../../scenario.ts";

test("names, bodies and codes in the contract stay as they are", async () => {
  expect(await outlineOf(await startScenario(), "/app/api/keys")).toMatchSnapshot();
});
