import type { Key } from "./tenant.ts";

/*
 * The author of a change, as it is stored with the change. Of an API key it is the name, a line feed and the
 * key's id; a name has no line feed. Of a person it is the id alone behind the line feed: the name is looked
 * up when it is shown, so none stays of a person who was erased. Behind it may stand, after another line
 * feed, the name of the app that did it for the person. The operator's stands alone. In place of the id
 * stands a word where an archive told the author.
 */

const IMPORTED = "imported";

/** The operator's stored text, and the name that histories show. No key may have it as its name. */
export const OPERATOR = "operator";

/** The stored text for a key. */
export function keyAuthor({ name, id }: Pick<Key, "name" | "id">): string {
  return `${name}\n${id}`;
}

/** The stored text for a person. @param id - `per_…`. */
export function personAuthor(id: string): string {
  return `\n${id}`;
}

/** The stored text for a person for whom an app did it. @param app - its name, without control characters. */
export function appAuthor(id: string, app: string): string {
  return `${personAuthor(id)}\n${app}`;
}

/** The name of the app in a stored text; `null` where none did it. */
export function appOf(stored: string | null): string | null {
  return stored?.split("\n")[2] ?? null;
}

/** The same author without an app: what is made rests on the right of the person. */
export function withoutApp(stored: string): string {
  return stored.split("\n", 2).join("\n");
}

/** The stored text for a change that an archive tells. @param name - the author that it names; `null` for none. */
export function importedAuthor(name: string | null): string {
  return `${(name ?? "").replace(/\p{Cc}/gu, " ")}\n${IMPORTED}`;
}

/** The kinds of authors: the name of a key can be chosen, so it may be that of a person. */
export const AUTHOR_KINDS = ["person", "key", "operator", "system"] as const;

/** An author as it is shown, beside its kind. */
export interface Who {
  /** `system` where the service did it by itself, and where the author is not known here. */
  readonly kind: (typeof AUTHOR_KINDS)[number];
  /**
   * The id of the person or the key; `null` for others, for a person who was erased, and where none was kept.
   */
  readonly id: string | null;
  /** `null` for a person who was erased, and where there is none. */
  readonly name: string | null;
}

/** An author as a history shows it. */
export interface ShownAuthor {
  /** The name of a person or a key, or `operator`; `null` when it is not known. */
  readonly by: string | null;
  /** The id of the key of this workspace; `null` when it is not known, and where there is none. */
  readonly byKey: string | null;
  /** Whether an archive told so. Then `by` is what it said. */
  readonly imported: boolean;
  readonly who: Who;
}

/** The names of people by their ids. Nobody is in it who was erased. */
export type People = ReadonlyMap<string, string>;

/** Looks up the people among some stored authors. */
export type FindPeople = (authors: readonly (string | null)[]) => Promise<People>;

function parted(stored: string | null): readonly [name: string | null, mark: string | null] {
  const [name = "", mark = null] = stored?.split("\n") ?? [];
  return [name === "" ? null : name, mark];
}

/** The id of the person whom a stored text names; `null` for all others. */
export function personOf(stored: string | null): string | null {
  const [, mark] = parted(stored);
  return mark?.startsWith("per_") ? mark : null;
}

/** The text by which what an author did is found: the id of the person or the key, `operator` or `system`. */
export function authorKey(stored: string | null): string {
  const [, mark] = parted(stored);
  if (stored === OPERATOR) return OPERATOR;
  return mark === null || mark === IMPORTED ? "system" : mark;
}

/** Reads a stored text. */
export function whoOf(stored: string | null, people: People): Who {
  const [name, mark] = parted(stored);
  const person = personOf(stored);
  if (person !== null) {
    const known = people.get(person);
    return { kind: "person", id: known === undefined ? null : person, name: known ?? null };
  }
  if (stored === OPERATOR) return { kind: "operator", id: null, name };
  if (stored === null || mark === IMPORTED) return { kind: "system", id: null, name };
  return { kind: "key", id: mark, name };
}

/** The same for a history. */
export function shownAuthor(stored: string | null, people: People): ShownAuthor {
  const who = whoOf(stored, people);
  const [, mark] = parted(stored);
  return { by: who.name, byKey: who.kind === "key" ? who.id : null, imported: mark === IMPORTED, who };
}
