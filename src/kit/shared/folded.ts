/**
 * A name by which two are the same that differ in case, in the way a letter is composed, or in space around them. To upper and then
 * to lower case comes close to Unicode's full case folding (The Unicode Standard, 3.13): `ß` is `ss`.
 */
export function folded(name: string): string {
  return name.trim().normalize("NFC").toUpperCase().toLowerCase();
}
