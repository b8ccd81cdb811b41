import type { Landing } from "./landing.ts";

/** A picture or a file that a page names. */
export interface NamedMedia {
  readonly kind: "picture" | "file";
  readonly id: string;
  /** The member that names it. */
  readonly pointer: string;
}

/**
 * The pictures and files that a page names beside its cover, in the order of the page. Each of them is kept as long as a
 * page or the history of one names it. A part of a page that names more adds them here.
 */
export function mediaOf(landing: Pick<Landing, "parts"> | null | undefined): readonly NamedMedia[] {
  return (landing?.parts ?? []).flatMap((part, at) => mediaOfPart(part, `/landing/parts/${at}`));
}

function mediaOfPart(part: NonNullable<Landing["parts"]>[number], at: string): readonly NamedMedia[] {
  switch (part.type) {
    case "gallery":
      return part.pictures.map(({ id }, nth) => ({
        ...{ kind: "picture", id },
        pointer: `${at}/pictures/${nth}/id`,
      }));
    case "audio":
      return [{ kind: "file", id: part.file, pointer: `${at}/file` }];
    case "downloads":
      return part.files.map(({ id }, nth) => ({ ...{ kind: "file", id }, pointer: `${at}/files/${nth}/id` }));
    default:
      return [];
  }
}
