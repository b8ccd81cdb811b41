import { csvOf } from "../../lib/csv.ts";

/** Example rows of the common types. */
const ROWS = [
  ["type", "target", "title", "group", "shortId", "style", "filename", "url", "ssid", "password", "security"],
  ["", "https://example.com/menu", "Menu", "Tables", "", "", "table-1", "", "", "", ""],
  [
    "",
    "https://example.com/spring",
    "Poster",
    "Spring",
    "",
    '{"foreground":"#1a2b5c"}',
    "poster",
    "",
    "",
    "",
    "",
  ],
  ["url", "", "Website", "", "", "", "website", "https://example.com", "", "", ""],
  ["wifi", "", "Guest Wi-Fi", "", "", "", "wifi", "", "Guests", "welcome-in-2026", "WPA"],
] as const;

/** The template as a CSV file for spreadsheets. Tracked codes have a target, static ones have none. */
export function templateCsv(): string {
  return csvOf(ROWS);
}
