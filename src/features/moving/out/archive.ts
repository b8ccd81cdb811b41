import type { Caller } from "../../../kit/shared/caller.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import { createZip, type ZipWriter } from "../../../kit/shared/zip.ts";
import { type ArchiveSources, archiveTexts, listed } from "./archive-files.ts";
import { contentPath, manifestOf, pathsOf, readmeOf, schemasOf } from "./archive-model.ts";
import { deflated } from "./deflated.ts";
import { ARCHIVE_PARTS, type ArchivePart } from "../constants.ts";
import { type SymbolNeeds, symbolEntries } from "./symbols.ts";

/** The parts of an archive. */
export interface ArchiveSelection {
  readonly parts: readonly ArchivePart[];
  /** Parts that would be there, too, if the caller might read them. */
  readonly withheld?: readonly ArchivePart[];
}

/** Archives of workspaces. */
export interface Archives {
  /**
   * A ZIP of parts of a workspace, in pieces that are made as they are read. Some are empty, so that others have a turn.
   * @param selection.withheld - parts that are left out because the caller may not read them; the archive names them.
   * @param onRows - told of each file how many more records are in it.
   */
  write(
    tenant: Tenant,
    selection: ArchiveSelection,
    caller: Caller,
    onRows?: (file: string, rows: number) => void,
  ): AsyncGenerator<Uint8Array>;
}

export interface ArchiveNeeds extends Omit<ArchiveSources, "codes">, SymbolNeeds {
  /** The service's own address. */
  readonly baseUrl: string;
  /** The pieces of a workspace's file; `null` when it has no such file, or no longer. */
  readonly fileContent: (tenantId: string, id: string) => Promise<AsyncGenerator<Uint8Array> | null>;
  /** The file of a workspace's picture; `null` when it has no such picture, or no longer. */
  readonly picture: (tenantId: string, id: string) => Promise<Uint8Array | null>;
}

export function createArchives(needs: ArchiveNeeds): Archives {
  async function* pictures(
    zip: ZipWriter,
    tenant: Tenant,
    ids: ReadonlySet<string>,
  ): AsyncGenerator<Uint8Array> {
    for (const id of ids) {
      const file = await needs.picture(tenant.id, id);
      if (file) yield* entry(zip, `images/${id}.webp`, [file]);
    }
  }

  async function* files(zip: ZipWriter, tenant: Tenant): AsyncGenerator<Uint8Array> {
    for await (const page of listed(needs.files, tenant))
      for (const file of page) {
        const content = await needs.fileContent(tenant.id, file.id);
        if (content) yield* entry(zip, contentPath(file), content);
      }
  }

  async function* pieces(
    tenant: Tenant,
    parts: ReadonlySet<ArchivePart>,
    withheld: readonly ArchivePart[],
    caller: Caller,
    onRows: (file: string, rows: number) => void,
  ): AsyncGenerator<Uint8Array> {
    const zip = createZip();
    const manifest = manifestOf(tenant, parts, withheld, needs.baseUrl);
    yield* entry(zip, "README.txt", [readmeOf(manifest)]);
    yield* entry(zip, "manifest.json", [`${JSON.stringify(manifest, null, 1)}\n`]);
    for (const [path, text] of schemasOf(parts)) yield* entry(zip, path, [text]);
    const seen = new Set<string>();
    const texts = archiveTexts(needs, (id) => seen.add(id));
    for (const path of pathsOf(parts))
      yield* entry(
        zip,
        path,
        texts[path](tenant, (rows) => onRows(path, rows)),
      );
    yield* pictures(zip, tenant, seen);
    if (parts.has("codes")) yield* files(zip, tenant);
    if (parts.has("symbols"))
      yield* symbolEntries(needs, zip, tenant, caller, (rows) => onRows("symbols", rows));
    yield* zip.end();
  }

  return {
    write(tenant, { parts, withheld = [] }, caller, onRows = () => {}) {
      const inOrder = new Set(ARCHIVE_PARTS.filter((part) => parts.includes(part)));
      return pieces(tenant, inOrder, withheld, caller, onRows);
    },
  };
}

/** An entry of which the size is not known yet. */
async function* entry(
  zip: ZipWriter,
  path: string,
  pieces: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield zip.open(path);
  yield zip.close(yield* deflated(pieces));
}
