import type { Dimension } from "../../../analytics/model.ts";
import { country, languageName } from "../../lib/format.ts";
import type { Wording } from "./texts.ts";

/** The service's name for the values beyond the 200 most frequent. */
const REST = "other";

const NAMERS: Readonly<Record<Dimension, (value: string, t: Wording) => string>> = {
  country: (value) => country(value),
  device: (value, t) => deviceName(value, t),
  system: (value) => value,
  browser: (value) => value,
  language: (value) => languageName(value),
  referrer: (value) => value,
  destination: destinationName,
};

/** The display name of a breakdown's value. */
export function valueName(dimension: Dimension, value: string | null, t: Wording): string {
  if (value === null) return dimension === "referrer" ? t.noReferrer : t.unknown;
  if (value === REST && dimension !== "device") return t.other;
  return NAMERS[dimension](value, t);
}

/** The display name of a destination. Rules keep the names that their owners gave them. */
function destinationName(value: string, t: Wording): string {
  const names = new Map([
    ["default", t.toTarget],
    ["page", t.toPage],
    ["fallback", t.toFallback],
  ]);
  return names.get(value) ?? value;
}

/** The display name of a device class. */
export function deviceName(
  value: string,
  t: Pick<Wording, "mobile" | "tablet" | "desktop" | "bot" | "otherDevice">,
): string {
  const names: Readonly<Record<string, string>> = {
    mobile: t.mobile,
    tablet: t.tablet,
    desktop: t.desktop,
    bot: t.bot,
    other: t.otherDevice,
  };
  return names[value] ?? value;
}
