import { isObject } from "../../kit/shared/json.ts";
import { nextTurn } from "../../kit/shared/next-turn.ts";
import type { Scope } from "../../kit/shared/scopes.ts";
import { type Arguments, type PublicApi, requestOf } from "./calls.ts";
import { misfit, refusalOf, type ToolResult } from "./results.ts";
import type { Call } from "./tool.ts";

/** The id of a code, as the service makes it. Any other text is a short address. */
const ID = /^code_[0-9a-z]{26}$/;

/** A short id: behind its host, and `r/` or `p/`, as in the addresses of a code. */
const ADDRESS = /^(?:https?:\/\/)?(?:([\w.:[\]-]+)\/)??(?:[rp]\/)?([\w.~-]{1,64})$/i;

const FIND: Call = { method: "GET", path: "/app/api/codes", defaults: { limit: 1 } };

/** Finds the codes that arguments name, so that operations get ids. */
export interface CodeFinder {
  /** Arguments with ids, of `code` as the path's `id`; or a refusal. */
  resolve(request: Request, granted: readonly Scope[], given: Arguments): Promise<Resolved>;
}

export type Resolved = { readonly found: Arguments } | { readonly refusal: ToolResult };

export function createCodeFinder({
  api,
  say,
}: {
  api: PublicApi;
  say: (sentence: string) => string;
}): CodeFinder {
  const unseen = (pointer: string, detail: string) => ({ refusal: misfit([{ pointer, detail }]) });

  async function idOf(
    request: Request,
    granted: readonly Scope[],
    text: string,
    pointer: string,
  ): Promise<string | { readonly refusal: ToolResult }> {
    if (ID.test(text)) return text;
    const [, domain, shortId] = ADDRESS.exec(text) ?? [];
    if (shortId === undefined)
      return unseen(pointer, "must be the id of a code, a short id, or host/short id");
    if (!granted.includes("codes:read"))
      return unseen(
        pointer,
        "must be the id of a code, code_…: to find a short id the key needs the scope `codes:read`",
      );
    const asked = { shortId, ...(domain === undefined ? {} : { domain }) };
    const answer = await api.call(request, requestOf(request, FIND, asked));
    if (!answer.ok) return { refusal: await refusalOf(answer, { say, call: FIND }) };
    const record: unknown = await answer.json();
    const [code]: unknown[] = isObject(record) && Array.isArray(record["codes"]) ? record["codes"] : [];
    if (isObject(code) && typeof code["id"] === "string") return code["id"];
    return unseen(
      pointer,
      "is no code of this workspace. find_codes lists them; one on a domain needs its host before it",
    );
  }

  return {
    async resolve(request, granted, given) {
      const { code, codes, ...rest } = given;
      const found: Record<string, unknown> = { ...rest };
      if (typeof code === "string") {
        const id = await idOf(request, granted, code, "/code");
        if (typeof id !== "string") return id;
        found["id"] = id;
      }
      if (Array.isArray(codes)) {
        const ids: string[] = [];
        for (const [index, each] of codes.entries()) {
          // A look-up on SQLite waits for nothing: a hundred of them took 34 ms.
          await nextTurn();
          const id = await idOf(request, granted, String(each), `/codes/${index}`);
          if (typeof id !== "string") return id;
          ids.push(id);
        }
        found["codes"] = ids;
      }
      return { found };
    },
  };
}
