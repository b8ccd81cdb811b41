import type { InteractionStore } from "../store.ts";
import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { Destination } from "../../codes/records.ts";
import { type BodyRule, SMALL_BODY } from "../../../kit/http/body.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import type { Limiter } from "../../../kit/http/limits.ts";
import type { CountMisses } from "../../../kit/http/misses.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { addressIn } from "../../../kit/http/requests.ts";
import type { Clock } from "../../../kit/shared/clock.ts";
import type { ShortAddress } from "../../../kit/shared/short-address.ts";
import type { Locks } from "../../locks/locks.ts";
import { Interaction } from "../model.ts";
import { SHORT_ID_PATH } from "../../codes/model.ts";

/** sendBeacon sends a text as text/plain, which needs no CORS preflight. */
const body: BodyRule = {
  maxBytes: SMALL_BODY,
  mediaTypes: ["application/json", "text/plain"],
  nullsAbsent: true,
};

const Counted = Type.Object({ ok: Type.Literal(true, { description: "It was counted" }) });

/** `POST /api/events/{shortId}`. */
export function interactionRoutes(needs: {
  gate: Gate;
  limit: Limiter;
  store: InteractionStore;
  clock: Clock;
  countMisses: CountMisses;
  /**
   * The code for which the page of the active code at a short address counts; `null` for none. @throws Fault
   * `code_not_found`, `code_gone` or `code_blocked`.
   */
  countedCode: (address: ShortAddress) => Promise<Pick<Destination, "codeId"> | null>;
  /** Whether the page of a code is shown in a language. */
  speaks: (address: ShortAddress, language: string) => Promise<boolean>;
  /** Checks that a locked code was opened. @throws Fault `code_locked` */
  checkUnlocked: Locks["check"];
}) {
  const { gate, limit, store, clock, countMisses, countedCode, speaks, checkUnlocked } = needs;
  const admission = jsonBody(gate, {
    limit,
    body,
    async precondition({ shortId = "" }, request) {
      const address = addressIn(request, shortId);
      await countMisses(request, address, countedCode(address));
    },
    schema: Interaction,
  });

  return new Elysia().post(
    "/api/events/:shortId",
    async ({ request, params, body }) => {
      const address = addressIn(request, params.shortId);
      const counted = await countedCode(address);
      await checkUnlocked(address, body.unlock);
      const { type, language = "" } = body;
      const isSpoken = type === "page_view" && language !== "" && (await speaks(address, language));
      if (counted !== null) await store.count(counted.codeId, type, clock.now(), isSpoken ? language : null);
      return { ok: true as const };
    },
    {
      ...operation(admission, {
        id: "countInteraction",
        tag: "pages",
        summary: "Count an interaction on a code's page",
        description: "Counted by day; nothing about the person is stored.",
        limited: true,
        storage: true,
        path: SHORT_ID_PATH,
        body: {
          rule: body,
          schema: Interaction,
          example: { type: "cta_click" },
          others: {
            "text/plain": {
              schema: Type.String({ description: "The same JSON, as `navigator.sendBeacon` sends it" }),
              example: '{"type":"cta_click"}',
            },
          },
        },
        answers: { 200: json("Counted", Counted, { ok: true }) },
        problems: ["code_not_found", "code_gone", "code_blocked", "code_locked"],
      }),
    },
  );
}
