/** Small pictures: made a few at a time, and kept as blobs. */

/** About 10 KB each. The oldest is evicted first. */
const KEPT = 200;
const AT_ONCE = 4;

const kept = new Map<string, Promise<string>>();
const waiting: (() => void)[] = [];
let running = 0;

/**
 * A blob address of a picture: in an `<img>` no script in it runs.
 * @param name - of what it shows: the same name is the same picture.
 * @throws what `make` throws; then the next call makes it again.
 */
export function pictureOf(name: string, make: () => Promise<Blob>): Promise<string> {
  const found = kept.get(name);
  if (found) return found;
  const address = inTurn(async () => URL.createObjectURL(await make()));
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
  // Each in a task of its own: a view asks for many at once.
  await new Promise((resolve) => setTimeout(resolve));
  try {
    return await work();
  } finally {
    running--;
    waiting.shift()?.();
  }
}
