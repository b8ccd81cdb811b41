import { createReadStream, statSync } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bytesAt } from "../../db/files/checksum.ts";
import { beginDraft, removeDraft } from "../../db/files/draft.ts";
import { identitiesIn, isSealed, MAGIC_BYTES, NoIdentity, opened } from "../features/backups/age.ts";

/** Why a backup can't be used, as programs tell it. */
export type Flaw = "damaged" | "missing" | "incomplete" | "locked" | "foreign";

/** A backup can't be used. The message is a sentence for the operator. */
export class FlawedBackup extends Error {
  override readonly name = "FlawedBackup";
  readonly flaw: Flaw;
  constructor(flaw: Flaw, message: string) {
    super(message);
    this.flaw = flaw;
  }
}

/** The folder for temporary files does not take a backup. */
export class NotKept extends Error {
  override readonly name = "NotKept";
  constructor(error: unknown) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "?";
    super(`The backup could not be kept in ${tmpdir()} (${code}). TMPDIR names another folder.`);
  }
}

/**
 * Reads the secret keys of a file that `age-keygen` wrote.
 * @throws Error with a sentence for the operator.
 */
export async function readIdentities(file: string | undefined): Promise<readonly string[]> {
  if (file === undefined) return [];
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw new Error(
      `${file} can't be read (${error instanceof Error && "code" in error ? String(error.code) : "?"}).`,
    );
  });
  const found = identitiesIn(text);
  if (found) return found;
  throw new Error(
    isSealed(Buffer.from(text))
      ? `${file} is encrypted itself. Open it first: age -d ${file} | quietzone … --identity /dev/stdin`
      : `${file} holds no secret key of age: a line AGE-SECRET-KEY-1…, as age-keygen writes it.`,
  );
}

/**
 * Runs `work` with the path of a backup that is not encrypted: of a temporary file, if the one that is given
 * is.
 */
export async function withPlain<T>(
  path: string,
  name: string,
  identities: readonly string[],
  work: (plain: string) => Promise<T>,
): Promise<T> {
  // A pipe would be waited for, and a device read without end.
  if (!statSync(path, { throwIfNoEntry: false })?.isFile() || !isSealed(bytesAt(path, 0, MAGIC_BYTES)))
    return work(path);
  if (identities.length === 0) throw needsIdentity(name);
  return withReceivedFile(async (write) => {
    try {
      for await (const piece of await opened(createReadStream(path), identities)) await write(piece);
    } catch (error) {
      if (error instanceof NotKept) throw error;
      if (error instanceof NoIdentity) throw lockedOut(name, null);
      throw new FlawedBackup("damaged", `${name} can't be restored: it is damaged, or it was cut short.`);
    }
  }, work);
}

/** The refusal of an encrypted backup without a key. */
export function needsIdentity(name: string): FlawedBackup {
  return new FlawedBackup(
    "locked",
    `${name} is encrypted. Name the file of a secret key that opens it: --identity FILE.`,
  );
}

/** The refusal of a backup that no key opens. @param recipients - those of its manifest. */
export function lockedOut(name: string, recipients: readonly string[] | null): FlawedBackup {
  const whose = recipients === null ? "" : ` It is encrypted to ${recipients.join(", ")}.`;
  return new FlawedBackup("locked", `${name} can't be opened: no key of the file is the right one.${whose}`);
}

/**
 * Runs `work` with a temporary file that `fill` has written. It is in the folder for temporary files, and
 * only its owner can read it.
 */
export async function withReceivedFile<T>(
  fill: (write: (piece: Uint8Array) => Promise<void>) => Promise<void>,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const draft = beginDraft(join(tmpdir(), "quietzone-restore"));
  try {
    const file = await open(draft, "w");
    try {
      await fill(async (piece) => {
        try {
          for (let at = 0; at < piece.length;) at += (await file.write(piece, at)).bytesWritten;
        } catch (error) {
          throw new NotKept(error);
        }
      });
    } finally {
      await file.close();
    }
    return await work(draft);
  } finally {
    removeDraft(draft);
  }
}
