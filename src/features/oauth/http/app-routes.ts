import { Elysia } from "elysia";
import type { Gate } from "../../../kit/http/gate.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { CONFIDENTIAL } from "../../../kit/http/representation.ts";
import { holderOf, signedInOf, tenantOf } from "../../../kit/http/requests.ts";
import { personAuthor } from "../../../kit/shared/author.ts";
import type { Apps } from "../apps.ts";
import { AppList } from "../model.ts";

const example = {
  id: "app_01kahgz0a4d7f2h5j8m1p4r7tv",
  name: "Claude",
  host: "claude.example",
  person: { id: "per_01kahgxyz0f3v8m2q4c6j9t1sw", name: "Anna Brandt" },
  workspace: { id: "ten_01kahgxyz0f3v8m2q4c6j9t1sw", name: "Museum am Fluss" },
  scopes: ["codes:read", "codes:write"],
  connectedAt: "2026-11-21T09:00:00.000Z",
  lastUsedOn: "2026-11-21",
  expiresAt: "2026-12-21T09:00:00.000Z",
};
const path = { id: { component: "AppId", description: "Id of the connected app", example: example.id } };
const listed = { 200: json("The apps", AppList, { apps: [example] }, NO_STORE) };
const ended = { 204: { description: "Disconnected, on all nodes within a second" } };

/** The apps that people have connected: those of a workspace, as its keys, and the own ones. */
export function appRoutes({ gate, apps }: { gate: Gate; apps: Apps }) {
  return new Elysia()
    .get(
      "/app/api/apps",
      ({ request, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        return apps.list({ tenantId: tenantOf(request).id });
      },
      operation(gate.reads({ scopes: ["account"] }), {
        id: "listApps",
        tag: "tenants",
        summary: "The apps that members have connected with the workspace, newest first",
        description: "They call /mcp for these members, by tokens of OAuth.",
        storage: true,
        answers: listed,
      }),
    )
    .delete(
      "/app/api/apps/:id",
      async ({ request, params, set }) => {
        const { tenant, author } = holderOf(request);
        await apps.end({ tenantId: tenant.id }, params.id, author);
        set.status = 204;
      },
      operation(gate.reads({ scopes: ["account"] }), {
        id: "deleteApp",
        tag: "tenants",
        summary: "Disconnect an app at once",
        description: "Its tokens end.",
        storage: true,
        path,
        answers: ended,
        problems: ["app_not_found"],
      }),
    )
    .get(
      "/app/api/person/apps",
      ({ request, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        return apps.list({ personId: signedInOf(request).personId });
      },
      operation(gate.reads({ session: true }), {
        id: "listOwnApps",
        tag: "people",
        summary: "The apps that I have connected, in all workspaces, newest first",
        description:
          "For the person who is signed in. GET /app/api/apps lists those of all members of a workspace.",
        storage: true,
        answers: listed,
      }),
    )
    .delete(
      "/app/api/person/apps/:id",
      async ({ request, params, set }) => {
        const { personId } = signedInOf(request);
        await apps.end({ personId }, params.id, personAuthor(personId));
        set.status = 204;
      },
      operation(gate.reads({ session: true }), {
        id: "deleteOwnApp",
        tag: "people",
        summary: "Disconnect an app of mine at once",
        description: "Its tokens end.",
        storage: true,
        path,
        answers: ended,
        problems: ["foreign_origin", "app_not_found"],
      }),
    );
}
