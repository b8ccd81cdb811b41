import type { SharedNumbers } from "./model.ts";

/** Shared numbers, for the OpenAPI document. */
export const EXAMPLE_NUMBERS: SharedNumbers = {
  title: "Hall 3",
  of: "code",
  from: "2026-11-20T00:00:00.000Z",
  to: "2026-11-22T00:00:00.000Z",
  interval: "day",
  timezone: "UTC",
  bots: "include",
  round: true,
  totals: { scans: 42, uniqueVisitors: 30, bots: 2 },
  previous: { scans: 12, uniqueVisitors: 9, bots: 0 },
  timeline: [
    { at: "2026-11-20T00:00:00.000Z", scans: 12, uniqueVisitors: 9 },
    { at: "2026-11-21T00:00:00.000Z", scans: 30, uniqueVisitors: 21 },
  ],
  countries: [
    { country: "DE", scans: 40, uniqueVisitors: 29 },
    { country: "LI", scans: null, uniqueVisitors: null },
  ],
  devices: [{ device: "mobile", scans: 42, uniqueVisitors: 30 }],
  systems: [{ system: "iOS", scans: 42, uniqueVisitors: 30 }],
  browsers: [{ browser: "Safari", scans: 42, uniqueVisitors: 30 }],
  languages: [{ language: "de", scans: 42, uniqueVisitors: 30 }],
  weekdays: Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 24 }, (_, hour) => (hour === 11 ? ([0, 0, 0, 0, 12, 30, 0][day] ?? 0) : 0)),
  ),
  page: { views: 40, clicks: 21 },
  codes: [],
  campaigns: [],
};
