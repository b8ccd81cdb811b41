import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { SMALL_BODY } from "../../../kit/http/body.ts";
import { FORM_TYPES } from "../../../kit/http/forms.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { checkedBody } from "../../../kit/http/input.ts";
import type { Limiter } from "../../../kit/http/limits.ts";
import { type HeaderParameter, json, operation } from "../../../kit/http/operation.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { submittedBody } from "../../../kit/http/submission.ts";
import { ACCEPT_LANGUAGE } from "../../../kit/http/request-parameters.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import { COMPONENT, checkOf } from "../../../kit/shared/schema.ts";
import { SignInWays } from "../model.ts";
import type { Browser, ProviderSignIns } from "../sign-in.ts";
import { CallbackQuery, LogoutForm, StartQuery } from "./model.ts";
import { refusalPage } from "./pages.ts";

const START = "/app/api/oidc/start";

const ATTEMPT_COOKIE: HeaderParameter = {
  [COMPONENT]: "parameters/AttemptCookie",
  name: "qz_oidc",
  in: "cookie",
  description: "The sign-in that this browser has begun, sealed, for ten minutes; `__Host-qz_oidc` on https",
  schema: { type: "string" },
  example: "q83vEjRWeJCrze8SNFZ4kA",
};

const PAGE = { tag: "people", limited: true, pages: true, parameters: [ACCEPT_LANGUAGE] } as const;

const rule = { maxBytes: SMALL_BODY, mediaTypes: [FORM_TYPES[0]] };
const formCheck = checkOf(LogoutForm);
const exampleForm = { logout_token: "eyJhbGciOiJSUzI1NiIsInR5cCI6ImxvZ291dCtqd3QifQ.e30.c2ln" };

/** Sign-ins at a provider. */
export function oidcRoutes(needs: {
  gate: Gate;
  /** Of calls by browsers, and of the provider's notices, each per address. */
  limit: Limiter;
  noticeLimit: Limiter;
  /** `null` where the operator has set up no provider. */
  signIns: ProviderSignIns | null;
  passwords: boolean;
  /** The session of a `Cookie` header; `null` for nobody. */
  signedInOf: (cookieHeader: string | null) => Promise<Browser["signedIn"]>;
  /** Names the browser of a `User-Agent` header. */
  deviceOf: (userAgent: string | null) => string;
  /** The public address. */
  baseUrl: string;
}) {
  const { gate, limit, noticeLimit, signIns, passwords, signedInOf, deviceOf, baseUrl } = needs;
  const links = { start: `${baseUrl}${START}`, console: `${baseUrl}/app` };

  /** Sends the browser on, or shows a page that says what to do. */
  async function lead(request: Request, where: (at: ProviderSignIns) => Promise<Headers>): Promise<Response> {
    const at = setUp(signIns);
    try {
      return new Response(null, { status: 303, headers: await where(at) });
    } catch (error) {
      return refusalPage(request, error, at.name, links);
    }
  }

  return new Elysia()
    .get(
      "/app/api/oidc",
      ({ set }): SignInWays => {
        set.headers["cache-control"] = "no-store";
        return { passwords, provider: signIns && { name: signIns.name } };
      },
      operation(gate.reads({ limit }), {
        id: "getSignInWays",
        tag: "people",
        summary: "Ways to sign in here",
        description:
          "For a page that asks somebody to sign in: whether passwords are taken, and the name of the provider.",
        limited: true,
        answers: {
          200: json(
            "Passwords, and a provider",
            SignInWays,
            { passwords: true, provider: { name: "Museum" } },
            NO_STORE,
          ),
        },
      }),
    )
    .get(
      START,
      ({ request, query: { to = "", remember } }) =>
        lead(request, async (at) =>
          onward(await at.begin({ to, remember: remember === "true", personId: null })),
        ),
      {
        query: StartQuery,
        ...operation(gate.reads({ limit }), {
          ...PAGE,
          id: "startProviderSignIn",
          summary: "Sign in at the provider",
          description: "For a browser. It comes back to /app/api/oidc/callback.",
          answers: {
            303: {
              description: "To the provider",
              headers: {
                location: "Of the provider, with the secrets of this sign-in",
                "set-cookie": "qz_oidc: this sign-in, sealed, HttpOnly, for ten minutes",
                ...NO_STORE,
              },
            },
          },
          problems: ["not_found", "provider_unavailable"],
        }),
      },
    )
    .get(
      "/app/api/oidc/callback",
      ({ request }) =>
        lead(request, async (at) => {
          const { headers, url } = request;
          const cookieHeader = headers.get("cookie");
          const signedIn = await signedInOf(cookieHeader);
          const device = deviceOf(headers.get("user-agent"));
          const question = url.indexOf("?");
          const sent = question < 0 ? "" : url.slice(question);
          return onward(await at.finish(sent, { cookieHeader, device, signedIn }));
        }),
      {
        query: CallbackQuery,
        ...operation(gate.reads({ limit }), {
          ...PAGE,
          id: "endProviderSignIn",
          summary: "Come back from the provider",
          description:
            "For a browser. Its address is what the provider is told. A person who has set a second factor here is asked " +
            "for it, unless the provider says that one was given.",
          parameters: [ACCEPT_LANGUAGE, ATTEMPT_COOKIE],
          storage: true,
          answers: {
            303: {
              description: "To the console",
              headers: {
                location: "Of the console, or of its page that asks for the second factor",
                "set-cookie": "The session, or the second step",
                ...NO_STORE,
              },
            },
          },
          problems: [
            "not_found",
            "sign_in_expired",
            "sign_in_denied",
            "identity_unknown",
            "identity_taken",
            "provider_unavailable",
          ],
        }),
      },
    )
    .get(
      "/app/api/oidc/logout",
      ({ request }) =>
        lead(request, async (at) => onward({ location: await at.signOutAddress(), setCookies: [] })),
      operation(gate.reads({ limit }), {
        ...PAGE,
        id: "signOutAtProvider",
        summary: "Sign out at the provider",
        description: "For a browser, after DELETE /app/api/session.",
        answers: {
          303: {
            description: "To the provider, which leads back to the console",
            headers: {
              location: "Of the provider; of the console where the provider has no sign-out",
              ...NO_STORE,
            },
          },
        },
        problems: ["not_found", "provider_unavailable"],
      }),
    )
    .post(
      "/app/api/oidc/backchannel-logout",
      async ({ body, set }) => {
        set.headers["cache-control"] = "no-store";
        const { logout_token: token } = checkedBody(formCheck, submittedBody(body));
        await setUp(signIns).signOut(token);
        return {};
      },
      operation(gate.submits({ limit: noticeLimit, body: rule }), {
        id: "endProviderSessions",
        tag: "people",
        summary: "End sessions, as the provider says",
        description:
          "For the provider: OpenID Connect Back-Channel Logout 1.0. A token that comes again does nothing.",
        limited: true,
        storage: true,
        body: { rule, schema: LogoutForm, example: exampleForm },
        answers: { 200: json("Ended", Type.Object({}), {}, NO_STORE) },
        problems: ["not_found", "provider_unavailable"],
      }),
    );
}

/** The provider's sign-ins. @throws Fault `not_found` where the operator has set up no provider. */
export function setUp(signIns: ProviderSignIns | null): ProviderSignIns {
  if (signIns) return signIns;
  throw new Fault("not_found", "This service has no provider at which people sign in.");
}

/** The headers that send a browser on. */
function onward({ location, setCookies }: { location: string; setCookies: readonly string[] }): Headers {
  const headers = new Headers({ location, "cache-control": "no-store" });
  for (const cookie of setCookies) headers.append("set-cookie", cookie);
  return headers;
}
