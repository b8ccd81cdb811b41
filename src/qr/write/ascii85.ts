const FIRST = 33;
const Z = 122;

/**
 * Encodes bytes as ASCII85: five characters for four bytes, `z` for four zeros, `~>` at the end (PostScript Language
 * Reference, 3.13.3), in lines of at most 81 characters.
 */
export function ascii85(bytes: Uint8Array): string {
  const text = Buffer.allocUnsafe(Math.ceil(bytes.length / 4) * 5);
  let length = 0;
  for (let i = 0; i < bytes.length; i += 4) {
    const taken = Math.min(4, bytes.length - i);
    let rest = 0;
    for (let j = i; j < i + 4; j++) rest = rest * 256 + (bytes[j] ?? 0);
    if (rest === 0 && taken === 4) {
      text[length++] = Z;
      continue;
    }
    for (let digit = 4; digit >= 0; digit--) {
      if (digit <= taken) text[length + digit] = FIRST + (rest % 85);
      rest = Math.floor(rest / 85);
    }
    length += taken + 1;
  }
  const lines = text.toString("latin1", 0, length).replace(/.{80}/g, "$&\n");
  // A line that starts with a percent sign would pass for a comment; white space between digits means nothing.
  return `${lines.replace(/^%/gm, " %").trimEnd()}\n~>`;
}
