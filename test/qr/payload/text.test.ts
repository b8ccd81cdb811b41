import { expect, test } from "bun:test";
import { encode } from "../../../src/qr/encode.ts";
import { buildPayload } from "../../../src/qr/payload/index.ts";
import { refused } from "./refusal.ts";

test("a text stays byte for byte, control characters included", () => {
  for (const text of [" a ", "line\r\nline\n\ttab", "\u001d01095060001343523103000123", "日本語 👩‍👩‍👧"])
    expect(buildPayload("text", { text })).toBe(text);
});

test("1 to 2,953 bytes are allowed, the capacity of the largest symbol", () => {
  const full = `${"é".repeat(1476)}!`;
  expect(encode(buildPayload("text", { text: full }), "L").version).toBe(40);
  for (const text of ["", `${full}!`, "é".repeat(1477), "a".repeat(2954)])
    expect(refused("text", { text })).toEqual(["/fields/text"]);
});
