import { Elysia } from "elysia";
import { callerOf } from "../../../kit/http/caller.ts";
import { count } from "../../../kit/http/charge.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import type { Limiter } from "../../../kit/http/limits.ts";
import { json } from "../../../kit/http/operation.ts";
import { operatorOf, signedInOf } from "../../../kit/http/requests.ts";
import type { OperatorAccess } from "../access.ts";
import { OperatorMethods, OperatorSession, OperatorSignIn } from "../model.ts";
import { type OperatorEntry, operatorSession } from "../sign-in.ts";
import { EXAMPLE_OPERATOR } from "./examples.ts";
import { asOperator, body, forOperators, type OperatorRouteNeeds } from "./operations.ts";

/** The session of an operator, which begins with a second factor. */
export function operatorSessionRoutes(
  needs: OperatorRouteNeeds & {
    access: Pick<OperatorAccess, "cookie" | "end">;
    entry: OperatorEntry;
    /** Of codes, per person: that of sign-ins. */
    codeLimit: Limiter;
  },
) {
  const { gate, limit, access, entry, codeLimit } = needs;

  return new Elysia()
    .post(
      "/operator/api/session/options",
      ({ request }) => entry.options(signedInOf(request).personId),
      forOperators(
        gate.reads({ session: true, limit }),
        {
          id: "beginOperatorSession",
          summary: "The second factors that open an operator's session",
          description:
            "For an operator who is signed in. An operator without a second factor sets one up first.",
          answers: {
            200: json("The ways, and the options of a passkey", OperatorMethods, {
              methods: ["totp", "recovery"],
              passkey: null,
            }),
          },
          problems: ["operator_required", "second_factor_missing"],
        },
        true,
      ),
    )
    .post(
      "/operator/api/session",
      async ({ request, body, set }) => {
        const signedIn = signedInOf(request);
        const onTry = () => count(request, codeLimit, signedIn.personId);
        const { setCookie, holder } = await entry.enter(signedIn, body, callerOf(request), onTry);
        await access.end(request.headers.get("cookie"));
        set.headers["set-cookie"] = setCookie;
        return operatorSession(holder);
      },
      forOperators(
        jsonBody(gate, { session: true, limit, body, schema: OperatorSignIn }),
        {
          id: "openOperatorSession",
          summary: "Open an operator's session by a second factor",
          description:
            "For an operator who is signed in: a code of the app, a recovery code, or a passkey. The session ends 30 minutes after its last use, and with the sign-in.",
          body: { rule: body, schema: OperatorSignIn, example: { code: "492039" } },
          answers: {
            200: json("The session", OperatorSession, EXAMPLE_OPERATOR, {
              "set-cookie": "The cookie of the session, HttpOnly, for /operator alone",
            }),
          },
          problems: ["operator_required", "second_factor_missing", "sign_in_failed"],
        },
        true,
      ),
    )
    .get(
      "/operator/api/session",
      ({ request }) => operatorSession(operatorOf(request)),
      forOperators(gate.reads(asOperator(limit)), {
        id: "getOperatorSession",
        summary: "The operator who asks",
        description:
          "A person or a key. The call counts as a use, so the session of a person goes on for another 30 minutes.",
        answers: { 200: json("The operator", OperatorSession, EXAMPLE_OPERATOR) },
      }),
    )
    .delete(
      "/operator/api/session",
      async ({ request, set }) => {
        await access.end(request.headers.get("cookie"));
        set.headers["set-cookie"] = access.cookie.clear();
        set.status = 204;
      },
      forOperators(
        gate.reads(asOperator(limit)),
        {
          id: "closeOperatorSession",
          summary: "End the operator's session",
          description: "The person stays signed in. A key goes on working.",
          answers: {
            204: { description: "Ended, on all nodes", headers: { "set-cookie": "Removes the cookie" } },
          },
        },
        true,
      ),
    );
}
