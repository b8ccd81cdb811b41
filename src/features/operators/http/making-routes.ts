import { Elysia } from "elysia";
import { json } from "../../../kit/http/operation.ts";
import { operatorOf } from "../../../kit/http/requests.ts";
import { CreatedKey, CreateKey, EXAMPLE_KEY, KeyList } from "../../keys/model.ts";
import type { OperatorMaking } from "../making.ts";
import { MadeOwner, MadeWorkspace, MainKey, NewOwner, NewWorkspace } from "../making-model.ts";
import { EXAMPLE_PERSON, EXAMPLE_WORKSPACE } from "./examples.ts";
import { nothing, type OperatorRouteNeeds, optionsOf, ofWorkspace } from "./operations.ts";

const keyPath = {
  ...ofWorkspace,
  key: {
    component: "OperatorKeyId",
    description: "Id of the key",
    example: "key_01kahgz4q8s2v6x0z4b8d2f6hj",
  },
};
const owner = {
  ...{ id: EXAMPLE_PERSON.id, email: EXAMPLE_PERSON.email },
  link: { url: "https://qr.example.org/reset/AQIDBAUGBwg", expiresAt: "2026-11-21T11:20:00.000Z" },
};
const key = {
  ...{ id: "key_01kahgz4q8s2v6x0z4b8d2f6hj", name: "shop", scopes: ["codes:read"], hint: "qz_3vQ8…E4wx" },
  ...{ createdAt: "2026-11-21T10:20:00.000Z", lastUsedOn: null, expiresAt: null, createdBy: null },
};

/** Records that operators make: workspaces, owners and keys. */
export function makingRoutes(needs: OperatorRouteNeeds & { making: OperatorMaking }) {
  const { making } = needs;
  const { reads, acts, takes } = optionsOf(needs);

  return new Elysia()
    .post(
      "/operator/api/workspaces",
      ({ request, body }) => making.workspace(body, operatorOf(request)),
      takes(
        NewWorkspace,
        {
          id: "makeWorkspace",
          summary: "Make a workspace and its owner, whoever may sign up",
          description:
            "No mail is sent: pass key and link on. An unknown plan is refused. `deleteOperatorWorkspace` erases it.",
          example: { name: EXAMPLE_WORKSPACE.name, email: EXAMPLE_WORKSPACE.email },
          answers: {
            200: json("The workspace; key and link are shown only now", MadeWorkspace, {
              ...{ id: EXAMPLE_WORKSPACE.id, apiKey: EXAMPLE_KEY, owner },
            }),
          },
        },
        true,
      ),
    )
    .post(
      "/operator/api/workspaces/:id/owners",
      ({ request, params: { id }, body: { email } }) => making.owner(id, email, operatorOf(request)),
      takes(
        NewOwner,
        {
          id: "makeOwner",
          summary: "Make a person an owner of a workspace",
          description:
            "Somebody new is added, and the answer has a link for a password; 403 where nobody signs in with one. A member's role is raised, and other owners stay.",
          path: ofWorkspace,
          example: { email: EXAMPLE_PERSON.email },
          answers: { 200: json("The owner; a link is shown only now", MadeOwner, owner) },
          problems: ["not_found", "passwords_off"],
        },
        true,
      ),
    )
    .get(
      "/operator/api/workspaces/:id/keys",
      ({ params: { id } }) => making.keys(id),
      reads({
        id: "listKeysOfWorkspace",
        summary: "The keys of a workspace, oldest first",
        description: "Those that are valid. A key itself is not stored, only its hint.",
        path: ofWorkspace,
        answers: { 200: json("All of them", KeyList, { keys: [key] }) },
        problems: ["not_found"],
      }),
    )
    .post(
      "/operator/api/workspaces/:id/keys",
      ({ request, params: { id }, body }) => making.key(id, body, operatorOf(request)),
      takes(
        CreateKey,
        {
          id: "makeKeyOfWorkspace",
          summary: "Make a key of a workspace",
          description: "A 21st key is refused, and an end that has passed. `revokeKeyOfWorkspace` ends it.",
          path: ofWorkspace,
          example: { name: "shop", scopes: ["codes:read"] },
          answers: { 200: json("The key, shown only now", CreatedKey, { ...key, apiKey: EXAMPLE_KEY }) },
          problems: ["not_found", "plan_limit"],
        },
        true,
      ),
    )
    .delete(
      "/operator/api/workspaces/:id/keys/:key",
      ({ request, params, set }) =>
        nothing({ set }, making.revoke(params.id, params.key, operatorOf(request))),
      acts({
        id: "revokeKeyOfWorkspace",
        summary: "End a key of a workspace",
        description:
          "Nothing brings it back. The last key with every scope, or with `account`, that never expires is refused.",
        path: keyPath,
        answers: { 204: { description: "Ended, on all nodes within a second" } },
        problems: ["key_not_found", "last_key"],
      }),
    )
    .post(
      "/operator/api/workspaces/:id/main-key",
      ({ request, params: { id } }) => making.mainKey(id, operatorOf(request)),
      acts({
        id: "renewMainKey",
        summary: "Replace the key that a sign-up gave",
        description: "The former one works for another 24 hours.",
        path: ofWorkspace,
        answers: { 200: json("The new key, shown only now", MainKey, { apiKey: EXAMPLE_KEY }) },
        problems: ["not_found"],
      }),
    );
}
