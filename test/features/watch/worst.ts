import type { WorstInput } from "../../worst/input.ts";

const FORGED = `ten_01kahgxyz0f3v8m2q4c6j9t1sw.${"0".repeat(32)}.${"A".repeat(43)}`;
const LONG = `ten_1.${"0".repeat(10_000)}`;

/** Lists by health of a workspace in which no code was checked, and links that nobody was sent. */
export const INPUTS: readonly WorstInput[] = [
  ...["newest", "oldest", "scans", "title"].flatMap((sort) =>
    ["dead", "unchecked"].map((health): WorstInput => ({
      operation: "listCodes",
      name: `those that are ${health}, by ${sort}`,
      status: 200,
      request: ({ large }) => ({
        path: `/app/api/codes?limit=1000&sort=${sort}&health=${health}`,
        key: large.apiKey,
      }),
    })),
  ),
  ...["getAlertLink", "followAlertLink"].flatMap((operation) =>
    [FORGED, LONG].map((token): WorstInput => ({
      operation,
      name: `a forged link of ${token.length} characters`,
      status: 404,
      request: () => ({ path: `/alerts/${token}` }),
    })),
  ),
];
