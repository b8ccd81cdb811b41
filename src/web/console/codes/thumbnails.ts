import type { Code } from "quietzone-client";
import { download } from "../../lib/api.ts";

/** Small drawings of codes: fetched with the key, a few at a time, and cached as blobs. */

/** About 10 KB each. The oldest is evicted first. */
const KEPT = 200;
const AT_ONCE = 4;

const kept = new Map<string, Promise<string>>();
const waiting: (() => void)[] = [];
let running = 0;

/** A blob address of a code's current drawing. @throws the same as `call`. */
export function drawingOf({ id, updatedAt }: Pick<Code, "id" | "updatedAt">): Promise<string> {
  const name = `${id} ${updatedAt}`;
  const found = kept.get(name);
  if (found) return found;
  const address = inTurn(async () => {
    const kind = id.startsWith("plain_") ? "plain-codes" : "codes";
    const { blob } = await download(`GET /app/api/${kind}/{id}/qr.svg`, { id });
    return URL.createObjectURL(blob);
  });
  kept.set(name, address);
  address.catch(() => kept.delete(name));
  for (const [oldest, url] of kept) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
    void url.then(URL.revokeObjectURL, () => {});
  }
  return address;
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running++;
  try {
    return await work();
  } finally {
    running--;
    waiting.shift()?.();
  }
}
