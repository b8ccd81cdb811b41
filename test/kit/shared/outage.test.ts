import { expect, test } from "bun:test";
import { createOutage } from "../../../src/kit/shared/outage.ts";

test("the first error of an outage is reported, and its end, and nothing between", () => {
  const reports: unknown[] = [];
  const outage = createOutage((error) => reports.push(error));
  for (const error of [null, "first", "second", null, null, "third", null]) outage(error);
  expect(reports).toEqual(["first", null, "third", null]);
});
