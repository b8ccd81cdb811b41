import type { WorstInput } from "../../worst/input.ts";

const NOTICES = ["first_scan", "spike", "limit", "lead"];

/** Reports by mail. The service of these sends none, so none is made. */
export const INPUTS: readonly WorstInput[] = [
  {
    operation: "listMailings",
    name: "of the workspace with the most codes",
    status: 200,
    request: ({ large }) => ({ path: "/app/api/mailings", key: large.apiKey }),
  },
  {
    operation: "createMailing",
    name: "the longest of everything",
    request: ({ large }) => ({
      path: "/app/api/mailings",
      key: large.apiKey,
      body: {
        to: `${"a".repeat(64)}@${"a.".repeat(90)}example`,
        every: "month",
        of: { group: "\u{1f9ff}".repeat(50) },
        timezone: "America/Argentina/ComodRivadavia",
        notices: NOTICES,
      },
    }),
  },
  {
    operation: "editMailing",
    name: "one that is none, with all that can be changed",
    status: 404,
    request: ({ large }) => ({
      path: `/app/api/mailings/mail_${"z".repeat(2_000)}`,
      key: large.apiKey,
      body: { every: "week", of: { code: large.busy.id }, timezone: "Asia/Kathmandu", notices: NOTICES },
    }),
  },
  {
    operation: "endMailing",
    name: "one that is none, with the longest id",
    status: 404,
    request: ({ large }) => ({ path: `/app/api/mailings/mail_${"z".repeat(2_000)}`, key: large.apiKey }),
  },
  {
    operation: "getMailingLink",
    name: "the longest token, whose signature is wrong",
    status: 404,
    request: () => ({ path: `/mailings/mail_${"0".repeat(40)}.${"0".repeat(32)}.${"A".repeat(43)}` }),
  },
  {
    operation: "followMailingLink",
    name: "a token of the longest address",
    status: 404,
    request: () => ({ path: `/mailings/${"mail_".repeat(1_500)}` }),
  },
];
