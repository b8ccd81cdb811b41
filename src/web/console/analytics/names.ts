import { country, languageName } from "../../lib/format.ts";
import { nameOfType } from "../gs1/links.ts";
import type { Words } from "../../texts/texts.ts";

/** The service's name for the values beyond the 200 most frequent. */
const REST = "other";

type Namer = (value: string, words: Words["analytics"]) => string;

const NAMERS = {
  country: (value) => country(value),
  device: (value, words) => deviceName(value, words),
  system: (value) => value,
  browser: (value) => value,
  language: (value) => languageName(value),
  referrer: (value) => value,
  destination: destinationName,
} satisfies Readonly<Record<string, Namer>>;

/** Something that scans are counted by. */
export type Dimension = keyof typeof NAMERS;

/** The display name of a breakdown's value. */
export function valueName(dimension: Dimension, value: string | null, words: Words["analytics"]): string {
  if (value === null) return dimension === "referrer" ? words.noReferrer : words.unknown;
  if (value === REST && dimension !== "device") return words.other;
  return NAMERS[dimension](value, words);
}

/** The display name of a destination. Rules keep the names that their owners gave them. */
function destinationName(value: string, words: Words["analytics"]): string {
  const names = new Map([
    ["default", words.toTarget],
    ["page", words.toPage],
    ["fallback", words.toFallback],
  ]);
  return names.get(value) ?? nameOfType(value, words.linkTypes);
}

/** The display name of a device class. */
export function deviceName(
  value: string,
  words: Pick<Words["analytics"], "mobile" | "tablet" | "desktop" | "bot" | "otherDevice">,
): string {
  const names: Readonly<Record<string, string>> = {
    mobile: words.mobile,
    tablet: words.tablet,
    desktop: words.desktop,
    bot: words.bot,
    other: words.otherDevice,
  };
  return names[value] ?? value;
}
