import { Elysia } from "elysia";
import type { Admission, Gate } from "../../../kit/http/gate.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { CONFIDENTIAL } from "../../../kit/http/representation.ts";
import { holderOf } from "../../../kit/http/requests.ts";
import type { Apps } from "../apps.ts";
import { AppList } from "../model.ts";

const example = {
  id: "app_01kahgz0a4d7f2h5j8m1p4r7tv",
  name: "Claude",
  host: "claude.example",
  person: { id: "per_01kahgxyz0f3v8m2q4c6j9t1sw", name: "Anna Brandt" },
  scopes: ["codes:read", "codes:write"],
  connectedAt: "2026-11-21T09:00:00.000Z",
  lastUsedOn: "2026-11-21",
  expiresAt: "2026-12-21T09:00:00.000Z",
};
const path = { id: { component: "AppId", description: "Id of the connected app", example: example.id } };

/** Every member has to do with the own apps. */
const isMember: NonNullable<Admission["spares"]> = ({ member }) => member !== null;

/** The apps that people have connected: their list, and their end. */
export function appRoutes({ gate, apps }: { gate: Gate; apps: Apps }) {
  const admission = { scopes: ["account"], spares: isMember } as const;
  return new Elysia()
    .get(
      "/app/api/apps",
      ({ request, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        return apps.list(holderOf(request));
      },
      operation(gate.reads(admission), {
        id: "listApps",
        tag: "tenants",
        summary: "The apps that people have connected by OAuth, newest first",
        description:
          "They call /mcp for these people. Every member sees the own ones, and with the scope those of all.",
        storage: true,
        answers: { 200: json("The apps", AppList, { apps: [example] }, NO_STORE) },
      }),
    )
    .delete(
      "/app/api/apps/:id",
      async ({ request, params, set }) => {
        await apps.end(holderOf(request), params.id);
        set.status = 204;
      },
      operation(gate.reads(admission), {
        id: "deleteApp",
        tag: "tenants",
        summary: "Disconnect an app at once",
        description: "Its tokens end. Every member disconnects the own ones, and with the scope any.",
        storage: true,
        path,
        answers: { 204: { description: "Disconnected, on all nodes within a second" } },
        problems: ["app_not_found"],
      }),
    );
}
