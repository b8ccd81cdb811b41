import { Elysia } from "elysia";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import { callerOf } from "../../../kit/http/caller.ts";
import { count } from "../../../kit/http/charge.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import type { Limiter } from "../../../kit/http/limits.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { CONFIDENTIAL } from "../../../kit/http/representation.ts";
import { EXAMPLE_SESSION, SessionRecord } from "../../people/model.ts";
import type { OpenedSession } from "../../people/sessions.ts";
import type { Entry } from "../entry.ts";
import { CredentialOptions, PasskeySignIn, SecondStepInput } from "../model.ts";
import type { Passkeys } from "../passkeys.ts";
import { EXAMPLE_CREDENTIAL } from "./passkey-routes.ts";

const body: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES, nullsAbsent: true };

const SIGNED_IN = { "set-cookie": "The session, HttpOnly", ...NO_STORE };

/** The ways in that this room has: the second step, and passkeys. */
export function signInRoutes(needs: {
  gate: Gate;
  entry: Entry;
  passkeys: Passkeys;
  /** Of tries to sign in, per address. */
  limit: Limiter;
  /** Of codes, per person: whoever knows a password must not go through all codes by new second steps. */
  codeLimit: Limiter;
  deviceOf: (userAgent: string | null) => string;
  /** Ends the session that a browser has: it gets another. */
  endFormer: (cookieHeader: string | null) => Promise<void>;
  shown: (opened: OpenedSession) => Promise<SessionRecord>;
}) {
  const { gate, entry, passkeys, limit, codeLimit, deviceOf, endFormer, shown } = needs;

  /** The answer to a sign-in. The cookie of a second step is of no more use. */
  async function signedIn(request: Request, opened: OpenedSession): Promise<Response> {
    await endFormer(request.headers.get("cookie"));
    const headers = new Headers({ "cache-control": CONFIDENTIAL });
    headers.append("set-cookie", opened.setCookie);
    headers.append("set-cookie", entry.clear());
    return Response.json(await shown(opened), { headers });
  }

  return new Elysia()
    .post(
      "/app/api/session/second",
      async ({ request, body }) =>
        signedIn(
          request,
          await entry.finish(request.headers.get("cookie"), body.code, (personId) =>
            count(request, codeLimit, personId),
          ),
        ),
      operation(jsonBody(gate, { limit, fromOurPages: true, body, schema: SecondStepInput }), {
        id: "finishSignIn",
        tag: "people",
        summary: "Sign in, second step: a code",
        description:
          "For a browser that was answered `second_factor_required` in the last five minutes. Five wrong codes end the step.",
        limited: true,
        storage: true,
        body: { rule: body, schema: SecondStepInput, example: { code: "492039" } },
        answers: {
          200: json("Signed in, as GET /app/api/session", SessionRecord, EXAMPLE_SESSION, SIGNED_IN),
        },
        problems: ["sign_in_failed", "foreign_origin"],
      }),
    )
    .post(
      "/app/api/session/passkey/options",
      ({ set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        return passkeys.optionsToSignIn();
      },
      operation(gate.reads({ limit, fromOurPages: true }), {
        id: "beginPasskeySignIn",
        tag: "people",
        summary: "The options with which a browser signs in by passkey",
        description:
          "For `navigator.credentials.get`, by way of `PublicKeyCredential.parseRequestOptionsFromJSON`. They name nobody: the passkey does.",
        limited: true,
        answers: {
          200: json(
            "PublicKeyCredentialRequestOptionsJSON",
            CredentialOptions,
            { challenge: "c2ln…" },
            NO_STORE,
          ),
        },
        problems: ["foreign_origin"],
      }),
    )
    .post(
      "/app/api/session/passkey",
      async ({ request, body: { credential, remember } }) => {
        const { headers } = request;
        const passkey = await passkeys.signIn(credential, callerOf(request));
        const browser = { device: deviceOf(headers.get("user-agent")), remember };
        return signedIn(request, await entry.openByPasskey(headers.get("cookie"), passkey, browser));
      },
      operation(jsonBody(gate, { limit, fromOurPages: true, body, schema: PasskeySignIn }), {
        id: "signInByPasskey",
        tag: "people",
        summary: "Sign in by passkey",
        description:
          "A passkey counts as both factors. In a browser that was answered `second_factor_required` it ends the second step; " +
          "`remember` is then that of the first.",
        limited: true,
        storage: true,
        body: {
          rule: body,
          schema: PasskeySignIn,
          example: {
            credential: {
              ...EXAMPLE_CREDENTIAL,
              response: { clientDataJSON: "eyJ0…", authenticatorData: "SZYN…", signature: "MEUC…" },
            },
          },
        },
        answers: {
          200: json("Signed in, as GET /app/api/session", SessionRecord, EXAMPLE_SESSION, SIGNED_IN),
        },
        problems: ["sign_in_failed", "foreign_origin"],
      }),
    );
}
