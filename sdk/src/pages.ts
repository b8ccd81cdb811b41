import type { Operation, Values } from "./operation.ts";

/** Lists that come in pages: most name the next one in `nextCursor`, those of the catalog have numbers. */

/**
 * The arguments that ask for the page after this one; `null` after the last.
 * @throws TypeError when it is no page.
 */
type After = (page: unknown) => Values | null;

function afterNamed(page: unknown): Values | null {
  const cursor = memberOf(page, "nextCursor");
  if (cursor === undefined) throw notAPage();
  return cursor === null ? null : { cursor };
}

function afterNumbered(value: unknown): Values | null {
  const pagination = memberOf(memberOf(value, "meta"), "pagination");
  const [page, pages] = [memberOf(pagination, "page"), memberOf(pagination, "pages")];
  if (typeof page !== "number" || typeof pages !== "number") throw notAPage();
  return page < pages ? { page: page + 1 } : null;
}

/** Every page from the first on. @param ask - asks for the page of these arguments. */
export async function* pagesOf(
  { isNumbered }: Pick<Operation, "isNumbered">,
  ask: (args: Values) => Promise<unknown>,
  args: Values = {},
): AsyncGenerator {
  const after: After = isNumbered ? afterNumbered : afterNamed;
  for (let next: Values | null = {}; next !== null;) {
    const page = await ask({ ...args, ...next });
    next = after(page);
    yield page;
  }
}

/** Every item of these pages. @param name - the member of a page that has them. */
export async function* itemsOf(pages: AsyncIterable<unknown>, name: string): AsyncGenerator {
  for await (const page of pages) {
    const items = memberOf(page, name);
    if (Array.isArray(items)) yield* items;
  }
}

function notAPage(): TypeError {
  return new TypeError("The answer is not a page of a list");
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
