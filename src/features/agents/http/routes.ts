import { Elysia } from "elysia";
import type { Section } from "../../book/model.ts";
import { type BodyRule, JSON_TYPES, STYLE_BODY } from "../../../kit/http/body.ts";
import { createConstant } from "../../../kit/http/constant.ts";
import type { Gate } from "../../../kit/http/gate.ts";
import { jsonBody } from "../../../kit/http/json-body.ts";
import { unlisted } from "../../../kit/http/operation.ts";
import { CONFIDENTIAL } from "../../../kit/http/representation.ts";
import { factsOf, holderOf } from "../../../kit/http/requests.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import { errorFields, type Log } from "../../../kit/shared/log.ts";
import { onceUnlessRejected } from "../../../kit/shared/once.ts";
import type { PublicApi } from "../calls.ts";
import { llmsText } from "../llms.ts";
import { loadProtocol } from "../load.ts";
import { Message } from "../model.ts";
import { createToolbox } from "../toolbox.ts";
import { TOOLS } from "../tools.ts";

const body: BodyRule = { maxBytes: STYLE_BODY, mediaTypes: JSON_TYPES };

const TEXT = { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" };

/** `/mcp`, the Model Context Protocol for agents, and `/llms.txt`, which tells them what there is. */
export function agentRoutes(needs: {
  gate: Gate;
  api: PublicApi;
  /** The sections of the docs. */
  docs: readonly Section[];
  baseUrl: string;
  version: string;
  log: Log;
}) {
  const { gate, api, docs, baseUrl, version, log } = needs;
  const report = (error: unknown, request: Request) =>
    log.error("unexpected error", { requestId: factsOf(request).id, ...errorFields(error) });
  const toolbox = createToolbox({ tools: TOOLS, api, report });
  const protocol = onceUnlessRejected(async () => {
    const createProtocol = await loadProtocol();
    return createProtocol({ toolbox, version, grantedTo: (request) => holderOf(request).scopes });
  });
  const text = createConstant(llmsText(baseUrl, docs), TEXT);

  /**
   * Pages of other origins are refused, as the protocol demands: a page that had its own name resolved to this service could speak for a
   * person on the same network. `Host` would be such a page's own, so only our public address counts.
   */
  async function refuseForeignOrigin(_: unknown, { headers }: Request): Promise<void> {
    const origin = headers.get("origin");
    if (origin === null || origin === new URL(baseUrl).origin) return;
    throw new Fault(
      "foreign_origin",
      "Agents call from programs, or from pages of this service's own address.",
    );
  }

  const messages = jsonBody(gate, {
    scopes: [],
    keyOnly: true,
    apps: true,
    body,
    schema: Message,
    precondition: refuseForeignOrigin,
  });

  return new Elysia()
    .post(
      "/mcp",
      async ({ request, body }) => {
        const answer = await protocol();
        const response = await answer(request, body);
        // It may hold leads.
        response.headers.set("cache-control", CONFIDENTIAL);
        return response;
      },
      unlisted(messages),
    )
    .get("/llms.txt", ({ request }) => text.answer(request), { detail: { hide: true } });
}
