import type { Pattern } from "./source.ts";

/*
 * Matches as an engine that backtracks does (ECMA-262, 22.2.2), and counts its steps. Engines save some of them, so a pattern that is
 * linear here is linear there. The count is the same on every machine.
 */

/** What a match has reached: a place in the text, and the groups' texts. */
interface State {
  readonly text: readonly string[];
  readonly groups: (readonly string[] | undefined)[];
  /** Counts a step. @throws TooMany when there were more than were allowed. */
  step(): void;
}

/** Goes on from a place; `null` when nothing matches from there, else the end of the match. */
type Next = (at: number, state: State) => number | null;
type Matcher = (next: Next) => Next;

class TooMany extends Error {}

const FORWARD = 1;
const BACKWARD = -1;

/** What a search found, and the steps it took; `null` when they were more than it was allowed. */
export type Search = (
  text: string,
  most: number,
) => { readonly found: boolean; readonly steps: number } | null;

/** Searches a text for a pattern: for all matches when it has the flag `g`. */
export function searchOf({ source, flags }: Pick<Pattern, "source" | "flags">): Search {
  const match = compiled(source, flags)((at) => at);
  return (on, most) => {
    const text = isUnicode(flags) ? [...on] : on.split("");
    let [steps, found] = [0, false];
    const state: State = {
      text,
      groups: [],
      step() {
        if (++steps > most) throw new TooMany();
      },
    };
    try {
      for (let from = 0; from <= text.length; from++) {
        state.step();
        state.groups.length = 0;
        const end = match(from, state);
        if (end === null) {
          if (flags.includes("y")) break;
          continue;
        }
        found = true;
        if (!flags.includes("g")) break;
        from = Math.max(from, end - 1);
      }
    } catch (error) {
      if (error instanceof TooMany) return null;
      throw error;
    }
    return { found, steps };
  };
}

const isUnicode = (flags: string) => /[uv]/.test(flags);

function compiled(source: string, flags: string): Matcher {
  let at = 0;
  let groups = 0;
  const names = new Map(
    [...source.matchAll(/\(\?<(\w+)>/g)].map(([, name = ""], index) => [name, index + 1]),
  );
  const one = flags.replace(/[gym]/g, "");

  function choice(way: number): Matcher {
    const parts = [sequence(way)];
    while (source[at] === "|") {
      at++;
      parts.push(sequence(way));
    }
    const [only] = parts;
    if (parts.length === 1 && only) return only;
    return (next) => {
      const ways = parts.map((part) => part(next));
      return (place, state) => {
        for (const way of ways) {
          state.step();
          const end = way(place, state);
          if (end !== null) return end;
        }
        return null;
      };
    };
  }

  function sequence(way: number): Matcher {
    const parts: Matcher[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") parts.push(quantified(way));
    const inOrder = way === FORWARD ? parts.toReversed() : parts;
    return (next) => inOrder.reduce((after, part) => part(after), next);
  }

  function quantified(way: number): Matcher {
    const first = groups;
    const { matcher, fits } = term(way);
    const found = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})(\??)/.exec(source.slice(at, at + 30));
    if (!found) return matcher;
    at += found[0].length;
    const [sign, low = "0", comma, high, lazy] = found;
    const least = sign[0] === "+" ? 1 : Number(low);
    const most = sign[0] === "?" ? 1 : !comma && sign[0] === "{" ? least : high ? Number(high) : Infinity;
    return fits
      ? repeatedCharacter(fits, least, most, lazy !== "", way)
      : repeated(matcher, least, most, lazy !== "", { from: first, to: groups });
  }

  function term(way: number): { matcher: Matcher; fits?: (character: string) => boolean } {
    if (source[at] === "(") return { matcher: group(way) };
    if (source[at] === "^" || source[at] === "$") return { matcher: edge(source[at++] === "^") };
    const boundary = /^\\[bB]/.exec(source.slice(at, at + 2))?.[0];
    if (boundary) {
      at += 2;
      return { matcher: wordEdge(boundary === "\\b") };
    }
    const reference = /^\\(?:([1-9]\d*)|k<(\w+)>)/.exec(source.slice(at));
    if (reference) {
      at += reference[0].length;
      return { matcher: repetition(Number(reference[1] ?? names.get(reference[2] ?? "")), way) };
    }
    const fits = fitsOf(character());
    return { matcher: repeatedCharacter(fits, 1, 1, false, way), fits };
  }

  function group(way: number): Matcher {
    const head = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(source.slice(at))?.[0] ?? "(";
    at += head.length;
    const number = head === "(" || /\w/.test(head) ? ++groups : null;
    const isLook = /[=!]$/.test(head);
    const inner = choice(isLook ? (head.includes("<") ? BACKWARD : FORWARD) : way);
    if (source[at++] !== ")") throw new Error(`A group of ${source} has no end`);
    if (isLook) return look(inner, head.endsWith("!"));
    return number === null ? inner : captured(inner, number);
  }

  /** A class, an escaped character, or any other, as the source has it. */
  function character(): string {
    const from = at;
    if (source[at] === "[") {
      at++;
      while (at < source.length && source[at] !== "]") at += source[at] === "\\" ? 2 : 1;
      at++;
    } else if (source[at] === "\\")
      at +=
        /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|.)/s.exec(
          source.slice(at),
        )?.[0].length ?? 1;
    else at += isUnicode(flags) ? String.fromCodePoint(source.codePointAt(at) ?? 0).length : 1;
    return source.slice(from, at);
  }

  function fitsOf(text: string): (character: string) => boolean {
    const pattern = new RegExp(`^(?:${text})$`, one);
    const known = new Map<string, boolean>();
    return (character) => {
      let fits = known.get(character);
      if (fits === undefined) {
        fits = pattern.test(character);
        known.set(character, fits);
      }
      return fits;
    };
  }

  function edge(isStart: boolean): Matcher {
    const isMultiline = flags.includes("m");
    return (next) => (place, state) => {
      const beside = state.text[isStart ? place - 1 : place];
      const isEdge = beside === undefined || (isMultiline && /[\n\r\u2028\u2029]/.test(beside));
      return isEdge ? next(place, state) : null;
    };
  }

  const whole = choice(FORWARD);
  if (at < source.length) throw new Error(`${source} can't be read from ${at} on`);
  return whole;
}

const isWord = (character: string | undefined) => character !== undefined && /\w/.test(character);

function wordEdge(isWanted: boolean): Matcher {
  return (next) => (at, state) =>
    (isWord(state.text[at - 1]) !== isWord(state.text[at])) === isWanted ? next(at, state) : null;
}

/** A character, or a run of them, tried from the longest on or from the shortest on. */
function repeatedCharacter(
  fits: (character: string) => boolean,
  least: number,
  most: number,
  isLazy: boolean,
  way: number,
): Matcher {
  return (next) => (at, state) => {
    let count = 0;
    const takes = () => {
      const character = state.text[way === FORWARD ? at + count : at - count - 1];
      state.step();
      return count < most && character !== undefined && fits(character);
    };
    if (isLazy) {
      for (; ; count++) {
        if (count >= least) {
          const end = next(at + way * count, state);
          if (end !== null) return end;
        }
        if (!takes()) return null;
      }
    }
    while (takes()) count++;
    for (; count >= least; count--) {
      state.step();
      const end = next(at + way * count, state);
      if (end !== null) return end;
    }
    return null;
  };
}

function repeated(
  part: Matcher,
  least: number,
  most: number,
  isLazy: boolean,
  inside: { readonly from: number; readonly to: number },
): Matcher {
  return (next) => {
    const from = (count: number, begun: number): Next => {
      const again: Next = (at, state) => {
        if (count >= most) return null;
        state.groups.fill(undefined, inside.from + 1, inside.to + 1);
        return part(from(count + 1, at))(at, state);
      };
      return (at, state) => {
        state.step();
        // A turn that took nothing comes to nothing.
        if (count > least && at === begun) return null;
        if (count < least) return again(at, state);
        return isLazy ? (next(at, state) ?? again(at, state)) : (again(at, state) ?? next(at, state));
      };
    };
    return from(0, -1);
  };
}

function captured(part: Matcher, number: number): Matcher {
  return (next) => (begun, state) =>
    part((at, inner) => {
      const before = inner.groups[number];
      inner.groups[number] = inner.text.slice(Math.min(begun, at), Math.max(begun, at));
      const end = next(at, inner);
      if (end === null) inner.groups[number] = before;
      return end;
    })(begun, state);
}

function look(part: Matcher, isNegative: boolean): Matcher {
  const alone = part((at) => at);
  return (next) => (at, state) => ((alone(at, state) === null) === isNegative ? next(at, state) : null);
}

/** What a group matched, once more. */
function repetition(number: number, way: number): Matcher {
  return (next) => (at, state) => {
    const again = state.groups[number] ?? [];
    const from = way === FORWARD ? at : at - again.length;
    for (const [index, character] of again.entries()) {
      state.step();
      if (state.text[from + index] !== character) return null;
    }
    return next(at + way * again.length, state);
  };
}
