import type { Scan } from "../../src/scans/model.ts";

/** 2024-01-01: scan ids are milliseconds since then, times 4,096, which leaves room until 2093 below 2^53. */
const EPOCH = 1_704_067_200_000;
const IDS_PER_MILLISECOND = 4_096;

/** A clock beyond 2090 is wrong; ids count on from there one by one, and stay exact. */
const LAST_TIME = Date.UTC(2090, 0);

/** The lowest id that a scan at `at` can have. */
export function lowestScanId(at: number): number {
  return Math.max(0, Math.min(at, LAST_TIME) - EPOCH) * IDS_PER_MILLISECOND;
}

/** What a scanner's key begins with: whether it stands for a person, a program or a consenting device. */
export const SCANNER = { human: 0, automated: 1, device: 2 } as const;

/** A scanner is the device where there is one, otherwise the visitor; automated and human ones never meet. */
export function scannerKey({
  bot,
  deviceKey,
  visitor,
}: Pick<Scan, "bot" | "deviceKey" | "visitor">): Uint8Array {
  const who = deviceKey ?? visitor;
  const key = new Uint8Array(1 + who.length);
  key[0] = (deviceKey ? SCANNER.device : SCANNER.human) + (bot ? SCANNER.automated : 0);
  key.set(who, 1);
  return key;
}

/** The two keys that stand for a device: as a person's and as a program's. */
export function deviceKeys(device: Uint8Array): Uint8Array[] {
  return [SCANNER.device, SCANNER.device + SCANNER.automated].map((kind) => Uint8Array.of(kind, ...device));
}
