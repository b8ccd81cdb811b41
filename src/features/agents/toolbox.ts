import { nextTurn } from "../../kit/shared/next-turn.ts";
import { once, onceUnlessRejected } from "../../kit/shared/once.ts";
import { checkOf, schemaDetails } from "../../kit/shared/schema.ts";
import { missingScopes, type Scope } from "../../kit/shared/scopes.ts";
import { createCodeFinder } from "./addresses.ts";
import { fileOf, LARGEST_FILE, LONGEST_ANSWER, tell, type Telling, type TooLong } from "./answers.ts";
import { type Arguments, chosen, type PublicApi, requestOf, strangers } from "./calls.ts";
import { createDocsSearch } from "./docs-search.ts";
import { answerOf, inputOf, listed, type ListedTool } from "./listed.ts";
import { type Content, misfit, refusalOf, refused, type ToolResult, withRefusals } from "./results.ts";
import type { Shape } from "./shape.ts";
import type { Call, Tool } from "./tool.ts";
import { createWording } from "./wording.ts";

/** The tools, each with the scopes of the operations that it calls. */
export interface Toolbox {
  /** The tools that a key may use. */
  list(granted: readonly Scope[]): Promise<ListedTool[]>;
  /**
   * Calls a tool for an admitted request.
   * @param granted - the scopes of its key.
   * @returns `null` when there is no such tool.
   */
  call(
    request: Request,
    granted: readonly Scope[],
    name: string,
    given: Arguments,
  ): Promise<ToolResult> | null;
}

/** The part of a tool that follows from the operations it calls. */
interface ToolFacts {
  readonly scopes: readonly Scope[];
  readonly shape: Shape | null;
  /** As `Telling` has it. */
  readonly textless: Telling["textless"];
}

/** @param needs.report - told of an error that is no refusal, and of the request that it came of. */
export function createToolbox(needs: {
  tools: readonly Tool[];
  api: PublicApi;
  report: (error: unknown, request: Request) => void;
}): Toolbox {
  const { tools, api, report } = needs;
  const say = createWording(tools);
  const finder = createCodeFinder({ api, say });
  const docs = createDocsSearch();
  const byName = new Map(
    tools.map((tool) => [
      tool.name,
      { tool, check: checkOf(inputOf(tool)), known: once(() => factsOf(tool)) },
    ]),
  );
  /**
   * Derived at the first list. The form of a code's record takes milliseconds, so each tool has two turns of
   * the event loop of its own.
   */
  const all = onceUnlessRejected(async () => {
    const tools: { readonly listed: ListedTool; readonly scopes: readonly Scope[] }[] = [];
    for (const { tool, known } of byName.values()) {
      await nextTurn();
      const { scopes, shape } = known();
      await nextTurn();
      tools.push({ listed: listed(tool, shape, api, say), scopes });
    }
    return tools;
  });

  function factsOf(tool: Tool): ToolFacts {
    const scopes = new Set(tool.calls.flatMap((call) => api.factsOf(call).scopes));
    const shape = answerOf(tool, api);
    return { scopes: [...scopes], shape, textless: tool.hasOwnTexts ? null : (shape?.textless ?? new Set()) };
  }

  async function run(
    { tool, textless }: { tool: Tool; textless: Telling["textless"] },
    request: Request,
    calls: readonly Call[],
    given: Arguments,
  ): Promise<ToolResult> {
    const content: Content[] = [];
    let structuredContent: Record<string, unknown> | undefined;
    for (const call of calls) {
      // Each has a turn of the event loop of its own: it and the protocol's work before it hold the loop for milliseconds each.
      await nextTurn();
      const response = await api.call(request, requestOf(request, call, given));
      if (!response.ok) return refusalOf(response, { say, call });
      if (response.status === 204) structuredContent = { done: true };
      else if (!call.search && api.factsOf(call).answer === null) {
        const file = await fileOf(response);
        if (file === null) return refused(...tooLarge(tool));
        content.push(file.content);
        structuredContent ??= file.facts;
      } else {
        const read: unknown = call.search ? await docs(response, given) : await response.json();
        const answer = call.list === undefined ? read : withRefusals(read, { say, call });
        await nextTurn();
        const { omitted, method } = call;
        const told = await tell(answer, {
          textless,
          hasChanged: method !== "GET",
          ...(omitted ? { omitted } : {}),
        });
        if ("fitting" in told) return refused(...tooLong(tool, told));
        content.push({ type: "text", text: told.text });
        structuredContent = told.record;
      }
    }
    if (!content.some(({ type }) => type === "text"))
      content.unshift({ type: "text", text: JSON.stringify(structuredContent) });
    return { content, ...(structuredContent ? { structuredContent } : {}) };
  }

  async function admitted(
    { tool, known }: { tool: Tool; known: () => ToolFacts },
    request: Request,
    granted: readonly Scope[],
    given: Arguments,
  ): Promise<ToolResult> {
    // The check before it was compiled by the first call, and this is derived then.
    await nextTurn();
    const { scopes, textless } = known();
    const missing = missingScopes(granted, scopes).map((scope) => `\`${scope}\``);
    if (missing.length > 0)
      return refused(
        `This key or app may not use ${tool.name} (scope_missing): it lacks the scope ${missing.join(" and ")}.`,
        "Ask the person for a key with it, or to connect you again and allow it. whoami lists the present scopes.",
      );
    const all = { ...tool.defaults, ...given };
    const calls = chosen(tool.calls, all);
    const resolved = await finder.resolve(request, granted, all);
    if ("refusal" in resolved) return resolved.refusal;
    const strange = calls.flatMap((call) =>
      call.search ? [] : strangers(call, api.factsOf(call), resolved.found),
    );
    if (strange.length > 0)
      return misfit(
        strange.map((name) => ({ pointer: `/${name}`, detail: "does not go with the other arguments" })),
      );
    return run({ tool, textless }, request, calls, resolved.found);
  }

  return {
    list: async (granted) =>
      (await all())
        .filter(({ scopes }) => missingScopes(granted, scopes).length === 0)
        .map((tool) => tool.listed),
    call(request, granted, name, given) {
      const known = byName.get(name);
      if (!known) return null;
      const { check } = known;
      if (!check.Check(given)) {
        const errors = schemaDetails(check, given, "");
        return Promise.resolve(misfit(errors.map((error) => ({ ...error, detail: say(error.detail) }))));
      }
      return admitted(known, request, granted, given).catch((error: unknown) => {
        report(error, request);
        return refused("Something went wrong on our side. Try again later.");
      });
    },
  };
}

/** Says of an answer that it is too long, and how to get it in parts. */
function tooLong({ name, input }: Tool, { fitting }: TooLong): string[] {
  const way =
    "limit" in input && fitting > 0
      ? `Call ${name} again with limit ${fitting}, and go on with its nextCursor.`
      : "from" in input
        ? `Call ${name} again with a shorter period or a longer interval.`
        : "Ask for less.";
  return [`The answer is longer than the ${LONGEST_ANSWER} characters that a tool says.`, way];
}

function tooLarge({ name }: Tool): string[] {
  return [
    `The file is larger than a tool hands over: ${LARGEST_FILE} bytes, an SVG ${LONGEST_ANSWER}.`,
    `Call ${name} again with fewer codes or another format. A person can download it in the console.`,
  ];
}
