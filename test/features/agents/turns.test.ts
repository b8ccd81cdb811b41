import { expect, test } from "bun:test";
import { createDocsSearch } from "../../../src/features/agents/docs-search.ts";
import type { Tool } from "../../../src/features/agents/tool.ts";
import { createToolbox } from "../../../src/features/agents/toolbox.ts";

/**
 * The first list of tools and the first search in the docs take longer than a request may hold the event
 * loop, so scans have turns of it in between.
 */

/** Counts turns of the event loop until it is disposed. */
function countTurns(): Disposable & { readonly turn: number } {
  let [turn, isOver] = [0, false];
  const count = () => {
    if (isOver) return;
    turn++;
    setImmediate(count);
  };
  setImmediate(count);
  return {
    get turn() {
      return turn;
    },
    [Symbol.dispose]() {
      isOver = true;
    },
  };
}

const tools = ["one", "two", "three", "four"].map((name): Tool => ({
  name,
  title: name,
  description: name,
  effect: "reads",
  calls: [{ method: "GET", path: `/${name}` }],
  input: {},
}));

test("the first list of tools looks at one tool in a turn, also when two agents ask at once", async () => {
  using turns = countTurns();
  const looked = new Map<number, Set<string>>();
  const toolbox = createToolbox({
    tools,
    api: {
      call: () => Promise.reject(new Error("Nothing is called")),
      factsOf({ path }) {
        looked.set(turns.turn, (looked.get(turns.turn) ?? new Set()).add(path));
        return { scopes: [], query: [], answer: { type: "object", properties: {} }, isSilent: false };
      },
    },
    report() {},
  });
  const lists = await Promise.all([toolbox.list([]), toolbox.list([])]);
  expect(lists.map((list) => list.map(({ name }) => name))).toEqual(
    Array(2).fill(["one", "two", "three", "four"]),
  );
  expect([...looked.values()].map(({ size }) => size)).toEqual(Array(looked.size).fill(1));
  expect(looked.size).toBeGreaterThanOrEqual(tools.length);
  const before = looked.size;
  await toolbox.list([]);
  expect(looked.size).toBe(before);
});

test("a search in the docs takes a turn for each section that it indexes, and for each word", async () => {
  const sections = Array.from({ length: 30 }, (_, at) => ({
    at: `page-${at}`,
    page: "Page",
    title: `Section ${at}`,
    // Of a longer one the beginning is found.
    text: `${at === 7 ? "gallery" : "hall"} ${"word ".repeat(20_000)} cellar`,
  }));
  const search = createDocsSearch();
  using turns = countTurns();
  const { results } = await search(Response.json(sections), { q: "gallery" });
  expect(results).toMatchObject([{ address: "/docs/page-7" }]);
  expect(turns.turn).toBeGreaterThan(sections.length);
  expect(await search(Response.json([]), { q: "cellar" })).toEqual({ results: [] });
  const [before, words] = [turns.turn, "a b c d e f g h"];
  expect(await search(Response.json([]), { q: words })).toEqual({ results: [] });
  expect(turns.turn - before).toBeGreaterThan(words.split(" ").length - 2);
});
