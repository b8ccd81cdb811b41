/** The people of the demonstration, and the programs beside them. */

/** A table with weights: each row, and how often it comes beside the others. */
export type Weighted<T> = readonly (readonly [row: T, weight: number])[];

const SAFARI = "(KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0";

export const AGENTS: Weighted<string> = [
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 ${SAFARI}`, 44],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME} Mobile Safari/537.36`, 26],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36",
    14,
  ],
  ["Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", 4],
  [`Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 ${SAFARI}`, 6],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/141.0.0.0`, 4],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36`, 2],
];

/** Programs that follow links: previews of messengers, a crawler, a tool. */
export const BOTS: Weighted<string> = [
  ["facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)", 4],
  ["WhatsApp/2.23.20.0 A", 5],
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", 2],
  ["curl/8.11.0", 1],
];

/** Countries, ISO 3166-1, and what browsers there prefer. */
export const ORIGINS: Weighted<readonly [country: string, language: string]> = [
  [["DE", "de-DE,de;q=0.9,en;q=0.7"], 58],
  [["AT", "de-AT,de;q=0.9"], 8],
  [["CH", "de-CH,de;q=0.9,fr;q=0.6"], 6],
  [["FR", "fr-FR,fr;q=0.9"], 8],
  [["NL", "nl-NL,nl;q=0.9,en;q=0.8"], 6],
  [["GB", "en-GB,en;q=0.9"], 5],
  [["US", "en-US,en;q=0.9"], 4],
  [["PL", "pl-PL,pl;q=0.9"], 3],
  [["IT", "it-IT,it;q=0.9"], 2],
];

export const FIRST_NAMES = [
  "Anna",
  "Jonas",
  "Mira",
  "Paul",
  "Lena",
  "Yusuf",
  "Clara",
  "Emil",
  "Sofia",
  "Theo",
];
export const LAST_NAMES = [
  "Berger",
  "Kaya",
  "Lindner",
  "Moreau",
  "Novak",
  "Okafor",
  "Peters",
  "Rossi",
  "Wagner",
];
export const MESSAGES = [
  null,
  null,
  "Is there a rate for families?",
  "We loved the hall about the flood.",
  "Could I pay by invoice?",
];
