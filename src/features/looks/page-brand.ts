import { type ListedBy, refuseListed } from "../../kit/shared/target.ts";
import type { PageBrand } from "./model.ts";

/** The links of the defaults of pages. */
const LINKS = ["imprintUrl", "privacyUrl", "accessibilityUrl"] as const;

/**
 * The check of the defaults of pages. @param needs.logoArt - throws Fault `logo_invalid` for an unknown
 * logo.
 */
export function createPageCheck(needs: {
  readonly logoArt: (id: string) => Promise<string>;
  readonly listedBy: ListedBy;
}): (page: PageBrand | null) => Promise<void> {
  return async (page) => {
    for (const name of LINKS) {
      const url = URL.parse(page?.[name] ?? "");
      if (url !== null) refuseListed(url, `/page/${name}`, needs.listedBy);
    }
    if (page?.logo) await needs.logoArt(page.logo.id);
  };
}
