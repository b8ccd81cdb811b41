import {
  invalidCursor,
  invalidRequest,
  UnknownFile,
  workspaceErased,
} from "../../kit/shared/common-faults.ts";
import type { Actor } from "../../kit/shared/actor.ts";
import { type Clock, isoTime } from "../../kit/shared/clock.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import { UNIT, unitsOf } from "../../kit/shared/work.ts";
import { type FileKeeping, keepingOf } from "./keeping.ts";
import { checkedType } from "./kind.ts";
import { type FileList, type FileRecord, isFileId } from "./model.ts";
import type { StoredFile } from "./records.ts";
import { fileBytesReached, filesReached } from "./refuse.ts";
import type { FileSource } from "./source.ts";
import type { FileStore } from "./store.ts";

/** Files of workspaces. */
export interface Files {
  /**
   * Stores a file, whose content is what its sender says.
   * @param mediaType - as its sender says.
   * @throws Fault `file_invalid`, `invalid_request`, `plan_limit`, `rate_limited`.
   */
  add(
    tenant: Tenant,
    source: FileSource,
    about: { readonly mediaType: string; readonly title: string | null },
    by: Actor,
  ): Promise<FileRecord>;
  list(tenant: Tenant, page: { readonly limit: number; readonly cursor?: string }): Promise<FileList>;
  /** @throws UnknownFile */
  get(tenant: Tenant, id: string): Promise<FileRecord>;
  /** Gives a file another title. @throws UnknownFile */
  entitle(tenant: Tenant, id: string, title: string | null): Promise<FileRecord>;
  /** Removes a file, although pages name it. @throws UnknownFile */
  remove(tenant: Tenant, id: string): Promise<void>;
  /** A workspace's file; `null` when it has none with this id. */
  find(tenantId: string, id: string): Promise<FileRecord | null>;
  /** Those of some files that a workspace has. */
  findSome(tenantId: string, ids: readonly string[]): Promise<readonly FileRecord[]>;
  /**
   * A file as everybody may see it.
   * @param tenantId - the workspace that it must be of; `null` for any.
   * @throws UnknownFile
   */
  open(id: string, tenantId: string | null): Promise<StoredFile>;
  /** Some bytes of a file, in pieces, as far as they are read. */
  read(file: StoredFile, first: number, last: number): AsyncGenerator<Uint8Array>;
}

/** Milliseconds of processor time to look through a megabyte of a file and to store it, and for any file. */
const FOR_A_MEGABYTE = 30;
const FOR_ANY = 5;
const MEGABYTE = 1024 * 1024;

/** A file as the API tells of it. @param url - its address. */
export function fileRecord({ id, type, bytes, title, createdAt }: StoredFile, url: string): FileRecord {
  return { id, url, type, bytes, title, createdAt: isoTime(createdAt) };
}

export function createFiles(needs: {
  readonly store: FileStore;
  readonly inDatabase: FileKeeping;
  /** The store of objects for new files; `null`: they go into the database. */
  readonly outside: FileKeeping | null;
  readonly clock: Clock;
  readonly ids: Ids;
  /** The bytes of files that a workspace may have; `null` for any number. */
  readonly mostBytes: (tenant: Tenant) => number | null;
  /** The address of a file. */
  readonly urlOf: (id: string) => string;
  /** Called when a file is gone, or has another title: pages show it. */
  readonly onChanged: () => void;
  /** Called when bytes are left to be erased. */
  readonly onChores: () => void;
}): Files {
  const { store, inDatabase, outside, clock, ids, mostBytes, urlOf, onChores, onChanged } = needs;
  const keepingFor = keepingOf(inDatabase, outside);

  const recordOf = (file: StoredFile) => fileRecord(file, urlOf(file.id));

  async function found(tenantId: string, id: string): Promise<StoredFile | null> {
    return isFileId(id) ? store.find(tenantId, id) : null;
  }

  async function begin(tenant: Tenant, file: StoredFile): Promise<void> {
    const most = mostBytes(tenant);
    switch (await store.begin(file, most)) {
      case "begun":
        return;
      case "tenant_gone":
        throw workspaceErased();
      case "bytes_reached":
        throw fileBytesReached(most);
      case "files_reached":
        throw filesReached();
    }
  }

  return {
    async add(tenant, source, { mediaType, title }, by) {
      if (source.length === 0) throw invalidRequest([{ pointer: "", ...explain("empty") }]);
      await by.pay(unitsOf(FOR_ANY + (FOR_A_MEGABYTE * source.length) / MEGABYTE, UNIT));
      const type = await checkedType(source, mediaType);
      const file: StoredFile = {
        ...{ id: ids.id("file"), tenantId: tenant.id, type, bytes: source.length, title },
        ...{ createdAt: clock.now(), sha256: "", isOutside: outside !== null },
      };
      await begin(tenant, file);
      try {
        const sha256 = await keepingFor(file).write(file, source);
        if (sha256 === null || !(await store.finish(file, sha256))) throw workspaceErased();
        return recordOf({ ...file, sha256 });
      } catch (error) {
        // A chore finds it a day later, if this fails, too.
        await store.giveUp(file.id).catch(() => {});
        onChores();
        throw error;
      }
    },

    async list({ id }, { limit, cursor }) {
      if (cursor !== undefined && !isFileId(cursor)) throw invalidCursor();
      const page = await store.list(id, { limit, ...(cursor !== undefined && { before: cursor }) });
      return {
        files: page.files.map((file) => ({ ...recordOf(file), named: file.named })),
        nextCursor: page.next,
      };
    },

    async get(tenant, id) {
      const file = await found(tenant.id, id);
      if (file === null) throw new UnknownFile();
      return recordOf(file);
    },

    async entitle(tenant, id, title) {
      const file = isFileId(id) ? await store.entitle(tenant.id, id, title) : null;
      if (file === null) throw new UnknownFile();
      onChanged();
      return recordOf(file);
    },

    async remove(tenant, id) {
      if (!isFileId(id) || !(await store.remove(tenant.id, id))) throw new UnknownFile();
      onChanged();
      onChores();
    },

    async find(tenantId, id) {
      const file = await found(tenantId, id);
      return file && recordOf(file);
    },

    async findSome(tenantId, ids) {
      return (await store.findSome(tenantId, ids.filter(isFileId))).map(recordOf);
    },

    async open(id, tenantId) {
      const file = isFileId(id) ? await store.open(id) : null;
      if (file === null || (tenantId !== null && file.tenantId !== tenantId)) throw new UnknownFile();
      return file;
    },

    read: (file, first, last) => keepingFor(file).read(file, first, last),
  };
}
