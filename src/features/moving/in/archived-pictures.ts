import { Busy } from "../../../kit/shared/busy.ts";
import type { Actor } from "../../../kit/shared/actor.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import type { Images } from "../../images/images.ts";
import type { Archive } from "./archive.ts";
import { reasonOf } from "./judge.ts";
import type { TakingOrder } from "./order.ts";

export interface PicturesNeeds {
  readonly images: Pick<Images, "add">;
}

/** The outcome for a picture: its id here, `null` where it is only looked at; or why it is not here. */
export type Arrival = { readonly id: string | null } | { readonly why: string };

/** The pictures of an archive, each brought when a page names it for the first time. */
export interface ArrivedPictures {
  of(id: string): Promise<Arrival>;
  /**
   * Whether `of` would decode a picture, which takes long: not within a step, behind which the steps of
   * others wait.
   */
  isNew(id: string): boolean;
}

/** The pictures that are remembered: a workspace has at most 200. */
const MOST = 1_000;

/**
 * Brings pictures as an upload does: decoded, and encoded anew, because an archive may hold anything. Those
 * of an import that comes to nothing have no page that names them, and are erased after a day.
 */
export function createPictures(
  { images }: PicturesNeeds,
  tenant: Tenant,
  archive: Archive,
  { dryRun }: Pick<TakingOrder, "dryRun">,
  by: Actor,
): ArrivedPictures {
  const known = new Map<string, Promise<Arrival>>();
  /** Why there is no room for any more: none of them is decoded then. */
  let full: string | null = null;

  async function bring(id: string): Promise<Arrival> {
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
      if (arrival === null) return Promise.resolve({ why: "there are too many pictures" });
      known.set(id, arrival);
      return arrival;
    },
  };
}
