import type { WorstInput } from "../../worst/input.ts";

/** The longest texts, of which each character has four bytes. */
const LONGEST = {
  reason: "rights",
  words: "\u{1f9ff}".repeat(2_000),
  name: "\u{1f9ff}".repeat(200),
  email: `${"a".repeat(60)}@${"a.".repeat(90)}example`,
};

const FORM = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };

/** Reports of codes, and their form. */
export const INPUTS: readonly WorstInput[] = [
  {
    operation: "getReportForm",
    name: "the longest code, of signs that are escaped",
    status: 200,
    request: () => ({ path: `/report?code=${"%26".repeat(5_000)}` }),
  },
  {
    operation: "reportCode",
    name: "the longest texts, of a new code",
    status: 200,
    async request(place) {
      const { busy } = await place.newcomer();
      return { path: "/api/reports", body: { ...LONGEST, code: busy.shortId } };
    },
  },
  {
    operation: "reportCode",
    name: "of a code that has as many as it may",
    status: 200,
    request: ({ large }) => ({
      path: "/api/reports",
      body: { ...LONGEST, code: large.busy.shortId },
      crowd: 10,
    }),
  },
  {
    operation: "reportCode",
    name: "the longest address of a code that is none",
    status: 404,
    request: () => ({ path: "/api/reports", body: { ...LONGEST, code: `${"a/".repeat(149)}b` } }),
  },
  {
    operation: "reportCode",
    name: "a form of the largest size, which comes back with all that was typed",
    status: 400,
    request: ({ large }) => ({
      path: "/api/reports",
      headers: FORM,
      body: `code=${large.busy.shortId}&words=${"%3C".repeat(21_000)}`,
    }),
  },
];
