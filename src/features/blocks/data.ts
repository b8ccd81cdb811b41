import type { Keeping } from "../../../db/engine.ts";
import { createBlockStore } from "./store/blocks.ts";
import { createNoticeStore } from "./store/notices.ts";
import { blockNotices } from "./tables.ts";

/** Blocked codes and workspaces, and the people to tell. The blocks are columns of codes and workspaces. */
export const blocksData = {
  tables: [blockNotices],
  stores: ({ database, outbox }: Keeping) => ({
    blocks: createBlockStore(database, outbox),
    blockNotices: createNoticeStore(database),
  }),
};
