import { expect, test } from "bun:test";
import { elementsIn } from "../../src/kit/gs1/gs1.ts";
import { elementsText } from "../../src/web/lib/elements.ts";

test("a list of elements is shown as a text that the service reads as the same list", () => {
  const list = [
    { ai: "01", value: "09521234543213" },
    { ai: "10", value: "A(1)(10)B" },
    { ai: "21", value: "(" },
  ];
  expect(elementsText(list)).toBe(String.raw`(01)09521234543213(10)A\(1)\(10)B(21)\(`);
  expect(elementsIn(elementsText(list))).toEqual(list);
});

test("a text stays as it is, and anything else is empty", () => {
  expect(elementsText("9521234543213")).toBe("9521234543213");
  for (const value of [undefined, null, 7, true, {}, ["01"]]) expect(elementsText(value)).toBe("");
});
