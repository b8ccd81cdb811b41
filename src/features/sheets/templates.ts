import type { Style } from "../../qr/style.ts";
import { invalidRequest } from "../../kit/shared/common-faults.ts";
import { explain } from "../../kit/shared/reasons.ts";

/** The lines of text of a sheet's labels. */
export interface Texts {
  /** The names that they have. */
  readonly names: ReadonlySet<string>;
  /**
   * The lines of a label.
   * @param read - the value that the label has under a name; "" for none.
   * @param number - its serial number.
   */
  lines(read: (name: string) => string, number: number): string[];
}

/** Text as it is, the value of a name, or the serial number in so many digits. */
type Piece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "value"; readonly name: string }
  | { readonly kind: "number"; readonly digits: number };

/** The value of the name `caption`: the text of a style's frame. */
export function captionOf({ frame }: Style): string {
  return frame?.text ?? "";
}

/** Names that a refusal lists, and characters of one. */
const MOST_NAMED = 10;
const LONGEST_NAMED = 40;

/** Characters of a value that are read: a line that is longer is refused, and a cell may have millions. */
const MOST_READ = 1_001;

/** `n`, or `n:0000`. */
const NUMBER = /^n(?::(0{1,12}))?$/;

/**
 * Reads the texts of a sheet: each is a name, or has names or nothing in braces.
 * @param names - those that labels have. The case of letters does not matter.
 * @param pointerOf - where the text of an index stands in the request.
 * @throws Fault `invalid_request` for a name that is not there.
 */
export function readTexts(
  texts: readonly string[],
  names: readonly string[],
  pointerOf: (index: number) => string,
): Texts {
  const spellings = new Map(names.map((name) => [name.toLowerCase(), name]));

  function named(text: string, pointer: string): Piece {
    const wanted = text.trim();
    const digits = NUMBER.exec(wanted);
    if (digits) return { kind: "number", digits: digits[1]?.length ?? 1 };
    const name = spellings.get(wanted.toLowerCase());
    if (name !== undefined) return { kind: "value", name };
    throw invalidRequest([{ pointer, ...explain("sheet_text_unknown", { choices: choicesOf(names) }) }]);
  }

  function piecesOf(text: string, pointer: string): Piece[] {
    if (!/[{}]/.test(text)) return [named(text, pointer)];
    const [first = "", ...rest] = text.split("{");
    const pieces: Piece[] = [{ kind: "text", text: first }];
    for (const part of rest) {
      const end = part.indexOf("}");
      if (end > 0) pieces.push(named(part.slice(0, end), pointer));
      // A half of a pair is in the text around the names.
      pieces.push({ kind: "text", text: end < 0 ? "}" : part.slice(end + 1) });
    }
    if (pieces.some((piece) => piece.kind === "text" && piece.text.includes("}")))
      throw invalidRequest([{ pointer, ...explain("sheet_text_braces") }]);
    return pieces;
  }

  const lines = texts.map((text, index) => piecesOf(text, pointerOf(index)));
  const pieces = lines.flat();
  return {
    names: new Set(pieces.flatMap((piece) => (piece.kind === "value" ? [piece.name] : []))),
    lines(read, number) {
      const spell = (piece: Piece): string => {
        if (piece.kind === "text") return piece.text;
        if (piece.kind === "value") return read(piece.name).slice(0, MOST_READ);
        return `${number}`.padStart(piece.digits, "0");
      };
      return lines.map((pieces) => pieces.map(spell).join(""));
    },
  };
}

function choicesOf(names: readonly string[]): string {
  const listed = ["n", ...names.filter((name) => name.length <= LONGEST_NAMED)];
  const more = listed.length > MOST_NAMED ? ", …" : "";
  return `${listed.slice(0, MOST_NAMED).join(", ")}${more}`;
}
