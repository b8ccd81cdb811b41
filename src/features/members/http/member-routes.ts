import { Elysia } from "elysia";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import { count } from "../../../kit/http/charge.ts";
import type { Admission, Gate } from "../../../kit/http/gate.ts";
import type { Limiter } from "../../../kit/http/limits.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { pageSize, pageUpTo, query } from "../../../kit/http/input.ts";
import { NEXT, nextByCursor } from "../../../kit/http/next-page.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { CONFIDENTIAL } from "../../../kit/http/representation.ts";
import { holderOf, tenantOf } from "../../../kit/http/requests.ts";
import { EditMember, MemberList, MemberRecord, Removed, ResetLink } from "../model.ts";
import type { Members } from "../members.ts";
import type { Resets } from "../resets.ts";
import { EXAMPLE_INVITATION } from "./invitation-routes.ts";

/** Members of the largest page: a workspace has no more, whatever its plan says. */
const MOST_LISTED = 1_000;
const ListQuery = query(pageUpTo(MOST_LISTED, {}, MOST_LISTED));

const body: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES };

const example = {
  id: "per_01kahgz1c5e8g2j4m6q8s0v2xz",
  name: "Ana Horvat",
  email: "ana@museum.example",
  role: "editor" as const,
  since: "2026-11-21T09:00:00.000Z",
  lastSeenOn: "2026-11-28",
  secondFactor: true,
};
const path = { id: { component: "PersonId", description: "Id of the person", example: example.id } };

/** Every member may leave. */
const isSelf: NonNullable<Admission["spares"]> = ({ member }, { id }) => member?.personId === id;

/** The members of a workspace. */
export function memberRoutes(needs: {
  gate: Gate;
  members: Members;
  resets: Resets;
  /** Of links for passwords, by workspace: the member of each is told by mail. */
  resetLinks: Limiter;
}) {
  const { gate, members, resets, resetLinks } = needs;
  return new Elysia()
    .get(
      "/app/api/members",
      async ({ request, query: { limit, cursor }, set }) => {
        const size = pageSize(limit, MOST_LISTED, MOST_LISTED);
        const found = await members.list(tenantOf(request).id, size, cursor ?? null);
        const next = nextByCursor(request, found.nextCursor);
        Object.assign(set.headers, next, { "cache-control": CONFIDENTIAL });
        return found;
      },
      {
        query: ListQuery,
        ...operation(gate.reads({ scopes: ["account"] }), {
          id: "listMembers",
          tag: "tenants",
          summary: "The members of the workspace, and invitations that nobody has accepted yet",
          storage: true,
          answers: {
            200: json(
              "One page; without a limit all members and at most 100 invitations",
              MemberList,
              { members: [example], invitations: [EXAMPLE_INVITATION], nextCursor: null },
              { ...NEXT, ...NO_STORE },
            ),
          },
          problems: ["invalid_request", "cursor_invalid"],
        }),
      },
    )
    .patch(
      "/app/api/members/:id",
      ({ request, params, body: { role }, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        return members.setRole(holderOf(request), params.id, role);
      },
      operation(jsonBody(gate, { scopes: ["account"], body, schema: EditMember }), {
        id: "editMember",
        tag: "tenants",
        summary: "Give a member another role",
        description:
          "Nobody gives a role above the own, or changes a member who has one. Only owners make and unmake owners.",
        storage: true,
        path,
        body: { rule: body, schema: EditMember, example: { role: "admin" } },
        answers: {
          200: json("The member", MemberRecord, { ...example, role: "admin" }, NO_STORE),
        },
        problems: ["member_not_found", "role_too_high", "owner_required", "last_owner", "sign_in_again"],
      }),
    )
    .delete(
      "/app/api/members/:id",
      ({ request, params, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        return members.remove(holderOf(request), params.id);
      },
      operation(gate.reads({ scopes: ["account"], spares: isSelf }), {
        id: "deleteMember",
        tag: "tenants",
        summary: "Remove a member, or leave the workspace",
        description:
          "Ends the sessions of the person. Every member may leave, whatever the role, and without the second factor that the workspace may demand: then the sessions stay.",
        storage: true,
        path,
        answers: {
          200: json("What the person leaves behind", Removed, { keys: [] }, NO_STORE),
        },
        problems: ["member_not_found", "role_too_high", "owner_required", "last_owner", "sign_in_again"],
      }),
    )
    .post(
      "/app/api/members/:id/reset",
      async ({ request, params, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        const holder = holderOf(request);
        await count(request, resetLinks, holder.tenant.id);
        return resets.make(holder, params.id);
      },
      operation(gate.reads({ scopes: ["account"] }), {
        id: "makeResetLink",
        tag: "tenants",
        summary: "Make a link with which a member chooses a new password",
        description:
          "For a member of a lower role who is in no other workspace. The person is told in the console, and by mail where there is mail. The link ends when " +
          "the person gets another role or joins another workspace, and with the right of whoever made it.",
        limited: true,
        storage: true,
        path,
        answers: {
          200: json(
            "The link, good for an hour and once",
            ResetLink,
            {
              url: "https://qr.example/app#/reset/4Vb1qJ2mX8rT6yL0cW3sZ5dF7gH9kN1pQ2eR4tU6iO8",
              expiresAt: "2026-11-21T10:00:00.000Z",
            },
            NO_STORE,
          ),
        },
        problems: ["member_not_found", "role_too_high", "member_elsewhere", "passwords_off"],
      }),
    );
}
