import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import facts from "../../../assets/logos.json";
import packed from "../../../assets/logos.db.zst" with { type: "file" };
import { createShippedCatalog } from "../../../db/sqlite/logo-catalog.ts";
import type { ShippedCatalog } from "../../../src/features/logos/records.ts";

export { facts };

/** The packed catalog, as the program finds it. */
export const PACKED = { path: packed, ...facts };

let opened: Promise<ShippedCatalog> | null = null;

/** The shipped catalog, unpacked once for all test files of a process, beside those of earlier runs. */
export function openShipped(): Promise<ShippedCatalog> {
  const folder = join(tmpdir(), "quietzone-test-logos");
  mkdirSync(folder, { recursive: true });
  opened ??= createShippedCatalog(folder, PACKED, { isLow: () => false })();
  return opened;
}
