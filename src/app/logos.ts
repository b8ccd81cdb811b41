import { join } from "node:path";
import facts from "../../assets/logos.json";
import packedLogos from "../../assets/logos.db.zst" with { type: "file" };
import { createRenderings } from "../../db/files/logo-renderings.ts";
import { createShippedCatalog } from "../../db/sqlite/logo-catalog.ts";
import { createLogos, type Logos } from "../features/logos/logos.ts";
import type { Context } from "./context.ts";

/** Bytes of rendered logos cached on disk: some ten thousand logos. */
const CACHED_BYTES = 64 * 1024 * 1024;

/** The logo catalog. The first request for it unpacks its database into `logos` in the data folder. */
export function openLogoCatalog({
  settings,
  stores,
  clock,
  pool,
  disk,
}: Pick<Context, "settings" | "stores" | "clock" | "pool" | "disk">): Logos {
  const folder = join(settings.dataDir, "logos");
  return createLogos({
    openShipped: createShippedCatalog(folder, { path: packedLogos, ...facts }, disk),
    store: stores.logos,
    renderings: createRenderings(join(folder, "rendered"), CACHED_BYTES),
    stamp: stores.changeStamp,
    clock,
    jobsFor: pool.jobsFor,
  });
}
