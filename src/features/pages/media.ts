import type { Landing } from "../codes/landing.ts";
import type { NamedMedia } from "../codes/media-model.ts";

/** A picture of a page, such as that at its top. */
export interface Picture {
  readonly id: string;
  /** The whole address of the picture. */
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** A file that a page offers. */
export interface OfferedFile {
  readonly id: string;
  /** The whole address of the file. */
  readonly url: string;
  /** Its media type. */
  readonly type: string;
  readonly bytes: number;
  readonly title: string | null;
}

/** The pictures and files of a page that there are, by their ids. */
export interface PageMedia {
  readonly picture: ReadonlyMap<string, Picture>;
  readonly file: ReadonlyMap<string, OfferedFile>;
}

/** The ids of one kind, each once. */
export function idsOf(media: readonly NamedMedia[], wanted: NamedMedia["kind"]): readonly string[] {
  return [...new Set(media.flatMap(({ kind, id }) => (kind === wanted ? [id] : [])))];
}

/** Whether a page has a recording to play. */
export function hasRecording(landing: Pick<Landing, "parts"> | null, { file }: PageMedia): boolean {
  return (landing?.parts ?? []).some((part) => part.type === "audio" && file.has(part.file));
}
