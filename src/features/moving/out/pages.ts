import type { CodeStore } from "../../codes/store/codes.ts";
import type { CountedCode } from "../../codes/model.ts";
import type { CodeFilter, CodePlace } from "../../codes/records.ts";
import { createHeapKeeper, type HeapRhythm } from "../../../kit/threads/heap.ts";

/** Codes of a page, which the store ends earlier when they are large. */
const CODES_A_PAGE = 250;

/** Pages between collections of young objects: a thousand codes leave a megabyte or two of garbage. */
const RHYTHM: HeapRhythm = { young: 4, all: Number.POSITIVE_INFINITY };

/**
 * All codes of a workspace in pages, in the order in which they were made or in another one. Codes that are
 * made meanwhile may be left out, and so may those that stop to match the filter. By scans or title a code
 * whose place changes meanwhile may come twice or not at all. A page may be empty, and the store may answer
 * at once: let others have a turn behind it.
 */
export async function* codePages(
  store: Pick<CodeStore, "list">,
  tenantId: string,
  filter: Omit<CodeFilter, "limit" | "after">,
  limit = CODES_A_PAGE,
): AsyncGenerator<readonly CountedCode[]> {
  const keepHeapSmall = createHeapKeeper(RHYTHM);
  for (let after: CodePlace | null = null, isFirst = true; isFirst || after; isFirst = false) {
    const page = await store.list(tenantId, { sort: "oldest", ...filter, limit, ...(after && { after }) });
    // Behind the page only its place is remembered: its reader may wait for a client.
    after = page.next;
    yield page.codes;
    keepHeapSmall();
  }
}
