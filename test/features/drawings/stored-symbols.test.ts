import { expect, test } from "bun:test";
import { createStoredSymbols } from "../../../src/features/drawings/stored-symbols.ts";
import type { Style } from "../../../src/qr/style.ts";
import { SVGS } from "../../worst/art.ts";

test("the cost of a style that many symbols share is estimated once", () => {
  let reads = 0;
  const logo = { svg: SVGS["short paths"]?.() ?? "" };
  const style: Style = {
    get logo() {
      reads++;
      return logo;
    },
  };
  const { parts } = createStoredSymbols({
    jobsFor: () => ({ drawSymbols: Promise.reject }),
    sleep: Promise.resolve,
  });
  const symbols = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ payload: `https://qr.example/r/${1000 + at}`, style }));
  const once = [...parts(symbols(1))].length && reads;
  expect(once).toBeGreaterThan(0);
  expect([...parts(symbols(100))].flat()).toHaveLength(100);
  expect(reads).toBe(once);
});
