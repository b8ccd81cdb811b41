import type { Key } from "./tenant.ts";

/*
 * The author of a change, as it is stored with the change: the name of an API key, a line feed and the key's id. A name
 * has no line feed. The operator's stands alone. In place of the id stands a word where an archive told the
 * author. Of a person only the id is stored, behind a line feed: the name is looked up when it is shown, so that
 * an erased person leaves none behind.
 */

const IMPORTED = "imported";

/** The stored text for a key. */
export function keyAuthor({ name, id }: Pick<Key, "name" | "id">): string {
  return `${name}\n${id}`;
}

/** The stored text for a person. */
export function personAuthor(personId: string): string {
  return `\n${personId}`;
}

/** The stored text for a change that an archive tells. @param name - the author that it names; `null` for none. */
export function importedAuthor(name: string | null): string {
  return `${(name ?? "").replace(/\p{Cc}/gu, " ")}\n${IMPORTED}`;
}

/** An author as a history shows it. */
export interface ShownAuthor {
  /** The name of a key, or `operator`; `null` when it is not known. */
  readonly by: string | null;
  /** The id of the key of this workspace; `null` when it is not known, and where there is none. */
  readonly byKey: string | null;
  /** Whether an archive told so. Then `by` is what it said. */
  readonly imported: boolean;
}

/** Reads a stored text. */
export function shownAuthor(stored: string | null): ShownAuthor {
  const [name = "", mark = null] = stored?.split("\n") ?? [];
  const imported = mark === IMPORTED;
  return { by: name === "" ? null : name, byKey: imported ? null : mark, imported };
}
