import type { ImageStore } from "./store.ts";
import { bytesReached, UnknownImage, workspaceErased } from "../../kit/shared/common-faults.ts";
import type { Caller } from "../../kit/shared/caller.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { type ChangeStamp, FreshCache } from "../../kit/shared/fresh-cache.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import type { Actor } from "../../kit/shared/actor.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import { UNIT, unitsOf } from "../../kit/shared/work.ts";
import { announcedSize, kindOf } from "./container.ts";
import { expectedTime } from "./cost.ts";
import { type ImageRecord, isImageId, MOST_IMAGES, type Rendition } from "./model.ts";
import { pictureFault } from "./refuse.ts";
import type { Picture, PictureJob } from "./render.ts";
import type { StoredFile } from "./records.ts";

/** Pictures of workspaces. */
export interface Images {
  /**
   * Stores a picture, encoded anew.
   * @param mediaType - as its sender says.
   * @throws Fault `image_invalid`, `plan_limit`, `busy`, `rate_limited`.
   */
  add(tenant: Tenant, file: Uint8Array, mediaType: string, by: Actor): Promise<ImageRecord>;
  /**
   * The file of a picture.
   * @param tenantId - the workspace that it must be of; `null` for any.
   * @throws UnknownImage
   */
  file(id: string, rendition: Rendition, tenantId: string | null): Promise<StoredFile>;
  /** A workspace's picture; `null` when it has none with this id. */
  find(tenantId: string, id: string): Promise<ImageRecord | null>;
  /** Those of some pictures that a workspace has. */
  findSome(tenantId: string, ids: readonly string[]): Promise<readonly ImageRecord[]>;
  /** Evicts a picture from memory. */
  evict(id: string): void;
  /** Evicts all of them. */
  evictAll(): void;
}

/** The work of threads for pictures. */
export interface PictureThreads {
  /** @throws Fault `busy`, `image_invalid`. */
  makePicture(job: PictureJob): Promise<Picture>;
}

/** Bytes of the files that are kept in memory, and what each takes besides its own. */
const CACHED = 32 * 1024 * 1024;
const OVERHEAD = 1024;

export function createImages(needs: {
  readonly store: ImageStore;
  readonly stamp: ChangeStamp;
  readonly jobsFor: (caller: Caller, expected: number) => PictureThreads;
  readonly ids: Ids;
  /** The bytes that a workspace may have; `null` for any number. */
  readonly mostBytes: (tenant: Tenant) => number | null;
  /** The address of a picture. */
  readonly urlOf: (id: string) => string;
}): Images {
  const { store, stamp, jobsFor, ids, mostBytes, urlOf } = needs;
  const files = {
    picture: cacheOf("picture"),
    preview: cacheOf("preview"),
  };

  function cacheOf(rendition: Rendition): FreshCache<string, StoredFile | null> {
    const load = (id: string) => store.file(id, rendition);
    const weigh = (file: StoredFile | null) => OVERHEAD + (file?.bytes.length ?? 0);
    return new FreshCache(CACHED / 2, stamp, load, { weigh });
  }

  return {
    async add(tenant, file, mediaType, { caller, pay }) {
      const kind = kindOf(file);
      if (kind === null || kind !== mediaType) throw pictureFault("image_other_type");
      const expected = expectedTime(announcedSize(file, kind));
      await pay(unitsOf(expected, UNIT));
      const picture = await jobsFor(caller, expected).makePicture({ kind, file });
      const { width, height } = picture;
      const id = ids.id("img");
      const most = mostBytes(tenant);
      switch (await store.add({ ...picture, id, tenantId: tenant.id }, MOST_IMAGES, most)) {
        case "added":
          return { id, url: urlOf(id), width, height };
        case "tenant_gone":
          throw workspaceErased();
        case "bytes_reached":
          throw bytesReached(most);
        case "limit_reached":
          throw new Fault(
            "plan_limit",
            `A workspace has at most ${MOST_IMAGES} pictures. A picture that neither a page nor the history of a code names is erased a day after its upload.`,
          );
      }
    },

    async file(id, rendition, tenantId) {
      const file = isImageId(id) ? (files[rendition].peek(id) ?? (await files[rendition].get(id))) : null;
      if (file === null || (tenantId !== null && file.tenantId !== tenantId)) throw new UnknownImage();
      return file;
    },

    async find(tenantId, id) {
      const size = isImageId(id) ? await store.size(tenantId, id) : null;
      return size && { id, url: urlOf(id), ...size };
    },

    async findSome(tenantId, ids) {
      const found = await store.sizes(tenantId, ids.filter(isImageId));
      return found.map((picture) => ({ ...picture, url: urlOf(picture.id) }));
    },

    evict(id) {
      for (const cache of Object.values(files)) cache.evict(id);
    },
    evictAll() {
      for (const cache of Object.values(files)) cache.clear();
    },
  };
}
