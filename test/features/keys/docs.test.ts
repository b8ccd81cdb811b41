import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SCOPES } from "../../../src/kit/shared/scopes.ts";

test("the docs have every scope with its sentence, and no other", () => {
  const text = readFileSync(join(import.meta.dir, "../../../docs/keys.md"), "utf8");
  const rows = [...text.matchAll(/^\| `([a-z:]+)` *\| ([^|]+?) *\|$/gm)];
  expect(Object.fromEntries(rows.map(([, scope = "", meaning]) => [scope, meaning]))).toEqual({ ...SCOPES });
});
