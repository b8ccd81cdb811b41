import { Elysia } from "elysia";
import { authorOf } from "../../../kit/http/actor.ts";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { limitKey } from "../../../kit/http/limits.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { CONFIDENTIAL } from "../../../kit/http/representation.ts";
import { factsOf, tenantOf } from "../../../kit/http/requests.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import { NewShareInput, ShareChange, ShareList, ShareRecord } from "../model.ts";
import type { Shares } from "../shares.ts";

const body: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES };
const newBody: BodyRule = { ...body, nullsAbsent: true };

const example: ShareRecord = {
  id: "share_01kahgz0a4d7f2h5j8m1p4r7tv",
  url: "https://qr.example.org/s/vN3xk2WqT9aYbR7mLc0PzA",
  of: { code: "code_01kahgy2m4e8r6t0v2x4z6b8dk" },
  name: "Hall 3",
  title: null,
  period: { days: 30, timezone: "Europe/Berlin" },
  locked: false,
  round: true,
  bots: "include",
  expiresAt: null,
  createdAt: "2026-11-21T09:00:00.000Z",
  updatedAt: "2026-11-21T09:00:00.000Z",
};
const path = { id: { component: "ShareId", description: "Id of the share", example: example.id } };

/** Links by which a workspace shares numbers: its own side. */
export function shareRoutes({ gate, shares }: { gate: Gate; shares: Shares }) {
  const reads = gate.reads({ scopes: ["analytics:read"] });
  const scopes = ["analytics:read", "codes:write"] as const;
  const owner = async (tenant: Tenant, { id = "" }: Readonly<Record<string, string>>) =>
    void (await shares.get(tenant.id, id));
  const by = (request: Request) => ({
    author: authorOf(request),
    address: limitKey(factsOf(request).address),
  });

  return new Elysia()
    .get(
      "/app/api/shares",
      async ({ request, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        return { shares: await shares.list(tenantOf(request).id) };
      },
      operation(reads, {
        id: "listShares",
        tag: "shares",
        summary: "The shares of the workspace",
        description: "At most a hundred. Everybody with the link of one sees its numbers.",
        storage: true,
        answers: { 200: json("All of them", ShareList, { shares: [example] }, NO_STORE) },
      }),
    )
    .post(
      "/app/api/shares",
      async ({ request, body, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        return shares.make(tenantOf(request).id, body, by(request));
      },
      operation(jsonBody(gate, { scopes, feature: "analytics", body: newBody, schema: NewShareInput }), {
        id: "createShare",
        tag: "shares",
        summary: "Share numbers by a link",
        description:
          "Everybody with the link sees counts of a code, a group or the workspace, without signing in: no scans one by one, no leads, no destinations, no names.",
        storage: true,
        body: {
          rule: newBody,
          schema: NewShareInput,
          example: { of: "workspace", period: example.period },
        },
        answers: { 200: json("The share, with its link", ShareRecord, example, NO_STORE) },
        problems: ["code_not_found", "plan_limit", "analytics_not_enabled"],
      }),
    )
    .get(
      "/app/api/shares/:id",
      async ({ request, params, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        return shares.get(tenantOf(request).id, params.id);
      },
      operation(reads, {
        id: "getShare",
        tag: "shares",
        summary: "One share",
        path,
        storage: true,
        answers: { 200: json("The share", ShareRecord, example, NO_STORE) },
        problems: ["share_not_found"],
      }),
    )
    .patch(
      "/app/api/shares/:id",
      async ({ request, params, body, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        return shares.edit(tenantOf(request).id, params.id, body, by(request));
      },
      operation(jsonBody(gate, { scopes, body, owner, schema: ShareChange }), {
        id: "editShare",
        tag: "shares",
        summary: "Change a share",
        description:
          "The link stays, and so does what it is of. null clears title, period, password and expiresAt. Another password is asked of everybody again.",
        path,
        storage: true,
        body: { rule: body, schema: ShareChange, example: { expiresAt: "2027-01-31T23:59:59Z" } },
        answers: {
          200: json(
            "The changed share",
            ShareRecord,
            { ...example, expiresAt: "2027-01-31T23:59:59.000Z" },
            NO_STORE,
          ),
        },
        problems: ["nothing_to_change", "share_not_found"],
      }),
    )
    .delete(
      "/app/api/shares/:id",
      async ({ request, params, set }) => {
        await shares.end(tenantOf(request).id, params.id, authorOf(request));
        set.status = 204;
      },
      operation(gate.reads({ scopes }), {
        id: "endShare",
        tag: "shares",
        summary: "End a share",
        description: "From then on its link is 404, on all nodes, and never good again.",
        path,
        storage: true,
        answers: { 204: { description: "Ended" } },
        problems: ["share_not_found"],
      }),
    );
}
