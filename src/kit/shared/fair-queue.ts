/**
 * A queue in which callers take turns: after one item of a caller comes one of the next, however many the first has. Items
 * of one caller keep their order.
 */
export interface FairQueue<T> {
  add(key: string, item: T): void;
  /** The first item in turn that may be taken; `null` when there is none. Callers that are passed over keep their turn. */
  peek(mayTake?: (item: T) => boolean): T | null;
  /** Takes it. */
  take(mayTake?: (item: T) => boolean): T | null;
  /** Removes an item that waits. @returns whether it did. */
  remove(key: string, item: T): boolean;
  /** How many items of a caller wait. */
  waitingOf(key: string): number;
  /** How many items wait. */
  size(): number;
}

const ANY = () => true;

export function createFairQueue<T>(): FairQueue<T> {
  /** The items of each caller that has some. The first caller is next. */
  const lines = new Map<string, T[]>();
  let size = 0;

  function found(mayTake: (item: T) => boolean) {
    for (const [key, line] of lines) {
      const [item] = line;
      if (item !== undefined && mayTake(item)) return { key, line, item };
    }
    return null;
  }

  return {
    add(key, item) {
      const line = lines.get(key);
      if (line) line.push(item);
      else lines.set(key, [item]);
      size++;
    },
    peek: (mayTake = ANY) => found(mayTake)?.item ?? null,
    take(mayTake = ANY) {
      const next = found(mayTake);
      if (!next) return null;
      const { key, line, item } = next;
      line.shift();
      lines.delete(key);
      if (line.length > 0) lines.set(key, line);
      size--;
      return item;
    },
    remove(key, item) {
      const line = lines.get(key);
      const at = line?.indexOf(item) ?? -1;
      if (!line || at < 0) return false;
      line.splice(at, 1);
      if (line.length === 0) lines.delete(key);
      size--;
      return true;
    },
    waitingOf: (key) => lines.get(key)?.length ?? 0,
    size: () => size,
  };
}
