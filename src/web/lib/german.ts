/** German for some of what the service says in English. */
export interface Dictionary {
  readonly words: Readonly<Record<string, string>>;
  /** Sentences with something in them: what they look like, and what becomes of it. */
  readonly patterns: readonly (readonly [RegExp, string])[];
}

/** A text of the service in German: as a whole, or else sentence by sentence; `null` when a part of it is not known. */
export function inGerman(english: string, dictionary: Dictionary): string | null {
  const whole = known(english, dictionary);
  if (whole !== null) return whole;
  const sentences = english.split(/\. /).map((part, at, { length }) => (at < length - 1 ? `${part}.` : part));
  if (sentences.length === 1) return null;
  const german = sentences.map((sentence) => known(sentence, dictionary));
  return german.includes(null) ? null : german.join(" ");
}

function known(english: string, { words, patterns }: Dictionary): string | null {
  const word = words[english];
  if (word !== undefined) return word;
  const [pattern, german] = patterns.find(([each]) => each.test(english)) ?? [];
  return pattern && german ? english.replace(pattern, german) : null;
}
