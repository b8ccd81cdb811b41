import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { flag, query } from "../../../kit/http/input.ts";
import { json } from "../../../kit/http/operation.ts";
import { operatorOf } from "../../../kit/http/requests.ts";
import { count, time, text } from "../../../kit/shared/common-members.ts";
import { named, orNull } from "../../../kit/shared/schema.ts";
import { OperatorPeople, OperatorPersonFile } from "../model.ts";
import type { OperatorPeopleDesk } from "../people.ts";
import { EXAMPLE_PERSON, EXAMPLE_PLACE } from "./examples.ts";
import {
  nothing,
  type OperatorRouteNeeds,
  optionsOf,
  page,
  paging,
  pathOf,
  searching,
} from "./operations.ts";

const ListQuery = query({
  ...searching,
  unconfirmed: Type.Optional(flag("Only those whose address no mailed link has proved")),
  ...paging,
});

const path = pathOf("OperatorPersonId", "Id of the person", EXAMPLE_PERSON.id);

const SignedOut = Type.Object({ sessions: count("Sessions that have ended") }, named("OperatorSignedOut"));

const ResetPerson = Type.Object(
  {
    secondFactor: Type.Optional(
      Type.Boolean({
        description: "Whether second factors, recovery codes and passkeys are removed, which are lost",
      }),
    ),
  },
  { additionalProperties: true, ...named("ResetPerson") },
);

const ResetAnswer = Type.Object(
  {
    link: orNull(
      Type.Object({ url: text("The address, which is shown only now"), expiresAt: time("When it ends") }),
      { description: "Null where nobody signs in with a password" },
    ),
  },
  named("OperatorReset"),
);

/** All people who sign in. */
export function operatorPeopleRoutes(needs: OperatorRouteNeeds & { people: OperatorPeopleDesk }) {
  const { people } = needs;
  const { reads, lists, acts, takes } = optionsOf(needs);

  return new Elysia()
    .get(
      "/operator/api/people",
      (context) => {
        const { q, unconfirmed } = context.query;
        const choice = { search: q || undefined, unconfirmed: unconfirmed === "true" };
        return page(context, (limit, cursor) => people.list(choice, limit, cursor));
      },
      {
        query: ListQuery,
        ...lists(
          OperatorPeople,
          { people: [EXAMPLE_PERSON] },
          {
            id: "listOperatorPeople",
            summary: "People who sign in, newest first",
            description: "A page may be shorter than its limit, or empty; nextCursor goes on.",
          },
        ),
      },
    )
    .get(
      "/operator/api/people/:id",
      ({ params: { id } }) => people.show(id),
      reads({
        id: "getOperatorPerson",
        summary: "A person, with workspaces and sessions",
        description: "Sessions are only counted. At most 100 workspaces are named.",
        path,
        answers: {
          200: json("The person", OperatorPersonFile, {
            ...EXAMPLE_PERSON,
            sessions: 2,
            workspaces: [{ ...EXAMPLE_PLACE, role: "owner" }],
          }),
        },
        problems: ["not_found"],
      }),
    )
    .post(
      "/operator/api/people/:id/sign-out",
      async ({ request, params: { id } }) => ({ sessions: await people.signOut(id, operatorOf(request)) }),
      acts({
        id: "signOutPerson",
        summary: "End all sessions of a person",
        description: "In all browsers. Apps of agents are disconnected, and keys go on working.",
        path,
        answers: { 200: json("How many have ended", SignedOut, { sessions: 2 }) },
        problems: ["not_found"],
      }),
    )
    .post(
      "/operator/api/people/:id/reset",
      async ({ request, params: { id }, body: { secondFactor } }) => ({
        link: await people.reset(id, secondFactor ?? false, operatorOf(request)),
      }),
      takes(ResetPerson, {
        id: "resetPerson",
        summary: "Make a link with which a person chooses a new password",
        description: "Whoever opens it has the account. Pass it on by a way that nobody else reads.",
        path,
        example: { secondFactor: true },
        answers: {
          200: json("The link, good for an hour", ResetAnswer, {
            link: {
              url: "https://qr.example.org/reset/AQIDBAUGBwg",
              expiresAt: "2026-11-21T11:20:00.000Z",
            },
          }),
        },
        problems: ["not_found"],
      }),
    )
    .delete(
      "/operator/api/people/:id",
      ({ request, params: { id }, set }) => nothing({ set }, people.erase(id, operatorOf(request))),
      acts({
        id: "erasePerson",
        summary: "Erase a person",
        description:
          "Nothing undoes it. Sessions and apps end; workspaces and their codes stay. The last owner of a workspace is refused.",
        path,
        answers: { 204: { description: "Erased" } },
        problems: ["not_found", "last_owner"],
      }),
    );
}
