import { putBack, takeDown } from "../blocks/blocking.ts";
import { UNCHECKED } from "../../../src/features/watch/traits.ts";
import { expect, test } from "bun:test";
import type { CodeChange, CountedCode } from "../../../src/features/codes/model.ts";
import type { RevisionChange } from "../../../src/features/history/records.ts";
import { contentOf, MEMBERS } from "../../../src/features/history/traits.ts";
import { OPERATOR } from "../../../src/kit/shared/author.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, freshId, NOON, tenantIn } from "../../db/stores.ts";

const LARGE = "x".repeat(300_000);

/** The members of a change all of whose values are kept. */
const kept = (changed: readonly string[]) => ({ changed, notKept: [] });

contract("histories", (stores) => {
  let minute = 0;
  /** Edits a code, a minute after the edit before. */
  const edit = async (code: CountedCode, change: CodeChange, by = "main"): Promise<CountedCode> => {
    const at = NOON + 60_000 * ++minute;
    const edited = await stores().codes.edit(code.tenantId, code.id, change, at, null, [], by);
    if (edited === null || typeof edited === "string") throw new Error(`not edited: ${edited}`);
    return edited;
  };
  const list = async ({ tenantId, id }: CountedCode, limit = 100, before: number | null = null) => {
    const found = await stores().history.list(tenantId, id, limit, before);
    if (!found) throw new Error("no history");
    return found;
  };
  const newCodeIn = async (change = {}): Promise<CountedCode> => ({
    ...(await codeIn(stores(), await tenantIn(stores()), { changedBy: "till", ...change })),
    scans: 0,
    bots: 0,
    takenDown: false,
    blocked: null,
    listed: null,
    health: UNCHECKED,
  });

  test("a full history drops its oldest large values, and keeps their revisions", async () => {
    const code = await newCodeIn();
    const { tenantId, id } = code;
    const put = (headline: string) => edit(code, { landing: { template: "action", headline } });
    for (let turn = 0; turn < 30; turn++) await put(`${LARGE}${turn}`);
    // The first change replaces nothing. Of the 29 pages behind it 27 fit into 8 MiB.
    const lost = [];
    for (let before: number | null = null; ;) {
      const { changes, next } = await list(code, 100, before);
      for (const { revision, changed, notKept } of changes) {
        expect(changed).toContain("landing");
        if (notKept.length > 0) lost.push(revision);
      }
      before = next;
      if (before === null) break;
    }
    // The values of the revisions 2 and 3 are missing, before and after the changes that have them.
    expect(lost).toEqual([4, 3, 2]);
    const { history } = stores();
    for (const [revision, outcome] of [
      [1, { landing: null }],
      [2, { notKept: ["landing"] }],
      [3, { notKept: ["landing"] }],
      [4, { landing: { headline: `${LARGE}2` } }],
    ] as const)
      expect(await history.at(tenantId, id, revision)).toMatchObject(outcome);
    // A value that is not kept takes no copy or picture with it.
    expect(await edit(code, { title: "small", landing: null })).toMatchObject({ title: "small" });
  });

  test("a history of small values begins later when it is full, and is whole in itself", async () => {
    const code = await newCodeIn();
    const page = (turn: number) => ({ target: `https://a.example/${turn}` });
    for (let turn = 1; turn <= 3; turn++) await edit(code, page(turn));
    const { bytes } = await stores().tenants.usage(code.tenantId);
    // No room for more than there is: each further change takes that of older ones.
    for (let turn = 4; turn <= 30; turn++) {
      const outcome = await stores().codes.edit(
        code.tenantId,
        code.id,
        page(turn % 10),
        NOON,
        null,
        [],
        "main",
        bytes,
      );
      expect(outcome).toMatchObject(page(turn % 10));
      expect((await stores().tenants.usage(code.tenantId)).bytes).toBeLessThanOrEqual(bytes);
    }
    const { changes } = await list(code);
    const first = changes.at(-1);
    expect(first).toMatchObject({ before: null, notKept: [] });
    expect(first?.revision).toBeGreaterThan(20);
    expect(await stores().history.at(code.tenantId, code.id, 1)).toEqual({
      first: first?.revision ?? 0,
      last: 31,
    });
  });

  test("every edit is listed, newest first, and each revision can be read again", async () => {
    const changes: CodeChange[] = [
      { title: "Hall 4" },
      { title: "Hall 5", group: "tour", active: false },
      { title: "Hall 6" },
      { style: { foreground: "#aa0000" }, landing: { template: "action", headline: "Hi" } },
      { style: null, fields: { url: "https://a.example" }, target: "https://b.example", title: null },
      {
        landing: null,
        active: true,
        query: "pass",
        utm: { source: "poster" },
        fallback: "https://f.example",
        externalId: "hall-3",
      },
      { rules: [{ name: "phones", when: { device: ["mobile"] }, target: "https://m.example" }] },
      { rules: null, query: "drop", utm: null },
    ];
    const states = [await newCodeIn()];
    for (const change of changes) {
      const last = states.at(-1);
      if (last) states.push(await edit(last, change, `key ${states.length}`));
    }
    const [code] = states;
    if (!code) throw new Error("no code");
    const expected = states.map((state, at): RevisionChange => {
      const [before, after] = [states[at - 1], contentOf(state)];
      const head = { revision: at + 1, at: state.updatedAt, by: state.changedBy };
      if (!before) return { ...head, ...kept(Object.keys(after)), before: null, after };
      const was = new Map<string, unknown>(Object.entries(contentOf(before)));
      const changed = Object.entries(after).filter(([name, now]) => !Bun.deepEquals(now, was.get(name)));
      return {
        ...head,
        ...kept(changed.map(([name]) => name)),
        before: Object.fromEntries(changed.map(([name]) => [name, was.get(name)])),
        after: Object.fromEntries(changed),
      };
    });
    expect((await list(code)).changes).toEqual(expected.toReversed());
    for (const size of [1, 2, 3, 8, 9]) {
      const paged: RevisionChange[] = [];
      for (let before: number | null = null; ;) {
        const page = await list(code, size, before);
        expect(page.changes.length).toBe(Math.min(size, expected.length - paged.length));
        paged.push(...page.changes);
        before = page.next;
        if (before === null) break;
      }
      expect(paged).toEqual(expected.toReversed());
    }
    for (const [at, state] of states.entries())
      expect(await stores().history.at(code.tenantId, code.id, at + 1)).toEqual(contentOf(state));
    for (const none of [0, states.length + 1, Number.MAX_SAFE_INTEGER])
      expect(await stores().history.at(code.tenantId, code.id, none)).toEqual({
        first: 1,
        last: states.length,
      });
    expect(await list(code, 100, 1)).toEqual({ changes: [], next: null });
  });

  test("a code from before begins with its present revision, by nobody that is known", async () => {
    const code = await newCodeIn({ revision: 7, changedBy: null, title: "old" });
    const first = { revision: 7, at: NOON, by: null, ...kept(MEMBERS), before: null };
    expect((await list(code)).changes).toEqual([{ ...first, after: contentOf(code) }]);
    const edited = await edit(code, { title: "new" });
    expect(await list(code)).toEqual({
      changes: [
        {
          revision: 8,
          at: edited.updatedAt,
          by: "main",
          ...kept(["title"]),
          before: { title: "old" },
          after: { title: "new" },
        },
        { ...first, after: contentOf(code) },
      ],
      next: null,
    });
    expect(await stores().history.at(code.tenantId, code.id, 6)).toEqual({ first: 7, last: 8 });
  });

  test("the operator's switching is part of a history, and an edit that changes nothing is none", async () => {
    const code = await newCodeIn();
    await takeDown(stores(), code.shortId, NOON + 1);
    await putBack(stores(), code.shortId, NOON + 2);
    await edit(code, { title: code.title });
    const { changes } = await list(code);
    expect(changes.map(({ revision, by, after }) => ({ revision, by, after }))).toEqual([
      { revision: 3, by: OPERATOR, after: { active: true } },
      { revision: 2, by: OPERATOR, after: { active: false } },
      { revision: 1, by: "till", after: contentOf(code) },
    ]);
  });

  test("a refused edit leaves no trace, and of concurrent edits each has its own revision", async () => {
    const code = await newCodeIn();
    const { codes } = stores();
    expect(await codes.edit(code.tenantId, code.id, { title: "x" }, NOON, new Set([2]))).toBe("changed");
    const unknown = { template: "action" as const, headline: "Hi", cover: { id: freshId("img") } };
    expect(await codes.edit(code.tenantId, code.id, { landing: unknown }, NOON, null)).toBe("image_unknown");
    expect((await list(code)).changes).toHaveLength(1);
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        codes.edit(code.tenantId, code.id, { title: `${at}` }, NOON, null),
      ),
    );
    const { changes } = await list(code);
    expect(changes.map(({ revision }) => revision)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    for (const [at, { before }] of changes.entries())
      expect(before?.title).toBe(changes[at + 1]?.after.title);
  });

  test("only its tenant reads a history, until the code is deleted", async () => {
    const code = await newCodeIn();
    await edit(code, { title: "new" });
    const { history } = stores();
    const other = await tenantIn(stores());
    expect(await history.list(other.id, code.id, 10, null)).toBeNull();
    expect(await history.at(other.id, code.id, 1)).toBeNull();
    await stores().codes.remove(code.tenantId, code.id, NOON);
    expect(await history.list(code.tenantId, code.id, 10, null)).toBeNull();
    expect(await history.at(code.tenantId, code.id, 1)).toBeNull();
  });

  test("a page of large values ends early, and they are erased in steps after the code", async () => {
    const code = await newCodeIn();
    for (let at = 0; at < 8; at++) await edit(code, { fields: { url: `${at}${LARGE}` } });
    const { changes, next } = await list(code);
    expect(changes.map(({ revision }) => revision)).toEqual([9]);
    expect(next).toBe(9);
    const revisions: number[] = [];
    for (let before: number | null = null; ;) {
      const page = await list(code, 100, before);
      revisions.push(...page.changes.map(({ revision }) => revision));
      before = page.next;
      if (before === null) break;
    }
    expect(revisions).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    await stores().codes.remove(code.tenantId, code.id, NOON);
    let steps = 1;
    while (await stores().eraser.step(10_000)) steps++;
    expect(steps).toBeGreaterThanOrEqual(3);
    expect(await stores().leftovers()).toBe(0);
    expect(await stores().auditor.orphans()).toEqual([]);
  });
});
