import { expect, test } from "bun:test";
import {
  codeOfStep,
  isTotpCode,
  spelled,
  stepAt,
  stepOfCode,
  uriOf,
} from "../../../src/features/factors/totp.ts";

/** The secret of RFC 6238, appendix B. */
const SECRET = new TextEncoder().encode("12345678901234567890");

const STEP = 30_000;

test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("RFC 6238, appendix B: at %d s the code is %s", async (seconds, code) => {
  expect(await codeOfStep(SECRET, stepAt(seconds * 1_000), 8)).toBe(code);
  // Six digits are the last six.
  expect(await codeOfStep(SECRET, stepAt(seconds * 1_000))).toBe(code.slice(2));
});

test("a code counts one step early and late, and no longer", async () => {
  const now = 1_111_111_109_000;
  for (const [away, isGood] of [
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ] as const) {
    const step = stepAt(now) + away;
    expect(await stepOfCode(SECRET, await codeOfStep(SECRET, step), now, 0)).toBe(isGood ? step : null);
  }
});

test("a code that was used, or one before it, is good no longer, and the next one is", async () => {
  const now = 1_111_111_109_000;
  const used = stepAt(now);
  for (const step of [used - 1, used])
    expect(await stepOfCode(SECRET, await codeOfStep(SECRET, step), now, used)).toBeNull();
  expect(await stepOfCode(SECRET, await codeOfStep(SECRET, used + 1), now, used)).toBe(used + 1);
});

test("no other text is a code", async () => {
  const code = await codeOfStep(SECRET, stepAt(STEP));
  for (const text of ["", "0", code.slice(1), `${code}0`, ` ${code}`, "abcdef", "١٢٣٤٥٦"]) {
    expect(await stepOfCode(SECRET, text, STEP, 0)).toBeNull();
    expect(isTotpCode(text)).toBe(false);
  }
  expect(isTotpCode(code)).toBe(true);
});

test("apps get the secret in base 32, with the service and the address escaped", () => {
  expect(spelled(SECRET)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(uriOf(SECRET, "qr.museum.example", "anna+codes@museum.example")).toBe(
    "otpauth://totp/qr.museum.example:anna%2Bcodes%40museum.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ" +
      "&issuer=qr.museum.example&algorithm=SHA1&digits=6&period=30",
  );
});
