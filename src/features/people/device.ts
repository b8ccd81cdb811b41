/** A browser in words, such as "Firefox on Linux"; "" where nothing is known of it. */
export function deviceName({ browser, system }: { browser: string | null; system: string | null }): string {
  if (browser === null || system === null) return browser ?? system ?? "";
  return `${browser} on ${system}`;
}
