import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { JSON_TYPES, SMALL_BODY } from "../http/body.ts";
import { streamed } from "../http/download.ts";
import type { Gate } from "../http/gate.ts";
import type { Limiter } from "../http/limits.ts";
import { json, operation } from "../http/operation.ts";
import { page, pageSize, query } from "../http/query.ts";
import { sightingOf, tenantOf } from "../http/requests.ts";
import type { Destination } from "../codes/store.ts";
import type { Sighting } from "../scans/observe.ts";
import { csvLines } from "../shared/csv.ts";
import { oneOf } from "../shared/schema.ts";
import type { Tenant } from "../tenants/model.ts";
import type { LeadOrigin, Leads } from "./leads.ts";
import { LEAD_TEXTS, LeadInput, LeadList, LeadStored } from "./model.ts";

const body = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES };

const ListQuery = query({
  format: Type.Optional(oneOf(["json", "csv"], { description: "csv gives all leads as a file" })),
  ...page,
});

const COLUMNS = ["id", "at", "country", "device", ...LEAD_TEXTS] as const;
const EXPORT_PAGE = 500;

const exampleLead = {
  id: "lead_01kahh0m5y7w9x1z3b5d7f9h1k",
  at: "2026-11-21T10:20:00.000Z",
  country: "DE",
  device: "mobile",
  email: "anna@example.org",
  name: "Anna",
  phone: null,
  company: null,
  message: "When is the next tour?",
};

/** Endpoint 21, and the tenant's side of leads. */
export function leadRoutes(needs: {
  gate: Gate;
  limit: Limiter;
  leads: Leads;
  /** The active code behind a short id. @throws Fault `code_not_found` or `code_gone`. */
  activeCode: (shortId: string) => Promise<Destination>;
  describe: (sighting: Sighting) => LeadOrigin;
  /** @throws Fault `code_not_found` when the tenant does not own the code. */
  own: (tenant: Tenant, params: Readonly<Record<string, string>>) => Promise<void>;
}) {
  const { gate, limit, leads, activeCode, describe, own } = needs;

  async function* csv(codeId: string): AsyncGenerator<string> {
    yield csvLines([COLUMNS]);
    for (let cursor: string | null = null; ;) {
      const found: LeadList = await leads.list(codeId, EXPORT_PAGE, cursor);
      yield csvLines(found.leads.map((lead) => COLUMNS.map((column) => lead[column])));
      cursor = found.nextCursor;
      if (cursor === null) return;
    }
  }

  return new Elysia({ name: "leads" })
    .post(
      "/api/leads/:shortId",
      async ({ request, params, body }) => {
        const { codeId } = await activeCode(params.shortId);
        return leads.take(codeId, body, describe(sightingOf(request)));
      },
      {
        ...gate.writes({
          limit,
          body,
          precondition: async ({ shortId = "" }) => void (await activeCode(shortId)),
          nullsAbsent: true,
        }),
        body: LeadInput,
        ...operation({
          id: "leaveLead",
          tag: "pages",
          summary: "Leave a lead on a code's page",
          limited: true,
          storage: true,
          body: {
            rule: body,
            schema: LeadInput,
            example: { consent: true, email: "anna@example.org", name: "Anna" },
          },
          answers: { 200: json("Taken", LeadStored, { stored: true, id: exampleLead.id }) },
          problems: ["consent_required", "lead_empty", "code_not_found", "code_gone"],
        }),
      },
    )
    .get(
      "/app/api/codes/:id/leads",
      async ({ params, query }) =>
        query.format === "csv"
          ? streamed(csv(params.id), "text/csv; charset=utf-8", "leads.csv")
          : leads.list(params.id, pageSize(query.limit), query.cursor ?? null),
      {
        ...gate.reads({ key: "required", owner: own }),
        query: ListQuery,
        ...operation({
          id: "listLeads",
          tag: "pages",
          summary: "The leads of a code, newest first",
          key: "required",
          storage: true,
          answers: {
            200: {
              ...json("One page, or with format=csv all of them as a file", LeadList, {
                leads: [exampleLead],
                nextCursor: null,
              }),
              alternatives: ["text/csv"],
            },
          },
          problems: ["invalid_request", "cursor_invalid", "code_not_found"],
        }),
      },
    )
    .delete(
      "/app/api/leads/:id",
      async ({ request, params, set }) => {
        await leads.remove(tenantOf(request).id, params.id);
        set.status = 204;
      },
      {
        ...gate.reads({ key: "required" }),
        ...operation({
          id: "deleteLead",
          tag: "pages",
          summary: "Erase a lead",
          description: "It stays counted.",
          key: "required",
          storage: true,
          answers: { 204: { description: "Erased" } },
          problems: ["lead_not_found"],
        }),
      },
    );
}
