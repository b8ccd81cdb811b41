/** Characters of the shortest secret. */
const SHORTEST = 32;

/** Whether a text may be the secret of a service: in `QZ_SECRET`, in the data folder's file or in a backup. The first two are trimmed. */
export function isSecret(text: string): boolean {
  return text.length >= SHORTEST && text === text.trim();
}
