import { Elysia } from "elysia";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { count } from "../../../kit/http/charge.ts";
import { type Limiter, limitKey, RateLimited } from "../../../kit/http/limits.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { CONFIDENTIAL } from "../../../kit/http/representation.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { factsOf, holderOf, tenantOf } from "../../../kit/http/requests.ts";
import { bestLanguage } from "../../../kit/shared/accept.ts";
import { type Clock, SECOND } from "../../../kit/shared/clock.ts";
import { ownerRequired } from "../../../kit/shared/common-faults.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import { requireRecentSignIn } from "../../../kit/shared/recent-sign-in.ts";
import { ALL_SCOPES } from "../../../kit/shared/scopes.ts";
import { isOwner, type Tenant } from "../../../kit/shared/tenant.ts";
import { EXAMPLE_KEY } from "../../keys/model.ts";
import type { Tries } from "../../people/http/tries.ts";
import { DeleteInput, EditTenant, Me, type Ours, SignupAnswer, SignupInput } from "../model.ts";
import type { Tenants } from "../tenants.ts";
import type { MailLanguage } from "../../watch/traits.ts";

const body: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES };
const lenientBody: BodyRule = { ...body, nullsAbsent: true };

const exampleTenant = {
  id: "ten_01kahgxyz0f3v8m2q4c6j9t1sw",
  name: "Museum am Fluss",
  email: "codes@museum.example",
  createdAt: "2026-11-21T09:00:00.000Z",
  contact: "mailto:info@museum.example",
  requireSecondFactor: false,
  unconfirmed: false,
};
const examplePlan = { name: "free", validUntil: null };
const exampleMe = {
  tenant: exampleTenant,
  plan: examplePlan,
  grants: {
    ...{ dynamicCode: true, analytics: true, deviceLog: false },
    ...{
      codes: 25,
      plainCodes: 100,
      bulkRows: 100,
      domains: 0,
      bytes: 100_000_000,
      fileBytes: 100_000_000,
      members: 3,
    },
  },
  firstDay: null,
  firstWeek: { codes: 20, hosts: 5, mails: 10, until: "2026-11-28T09:00:00.000Z" },
  alerts: { email: "codes@museum.example", language: "de", confirmed: true } as const,
  scopes: [...ALL_SCOPES],
  usage: { codes: 3, plainCodes: 1, bytes: 81_604, fileBytes: 184_320 },
};

/** Signing up, `/app/api/me`, and leaving. */
export function tenantRoutes(needs: {
  gate: Gate;
  limits: {
    readonly signupLimit: Limiter;
    readonly dayLimit: Limiter;
    /** Of mails that ask for a confirmation, counted per address of the client. */
    readonly mailLimit: Limiter;
  };
  tenants: Tenants;
  tries: Tries;
  deviceOf: (userAgent: string | null) => string;
  clock: Clock;
}) {
  const { gate, limits, tenants, tries, deviceOf, clock } = needs;
  const { signupLimit, dayLimit, mailLimit } = limits;
  const newcomers = jsonBody(gate, {
    limit: signupLimit,
    grows: true,
    fromOurPages: true,
    body: lenientBody,
    checkOpen: tenants.checkOpen,
    schema: SignupInput,
  });

  async function forOwners(_: Tenant, __: unknown, request: Request): Promise<void> {
    const holder = holderOf(request);
    if (!isOwner(holder)) throw ownerRequired();
    requireRecentSignIn(holder.member, clock.now());
  }

  return new Elysia()
    .post(
      "/app/api/signup",
      async ({ request, body, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        const address = limitKey(factsOf(request).address);
        await count(request, dayLimit, address);
        // A password that is tried here is one that is tried.
        if (body.password !== undefined) await tries.take(address, body.email);
        const browser = { address, device: deviceOf(request.headers.get("user-agent")) };
        const { answer, setCookie } = await tenants.signup(body, browser, languageOf(request));
        if (setCookie !== null) {
          tries.succeeded(address, body.email);
          set.headers["set-cookie"] = setCookie;
        }
        return answer;
      },
      {
        ...operation(newcomers, {
          id: "signUp",
          tag: "tenants",
          summary: "Create a workspace and its API key",
          description:
            "The same email may sign up again: each sign-up is a workspace of its own. With a password a person owns the workspace, and is signed in besides.",
          limited: true,
          storage: true,
          body: {
            rule: lenientBody,
            schema: SignupInput,
            example: { name: exampleTenant.name, email: exampleTenant.email },
          },
          answers: {
            200: json(
              "The workspace; the key is shown only now",
              SignupAnswer,
              {
                tenant: exampleTenant,
                plan: examplePlan,
                apiKey: EXAMPLE_KEY,
              },
              {
                ...NO_STORE,
                "set-cookie": { description: "With a password, the cookie of the session", optional: true },
              },
            ),
          },
          problems: [
            "passwords_off",
            ...(["voucher_invalid", "voucher_expired", "voucher_used_up", "signup_closed"] as const),
            ...(["foreign_origin", "sign_in_failed", "plan_limit"] as const),
          ],
        }),
      },
    )
    .get(
      "/app/api/me",
      async ({ request, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        return asked(request, await tenants.me(tenantOf(request)));
      },
      {
        ...operation(gate.reads({ scopes: [] }), {
          id: "getMe",
          tag: "tenants",
          summary: "Who am I, and what may I do",
          description: "A limit of null is none.",
          storage: true,
          answers: {
            200: json(
              "The tenant, its plan, its grants and what it uses of them, and what the key may do",
              Me,
              exampleMe,
              NO_STORE,
            ),
          },
        }),
      },
    )
    .patch(
      "/app/api/me",
      async ({ request, body, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        const holder = holderOf(request);
        const asks = body.alerts ?? (holder.tenant.unconfirmed && body.email !== undefined);
        if (asks) await count(request, mailLimit, limitKey(factsOf(request).address));
        const edited = await tenants.edit(holder, body, languageOf(request)).catch((error) => {
          throw asLimit(error, mailLimit);
        });
        return asked(request, edited);
      },
      operation(jsonBody(gate, { scopes: ["account"], body, schema: EditTenant }), {
        id: "editMe",
        tag: "tenants",
        summary: "Change the workspace's name, email or contact, or where alerts are mailed",
        description:
          "null removes the contact and the alerts. An address for alerts is asked to confirm once the workspace has had a code for an hour; " +
          "few are asked, by workspace, mailbox, domain, client and in all: beyond that 429. Another email of a workspace whose address has to be confirmed is mailed the link for that.",
        limited: true,
        storage: true,
        body: { rule: body, schema: EditTenant, example: { contact: exampleTenant.contact } },
        answers: { 200: json("As GET /app/api/me", Me, exampleMe, NO_STORE) },
        problems: ["nothing_to_change", "owner_required", "plan_limit"],
      }),
    )
    .delete(
      "/app/api/me",
      async ({ request, body, set }) => {
        await tenants.leave(tenantOf(request), body.confirm);
        set.status = 204;
      },
      {
        ...operation(jsonBody(gate, { scopes: ["account"], body, schema: DeleteInput, owner: forOwners }), {
          id: "deleteMe",
          tag: "tenants",
          summary: "Erase the workspace and everything in it",
          description:
            "Its short ids answer 410 for ever. Only an owner may: by a sign-in of the last 15 minutes, by the key of the sign-up, or by a key that an owner made.",
          storage: true,
          body: { rule: body, schema: DeleteInput, example: { confirm: exampleTenant.name } },
          answers: { 204: { description: "Erased" } },
          problems: ["confirmation_mismatch", "owner_required", "sign_in_again"],
        }),
      },
    );
}

/** The language of mails that a browser asks for. */
function languageOf(request: Request): MailLanguage {
  return bestLanguage(request.headers.get("accept-language"), ["en", "de"]);
}

/** The record of the workspace, with the scopes of the key that asks. */
function asked(request: Request, ours: Ours): Me {
  return { ...ours, scopes: [...holderOf(request).scopes] };
}

/** A refusal by the limits that the store counts, with the headers of all refusals by a limit. */
function asLimit(error: unknown, limiter: Limiter): unknown {
  if (!(error instanceof Fault) || error.code !== "rate_limited" || error.retryAfter === null) return error;
  const retryAfter = error.retryAfter * SECOND;
  return new RateLimited(limiter, { allowed: false, remaining: 0, retryAfter, reset: retryAfter });
}
