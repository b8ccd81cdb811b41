import type { Place, WorstInput, WorstRequest } from "../../worst/input.ts";
import { full } from "../../worst/inputs/heads.ts";

/** By a person whom the call may use up. */
const byNewcomer =
  (path: string, body?: object) =>
  async ({ person }: Place): Promise<WorstRequest> => ({
    path,
    headers: (await person()).headers,
    ...(body === undefined ? {} : { body }),
  });

const LONGEST = "A".repeat(16_384);

/** The text that a browser signs, with as many values as fit. */
const MANY = new TextEncoder()
  .encode(`{"challenge":[${"1,".repeat(6_000)}1]}`)
  .toBase64({ alphabet: "base64url", omitPadding: true });

const credential = (response: object) => ({
  ...{ id: "A".repeat(1_400), rawId: "A".repeat(1_400), type: "public-key" },
  response: { clientDataJSON: MANY, ...response },
});

/** Operations on second factors, and the ways in by them. */
export const INPUTS: readonly WorstInput[] = [
  { operation: "beginTotp", name: "a new person", status: 200, request: byNewcomer("/app/api/totp") },
  {
    operation: "confirmTotp",
    name: "the longest code, and no secret that waits",
    status: 400,
    request: byNewcomer("/app/api/totp", { code: "1 ".repeat(30) }),
  },
  {
    operation: "removeTotp",
    name: "the longest password, which is wrong",
    status: 401,
    request: byNewcomer("/app/api/totp", { password: "e\u0301".repeat(500) }),
  },
  { operation: "listPasskeys", name: "a new person", status: 200, request: byNewcomer("/app/api/passkeys") },
  {
    operation: "beginPasskey",
    name: "a new person",
    status: 200,
    request: byNewcomer("/app/api/passkeys/options"),
  },
  {
    operation: "addPasskey",
    name: "the longest members",
    status: 400,
    request: byNewcomer("/app/api/passkeys", {
      name: "Ж".repeat(60),
      credential: credential({
        attestationObject: LONGEST,
        transports: Array.from({ length: 20 }, () => "x".repeat(40)),
      }),
    }),
  },
  {
    operation: "deletePasskey",
    name: "one that there is not",
    status: 404,
    request: byNewcomer("/app/api/passkeys/pk_00000000000000000000000000"),
  },
  {
    operation: "beginPasskeySignIn",
    name: "anybody",
    status: 200,
    request: () => ({ path: "/app/api/session/passkey/options" }),
  },
  {
    operation: "signInByPasskey",
    name: "the longest members",
    status: 401,
    request: () => ({
      path: "/app/api/session/passkey",
      body: { credential: credential({ authenticatorData: LONGEST, signature: LONGEST }) },
    }),
  },
  {
    operation: "finishSignIn",
    name: "a megabyte of cookies of second steps",
    request: () => ({
      path: "/app/api/session/second",
      headers: { cookie: full(`; qz_second=${"A".repeat(43)}`) },
      body: { code: "1 ".repeat(30) },
    }),
  },
  {
    operation: "finishSignIn",
    name: "the longest code, and the cookie of no step",
    status: 401,
    request: () => ({
      path: "/app/api/session/second",
      headers: { cookie: `qz_second=${"A".repeat(43)}` },
      body: { code: "1 ".repeat(30) },
    }),
  },
];
