import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { actorOf } from "../../../kit/http/actor.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { flag, query } from "../../../kit/http/input.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { mayPause, takeBody, tenantOf } from "../../../kit/http/requests.ts";
import type { BulkEdits } from "../edits.ts";
import { EditsAnswer } from "../model.ts";
import { CSV_BODY, csvBody } from "./csv-body.ts";

const EditsQuery = query({
  dryRun: Type.Optional(flag("Only look: nothing is changed")),
  changes: Type.Optional(flag("Tell the first 100 changes")),
});

const exampleCsv = "shortId,title,target\nKx7fP2m,Hall 3,https://museum.example/audio/hall-3\n";

/** `POST /app/api/codes/edits`. */
export function bulkEditRoutes(needs: { gate: Gate; edits: BulkEdits }) {
  const { gate, edits } = needs;
  const admission = gate.receives({ scopes: ["codes:write"], body: CSV_BODY });
  return new Elysia().post(
    "/app/api/codes/edits",
    async ({ request, query: { dryRun, changes }, set }) => {
      const file = {
        body: takeBody(request),
        contentType: request.headers.get("content-type") ?? "",
        dryRun: dryRun === "true",
        shows: changes === "true",
        by: actorOf(request),
      };
      const { answer, id } = await edits.edit(tenantOf(request), file, () => mayPause(request));
      if (id !== null) set.headers["x-bulk-id"] = id;
      return answer;
    },
    {
      query: EditsQuery,
      ...operation(admission, {
        id: "editCodes",
        tag: "bulk",
        summary: "Change many codes by a CSV file",
        description:
          "A row for each code, found by shortId and domain. The other columns are those of a bulk file, and active: each as the row says, an empty cell clears; what has no column stays. Rows that can't be done are told, and the others are. GET /app/api/codes?format=csv gives the file to change.",
        storage: true,
        body: { rule: CSV_BODY, ...csvBody("The file: a header row, and a row a code", exampleCsv) },
        answers: {
          200: json(
            "The outcome; with dryRun what would be done",
            EditsAnswer,
            { matched: 1, changed: 1, failed: [] },
            { "x-bulk-id": { description: "Undoes the changes within 24 hours", optional: true } },
          ),
        },
        problems: ["csv_invalid", "plan_limit"],
      }),
    },
  );
}
