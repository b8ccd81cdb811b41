import type { Author } from "quietzone-client";
import type { Words } from "../texts/texts.ts";

/**
 * Says who did something, and of which kind that is: a key may have the name of a person.
 * @param words - the texts `who`.
 */
export function whoText({ kind, name }: Author, words: Words["who"]): string {
  if (kind === "person") return name ?? words.erased;
  if (kind === "key") return name === null ? words.someKey : words.key(name);
  return words[kind];
}
