import { FORM_TYPES } from "../../../src/kit/http/forms.ts";
import type { Place, WorstInput } from "../../worst/input.ts";
import { full } from "../../worst/inputs/heads.ts";

const CALLBACK = "/app/api/oidc/callback";

/** As long as an address may be. */
const LONG = "x".repeat(15_000);

const byBusy = ({ busyPerson }: Place) => ({ path: "/app/api/oidc/link", headers: busyPerson });

const notice = (token: string) => ({
  path: "/app/api/oidc/backchannel-logout",
  headers: { "content-type": FORM_TYPES[0] },
  body: `logout_token=${token}`,
});

/** Operations of sign-ins at a provider. */
export const INPUTS: readonly WorstInput[] = [
  {
    operation: "getSignInWays",
    name: "a long query",
    status: 200,
    request: () => ({ path: `/app/api/oidc?x=${LONG}` }),
  },
  {
    operation: "startProviderSignIn",
    name: "the longest view",
    status: 303,
    request: () => ({ path: `/app/api/oidc/start?to=${"x".repeat(100)}&remember=true` }),
  },
  {
    operation: "endProviderSignIn",
    name: "a long state and code, with the longest cookie that is read",
    status: 400,
    request: () => ({
      path: `${CALLBACK}?state=${LONG.slice(7_500)}&code=${LONG.slice(7_600)}`,
      headers: { cookie: `qz_oidc=${"A".repeat(2_000)}` },
    }),
  },
  {
    operation: "endProviderSignIn",
    name: "thousands of parameters",
    status: 400,
    request: () => ({ path: `${CALLBACK}?${"state=x&".repeat(1_900)}`, headers: { cookie: "qz_oidc=AAAA" } }),
  },
  ...["qz_oidc=;", "; qz_oidc=", `; qz_oidc=${"A".repeat(2_001)}`].map((part): WorstInput => ({
    operation: "endProviderSignIn",
    name: `a megabyte of ${part.slice(0, 15)} as cookies`,
    status: 400,
    request: () => ({ path: `${CALLBACK}?state=x`, headers: { cookie: full(part) } }),
  })),
  {
    operation: "signOutAtProvider",
    name: "a long query",
    status: 303,
    request: () => ({ path: `/app/api/oidc/logout?x=${LONG}` }),
  },
  ...[LONG.repeat(4), ".".repeat(60_000), "A.".repeat(30_000)].map((token): WorstInput => ({
    operation: "endProviderSessions",
    name: `a token of 60 KB of ${token.slice(0, 2)}`,
    status: 400,
    request: () => notice(token),
  })),
  { operation: "listProviderLinks", name: "a person with many workspaces", status: 200, request: byBusy },
  {
    operation: "linkProvider",
    name: "a long view",
    request: (place) => ({ ...byBusy(place), body: { to: "x".repeat(100) } }),
  },
  { operation: "unlinkProvider", name: "a person with many workspaces", request: byBusy },
];
