import { Elysia } from "elysia";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { type Limiter, limitKey } from "../../../kit/http/limits.ts";
import { operation } from "../../../kit/http/operation.ts";
import { factsOf, signedInOf } from "../../../kit/http/requests.ts";
import type { Addresses } from "../addresses.ts";
import { ConfirmInput, ResetPassword, ResetInput } from "../model.ts";
import type { Resets } from "../resets.ts";

const body: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES };

const TOKEN = "4Vb1qJ2mX8rT6yL0cW3sZ5dF7gH9kN1pQ2eR4tU6iO8";

/** Lost passwords, and new addresses: what links of persons do. */
export function resetRoutes(needs: {
  gate: Gate;
  /** By client address: of links that are opened, and of those that are asked for. */
  limits: { readonly links: Limiter; readonly resets: Limiter };
  resets: Resets;
  addresses: Addresses;
}) {
  const { gate, limits, resets, addresses } = needs;
  return new Elysia()
    .post(
      "/app/api/reset",
      ({ body: { email }, set }) => {
        resets.ask(email);
        set.status = 202;
      },
      operation(jsonBody(gate, { limit: limits.resets, fromOurPages: true, body, schema: ResetInput }), {
        id: "askForReset",
        tag: "people",
        summary: "Ask for a link with which a lost password is replaced",
        description:
          "The answer is the same whether or not the address is known, and where no mail is sent: then an owner or admin of the workspace makes the link, or the operator.",
        limited: true,
        body: { rule: body, schema: ResetInput, example: { email: "ana@museum.example" } },
        answers: { 202: { description: "If the address is known, a link is mailed to it" } },
        problems: ["foreign_origin", "passwords_off"],
      }),
    )
    .post(
      "/app/api/reset/:token",
      async ({ request, params, body: { password }, set }) => {
        await resets.reset(params.token, password, limitKey(factsOf(request).address));
        set.status = 204;
      },
      operation(jsonBody(gate, { limit: limits.links, fromOurPages: true, body, schema: ResetPassword }), {
        id: "resetPassword",
        tag: "people",
        summary: "Replace a lost password by a link",
        description:
          "Good once. All sessions and all other links of the person end. It signs nobody in: the sign-in asks for the second factor, where there is one.",
        limited: true,
        storage: true,
        path: { token: { component: "ResetToken", description: "From the link", example: TOKEN } },
        body: { rule: body, schema: ResetPassword, example: { password: "correct horse battery" } },
        answers: { 204: { description: "The password is the new one" } },
        problems: ["link_ended", "foreign_origin", "passwords_off"],
      }),
    )
    .post(
      "/app/api/person/address",
      async ({ request, body: { token }, set }) => {
        await addresses.confirm(signedInOf(request).personId, token);
        set.status = 204;
      },
      operation(jsonBody(gate, { session: true, grows: true, body, schema: ConfirmInput }), {
        id: "confirmAddress",
        tag: "people",
        summary: "Make the address of a mailed link the own one",
        description:
          "The link is good for a day, once, and only for the person who asked for it. The former address is told.",
        storage: true,
        body: { rule: body, schema: ConfirmInput, example: { token: TOKEN } },
        answers: { 204: { description: "The address is the own one, and confirmed" } },
        problems: ["link_ended", "foreign_origin"],
      }),
    );
}
