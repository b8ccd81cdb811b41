import { kept, timeFormat } from "./formats.ts";
import { language } from "./language.ts";

/** Numbers, dates and names in the browser's locale, which may be more specific than the app's language. */

/** The browser's locale in the app's language (`en-GB`), or else the language itself. */
export function locale(): string {
  const spoken = language();
  return navigator.languages.find((tag) => tag.toLowerCase().split("-")[0] === spoken) ?? spoken;
}

const numberFormat = kept((tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));
const nameFormat = kept((tag, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(tag, options));

/**
 * Makes the first formatters of numbers and times while nothing else is to do: they read the browser's tables,
 * which takes as long as to render a view.
 */
export function warmUp(): void {
  if (!("requestIdleCallback" in window)) return;
  requestIdleCallback(() => number(0.5));
  requestIdleCallback(() => dateTime(new Date().toISOString()));
}

/** `12,345` */
export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return numberFormat(locale(), options).format(value);
}

/** `12.3 %` of a share between 0 and 1. */
export function percent(share: number): string {
  return number(share, { style: "percent", maximumFractionDigits: share < 0.1 ? 1 : 0 });
}

/** The separator that spreadsheets expect in CSV: a semicolon where numbers have a decimal comma. */
export function listSeparator(): "," | ";" {
  return number(1.5).includes(",") ? ";" : ",";
}

/** `1.2 MB` */
export function bytes(count: number): string {
  const [unit, size] =
    count < 1_000_000 ? (["kilobyte", 1_000] as const) : (["megabyte", 1_000_000] as const);
  // A file that has something in it is never shown as 0 kB.
  const shown = count > 0 ? Math.max(count / size, 0.1) : 0;
  return number(shown, { style: "unit", unit, maximumFractionDigits: 1 });
}

/** `21 Nov 2026`, in the person's own time zone. @param iso - a time as the API writes it. */
export function date(iso: string): string {
  return time(iso, { dateStyle: "medium" });
}

/** `21 Nov 2026, 14:05`, in the person's own time zone. */
export function dateTime(iso: string): string {
  return time(iso, { dateStyle: "medium", timeStyle: "short" });
}

/** Any other part of a time. */
export function time(iso: string, options: Intl.DateTimeFormatOptions): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? iso : timeFormat(locale(), options).format(at);
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

/** `3 hours ago`; more than a month away it is the date. @param now - milliseconds since the epoch. */
export function ago(iso: string, now: number = Date.now()): string {
  const seconds = (Date.parse(iso) - now) / 1_000;
  if (Number.isNaN(seconds)) return iso;
  if (Math.abs(seconds) > 30 * 86_400) return date(iso);
  const [unit, size] = STEPS.find(([, each]) => Math.abs(seconds) >= each) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/** `Germany` of `DE`. */
export function country(code: string): string {
  return named(code, "region");
}

/** `German` of `de`. */
export function languageName(code: string): string {
  return named(code, "language");
}

function named(code: string, type: "region" | "language"): string {
  try {
    return nameFormat(locale(), { type }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** `Monday` or `Mon`. @param day - 1 is Monday, 7 Sunday (ISO 8601). */
export function weekday(day: number, width: "long" | "short" = "long"): string {
  // 5 January 1970 was a Monday.
  return time(new Date((3 + day) * 86_400_000).toISOString(), { weekday: width, timeZone: "UTC" });
}

/** `one, two and three` */
export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(locale()).format(parts);
}
