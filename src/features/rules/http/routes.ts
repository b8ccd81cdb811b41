import { Elysia } from "elysia";
import type { Codes } from "../../codes/codes.ts";
import { CODE_PATH, type CodeChange, type CountedCode, EXAMPLE } from "../../codes/model.ts";
import { actorOf } from "../../../kit/http/actor.ts";
import { type BodyRule, JSON_TYPES, STYLE_BODY } from "../../../kit/http/body.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { tenantOf } from "../../../kit/http/requests.ts";
import type { Actor } from "../../../kit/shared/actor.ts";
import { type Clock, instantOf } from "../../../kit/shared/clock.ts";
import { invalidRequest } from "../../../kit/shared/common-faults.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import { nextTurn } from "../../../kit/shared/next-turn.ts";
import { explain } from "../../../kit/shared/reasons.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import { type Chance, routeOf } from "../route.ts";
import { traceOf } from "../trace.ts";
import { Trace, type TraceDraft, TraceInput } from "../trace-model.ts";

const body: BodyRule = { maxBytes: STYLE_BODY, mediaTypes: JSON_TYPES, nullsAbsent: true };

const EXAMPLE_TRACE = {
  location: EXAMPLE.target,
  destination: "default",
  rules: [
    {
      name: "closed",
      holds: false,
      because: "It is sat 2026-11-21 10:00:00 (Europe/Berlin), outside of 18:00–09:00.",
    },
  ],
};

/** `POST /app/api/codes/{id}/trace`. */
export function traceRoutes(needs: {
  gate: Gate;
  codes: Pick<Codes, "change" | "get" | "record">;
  /** The dead targets of a code. */
  deadOf: (code: CountedCode) => Promise<readonly string[]>;
  clock: Clock;
  chance: Chance;
}) {
  const { gate, codes, deadOf, clock, chance } = needs;
  const tracing = jsonBody(gate, {
    scopes: ["codes:read"],
    body,
    owner: async (tenant, { id = "" }) => void (await codes.get(tenant, id)),
    schema: TraceInput,
  });

  /** The change that a draft would be. @throws Fault as an edit does, with pointers into the draft. */
  async function changeOf(
    tenant: Tenant,
    { fallback, ...draft }: TraceDraft,
    by: Actor,
  ): Promise<CodeChange> {
    const edit = { ...draft, ...(fallback === undefined ? {} : { fallback: fallback || null }) };
    if (Object.keys(edit).length === 0) return {};
    try {
      const { change } = await codes.change(tenant, edit, by);
      // The largest rules take a turn to check, and another one to trace.
      if (change.rules) await nextTurn();
      return change;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      const errors = error.errors.map((why) => ({ ...why, pointer: `/draft${why.pointer}` }));
      throw new Fault(error.code, error.message, { errors });
    }
  }

  return new Elysia().post(
    "/app/api/codes/:id/trace",
    async ({ request, params, body }) => {
      const code = await codes.get(tenantOf(request), params.id);
      const { pageUrl, shortUrl } = codes.record(code);
      const dead = await deadOf(code);
      const change = await changeOf(tenantOf(request), body.draft ?? {}, actorOf(request));
      const route = routeOf({ ...code, ...change, dead, page: code.landing && pageUrl });
      const { at, device = null, system = null, language = null, country = null, query = "" } = body;
      const seen = { device, system, language, country };
      return traceOf(route, seen, timeOf(at, clock), `${shortUrl}?${query.replace(/^\?/, "")}`, chance);
    },
    {
      ...operation(tracing, {
        id: "traceCode",
        tag: "codes",
        summary: "Trace a scan to its destination",
        description:
          "Omitted facts are not known; at is now by default. Nothing is recorded. A code that is off is traced as if on. draft tries members before they are saved.",
        storage: true,
        path: CODE_PATH,
        body: {
          rule: body,
          schema: TraceInput,
          example: { at: "2026-11-21T09:00:00Z", device: "mobile", language: "de" },
        },
        answers: { 200: json("The destination, and the reasons for it", Trace, EXAMPLE_TRACE) },
        problems: ["code_not_found", "target_blocked", "target_invalid", "target_required"],
      }),
    },
  );
}

/** @throws Fault `invalid_request` when the text names no time. */
function timeOf(at: string | undefined, clock: Clock): number {
  const time = at === undefined ? clock.now() : instantOf(at);
  if (time === null) throw invalidRequest([{ pointer: "/at", ...explain("not_time") }]);
  return time;
}
