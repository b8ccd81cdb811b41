import type { Landing } from "./landing.ts";

/** A picture or a file that a page names. */
export interface NamedMedia {
  readonly kind: "picture" | "file";
  readonly id: string;
  /** The member that names it, below `/landing`. */
  readonly pointer: string;
}

/**
 * The pictures and files that a page names beside its cover, in the order of the page. Each of them is kept as long as a
 * page or the history of one names it. A part of a page that names more adds them here.
 */
export function mediaOf(landing: Landing | null | undefined): readonly NamedMedia[] {
  const file = landing?.file;
  return file === undefined ? [] : [{ kind: "file", id: file.id, pointer: "/landing/file/id" }];
}

/** The ids of these, each once. */
export function mediaIdsOf(landing: Landing | null | undefined): readonly string[] {
  return [...new Set(mediaOf(landing).map(({ id }) => id))];
}

/** The file to which a code leads straight; `null` where it leads to its page, or has none. */
export function directFileOf(landing: Landing | null | undefined): string | null {
  return landing?.file?.open === "direct" ? landing.file.id : null;
}
