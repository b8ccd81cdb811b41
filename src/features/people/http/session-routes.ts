import { Elysia } from "elysia";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { type Limiter, limitKey } from "../../../kit/http/limits.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { CONFIDENTIAL } from "../../../kit/http/representation.ts";
import { factsOf, signedInOf } from "../../../kit/http/requests.ts";
import type { Accounts } from "../accounts.ts";
import { EXAMPLE_PERSON, EXAMPLE_SESSION, SessionList, SessionRecord, SignInInput } from "../model.ts";
import type { Sessions } from "../sessions.ts";
import type { Tries } from "./tries.ts";

const body: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES, nullsAbsent: true };

const exampleListed = {
  id: "ses_01kahgz0a4d7f2h5j8m1p4r7tv",
  device: "Firefox on Linux",
  signedInAt: EXAMPLE_SESSION.signedInAt,
  lastUsedOn: "2026-11-21",
  current: true,
};

const path = { id: { component: "SessionId", description: "Id of the session", example: exampleListed.id } };

/** Signing in by password, signing out, and the browsers that are signed in. */
export function sessionRoutes(needs: {
  gate: Gate;
  accounts: Accounts;
  sessions: Pick<Sessions, "cookie" | "endOf" | "remembers">;
  deviceOf: (userAgent: string | null) => string;
  signInLimit: Limiter;
  tries: Tries;
}) {
  const { gate, accounts, sessions, deviceOf, signInLimit, tries } = needs;
  const admission = { limit: signInLimit, fromOurPages: true, body, schema: SignInInput } as const;

  return new Elysia()
    .post(
      "/app/api/session",
      async ({ request, body, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        const address = limitKey(factsOf(request).address);
        await tries.take(address, body.email);
        const device = deviceOf(request.headers.get("user-agent"));
        const cookie = request.headers.get("cookie");
        const remembers = (personId: string) => sessions.remembers(cookie, personId);
        const { session, setCookie } = await accounts.signIn(body, { address, device, remembers });
        tries.succeeded(address, body.email);
        // A browser has one session: the one before could be somebody else's.
        await sessions.endOf(cookie);
        set.headers["set-cookie"] = setCookie;
        return accounts.shown({ personId: session.personId, sessionId: session.id });
      },
      operation(jsonBody(gate, admission), {
        id: "signIn",
        tag: "people",
        summary: "Sign in by password",
        description:
          "Sets the cookie of a session. A wrong address and a wrong password are refused in the same words. Where a second factor is set it is asked for: POST /app/api/session/second.",
        limited: true,
        storage: true,
        body: {
          rule: body,
          schema: SignInInput,
          example: { email: EXAMPLE_PERSON.email, password: "neun Elche am Fluss", remember: true },
        },
        answers: {
          200: json("Signed in", SessionRecord, EXAMPLE_SESSION, {
            ...NO_STORE,
            "set-cookie": "The cookie of the session, HttpOnly",
          }),
        },
        problems: ["sign_in_failed", "second_factor_required", "foreign_origin", "passwords_off"],
      }),
    )
    .get(
      "/app/api/session",
      ({ request, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        return accounts.shown(signedInOf(request));
      },
      operation(gate.reads({ session: true }), {
        id: "getSession",
        tag: "people",
        summary: "Who is signed in, and in which workspaces",
        description:
          "For the browser that asks. A workspace of the list is chosen for other calls by X-Workspace, or by ?workspace= in an address.",
        storage: true,
        answers: { 200: json("The person and the workspaces", SessionRecord, EXAMPLE_SESSION, NO_STORE) },
      }),
    )
    .delete(
      "/app/api/session",
      async ({ request, set }) => {
        await accounts.signOut(signedInOf(request));
        set.headers["set-cookie"] = sessions.cookie.clear();
        set.status = 204;
      },
      operation(gate.reads({ session: true }), {
        id: "signOut",
        tag: "people",
        summary: "Sign out",
        description: "Ends the session of the browser that asks, and removes its cookie.",
        storage: true,
        answers: {
          204: {
            description: "Signed out, on all nodes within a second",
            headers: { "set-cookie": "Removes the cookie" },
          },
        },
        problems: ["foreign_origin"],
      }),
    )
    .get(
      "/app/api/sessions",
      ({ request, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        return accounts.sessions(signedInOf(request));
      },
      operation(gate.reads({ session: true }), {
        id: "listSessions",
        tag: "people",
        summary: "The browsers in which the person is signed in",
        description: "Each with its browser and system, and the day on which it was last used.",
        storage: true,
        answers: {
          200: json("Sessions, newest first", SessionList, { sessions: [exampleListed] }, NO_STORE),
        },
      }),
    )
    .delete(
      "/app/api/sessions",
      async ({ request, set }) => {
        await accounts.endOthers(signedInOf(request));
        set.status = 204;
      },
      operation(gate.reads({ session: true }), {
        id: "endOtherSessions",
        tag: "people",
        summary: "Sign out in all other browsers",
        description: "Ends all sessions of the person but the one that asks.",
        storage: true,
        answers: { 204: { description: "Signed out there, on all nodes within a second" } },
        problems: ["foreign_origin"],
      }),
    )
    .delete(
      "/app/api/sessions/:id",
      async ({ request, params, set }) => {
        await accounts.end(signedInOf(request), params.id);
        set.status = 204;
      },
      operation(gate.reads({ session: true }), {
        id: "endSession",
        tag: "people",
        summary: "Sign out in one browser",
        description: "Ends a session of the person by its id, as GET /app/api/sessions lists it.",
        storage: true,
        path,
        answers: { 204: { description: "Signed out there, on all nodes within a second" } },
        problems: ["foreign_origin", "session_not_found"],
      }),
    );
}
