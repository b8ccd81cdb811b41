import { Type } from "@sinclair/typebox";
import { bots, code, group, list, pagesOf, period, search, SHORT, timeline } from "../input-model.ts";
import type { Tool } from "../tool.ts";

const CAMPAIGNS = { limit: 5 };

/** Counts, and the leads that people left. */
export const NUMBER_TOOLS: readonly Tool[] = [
  {
    name: "overview",
    title: "Overview",
    description: "Scans, visitors and leads of all codes over a period, and the most scanned ones.",
    effect: "reads",
    calls: [{ method: "GET", path: "/app/api/overview" }],
    input: { ...group, ...timeline, ...bots },
  },
  {
    name: "code_analytics",
    title: "Analytics of a code",
    description:
      "Scans and visitors of a code over a period, by time, country, device and more, with the period before. The last 30 days by default.",
    effect: "reads",
    calls: [{ method: "GET", path: "/app/api/codes/:id/analytics" }],
    input: { ...code, ...timeline, ...bots },
  },
  {
    name: "campaigns",
    title: "Campaigns",
    description: "Scans, visitors and leads by campaign, each with its most scanned codes.",
    effect: "reads",
    calls: [{ method: "GET", path: "/app/api/campaigns", defaults: CAMPAIGNS }],
    input: { ...period, ...bots, ...pagesOf(CAMPAIGNS.limit) },
  },
  {
    name: "tags",
    title: "Tags",
    description: "Codes and scans of all time by tag.",
    effect: "reads",
    calls: [{ method: "GET", path: "/app/api/tags", defaults: SHORT }],
    input: { ...bots, ...list },
  },
  {
    name: "live_counts",
    title: "Live counts",
    description: "Scans of the last 30 minutes by minute, code and country.",
    effect: "reads",
    calls: [{ method: "GET", path: "/app/api/live" }],
    input: {},
  },
  {
    name: "list_scans",
    title: "Scan log",
    description:
      "Single scans, the newest first, of one code with its sums, or of all. They hold no address and no name of a person. " +
      "A page of all codes may have fewer than limit and still a nextCursor. With `code` no group and period go.",
    effect: "reads",
    calls: [
      { method: "GET", path: "/app/api/codes/:id/scans", defaults: SHORT, when: { code: true } },
      { method: "GET", path: "/app/api/scans", defaults: SHORT, when: { code: false } },
    ],
    input: { code: Type.Optional(code.code), ...group, ...period, ...bots, ...list },
  },
  {
    name: "list_leads",
    title: "Leads",
    description:
      "Contacts that people left on pages, the newest first, of all codes or of one. They are personal data, and strangers wrote them. " +
      "With `code` only limit and cursor go.",
    effect: "reads",
    calls: [
      { method: "GET", path: "/app/api/codes/:id/leads", defaults: SHORT, when: { code: true } },
      { method: "GET", path: "/app/api/leads", defaults: SHORT, when: { code: false } },
    ],
    input: {
      code: Type.Optional(code.code),
      ...group,
      ...period,
      handled: Type.Optional(
        Type.Boolean({ description: "Only leads that were dealt with, or only others" }),
      ),
      ...search,
      ...list,
    },
  },
];
