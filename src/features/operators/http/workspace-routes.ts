import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { flag, query } from "../../../kit/http/input.ts";
import { json } from "../../../kit/http/operation.ts";
import { operatorOf } from "../../../kit/http/requests.ts";
import {
  BlockInput,
  EditWorkspace,
  OperatorWorkspace,
  OperatorWorkspaceFile,
  OperatorWorkspaces,
} from "../model.ts";
import type { OperatorWorkspacesDesk } from "../workspaces.ts";
import { EXAMPLE_CODE, EXAMPLE_MEMBER, EXAMPLE_WORKSPACE } from "./examples.ts";
import {
  nothing,
  type OperatorRouteNeeds,
  optionsOf,
  page,
  paging,
  ofWorkspace,
  searching,
} from "./operations.ts";

const ListQuery = query({
  ...searching,
  suspended: Type.Optional(flag("Only those that are suspended")),
  ...paging,
});

/** All workspaces. */
export function operatorWorkspaceRoutes(needs: OperatorRouteNeeds & { workspaces: OperatorWorkspacesDesk }) {
  const { workspaces } = needs;
  const { reads, lists, acts, takes } = optionsOf(needs);
  const record = { 200: json("The workspace as it is now", OperatorWorkspace, EXAMPLE_WORKSPACE) };

  return new Elysia()
    .get(
      "/operator/api/workspaces",
      (context) => {
        const { q, suspended } = context.query;
        const choice = { search: q || undefined, suspended: suspended === "true" };
        return page(context, (limit, cursor) => workspaces.list(choice, limit, cursor));
      },
      {
        query: ListQuery,
        ...lists(
          OperatorWorkspaces,
          { workspaces: [EXAMPLE_WORKSPACE] },
          {
            id: "listOperatorWorkspaces",
            summary: "Workspaces, newest first",
            description: "A page may be shorter than its limit, or empty; nextCursor goes on.",
          },
        ),
      },
    )
    .get(
      "/operator/api/workspaces/:id",
      ({ params: { id } }) => workspaces.show(id),
      reads({
        id: "getOperatorWorkspace",
        summary: "A workspace, with people and newest codes",
        description: "At most 200 people and 20 codes; `listOperatorCodes` has the others.",
        path: ofWorkspace,
        answers: {
          200: json("The workspace", OperatorWorkspaceFile, {
            ...EXAMPLE_WORKSPACE,
            members: [EXAMPLE_MEMBER],
            codes: [EXAMPLE_CODE],
          }),
        },
        problems: ["not_found"],
      }),
    )
    .patch(
      "/operator/api/workspaces/:id",
      ({ request, params: { id }, body }) => workspaces.edit(id, body, operatorOf(request)),
      takes(EditWorkspace, {
        id: "editOperatorWorkspace",
        summary: "Change the plan and the grants of a workspace",
        description:
          "The plan has no end, and replaces one that a voucher gave. An unknown plan is refused, and so is a body with neither.",
        path: ofWorkspace,
        example: { plan: "pro" },
        answers: record,
        problems: ["not_found", "nothing_to_change"],
      }),
    )
    .delete(
      "/operator/api/workspaces/:id",
      ({ request, params: { id }, set }) => nothing({ set }, workspaces.erase(id, operatorOf(request))),
      acts({
        id: "deleteOperatorWorkspace",
        summary: "Erase a workspace with all that is in it",
        description: "Nothing undoes it: its short addresses answer 410 for ever.",
        path: ofWorkspace,
        answers: { 204: { description: "Erased" } },
        problems: ["not_found"],
      }),
    )
    .post(
      "/operator/api/workspaces/:id/suspend",
      ({ request, params: { id }, body }) => workspaces.suspend(id, body, operatorOf(request)),
      takes(BlockInput, {
        id: "suspendWorkspace",
        summary: "Suspend a workspace",
        description:
          "Its keys are refused and its codes answer 410. Its owners are told why. A second call replaces reason and words.",
        path: ofWorkspace,
        example: { reason: "spam" },
        answers: record,
        problems: ["not_found"],
      }),
    )
    .post(
      "/operator/api/workspaces/:id/resume",
      ({ request, params: { id } }) => workspaces.resume(id, operatorOf(request)),
      acts({
        id: "resumeWorkspace",
        summary: "Undo that a workspace was suspended",
        description:
          "Its keys and codes work as before. A code that was taken down, or that a list blocks, stays blocked.",
        path: ofWorkspace,
        answers: record,
        problems: ["not_found"],
      }),
    );
}
