import { existsSync } from "node:fs";
import { chmod, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { isSecret } from "../../src/kit/shared/secret.ts";
import { createFile } from "./create.ts";
import { makeFolder } from "./owner.ts";

const SECRET_BYTES = 32;

/** The permissions of users other than the owner. */
const OTHERS = 0o077;

/** The secret's name in the data folder. */
export const SECRET_FILE = "secret";

/**
 * Reads the service's secret from the data folder. Creates it at the first use, readable by its owner only.
 * @throws Error when the file exists but holds no secret.
 */
export async function loadSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, SECRET_FILE);
  // Looked for first: where it is there, nothing is written, so that a full disk or a read-only one does not matter.
  const kept = (await keptSecret(dataDir)) ?? (await newSecret(dataDir));
  if (!isSecret(kept))
    throw new Error(
      `${path} holds no secret. Put the former one back, as from a backup. If it is lost for good, delete this file first.`,
    );
  if (((await stat(path)).mode & OTHERS) !== 0) await chmod(path, 0o600);
  return kept;
}

/** Makes a secret, unless another process has just made one. */
async function newSecret(dataDir: string): Promise<string> {
  makeFolder(dataDir);
  const fresh = crypto.getRandomValues(new Uint8Array(SECRET_BYTES)).toHex();
  const path = join(dataDir, SECRET_FILE);
  return (await createFile(path, `${fresh}\n`)) ? fresh : read(path);
}

/** The secret in the data folder; `null` when there is none. */
export async function keptSecret(dataDir: string): Promise<string | null> {
  const path = join(dataDir, SECRET_FILE);
  return existsSync(path) ? read(path) : null;
}

/** Writes a secret to a data folder that has none, readable by its owner only. */
export async function saveSecret(dataDir: string, secret: string): Promise<void> {
  makeFolder(dataDir);
  const path = join(dataDir, SECRET_FILE);
  if (!(await createFile(path, `${secret}\n`))) throw new Error(`${path} is there already.`);
}

async function read(path: string): Promise<string> {
  return (await readFile(path, "utf8")).trim();
}
