import { expect, test } from "bun:test";
import { localOf, momentOf } from "../../src/web/console/rules/zone.ts";

test("a local time is the moment that the clocks of its zone show", () => {
  expect(momentOf("2026-07-01T09:00", "Europe/Berlin")).toBe("2026-07-01T07:00:00.000Z");
  expect(momentOf("2026-01-01T00:00", "Asia/Kathmandu")).toBe("2025-12-31T18:15:00.000Z");
  expect(momentOf("", "UTC")).toBeUndefined();
  expect(localOf("2026-07-01T09:00:00+02:00", "America/New_York")).toBe("2026-07-01T03:00");
  expect([localOf(undefined, "UTC"), localOf("soon", "UTC")]).toEqual(["", ""]);
});

test("changes of clocks: a skipped time is later, a repeated one is the first", () => {
  // Berlin: 29 March 2026 from 2 to 3, 25 October 2026 from 3 to 2.
  expect(momentOf("2026-03-29T02:30", "Europe/Berlin")).toBe("2026-03-29T01:30:00.000Z");
  expect(momentOf("2026-03-29T01:59", "Europe/Berlin")).toBe("2026-03-29T00:59:00.000Z");
  expect(momentOf("2026-03-29T03:00", "Europe/Berlin")).toBe("2026-03-29T01:00:00.000Z");
  expect(momentOf("2026-10-25T02:30", "Europe/Berlin")).toBe("2026-10-25T00:30:00.000Z");
  expect(momentOf("2026-10-25T03:00", "Europe/Berlin")).toBe("2026-10-25T02:00:00.000Z");
});
