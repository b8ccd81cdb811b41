import type { LabelSource } from "../sheets/contents.ts";
import type { BulkSession } from "../../kit/threads/protocol.ts";

/** The labels of a file whose rows are checked. They are read in its session, which ends with them. */
export function labelSourceOf(
  session: BulkSession,
  { count, expected, offTill }: Pick<LabelSource, "count" | "expected" | "offTill">,
): LabelSource {
  return {
    count,
    expected,
    offTill,
    async *parts(range) {
      for (let part = await session.labels(range); part; part = await session.labels(range)) yield part;
    },
    end: () => void session.end(),
  };
}
