import { Busy } from "../../../kit/shared/busy.ts";
import type { Actor } from "../../../kit/shared/actor.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import type { Images } from "../../images/images.ts";
import type { Archive } from "./archive.ts";
import { createFileArrival, type FilesNeeds } from "./archived-files.ts";
import { reasonOf } from "./judge.ts";
import type { TakingOrder } from "./order.ts";

export interface PicturesNeeds extends FilesNeeds {
  readonly images: Pick<Images, "add">;
}

/** The outcome for a picture: its id here, `null` where it is only looked at; or why it is not here. */
export type Arrival = { readonly id: string | null } | { readonly why: string };

/** The pictures and files of an archive, each brought when a page names it for the first time. */
export interface ArrivedPictures {
  of(id: string): Promise<Arrival>;
  /**
   * Whether `of` would decode a picture or look through a file, which takes long: not within a step, behind
   * which the steps of others wait.
   */
  isNew(id: string): boolean;
}

/** The pictures and files that are remembered: a workspace has at most 200 and 1,000. */
const MOST = 2_000;

const isFile = (id: string) => id.startsWith("file_");

/**
 * Brings pictures as an upload does: decoded, and encoded anew, because an archive may hold anything. Those
 * of an import that comes to nothing have no page that names them, and are erased after a day.
 */
export function createPictures(
  needs: PicturesNeeds,
  tenant: Tenant,
  archive: Archive,
  { dryRun }: Pick<TakingOrder, "dryRun">,
  by: Actor,
): ArrivedPictures {
  const { images } = needs;
  const bringFile = createFileArrival(needs, tenant, archive, by);
  const known = new Map<string, Promise<Arrival>>();
  /** Why there is no room for any more: none of them is decoded then. */
  let full: string | null = null;

  async function bring(id: string): Promise<Arrival> {
    if (isFile(id)) return dryRun ? { id: null } : bringFile(id);
    const file = await archive.picture(id);
    if (file === null) return { why: "the archive has no such picture" };
    if (dryRun) return { id: null };
    if (full !== null) return { why: full };
    try {
      return { id: (await images.add(tenant, file, "image/webp", by)).id };
    } catch (error) {
      if (!(error instanceof Fault) || error instanceof Busy) throw error;
      if (error.code === "plan_limit") full = reasonOf(error);
      return { why: reasonOf(error) };
    }
  }

  return {
    isNew: (id) => !known.has(id) && known.size < MOST,

    of(id) {
      const arrival = known.get(id) ?? (known.size < MOST ? bring(id) : null);
      if (arrival === null) return Promise.resolve({ why: "there are too many pictures and files" });
      known.set(id, arrival);
      return arrival;
    },
  };
}
