import { Elysia } from "elysia";
import type { Gate } from "../../../kit/http/gate.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { actorOf } from "../../../kit/http/actor.ts";
import { mayPause, tenantOf } from "../../../kit/http/requests.ts";
import { UndoAnswer } from "../model.ts";
import type { BulkUndo } from "../undo.ts";

/** `POST /app/api/bulk/{id}/undo`. */
export function bulkUndoRoutes(needs: { gate: Gate; undo: BulkUndo }) {
  const { gate, undo } = needs;
  const admission = gate.reads({
    scopes: ["codes:write"],
    grows: false,
    owner: (tenant, { id = "" }) => undo.check(tenant, id),
  });
  return new Elysia().post(
    "/app/api/bulk/:id/undo",
    ({ request, params: { id } }) =>
      undo.undo(tenantOf(request), id, actorOf(request), () => mayPause(request)),
    {
      ...operation(admission, {
        id: "undoBulk",
        tag: "bulk",
        summary: "Take a file back",
        description:
          "Within 24 hours. The codes that it made are deleted, but those that were scanned or edited since; of a file of edits, codes are put back that were not edited since. Sent again, it does what is left.",
        storage: true,
        path: {
          id: {
            component: "BulkId",
            description: "The file's x-bulk-id",
            example: "bulk_01kahgy2m4e8r6t0v2x4z6b8dk",
          },
        },
        answers: { 200: json("The outcome", UndoAnswer, { deleted: 2, kept: [] }) },
        problems: ["bulk_not_found"],
      }),
    },
  );
}
