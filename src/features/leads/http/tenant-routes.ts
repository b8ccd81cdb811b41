import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { NotedExport } from "../../audit/http/exports.ts";
import { CODE_PATH } from "../../codes/model.ts";
import { authorOf } from "../../../kit/http/actor.ts";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import { FILE_NAME } from "../../../kit/http/download.ts";
import { days, daysOf } from "../../../kit/http/days.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import {
  flag,
  group,
  page,
  pageSize,
  query,
  readSearch,
  refusePaging,
  search,
} from "../../../kit/http/input.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { NEXT, nextByCursor } from "../../../kit/http/next-page.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { type Answer, json, operation } from "../../../kit/http/operation.ts";
import { recordContent, recordFile, recordFormat } from "../../../kit/http/record-file.ts";
import { CONFIDENTIAL } from "../../../kit/http/representation.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import { LEAD_ID, LeadChange, LeadList, LeadRecord } from "../model.ts";
import type { LeadQuery, LeadReader } from "../reader.ts";
import { LEAD_TABLE } from "../table.ts";

const OfCodeQuery = query({ ...recordFormat, ...page });

const ListQuery = query({
  ...group,
  ...days,
  handled: Type.Optional(flag("Only leads that you have dealt with, or only others")),
  ...search("Found in one of the texts"),
  ...recordFormat,
  ...page,
});

const body: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES };

const exampleLead: LeadRecord = {
  id: LEAD_ID,
  at: "2026-11-21T10:20:00.000Z",
  country: "DE",
  device: "mobile",
  email: "anna@example.org",
  name: "Anna",
  phone: null,
  company: null,
  message: "When is the next tour?",
  handled: false,
  code: {
    id: CODE_PATH.id.example,
    shortId: "Kx7fP2m",
    title: "Hall 3",
    name: "Hall 3",
    group: "audio guide",
  },
};

const LEAD_PATH = { id: { component: "LeadId", description: "Id of the lead", example: LEAD_ID } };

const LISTED: Answer = {
  ...json(
    "One page, or all of them as a file",
    LeadList,
    { leads: [exampleLead], nextCursor: null },
    { ...NEXT, ...NO_STORE, ...FILE_NAME },
  ),
  others: recordContent(LEAD_TABLE, "Lead", exampleLead),
};

/** Leads for their tenant. */
export function tenantLeadRoutes(needs: {
  gate: Gate;
  leads: LeadReader;
  /** @throws Fault `code_not_found` when the tenant does not own the code. */
  own: (tenant: Tenant, params: Readonly<Record<string, string>>) => Promise<void>;
  noted: NotedExport;
}) {
  const { gate, leads, own, noted } = needs;

  const edits = jsonBody(gate, {
    scopes: ["leads:write"],
    body,
    owner: (tenant, { id = "" }) => leads.check(tenant.id, id),
    schema: LeadChange,
  });

  /** Answers with a page of leads, or with all of them as a file. */
  async function answer(
    request: Request,
    set: { headers: Record<string, string | number> },
    chosen: LeadQuery,
    { format = "json", ...page }: Paging,
  ) {
    if (format !== "json") {
      refusePaging(page);
      const { codeId } = chosen;
      const order = { action: "leads.exported", format, ...(codeId && { codeId }) } as const;
      return recordFile(request, noted(request, order, leads.all(chosen)), format, LEAD_TABLE, "leads");
    }
    const { limit, cursor } = page;
    const found = await leads.list(chosen, pageSize(limit), cursor ?? null);
    Object.assign(set.headers, nextByCursor(request, found.nextCursor), { "cache-control": CONFIDENTIAL });
    return found;
  }

  return new Elysia()
    .get(
      "/app/api/codes/:id/leads",
      ({ request, params, query, set }) =>
        answer(request, set, { tenantId: tenantOf(request).id, codeId: params.id }, query),
      {
        query: OfCodeQuery,
        ...operation(gate.reads({ scopes: ["leads:read"], owner: own }), {
          id: "listLeads",
          tag: "pages",
          summary: "The leads of a code, newest first",
          description: "A page may end before its limit, when its leads are large; nextCursor goes on.",
          path: CODE_PATH,
          storage: true,
          answers: { 200: LISTED },
          problems: ["invalid_request", "cursor_invalid", "code_not_found"],
        }),
      },
    )
    .get(
      "/app/api/leads",
      ({ request, query, set }) =>
        answer(
          request,
          set,
          {
            tenantId: tenantOf(request).id,
            ...daysOf(query),
            ...(query.group ? { group: query.group } : {}),
            ...(query.handled ? { handled: query.handled === "true" } : {}),
            ...readSearch(query.q),
          },
          query,
        ),
      {
        query: ListQuery,
        ...operation(gate.reads({ scopes: ["leads:read"] }), {
          id: "listAllLeads",
          tag: "pages",
          summary: "The leads of all codes, newest first",
          description:
            "Texts are encrypted: q looks through at most 1,000 leads a page. A page may end before its limit, or be empty; " +
            "nextCursor goes on. A code's leads follow it to another campaign in the background.",
          storage: true,
          answers: { 200: LISTED },
          problems: ["invalid_request", "cursor_invalid", "period_invalid"],
        }),
      },
    )
    .patch(
      "/app/api/leads/:id",
      async ({ request, params, body, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        return leads.setHandled(tenantOf(request).id, params.id, body.handled, authorOf(request));
      },
      {
        ...operation(edits, {
          id: "editLead",
          tag: "pages",
          summary: "Note whether a lead was dealt with",
          path: LEAD_PATH,
          storage: true,
          body: { rule: body, schema: LeadChange, example: { handled: true } },
          answers: { 200: json("The lead", LeadRecord, { ...exampleLead, handled: true }, NO_STORE) },
          problems: ["lead_not_found"],
        }),
      },
    )
    .delete(
      "/app/api/leads/:id",
      async ({ request, params, set }) => {
        await leads.remove(tenantOf(request).id, params.id, authorOf(request));
        set.status = 204;
      },
      {
        ...operation(gate.reads({ scopes: ["leads:write"] }), {
          id: "deleteLead",
          tag: "pages",
          summary: "Erase a lead",
          description: "It stays counted.",
          path: LEAD_PATH,
          storage: true,
          answers: { 204: { description: "Erased" } },
          problems: ["lead_not_found"],
        }),
      },
    );
}

/** How much of a list is asked for, and in which form. */
interface Paging {
  readonly format?: "json" | "csv" | "ndjson";
  readonly limit?: string;
  readonly cursor?: string;
}
