import { expect, test } from "bun:test";
import { isSecret } from "../../../src/kit/shared/secret.ts";

test.each([
  [true, "a".repeat(32)],
  [true, `a ${"b".repeat(40)} c`],
  [false, "a".repeat(31)],
  [false, ` ${"a".repeat(40)}`],
  [false, `${"a".repeat(40)}\n`],
  [false, ""],
])("%p: %j may be the secret of a service", (may, text) => {
  expect(isSecret(text)).toBe(may);
});
