import { jsonFlaw } from "./json-flaw.ts";
import { type Explanation, explain } from "./reasons.ts";

/** Levels of nesting of JSON that is parsed: deeper than any valid body, and shallow enough for recursion. */
export const DEEPEST = 64;

/**
 * The most values of a body, which needs fewer: a thousand ids, or twenty rules for two hundred countries each. The time to
 * parse and check grows with values, not with bytes: 1 MiB of empty arrays held the loop for 40 ms.
 */
const MOST_VALUES = 5_000;

/** A body that was sent as JSON: its value, or its flaw. */
type Sent = { readonly value: unknown } | { readonly flaw: Explanation; readonly isJson: boolean };

/**
 * Parses JSON in UTF-8 that somebody sent.
 * @returns its value, or why it is refused, and whether it is JSON at all. The parser's own message quotes
 * the text and must   not be passed on.
 */
export function parseSent(bytes: Uint8Array): Sent {
  const { depth, values, loneSurrogate } = extentOf(bytes);
  if (depth > DEEPEST) return { flaw: explain("nested_too_deeply", { limit: DEEPEST }), isJson: true };
  if (values > MOST_VALUES) return { flaw: explain("too_many_values", { limit: MOST_VALUES }), isJson: true };
  const text = decoded(bytes);
  if (text === null) return { flaw: explain("not_json"), isJson: false };
  try {
    const value: unknown = JSON.parse(text);
    // Stores would replace half a character by another one.
    return loneSurrogate ? { flaw: explain("lone_surrogate"), isJson: true } : { value };
  } catch {
    return { flaw: jsonFlaw(text), isJson: false };
  }
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Measures of JSON, taken before it is parsed. Of bytes that are not JSON they mean nothing. */
interface Extent {
  /** The deepest nesting of brackets. */
  readonly depth: number;
  readonly values: number;
  /**
   * Whether an escape stands for half a character, in a text or a name. Only escapes can: UTF-8 has no halves. To look for
   * halves in the parsed values would cost more than to parse them.
   */
  readonly loneSurrogate: boolean;
}

/** Measures bytes without parsing them. */
function extentOf(body: Uint8Array): Extent {
  let [depth, deepest, values, inText, loneSurrogate] = [0, 0, 1, false, false];
  /** The position at which the second half of a character must begin; -1 while none is awaited. */
  let awaited = -1;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at];
    if (inText) {
      if (byte === QUOTE) inText = false;
      else if (byte === BACKSLASH) {
        const half = surrogateAt(body, at);
        if ((half === "low") !== (awaited === at)) loneSurrogate = true;
        awaited = half === "high" ? at + 6 : -1;
        at++;
        continue;
      }
      if (awaited === at) loneSurrogate = true;
    } else if (byte === QUOTE) inText = true;
    else if (byte === COMMA) values++;
    else if (byte === 0x5b || byte === 0x7b) {
      values++;
      deepest = Math.max(deepest, ++depth);
    } else if (byte === 0x5d || byte === 0x7d) depth--;
  }
  return { depth: deepest, values, loneSurrogate };
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];

/** The half of a character that the escape at a position stands for: `\ud800` to `\udbff` are high, to `\udfff` low. */
function surrogateAt(body: Uint8Array, at: number): "high" | "low" | null {
  // Bit 5 tells small letters from capital ones. An escape itself is a small u.
  if (body[at + 1] !== 0x75 || ((body[at + 2] ?? 0) | 0x20) !== 0x64) return null;
  const digit = (body[at + 3] ?? 0) | 0x20;
  if (digit === 0x38 || digit === 0x39 || digit === 0x61 || digit === 0x62) return "high";
  return digit >= 0x63 && digit <= 0x66 ? "low" : null;
}
