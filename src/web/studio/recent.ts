import { designOf } from "../design/link.ts";
import type { Design } from "../design/model.ts";
import { read, write } from "../lib/storage.ts";
import { createStore } from "../lib/store.ts";
import { MOST_DESIGNS, withDesign } from "./recent-list.ts";

/** The last designs of this browser, newest first. They never leave it, and hold no password. */

const NAME = "recent";

let remembersAtEnd = true;

export const recent = createStore<readonly Design[]>(kept());

/** Remembers a design, unless it is empty. */
export function remember(design: Design): void {
  put(withDesign(recent.get(), design));
}

/** Remembers the design that a person leaves, unless all were forgotten before. */
export function rememberAtEnd(design: Design): void {
  if (remembersAtEnd) remember(design);
}

/** Forgets all designs, and the present one, too, when it is left. @returns a function that brings them back. */
export function forgetAll(): () => void {
  const before = recent.get();
  put([]);
  remembersAtEnd = false;
  return () => {
    put(before);
    remembersAtEnd = true;
  };
}

function put(designs: readonly Design[]): void {
  recent.set(designs);
  write("device", NAME, designs.length === 0 ? null : JSON.stringify(designs));
}

function kept(): readonly Design[] {
  try {
    const designs: unknown = JSON.parse(read("device", NAME) ?? "[]");
    return Array.isArray(designs)
      ? designs.slice(0, MOST_DESIGNS).flatMap((each) => designOf(each) ?? [])
      : [];
  } catch {
    return [];
  }
}
