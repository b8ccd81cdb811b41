import type { Values } from "./operation.ts";

/** Lists that come in pages, of which each names the next one in `nextCursor`. */

/** A list's answer, as far as a walk over it must know. */
interface Page {
  readonly nextCursor: string | null;
  readonly [name: string]: unknown;
}

/** Every page from the first on. @param ask - asks for the page of these arguments. */
export async function* pagesOf(
  ask: (args: Values) => Promise<unknown>,
  args: Values = {},
): AsyncGenerator<Page> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await ask(cursor === undefined ? args : { ...args, cursor });
    if (!isPage(page)) throw new TypeError("The answer is not a page of a list");
    yield page;
    cursor = page.nextCursor;
  }
}

/** Every item of these pages. @param name - the member of a page that has them. */
export async function* itemsOf(pages: AsyncIterable<Page>, name: string): AsyncGenerator<unknown> {
  for await (const page of pages) {
    const items = page[name];
    if (Array.isArray(items)) yield* items;
  }
}

function isPage(value: unknown): value is Page {
  return typeof value === "object" && value !== null && "nextCursor" in value;
}
