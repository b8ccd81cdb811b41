/* Encryption of streams by age (https://age-encryption.org/v1). The package is loaded when it is needed. */

/** The beginning of every file of age, without armor. */
const MAGIC = new TextEncoder().encode("age-encryption.org/v1\n");

/** Whether some bytes begin a file of age. */
export function isSealed(beginning: Uint8Array): boolean {
  return Buffer.compare(beginning.subarray(0, MAGIC.length), MAGIC) === 0;
}

/** Bytes that `isSealed` looks at. */
export const MAGIC_BYTES = MAGIC.length;

/** No identity of those that were given opens a file. */
export class NoIdentity extends Error {
  override readonly name = "NoIdentity";
}

/**
 * Encrypts a stream to some public keys; without any it is passed on as it is.
 * @throws Error where a key can't be used.
 */
export async function sealed(
  body: AsyncIterable<Uint8Array>,
  recipients: readonly string[],
): Promise<AsyncIterable<Uint8Array>> {
  if (recipients.length === 0) return body;
  const { Encrypter } = await import("age-encryption");
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return encrypter.encrypt(streamOf(body));
}

/**
 * Decrypts a stream.
 * @param identities - secret keys, `AGE-SECRET-KEY-1…`.
 * @throws NoIdentity where none of them opens it; Error where it is damaged.
 */
export async function opened(
  body: AsyncIterable<Uint8Array>,
  identities: readonly string[],
): Promise<AsyncIterable<Uint8Array>> {
  const { Decrypter } = await import("age-encryption");
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    return await decrypter.decrypt(streamOf(body));
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("no identity matched")) throw new NoIdentity();
    throw error;
  }
}

/**
 * The secret keys in the text of a file that `age-keygen` wrote: a line each, beside comments.
 * @returns `null` where a line is something else, or there is none.
 */
export function identitiesIn(text: string): readonly string[] | null {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const keys = lines.filter((line) => line !== "" && !line.startsWith("#"));
  const areKeys = keys.every((key) => /^AGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]+$/.test(key));
  return keys.length > 0 && areKeys ? keys : null;
}

/** The next piece is asked for once the last one was taken. */
function streamOf(body: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await pieces.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
