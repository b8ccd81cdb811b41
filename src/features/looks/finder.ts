import type { LookStore } from "./store.ts";
import type { Style } from "../../qr/style.ts";
import { unknownLook } from "../../kit/shared/common-faults.ts";
import { folded } from "../../kit/shared/folded.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import type { CodeStyle, SavedStyle, SeenLook } from "./model.ts";

/** A code's style as it is drawn, and the look that it names, if any. */
export interface Resolved {
  readonly style: Style;
  readonly look: SeenLook | null;
}

/** Finds the looks that styles and files name. */
export interface LookFinder {
  /** @throws Fault `style_invalid` when a style names a look that the tenant does not have. */
  resolve(tenant: Pick<Tenant, "id">, style: CodeStyle): Promise<Resolved>;
  /** The style that names the look of a name, whatever its case; `null` when there is none. */
  byName(tenant: Pick<Tenant, "id">, name: string): Promise<SavedStyle | null>;
}

export function createLookFinder(store: Pick<LookStore, "get" | "byName">): LookFinder {
  return {
    async resolve(tenant, style) {
      if (!("saved" in style)) return { style, look: null };
      const look = await store.get(tenant.id, style.saved);
      if (!look) throw unknownLook();
      return { style: look.style, look };
    },

    async byName(tenant, name) {
      const saved = await store.byName(tenant.id, folded(name));
      return saved === null ? null : { saved };
    },
  };
}
