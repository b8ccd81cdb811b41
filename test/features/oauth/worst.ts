import { FORM_TYPES } from "../../../src/kit/http/forms.ts";
import type { Place, WorstInput } from "../../worst/input.ts";

/** As long as an address may be. */
const LONG = "x".repeat(15_000);
/** As long as a body may be. */
const HUGE = 64_000;

const form = (path: string, body: string) => ({ path, headers: { "content-type": FORM_TYPES[0] }, body });

const sent = (name: string, path: string, status: number, body: string): WorstInput => ({
  operation: "POST",
  name: `${path} with ${name}`,
  status,
  request: () => form(path, body),
});

const token = (prefix: string) => `${prefix}_${"a".repeat(86)}`;

/** The form with which an app gets tokens. */
const exchange = (more: string) =>
  `grant_type=authorization_code&client_id=x&redirect_uri=y&code_verifier=${"v".repeat(128)}&${more}`;

const registered = (name: string, status: number, body: object): WorstInput => ({
  operation: "POST",
  name: `/oauth/register with ${name}`,
  status,
  request: () => ({ path: "/oauth/register", body }),
});

const asked = (name: string, query: (place: Place) => string): WorstInput => ({
  operation: "GET",
  name: `/oauth/authorize with ${name}`,
  status: 400,
  request: (place) => ({ path: `/oauth/authorize?${query(place)}`, headers: place.busyPerson }),
});

const apps = "/app/api/apps";

/** Apps that people connect, and the protocol by which they get tokens. */
export const INPUTS: readonly WorstInput[] = [
  {
    operation: "listApps",
    name: "a workspace without one",
    status: 200,
    request: ({ large }) => ({ path: apps, key: large.apiKey }),
  },
  {
    operation: "deleteApp",
    name: "a long id",
    status: 404,
    request: ({ large }) => ({ path: `${apps}/${LONG}`, key: large.apiKey }),
  },
  {
    operation: "listOwnApps",
    name: "a person with many workspaces",
    status: 200,
    request: ({ busyPerson }) => ({ path: "/app/api/person/apps", headers: busyPerson }),
  },
  {
    operation: "deleteOwnApp",
    name: "a long id",
    status: 404,
    request: ({ busyPerson }) => ({ path: `/app/api/person/apps/${LONG}`, headers: busyPerson }),
  },
  registered("20 addresses of 500 characters", 400, {
    client_name: "x".repeat(1_000),
    redirect_uris: Array.from({ length: 20 }, (_, index) => `https://app.example/${index}`.padEnd(500, "x")),
  }),
  registered("the longest name, of characters that are not seen", 201, {
    client_name: "\u202E".repeat(1_000),
    redirect_uris: ["https://app.example/"],
  }),
  registered("one address of 60 KB", 400, { redirect_uris: [`https://${"a.".repeat(HUGE / 2)}example/`] }),
  registered("thousands of addresses", 400, { redirect_uris: Array.from({ length: 4_900 }, () => "x") }),
  sent("a guessed code", "/oauth/token", 400, exchange(`code=${token("qzc")}`)),
  sent(
    "a guessed refresh token",
    "/oauth/token",
    400,
    `grant_type=refresh_token&client_id=x&refresh_token=${token("qzr")}`,
  ),
  sent("60 KB as a code", "/oauth/token", 400, exchange(`code=qzc_${"a".repeat(HUGE)}`)),
  sent("60 KB as a client", "/oauth/token", 400, `grant_type=refresh_token&client_id=${"x".repeat(HUGE)}`),
  sent("thousands of fields", "/oauth/token", 400, "a=b&".repeat(15_000)),
  sent(
    "60 KB as a resource",
    "/oauth/token",
    400,
    exchange(`resource=https://${"a.".repeat(HUGE / 2)}example/`),
  ),
  sent("a guessed token", "/oauth/revoke", 200, `client_id=x&token=${token("qzr")}`),
  sent("thousands of fields", "/oauth/authorize", 303, "a=b&".repeat(15_000)),
  asked("a long client", () => `client_id=${LONG}`),
  asked("a client on a private address", () => `client_id=https://127.0.0.1/${"x".repeat(3_900)}`),
  asked("thousands of parameters", () => "a=b&".repeat(3_700)),
  asked("thousands of scopes", () => `client_id=x&scope=${"a+".repeat(7_000)}`),
];
