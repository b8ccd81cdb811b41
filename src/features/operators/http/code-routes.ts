import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { query } from "../../../kit/http/input.ts";
import { json } from "../../../kit/http/operation.ts";
import { operatorOf } from "../../../kit/http/requests.ts";
import type { OperatorCodesDesk } from "../codes.ts";
import { BlockInput, OperatorCodeFile, OperatorCodes } from "../model.ts";
import { SignedCodes } from "../signs-model.ts";
import { EXAMPLE_CODE, EXAMPLE_CODE_FILE, EXAMPLE_PLACE, EXAMPLE_SIGN } from "./examples.ts";
import { type OperatorRouteNeeds, optionsOf, page, paging, pathOf } from "./operations.ts";

const ListQuery = query({
  host: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 300,
      description: "Only codes that lead to this host, by whichever way",
      examples: ["museum.example"],
    }),
  ),
  workspace: Type.Optional(
    Type.String({
      pattern: "^ten_[0-9a-z]{26}$",
      description: "Only codes of this workspace, by its id",
      examples: [EXAMPLE_PLACE.id],
    }),
  ),
  ...paging,
});

const path = pathOf("OperatorCodeId", "Id of the code", EXAMPLE_CODE.id);

/** The codes of all workspaces. */
export function operatorCodeRoutes(needs: OperatorRouteNeeds & { codes: OperatorCodesDesk }) {
  const { codes } = needs;
  const { reads, lists, acts, takes } = optionsOf(needs);
  const file = { 200: json("The code as it is now", OperatorCodeFile, EXAMPLE_CODE_FILE) };

  return new Elysia()
    .get(
      "/operator/api/codes",
      (context) => {
        const { host, workspace } = context.query;
        const choice = { host: host?.toLowerCase(), workspace };
        return page(context, (limit, cursor) => codes.list(choice, limit, cursor));
      },
      {
        query: ListQuery,
        ...lists(
          OperatorCodes,
          { codes: [EXAMPLE_CODE] },
          {
            id: "listOperatorCodes",
            summary: "Codes of all workspaces, newest first",
            description:
              "A page may be shorter than its limit; nextCursor goes on. With a host the workspace is not asked.",
          },
        ),
      },
    )
    .get("/operator/api/signs", (context) => page(context, (limit, cursor) => codes.signed(limit, cursor)), {
      query: query(paging),
      ...lists(
        SignedCodes,
        { codes: [{ code: EXAMPLE_CODE, signs: [EXAMPLE_SIGN] }] },
        {
          id: "listSignedCodes",
          summary: "Codes with signs, newest first",
          description:
            "A sign tells what is odd about where a code leads, and proves nothing. New codes are looked at within some minutes. A page may be shorter than its limit; nextCursor goes on.",
        },
      ),
    })
    .get(
      "/operator/api/codes/:id",
      ({ params: { id } }) => codes.show(id),
      reads({
        id: "getOperatorCode",
        summary: "A code with all that it leads to",
        description:
          "With its rules, the links of its page, and the list that names a host of them. A code that was deleted is not found.",
        path,
        answers: { 200: json("The code", OperatorCodeFile, EXAMPLE_CODE_FILE) },
        problems: ["not_found"],
      }),
    )
    .post(
      "/operator/api/codes/:id/take-down",
      ({ request, params: { id }, body }) => codes.takeDown(id, body, operatorOf(request)),
      takes(BlockInput, {
        id: "takeDownCode",
        summary: "Take a code down",
        description:
          "Scans get 410, and its owner is told why and how to object. A second call replaces reason and words.",
        path,
        example: { reason: "phishing", words: "It asks for passwords." },
        answers: file,
        problems: ["not_found"],
      }),
    )
    .post(
      "/operator/api/codes/:id/put-back",
      ({ request, params: { id } }) => codes.putBack(id, operatorOf(request)),
      acts({
        id: "putBackCode",
        summary: "Undo that a code was taken down",
        description: "It is as its owner left it, unless a list names one of its hosts.",
        path,
        answers: file,
        problems: ["not_found"],
      }),
    );
}
