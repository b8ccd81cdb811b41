import { createHeapKeeper, MAIN_RHYTHM } from "../../kit/threads/heap.ts";
import type { BulkSession } from "../../kit/threads/protocol.ts";

/** The ZIP piece by piece. One piece is drawn while the one before it is being sent. */
export async function* piecesOf(session: BulkSession): AsyncGenerator<Uint8Array> {
  const keepHeapSmall = createHeapKeeper(MAIN_RHYTHM);
  const draw = () => {
    keepHeapSmall();
    return session.next();
  };
  try {
    for (let next = draw(); ;) {
      const piece = await next;
      if (piece === null) return;
      next = draw();
      // An error is thrown when the piece is awaited. If the reader leaves before that, nobody needs it.
      next.catch(() => {});
      yield piece;
    }
  } finally {
    void session.end();
  }
}
