import { join } from "node:path";
import facts from "../../assets/logos.json";
import packedLogos from "../../assets/logos.db.zst" with { type: "file" };
import { createRenderings } from "../../db/files/logo-renderings.ts";
import { createShippedCatalog } from "../../db/sqlite/logo-catalog.ts";
import { createLogos, type Logos } from "../logos/logos.ts";
import type { Parts } from "./parts.ts";

/** Bytes of rendered logos kept on the disk: some ten thousand of them. */
const KEPT_RENDERINGS = 64 * 1024 * 1024;

/** The logo catalog, in its own part of the data folder. It unpacks itself when it is first needed. */
export function wireLogos({ settings, stores, clock }: Pick<Parts, "settings" | "stores" | "clock">): Logos {
  const folder = join(settings.dataDir, "logos");
  return createLogos({
    openShipped: createShippedCatalog(folder, { path: packedLogos, ...facts }),
    store: stores.logos,
    renderings: createRenderings(join(folder, "rendered"), KEPT_RENDERINGS),
    stamp: stores.changeStamp,
    clock,
  });
}
