import { Elysia } from "elysia";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { CONFIDENTIAL } from "../../../kit/http/representation.ts";
import { signedInOf } from "../../../kit/http/requests.ts";
import { dayName, isoTime } from "../../../kit/shared/clock.ts";
import type { SignedIn } from "../../../kit/shared/tenant.ts";
import { LinkInput, ProviderAddress, ProviderLinks } from "../model.ts";
import type { ProviderSignIns } from "../sign-in.ts";
import { setUp } from "./routes.ts";

const PATH = "/app/api/oidc/link";

const body: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES, nullsAbsent: true };

const exampleUrl = "https://auth.museum.example/authorize?client_id=quietzone&response_type=code";

/** The links of the person who is signed in with accounts at the provider. */
export function linkRoutes(needs: {
  gate: Gate;
  /** `null` where the operator has set up no provider. */
  signIns: ProviderSignIns | null;
  /** @throws Fault `sign_in_again` where the sign-in was too long ago. */
  requireRecent: (signedIn: SignedIn) => void;
}) {
  const { gate, signIns, requireRecent } = needs;

  return new Elysia()
    .get(
      PATH,
      async ({ request, set }): Promise<ProviderLinks> => {
        set.headers["cache-control"] = CONFIDENTIAL;
        const linked = await setUp(signIns).linkedWith(signedInOf(request).personId);
        return {
          links: linked.map(({ issuer, linkedAt, lastUsedOn }) => ({
            issuer,
            linkedAt: isoTime(linkedAt),
            lastUsedOn: lastUsedOn === null ? null : dayName(lastUsedOn),
          })),
        };
      },
      operation(gate.reads({ session: true }), {
        id: "listProviderLinks",
        tag: "people",
        summary: "Providers by which I may sign in",
        description:
          "The links of the person who is signed in, each with the provider's address and its name for the person.",
        storage: true,
        answers: {
          200: json(
            "The links of the person",
            ProviderLinks,
            {
              links: [
                {
                  issuer: "https://auth.museum.example",
                  linkedAt: "2026-11-21T09:00:00.000Z",
                  lastUsedOn: null,
                },
              ],
            },
            NO_STORE,
          ),
        },
        problems: ["not_found"],
      }),
    )
    .post(
      PATH,
      async ({ request, body: { to = "" }, set }): Promise<ProviderAddress> => {
        const at = setUp(signIns);
        const signedIn = signedInOf(request);
        requireRecent(signedIn);
        const { location, setCookies } = await at.begin({ to, remember: false, personId: signedIn.personId });
        set.headers["cache-control"] = CONFIDENTIAL;
        set.headers["set-cookie"] = [...setCookies];
        return { url: location };
      },
      operation(jsonBody(gate, { session: true, body, schema: LinkInput }), {
        id: "linkProvider",
        tag: "people",
        summary: "Link my account with the provider",
        description:
          "The browser goes to the address and comes back to /app/api/oidc/callback. Another account of the provider that " +
          "was linked before is replaced. Needs a sign-in of the last 15 minutes.",
        storage: true,
        body: { rule: body, schema: LinkInput, example: { to: "account" }, optional: true },
        answers: {
          200: json(
            "Where to go",
            ProviderAddress,
            { url: exampleUrl },
            {
              "set-cookie": "qz_oidc: this attempt, sealed, HttpOnly, for ten minutes",
              ...NO_STORE,
            },
          ),
        },
        problems: ["not_found", "sign_in_again", "provider_unavailable"],
      }),
    )
    .delete(
      PATH,
      async ({ request, set }) => {
        const at = setUp(signIns);
        const signedIn = signedInOf(request);
        requireRecent(signedIn);
        await at.unlink(signedIn.personId);
        set.status = 204;
      },
      operation(gate.reads({ session: true }), {
        id: "unlinkProvider",
        tag: "people",
        summary: "End my links with providers",
        description: "Sessions stay. Needs a sign-in of the last 15 minutes.",
        storage: true,
        answers: { 204: { description: "Ended, or there was none" } },
        problems: ["not_found", "sign_in_again"],
      }),
    );
}
