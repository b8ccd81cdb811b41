/** Octets of a line without its end, as vCard (RFC 2426, 2.6) and iCalendar (RFC 5545, 3.1) recommend. */
const LONGEST_LINE = 75;

/** Content lines of a file or a symbol: folded, each with CRLF at its end. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** Breaks a line at 75 octets with CRLF and a space, never inside a character of UTF-8. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= LONGEST_LINE) return line;
  const pieces: string[] = [];
  let piece = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LONGEST_LINE) {
      pieces.push(piece);
      piece = " ";
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join("\r\n");
}
