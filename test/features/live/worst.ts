import type { WorstInput } from "../../worst/input.ts";

/** Live counts of the workspace with the most scans, which are read from their beginning. */
export const INPUTS: readonly WorstInput[] = [
  {
    operation: "getLive",
    name: "once, of the workspace with the most scans",
    status: 200,
    request: ({ large }) => ({
      path: "/app/api/live?bots=exclude",
      key: large.apiKey,
      headers: { accept: "application/json" },
      crowd: 10,
    }),
  },
  {
    operation: "getLive",
    name: "as many streams as there may be, of which each begins anew",
    status: 200,
    request: ({ large }) => ({
      path: "/app/api/live",
      key: large.apiKey,
      headers: { accept: "text/event-stream", "last-event-id": "9".repeat(8_000) },
      // Its first event, which is longer than this.
      enough: 100,
      crowd: 19,
    }),
  },
];
