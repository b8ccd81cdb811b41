import { Elysia } from "elysia";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import { count } from "../../../kit/http/charge.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { type Limiter, limitKey } from "../../../kit/http/limits.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { CONFIDENTIAL } from "../../../kit/http/representation.ts";
import { factsOf, holderOf } from "../../../kit/http/requests.ts";
import type { Accepting } from "../accepting.ts";
import { type Invitations, invitationShown } from "../invitations.ts";
import { mailboxKey, type MailKind } from "../mail-limits.ts";
import { AcceptInput, Accepted, InvitationShown, Invited, InviteInput } from "../model.ts";

const KIND: MailKind = "invitation";

const body: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES };
const lenientBody: BodyRule = { ...body, nullsAbsent: true };

export const EXAMPLE_INVITATION = {
  id: "inv_01kahgz2d6f9h3k5n7r9t1w3y0",
  email: "ben@museum.example",
  role: "viewer" as const,
  by: "Ana Horvat",
  expiresAt: "2026-11-28T09:00:00.000Z",
};
const { id: exampleId, ...exampleShown } = EXAMPLE_INVITATION;
const TOKEN = "4Vb1qJ2mX8rT6yL0cW3sZ5dF7gH9kN1pQ2eR4tU6iO8";

const byId = { id: { component: "InvitationId", description: "Id of the invitation", example: exampleId } };
const byToken = {
  id: { component: "InvitationToken", description: "From the link of the invitation", example: TOKEN },
};

/** The limits of invitations. */
export interface InvitationLimits {
  /** Of links that are opened, by client address. */
  readonly links: Limiter;
  /** Of invitations, by workspace. */
  readonly invitations: Limiter;
  /** Of mails to a mailbox, and of the kind; `null` where no mail is sent. */
  readonly mails: { readonly toMailbox: Limiter; readonly inAll: Limiter } | null;
}

/** Invitations to a workspace: they are made, shown, accepted and withdrawn. */
export function invitationRoutes(needs: {
  gate: Gate;
  limits: InvitationLimits;
  invitations: Invitations;
  accepting: Accepting;
}) {
  const { gate, limits, invitations, accepting } = needs;
  const { links, mails } = limits;
  return new Elysia()
    .post(
      "/app/api/invitations",
      async ({ request, body: input, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        const holder = holderOf(request);
        await count(request, limits.invitations, holder.tenant.id);
        if (mails) {
          await count(request, mails.toMailbox, mailboxKey(KIND, input.email));
          await count(request, mails.inAll, KIND);
        }
        return invitations.invite(holder, input);
      },
      operation(jsonBody(gate, { scopes: ["account"], body, schema: InviteInput }), {
        id: "invite",
        tag: "tenants",
        summary: "Invite somebody to the workspace",
        description:
          "The link is mailed, too, where the operator has set up mail. A new invitation for an address replaces the earlier one. " +
          "Only owners invite owners, and nobody invites to a role above the own.",
        limited: true,
        storage: true,
        body: { rule: body, schema: InviteInput, example: { email: "ben@museum.example", role: "viewer" } },
        answers: {
          200: json(
            "The invitation; its link is shown only now",
            Invited,
            {
              id: exampleId,
              url: `https://qr.example/app#/invitation/${TOKEN}`,
              mailed: true,
              expiresAt: EXAMPLE_INVITATION.expiresAt,
            },
            NO_STORE,
          ),
        },
        problems: ["role_too_high", "owner_required", "sign_in_again", "already_member", "plan_limit"],
      }),
    )
    .get(
      "/app/api/invitations/:id",
      async ({ params, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        return invitationShown(await invitations.open(params.id));
      },
      operation(gate.reads({ limit: links }), {
        id: "getInvitation",
        tag: "people",
        summary: "The invitation of a link",
        description:
          "For the page that a link opens, before anybody has signed in. The token is the last part of the link.",
        limited: true,
        storage: true,
        path: byToken,
        answers: {
          200: json(
            "To which workspace, and as what",
            InvitationShown,
            { workspace: "Museum am Fluss", ...exampleShown },
            NO_STORE,
          ),
        },
        problems: ["link_ended"],
      }),
    )
    .post(
      "/app/api/invitations/:id",
      async ({ request, params, body: input, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        const signedIn = await gate.signedInIfAny(request);
        if (signedIn) return accepting.accept(params.id, signedIn.personId);
        const address = limitKey(factsOf(request).address);
        const agent = request.headers.get("user-agent");
        const { accepted, setCookie } = await accepting.acceptAsNew(params.id, input, { address, agent });
        set.headers["set-cookie"] = setCookie;
        return accepted;
      },
      operation(
        jsonBody(gate, {
          limit: links,
          fromOurPages: true,
          grows: true,
          body: lenientBody,
          schema: AcceptInput,
        }),
        {
          id: "acceptInvitation",
          tag: "people",
          summary: "Accept an invitation",
          description:
            "Signed in with the address that is invited, or with `name` and `password` of a person who is new here and is then signed in. " +
            "Whoever has an account signs in first.",
          limited: true,
          storage: true,
          path: byToken,
          body: {
            rule: lenientBody,
            schema: AcceptInput,
            example: { name: "Ben Okafor", password: "correct horse battery" },
            optional: true,
          },
          answers: {
            200: json(
              "The workspace that you are in now",
              Accepted,
              { workspace: { id: "ten_01kahgxyz0f3v8m2q4c6j9t1sw", name: "Museum am Fluss" } },
              {
                ...NO_STORE,
                "set-cookie": { description: "The session of a new person", optional: true },
              },
            ),
          },
          problems: [
            ...(["link_ended", "invitation_of_another", "plan_limit", "foreign_origin"] as const),
            ...(["session_required", "invalid_key", "passwords_off"] as const),
          ],
        },
      ),
    )
    .delete(
      "/app/api/invitations/:id",
      async ({ request, params, set }) => {
        await invitations.withdraw(holderOf(request), params.id);
        set.status = 204;
      },
      operation(gate.reads({ scopes: ["account"] }), {
        id: "withdrawInvitation",
        tag: "tenants",
        summary: "Withdraw an invitation",
        storage: true,
        path: byId,
        answers: { 204: { description: "Withdrawn: its links open nothing" } },
        problems: ["invitation_not_found", "role_too_high", "owner_required"],
      }),
    );
}
