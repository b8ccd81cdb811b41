import type { Actor } from "../../../kit/shared/actor.ts";
import type { RetryKey } from "../../../kit/shared/retry.ts";
import type { ArchiveLimits } from "./archive.ts";
import type { OpenFile } from "./bytes.ts";
import type { ArchivePart, Source } from "../constants.ts";

/** Media types of files. Anything else is JSON. */
export const TABLE = "text/csv";
export const ARCHIVE = "application/zip";

/** How codes are to be taken in. */
export interface TakingOrder {
  readonly from: Source;
  /** The host that its codes are to be on; `null` for the service's own. Codes of an archive are then on the hosts that they were on. */
  readonly domain: string | null;
  readonly dryRun: boolean;
  /** Whether codes with a conflict are left out. Otherwise the whole file is refused. */
  readonly skips: boolean;
  readonly by: Pick<Actor, "author">;
  /** The parts of an archive that are read. */
  readonly parts: readonly ArchivePart[];
  /**
   * Whether domains and webhooks of an archive are added: otherwise each is told as dropped. An archive with
   * leads is refused to those who may not add any.
   */
  readonly may: { readonly domains: boolean; readonly webhook: boolean; readonly leads: boolean };
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal | null;
  /** Called after each step, with the share of the file that is read, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** A file that is to be taken in. */
export interface ImportOrder extends TakingOrder {
  readonly file: OpenFile;
  readonly mediaType: string;
  /** Of an archive. */
  readonly limits: ArchiveLimits;
  /** The `Idempotency-Key` that it came with, if any. */
  readonly retry: Omit<RetryKey, "fingerprint"> | null;
}
