import { Elysia } from "elysia";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { CONFIDENTIAL } from "../../../kit/http/representation.ts";
import { holderOf, tenantOf } from "../../../kit/http/requests.ts";
import type { Keys } from "../keys.ts";
import { CreatedKey, CreateKey, EXAMPLE_KEY, KeyList, RotateAnswer, RotateInput } from "../model.ts";

const body: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES, nullsAbsent: true };

const example = {
  id: "key_01kahgz0a4d7f2h5j8m1p4r7tv",
  name: "till",
  scopes: ["codes:read", "codes:write"],
  hint: "qz_3vQ8…E4wx",
  createdAt: "2026-11-21T09:00:00.000Z",
  lastUsedOn: null,
  expiresAt: null,
  createdBy: { kind: "person" as const, id: "per_01kahgz1c5e8g2j4m6q8s0v2xz", name: "Ana Horvat" },
};
const path = { id: { component: "KeyId", description: "Id of the key", example: example.id } };

/** The keys of a workspace: their list, a new one, their end, and rotation. */
export function keyRoutes({ gate, keys }: { gate: Gate; keys: Keys }) {
  return new Elysia()
    .get(
      "/app/api/keys",
      ({ request }) => keys.list(tenantOf(request)),
      operation(gate.reads({ scopes: ["account"] }), {
        id: "listKeys",
        tag: "tenants",
        summary: "The workspace's API keys, oldest first",
        description: "Without those that have ended.",
        storage: true,
        answers: { 200: json("At most 20 keys", KeyList, { keys: [example] }) },
      }),
    )
    .post(
      "/app/api/keys",
      ({ request, body, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        return keys.create(holderOf(request), body);
      },
      operation(jsonBody(gate, { scopes: ["account"], body, schema: CreateKey }), {
        id: "createKey",
        tag: "tenants",
        summary: "Make an API key",
        description:
          "A key grants no scope that it lacks itself, and one that expires makes none that outlives it. Names of keys look different from each other.",
        storage: true,
        body: {
          rule: body,
          schema: CreateKey,
          example: { name: example.name, scopes: ["account"] },
        },
        answers: {
          200: json(
            "The new key, shown only now",
            CreatedKey,
            { ...example, scopes: ["account"], apiKey: EXAMPLE_KEY },
            NO_STORE,
          ),
        },
        problems: ["plan_limit", "sign_in_again"],
      }),
    )
    .post(
      "/app/api/keys/rotate",
      ({ request, body, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        return keys.rotate(holderOf(request), body.revoke ?? false);
      },
      operation(jsonBody(gate, { scopes: [], keyOnly: true, grows: true, body, schema: RotateInput }), {
        id: "rotateKey",
        tag: "tenants",
        summary: "Replace the API key that asks",
        description:
          "The new key has its id, name, scopes and end. The old one works for another 24 hours, unless revoke is true.",
        storage: true,
        body: { rule: body, schema: RotateInput, example: { revoke: false }, optional: true },
        answers: {
          200: json(
            "The new key, shown only now",
            RotateAnswer,
            { apiKey: EXAMPLE_KEY, previousKeyValidUntil: "2026-11-22T09:00:00.000Z" },
            NO_STORE,
          ),
        },
      }),
    )
    .delete(
      "/app/api/keys/:id",
      async ({ request, params, set }) => {
        await keys.remove(holderOf(request), params.id);
        set.status = 204;
      },
      operation(gate.reads({ scopes: ["account"] }), {
        id: "deleteKey",
        tag: "tenants",
        summary: "End an API key at once",
        description: "The last key with every scope that never expires stays, and the last with account.",
        storage: true,
        path,
        answers: { 204: { description: "Ended, on all nodes within a second" } },
        problems: ["key_not_found", "last_key"],
      }),
    );
}
