import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { Admission, Gate } from "../../../kit/http/gate.ts";
import { bots, query } from "../../../kit/http/input.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import { COMPONENT } from "../../../kit/shared/schema.ts";
import { CODE_PATH } from "../../codes/model.ts";
import type { LiveCounts } from "../live.ts";
import { Live } from "../model.ts";
import type { LiveStreams } from "../streams.ts";

const LiveQuery = query({ ...bots });

const EVENT_STREAM = "text/event-stream";

const example: Live = {
  scans: 3,
  bots: 0,
  minutes: [
    { at: "2026-11-21T10:14:00.000Z", scans: 1, bots: 0 },
    { at: "2026-11-21T10:15:00.000Z", scans: 2, bots: 0 },
  ],
  codes: [{ id: CODE_PATH.id.example, shortId: "Kx7fP2m", title: "Hall 3", scans: 3 }],
  countries: [{ country: "DE", scans: 3 }],
};

/** Whether a client wants the counts once. Browsers name the type of streams, and `curl` none. */
function wantsJson(accept: string | null): boolean {
  return accept?.includes("application/json") === true && !accept.includes(EVENT_STREAM);
}

/** The longest id that an event has. */
const LONGEST_ID = 20;

/** `GET /app/api/live`. */
export function liveRoutes(needs: { gate: Gate; counts: LiveCounts; streams: LiveStreams }) {
  const { gate, counts, streams } = needs;
  const admission = { scopes: ["analytics:read"], feature: "analytics" } as const satisfies Admission;
  return new Elysia().get(
    "/app/api/live",
    async ({ request, query, set }) => {
      const { id } = tenantOf(request);
      const withBots = query.bots !== "exclude";
      const { headers, signal } = request;
      if (wantsJson(headers.get("accept"))) {
        Object.assign(set.headers, { "cache-control": "no-store" });
        return counts.now(id, withBots);
      }
      const lastId = headers.get("last-event-id");
      const content = streams.open({
        tenantId: id,
        ...{ withBots, signal },
        lastId: lastId === null || lastId.length > LONGEST_ID ? null : lastId,
        isAllowed: () => gate.stillAdmits(request, admission),
      });
      return new Response(content, {
        headers: {
          "content-type": EVENT_STREAM,
          // No cache keeps it, and no proxy compresses it, for which it would wait for more.
          "cache-control": "no-store, no-transform",
          "x-accel-buffering": "no",
        },
      });
    },
    {
      query: LiveQuery,
      ...operation(gate.reads(admission), {
        id: "getLive",
        tag: "scans",
        summary: "Counts of the last 30 minutes, as they change",
        description:
          "A stream of server-sent events. An event `counts` has all counts as JSON, at once and then at most one a second, when something has changed. " +
          "A client that comes back with the id of the last one gets the next that differs. With `accept: application/json` it is one answer.",
        storage: true,
        parameters: [
          {
            [COMPONENT]: "parameters/LastEventId",
            name: "last-event-id",
            in: "header",
            description: "The id of the last event that the client has",
            schema: { type: "string" },
            example: "2a4l0c3v9kq1z",
          },
        ],
        answers: {
          200: {
            ...json("The counts", Live, example, {
              ...NO_STORE,
              "x-accel-buffering": { description: "Of a stream: `no`", optional: true },
            }),
            others: {
              [EVENT_STREAM]: {
                schema: Type.String(),
                example: `id: 2a4l0c3v9kq1z\nevent: counts\ndata: {"scans":3}\n\n`,
              },
            },
          },
        },
        problems: ["invalid_request", "analytics_not_enabled", "busy"],
      }),
    },
  );
}
