import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { days, daysOf } from "../../../kit/http/days.ts";
import { FILE_NAME } from "../../../kit/http/download.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { page, pageSize, query, refusePaging } from "../../../kit/http/input.ts";
import { NEXT, nextByCursor } from "../../../kit/http/next-page.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { recordContent, recordFile, recordFormat } from "../../../kit/http/record-file.ts";
import { CONFIDENTIAL } from "../../../kit/http/representation.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import { oneOf } from "../../../kit/shared/schema.ts";
import type { Audit } from "../audit.ts";
import { type AuditEntry, AuditList, EXAMPLE_WHO } from "../model.ts";
import { AUDIT_TABLE } from "../table.ts";
import { ACTIONS } from "../traits.ts";

const ListQuery = query({
  ...days,
  who: Type.Optional(
    Type.String({
      pattern: "^(?:(?:per|key)_[0-9a-z]{26}|operator|system)$",
      description: "Only what one did: id of a person or a key, operator or system",
      examples: [EXAMPLE_WHO.id],
    }),
  ),
  action: Type.Optional(oneOf(ACTIONS, { description: "Only this action" })),
  subject: Type.Optional(
    Type.String({
      pattern: "^[a-z]+_[0-9a-z]{26}$",
      description: "Only what was done with one record, by its id",
      examples: ["code_01kahgy2m4e8r6t0v2x4z6b8dk"],
    }),
  ),
  ...recordFormat,
  ...page,
});

const example: AuditEntry = {
  id: "aud_01kahgz4q8s2v6x0z4b8d2f6hj",
  at: "2026-11-21T10:20:00.000Z",
  who: EXAMPLE_WHO,
  action: "code.changed",
  subject: { kind: "code", id: "code_01kahgy2m4e8r6t0v2x4z6b8dk", name: "Hall 3" },
  detail: { revision: 2, members: ["title"] },
};

/** The audit of a workspace. */
export function auditRoutes({ gate, audit }: { gate: Gate; audit: Audit }) {
  return new Elysia().get(
    "/app/api/audit",
    async ({ request, query: { format = "json", limit, cursor, ...chosen }, set }) => {
      const { who, action, subject } = chosen;
      const filter = {
        ...{ tenantId: tenantOf(request).id, ...daysOf(chosen) },
        ...{ ...(who && { who }), ...(action && { action }), ...(subject && { subject }) },
      };
      if (format !== "json") {
        refusePaging({ ...(limit && { limit }), ...(cursor && { cursor }) });
        return recordFile(request, audit.all(filter), format, AUDIT_TABLE, "audit");
      }
      const found = await audit.list(filter, pageSize(limit), cursor ?? null);
      const next = nextByCursor(request, found.nextCursor);
      Object.assign(set.headers, next, { "cache-control": CONFIDENTIAL });
      return found;
    },
    {
      query: ListQuery,
      ...operation(gate.reads({ scopes: ["account"] }), {
        id: "listAudit",
        tag: "tenants",
        summary: "Who did what, newest first",
        description:
          "A page may end before its limit, or be empty, where a filter chooses entries; nextCursor goes on. " +
          "Entries are erased at the age that the operator sets, and the oldest of more than 100,000.",
        storage: true,
        answers: {
          200: {
            ...json(
              "One page, or all of them as a file",
              AuditList,
              { entries: [example], nextCursor: null },
              { ...NEXT, ...NO_STORE, ...FILE_NAME },
            ),
            others: recordContent(AUDIT_TABLE, "AuditEntry", example),
          },
        },
        problems: ["invalid_request", "cursor_invalid", "period_invalid"],
      }),
    },
  );
}
