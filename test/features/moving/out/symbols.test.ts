import { expect, test } from "bun:test";
import { symbolEntries } from "../../../../src/features/moving/out/symbols.ts";
import { createIds } from "../../../../src/kit/shared/ids.ts";
import { createZip } from "../../../../src/kit/shared/zip.ts";
import { createStyleReader } from "../../../../src/app/style-reader.ts";
import { UNCHECKED } from "../../../../src/features/watch/traits.ts";
import { TENANT } from "../../../tenant.ts";
import { plainCode } from "../../../worst/workspaces.ts";
import { systemClock } from "../../../../src/kit/shared/clock.ts";

test("the look of many codes is read once: all codes of a page ask for it at the same time", async () => {
  let reads = 0;
  const ids = createIds(systemClock);
  const codes = Array.from({ length: 100 }, (_, at) => ({
    ...plainCode("ten_1", ids, at),
    style: { saved: "look_1" },
    scans: 0,
    bots: 0,
    takenDown: false,
    blocked: null,
    listed: null,
    health: UNCHECKED,
  }));
  const shared: unknown[] = [];
  const needs = {
    codes: { list: async () => ({ codes, next: null }) },
    async *plainPages() {
      yield [];
    },
    symbols: {
      *parts<T extends { readonly style: unknown }>(symbols: Iterable<T>): Generator<readonly T[]> {
        const part = [...symbols];
        for (const { style } of part) shared.push(style);
        yield part;
      },
      draw: async () => ({ bytes: new Uint8Array(), symbols: [] }),
    },
    stylesOf: createStyleReader(
      {
        get: async (tenantId, id) => {
          reads++;
          const times = { revision: 1, createdAt: 0, updatedAt: 0 };
          return { id, tenantId, name: "Ink", style: { margin: 4 }, isDefault: false, page: null, ...times };
        },
      },
      { inlineCopy: async (style) => ({ ...style }) },
    ),
    payloadOf: ({ shortId }: { readonly shortId: string }) => `https://qr.example/r/${shortId}`,
  };
  const caller = { key: "ten_1", isWorkspace: true, signal: new AbortController().signal };
  for await (const _ of symbolEntries(needs, createZip(), TENANT, caller, () => {}));
  expect([reads, shared.length, new Set(shared).size]).toEqual([1, 100, 1]);
});
