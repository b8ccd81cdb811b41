import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { query } from "../../../kit/http/input.ts";
import { json } from "../../../kit/http/operation.ts";
import { operatorOf } from "../../../kit/http/requests.ts";
import { oneOf } from "../../../kit/shared/schema.ts";
import type { OperatorReportsDesk } from "../reports.ts";
import { DecideReport, OperatorReport, OperatorReports } from "../reports-model.ts";
import { EXAMPLE_REPORT } from "./examples.ts";
import { nothing, type OperatorRouteNeeds, optionsOf, page, paging } from "./operations.ts";

const ListQuery = query({
  state: Type.Optional(oneOf(["open", "decided"], { description: "Which of them; open by default" })),
  ...paging,
});

const path = {
  number: { component: "ReportNumber", description: "Number of the report", example: EXAMPLE_REPORT.number },
};

/** Reports of codes that do harm. */
export function operatorReportRoutes(needs: OperatorRouteNeeds & { reports: OperatorReportsDesk }) {
  const { reports } = needs;
  const { reads, lists, acts, takes } = optionsOf(needs);
  const record = { 200: json("The report as it is now", OperatorReport, EXAMPLE_REPORT) };

  return new Elysia()
    .get(
      "/operator/api/reports",
      (context) => {
        const { state = "open" } = context.query;
        return page(context, (limit, cursor) => reports.list(state, limit, cursor));
      },
      {
        query: ListQuery,
        ...lists(
          OperatorReports,
          { reports: [EXAMPLE_REPORT] },
          {
            id: "listReports",
            summary: "Reports of codes",
            description: "Open ones the oldest first, decided ones the newest first.",
          },
        ),
      },
    )
    .get(
      "/operator/api/reports/:number",
      ({ params: { number } }) => reports.show(number),
      reads({
        id: "getReport",
        summary: "A report",
        description:
          "What the reporter wrote is null once `QZ_SECRET` was changed. The number may be in small letters.",
        path,
        answers: record,
        problems: ["not_found"],
      }),
    )
    .delete(
      "/operator/api/reports/:number",
      ({ request, params: { number }, set }) => nothing({ set }, reports.erase(number, operatorOf(request))),
      acts({
        id: "deleteReport",
        summary: "Erase a report, as its reporter may ask",
        description: "Nothing brings it back. A code that was taken down for it stays down.",
        path,
        answers: { 204: { description: "Erased" } },
        problems: ["not_found"],
      }),
    )
    .post(
      "/operator/api/reports/:number/decision",
      ({ request, params: { number }, body }) => reports.decide(number, body, operatorOf(request)),
      takes(DecideReport, {
        id: "decideReport",
        summary: "Decide a report",
        description:
          "`taken_down` blocks the code first. The decision is mailed to the reporter where there is an address and mail.",
        path,
        example: { decision: "taken_down" },
        answers: record,
        problems: ["not_found", "report_decided"],
      }),
    );
}
