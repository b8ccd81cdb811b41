import { useState } from "preact/hooks";
import { buttonAfter, type MoveStep, stepOf, useFocusNext } from "../moves.ts";
import { freeKey, type Keyed } from "./draft.ts";

/**
 * A list whose items are added, moved and removed, by keyboard too. The element of an item has `itemOf` as
 * its `data-item`, the place of its first field has `data-part="first"`, and that of the button that adds has
 * `data-add` with the name.
 * @param name - of the list, other than those of lists in it.
 */
export function useList<T extends Keyed>(
  name: string,
  list: readonly T[],
  onChange: (list: readonly T[]) => void,
  words: {
    readonly nameOf: (item: T, at: number) => string;
    readonly moved: (name: string, at: number, of: number) => string;
    readonly removed: (name: string) => string;
  },
) {
  const [said, setSaid] = useState("");
  const { root, focusNext } = useFocusNext<HTMLDivElement>(list);
  const selectorOf = (key: number, part: string) => `[data-item="${name}-${key}"] [data-part="${part}"]`;

  /** @param makes - each makes an item with a key. The first of them gets the focus. */
  function add(...makes: readonly ((key: number) => T)[]): void {
    const added = makes.map((make) => make(freeKey(list)));
    if (added[0]) focusNext(selectorOf(added[0].key, "first"));
    onChange([...list, ...added]);
  }

  /** @param byKey - the focus stays in the item's own fields. */
  function move(at: number, by: MoveStep, byKey = false): void {
    const [item, other] = [list[at], list[at + by]];
    if (!item || !other) return;
    focusNext(selectorOf(item.key, byKey ? "first" : buttonAfter(by, at + by, list.length)));
    onChange(list.with(at, other).with(at + by, item));
    setSaid(words.moved(words.nameOf(item, at), at + by + 1, list.length));
  }

  return {
    root,
    said,
    itemOf: ({ key }: T) => `${name}-${key}`,
    add,
    move,
    change(item: T, change: Partial<T>): void {
      onChange(list.map((each) => (each.key === item.key ? { ...each, ...change } : each)));
    },
    remove(at: number): void {
      const item = list[at];
      if (!item) return;
      const next = list[at + 1] ?? list[at - 1];
      focusNext(next ? selectorOf(next.key, "first") : `[data-add="${name}"]`);
      onChange(list.filter((each) => each !== item));
      setSaid(words.removed(words.nameOf(item, at)));
    },
    /** Alt and an arrow key move an item. */
    onKeyDown: (at: number) => (event: KeyboardEvent) => {
      const by = stepOf(event);
      if (by === null) return;
      event.preventDefault();
      event.stopPropagation();
      move(at, by, true);
    },
  };
}
