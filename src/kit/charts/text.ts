/*
 * The room that a text takes. The font that will show it is not known, so this is what a wide sans serif
 * needs, such as Inter.
 */

const NARROW = /[\s.,:;'|!ijlIftr()[\]/]/u;
const WIDE = /[A-Zmw@%&]/u;
/** East Asian letters and pictures are as wide as they are high. */
const SQUARE =
  /[\u1100-\u11FF\u2E80-\uA4CF\uAC00-\uD7AF\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\u{1F000}-\u{3FFFF}]/u;

const [NARROW_EM, USUAL_EM, WIDE_EM, SQUARE_EM] = [0.36, 0.6, 0.8, 1.05];

/** Letters that are measured: a line of a chart holds fewer. */
const LONGEST = 300;

/** The width of a line of text, at most. @param size - of the font, in the same unit. */
export function textWidth(text: string, size: number): number {
  return Array.from(text.slice(0, LONGEST)).reduce((sum, letter) => sum + size * emsOf(letter), 0);
}

function emsOf(letter: string): number {
  if (SQUARE.test(letter)) return SQUARE_EM;
  if (NARROW.test(letter)) return NARROW_EM;
  return WIDE.test(letter) ? WIDE_EM : USUAL_EM;
}

/** The text, or as much of its beginning as fits, with an ellipsis. */
export function fitted(text: string, size: number, width: number): string {
  const line = text.slice(0, LONGEST).replace(/\s+/g, " ").trim();
  if (textWidth(line, size) <= width) return line;
  let left = width - textWidth("…", size);
  const letters = Array.from(line);
  const end = letters.findIndex((letter) => {
    left -= size * emsOf(letter);
    return left < 0;
  });
  return `${letters.slice(0, Math.max(1, end)).join("").trimEnd()}…`;
}
