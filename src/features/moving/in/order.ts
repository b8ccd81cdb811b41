import type { Actor } from "../../../kit/shared/actor.ts";
import type { RetryKey } from "../../../kit/shared/retry.ts";
import type { ArchiveLimits } from "./archive.ts";
import type { OpenFile } from "./bytes.ts";
import type { Source } from "../constants.ts";

/** Media types of files. Anything else is JSON. */
export const TABLE = "text/csv";
export const ARCHIVE = "application/zip";

/** A file that is to be taken in. */
export interface ImportOrder {
  readonly from: Source;
  /** The host that its codes are to be on; `null` for the service's own. Codes of an archive are then on the hosts that they were on. */
  readonly domain: string | null;
  readonly dryRun: boolean;
  /** Whether codes with a conflict are left out. Otherwise the whole file is refused. */
  readonly skips: boolean;
  readonly file: OpenFile;
  readonly mediaType: string;
  /** Of an archive. */
  readonly limits: ArchiveLimits;
  /** The `Idempotency-Key` that it came with, if any. */
  readonly retry: Omit<RetryKey, "fingerprint"> | null;
  readonly by: Pick<Actor, "author">;
  /** Whether domains of an archive are added. Otherwise each is told as dropped. */
  readonly mayAddDomains: boolean;
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal | null;
  /** Called after each step, with the share of the file that is read, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}
