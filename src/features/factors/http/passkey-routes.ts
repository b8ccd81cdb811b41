import { Elysia } from "elysia";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import { callerOf } from "../../../kit/http/caller.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { CONFIDENTIAL } from "../../../kit/http/representation.ts";
import { signedInOf } from "../../../kit/http/requests.ts";
import type { SignedIn } from "../../../kit/shared/tenant.ts";
import { AddedPasskey, CredentialOptions, NewPasskey, PasskeyList } from "../model.ts";
import type { Passkeys } from "../passkeys.ts";
import { EXAMPLE_RECOVERY_CODES } from "./totp-routes.ts";

const body: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES, nullsAbsent: true };

const example = {
  id: "pk_01kahgz0a4d7f2h5j8m1p4r7tv",
  name: "Anna's phone",
  createdAt: "2026-11-21T09:00:00.000Z",
  lastUsedOn: null,
};

export const EXAMPLE_CREDENTIAL = {
  id: "AQIDBAUGBwgJCgsMDQ4PEA",
  rawId: "AQIDBAUGBwgJCgsMDQ4PEA",
  type: "public-key",
};

/** The passkeys of the person who is signed in. */
export function passkeyRoutes(needs: {
  gate: Gate;
  passkeys: Passkeys;
  /** @throws Fault `sign_in_again` where the sign-in was too long ago. */
  requireRecent: (signedIn: SignedIn) => void;
  /**
   * @throws Fault the same, and `email_unconfirmed` where there is mail and the address was not proved by it.
   */
  requireProven: (signedIn: SignedIn) => Promise<void>;
}) {
  const { gate, passkeys, requireRecent, requireProven } = needs;

  return new Elysia()
    .get(
      "/app/api/passkeys",
      ({ request, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        return passkeys.list(signedInOf(request).personId);
      },
      operation(gate.reads({ session: true }), {
        id: "listPasskeys",
        tag: "people",
        summary: "Your passkeys, oldest first",
        description: "Passkeys of the person who is signed in, with their names and the day of the last use.",
        storage: true,
        answers: { 200: json("At most 20 passkeys", PasskeyList, { passkeys: [example] }, NO_STORE) },
      }),
    )
    .post(
      "/app/api/passkeys/options",
      async ({ request, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        const signedIn = signedInOf(request);
        await requireProven(signedIn);
        return passkeys.optionsToAdd(signedIn.personId);
      },
      operation(gate.reads({ session: true, grows: false }), {
        id: "beginPasskey",
        tag: "people",
        summary: "The options with which a browser makes a passkey",
        description:
          "For `navigator.credentials.create`, by way of `PublicKeyCredential.parseCreationOptionsFromJSON`. Needs a sign-in of the last 15 minutes.",
        storage: true,
        answers: {
          200: json(
            "PublicKeyCredentialCreationOptionsJSON",
            CredentialOptions,
            { challenge: "cGVy…" },
            NO_STORE,
          ),
        },
        problems: ["foreign_origin", "sign_in_again", "email_unconfirmed"],
      }),
    )
    .post(
      "/app/api/passkeys",
      async ({ request, body, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        const signedIn = signedInOf(request);
        await requireProven(signedIn);
        return passkeys.add(signedIn.personId, body, callerOf(request));
      },
      operation(jsonBody(gate, { session: true, grows: true, body, schema: NewPasskey }), {
        id: "addPasskey",
        tag: "people",
        summary: "Add the passkey that a browser made",
        description:
          "A passkey counts as both factors, so from now on a sign-in by password asks for one, or for a recovery code. Needs a sign-in of the last 15 minutes.",
        storage: true,
        body: {
          rule: body,
          schema: NewPasskey,
          example: {
            name: example.name,
            credential: {
              ...EXAMPLE_CREDENTIAL,
              response: { clientDataJSON: "eyJ0…", attestationObject: "o2Nm…", transports: ["internal"] },
            },
          },
        },
        answers: {
          200: json(
            "The passkey; recovery codes are shown only now",
            AddedPasskey,
            { passkey: example, recoveryCodes: EXAMPLE_RECOVERY_CODES },
            NO_STORE,
          ),
        },
        problems: ["foreign_origin", "sign_in_again", "email_unconfirmed", "plan_limit"],
      }),
    )
    .delete(
      "/app/api/passkeys/:id",
      async ({ request, params, set }) => {
        const signedIn = signedInOf(request);
        requireRecent(signedIn);
        await passkeys.remove(signedIn.personId, params.id);
        set.status = 204;
      },
      operation(gate.reads({ session: true }), {
        id: "deletePasskey",
        tag: "people",
        summary: "Delete a passkey",
        description:
          "Recovery codes end with the last second factor. Needs a sign-in of the last 15 minutes.",
        storage: true,
        path: { id: { component: "PasskeyId", description: "Id of the passkey", example: example.id } },
        answers: { 204: { description: "Deleted" } },
        problems: ["foreign_origin", "sign_in_again", "passkey_not_found"],
      }),
    );
}
