import type { PlainCode } from "./model.ts";
import type { PlainFilter, PlainPlace } from "./records.ts";
import type { PlainCodeStore } from "./store/plain-codes.ts";

/** Plain codes of a page, which the store ends earlier when they are large. */
const CODES_A_PAGE = 250;

/** All plain codes of a workspace in pages, the oldest first. A page may be empty. */
export async function* plainPages(
  store: Pick<PlainCodeStore, "list">,
  tenantId: string,
  filter: Pick<PlainFilter, "group"> = {},
): AsyncGenerator<readonly PlainCode[]> {
  for (let after: PlainPlace | null = null, isFirst = true; isFirst || after; isFirst = false) {
    const page = await store.list(tenantId, {
      ...filter,
      sort: "oldest",
      limit: CODES_A_PAGE,
      ...(after && { after }),
    });
    after = page.next;
    yield page.codes;
  }
}
