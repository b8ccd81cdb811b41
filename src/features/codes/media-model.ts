import { isObject } from "../../kit/shared/json.ts";
import type { Landing } from "./landing.ts";
import type { Translation } from "./language-models.ts";
import type { Part } from "./part-models.ts";
import { orderName } from "./traits.ts";

/** A picture or a file that a page names. */
export interface NamedMedia {
  readonly kind: "picture" | "file";
  readonly id: string;
  /** The member that names it. */
  readonly pointer: string;
}

/**
 * The pictures and files that a page names beside its cover, in the order of the page. Each of them is kept
 * as long as a page or the history of one names it. A part of a page that names more adds them here.
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

/** The new id of each picture and file, by the old one; `null` where there is none. */
type Here = ReadonlyMap<string, string | null>;

/**
 * A page with other pictures and files in place of these: those that an archive names, as they are here. A
 * member that names one that is not here is left out, and so is a part that then has none.
 */
export function withMedia(landing: Landing, here: Here): Landing {
  const { file, parts, order, ...rest } = landing;
  const id = file && here.get(file.id);
  const kept = parts?.flatMap((part) => partWithMedia(part, here));
  const names = new Set(kept?.map(orderName));
  return {
    ...rest,
    ...(file && id && { file: { ...file, id } }),
    ...(kept && { parts: kept }),
    ...(order && { order: order.filter((name) => !name.startsWith("parts.") || names.has(name)) }),
  };
}

function partWithMedia(part: Part, here: Here): readonly Part[] {
  const renamed = <T extends { readonly id: string }>(items: readonly T[]): T[] =>
    items.flatMap((item) => {
      const id = here.get(item.id);
      return id ? [{ ...item, id }] : [];
    });
  switch (part.type) {
    case "gallery": {
      const pictures = renamed(part.pictures);
      return pictures.length > 0 ? [{ ...part, pictures }] : [];
    }
    case "audio": {
      const file = here.get(part.file);
      return file ? [{ ...part, file }] : [];
    }
    case "downloads": {
      const files = renamed(part.files);
      return files.length > 0 ? [{ ...part, files }] : [];
    }
    default:
      return [part];
  }
}

/** The ids of these, each once. */
export function mediaIdsOf(landing: Landing | null | undefined): readonly string[] {
  return [...new Set(mediaOf(landing).map(({ id }) => id))];
}

/**
 * The ids of pictures and files that a page of an archive names, its cover among them. The page was not
 * checked: it may be anything.
 */
export function namedIn(page: unknown): readonly string[] {
  if (!isObject(page)) return [];
  const ids = [page["cover"], page["file"]].map(idIn).concat(listIn(page["parts"]).flatMap(idsInPart));
  return [...new Set(ids.filter((id) => typeof id === "string"))];
}

function idsInPart(part: unknown): readonly unknown[] {
  if (!isObject(part)) return [];
  return [part["file"], ...listIn(part["pictures"]).map(idIn), ...listIn(part["files"]).map(idIn)];
}

function idIn(item: unknown): unknown {
  return isObject(item) ? item["id"] : null;
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The file to which a code leads straight; `null` where it leads to its page, or has none. */
export function directFileOf(landing: Landing | null | undefined): string | null {
  return landing?.file?.open === "direct" ? landing.file.id : null;
}
