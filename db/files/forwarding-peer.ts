import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { makeFile } from "./owner.ts";

/** A mark in the data folder: a private peer sends forwarding headers, and no setting trusts it. `check` reports it. */
const MARK = "untrusted-proxy";

export function hasForwardingPeer(dataDir: string): boolean {
  return existsSync(join(dataDir, MARK));
}

/** Leaves the mark. A full disk must not fail the request. */
export function markForwardingPeer(dataDir: string): void {
  try {
    makeFile(join(dataDir, MARK));
  } catch {}
}

/** Removes the mark, once the operator has set which proxies to trust. */
export async function unmarkForwardingPeer(dataDir: string): Promise<void> {
  await rm(join(dataDir, MARK), { force: true }).catch(() => {});
}
