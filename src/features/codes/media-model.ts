import { isObject } from "../../kit/shared/json.ts";
import type { Landing } from "./landing.ts";
import type { Translation } from "./language-models.ts";
import type { Part } from "./part-models.ts";

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
export function mediaOf(
  landing: Pick<Landing, "file" | "parts" | "languages"> | null | undefined,
): readonly NamedMedia[] {
  const { file, parts = [], languages = {} } = landing ?? {};
  const own: readonly NamedMedia[] =
    file === undefined ? [] : [{ kind: "file", id: file.id, pointer: "/landing/file/id" }];
  return [
    ...own,
    ...parts.flatMap((part, at) => mediaOfPart(part, `/landing/parts/${at}`)),
    ...Object.entries(languages).flatMap(([tag, { parts: texts = {} }]) =>
      Object.entries(texts).flatMap(([id, part]) =>
        filesOfTexts(part, `/landing/languages/${tag}/parts/${id}`),
      ),
    ),
  ];
}

/** The files that a part has in another language: a recording may be spoken in it. */
function filesOfTexts(texts: NonNullable<Translation["parts"]>[string], at: string): readonly NamedMedia[] {
  if ("file" in texts && texts.file !== undefined)
    return [{ kind: "file", id: texts.file, pointer: `${at}/file` }];
  if (!("files" in texts)) return [];
  return (texts.files ?? []).flatMap((file, nth) =>
    file?.id === undefined
      ? []
      : [{ ...{ kind: "file", id: file.id }, pointer: `${at}/files/${nth}/id` } as const],
  );
}

function mediaOfPart(part: Part, at: string): readonly NamedMedia[] {
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

/**
 * A page with other pictures and files in place of these: those that an archive names, as they are here. What names one
 * that is not here is left out.
 * @param here - the new id of each, by the old one; `null` where there is none.
 */
export function withMedia(landing: Landing, here: ReadonlyMap<string, string | null>): Landing {
  const { file, ...rest } = landing;
  if (file === undefined) return landing;
  const id = here.get(file.id) ?? null;
  return id === null ? rest : { ...rest, file: { ...file, id } };
}

/** The ids of these, each once. */
export function mediaIdsOf(landing: Landing | null | undefined): readonly string[] {
  return [...new Set(mediaOf(landing).map(({ id }) => id))];
}

/**
 * The ids of pictures and files that a page of an archive names, its cover among them. The page was not checked: it may be
 * anything.
 */
export function namedIn(page: unknown): readonly string[] {
  if (!isObject(page)) return [];
  const ids = [page["cover"], page["file"]].map((part) => (isObject(part) ? part["id"] : null));
  return [...new Set(ids.filter((id) => typeof id === "string"))];
}

/** The file to which a code leads straight; `null` where it leads to its page, or has none. */
export function directFileOf(landing: Landing | null | undefined): string | null {
  return landing?.file?.open === "direct" ? landing.file.id : null;
}
