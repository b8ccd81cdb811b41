import { isObject } from "../../kit/shared/json.ts";
import { nextTurn } from "../../kit/shared/next-turn.ts";
import { once } from "../../kit/shared/once.ts";
import { checkOf, schemaDetails } from "../../kit/shared/schema.ts";
import { missingScopes, type Scope } from "../../kit/shared/scopes.ts";
import { type Arguments, type PublicApi, requestOf } from "./calls.ts";
import { type Content, contentOf, misfit, refusalOf, refused, type ToolResult } from "./results.ts";
import type { Tool } from "./tool.ts";

/** A tool as agents see it. */
export interface ListedTool extends Pick<Tool, "name" | "title" | "description" | "annotations"> {
  inputSchema: { type: "object"; [keyword: string]: unknown };
}

/** The tools, each with the scopes of the operations that it calls. */
export interface Toolbox {
  /** The tools that a key may use. */
  list(scopes: readonly Scope[]): ListedTool[];
  /**
   * Calls a tool for an admitted request. A key that may not use it is refused as by the API.
   * @returns `null` when there is no such tool.
   */
  call(request: Request, name: string, given: Arguments): Promise<ToolResult> | null;
}

/** @param needs.report - told of an error that is no refusal, and of the request that it came of. */
export function createToolbox(needs: {
  tools: readonly Tool[];
  api: PublicApi;
  report: (error: unknown, request: Request) => void;
}): Toolbox {
  const { tools, api, report } = needs;
  const all = once(() =>
    tools.map((tool) => ({ listed: listed(tool), scopes: tool.operations.flatMap(api.scopesOf) })),
  );
  const byName = new Map(tools.map((tool) => [tool.name, { tool, check: checkOf(tool.input) }]));

  async function run({ operations }: Tool, request: Request, given: Arguments): Promise<ToolResult> {
    const content: Content[] = [];
    for (const operation of operations) {
      // Each has a turn of the event loop of its own: it and the protocol's work before it hold the loop for milliseconds each.
      await nextTurn();
      const response = await api.call(request, requestOf(request, operation, given));
      if (!response.ok) return refusalOf(response);
      content.push(await contentOf(response, operation.omitted));
    }
    return { content };
  }

  return {
    list: (granted) =>
      all()
        .filter(({ scopes }) => missingScopes(granted, scopes).length === 0)
        .map((tool) => tool.listed),
    call(request, name, given) {
      const known = byName.get(name);
      if (!known) return null;
      const { tool, check } = known;
      if (!check.Check(given)) return Promise.resolve(misfit(schemaDetails(check, given, "")));
      return run(tool, request, given).catch((error: unknown) => {
        report(error, request);
        return refused("Something went wrong on our side. Try again later.");
      });
    },
  };
}

function listed({ name, title, description, input, annotations }: Tool): ListedTool {
  const properties: unknown = JSON.parse(JSON.stringify(input.properties, withoutPatterns));
  const { required = [] } = input;
  const inputSchema = { type: "object" as const, properties, required, additionalProperties: false };
  return { name, title, description, inputSchema, annotations };
}

/** A pattern says the same as the list of names beside it. */
function withoutPatterns(_: string, value: unknown): unknown {
  if (!isObject(value) || !("enum" in value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== "pattern"));
}
