import { expect, test } from "bun:test";
import { type CountedCode, UNCOUNTED } from "../../../../src/features/codes/model.ts";
import type { CodePlace } from "../../../../src/features/codes/records.ts";
import { BARE_CODE } from "../../codes/bare.ts";
import { createRedirects } from "../../../../src/features/moving/out/redirects.ts";
import { codePages } from "../../../../src/features/moving/out/pages.ts";
import { jsonLines } from "../../../../src/kit/shared/text-pieces.ts";

/** Milliseconds after which others are to have a turn, and more. */
const LONG = 2;

/** A store of so many pages, which answers without waiting. It notes the places that it was asked for. */
function storeOf(pages: number, codesOf: (page: number) => CountedCode[] = () => []) {
  const asked: (CodePlace | undefined)[] = [];
  return {
    asked,
    async list(_: string, { after }: { readonly after?: CodePlace }) {
      Bun.sleepSync(LONG);
      asked.push(after);
      return {
        codes: codesOf(asked.length),
        next: asked.length < pages ? { id: `code_${asked.length}`, key: "" } : null,
      };
    },
  };
}

test("pages are asked for one behind the other, and others have a turn after each, though nothing is in them", async () => {
  const store = storeOf(20);
  const pieces: string[] = [];
  for await (const piece of jsonLines(codePages(store, "ten_1", {}))) pieces.push(piece);
  expect(pieces).toEqual(Array.from({ length: 22 }, () => ""));
  expect(store.asked.map((place) => place?.id)).toEqual([
    undefined,
    ...Array.from({ length: 19 }, (_, at) => `code_${at + 1}`),
  ]);
});

test("while a client reads a piece, nothing of its page is held", async () => {
  const held: WeakRef<object>[] = [];
  const codes = (page: number) =>
    Array.from({ length: 250 }, (_, at) => {
      const id = `code_${page}_${at}`;
      const code = {
        ...BARE_CODE,
        ...UNCOUNTED,
        id,
        createdAt: 0,
        updatedAt: 0,
        tenantId: "ten_1",
        shortId: id,
        target: `https://museum.example/${"x".repeat(300)}`,
        title: null,
      };
      held.push(new WeakRef(code));
      return code;
    });
  const redirects = createRedirects({
    store: {
      ...storeOf(3, codes),
      totals: async () => ({ codes: 750, active: 750, scans: 0, uniqueVisitors: 0, leads: 0 }),
    },
    domains: { list: async () => ({ domains: [], next: null }) },
    baseUrl: "https://qr.example",
    locationOf: ({ target }) => target,
  });
  const pieces = redirects.file("ten_1", "nginx");
  // The head of the file comes before all codes.
  for (let piece = await pieces.next(); held.length === 0 || piece.value === ""; piece = await pieces.next());
  expect(held).toHaveLength(250);
  // What a job has touched is kept until it ends.
  await new Promise((resolve) => setImmediate(resolve));
  Bun.gc(true);
  // The collector may take values on the stack for some of them.
  expect(held.filter((code) => code.deref() !== undefined).length).toBeLessThan(25);
  expect((await pieces.next()).done).toBe(false);
});
