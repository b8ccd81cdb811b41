import brandsPath from "../../../assets/brands.txt" with { type: "file" };
import { feature } from "../../app/feature.ts";
import { onceUnlessRejected } from "../../kit/shared/once.ts";
import { addressesLedTo } from "../watch/traits.ts";
import type { Names } from "./judge.ts";
import { createLooking } from "./looking.ts";

/** Loads what a judgement knows of names: some megabytes, where there is a code to look at. */
const loadNames = onceUnlessRejected(async (): Promise<Names> => {
  const [{ getDomain }, { default: lookalikes }, brands] = await Promise.all([
    import("tldts"),
    import("unhomoglyph/data.json"),
    Bun.file(brandsPath).text(),
  ]);
  const options = { allowPrivateDomains: false, validateHostname: false, extractHostname: false };
  return {
    brands: new Set(brands.trim().split("\n")),
    registrable: (host) => getDomain(host, options),
    lookalikes,
  };
});

/** Looks for signs of codes that are new or lead elsewhere. */
export const signChores = feature({
  name: "chores of signs",
  service: () => null,
  chores: ({ stores }) => [
    {
      name: "signs",
      step: createLooking({ store: stores.signs, names: loadNames, addressesOf: addressesLedTo }),
    },
  ],
});
