/** Begins the key of a title, and is all of the key of a code without one, which comes after all titles. */
const [TITLED, UNTITLED] = ["1", "2"];

/** Letters of a title that are compared: PostgreSQL's index takes some 2,700 bytes, of which a group may need 400. */
const COMPARED = 100;

/**
 * A title as lists compare it, on both engines byte by byte: its first hundred letters in lower case, those of Latin, Greek and
 * Cyrillic without their accents, ß as ss. PostgreSQL can't store U+0000.
 */
export function titleKey(title: string | null): string {
  if (title === null) return UNTITLED;
  const plain = title
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("\0", "\ufffd")
    .toWellFormed();
  return TITLED + [...plain].slice(0, COMPARED).join("");
}
