import { expect, test } from "bun:test";
import type { LeadRecord } from "../../../src/features/leads/model.ts";
import { createLeadReader } from "../../../src/features/leads/reader.ts";
import type { LeadOfCode } from "../../../src/features/leads/records.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import { TestClock } from "../../scenario.ts";

/** How much of a long list of leads is opened for a page, and for a file whose reader is slow or leaves. */

const LEADS = 200_000;

const clock = new TestClock();
const idOf = (number: number) => `lead_${String(number).padStart(26, "0")}`;

/** A reader of leads that are named Anna, and how many it has opened. */
function longList(bytes = 300) {
  const opened: string[] = [];
  const sealed = new Uint8Array(bytes);
  const unused = () => Promise.reject(new Error("Not asked for"));
  const lead = (number: number): LeadOfCode => ({
    ...{ id: idOf(number), codeId: "code_1", at: 0, country: null, device: "mobile", sealed, handled: false },
    ...{ shortId: "hall-3", title: null, codeName: "hall-3", group: null },
  });
  const reader = createLeadReader({
    store: {
      async list(_, width, before) {
        const first = (before === null ? LEADS : Number(before.slice(5))) - 1;
        const leads = Array.from({ length: Math.min(width, first + 1) }, (_, at) => lead(first - at));
        return { leads, next: first >= width ? idOf(first - width + 1) : null };
      },
      ...{
        add: unused,
        outermost: unused,
        owns: unused,
        setHandled: unused,
        remove: unused,
        moveSome: unused,
      },
    },
    opener: {
      texts: unused,
      async record({ id }): Promise<LeadRecord> {
        opened.push(id);
        const code = { id: "code_1", shortId: "hall-3", title: null, name: "hall-3", group: null };
        const texts = { email: null, name: "Anna", phone: null, company: null, message: null };
        return { id, at: "", country: null, device: "mobile", ...texts, handled: false, code };
      },
    },
    clock,
    ids: createIds(clock),
  });
  return { reader, opened };
}

const tenantId = "ten_1";

test("a search that finds nothing opens at most 1,000 leads for a page, each of them once", async () => {
  const { reader, opened } = longList();
  const first = await reader.list({ tenantId, search: "zeppelin" }, 100, null);
  expect(first.leads).toEqual([]);
  const second = await reader.list({ tenantId, search: "zeppelin" }, 1, first.nextCursor);
  expect(second.leads).toEqual([]);
  expect(opened).toEqual(Array.from({ length: 2_000 }, (_, at) => idOf(LEADS - 1 - at)));
});

test("a page of large leads ends after half a megabyte, with or without a search", async () => {
  for (const search of ["", "zeppelin"]) {
    const { reader, opened } = longList(20_000);
    const { nextCursor } = await reader.list({ tenantId, search }, 1_000, null);
    expect(opened).toHaveLength(50);
    expect(nextCursor).toBe(opened.at(-1) ?? "");
  }
});

test("a search ends at its limit, and goes on behind the last lead of the page", async () => {
  const { reader, opened } = longList();
  const page = await reader.list({ tenantId, search: "ANN" }, 30, null);
  expect(page.leads.map(({ id }) => id)).toEqual(opened.slice(0, 30));
  expect(page.nextCursor).toBe(opened[29] ?? "");
});

test("a file opens a few leads for each page that is read, found or not, and none once its reader left", async () => {
  for (const search of ["", "zeppelin"]) {
    const { reader, opened } = longList();
    const pages = reader.all({ tenantId, search });
    for (let page = 1; page <= 3; page++) {
      await pages.next();
      expect(opened).toHaveLength(25 * page);
    }
    await pages.return(undefined);
    expect(opened).toHaveLength(75);
  }
});
