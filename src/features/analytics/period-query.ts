import { Type } from "@sinclair/typebox";
import { oneOf, sharedAs } from "../../kit/shared/schema.ts";
import type { AnalyticsQuery } from "./analytics.ts";
import { type Interval, INTERVALS } from "./constants.ts";

/** A period in the query of a request. */

const moment = (name: string, description: string, example: string) =>
  Type.Optional(Type.String({ maxLength: 40, description, examples: [example], ...sharedAs(name) }));

/** Its parameters. */
export const period = {
  from: moment("From", "A date (local midnight) or a time; 30 days before `to` by default", "2026-11-20"),
  to: moment("To", "A date (inclusive) or a time; today by default", "2026-11-21T18:00:00Z"),
  interval: Type.Optional(
    oneOf(INTERVALS, { description: "Of the timeline; day by default", ...sharedAs("Interval") }),
  ),
  timezone: Type.Optional(
    Type.String({
      maxLength: 64,
      description: "IANA name; UTC by default",
      examples: ["Europe/Berlin"],
      ...sharedAs("Timezone"),
    }),
  ),
};

/** The period of a query, and whether automated scans count. */
export function toPeriod(query: {
  readonly from?: string;
  readonly to?: string;
  readonly interval?: Interval;
  readonly timezone?: string;
  readonly bots?: "include" | "exclude";
}): AnalyticsQuery {
  const { from, to, interval = "day", timezone = "UTC", bots } = query;
  return {
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    interval,
    timezone,
    withBots: bots !== "exclude",
  };
}
