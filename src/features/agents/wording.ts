import type { ApiOperation, Tool } from "./tool.ts";

/** A call of the API as sentences of the contract and refusals name it: `GET /app/api/types`. */
const NAMED_CALL =
  /`?\b(GET|POST|PUT|PATCH|DELETE) (\/[\w/{}:-]{1,100}(?:\.[a-z]{1,4}\b)?)(?:\?[\w=&…]{0,40})?`?/g;

/** Said in place of a call that no tool makes: a person can make it there. */
const ELSEWHERE = "the console";

const keyOf = ({ method, path }: ApiOperation) => `${method} ${path}`;

/**
 * Makes sentences fit for agents, who know tools and no calls: "GET /app/api/styles lists yours" becomes
 * "list_looks lists yours".
 */
export function createWording(tools: readonly Pick<Tool, "name" | "calls">[]): (sentence: string) => string {
  const names = new Map(
    tools.flatMap(({ name, calls }) => calls.map((call) => [keyOf(call), name] as const)).toReversed(),
  );
  return (sentence) =>
    sentence.replace(NAMED_CALL, (_, method: string, path: string) => {
      const template = path.replace(/\{(\w+)\}/g, ":$1");
      return names.get(`${method} ${template}`) ?? ELSEWHERE;
    });
}
