/* The names of objects: `qz-SERIES-TIME` and an ending. A set's name is that without the ending. */

/** Letters and digits that nobody takes for one another (Crockford's Base32). */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const SERIES_LENGTH = 10;

const SERIES = `[${ALPHABET}]{${SERIES_LENGTH}}`;
const TIME = String.raw`\d{8}T\d{9}Z`;
const SET = new RegExp(`^qz-(${SERIES})-(${TIME})$`);
const OBJECT = new RegExp(
  `^(qz-(${SERIES})-(${TIME}))(?:(\\.qz|\\.qz\\.age)|(\\.json)|(\\.begun\\.json)|\\.verified-(${TIME})\\.json)$`,
);
const ERASED = new RegExp(`^qz-(${SERIES})-erased-(${TIME})\\.ndjson(\\.age)?$`);

/** The beginning of the names of all objects, also of those of other services. */
export const ANY_SERIES = "qz-";

/** A name for a new series. @param random - bytes, one a character. */
export function newSeries(random: Uint8Array): string {
  return Array.from(random.subarray(0, SERIES_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

/** Random bytes that `newSeries` takes. */
export const SERIES_BYTES = SERIES_LENGTH;

/** The beginning of the names of a series. */
export const prefixOf = (series: string) => `${ANY_SERIES}${series}-`;

/** A time as names have it, `20261129T020004118Z`: in the order of times. */
function spelledTime(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:.]/g, "");
}

function readTime(text: string): number {
  const spelled = text.replace(/^(....)(..)(..)T(..)(..)(..)(...)Z$/, "$1-$2-$3T$4:$5:$6.$7Z");
  return Date.parse(spelled);
}

/** The name of a set. @param at - milliseconds since 1970. */
export const setName = (series: string, at: number) => `${prefixOf(series)}${spelledTime(at)}`;

/** The name of the object with the data of a set. */
export const dataName = (set: string, isSealed: boolean) => `${set}.qz${isSealed ? ".age" : ""}`;

/** The name of the manifest of a set. */
export const manifestName = (set: string) => `${set}.json`;

/** The name of the note that a set is begun. */
export const begunName = (set: string) => `${set}.begun.json`;

/** The name of the note that a set was verified. @param at - of the test, in milliseconds since 1970. */
export const verifiedName = (set: string, at: number) => `${set}.verified-${spelledTime(at)}.json`;

/** The name of a list of erased records. @param at - milliseconds since 1970. */
export const erasedName = (series: string, at: number, isSealed: boolean) =>
  `${prefixOf(series)}erased-${spelledTime(at)}.ndjson${isSealed ? ".age" : ""}`;

/** The series and the time of a set. */
export interface SetName {
  readonly name: string;
  readonly series: string;
  /** When it was begun, in milliseconds since 1970. */
  readonly madeAt: number;
}

/** The parts of a set's name; `null` where it is none. */
export function readSetName(name: string): SetName | null {
  const [, series = "", time = ""] = SET.exec(name) ?? [];
  const madeAt = readTime(time);
  return series === "" || Number.isNaN(madeAt) ? null : { name, series, madeAt };
}

/** An object as its name tells it. */
export type NamedObject =
  | (SetName & { readonly kind: "data" | "manifest" | "begun" })
  | (SetName & { readonly kind: "verified"; readonly at: number })
  | { readonly kind: "erased"; readonly series: string; readonly at: number; readonly isSealed: boolean };

/** The kind of an object by its name, with the parts of the name; `null` for one that is not ours. */
export function readObjectName(object: string): NamedObject | null {
  const [, series = "", time = "", sealed] = ERASED.exec(object) ?? [];
  if (series !== "") {
    const at = readTime(time);
    return Number.isNaN(at) ? null : { kind: "erased", series, at, isSealed: sealed !== undefined };
  }
  const [, name = "", , , data, manifest, , verified] = OBJECT.exec(object) ?? [];
  const set = readSetName(name);
  if (!set) return null;
  if (verified === undefined)
    return { ...set, kind: data === undefined ? (manifest === undefined ? "begun" : "manifest") : "data" };
  const at = readTime(verified);
  return Number.isNaN(at) ? null : { ...set, kind: "verified", at };
}
