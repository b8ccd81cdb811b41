import { printParseErrorCode, visit } from "jsonc-parser";
import { type Explanation, explain } from "./reasons.ts";

/*
 * The place at which a text stops being JSON. The runtime's parser does not tell it, so a text that it refuses is
 * read once more.
 */

/** By the names that the package has for its errors. */
const REASONS = {
  InvalidSymbol: "json_symbol",
  InvalidNumberFormat: "json_number",
  UnexpectedEndOfNumber: "json_number",
  PropertyNameExpected: "json_name",
  ValueExpected: "json_value",
  ColonExpected: "json_colon",
  CommaExpected: "json_comma",
  CloseBraceExpected: "json_cut_off",
  CloseBracketExpected: "json_cut_off",
  EndOfFileExpected: "json_end",
  InvalidCommentToken: "json_comment",
  UnexpectedEndOfComment: "json_comment",
  UnexpectedEndOfString: "json_text",
  InvalidCharacter: "json_character",
  InvalidEscapeCharacter: "json_escape",
  InvalidUnicode: "json_escape",
} as const;

type ErrorName = keyof typeof REASONS;

const isKnown = (name: string): name is ErrorName => name in REASONS;

/** Characters that are read again, which takes some milliseconds. */
const MOST_READ = 128 * 1024;

/** The first error ends the reading. */
class Found extends Error {
  readonly code: string;
  readonly start: number;
  readonly end: number;

  constructor(code: string, start: number, length: number) {
    super(code);
    this.code = code;
    this.start = start;
    this.end = start + length;
  }
}

/**
 * Says where a text is not JSON, by line and column, counted in characters from 1, and what is wrong there.
 * Behind its first 131,072 units it says only that it is none.
 */
export function jsonFlaw(text: string): Explanation {
  const read = text.slice(0, MOST_READ);
  const found = firstError(read);
  // The end of what is read is no end of the text.
  const isCut = read.length < text.length && found !== null && found.end >= read.length;
  if (found === null || isCut || !isKnown(found.code)) return explain("not_json");
  const before = read.slice(0, found.start).split(/\r\n|\r|\n/);
  const column = [...(before.at(-1) ?? "")].length + 1;
  return explain(REASONS[found.code], { line: before.length, column });
}

function firstError(text: string): Found | null {
  try {
    visit(
      text,
      {
        onError(code, start, length) {
          throw new Found(printParseErrorCode(code), start, length);
        },
      },
      { disallowComments: true, allowTrailingComma: false },
    );
    return null;
  } catch (error) {
    if (error instanceof Found) return error;
    throw error;
  }
}
