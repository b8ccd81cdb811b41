import { Elysia } from "elysia";
import { authorOf } from "../../../kit/http/actor.ts";
import { type BodyRule, JSON_TYPES, SMALL_BODY } from "../../../kit/http/body.ts";
import { count } from "../../../kit/http/charge.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { type Limiter, limitKey, RateLimited } from "../../../kit/http/limits.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { NO_STORE } from "../../../kit/http/operation-headers.ts";
import { factsOf, tenantOf } from "../../../kit/http/requests.ts";
import { SECOND } from "../../../kit/shared/clock.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import type { Mailings } from "../mailings.ts";
import {
  EditMailing,
  MAILING_EXAMPLE,
  MAILING_PATH,
  MailingInput,
  MailingList,
  MailingRecord,
} from "../model.ts";

const body: BodyRule = { maxBytes: SMALL_BODY, mediaTypes: JSON_TYPES };
const newBody: BodyRule = { ...body, nullsAbsent: true };

/**
 * Reports by mail: their list, a new one, changes and their end.
 * @param needs.mailLimit - of mails that ask for a confirmation, counted per address of the client.
 */
export function mailingRoutes({
  gate,
  mailLimit,
  mailings,
}: {
  gate: Gate;
  mailLimit: Limiter;
  mailings: Mailings;
}) {
  const scopes = ["analytics:read"] as const;
  const reads = gate.reads({ scopes, feature: "analytics" });
  const { to, every, timezone, language, notices } = MAILING_EXAMPLE;
  return new Elysia()
    .get(
      "/app/api/mailings",
      ({ request, set }) => {
        set.headers["cache-control"] = "no-store";
        return mailings.list(tenantOf(request));
      },
      operation(reads, {
        id: "listMailings",
        tag: "tenants",
        summary: "Reports by mail, oldest first",
        storage: true,
        answers: { 200: json("All of them", MailingList, { mailings: [MAILING_EXAMPLE] }, NO_STORE) },
        problems: ["analytics_not_enabled"],
      }),
    )
    .post(
      "/app/api/mailings",
      async ({ request, body, set }) => {
        set.headers["cache-control"] = "no-store";
        await count(request, mailLimit, limitKey(factsOf(request).address));
        return mailings.create(tenantOf(request), body, authorOf(request)).catch((error) => {
          throw asLimit(error, mailLimit);
        });
      },
      operation(
        jsonBody(gate, { scopes, feature: "analytics", grows: true, body: newBody, schema: MailingInput }),
        {
          id: "createMailing",
          tag: "tenants",
          summary: "Have a report mailed every week or month",
          description:
            "To the confirmed address of a member at once. Any other address is asked first, as for alerts: few are, and none before the workspace has had a code for an hour. A mailing that is there already is answered as it is.",
          limited: true,
          storage: true,
          body: {
            rule: newBody,
            schema: MailingInput,
            example: { to, every, timezone, language, notices },
          },
          answers: { 200: json("The mailing", MailingRecord, MAILING_EXAMPLE, NO_STORE) },
          problems: ["analytics_not_enabled", "plan_limit"],
        },
      ),
    )
    .patch(
      "/app/api/mailings/:id",
      ({ request, params, body, set }) => {
        set.headers["cache-control"] = "no-store";
        return mailings.edit(tenantOf(request), params.id, body, authorOf(request));
      },
      operation(jsonBody(gate, { scopes, feature: "analytics", grows: true, body, schema: EditMailing }), {
        id: "editMailing",
        tag: "tenants",
        summary: "Change a report by mail",
        description: "Its address stays: make another one.",
        storage: true,
        path: MAILING_PATH,
        body: { rule: body, schema: EditMailing, example: { every: "month", notices: ["lead"] } },
        answers: { 200: json("The mailing", MailingRecord, MAILING_EXAMPLE, NO_STORE) },
        problems: ["mailing_not_found", "analytics_not_enabled"],
      }),
    )
    .delete(
      "/app/api/mailings/:id",
      async ({ request, params, set }) => {
        await mailings.end(tenantOf(request), params.id, authorOf(request));
        set.status = 204;
      },
      operation(gate.reads({ scopes }), {
        id: "endMailing",
        tag: "tenants",
        summary: "End a report by mail",
        storage: true,
        path: MAILING_PATH,
        answers: { 204: { description: "Ended" } },
        problems: ["mailing_not_found"],
      }),
    );
}

/** A refusal by the limits that the store counts, with the headers of all refusals by a limit. */
function asLimit(error: unknown, limiter: Limiter): unknown {
  if (!(error instanceof Fault) || error.code !== "rate_limited" || error.retryAfter === null) return error;
  const retryAfter = error.retryAfter * SECOND;
  return new RateLimited(limiter, { allowed: false, remaining: 0, retryAfter, reset: retryAfter });
}
