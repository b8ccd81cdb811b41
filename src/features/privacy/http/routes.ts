import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { Gate } from "../../../kit/http/gate.ts";
import { query } from "../../../kit/http/input.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import { oneOf } from "../../../kit/shared/schema.ts";
import type { PrivacyFacts } from "../facts.ts";
import { PRIVACY_LANGUAGES, PrivacyReport } from "../model.ts";
import { privacyReport } from "../report.ts";

const PrivacyQuery = query({
  language: Type.Optional(oneOf(PRIVACY_LANGUAGES, { description: "en by default", examples: ["en"] })),
});

const example: PrivacyReport = {
  assessment: "This is a self-assessment …",
  kept: [{ what: "Single scan", form: "time, country …", where: "SQLite database …", until: "395 days" }],
  conditions: [
    {
      number: 7,
      source: "CNIL, délibération 2020-091, 52",
      condition: "What is collected is kept for 25 months at most",
      verdict: "holds",
      because: "Single scans are erased after 395 days …",
    },
  ],
  record: "Record of processing activities (GDPR, Article 30) …",
  notice: "Our QR codes lead to you by way of qr.example.org …",
};

/** `GET /app/api/privacy`. @param needs.facts - of the service and of a workspace, now. */
export function privacyRoutes(needs: { gate: Gate; facts: (tenant: Tenant) => Promise<PrivacyFacts> }) {
  const { facts, gate } = needs;
  return new Elysia().get(
    "/app/api/privacy",
    async ({ request, query }) => privacyReport(await facts(tenantOf(request)), query.language ?? "en"),
    {
      query: PrivacyQuery,
      ...operation(gate.reads({ scopes: ["account"] }), {
        id: "getPrivacy",
        tag: "service",
        summary: "What is kept of people, and under which conditions",
        description: "By the running configuration. A self-assessment.",
        storage: true,
        answers: { 200: json("The report", PrivacyReport, example) },
        problems: ["invalid_request"],
      }),
    },
  );
}
