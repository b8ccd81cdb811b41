import type { LookStore } from "../features/looks/store.ts";
import type { LogoStyles } from "../features/logos/styles.ts";
import type { CodeStyle } from "../features/looks/model.ts";
import type { Style } from "../qr/style.ts";
import { unknownLook } from "../kit/shared/common-faults.ts";
import type { Tenant } from "../kit/shared/tenant.ts";

/**
 * Reads the styles of a tenant's codes as they are drawn. Looks are read once, because many codes share them.
 * @throws of what it returns: Fault when a look or logo is gone.
 */
export type StyleReader = (tenant: Pick<Tenant, "id">) => (style: CodeStyle) => Promise<Style>;

export function createStyleReader(
  store: Pick<LookStore, "get">,
  logoStyles: Pick<LogoStyles, "inlineCopy">,
): StyleReader {
  return ({ id }) => {
    const looks = new Map<string, Promise<Style>>();

    async function readLook(look: string): Promise<Style> {
      const found = await store.get(id, look);
      if (!found) throw unknownLook();
      return logoStyles.inlineCopy(found.style);
    }

    return (style) => {
      if (!("saved" in style)) return logoStyles.inlineCopy(style);
      const found = looks.get(style.saved) ?? readLook(style.saved);
      looks.set(style.saved, found);
      return found;
    };
  };
}
