import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { keptSecret, loadSecret, SECRET_FILE } from "../../db/files/secret.ts";
import { type Settings, SettingsError } from "../kit/settings/settings.ts";
import { systemClock } from "../kit/shared/clock.ts";
import { createSigner, deriveKey } from "../kit/shared/hmac.ts";
import { createIds } from "../kit/shared/ids.ts";
import type { Log } from "../kit/shared/log.ts";
import { createSealer } from "../kit/shared/seal.ts";
import { takesNoWrites } from "../../db/sqlite/faults.ts";
import type { Sealed, SecretTraces } from "../../db/secret-marks.ts";
import type { Stores } from "../../db/stores.ts";
import { dataFolderError, lockUnserved, requireService } from "./data-folder.ts";
import { openStores, placeOf } from "./storage.ts";

/** A lost secret is named together with the step that goes on without it. */
const IF_LOST =
  "If it is lost for good, `quietzone secret accept` goes on without it; its help says what is lost then.";

/**
 * The root of every derived key, for a service that starts: `QZ_SECRET`, or the secret in the data folder,
 * which the first start generates. Stores that have no mark yet get that of this secret.
 * @throws SettingsError when the stores belong to another secret, or when it is missing.
 */
export async function secretOf(settings: Settings, stores: Marked): Promise<Uint8Array<ArrayBuffer>> {
  const traces = await stores.secretMarks.traces();
  await ownSecret(settings, traces);
  const secret = await rootSecret(settings);
  // Another node may have been faster.
  if (traces.mark === null && !(await isMarked(secret, stores))) throw await foreignSecret(settings, traces);
  return secret;
}

type Marked = Pick<Stores, "secretMarks">;

/**
 * The secret in use, to which the data belong by their traces. Nothing is made or changed.
 * @returns `null` where there are neither data nor a secret yet.
 * @throws SettingsError when the data belong to another secret, or when it is missing.
 */
export async function ownSecret(settings: Settings, traces: SecretTraces): Promise<string | null> {
  const secret = settings.secret ?? (await keptIn(settings));
  if (secret !== null && !(await isOurs(secret, traces))) throw await foreignSecret(settings, traces);
  if (secret === null && traces.isFilled)
    throw new SettingsError([
      `There is no secret in ${join(settings.dataDir, SECRET_FILE)}, and the database belongs to one. Put that file back, as from a backup, or set QZ_SECRET to what it held. ${IF_LOST}`,
    ]);
  return secret;
}

async function keptIn(settings: Settings): Promise<string | null> {
  try {
    return await keptSecret(settings.dataDir);
  } catch (error) {
    throw dataFolderError(settings, error);
  }
}

/**
 * Whether data belong to a secret. Data without a mark belong to a secret that opens the newest lead or the
 * newest secret of a webhook: one of them may have been sealed before the secret was lost.
 */
export async function isOurs(secret: string, { mark, sealed }: SecretTraces): Promise<boolean> {
  if (mark !== null) return mark === (await secretMark(secret));
  if (sealed.length === 0) return true;
  const opened = await Promise.all(sealed.map((value) => opens(bytesOf(secret), value)));
  return opened.includes(true);
}

async function opens(secret: Uint8Array<ArrayBuffer>, { purpose, bound, sealed }: Sealed): Promise<boolean> {
  const sealer = await createSealer(await deriveKey(secret, purpose), createIds(systemClock));
  return sealer.open(sealed, bound).then(
    () => true,
    () => false,
  );
}

/**
 * Marks stores that have no mark yet. A folder that takes no writes gets its mark at the next start:
 * redirects do not wait for it.
 */
async function isMarked(secret: Uint8Array<ArrayBuffer>, { secretMarks }: Marked): Promise<boolean> {
  const mark = await markOf(secret);
  const kept = await secretMarks.add(mark).catch((error: unknown) => {
    if (takesNoWrites(error)) return mark;
    throw error;
  });
  return kept === mark;
}

/**
 * Nodes with different secrets could not read each other's leads and webhook secrets, and would not recognise
 * each other's visitors. The same is true of a service before and after a loss of its secret.
 */
async function foreignSecret(settings: Settings, traces: SecretTraces): Promise<SettingsError> {
  const { databaseUrl, secret, dataDir } = settings;
  if (databaseUrl !== null)
    return new SettingsError([
      "QZ_SECRET holds another secret than the one this database was created with. Give every node the same.",
    ]);
  const file = join(dataDir, SECRET_FILE);
  const kept = secret === null ? null : await keptIn(settings);
  const advice =
    kept !== null && (await isOurs(kept, traces))
      ? `Unset it: the right one is in ${file}.`
      : `Put the former one back, as from a backup. ${IF_LOST}`;
  return new SettingsError([
    `${secret === null ? file : "QZ_SECRET"} holds another secret than the one that the database in ${dataDir} belongs to. ${advice}`,
  ]);
}

/**
 * Has the stores belong to the secret in use; where there is none, a new one is made. What the former one
 * sealed can't be read any more.
 * @throws Error with a sentence for the operator while a service or a node is running; SettingsError.
 */
export async function acceptSecret(settings: Settings): Promise<void> {
  requireService(settings);
  const lock = settings.databaseUrl === null ? lockUnserved(settings, "it has the former secret.") : null;
  try {
    const stores = await openStores(settings, null);
    try {
      if (settings.databaseUrl !== null && (await stores.hasNodes()))
        throw new Error(
          `Nodes are running on the database at ${placeOf(settings.databaseUrl)}. Stop them first: they have the former secret.`,
        );
      await stores.secretMarks.set(await markOf(await rootSecret(settings)));
    } finally {
      await stores.close();
    }
  } finally {
    lock?.close();
  }
}

/** `QZ_SECRET`, or the secret in the data folder, which is made if it is missing. @throws SettingsError */
export async function rootSecret(settings: Settings): Promise<Uint8Array<ArrayBuffer>> {
  if (settings.secret !== null) return bytesOf(settings.secret);
  try {
    return bytesOf(await loadSecret(settings.dataDir));
  } catch (error) {
    throw dataFolderError(settings, error);
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** Warns a node that has generated a secret of its own: it is likely to be the first of several that need the same. */
export function warnOfOwnSecret({ databaseUrl, secret, dataDir }: Settings, log: Log): void {
  if (databaseUrl === null || secret !== null) return;
  log.warn("QZ_SECRET is not set: every node of this database needs the same", { kept: dataDir });
}

/** A text that identifies a secret and does not reveal it. */
export function secretMark(secret: string): Promise<string> {
  return markOf(bytesOf(secret));
}

async function markOf(secret: Uint8Array<ArrayBuffer>): Promise<string> {
  const signer = await createSigner(await deriveKey(secret, "secret-mark"));
  return signer.sign("this is the secret");
}

/** The secret in use, or an empty text. It is not generated here. */
export async function secretText({ secret, dataDir }: Settings): Promise<string> {
  return secret ?? (await readFile(join(dataDir, SECRET_FILE), "utf8").catch(() => "")).trim();
}
