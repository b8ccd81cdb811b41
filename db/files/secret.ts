import { existsSync } from "node:fs";
import { chmod, readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { isSecret } from "../../src/kit/shared/secret.ts";
import { createFile } from "./create.ts";
import { makeFolder } from "./owner.ts";
import { syncFile } from "./sync.ts";

const SECRET_BYTES = 32;

/** The permissions of users other than the owner. */
const OTHERS = 0o077;

/** The secret's name in the data folder. */
export const SECRET_FILE = "secret";

/** The name of the one that is to take its place. */
const NEXT_FILE = "secret.next";

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
async function newSecret(dataDir: string, name = SECRET_FILE): Promise<string> {
  makeFolder(dataDir);
  const fresh = crypto.getRandomValues(new Uint8Array(SECRET_BYTES)).toHex();
  const path = join(dataDir, name);
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

/** The secret that is to take the place of the one in the data folder; `null` when there is none. */
export async function nextSecret(dataDir: string): Promise<string | null> {
  // It may take that place at this moment.
  return readFile(join(dataDir, NEXT_FILE), "utf8").then(
    (text) => text.trim(),
    (error: unknown) => {
      if (isGone(error)) return null;
      throw error;
    },
  );
}

/** The same secret, which is made, readable by its owner only, unless it is there. */
export async function prepareSecret(dataDir: string): Promise<string> {
  return (await nextSecret(dataDir)) ?? newSecret(dataDir, NEXT_FILE);
}

/** Puts it in the place of the secret in use, unless another process has. The former one is then gone. */
export async function replaceSecret(dataDir: string): Promise<void> {
  try {
    await rename(join(dataDir, NEXT_FILE), join(dataDir, SECRET_FILE));
  } catch (error) {
    if (!isGone(error)) throw error;
  }
  await syncFile(dataDir);
}

function isGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

async function read(path: string): Promise<string> {
  return (await readFile(path, "utf8")).trim();
}
