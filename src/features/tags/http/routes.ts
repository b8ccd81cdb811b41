import { Elysia } from "elysia";
import type { Gate } from "../../../kit/http/gate.ts";
import { bots, page, pageSize, query } from "../../../kit/http/input.ts";
import { NEXT, nextByCursor } from "../../../kit/http/next-page.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import { TagList } from "../model.ts";
import type { Tags } from "../tags.ts";

const TagQuery = query({ ...bots, ...page });

/** `GET /app/api/tags`. */
export function tagRoutes({ gate, tags }: { gate: Gate; tags: Tags }) {
  return new Elysia().get(
    "/app/api/tags",
    async ({ request, query, set }) => {
      const { id } = tenantOf(request);
      const { limit, cursor = null } = query;
      const found = await tags.list(id, pageSize(limit), cursor, query.bots !== "exclude");
      Object.assign(set.headers, nextByCursor(request, found.nextCursor));
      return found;
    },
    {
      query: TagQuery,
      ...operation(gate.reads({ scopes: ["codes:read"] }), {
        id: "listTags",
        tag: "codes",
        summary: "The tags of your codes, with totals",
        description:
          "Totals are of all time. Those of a tag of more than 20 codes may be a minute old. A page may have fewer tags than its limit: go on as long as nextCursor is not null.",
        storage: true,
        answers: {
          200: json(
            "One page of tags",
            TagList,
            { tags: [{ tag: "hall 3", codes: 1, scans: 42, bots: 2 }], nextCursor: null },
            NEXT,
          ),
        },
        problems: ["invalid_request", "cursor_invalid"],
      }),
    },
  );
}
