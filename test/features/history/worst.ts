import type { Place, WorstInput } from "../../worst/input.ts";

const histories: readonly (readonly [name: string, code: keyof Place["changed"], query: string])[] = [
  ["changes of the largest pages", "pages", "?limit=1000"],
  ["the most changes of a page, each of all members", "members", "?limit=1000"],
  ["changes of the most rules", "rules", "?limit=1000"],
  ["a creation with the largest logo, page and rules, and their end", "logo", "?limit=1000"],
  ["the last page of a long history", "members", "?limit=1000&cursor=250"],
];

let turn = 0;

/** Histories of codes, and returns to revisions. */
export const INPUTS: readonly WorstInput[] = [
  ...histories.map(([name, code, query]): WorstInput => ({
    operation: "listChanges",
    name,
    status: 200,
    request: ({ heavy, changed }) => ({
      path: `/app/api/codes/${changed[code]}/history${query}`,
      key: heavy.apiKey,
    }),
  })),
  {
    operation: "restoreCode",
    name: "the largest logo, page and rules, and back",
    status: 200,
    request: ({ heavy, changed }) => ({
      path: `/app/api/codes/${changed.logo}/restore`,
      key: heavy.apiKey,
      body: { revision: 1 + (turn++ % 2) },
    }),
  },
  {
    operation: "editCode",
    name: "another style for a code whose history is full of logos, the oldest of which gives way",
    status: 200,
    request: ({ heavy, changed }) => ({
      path: `/app/api/codes/${changed.full}`,
      key: heavy.apiKey,
      body: { style: { margin: 20 } },
    }),
  },
  {
    operation: "restoreCode",
    name: "the first revision of a long history",
    status: 200,
    request: ({ heavy, changed }) => ({
      path: `/app/api/codes/${changed.members}/restore`,
      key: heavy.apiKey,
      body: { revision: 1 },
    }),
  },
];
