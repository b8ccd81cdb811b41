import { expect, test } from "bun:test";
import { join } from "node:path";
import { packageNotice } from "../scripts/licences.ts";
import { startScenario } from "./scenario.ts";

const kept = (path: string) => Bun.file(join(import.meta.dir, "..", path)).text();

test("every bundled package is in the notice with its licence; if not, run `bun run licences`", async () => {
  expect(await kept("assets/NOTICE.packages")).toBe(await packageNotice());
});

test("a running service shows the notices of its packages and data", async () => {
  const scenario = await startScenario();
  const answer = await scenario.request("/docs/notices");
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const text = await answer.text();
  for (const words of ["DB-IP", "Simple Icons", "pdf-lib", "Permission is hereby granted"])
    expect(text).toContain(words);
});

test("the API reference credits the country database", async () => {
  const scenario = await startScenario();
  const answer = await scenario.request("/openapi.json");
  expect(await answer.text()).toContain("https://db-ip.com");
});
