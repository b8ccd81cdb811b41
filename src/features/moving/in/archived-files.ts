import { Busy } from "../../../kit/shared/busy.ts";
import type { Actor } from "../../../kit/shared/actor.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import { type HeldFile, holdInFile } from "../../../kit/shared/nameless-file.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import type { Files } from "../../files/files.ts";
import type { FileSource } from "../../files/source.ts";
import type { Archive } from "./archive.ts";
import { reasonOf } from "./judge.ts";
import { titleOf, typeOfEnding } from "./model.ts";
import { linesOf } from "./opened.ts";

export interface FilesNeeds {
  readonly files: Pick<Files, "add">;
  /** Makes a source of a file that is open. */
  readonly sourceOf: (file: HeldFile) => FileSource;
  /** The folder for files that are looked at before they are stored. */
  readonly dataDir: string;
}

/** Titles that are read: as many as a workspace may have files. */
const MOST_TITLES = 1_000;

/** Brings a file. @returns its id here, or why it is not here. */
export type BringFile = (id: string) => Promise<{ readonly id: string } | { readonly why: string }>;

/**
 * Brings the files of an archive as an upload does: by their content, because an archive may hold anything.
 * A file is written into one without a name first, so that it is never in memory as a whole.
 */
export function createFileArrival(
  { files, sourceOf, dataDir }: FilesNeeds,
  tenant: Tenant,
  archive: Archive,
  by: Actor,
): BringFile {
  let titles: Promise<ReadonlyMap<string, string>> | null = null;
  /** Why there is no room for any more: none of them is looked at then. */
  let full: string | null = null;

  async function readTitles(): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    for await (const line of linesOf(archive, "files.ndjson")) {
      const { id, title } = line?.values ?? {};
      const read = titleOf(title);
      if (typeof id === "string" && read !== null && found.size < MOST_TITLES) found.set(id, read);
    }
    return found;
  }

  return async (id) => {
    const found = archive.file(id);
    const mediaType = found && typeOfEnding(found.ending);
    if (!found || !mediaType) return { why: "the archive has no such file" };
    if (full !== null) return { why: full };
    titles ??= readTitles();
    const title = (await titles).get(id) ?? null;
    const held = await holdInFile(dataDir, found.pieces);
    try {
      return { id: (await files.add(tenant, sourceOf(held), { mediaType, title }, by)).id };
    } catch (error) {
      if (!(error instanceof Fault) || error instanceof Busy) throw error;
      if (error.code === "plan_limit") full = reasonOf(error);
      return { why: reasonOf(error) };
    } finally {
      await held.handle.close();
    }
  };
}
