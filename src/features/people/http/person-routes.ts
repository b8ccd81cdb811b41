import { Elysia } from "elysia";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { CONFIDENTIAL } from "../../../kit/http/representation.ts";
import { signedInOf } from "../../../kit/http/requests.ts";
import type { Accounts } from "../accounts.ts";
import { DeletePerson, EditPerson, EXAMPLE_PERSON, NewPassword, PersonRecord } from "../model.ts";
import type { Sessions } from "../sessions.ts";
import { addressTrying, type Tries } from "./tries.ts";

const body: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES };
const lenientBody: BodyRule = { ...body, nullsAbsent: true };

/** The own record, the password, and the end of an account. */
export function personRoutes(needs: {
  gate: Gate;
  accounts: Accounts;
  sessions: Pick<Sessions, "cookie">;
  tries: Pick<Tries, "take">;
}) {
  const { gate, accounts, sessions, tries } = needs;

  return new Elysia()
    .patch(
      "/app/api/person",
      ({ request, body, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        return accounts.edit(signedInOf(request), body);
      },
      operation(jsonBody(gate, { session: true, grows: true, body, schema: EditPerson }), {
        id: "updatePerson",
        tag: "people",
        summary: "Change the person's name, language or address",
        description:
          "A new address counts once the link that is mailed to it is opened while signed in; the former one is then told. To name the present one again sends " +
          "the link that confirms it. Needs a sign-in of the last 15 minutes.",
        storage: true,
        body: { rule: body, schema: EditPerson, example: { name: EXAMPLE_PERSON.name, language: "de" } },
        answers: { 200: json("The person", PersonRecord, EXAMPLE_PERSON, NO_STORE) },
        problems: ["foreign_origin", "nothing_to_change", "sign_in_again"],
      }),
    )
    .post(
      "/app/api/person/password",
      async ({ request, body, set }) => {
        await accounts.changePassword(signedInOf(request), body, await addressTrying(tries, request));
        set.status = 204;
      },
      operation(jsonBody(gate, { session: true, body: lenientBody, schema: NewPassword }), {
        id: "changePassword",
        tag: "people",
        summary: "Set another password",
        description:
          "Ends all other sessions. Needs a sign-in of the last 15 minutes, and the present password where there is one.",
        storage: true,
        body: {
          rule: lenientBody,
          schema: NewPassword,
          example: { current: "neun Elche am Fluss", password: "zehn Elche am Fluss" },
        },
        answers: { 204: { description: "Set; all other sessions have ended" } },
        problems: ["foreign_origin", "sign_in_again", "sign_in_failed", "passwords_off"],
      }),
    )
    .delete(
      "/app/api/person",
      async ({ request, body, set }) => {
        await accounts.remove(signedInOf(request), body.password, await addressTrying(tries, request));
        set.headers["set-cookie"] = sessions.cookie.clear();
        set.status = 204;
      },
      operation(jsonBody(gate, { session: true, body: lenientBody, schema: DeletePerson }), {
        id: "deletePerson",
        tag: "people",
        summary: "Erase the person",
        description:
          "With all sessions and memberships. Workspaces and keys stay. Needs a sign-in of the last 15 minutes, and the password where there is one.",
        storage: true,
        body: { rule: lenientBody, schema: DeletePerson, example: { password: "neun Elche am Fluss" } },
        answers: {
          204: {
            description: "Erased, and signed out everywhere",
            headers: { "set-cookie": "Removes the cookie" },
          },
        },
        problems: ["foreign_origin", "sign_in_again", "sign_in_failed", "last_owner"],
      }),
    );
}
