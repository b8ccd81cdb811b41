import { invalidCursor } from "../../kit/shared/common-faults.ts";
import { createYielder } from "../../kit/threads/yielder.ts";
import type { TagList } from "./model.ts";
import type { TagSums } from "./records.ts";
import type { TagStore } from "./store/tags.ts";

/** The tags of a workspace. */
export interface Tags {
  /**
   * One page of tags that codes have, with their sums.
   * @param withBots - whether automated scans count.
   * @throws Fault `cursor_invalid`.
   */
  list(tenantId: string, limit: number, cursor: string | null, withBots: boolean): Promise<TagList>;
}

/** Tags that are read at once: each has up to a hundred rows to look at. */
const AT_ONCE = 10;

/** Milliseconds after which requests that wait are answered in between. */
const LONGEST_HOLD = 1;

export function createTags(store: TagStore): Tags {
  return {
    async list(tenantId, limit, cursor, withBots) {
      const names = await store.names(tenantId, cursor === null ? "" : tagOf(cursor), limit + 1);
      const page = names.slice(0, limit);
      const yielder = createYielder(LONGEST_HOLD);
      const sums: TagSums[] = [];
      for (let at = 0; at < page.length; at += AT_ONCE) {
        sums.push(...(await store.sums(tenantId, page.slice(at, at + AT_ONCE))));
        await yielder();
      }
      const last = names.length > limit ? page.at(-1) : undefined;
      return {
        // A tag that no code has any more is listed until a chore has deleted it, and so is one of a file
        // that is still read.
        tags: sums
          .filter(({ codes }) => codes > 0)
          .map(({ tag, codes, scans, bots }) => ({ tag, codes, scans: scans - (withBots ? 0 : bots), bots })),
        nextCursor: last === undefined ? null : Buffer.from(last).toString("base64url"),
      };
    },
  };
}

/** The tag that a page ended with. @throws Fault `cursor_invalid`. */
function tagOf(cursor: string): string {
  const tag = Buffer.from(cursor, "base64url").toString();
  if (tag === "" || Buffer.from(tag).toString("base64url") !== cursor) throw invalidCursor();
  return tag;
}
