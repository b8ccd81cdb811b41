import { expect, test } from "bun:test";
import { hashRecoveryCode, newRecoveryCodes } from "../../../src/features/factors/recovery.ts";
import { systemClock } from "../../../src/kit/shared/clock.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";

const ids = createIds(systemClock);

test("ten codes are made, each of 136 bits, and all of them differ", () => {
  const codes = newRecoveryCodes(ids);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{7}(?:-[0-9a-hjkmnp-tv-z]{7}){3}$/);
});

test("a code is the same however people type it", () => {
  const code = "01o1il0-abcdefg-hjkmnpq-rstvwxy";
  const hash = hashRecoveryCode("0101110-abcdefg-hjkmnpq-rstvwxy");
  for (const typed of [code, code.toUpperCase(), code.replaceAll("-", " "), ` ${code.replaceAll("-", "")}\t`])
    expect(hashRecoveryCode(typed)).toBe(hash);
  expect(hashRecoveryCode("0101110-abcdefg-hjkmnpq-rstvwxz")).not.toBe(hash);
});
