import { expect, test } from "bun:test";
import type { CodePlace } from "../../../src/codes/store.ts";
import { jsonLines } from "../../../src/moving/out/lines.ts";
import { codePages } from "../../../src/moving/out/pages.ts";

/** A store of so many pages without a code, which answers without waiting. It notes the places that it was asked for. */
function storeOf(pages: number) {
  const asked: (CodePlace | undefined)[] = [];
  return {
    asked,
    async list(_: string, { after }: { readonly after?: CodePlace }) {
      asked.push(after);
      return { codes: [], next: asked.length < pages ? { id: `code_${asked.length}`, key: "" } : null };
    },
  };
}

test("pages are asked for one behind the other, and other work has a turn after each, though nothing is in them", async () => {
  const store = storeOf(20);
  let turns = 0;
  const tick = () => {
    turns++;
    if (store.asked.length < 20) setImmediate(tick);
  };
  setImmediate(tick);
  const text = await Array.fromAsync(jsonLines(codePages(store, "ten_1", {})));
  expect(text).toEqual([""]);
  expect(store.asked.map((place) => place?.id)).toEqual([
    undefined,
    ...Array.from({ length: 19 }, (_, at) => `code_${at + 1}`),
  ]);
  expect(turns).toBeGreaterThanOrEqual(15);
});
