import { expect, test } from "bun:test";
import { readColumns } from "../../../src/features/bulk/columns.ts";
import { readCsv } from "../../../src/features/bulk/csv.ts";
import { createStagingHost } from "../../../src/features/bulk/host.ts";
import { createRowReader } from "../../../src/features/bulk/rows.ts";
import type { Code } from "../../../src/features/codes/model.ts";
import type { Look } from "../../../src/features/looks/model.ts";
import type { PlainRow } from "../../../src/features/bulk/session-model.ts";
import type { PlainCode } from "../../../src/features/plain-codes/model.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { newCode, newTenant } from "../../db/stores.ts";
import { workspace } from "../../kit/threads/callers.ts";

/** Saved looks in the styles of a file: `test/features/looks` has whole files. */

const LOOK: Pick<Look, "id" | "revision" | "style"> = {
  id: "look_1",
  revision: 4,
  style: { foreground: "#aa0000" },
};

function never(): never {
  throw new Error("nothing of this kind is asked for");
}

test("a look that all rows of a file name is looked up once, however they spell it, and all share it", async () => {
  const named = (row: number) => (row % 3 === 0 ? "Brand" : row % 3 === 1 ? "BRAND" : saved(row));
  const saved = (row: number) => `"{""saved"":${" ".repeat(row % 400)}""${LOOK.id}""}"`;
  const rowsOf = Array.from({ length: 20_000 }, (_, row) => `https://a.example,${named(row)}\n`);
  const csv = readCsv(`url,style\n${rowsOf.join("")}`);
  const asked: unknown[] = [];
  const reader = createRowReader(readColumns(csv.columns), {
    readContent: never,
    problems: () => [],
    missing: never,
    linkHost: never,
    async style(cell) {
      asked.push(cell);
      return { drawn: { ...LOOK.style }, stored: { saved: LOOK.id } };
    },
  });
  let rows = 0;
  const styles = new Set<object>();
  for (const some of csv.rows()) {
    await reader.prepare(some);
    for (const row of some) {
      rows++;
      styles.add(reader.input(row).style);
    }
  }
  expect([rows, [...styles]]).toEqual([20_000, [LOOK.style]]);
  expect(asked).toEqual([{ name: "Brand" }]);
});

const PLAIN: PlainCode = {
  ...{ id: "plain_1", tenantId: "ten_1", type: "url", fields: {}, style: null, title: null, group: null },
  ...{
    printed: false,
    payload: "https://a.example",
    revision: 1,
    createdAt: 0,
    updatedAt: 0,
    changedBy: null,
  },
};

/** A host whose workspace has one look. */
function hostWith(look: () => typeof LOOK) {
  const tenant = newTenant();
  const staged: ReadonlyMap<string, number>[] = [];
  const copied: PlainCode["style"][][] = [];
  const count = { resolved: 0, quiet: 0 };
  const host = createStagingHost(
    {
      store: {
        async stage(_batch, _codes, _copies, seenLooks = new Map()) {
          staged.push(new Map(seenLooks));
          return seenLooks.get(look().id) === look().revision ? new Set() : "look_changed";
        },
        async stagePlain(_batch, codes) {
          copied.push(codes.map(({ style }) => style));
          return "staged";
        },
        addRecordPart: never,
        taken: never,
        known: never,
        names: never,
      },
      plainCodes: { newCode: (_tenant, content) => ({ ...PLAIN, ...content }) },
      codes: { newCode: (_tenant, content): Code => newCode(tenant, content), shortId: never },
      missingMedia: never,
      logoStyles: {
        pin: async (parts) => ({ parts, copies: [] }),
        copies: async () => [],
        inlineCopy: async (style) => style,
      },
      looks: {
        byName: async (_tenant, name) => (name === "Brand" ? { saved: look().id } : null),
        async resolve() {
          count.resolved++;
          return { style: look().style, look: look() };
        },
      },
      sealLock: async (lock) => lock,
      firstDays: { hostsOf: () => [] },
      afterCommit: async () => void count.quiet++,
    },
    tenant,
    { caller: workspace(tenant.id), author: null, pay: async () => {} },
    {
      limit: null,
      plainLimit: null,
      most: null,
      mostHosts: null,
      bounds: { codes: null, hosts: null, mails: null },
    },
  );
  host.stageIn(1);
  return { host, tenant, staged, copied, count };
}

const KEPT: PlainRow = { ...PLAIN, row: 1, style: { saved: LOOK.id } };

test("a file is refused when a look of its rows was changed after they were read", async () => {
  let look = LOOK;
  const { host, tenant, staged } = hostWith(() => look);
  expect(await host.style({ name: "Nobody's" })).toBeNull();
  expect(await host.style({ name: "Brand" })).toEqual({ drawn: LOOK.style, stored: { saved: LOOK.id } });
  const rows = [newCode(tenant, { style: { saved: LOOK.id } })];
  expect((await host.stage(rows)).taken).toEqual([]);
  // The worker goes on with the style that it was told first, so that is the revision that counts.
  look = { ...LOOK, revision: 5, style: {} };
  await host.style({ style: { saved: LOOK.id } });
  const refusal = await host.stage(rows).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Fault);
  expect(refusal).toMatchObject({ code: "style_invalid" });
  expect(staged).toEqual([new Map([[LOOK.id, 4]]), new Map([[LOOK.id, 4]])]);
});

test("a row that is kept gets no look that was changed after it was judged", async () => {
  let look = LOOK;
  const { host, copied } = hostWith(() => look);
  await host.style({ name: "Brand" });
  look = { ...LOOK, revision: 5, style: {} };
  const refusal = await host.stagePlain([KEPT]).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: "style_invalid" });
  expect(copied).toEqual([]);
});

test("rows that are kept with a large look are staged a few at a time, and look it up once", async () => {
  const style = { logo: { svg: "x".repeat(400_000) } };
  const { host, copied, count } = hostWith(() => ({ ...LOOK, style }));
  await host.style({ name: "Brand" });
  count.resolved = 0;
  await host.stagePlain(Array.from({ length: 21 }, () => KEPT));
  await host.stagePlain([{ ...KEPT, style: null }, KEPT, { ...KEPT, style }]);
  expect(copied.flat()).toEqual([...Array.from({ length: 21 }, () => style), null, style, style]);
  expect(copied.map(({ length }) => length)).toEqual([...Array.from({ length: 10 }, () => 2), 1, 3]);
  expect(count).toEqual({ resolved: 1, quiet: copied.length });
});
