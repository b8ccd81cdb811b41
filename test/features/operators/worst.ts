import type { Place, WorstInput, WorstRequest } from "../../worst/input.ts";

/** The longest words that an owner is told, of which each character has four bytes. */
const WORDS = "\u{1f9ff}".repeat(1_000);

/** Ids of records that there are not: what there is the other inputs need. */
const NO_CODE = `code_${"0".repeat(26)}`;
const NO_WORKSPACE = `ten_${"0".repeat(26)}`;
const NO_PERSON = `per_${"0".repeat(26)}`;

/** An input of an operator, whose path is the same in all places, or depends on one. */
function input(
  operation: string,
  name: string,
  status: number,
  path: string | ((place: Place) => string),
  more: Pick<WorstRequest, "body"> = {},
): WorstInput {
  return {
    operation,
    name,
    status,
    request: (place) => ({
      path: `/operator/api${typeof path === "string" ? path : path(place)}`,
      key: place.operatorKey,
      ...more,
    }),
  };
}

/** The operator's API. */
export const INPUTS: readonly WorstInput[] = [
  {
    operation: "beginOperatorSession",
    name: "a person in as many workspaces as may be, who is no operator",
    status: 401,
    request: ({ busyPerson }) => ({ path: "/operator/api/session/options", headers: busyPerson, body: {} }),
  },
  {
    operation: "openOperatorSession",
    name: "the longest code, of somebody who is no operator",
    status: 401,
    request: ({ busyPerson }) => ({
      path: "/operator/api/session",
      headers: busyPerson,
      body: { code: "x".repeat(60) },
    }),
  },
  input("getOperatorSession", "a key", 200, "/session"),
  input("closeOperatorSession", "a key", 204, "/session"),
  input("getOperatorState", "of the largest place", 200, "/state"),
  input("searchAsOperator", "a text that nothing has, through all", 200, `/search?q=${"no".repeat(1_000)}`),
  input("searchAsOperator", "the host of all codes", 200, "/search?q=museum.example"),
  input("getOperatorGrowth", "of today, with all codes", 200, "/growth"),
  input("listOperatorLog", "the largest page", 200, "/log?limit=1000"),
  input("listOperatorCodes", "the largest page of all", 200, "/codes?limit=1000"),
  input("listOperatorCodes", "of the host of all codes", 200, "/codes?host=museum.example&limit=1000"),
  input(
    "listSignedCodes",
    "the largest page of codes with as many signs as may be",
    200,
    "/signs?limit=1000",
  ),
  input(
    "getOperatorCode",
    "with the most rules, of targets with queries",
    200,
    ({ ruled }) => `/codes/${ruled.queries.id}`,
  ),
  input("takeDownCode", "the longest words", 404, `/codes/${NO_CODE}/take-down`, {
    body: { reason: "rights", words: WORDS },
  }),
  input("putBackCode", "a code that there is not", 404, `/codes/${NO_CODE}/put-back`),
  input(
    "listOperatorWorkspaces",
    "a text that none has, through all",
    200,
    "/workspaces?limit=1000&q=nothing",
  ),
  input("getOperatorWorkspace", "a workspace that there is not", 404, `/workspaces/${NO_WORKSPACE}`),
  input("makeWorkspace", "an address that is none, of the longest", 400, "/workspaces", {
    body: { name: "x".repeat(200), email: "x".repeat(254) },
  }),
  input("editOperatorWorkspace", "the longest plan", 400, `/workspaces/${NO_WORKSPACE}`, {
    body: { plan: "x".repeat(100) },
  }),
  input("deleteOperatorWorkspace", "one that there is not", 404, `/workspaces/${NO_WORKSPACE}`),
  input("suspendWorkspace", "the longest words", 404, `/workspaces/${NO_WORKSPACE}/suspend`, {
    body: { reason: "spam", words: WORDS },
  }),
  input("resumeWorkspace", "one that there is not", 404, `/workspaces/${NO_WORKSPACE}/resume`),
  input("makeOwner", "of one that there is not", 404, `/workspaces/${NO_WORKSPACE}/owners`, {
    body: { email: "worst@museum.example" },
  }),
  input("listKeysOfWorkspace", "of one that there is not", 404, `/workspaces/${NO_WORKSPACE}/keys`),
  input("makeKeyOfWorkspace", "of one that there is not", 404, `/workspaces/${NO_WORKSPACE}/keys`, {
    body: { name: "x", scopes: ["codes:read"] },
  }),
  input("revokeKeyOfWorkspace", "one that there is not", 404, `/workspaces/${NO_WORKSPACE}/keys/key_x`),
  input("getOperatorArchive", "of one that there is not", 404, `/workspaces/${NO_WORKSPACE}/archive`),
  input(
    "getOperatorRedirects",
    "of one that there is not",
    404,
    `/workspaces/${NO_WORKSPACE}/redirects?format=nginx`,
  ),
  input("renewMainKey", "of one that there is not", 404, `/workspaces/${NO_WORKSPACE}/main-key`),
  input("listReports", "the largest page, which is decrypted", 200, "/reports?limit=1000"),
  input("getReport", "one that there is not", 404, "/reports/AAAAA-AAAAA"),
  input("deleteReport", "one that there is not", 404, "/reports/AAAAA-AAAAA"),
  input("decideReport", "the longest words", 404, "/reports/AAAAA-AAAAA/decision", {
    body: { decision: "taken_down", words: WORDS, all: true },
  }),
  input(
    "listOperatorPeople",
    "a text that nobody has, through all",
    200,
    "/people?limit=1000&q=nobody-has-it",
  ),
  input("getOperatorPerson", "one that there is not", 404, `/people/${NO_PERSON}`),
  input("signOutPerson", "one that there is not", 404, `/people/${NO_PERSON}/sign-out`),
  input("resetPerson", "one that there is not", 404, `/people/${NO_PERSON}/reset`, {
    body: { secondFactor: true },
  }),
  input("erasePerson", "one that there is not", 404, `/people/${NO_PERSON}`),
  input("listVouchers", "all of them", 200, "/vouchers"),
  input("makeVoucher", "a plan that there is not", 400, "/vouchers", { body: { plan: "x".repeat(100) } }),
  input("revokeVoucher", "the longest code", 404, `/vouchers/${"A".repeat(2_000)}`),
  input("listOperatorDomains", "the largest page", 200, "/domains?limit=1000"),
  input("releaseDomain", "the longest host", 404, `/domains/${"a.".repeat(120)}example/release`),
  input("disableDomain", "a host of escapes", 404, `/domains/${"%20".repeat(1_000)}/disable`),
  input("enableDomain", "the longest host", 404, `/domains/${"a.".repeat(120)}example/enable`),
  input("listImportedLogos", "all of them", 200, "/logos"),
  input("removeImportedLogo", "the longest name", 404, `/logos/${"a".repeat(2_000)}`),
  input("getOperatorFile", "one that there is not", 404, `/files/file_${"0".repeat(26)}`),
  input("removeOperatorFile", "one that there is not", 404, `/files/file_${"0".repeat(26)}`),
  input("getOperatorImage", "one that there is not", 404, `/images/img_${"0".repeat(26)}`),
  input("removeOperatorImage", "one that there is not", 404, `/images/img_${"0".repeat(26)}`),
  input("listBlocklists", "all of them", 200, "/lists"),
  input("checkBlocklists", "the most labels", 200, `/lists/check?host=${"a.".repeat(120)}example`),
  input("applyBlocklist", "one that there is not", 404, `/lists/${"a".repeat(2_000)}/apply`),
];
