import type { Guard } from "../lib/shape.ts";
import { read, write } from "../lib/storage.ts";

/** Drafts of forms. They survive a change of views and a reload, and go when the tab is closed. */

/** Goes up when the form of drafts changes, so that older ones are not read. */
const VERSION = 4;
const LIST = "drafts";

const nameOf = (name: string) => `draft.${VERSION}.${name}`;

/** The draft of a name; `null` when there is none, or it fails the guard. */
export function readDraft<T>(name: string, is: Guard<T>): T | null {
  const text = read("tab", nameOf(name));
  if (text === null) return null;
  try {
    const draft: unknown = JSON.parse(text);
    return is(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** The draft of a code that waits to be saved, and the view that saves it; `null` when there is none. */
export function waitingDraft(
  codeId: string,
): { readonly name: string; readonly view: "edit" | "rules" } | null {
  const view = (["edit", "rules"] as const).find(
    (each) => read("tab", nameOf(draftName(codeId, each))) !== null,
  );
  return view === undefined ? null : { name: draftName(codeId, view), view };
}

/** The name of the draft of a view of a code. */
export function draftName(codeId: string, view: "edit" | "rules"): string {
  return `${view}.${codeId}`;
}

/** Removes a draft. @returns a function that puts it back. */
export function takeDraft(name: string): () => void {
  const text = read("tab", nameOf(name));
  writeDraft(name, null);
  return () => {
    if (text !== null) writeDraft<unknown>(name, JSON.parse(text));
  };
}

/** Stores a draft; `null` removes it. */
export function writeDraft<T>(name: string, draft: T | null): void {
  const names = new Set(listed());
  if (draft === null) names.delete(name);
  else names.add(name);
  write("tab", LIST, names.size === 0 ? null : JSON.stringify([...names]));
  write("tab", nameOf(name), draft === null ? null : JSON.stringify(draft));
}

/** Removes all drafts. */
export function forgetDrafts(): void {
  for (const name of listed()) write("tab", nameOf(name), null);
  write("tab", LIST, null);
}

function listed(): string[] {
  try {
    const names: unknown = JSON.parse(read("tab", LIST) ?? "[]");
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}
