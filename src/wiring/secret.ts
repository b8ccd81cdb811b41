import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadSecret, SECRET_FILE } from "../../db/files/secret.ts";
import { type Settings, SettingsError } from "../settings/settings.ts";
import { createSigner, deriveKey } from "../shared/hmac.ts";
import type { Log } from "../shared/log.ts";
import type { Stores } from "../../db/stores/stores.ts";
import { dataFolderError } from "./data-folder.ts";

/**
 * The root of every derived key: `QZ_SECRET`, or the secret in the data folder, which the first start generates.
 * @throws SettingsError
 */
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

/**
 * Nodes with different secrets could not read each other's leads and webhook secrets, and would not recognise each
 * other's visitors.
 * @throws SettingsError when the database belongs to another secret.
 */
export async function refuseForeignSecret(stores: Stores, secret: Uint8Array<ArrayBuffer>): Promise<void> {
  if (await stores.isOurSecret(await markOf(secret))) return;
  throw new SettingsError([
    "QZ_SECRET holds another secret than the one this database was created with. Give every node the same.",
  ]);
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
