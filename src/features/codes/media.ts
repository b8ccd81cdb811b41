import { invalidRequest } from "../../kit/shared/common-faults.ts";
import { copyKey } from "../../kit/shared/pin.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import { checkLanding } from "./content.ts";
import type { Landing } from "./landing.ts";
import { mediaOf } from "./media-model.ts";
import type { Code } from "./model.ts";
import type { CodeStore } from "./store/codes.ts";

/**
 * Checks that a workspace has all pictures and files that a page names beside its cover.
 * @throws Fault `invalid_request` with the place of each that it has not.
 */
export type MediaCheck = (tenant: Pick<Tenant, "id">, landing: Landing | null | undefined) => Promise<void>;

export function createMediaCheck(store: Pick<CodeStore, "missingMedia">): MediaCheck {
  return async ({ id }, landing) => {
    // Other flaws of the page first: what is wrong of itself is told before what is not there.
    checkLanding(landing ?? null);
    const media = mediaOf(landing);
    const missing = media.length === 0 ? [] : await store.missingMedia(id, media);
    if (missing.length === 0) return;
    throw invalidRequest(
      missing.map(({ kind, pointer }) => ({
        pointer,
        ...(kind === "file" ? explain("file_unknown") : explain("image_unknown")),
      })),
    );
  };
}

/** Whether two states of a code show the same copies of logos. */
export function namesSameCopies(one: Code, other: Code): boolean {
  return copyKey(one.style) === copyKey(other.style) && copyKey(one.landing) === copyKey(other.landing);
}
