import { Elysia } from "elysia";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { CONFIDENTIAL } from "../../../kit/http/representation.ts";
import { signedInOf } from "../../../kit/http/requests.ts";
import type { SignedIn } from "../../../kit/shared/tenant.ts";
import type { AuthenticatorApp } from "../app.ts";
import { NewTotp, RecoveryCodes, RemoveTotp, TotpCode } from "../model.ts";

const body: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES, nullsAbsent: true };

const exampleTotp = {
  secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
  uri: "otpauth://totp/qr.museum.example:anna%40museum.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=qr.museum.example&algorithm=SHA1&digits=6&period=30",
  svg: "<svg…/>",
};

export const EXAMPLE_RECOVERY_CODES = [
  "se03c13-v7qyny2-vnt2cwf-vs3hq9g",
  "bzkkz8n-y74e8ss-fwep4x9-w8xt6v0",
  "k7z7mvx-d4japqp-8wtghp7-43yj5k0",
];

/** The authenticator app of the person who is signed in: a new secret, its first code, its end. */
export function totpRoutes(needs: {
  gate: Gate;
  app: AuthenticatorApp;
  /** @throws Fault `sign_in_again` where the sign-in was too long ago. */
  requireRecent: (signedIn: SignedIn) => void;
  /**
   * @throws Fault the same, and `email_unconfirmed` where there is mail and the address was not proved by it.
   */
  requireProven: (signedIn: SignedIn) => Promise<void>;
  /** Where the person has a password: checks it. @throws Fault `sign_in_failed` */
  checkPassword: (personId: string, password: string | undefined, address: string) => Promise<void>;
  /** The address that asks, once it has taken a try of the password. @throws RateLimited */
  addressTrying: (request: Request) => Promise<string>;
}) {
  const { gate, app, requireRecent, requireProven, checkPassword, addressTrying } = needs;

  return new Elysia()
    .post(
      "/app/api/totp",
      async ({ request, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        const signedIn = signedInOf(request);
        await requireProven(signedIn);
        return app.propose(signedIn.personId);
      },
      operation(gate.reads({ session: true, grows: true }), {
        id: "beginTotp",
        tag: "people",
        summary: "Begin to set up an authenticator app",
        description:
          "The secret is in force once PUT gets its first code. One that is in force stays so until then. Needs a sign-in of the last 15 minutes.",
        storage: true,
        answers: { 200: json("A new secret, shown only now", NewTotp, exampleTotp, NO_STORE) },
        problems: ["foreign_origin", "sign_in_again", "email_unconfirmed"],
      }),
    )
    .put(
      "/app/api/totp",
      async ({ request, body, set }) => {
        set.headers["cache-control"] = CONFIDENTIAL;
        const signedIn = signedInOf(request);
        await requireProven(signedIn);
        return app.confirm(signedIn.personId, body.code);
      },
      operation(jsonBody(gate, { session: true, grows: true, body, schema: TotpCode }), {
        id: "confirmTotp",
        tag: "people",
        summary: "Put the authenticator app in force",
        description:
          "The code shows that the app has the secret. Recovery codes of before end. Needs a sign-in of the last 15 minutes.",
        storage: true,
        body: { rule: body, schema: TotpCode, example: { code: "492039" } },
        answers: {
          200: json(
            "Ten recovery codes, shown only now",
            RecoveryCodes,
            { recoveryCodes: EXAMPLE_RECOVERY_CODES },
            NO_STORE,
          ),
        },
        problems: ["foreign_origin", "sign_in_again", "email_unconfirmed"],
      }),
    )
    .delete(
      "/app/api/totp",
      async ({ request, body, set }) => {
        const signedIn = signedInOf(request);
        requireRecent(signedIn);
        await checkPassword(signedIn.personId, body.password, await addressTrying(request));
        await app.remove(signedIn.personId);
        set.status = 204;
      },
      operation(jsonBody(gate, { session: true, body, schema: RemoveTotp }), {
        id: "removeTotp",
        tag: "people",
        summary: "Remove the authenticator app",
        description:
          "Recovery codes end with the last second factor. Needs a sign-in of the last 15 minutes, and the password where one is set.",
        storage: true,
        body: {
          rule: body,
          schema: RemoveTotp,
          example: { password: "correct horse battery staple" },
          optional: true,
        },
        answers: { 204: { description: "Removed" } },
        problems: ["foreign_origin", "sign_in_again", "sign_in_failed"],
      }),
    );
}
