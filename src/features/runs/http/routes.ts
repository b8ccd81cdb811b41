import { Elysia } from "elysia";
import { DRAWING_PROBLEMS } from "../../drawings/model.ts";
import { type BodyRule, JSON_TYPES, STYLE_BODY } from "../../../kit/http/body.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { IDEMPOTENCY_KEY, REPLAYED, replayed, retryKey } from "../../../kit/http/idempotency.ts";
import { checkedBody } from "../../../kit/http/input.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { json, operation } from "../../../kit/http/operation.ts";
import { actorOf } from "../../../kit/http/actor.ts";
import { mayPause, tenantOf } from "../../../kit/http/requests.ts";
import { invalidRequest } from "../../../kit/shared/common-faults.ts";
import { explain } from "../../../kit/shared/reasons.ts";
import { checkOf } from "../../../kit/shared/schema.ts";
import { domainNamed } from "../../../kit/shared/short-address.ts";
import { tagsOf } from "../../../kit/shared/tags.ts";
import {
  LockInput,
  MoveInput,
  RunAnswer,
  RunInput,
  RunInputDocument,
  StyleInput,
  TagsInput,
} from "../model.ts";
import type { RunRequest, Runs } from "../runs.ts";
import type { Choice } from "../records.ts";

const body: BodyRule = { maxBytes: STYLE_BODY, mediaTypes: JSON_TYPES };
const ROUTE = "POST /app/api/codes/batch";

const [moveCheck, styleCheck, tagsCheck] = [checkOf(MoveInput), checkOf(StyleInput), checkOf(TagsInput)];
const lockCheck = checkOf(LockInput);

/** The edit that each action stands for. @throws Fault `invalid_request` for its value. */
const EDITS: Readonly<Record<RunInput["action"], (input: RunInput) => RunRequest["edit"]>> = {
  activate: () => ({ active: true }),
  disable: () => ({ active: false }),
  delete: () => null,
  move: (input) => ({ group: checkedBody(moveCheck, input).value }),
  style: (input) => ({ style: checkedBody(styleCheck, input).value }),
  tag: (input) => ({ added: tagsOf(checkedBody(tagsCheck, input).value), removed: [] }),
  untag: (input) => ({ added: [], removed: tagsOf(checkedBody(tagsCheck, input).value) }),
  lock: (input) => ({ lock: checkedBody(lockCheck, input).value }),
};

/** `POST /app/api/codes/batch`. */
export function runRoutes(needs: { gate: Gate; runs: Runs; baseUrl: string }) {
  const { gate, runs, baseUrl } = needs;
  const admission = jsonBody(gate, { scopes: ["codes:write"], grows: false, body, schema: RunInput });
  return new Elysia().post(
    "/app/api/codes/batch",
    async ({ request, body, set }) => {
      if (body.action !== "delete" && !body.dryRun) gate.checkRoom();
      const { answer, isReplay } = await runs.act(
        tenantOf(request),
        requestOf(body, baseUrl),
        retryKey(request, ROUTE),
        actorOf(request),
        () => mayPause(request),
      );
      Object.assign(set.headers, replayed(isReplay));
      return answer;
    },
    {
      ...operation(admission, {
        id: "changeCodes",
        tag: "codes",
        summary: "Change or delete many codes",
        description:
          "Each code as if it were edited alone, in steps. It is finished also when the client leaves; a retry with the same Idempotency-Key is told the outcome.",
        storage: true,
        parameters: [IDEMPOTENCY_KEY],
        body: {
          rule: body,
          schema: RunInputDocument,
          example: { filter: { group: "audio guide" }, action: "disable" },
        },
        answers: {
          200: json("The outcome", RunAnswer, { matched: 3, changed: 3, failed: [] }, REPLAYED),
        },
        problems: [...DRAWING_PROBLEMS, "expected_differs", "idempotency_key_reused"],
      }),
    },
  );
}

/** @throws Fault `invalid_request`. */
function requestOf(input: RunInput, baseUrl: string): RunRequest {
  const { dryRun = false, expected = null } = input;
  const choice = choiceOf(input, baseUrl);
  return { choice, edit: EDITS[input.action](input), dryRun, expected };
}

/** @throws Fault `invalid_request` unless it names either ids or a filter. */
function choiceOf({ ids, filter }: RunInput, baseUrl: string): Choice {
  if (ids && !filter) return { ids: [...new Set(ids)].sort().reverse() };
  if (!filter || ids) throw invalidRequest([{ pointer: "", ...explain("ids_or_filter") }]);
  const { q, domain, tags, ...rest } = filter;
  return {
    filter: {
      ...rest,
      ...(tags === undefined ? {} : { tags: tagsOf(tags) }),
      ...(q === undefined ? {} : { search: q }),
      ...(domain === undefined ? {} : { domain: domainNamed(baseUrl, domain) }),
    },
  };
}
