import type { Place, WorstInput } from "../../worst/input.ts";
import { LARGEST_RULES } from "../../worst/rules.ts";
import { full } from "../../worst/inputs/heads.ts";
import { prepare } from "../../worst/send.ts";

const KINDS = ["lists", "hours", "targets", "queries"] as const satisfies readonly (keyof Place["ruled"])[];
const QUERY = "b=1&".repeat(2_000);

/** Codes with the largest rules, scanned and traced. */
export const INPUTS: readonly WorstInput[] = [
  ...KINDS.flatMap((kind): WorstInput[] => [
    {
      operation: "traceCode",
      name: `the largest rules: ${kind}`,
      status: 200,
      request: ({ heavy, ruled }) => ({
        path: `/app/api/codes/${ruled[kind].id}/trace`,
        key: heavy.apiKey,
        body: { at: "2026-11-21T09:00:00Z", device: "desktop", query: QUERY },
      }),
    },
    {
      operation: "traceCode",
      name: `a draft with the largest rules: ${kind}`,
      status: 200,
      request: ({ heavy, ruled }) => {
        const { rules, query, utm } = LARGEST_RULES[kind]();
        return {
          path: `/app/api/codes/${ruled[kind].id}/trace`,
          key: heavy.apiKey,
          body: { device: "desktop", query: QUERY, draft: { rules, query, ...(utm && { utm }) } },
        };
      },
    },
    {
      operation: "resolve",
      name: `the largest rules, which are not cached: ${kind}`,
      status: 302,
      // An edit evicts the code from the cache.
      request: async ({ url, heavy, ruled, fresh }) => {
        await prepare(url, "PATCH", {
          path: `/app/api/codes/${ruled[kind].id}`,
          key: heavy.apiKey,
          body: { title: fresh() },
        });
        return { path: `/r/${ruled[kind].shortId}?${QUERY}` };
      },
    },
  ]),
  ...["a&", "%41", "b=1&"].map((part): WorstInput => ({
    operation: "resolve",
    name: `a query of a megabyte of ${part}, for a code that passes queries on`,
    status: 302,
    request: ({ ruled }) => ({ path: `/r/${ruled.queries.shortId}?${full(part)}` }),
  })),
];
