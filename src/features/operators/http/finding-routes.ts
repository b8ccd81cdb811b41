import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { query } from "../../../kit/http/input.ts";
import { json } from "../../../kit/http/operation.ts";
import type { OperatorGrowth } from "../growth.ts";
import type { OperatorLog } from "../log.ts";
import { Growth, LogPage } from "../model.ts";
import type { OperatorSearch } from "../search.ts";
import { SearchAnswer } from "../search-model.ts";
import { OperatorState } from "../state-model.ts";
import { EXAMPLE_CODE, EXAMPLE_ENTRY, EXAMPLE_GROWTH, EXAMPLE_STATE } from "./examples.ts";
import { type OperatorRouteNeeds, optionsOf, page, paging } from "./operations.ts";

const SearchQuery = query({
  q: Type.String({
    minLength: 1,
    maxLength: 2_048,
    description:
      "A short address, an address, a host, a mail address, a name, a number of a report, or an id",
    examples: ["museum.example"],
  }),
});
const GrowthQuery = query({
  day: Type.Optional(
    Type.String({ maxLength: 40, description: "A day, in UTC; today by default", examples: ["2026-11-21"] }),
  ),
});
const LogQuery = query(paging);

/** The first views of operators: the state, the search, growth and their log. */
export function findingRoutes(
  needs: OperatorRouteNeeds & {
    state: () => Promise<OperatorState>;
    search: OperatorSearch;
    growth: OperatorGrowth;
    log: OperatorLog;
  },
) {
  const { state, search, growth, log } = needs;
  const { reads, lists } = optionsOf(needs);

  return new Elysia()
    .get(
      "/operator/api/state",
      () => state(),
      reads({
        id: "getOperatorState",
        summary: "How the service is",
        description: "Health, load, the last backup and problems are those of the node that answers.",
        answers: { 200: json("Of this node, and of what all nodes share", OperatorState, EXAMPLE_STATE) },
      }),
    )
    .get("/operator/api/search", ({ query: { q } }) => search(q), {
      query: SearchQuery,
      ...reads({
        id: "searchAsOperator",
        summary: "Find anything",
        description:
          "A short address however it is written or photographed, the address or host of a destination, a domain, a mail address, a name, an id, the number of a report, or the id of a request that met a problem on this node.",
        answers: {
          200: json("Best first", SearchAnswer, { results: [{ kind: "code", code: EXAMPLE_CODE }] }),
        },
        problems: ["invalid_request"],
      }),
    })
    .get("/operator/api/growth", ({ query: { day } }) => growth(day), {
      query: GrowthQuery,
      ...reads({
        id: "getOperatorGrowth",
        summary: "What was made on a day",
        description:
          "Without `day` that of today so far. It counts at most 20,000 codes and names at most 20 workspaces.",
        answers: { 200: json("Of a day in UTC", Growth, EXAMPLE_GROWTH) },
        problems: ["period_invalid"],
      }),
    })
    .get("/operator/api/log", (context) => page(context, (limit, cursor) => log.list(limit, cursor)), {
      query: LogQuery,
      ...lists(
        LogPage,
        { entries: [EXAMPLE_ENTRY] },
        {
          id: "listOperatorLog",
          summary: "What operators did, newest first",
          description:
            "Who did what, and to which id; no texts of others. Entries are erased after `QZ_AUDIT_DAYS`.",
        },
      ),
    });
}
