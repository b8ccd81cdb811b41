import type { FaultDetail } from "../../kit/shared/fault.ts";
import { isObject } from "../../kit/shared/json.ts";
import { nextTurn } from "../../kit/shared/next-turn.ts";
import { createYielder } from "../../kit/threads/yielder.ts";
import { staysWhole, withUntrusted } from "./untrusted.ts";

/** A part of what a tool answers: text for the model, or a picture. */
export type Content = { type: "text"; text: string } | { type: "image"; data: string; mimeType: string };

/** The answer of a tool. */
export type ToolResult = { content: Content[]; isError?: true };

/** A refusal, in words that say what to change. */
export function refused(text: string): ToolResult {
  return { content: [{ type: "text", text }], isError: true };
}

/** The refusal of arguments that do not fit a tool's input. */
export function misfit(errors: readonly FaultDetail[]): ToolResult {
  return refused(["The arguments are not as they should be.", ...errors.map(lineOf)].join("\n"));
}

const lineOf = ({ pointer, detail }: Pick<FaultDetail, "pointer" | "detail">) =>
  `- ${pointer === "" ? "as a whole" : pointer}: ${detail}`;

/** Characters of the longest text of a record that a model is shown: a logo may have a million. */
const LONGEST_TEXT = 4_000;

/**
 * The content of a successful answer of the API. Texts that others wrote are marked.
 * @param omitted - members that are left out, and long texts with them.
 */
export async function contentOf(response: Response, omitted?: readonly string[]): Promise<Content> {
  const mimeType = response.headers.get("content-type") ?? "";
  if (mimeType.startsWith("image/"))
    return { type: "image", data: Buffer.from(await response.arrayBuffer()).toString("base64"), mimeType };
  if (response.status === 204) return { type: "text", text: "Done." };
  const record: unknown = await response.json();
  await nextTurn();
  return { type: "text", text: await markedText(record, omitted && shortening(omitted)) };
}

/** Milliseconds of work after which others have a turn of the event loop. */
const TURN = 4;

/** A record as JSON with marks, written entry by entry of its lists: a page of campaigns has 10,000 codes. */
async function markedText(record: unknown, replacer?: ReturnType<typeof shortening>): Promise<string> {
  const yieldToLoop = createYielder(TURN);
  const write = (value: unknown) => JSON.stringify(withUntrusted(value), replacer);
  const [rest, lists] = apart(record);
  let text = write(rest);
  for (const [name, entries] of lists) {
    const written: string[] = [];
    for (const entry of entries) {
      written.push(write(entry));
      await yieldToLoop();
    }
    const isFirst = text === "{}";
    text = `${text.slice(0, -1)}${isFirst ? "" : ","}${JSON.stringify(name)}:[${written.join()}]}`;
  }
  return text;
}

/** A record without its lists of records, and those. */
function apart(record: unknown): [rest: unknown, lists: [string, object[]][]] {
  if (!isObject(record)) return [record, []];
  const lists: [string, object[]][] = [];
  const rest = Object.entries(record).filter(([name, member]) => {
    const isList = Array.isArray(member) && member.every(isObject) && !staysWhole(name);
    if (isList) lists.push([name, member]);
    return !isList;
  });
  return [Object.fromEntries(rest), lists];
}

/** Says of a text that it was left out, so that an agent does not take the rest for all there is. */
function shortening(omitted: readonly string[]) {
  return (name: string, value: unknown) => {
    if (omitted.includes(name)) return undefined;
    const isLong = typeof value === "string" && value.length > LONGEST_TEXT;
    return isLong ? `(${value.length} characters left out)` : value;
  };
}

/** A refusal of the API, with the place of each mistake, the patch that mends a style, and when to try again. */
export async function refusalOf(response: Response): Promise<ToolResult> {
  const body: unknown = JSON.parse(await response.text());
  const problem = isObject(body) ? body : {};
  // The catalog of logos has a form of its own.
  const { error } = problem;
  const { title = "Refused", code, detail, message, errors, mend } = isObject(error) ? error : problem;
  const retryAfter = response.headers.get("retry-after");
  const lines = [
    `${title} (${response.status} ${code}): ${detail ?? message}`,
    ...(Array.isArray(errors) ? errors.map(lineOf) : []),
    ...(isObject(mend)
      ? [`Merged with this patch (RFC 7396), the style is accepted: ${JSON.stringify(mend)}`]
      : []),
    ...(retryAfter === null ? [] : [`Retry-After: ${retryAfter} s. Wait that long before you call again.`]),
  ];
  return refused(lines.join("\n"));
}
