import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * Focuses an element of a list after the list has changed.
 * @param list - the items that are shown.
 * @returns the list's root, and `focusNext`, which takes a selector.
 */
export function useFocusNext<E extends HTMLElement>(list: unknown) {
  const root = useRef<E>(null);
  const wanted = useRef<string | null>(null);
  // Before the next key can come: an effect after the paint would take the focus from a control that was chosen meanwhile.
  useLayoutEffect(() => {
    const place = wanted.current;
    wanted.current = null;
    if (place === null) return;
    const found = root.current?.querySelector<HTMLElement>(place);
    (found?.querySelector<HTMLElement>("input, button") ?? found)?.focus();
  }, [list]);
  const focusNext = (place: string) => {
    wanted.current = place;
  };
  return { root, focusNext };
}

/** The direction in which an item of a list moves: one place up or down. */
export type MoveStep = -1 | 1;

/** The way that Alt and an arrow key mean; `null` for other keys. */
export function stepOf({ altKey, key }: KeyboardEvent): MoveStep | null {
  if (!altKey) return null;
  return key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : null;
}

/** The button of an item that gets the focus after a move: the other one where the item can't go on. */
export function buttonAfter(by: MoveStep, to: number, count: number): "up" | "down" {
  const isLast = to === (by === 1 ? count - 1 : 0);
  return (by === 1) !== isLast ? "down" : "up";
}
