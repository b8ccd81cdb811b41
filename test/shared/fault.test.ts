import { expect, test } from "bun:test";
import { isFaultCode } from "../../src/shared/fault.ts";

test("only a listed code is a fault's code", () => {
  expect(isFaultCode("code_not_found")).toBe(true);
  expect(isFaultCode("code_not_found ")).toBe(false);
  expect(isFaultCode("constructor")).toBe(false);
});
