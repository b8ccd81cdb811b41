import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A mark in the data folder: a private peer forwards, and nobody said whether to believe it. `check` looks for it. */
const MARK = "untrusted-proxy";

export function hasForwardingPeer(dataDir: string): boolean {
  return existsSync(join(dataDir, MARK));
}

/** Leaves the mark. A disk that is full must not disturb whoever asks. */
export function markForwardingPeer(dataDir: string): void {
  writeFile(join(dataDir, MARK), "", { mode: 0o600 }).catch(() => {});
}

/** Takes the mark away: the operator has said whom to believe. */
export async function unmarkForwardingPeer(dataDir: string): Promise<void> {
  await rm(join(dataDir, MARK), { force: true }).catch(() => {});
}
