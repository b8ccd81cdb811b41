import type { Scan } from "../../src/features/scans/model.ts";

/** 2024-01-01: scan ids are milliseconds since then, times 4,096, which leaves room until 2093 below 2^53. */
const EPOCH = 1_704_067_200_000;
const IDS_PER_MILLISECOND = 4_096;

/** A clock beyond 2090 is wrong; from there ids ascend one by one, and stay exact. */
const LAST_TIME = Date.UTC(2090, 0);

/** The lowest id that a scan at `at` can have. */
export function lowestScanId(at: number): number {
  return Math.max(0, Math.min(at, LAST_TIME) - EPOCH) * IDS_PER_MILLISECOND;
}

/** The first byte of a scanner's key, a sum: a visitor or a consenting device, and whether it is automated. */
const SCANNER = { human: 0, automated: 1, device: 2 } as const;

/** A scanner is the device if there is one, otherwise the visitor; automated and human ones have different keys. */
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

/** The two keys of a device: human and automated. */
export function deviceKeys(device: Uint8Array): Uint8Array[] {
  return [SCANNER.device, SCANNER.device + SCANNER.automated].map((kind) => Uint8Array.of(kind, ...device));
}
