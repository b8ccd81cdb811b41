import { expect, test } from "bun:test";
import { startScenario } from "../../scenario.ts";
import { commonOutlineOf, outlineOf } from "./outline.ts";

const scenario = await startScenario({ QZ_SECURITY_CONTACT: "mailto:security@museum.example" });

test("what all features share in the contract stays as it is", async () => {
  expect(await commonOutlineOf(scenario)).toMatchSnapshot();
});

test.each(["/healthz", "/readyz", "/.well-known", "/openapi.json", "/api/v1/facets"])(
  "so does %s",
  async (path) => {
    expect(await outlineOf(scenario, path)).toMatchSnapshot();
  },
);
