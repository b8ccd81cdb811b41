import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { keptSecret, loadSecret, nextSecret, replaceSecret, SECRET_FILE } from "../../db/files/secret.ts";
import { type Settings, SettingsError } from "../kit/settings/settings.ts";
import { systemClock } from "../kit/shared/clock.ts";
import { createSigner, deriveKey } from "../kit/shared/hmac.ts";
import { createIds } from "../kit/shared/ids.ts";
import type { Secrets } from "../kit/shared/keyring.ts";
import type { Log } from "../kit/shared/log.ts";
import { createSealer } from "../kit/shared/seal.ts";
import { takesNoWrites } from "../../db/sqlite/faults.ts";
import { type Sealed, type SecretTraces, stampOf } from "../../db/secret-marks.ts";
import type { Stores } from "../../db/stores.ts";
import { dataFolderError, lockUnserved, requireService } from "./data-folder.ts";
import { openFormerKeys } from "./former-keys.ts";
import { openStores, placeOf } from "./storage.ts";

/** A lost secret is named together with the step that goes on without it. */
const IF_LOST =
  "If it is lost for good, `quietzone secret accept` goes on without it; its help says what is lost then.";

/** The secrets of a process, with the mark of the one in use, to which the stores belong. */
export interface MarkedSecrets extends Secrets {
  readonly mark: string;
  /** The marks of all of them, with spaces between them; first that of the one in use. */
  readonly known: string;
  /** As `secretMarks.stamp` of the stores was when they were read. */
  readonly stamp: string;
}

/**
 * The secret in use, from which keys are derived, for a service that starts: `QZ_SECRET`, or the secret in
 * the data folder, which the first start generates. With it comes what is left of former ones. Stores that
 * have no mark yet get that of this secret.
 * @throws SettingsError when the stores belong to another secret, or when it is missing.
 */
export async function secretsOf(settings: Settings, stores: Marked, now: number): Promise<MarkedSecrets> {
  const traces = await stores.secretMarks.traces();
  const own = await ownSecret(settings, traces);
  await completeChange(settings, own);
  const isRoot = own === null || own === (settings.secret ?? (await keptIn(settings)));
  const secret = isRoot ? await rootSecret(settings) : bytesOf(own);
  const mark = await markOf(secret);
  // Another node may have been faster.
  if (traces.mark === null && !(await isMarked(mark, stores))) throw await foreignSecret(settings, traces);
  const others = (await secretsAtHand(settings)).filter((text) => text !== textOf(secret)).map(bytesOf);
  const marks = await Promise.all(others.map(markOf));
  return {
    ...{ present: secret, others, mark, known: [mark, ...marks].join(" ") },
    former: await openFormerKeys(secret, traces.keys, now),
    stamp: stampOf(mark, traces.keys.length),
  };
}

type Marked = Pick<Stores, "secretMarks">;

/** The secrets that settings and data folder have: first the one that is in use if nothing else is known. */
export async function secretsAtHand(settings: Settings): Promise<string[]> {
  const { secret, formerSecret, dataDir } = settings;
  const own = secret === null ? [await keptIn(settings), await nextSecret(dataDir)] : [secret];
  return [...own, formerSecret].filter((text) => text !== null);
}

/**
 * The secret in use, to which the data belong by their traces: while it is being changed there are two.
 * Nothing is made or changed.
 * @returns `null` where there are neither data nor a secret yet.
 * @throws SettingsError when the data belong to another secret, or when it is missing.
 */
export async function ownSecret(settings: Settings, traces: SecretTraces): Promise<string | null> {
  const atHand = await secretsAtHand(settings);
  for (const text of atHand) if (await isOurs(text, traces)) return text;
  if (atHand.length > 0) throw await foreignSecret(settings, traces);
  if (traces.isFilled)
    throw new SettingsError([
      `There is no secret in ${join(settings.dataDir, SECRET_FILE)}, and the database belongs to one. Put that file back, as from a backup, or set QZ_SECRET to what it held. ${IF_LOST}`,
    ]);
  return null;
}

/** Puts the new secret in the place of the former one, where a change was ended after all else was done. */
async function completeChange(settings: Settings, own: string | null): Promise<void> {
  const { secret, dataDir } = settings;
  if (secret !== null || own === null || own !== (await nextSecret(dataDir))) return;
  await replaceSecret(dataDir).catch((error: unknown) => {
    // A folder that takes no writes: the next start does it.
    if (!takesNoWrites(error)) throw dataFolderError(settings, error);
  });
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
async function isMarked(mark: string, { secretMarks }: Marked): Promise<boolean> {
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
  const marks = await Promise.all((await secretsAtHand(settings)).map(secretMark));
  if (traces.keys.some(({ mark }) => marks.includes(mark)))
    throw new SettingsError([
      `${secret === null ? join(dataDir, SECRET_FILE) : "QZ_SECRET"} holds a secret that was in use before: \`quietzone secret rotate\` has put another in its place. Set QZ_SECRET to that one.`,
    ]);
  if (databaseUrl !== null)
    return new SettingsError([
      "QZ_SECRET holds another secret than the one this database belongs to. Give every node the same. A change of it begins with QZ_SECRET_OLD: docs/secret.md says how.",
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
 * Has the stores belong to the secret in use; where there is none, a new one is made. Nothing that the
 * former one sealed can be read any more.
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

/** A secret as bytes: those of its text. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

const textOf = (secret: Uint8Array) => new TextDecoder().decode(secret);

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
