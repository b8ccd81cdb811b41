import type { News, ReportNumbers } from "../../../src/features/mailings/letters.ts";
import { DAY } from "../../../src/kit/shared/clock.ts";

const MONDAY = Date.UTC(2026, 10, 23);

/** A report as it usually is. */
export const SAMPLE_REPORT: ReportNumbers = {
  counts: { scans: 1_284, uniqueVisitors: 941, leads: 12 },
  before: { scans: 1_100, uniqueVisitors: 941, leads: 0 },
  timeline: [150, 210, 0, 380, 290, 184, 70].map((scans, day) => ({ at: MONDAY + day * DAY, scans })),
  top: [
    { id: "code_1", shortId: "a", title: "Hall 3", name: "Hall 3", scans: 700 },
    { id: "code_2", shortId: "b", title: "x", name: "Audio guide <summer>", scans: 584 },
  ],
  dead: [{ id: "code_3", shortId: "c", title: "Old poster", address: "https://museum.example/2019" }],
};

export const SAMPLE_NEWS: News = {
  first: [
    { id: "code_1", shortId: "a", title: "Hall 3" },
    { id: "code_2", shortId: "b", title: "Audio guide <summer>" },
  ],
  spike: { scans: 240, usual: 12.4 },
  leads: 3,
  limits: [{ limit: "codes", share: 0.96 }],
};

const TITLE = "\u0000\u202e\n<".repeat(60) + "🎟".repeat(200);
const ID = `code_${"0".repeat(26)}`;

/** All that is longest. */
export const WORST_REPORT: ReportNumbers = {
  counts: { scans: 2 ** 52, uniqueVisitors: 2 ** 52, leads: 2 ** 52 },
  before: { scans: 1, uniqueVisitors: 1, leads: 1 },
  timeline: Array.from({ length: 7 }, (_, day) => ({ at: MONDAY + day * DAY, scans: 2 ** 52 })),
  top: Array(10).fill({ id: ID, shortId: "a", title: TITLE, name: TITLE, scans: 2 ** 52 }),
  dead: Array(11).fill({
    ...{ id: ID, shortId: "c", title: TITLE, address: `https://x.example/${"<".repeat(2_000)}` },
  }),
};

export const WORST_NEWS: News = {
  first: Array(1_000).fill({ id: ID, shortId: "a", title: TITLE }),
  spike: { scans: 2 ** 52, usual: 1 / 3 },
  leads: 1_000,
  limits: [{ limit: "bytes", share: 12 }],
};
