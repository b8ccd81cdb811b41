import type { FaultDetail } from "../../kit/shared/fault.ts";
import { isObject } from "../../kit/shared/json.ts";
import type { Call } from "./tool.ts";

/** A part of what a tool answers: text for the model, a picture, or a file. */
export type Content =
  | { type: "text"; text: string }
  | { type: "image"; data: string; mimeType: string }
  | { type: "resource"; resource: EmbeddedFile };

type EmbeddedFile = { uri: string; mimeType: string } & (
  { text: string; _meta: { untrusted: true } } | { blob: string }
);

/** The answer of a tool. */
export type ToolResult = {
  content: Content[];
  structuredContent?: Record<string, unknown>;
  isError?: true;
};

/** A refusal, in words that say what to change. */
export function refused(...lines: readonly string[]): ToolResult {
  return { content: [{ type: "text", text: lines.join("\n") }], isError: true };
}

/** The refusal of arguments that do not fit a tool's input. */
export function misfit(errors: readonly Pick<FaultDetail, "pointer" | "detail">[]): ToolResult {
  return refused("The arguments are not as they should be.", ...errors.map(lineOf));
}

const lineOf = ({ pointer, detail }: Pick<FaultDetail, "pointer" | "detail">) =>
  `- ${pointer === "" ? "as a whole" : pointer}: ${detail}`;

/** Words of the API in those of tools. */
export interface Translation {
  /** Names tools in place of calls. */
  readonly say: (sentence: string) => string;
  readonly call: Call;
}

/** A refusal of the API, with when to try again. */
export async function refusalOf(response: Response, translation: Translation): Promise<ToolResult> {
  const body: unknown = JSON.parse(await response.text());
  const retryAfter = response.headers.get("retry-after");
  return refused(
    ...wordsOf(body, response.status, translation),
    ...(retryAfter === null ? [] : [`Retry-After: ${retryAfter} s. Wait that long before you call again.`]),
  );
}

/** The answer to a list, in which each problem is told in the words of a refusal. */
export function withRefusals(answer: unknown, translation: Translation): unknown {
  if (!isObject(answer) || !Array.isArray(answer["results"])) return answer;
  const results = answer["results"].map((result: unknown) => {
    const problem = isObject(result) ? result["problem"] : undefined;
    if (!isObject(problem)) return result;
    return { refusal: wordsOf(problem, problem["status"], translation).join("\n") };
  });
  return { ...answer, results };
}

/** A problem in words, with the place of each mistake, and the patch that mends a style. */
function wordsOf(body: unknown, status: unknown, { say, call }: Translation): string[] {
  const problem = isObject(body) ? body : {};
  // The catalog of logos has a form of its own.
  const { error } = problem;
  const { title = "Refused", code, detail, message, errors, mend } = isObject(error) ? error : problem;
  const argumentOf = pointersOf(call);
  const places = Array.isArray(errors) ? errors : [];
  return [
    `${title} (${status} ${code}): ${say(String(detail ?? message))}`,
    ...places.map(({ pointer, detail }) =>
      lineOf({ pointer: argumentOf(pointer), detail: say(String(detail)) }),
    ),
    ...(isObject(mend)
      ? [`Merged with this patch (RFC 7396), the style is accepted: ${JSON.stringify(mend)}`]
      : []),
  ];
}

/** Pointers into the arguments, from those into a query or a body of the API. */
function pointersOf({ list, renamed = {} }: Call): (pointer: string) => string {
  if (list !== undefined) return (pointer) => `/${list}${pointer}`;
  const names = new Map(Object.entries(renamed).map(([argument, name]) => [name, argument]));
  return (pointer) => {
    const [first = "", ...rest] = pointer.replace(/^\?/, "/").split("/").slice(1);
    return pointer === "" ? "" : ["", names.get(first) ?? first, ...rest].join("/");
  };
}
