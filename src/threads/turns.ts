/**
 * A queue in which callers take turns: after one item of a caller comes one of the next, however many the first has. Items
 * of one caller keep their order.
 */
export interface Turns<T> {
  add(key: string, item: T): void;
  /** The item whose turn it is; `null` when there is none. */
  peek(): T | null;
  /** Takes it. */
  take(): T | null;
  /** Removes an item that waits. @returns whether it did. */
  remove(key: string, item: T): boolean;
  /** How many items of a caller wait. */
  waitingOf(key: string): number;
  /** How many items wait. */
  size(): number;
}

export function createTurns<T>(): Turns<T> {
  /** The items of each caller that has some. The first caller is next. */
  const lines = new Map<string, T[]>();
  let size = 0;

  return {
    add(key, item) {
      const line = lines.get(key);
      if (line) line.push(item);
      else lines.set(key, [item]);
      size++;
    },
    peek() {
      for (const [first] of lines.values()) return first ?? null;
      return null;
    },
    take() {
      for (const [key, line] of lines) {
        const item = line.shift();
        lines.delete(key);
        if (line.length > 0) lines.set(key, line);
        if (item === undefined) continue;
        size--;
        return item;
      }
      return null;
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
